//! Expressions and conditions of all rows of a frame, by walking the tree once.

use super::column::{Column, UNDEFINED};
use crate::rule::{self, Condition, Expression, Function, Operator, Relation, call, is_prime, is_square};

/// Rows of numbers: a column for each name that is bound so far, the heap first.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) rows: usize,
    pub(super) names: Vec<Column>,
}

impl Frame {
    pub(super) fn pick(&self, rows: &[u32]) -> Self {
        Self { rows: rows.len(), names: self.names.iter().map(|name| name.pick(rows)).collect() }
    }

    pub(super) fn repeat(&self, row: usize, rows: usize) -> Self {
        // With room for the names of a loop.
        let mut names = Vec::with_capacity(self.names.len() + 2);
        names.extend(self.names.iter().map(|name| Column::same(name.at(row), rows)));
        Self { rows, names }
    }

    pub(super) fn keep(&mut self, condition: &Condition) {
        let truth = self.truth(condition);
        if truth.low != 1 {
            self.keep_rows(&truth.rows_with(1));
        }
    }

    /// Keeps these rows, which ascend.
    pub(super) fn keep_rows(&mut self, rows: &[u32]) {
        if rows.len() < self.rows {
            *self = self.pick(rows);
        }
    }

    /// Binds a name to an expression; drops the rows in which it is undefined.
    pub(super) fn bind(&mut self, expression: &Expression) {
        let numbers = self.number(expression);
        let is_defined = numbers.low != UNDEFINED;
        let rows = if is_defined { Vec::new() } else { numbers.rows_defined() };
        self.names.push(numbers);
        if !is_defined {
            *self = self.pick(&rows);
        }
    }

    pub(super) fn number(&self, expression: &Expression) -> Column {
        match expression {
            Expression::Number(number) => Column::same(*number, self.rows),
            Expression::Name(slot) => self.names[*slot].clone(),
            Expression::Negative(inner) => {
                Column::same(0, self.rows).binary(Operator::Subtract, &self.number(inner))
            }
            Expression::Binary(operator, operands) => {
                self.number(&operands.0).binary(*operator, &self.number(&operands.1))
            }
            Expression::Call(function, arguments) => {
                let first = self.number(&arguments[0]);
                match &arguments[1..] {
                    [] if *function == Function::Floor => first,
                    [] => first.each(|number| call(*function, number, number)),
                    more => more.iter().fold(first, |a, b| a.call(*function, &self.number(b))),
                }
            }
        }
    }

    pub(super) fn truth(&self, condition: &Condition) -> Column {
        let truth = |truth: bool| Some(i64::from(truth));
        match condition {
            Condition::And(parts) => self.joined(parts, Column::and),
            Condition::Or(parts) => self.joined(parts, Column::or),
            Condition::Not(inner) => self.truth(inner).each(|truth| Some(1 - truth)),
            Condition::Chain(numbers, relations) => {
                let pairs = numbers.windows(2).zip(relations);
                let mut truths = pairs
                    .map(|(pair, &relation)| self.number(&pair[0]).related(relation, &self.number(&pair[1])));
                let first = truths.next().unwrap_or(Column::same(1, self.rows));
                truths.fold(first, |all, next| all.and(&next))
            }
            Condition::Even(number) => self.number(number).each(|number| Some(1 - (number & 1))),
            Condition::Odd(number) => self.number(number).each(|number| Some(number & 1)),
            Condition::Prime(number) => self.number(number).each(|number| truth(is_prime(number))),
            Condition::Square(number) => self.number(number).each(|number| truth(is_square(number))),
            Condition::Divides(divisor, number) => {
                let (divisor, number) = (self.number(divisor), self.number(number));
                if divisor.low < 1 {
                    let divides = |a: i64, b: i64| if a == 0 { b == 0 } else { b % a == 0 };
                    return divisor.pairs(&number, |a, b| truth(divides(a, b)));
                }
                let zero = Column::same(0, self.rows);
                number.binary(Operator::Modulo, &divisor).related(Relation::Equal, &zero)
            }
            Condition::In(..) => {
                let mut names = Vec::new();
                let truths = (0..self.rows).map(|row| {
                    self.row(row, &mut names);
                    rule::condition(condition, &names).map_or(UNDEFINED, i64::from)
                });
                Column::list(truths.collect())
            }
        }
    }

    pub(super) fn row(&self, row: usize, names: &mut Vec<i64>) {
        names.clear();
        names.extend(self.names.iter().map(|name| name.at(row)));
    }

    fn joined(&self, parts: &[Condition], join: fn(Column, &Column) -> Column) -> Column {
        let mut truths = parts.iter().map(|part| self.truth(part));
        let first = truths.next().unwrap_or(Column::same(1, self.rows));
        truths.fold(first, |all, next| join(all, &next))
    }
}
