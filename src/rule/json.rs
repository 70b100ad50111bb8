use super::tree::{
    Binder, Clause, Condition, Expression, Function, Item, Operator, Part, Relation, Rule, Set, Yield,
};
use crate::length_set::LengthSet;

impl Rule {
    /// The syntax tree as JSON: what the rule means, for programs that are to run or to write it.
    ///
    /// An object with `coordinates`, `clauses` and, where the rule has them, `board` and `walls`;
    /// `RuleTree` in the declarations of the package describes it in full. Time and space O(length
    /// of the rule).
    ///
    /// ```
    /// use grundyscope::ruleset::Rule;
    /// let tree = Rule::parse("n to n-1 on 0..9").unwrap().tree();
    /// assert!(tree.starts_with(r#"{"coordinates":["n"],"clauses":[{"results":[{"kind":"sum","#));
    /// assert!(tree.ends_with(r#""board":[{"from":0,"to":9}]}"#));
    /// ```
    #[must_use]
    pub fn tree(&self) -> String {
        let mut writer = Writer { out: String::new(), names: &self.names, bound: &[] };
        writer.rule(self);
        writer.out
    }
}

struct Writer<'a> {
    out: String,
    names: &'a [String],
    bound: &'a [String],
}

impl<'a> Writer<'a> {
    // Not inlined: it is called from everywhere.
    #[inline(never)]
    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// A text in quotes: names and signs have no character to escape.
    fn quoted(&mut self, text: &str) {
        self.text("\"");
        self.text(text);
        self.text("\"");
    }

    fn kind(&mut self, kind: &str) {
        self.text("{\"kind\":");
        self.quoted(kind);
    }

    fn field(&mut self, name: &str) {
        self.text(",");
        self.quoted(name);
        self.text(":");
    }

