//! Expressions and conditions of a position, by walking the tree.

use super::arithmetic::{binary, call, defined, floor_mod, gcd, is_member, is_prime, is_square};
use super::tree::{Condition, Expression, Item, Relation, Set};

/// The number that an expression has, given the numbers of the names by slot.
pub(crate) fn expression(expression: &Expression, names: &[i64]) -> Option<i64> {
    match expression {
        Expression::Number(number) => Some(*number),
        Expression::Name(slot) => Some(names[*slot]),
        Expression::Negative(inner) => self::expression(inner, names).map(|number| -number),
        Expression::Binary(operator, operands) => {
            let a = self::expression(&operands.0, names)?;
            binary(*operator, a, self::expression(&operands.1, names)?)
        }
        Expression::Call(function, arguments) => {
            let mut result = self::expression(&arguments[0], names)?;
            if arguments.len() == 1 {
                return call(*function, result, result);
            }
            for argument in &arguments[1..] {
                result = call(*function, result, self::expression(argument, names)?)?;
            }
            Some(result)
        }
    }
}

/// Whether a condition is true; `None` where that is undefined.
///
/// `and` and `or` are those of Kleene: false and undefined is false, true or undefined is true.
pub(crate) fn condition(condition: &Condition, names: &[i64]) -> Option<bool> {
    let number = |number: &Expression| expression(number, names);
    match condition {
        Condition::And(parts) => all(parts.iter().map(|part| self::condition(part, names))),
        Condition::Or(parts) => {
            let negated = all(parts.iter().map(|part| self::condition(part, names).map(|met| !met)));
            negated.map(|none| !none)
        }
        Condition::Not(inner) => self::condition(inner, names).map(|met| !met),
        Condition::Chain(numbers, relations) => {
            let pairs = numbers.windows(2).zip(relations);
            all(pairs.map(|(pair, &relation): (_, &Relation)| {
                Some(relation.holds(number(&pair[0])?, number(&pair[1])?))
            }))
        }
        Condition::Even(of) => number(of).map(|number| number & 1 == 0),
        Condition::Odd(of) => number(of).map(|number| number & 1 == 1),
        Condition::Prime(of) => number(of).map(is_prime),
        Condition::Square(of) => number(of).map(is_square),
        Condition::Divides(divisor, of) => {
            let (divisor, of) = (number(divisor)?, number(of)?);
            Some(if divisor == 0 { of == 0 } else { of % divisor == 0 })
        }
        Condition::In(member, set) => number(member).map(|member| is_in(set, member, names)),
    }
}

/// Kleene's `and` of any number of truth values.
fn all(parts: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut result = Some(true);
    for part in parts {
        match part {
            Some(true) => {}
            Some(false) => return Some(false),
            None => result = None,
        }
    }
    result
}

/// Whether a number is in a set. Infinite sets do not end here.
fn is_in(set: &Set, member: i64, names: &[i64]) -> bool {
    let number = |number: &Expression| expression(number, names);
    let is_low = match &set.up_to {
        None => true,
        Some(end) => number(end).is_some_and(|end| member <= end),
    };
    is_low
        && set.items.iter().any(|item| match item {
            Item::Range(from, to) => {
                matches!((number(from), number(to)), (Some(from), Some(to)) if (from..=to).contains(&member))
            }
            Item::List(numbers) => numbers.iter().any(|listed| number(listed) == Some(member)),
            Item::Divisors { proper, of } => number(of)
                .is_some_and(|of| member >= 1 && of >= 1 && of % member == 0 && !(*proper && member == of)),
            Item::Coprime(to) => number(to).is_some_and(|to| to >= 0 && member >= 1 && gcd(member, to) == 1),
            Item::Powers(base) => number(base).is_some_and(|base| is_power(base, member)),
            Item::Named(set) => is_member(*set, member),
        })
}

/// Whether a number is 1, b, b², … for a base b of at least 2.
fn is_power(base: i64, number: i64) -> bool {
    let mut rest = number;
    while base >= 2 && rest > 1 && floor_mod(rest, base) == 0 {
        rest /= base;
    }
    base >= 2 && defined(rest) == Some(1)
}
