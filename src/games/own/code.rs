//! Expressions and conditions as a flat list of operations on a stack of numbers.
//!
//! Truth values are 0 and 1. [`UNDEFINED`] is no number and no truth value.

use crate::ruleset::LengthSet;
use crate::ruleset::own::{
    Condition, Expression, Function, Item, Operator, Relation, Set, binary, call, is_member, is_power,
    is_prime, is_square,
};
use std::ops::Range;

/// What is not defined.
pub(super) const UNDEFINED: i64 = i64::MIN;

/// One operation. Operands are taken from the top of the stack, the last one first.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operation {
    Number(i64),
    Name(u8),
    Negative,
    Binary(Operator),
    Call(Function),
    Relation(Relation),
    Odd,
    Prime,
    Square,
    Divides,
    Not,
    And,
    Or,
    /// The following ones test whether a number is in a set: below their operands are the number
    /// and whether it was found.
    InRange,
    Listed,
    InDivisors(bool),
    InCoprime,
    InPowers,
    InNamed(LengthSet),
    /// Nothing above the end is in the set.
    UpTo,
    /// Leaves whether the number was found.
    Found,
}

/// A piece of [`Code`].
pub(super) type Piece = Range<usize>;

/// The operations of a rule's expressions and conditions.
#[derive(Debug, Default)]
pub(super) struct Code(Vec<Operation>);

impl Code {
    fn add(&mut self, compile: impl FnOnce(&mut Self)) -> Piece {
        let begun = self.0.len();
        compile(self);
        begun..self.0.len()
    }

    /// Compiles an expression.
    pub(super) fn expression(&mut self, expression: &Expression) -> Piece {
        self.add(|code| code.number(expression))
    }

    /// Compiles a condition.
    pub(super) fn condition(&mut self, condition: &Condition) -> Piece {
        self.add(|code| code.truth(condition))
    }

    fn number(&mut self, expression: &Expression) {
        match expression {
            Expression::Number(number) => self.0.push(Operation::Number(*number)),
            Expression::Name(slot) => self.0.push(Operation::Name(*slot as u8)),
            Expression::Negative(inner) => {
                self.number(inner);
                self.0.push(Operation::Negative);
            }
            Expression::Binary(operator, operands) => {
                self.number(&operands.0);
                self.number(&operands.1);
                self.0.push(Operation::Binary(*operator));
            }
            Expression::Call(function, arguments) => {
                self.number(&arguments[0]);
                if arguments.len() == 1 {
                    // min(a) is a, and the functions of one number ignore the second one.
                    self.number(&arguments[0]);
                    self.0.push(Operation::Call(*function));
                }
                for argument in &arguments[1..] {
                    self.number(argument);
                    self.0.push(Operation::Call(*function));
                }
            }
        }
    }

    fn truth(&mut self, condition: &Condition) {
        match condition {
            Condition::And(parts) => self.joined(parts, Operation::And),
            Condition::Or(parts) => self.joined(parts, Operation::Or),
            Condition::Not(inner) => {
                self.truth(inner);
                self.0.push(Operation::Not);
            }
            Condition::Chain(numbers, relations) => {
                for (index, relation) in relations.iter().enumerate() {
                    self.number(&numbers[index]);
                    self.number(&numbers[index + 1]);
                    self.0.push(Operation::Relation(*relation));
                    if index > 0 {
                        self.0.push(Operation::And);
                    }
                }
            }
            Condition::Even(number) => self.said(number, &[Operation::Odd, Operation::Not]),
            Condition::Odd(number) => self.said(number, &[Operation::Odd]),
            Condition::Prime(number) => self.said(number, &[Operation::Prime]),
            Condition::Square(number) => self.said(number, &[Operation::Square]),
            Condition::Divides(divisor, number) => {
                self.number(divisor);
                self.said(number, &[Operation::Divides]);
            }
            Condition::In(number, set) => {
                self.number(number);
                self.membership(set);
            }
        }
    }

    fn said(&mut self, number: &Expression, operations: &[Operation]) {
        self.number(number);
        self.0.extend_from_slice(operations);
    }

    fn joined(&mut self, parts: &[Condition], operation: Operation) {
        for (index, part) in parts.iter().enumerate() {
            self.truth(part);
            if index > 0 {
                self.0.push(operation);
            }
        }
    }