    fn list<T>(&mut self, items: &[T], write: fn(&mut Self, &T)) {
        self.text("[");
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.text(",");
            }
            write(self, item);
        }
        self.text("]");
    }

    fn rule(&mut self, rule: &'a Rule) {
        self.text("{\"coordinates\":");
        self.list(&rule.names, |writer, name| writer.quoted(name));
        self.text(",\"clauses\":[");
        for (index, clause) in rule.clauses.iter().enumerate() {
            if index > 0 {
                self.text(",");
            }
            self.bound = &clause.names;
            self.clause(clause);
        }
        self.text("]");
        if !rule.board.is_empty() {
            self.field("board");
            self.list(&rule.board, |writer, (from, to)| {
                writer.text(&format!("{{\"from\":{from},\"to\":{to}}}"));
            });
        }
        if !rule.walls.is_empty() {
            self.field("walls");
            self.list(&rule.walls, |writer, wall| {
                writer.list(wall, |writer, number| writer.text(&number.to_string()));
            });
        }
        self.text("}");
    }

    fn clause(&mut self, clause: &Clause) {
        self.text("{\"results\":");
        self.list(&clause.results, Self::result);
        self.text(",\"binders\":[");
        let mut slot = 0;
        for (index, binder) in clause.binders.iter().enumerate() {
            if index > 0 {
                self.text(",");
            }
            self.binder(binder, &clause.names[slot..]);
            slot += binder.names();
        }
        self.text("]");
        if let Some(condition) = &clause.condition {
            self.field("condition");
            self.condition(condition);
        }
        self.text("}");
    }

    fn result(&mut self, result: &Yield) {
        match result {
            Yield::Heaps { distinct } => {
                self.kind("heaps");
                self.field("distinct");
                self.text(if *distinct { "true" } else { "false" });
            }
            Yield::Sum(parts) => {
                self.kind("sum");
                self.field("parts");
                self.list(parts, Self::part);
            }
        }
        self.text("}");
    }

    fn part(&mut self, part: &Part) {
        if let (Some(count), [heap]) = (&part.count, &part.coordinates[..]) {
            self.kind("copies");
            self.number("count", count);
            self.number("heap", heap);
        } else {
            self.kind("position");
            self.field("coordinates");
            self.list(&part.coordinates, Self::expression);
        }
        self.text("}");
    }

    fn binder(&mut self, binder: &Binder, names: &[String]) {
        match binder {
            Binder::In(set) => {
                self.kind("in");
                self.field("name");
                self.quoted(&names[0]);
                self.field("set");
                self.set(set);
            }
            Binder::Equals(number) => {
                self.kind("value");
                self.field("name");
                self.quoted(&names[0]);
                self.number("value", number);
            }
            Binder::Sum(sum) => {
                self.kind("parts");
                self.field("names");
                self.list(&names[..2], |writer, name| writer.quoted(name));
                self.number("sum", sum);
            }
        }
        self.text("}");
    }

    fn set(&mut self, set: &Set) {
        self.text("{\"items\":");
        self.list(&set.items, Self::item);
        if let Some(up_to) = &set.up_to {
            self.number("upTo", up_to);
        }
        self.text("}");
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Range(from, to) => {
                self.kind("range");
                self.number("from", from);
                self.number("to", to);
            }
            Item::List(numbers) => {
                self.kind("list");
                self.field("numbers");
                self.list(numbers, Self::expression);
            }
            Item::Divisors { proper, of } => {
                self.kind("divisors");
                self.field("proper");
                self.text(if *proper { "true" } else { "false" });
                self.number("of", of);
            }
            Item::Coprime(to) => {
                self.kind("coprime");
                self.number("to", to);
            }
            Item::Powers(base) => {
                self.kind("powers");
                self.number("base", base);
            }
            Item::Named(LengthSet::PowersOf(base)) => {
                self.kind("powers");
                self.number("base", &Expression::Number((*base).into()));
            }
            Item::Named(LengthSet::Polygonal(sides)) => {
                self.kind("named");
                self.text(&format!(",\"name\":\"polygonal\",\"sides\":{sides}"));
            }
            Item::Named(set) => {
                self.kind("named");
                self.field("name");
                self.quoted(&set.to_string());
            }
        }
        self.text("}");
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::And(parts) | Condition::Or(parts) => {
                self.kind(if matches!(condition, Condition::And(_)) { "and" } else { "or" });
                self.field("conditions");
                self.list(parts, Self::condition);
            }
            Condition::Not(inner) => {
                self.kind("not");
                self.field("condition");
                self.condition(inner);
            }
            Condition::Chain(numbers, relations) => {
                self.kind("comparison");
                self.field("operands");
                self.list(numbers, Self::expression);
                self.field("operators");
                self.list(relations, |writer, relation: &Relation| writer.quoted(relation.sign()));
            }
            Condition::Even(number) => self.test("even", number),
            Condition::Odd(number) => self.test("odd", number),
            Condition::Prime(number) => self.test("prime", number),
            Condition::Square(number) => self.test("square", number),
            Condition::Divides(divisor, number) => {
                self.kind("divides");
                self.number("divisor", divisor);
                self.number("of", number);
            }
            Condition::In(number, set) => {
                self.kind("in");
                self.number("number", number);
                self.field("set");
                self.set(set);
            }
        }
        self.text("}");
    }

    fn test(&mut self, test: &str, of: &Expression) {
        self.kind("test");
        self.field("test");
        self.quoted(test);
        self.number("of", of);
    }

    fn number(&mut self, name: &str, expression: &Expression) {
        self.field(name);
        self.expression(expression);
    }

    fn expression(&mut self, expression: &Expression) {
        match expression {
            Expression::Number(number) => {
                self.kind("number");
                self.field("value");
                self.text(&number.to_string());
            }
            Expression::Name(slot) => {
                self.kind("name");
                self.field("name");
                let bound = slot.checked_sub(self.names.len());
                let name = bound.map_or_else(|| &self.names[*slot], |bound| &self.bound[bound]);
                self.quoted(name);
            }
            Expression::Negative(inner) => {
                self.kind("negative");
                self.number("of", inner);
            }
            Expression::Binary(operator, operands) => self.operation(*operator, operands),
            Expression::Call(function, arguments) => {
                let known = Function::ALL.iter().find(|(_, known)| known == function);
                self.kind("call");
                self.field("function");
                self.quoted(known.map_or("", |found| found.0));
                self.field("arguments");
                self.list(arguments, Self::expression);
            }
        }
        self.text("}");
    }

    fn operation(&mut self, operator: Operator, operands: &(Expression, Expression)) {
        self.kind("operation");
        self.field("operator");
        self.quoted(operator.written().0.trim());
        self.number("left", &operands.0);
        self.number("right", &operands.1);
    }
}
