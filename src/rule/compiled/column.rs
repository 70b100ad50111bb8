//! Columns: a number for each row of a frame. Operations work on whole columns, and bounds of the
//! operands tell beforehand whether a result can be undefined, so that most loops have no checks.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "numbers are within 2^53, and not negative where they are cast"
)]

use crate::rule::{self, Function, MAX_NUMBER, Operator, Relation};
use std::sync::Arc;

/// What is not defined. Truth values are 0 and 1.
pub(super) const UNDEFINED: i64 = i64::MIN;

#[derive(Clone, Debug)]
pub(super) struct Column {
    pub(super) rows: usize,
    /// Bounds of the numbers; `low` is [`UNDEFINED`] if some may be undefined.
    pub(super) low: i64,
    pub(super) high: i64,
    pub(super) numbers: Numbers,
}

#[derive(Clone, Debug)]
pub(super) enum Numbers {
    /// The first number, and the step from row to row; the step is 0 if the number is undefined.
    Line(i64, i64),
    List(List),
}

/// The numbers of a list from `begin` on, each times `factor`, plus `offset`. If that changes them,
/// then all of these numbers are below [`SMALL`].
#[derive(Clone, Debug)]
pub(super) struct List {
    pub(super) numbers: Arc<Vec<i64>>,
    pub(super) begin: usize,
    pub(super) factor: i64,
    pub(super) offset: i64,
    /// Whether the numbers of the list are known to ascend.
    pub(super) ascending: bool,
}

impl List {
    pub(super) fn iter(&self, rows: usize) -> impl DoubleEndedIterator<Item = i64> + ExactSizeIterator + '_ {
        let (factor, offset) = (self.factor, self.offset);
        self.numbers[self.begin..self.begin + rows].iter().map(move |number| factor * number + offset)
    }

    fn at(&self, row: usize) -> i64 {
        self.factor * self.numbers[self.begin + row] + self.offset
    }
}

/// Products of numbers below this and of their sums do not overflow.
const SMALL: i64 = 1 << 30;

impl Column {
    pub(super) const fn same(number: i64, rows: usize) -> Self {
        Self { rows, low: number, high: number, numbers: Numbers::Line(number, 0) }
    }

    pub(super) fn line(first: i64, step: i64, rows: usize) -> Self {
        if rows < 2 || step == 0 {
            return Self::same(first, rows);
        }
        let last = first + step * (rows as i64 - 1);
        Self { rows, low: first.min(last), high: first.max(last), numbers: Numbers::Line(first, step) }
    }

    pub(super) fn list(numbers: Vec<i64>) -> Self {
        if let [number] = numbers[..] {
            return Self::same(number, 1);
        }
        let low = numbers.iter().copied().min().unwrap_or(0);
        let high = numbers.iter().copied().max().unwrap_or(0);
        Self::within(low, high, numbers)
    }

    fn within(low: i64, high: i64, numbers: Vec<i64>) -> Self {
        let rows = numbers.len();
        let list = List { numbers: Arc::new(numbers), begin: 0, factor: 1, offset: 0, ascending: false };
        Self { rows, low, high, numbers: Numbers::List(list) }
    }

    /// Some numbers of an ascending list, at least one.
    pub(super) fn ascending(numbers: &Arc<Vec<i64>>, begin: usize, rows: usize) -> Self {
        let (low, high) = (numbers[begin], numbers[begin + rows - 1]);
        let list = List { numbers: numbers.clone(), begin, factor: 1, offset: 0, ascending: true };
        Self { rows, low, high, numbers: Numbers::List(list) }
    }

    /// The numbers times a factor, plus an offset, if the form shows it.
    fn scaled(&self, factor: i64, offset: i64) -> Option<Self> {
        let Numbers::List(list) = &self.numbers else { return None };
        let (times, plus) =
            (list.factor.checked_mul(factor)?, list.offset.checked_mul(factor)?.checked_add(offset)?);
        let all = [self.low, self.high, times, plus];
        all.iter().all(|number| number.unsigned_abs() < SMALL.unsigned_abs()).then_some(())?;
        let (a, b) = (self.low * factor + offset, self.high * factor + offset);
        let numbers = Numbers::List(List { factor: times, offset: plus, ..list.clone() });
        Some(Self { rows: self.rows, low: a.min(b), high: a.max(b), numbers })
    }