    fn membership(&mut self, set: &Set) {
        self.0.push(Operation::Number(0));
        for item in &set.items {
            match item {
                Item::Range(from, to) => {
                    self.number(from);
                    self.said(to, &[Operation::InRange]);
                }
                Item::List(numbers) => {
                    for number in numbers {
                        self.said(number, &[Operation::Listed]);
                    }
                }
                Item::Divisors { proper, of } => self.said(of, &[Operation::InDivisors(*proper)]),
                Item::Coprime(to) => self.said(to, &[Operation::InCoprime]),
                Item::Powers(base) => self.said(base, &[Operation::InPowers]),
                Item::Named(set) => self.0.push(Operation::InNamed(*set)),
            }
        }
        if let Some(end) = &set.up_to {
            self.said(end, &[Operation::UpTo]);
        }
        self.0.push(Operation::Found);
    }

    pub(super) fn operations(&self, piece: &Piece) -> &[Operation] {
        &self.0[piece.clone()]
    }

    /// Runs a piece: its number, or its truth value. `stack` is empty before and after.
    pub(super) fn run(&self, piece: &Piece, names: &[i64], stack: &mut Vec<i64>) -> i64 {
        let operations = self.operations(piece);
        if let [Operation::Name(slot)] = operations {
            return names[usize::from(*slot)];
        }
        for &operation in operations {
            let result = match operation {
                Operation::Number(number) => number,
                Operation::Name(slot) => names[usize::from(slot)],
                _ => {
                    let top = stack.pop().unwrap_or(UNDEFINED);
                    apply(operation, top, stack)
                }
            };
            stack.push(result);
        }
        stack.pop().unwrap_or(UNDEFINED)
    }
}

/// The result of an operation whose last operand is `top`, and the others are on the stack.
pub(super) fn apply(operation: Operation, top: i64, stack: &mut Vec<i64>) -> i64 {
    let mut pop = || stack.pop().unwrap_or(UNDEFINED);
    match operation {
        Operation::Number(_) | Operation::Name(_) => UNDEFINED,
        // -UNDEFINED wraps to itself.
        Operation::Negative => top.wrapping_neg(),
        Operation::Odd => of_one(top, |number| number & 1),
        Operation::Prime => of_one(top, |number| is_prime(number).into()),
        Operation::Square => of_one(top, |number| is_square(number).into()),
        Operation::Not => of_one(top, |truth| 1 - truth),
        Operation::Binary(operator) => of_two(pop(), top, |a, b| binary(operator, a, b)),
        Operation::Call(function) => of_two(pop(), top, |a, b| call(function, a, b)),
        Operation::Relation(relation) => of_two(pop(), top, |a, b| Some(relation.holds(a, b).into())),
        Operation::Divides => {
            let divides = |a: i64, b: i64| if a == 0 { b == 0 } else { b % a == 0 };
            of_two(pop(), top, |a, b| Some(divides(a, b).into()))
        }
        Operation::And => {
            let other = pop();
            if other == 0 || top == 0 { 0 } else { other.min(top) }
        }
        Operation::Or => {
            let other = pop();
            if other == 1 || top == 1 { 1 } else { other.min(top) }
        }
        Operation::Found => {
            let number = pop();
            if number == UNDEFINED { UNDEFINED } else { top }
        }
        Operation::InNamed(set) => {
            // The top is whether the number was found.
            let number = stack.last().copied().unwrap_or(UNDEFINED);
            top | i64::from(is_member(set, number))
        }
        Operation::InRange => {
            let from = pop();
            let found = pop();
            let number = stack.last().copied().unwrap_or(UNDEFINED);
            found | i64::from(from != UNDEFINED && from <= number && number <= top)
        }
        _ => {
            let found = pop();
            let number = stack.last().copied().unwrap_or(UNDEFINED);
            if operation_is_end(operation) {
                return if top != UNDEFINED && number <= top { found } else { 0 };
            }
            found | i64::from(top != UNDEFINED && number != UNDEFINED && is_in(operation, number, top))
        }
    }
}

const fn operation_is_end(operation: Operation) -> bool {
    matches!(operation, Operation::UpTo)
}

/// Whether a number is in the set that an operation and its operand describe.
fn is_in(operation: Operation, number: i64, operand: i64) -> bool {
    match operation {
        Operation::Listed => number == operand,
        Operation::InDivisors(proper) => {
            number >= 1 && operand >= 1 && operand % number == 0 && !(proper && number == operand)
        }
        Operation::InCoprime => {
            operand >= 0 && number >= 1 && call(Function::Gcd, number, operand) == Some(1)
        }
        Operation::InPowers => is_power(operand, number),
        _ => false,
    }
}

pub(super) fn of_one(a: i64, result: impl FnOnce(i64) -> i64) -> i64 {
    if a == UNDEFINED { UNDEFINED } else { result(a) }
}

pub(super) fn of_two(a: i64, b: i64, result: impl FnOnce(i64, i64) -> Option<i64>) -> i64 {
    if a == UNDEFINED || b == UNDEFINED { UNDEFINED } else { result(a, b).unwrap_or(UNDEFINED) }
}
