//! The canonical form of a rule: parsing it gives the same rule.

use super::clauses::PREFIX;
use super::tree::{Binder, Clause, Condition, Expression, Function, Item, Part, Rule, Set, Yield};
use crate::length_set::LengthSet;

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut writer = Writer { out: String::new(), names: &self.names, bound: &[] };
        writer.rule(self);
        f.write_str(&writer.out)
    }
}

struct Writer<'a> {
    out: String,
    names: &'a [String],
    bound: &'a [String],
}

impl<'a> Writer<'a> {
    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn number(&mut self, number: i64) {
        self.text(&number.to_string());
    }

    fn list<T>(&mut self, items: &[T], between: &str, mut write: impl FnMut(&mut Self, &T)) {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.text(between);
            }
            write(self, item);
        }
    }

    fn rule(&mut self, rule: &'a Rule) {
        self.text(PREFIX);
        self.text("(");
        self.position(&rule.names);
        self.text(" to ");
        for (index, clause) in rule.clauses.iter().enumerate() {
            if index > 0 {
                self.text("; ");
            }
            self.clause(clause);
        }
        if !rule.board.is_empty() {
            self.text(" on ");
            self.list(&rule.board, " x ", |writer, (least, greatest)| {
                writer.number(*least);
                writer.text("..");
                writer.number(*greatest);
            });
        }
        if !rule.walls.is_empty() {
            self.text(" without ");
            self.list(&rule.walls, ", ", |writer, wall| {
                if wall.len() == 1 {
                    writer.number(wall[0]);
                } else {
                    writer.text("(");
                    writer.list(wall, ",", |writer, number| writer.number(*number));
                    writer.text(")");
                }
            });
        }
        self.text(")");
    }

    fn position(&mut self, names: &[String]) {
        if names.len() == 1 {
            return self.text(&names[0]);
        }
        self.text("(");
        self.list(names, ",", |writer, name| writer.text(name));
        self.text(")");
    }

    fn clause(&mut self, clause: &'a Clause) {
        self.bound = &clause.names;
        self.list(&clause.results, " or ", Self::result);
        let mut slot = 0;
        for (index, binder) in clause.binders.iter().enumerate() {
            self.text(if index == 0 { " for " } else { ", " });
            self.text(&clause.names[slot]);
            match binder {
                Binder::In(set) => {
                    self.text(" in ");
                    self.set(set);
                }
                Binder::Equals(number) => {
                    self.text(" = ");
                    self.expression(number, 0);
                }
                Binder::Sum(sum) => {
                    self.text("+");
                    self.text(&clause.names[slot + 1]);
                    self.text(" = ");
                    self.expression(sum, 0);
                }
            }
            slot += binder.names();
        }
        if let Some(condition) = &clause.condition {
            self.text(" if ");
            self.condition(condition, 0);
        }
    }

    fn result(&mut self, result: &Yield) {
        match result {
            Yield::Heaps { distinct } => self.text(if *distinct { "distinct heaps" } else { "heaps" }),
            Yield::Sum(parts) => self.list(parts, " and ", Self::part),
        }
    }

    fn part(&mut self, part: &Part) {
        if let Some(count) = &part.count {
            self.expression(count, 0);
            self.text(" heaps of ");
        }
        if let [only] = &part.coordinates[..] {
            return self.expression(only, 0);
        }
        self.text("(");
        self.list(&part.coordinates, ",", |writer, one| writer.expression(one, 0));
        self.text(")");
    }

    fn set(&mut self, set: &Set) {
        self.list(&set.items, " or ", Self::item);
        if let Some(up_to) = &set.up_to {
            self.text(" up to ");
            self.expression(up_to, 0);
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Range(from, to) => {
                self.expression(from, 0);
                self.text("..");
                self.expression(to, 0);
            }
            Item::List(numbers) => {
                self.text("{");
                self.list(numbers, ",", |writer, number| writer.expression(number, 0));
                self.text("}");
            }
            Item::Divisors { proper, of } => {
                self.text(if *proper { "proper divisors of " } else { "divisors of " });
                self.expression(of, 0);
            }
            Item::Coprime(to) => {
                self.text("coprime to ");
                self.expression(to, 0);
            }
            Item::Powers(base) => {
                self.text("powers of ");
                self.expression(base, 0);
            }
            Item::Named(LengthSet::PrimePowers) => self.text("prime powers"),
            Item::Named(set) => self.text(&set.to_string()),
        }
    }

    /// `tightness`: 0 for anything, 1 inside of `and`, 2 after `not`.
    fn condition(&mut self, condition: &Condition, tightness: u8) {
        let own = match condition {
            Condition::Or(_) => 0,
            Condition::And(_) => 1,
            _ => 2,
        };
        if own < tightness {
            self.text("(");
            self.condition(condition, 0);
            return self.text(")");
        }
        let said = |writer: &mut Self, number: &Expression, word: &str| {
            writer.expression(number, 0);
            writer.text(word);
        };
        match condition {
            // An `or` in an `or`, and so on, was in parentheses.
            Condition::Or(parts) => self.list(parts, " or ", |writer, part| writer.condition(part, 1)),
            Condition::And(parts) => self.list(parts, " and ", |writer, part| writer.condition(part, 2)),
            Condition::Not(inner) => {
                self.text("not ");
                self.condition(inner, 2);
            }
            Condition::Chain(numbers, relations) => {
                self.expression(&numbers[0], 0);
                for (number, relation) in numbers[1..].iter().zip(relations) {
                    self.text(" ");
                    self.text(relation.sign());
                    self.text(" ");
                    self.expression(number, 0);
                }
            }
            Condition::Even(number) => said(self, number, " even"),
            Condition::Odd(number) => said(self, number, " odd"),
            Condition::Prime(number) => said(self, number, " prime"),
            Condition::Square(number) => said(self, number, " square"),
            Condition::Divides(divisor, number) => {
                said(self, divisor, " divides ");
                self.expression(number, 0);
            }
            Condition::In(number, set) => {
                said(self, number, " in ");
                self.set(set);
            }
        }
    }

    /// Writes an expression, in parentheses if it binds less tightly than `tightness`.
    fn expression(&mut self, expression: &Expression, tightness: u8) {
        match expression {
            Expression::Number(number) => self.number(*number),
            Expression::Name(slot) => {
                let bound = slot.checked_sub(self.names.len());
                let name = bound.map_or_else(|| &self.names[*slot], |bound| &self.bound[bound]);
                self.out.push_str(name);
            }
            Expression::Negative(inner) => {
                self.text("-");
                self.expression(inner, 4);
            }
            Expression::Binary(operator, operands) => {
                let (sign, own) = operator.written();
                if own < tightness {
                    self.text("(");
                }
                self.expression(&operands.0, own);
                self.text(sign);
                self.expression(&operands.1, own + 1);
                if own < tightness {
                    self.text(")");
                }
            }
            Expression::Call(function, arguments) => {
                let name =
                    Function::ALL.iter().find(|(_, known)| known == function).map_or("", |found| found.0);
                self.text(name);
                self.text("(");
                self.list(arguments, ",", |writer, argument| writer.expression(argument, 0));
                self.text(")");
            }
        }
    }
}