    /// The number that all rows have, if the form shows it.
    pub(super) const fn is_same(&self) -> Option<i64> {
        if let Numbers::Line(number, 0) = self.numbers { Some(number) } else { None }
    }

    pub(super) fn at(&self, row: usize) -> i64 {
        match &self.numbers {
            Numbers::Line(first, step) => first + step * row as i64,
            Numbers::List(list) => list.at(row),
        }
    }

    /// The numbers as heaps; what is too large for one becomes the largest.
    pub(super) fn heaps(&self) -> Vec<u32> {
        let fit = self.low >= 0 && self.high <= u32::MAX.into();
        let heap = |number: i64| {
            if fit { number as u32 } else { u32::try_from(number).unwrap_or(u32::MAX) }
        };
        match &self.numbers {
            Numbers::Line(first, step) => (0..self.rows as i64).map(|row| heap(first + step * row)).collect(),
            Numbers::List(list) => list.iter(self.rows).map(heap).collect(),
        }
    }

    fn into_list(self) -> Vec<i64> {
        match self.numbers {
            Numbers::Line(first, 0) => vec![first; self.rows],
            Numbers::Line(first, step) => (0..self.rows as i64).map(|row| first + step * row).collect(),
            Numbers::List(List { numbers, begin: 0, factor: 1, offset: 0, .. })
                if numbers.len() == self.rows =>
            {
                Arc::unwrap_or_clone(numbers)
            }
            Numbers::List(list) => list.iter(self.rows).collect(),
        }
    }

    /// The numbers of some rows, ascending or repeated.
    pub(super) fn pick(&self, rows: &[u32]) -> Self {
        let numbers = match &self.numbers {
            &Numbers::Line(number, 0) => return Self::same(number, rows.len()),
            &Numbers::Line(first, step) => {
                let begin = rows.first().map_or(0, |&row| row);
                if rows.iter().zip(begin..).all(|(&row, next)| row == next) {
                    return Self::line(first + step * i64::from(begin), step, rows.len());
                }
                rows.iter().map(|&row| first + step * i64::from(row)).collect()
            }
            Numbers::List(list) => rows.iter().map(|&row| list.at(row as usize)).collect(),
        };
        if self.low == UNDEFINED {
            return Self::list(numbers);
        }
        Self::within(self.low, self.high, numbers)
    }

    pub(super) fn rows_with(&self, wanted: i64) -> Vec<u32> {
        self.rows_where(|number| number == wanted)
    }

    pub(super) fn rows_defined(&self) -> Vec<u32> {
        self.rows_where(|number| number != UNDEFINED)
    }

    pub(super) fn rows_where(&self, is: impl Fn(i64) -> bool) -> Vec<u32> {
        let mut rows = vec![0; self.rows];
        let mut found = 0;
        let mut add = |row: usize, number: i64| {
            rows[found] = row as u32;
            found += usize::from(is(number));
        };
        match &self.numbers {
            Numbers::List(list) => {
                list.iter(self.rows).enumerate().for_each(|(row, number)| add(row, number));
            }
            Numbers::Line(..) => (0..self.rows).for_each(|row| add(row, self.at(row))),
        }
        rows.truncate(found);
        rows
    }

    pub(super) fn each(self, result: impl Fn(i64) -> Option<i64>) -> Self {
        let of = |number| if number == UNDEFINED { UNDEFINED } else { result(number).unwrap_or(UNDEFINED) };
        if let Some(number) = self.is_same() {
            return Self::same(of(number), self.rows);
        }
        let mut numbers = self.into_list();
        for number in &mut numbers {
            *number = of(*number);
        }
        Self::list(numbers)
    }

    pub(super) fn pairs(self, other: &Self, result: impl Fn(i64, i64) -> Option<i64>) -> Self {
        self.all_pairs(other, |a, b| {
            if a == UNDEFINED || b == UNDEFINED { UNDEFINED } else { result(a, b).unwrap_or(UNDEFINED) }
        })
    }

    fn all_pairs(self, other: &Self, result: impl Fn(i64, i64) -> i64) -> Self {
        if let (Some(a), Some(b)) = (self.is_same(), other.is_same()) {
            return Self::same(result(a, b), self.rows);
        }
        Self::list(self.zipped(other, result))
    }

    fn zip(self, other: &Self, (low, high): (i64, i64), result: impl Fn(i64, i64) -> i64) -> Self {
        Self::within(low, high, self.zipped(other, result))
    }

    fn map(self, (low, high): (i64, i64), result: impl Fn(i64) -> i64) -> Self {
        let mut numbers = self.into_list();
        for number in &mut numbers {
            *number = result(*number);
        }
        Self::within(low, high, numbers)
    }

    /// One loop for each operation keeps the module small: both operands become lists.
    fn zipped(self, other: &Self, result: impl Fn(i64, i64) -> i64) -> Vec<i64> {
        let mut numbers = self.into_list();
        let others = other.clone().into_list();
        numbers.iter_mut().zip(&others).for_each(|(a, &b)| *a = result(*a, b));
        numbers
    }

    pub(super) fn binary(self, operator: Operator, other: &Self) -> Self {
        let exact = |a: i64, b: i64| rule::binary(operator, a, b);
        let (both_same, ends) =
            (self.is_same().is_some() && other.is_same().is_some(), bounds(&self, other, operator));
        let (Some(ends), false) = (ends, both_same) else { return self.pairs(other, exact) };
        let scaled = match (operator, self.is_same(), other.is_same()) {
            (Operator::Add, Some(a), _) => other.scaled(1, a),
            (Operator::Add, _, Some(b)) => self.scaled(1, b),
            (Operator::Subtract, Some(a), _) => other.scaled(-1, a),
            (Operator::Subtract, _, Some(b)) => self.scaled(1, -b),
            (Operator::Multiply, Some(a), _) => other.scaled(a, 0),
            (Operator::Multiply, _, Some(b)) => self.scaled(b, 0),
            _ => None,
        };
        if let Some(scaled) = scaled {
            return scaled;
        }
        let small = self.low >= 0 && self.high < 1 << 31 && other.high < 1 << 31;
        match (operator, &self.numbers, &other.numbers) {
            (Operator::Add, &Numbers::Line(a, s), &Numbers::Line(b, t)) => {
                Self::line(a + b, s + t, self.rows)
            }
            (Operator::Subtract, &Numbers::Line(a, s), &Numbers::Line(b, t)) => {
                Self::line(a - b, s - t, self.rows)
            }
            (Operator::Multiply, &Numbers::Line(a, s), &Numbers::Line(b, t)) if s == 0 || t == 0 => {
                Self::line(a * b, a * t + b * s, self.rows)
            }
            (Operator::Add, ..) => self.zip(other, ends, |a, b| a + b),
            (Operator::Subtract, ..) => self.zip(other, ends, |a, b| a - b),
            (Operator::Multiply, ..) => self.zip(other, ends, |a, b| a * b),
            (Operator::Xor, ..) => self.zip(other, ends, |a, b| a ^ b),
            // For a below 2^31 and 2^(s-1) < d <= 2^s: the factor exceeds 2^(31+s)/d by at most 1,
            // so that the product exceeds a 2^(31+s)/d by less than 2^(31+s)/d.
            (_, _, &Numbers::Line(d, 0)) if small => {
                let shift = 31 + (d as u64).next_power_of_two().trailing_zeros();
                let factor = (1u64 << shift) / d as u64 + 1;
                let quotient = move |a: i64| ((a as u64 * factor) >> shift) as i64;
                if operator == Operator::Divide {
                    self.map(ends, quotient)
                } else {
                    self.map(ends, |a| a - quotient(a) * d)
                }
            }
            (Operator::Divide, ..) if small => {
                self.zip(other, ends, |a, b| i64::from(a as u32 / (b as u32).max(1)))
            }
            _ if small => self.zip(other, ends, |a, b| i64::from(a as u32 % (b as u32).max(1))),
            (Operator::Divide, ..) => self.zip(other, ends, i64::div_euclid),
            _ => self.zip(other, ends, i64::rem_euclid),
        }
    }

    pub(super) fn call(self, function: Function, other: &Self) -> Self {
        let is_defined = self.low != UNDEFINED && other.low != UNDEFINED && self.rows > 1;
        let (low, high) = (self.low.min(other.low), self.high.max(other.high));
        match function {
            Function::Min if is_defined => self.zip(other, (low, high), i64::min),
            Function::Max if is_defined => self.zip(other, (low, high), i64::max),
            _ => self.pairs(other, |a, b| rule::call(function, a, b)),
        }
    }

    pub(super) fn related(self, relation: Relation, other: &Self) -> Self {
        if self.low == UNDEFINED || other.low == UNDEFINED {
            return self.pairs(other, |a, b| Some(relation.holds(a, b).into()));
        }
        let [one, two] = [relation.holds(self.low, other.high), relation.holds(self.high, other.low)];
        let is_certain = match relation {
            Relation::Equal | Relation::Unequal => {
                let are_same = self.low == self.high && other.low == other.high;
                are_same || self.high < other.low || other.high < self.low
            }
            _ => one == two,
        };
        if is_certain {
            return Self::same(one.into(), self.rows);
        }
        let truth = match relation {
            Relation::Equal | Relation::Unequal => self.zip(other, (0, 1), |a, b| (a == b).into()),
            Relation::Less | Relation::AtLeast => self.zip(other, (0, 1), |a, b| (a < b).into()),
            Relation::Greater | Relation::AtMost => self.zip(other, (0, 1), |a, b| (a > b).into()),
        };
        match relation {
            Relation::Unequal | Relation::AtLeast | Relation::AtMost => truth.map((0, 1), |truth| 1 - truth),
            _ => truth,
        }
    }

    /// Kleene's `and`: false if one is false, even if the other one is undefined.
    pub(super) fn and(self, other: &Self) -> Self {
        if self.is_same() == Some(1) {
            return other.clone();
        }
        self.all_pairs(other, |a, b| if a == 0 || b == 0 { 0 } else { a.min(b) })
    }

    /// Kleene's `or`.
    pub(super) fn or(self, other: &Self) -> Self {
        if self.is_same() == Some(0) {
            return other.clone();
        }
        self.all_pairs(other, |a, b| if a == 1 || b == 1 { 1 } else { a.min(b) })
    }
}

/// The bounds of a defined result, reached at bounds of operands: operators are monotone.
fn bounds(a: &Column, b: &Column, operator: Operator) -> Option<(i64, i64)> {
    if a.low == UNDEFINED || b.low == UNDEFINED {
        return None;
    }
    match operator {
        Operator::Divide | Operator::Modulo if b.low < 1 => None,
        Operator::Modulo => Some((0, b.high - 1)),
        Operator::Xor if a.low < 0 || b.low < 0 => None,
        Operator::Xor => {
            let end = (a.high.max(b.high) + 1).cast_unsigned().next_power_of_two().cast_signed();
            (end <= MAX_NUMBER).then_some((0, end - 1))
        }
        _ => {
            let mut ends = (i64::MAX, i64::MIN);
            for (a, b) in [(a.low, b.low), (a.low, b.high), (a.high, b.low), (a.high, b.high)] {
                let number = rule::binary(operator, a, b)?;
                ends = (ends.0.min(number), ends.1.max(number));
            }
            Some(ends)
        }
    }
}
