//! Whole numbers from -2^53 to 2^53, and what may be said of them. Everything else is undefined:
//! `None`.

#![expect(
    clippy::cast_sign_loss,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::tree::{Function, Operator};
use crate::length_set::LengthSet;
use std::cell::Cell;

thread_local! {
    static DIVISIONS: Cell<u64> = const { Cell::new(0) };
}

/// Counts divisions by which a number is tested or factored, about as long as rounds of a loop.
fn count(divisions: u64) {
    DIVISIONS.set(DIVISIONS.get() + divisions);
}

/// How many divisions testing and factoring numbers took since this was asked last.
pub(crate) fn divisions() -> u64 {
    DIVISIONS.take()
}

/// The greatest number; the least one is its negative.
pub(crate) const MAX_NUMBER: i64 = 1 << 53;

pub(crate) const fn defined(number: i64) -> Option<i64> {
    if -MAX_NUMBER <= number && number <= MAX_NUMBER { Some(number) } else { None }
}

/// The remainder with the sign of the divisor; the divisor is not 0.
pub(crate) const fn floor_mod(a: i64, b: i64) -> i64 {
    let rest = a % b;
    if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }
}

/// What an operator gives for two numbers in the range.
pub(crate) fn binary(operator: Operator, a: i64, b: i64) -> Option<i64> {
    match operator {
        Operator::Add => defined(a + b),
        Operator::Subtract => defined(a - b),
        Operator::Multiply => a.checked_mul(b).and_then(defined),
        Operator::Divide | Operator::Modulo if b == 0 => None,
        Operator::Divide => defined((a - floor_mod(a, b)) / b),
        Operator::Modulo => Some(floor_mod(a, b)),
        Operator::Xor if a < 0 || b < 0 => None,
        Operator::Xor => defined(a ^ b),
    }
}

/// What a function gives for one number, or for the first two.
pub(crate) fn call(function: Function, a: i64, b: i64) -> Option<i64> {
    match function {
        Function::Floor => Some(a),
        Function::Min => Some(a.min(b)),
        Function::Max => Some(a.max(b)),
        Function::Gcd => Some(gcd(a.abs(), b.abs())),
        Function::Sqrt => (a >= 0).then(|| a.isqrt()),
        Function::Highbit if a <= 0 => Some(0),
        Function::Highbit => Some(1 << a.ilog2()),
        Function::Lowbit if a < 0 => None,
        Function::Lowbit => Some(a & -a),
        Function::Abs => Some(a.abs()),
    }
}

/// The greatest common divisor of two numbers that are not negative.
pub(crate) const fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

pub(crate) const fn is_square(number: i64) -> bool {
    if number < 0 {
        return false;
    }
    let root = number.isqrt();
    root * root == number
}

/// The product of two numbers modulo a third one, from 0 to it, and all of them at most 2^53.
fn product(a: i64, b: i64, modulus: i64) -> i64 {
    // Rounded twice, it is off by a few at most, so that the rest is far from 2^63.
    #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53")]
    let quotient = (a as f64 * b as f64 / modulus as f64) as i64;
    a.wrapping_mul(b).wrapping_sub(quotient.wrapping_mul(modulus)).rem_euclid(modulus)
}

/// Whether a number is prime, by the test of Miller and Rabin. The first nine primes as bases prove
/// it below 3 * 10^18 (Jiang and Deng, Math. Comp. 83, 2014).
pub(crate) fn is_prime(number: i64) -> bool {
    const BASES: [i64; 9] = [2, 3, 5, 7, 11, 13, 17, 19, 23];
    if number < 2 {
        return false;
    }
    if let Some(&divisor) = BASES.iter().find(|&&base| number % base == 0) {
        return number == divisor;
    }
    if number < 29 * 29 {
        return true;
    }
    let product = |a, b| product(a, b, number);
    let twos = (number - 1).trailing_zeros();
    BASES.iter().all(|&base| {
        count(2 * u64::from(number.ilog2()));
        let (mut power, mut square, mut exponent) = (1, base, (number - 1) >> twos);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = product(power, square);
            }
            square = product(square, square);
            exponent >>= 1;
        }
        if power == 1 || power == number - 1 {
            return true;
        }
        (1..twos).any(|_| {
            power = product(power, power);
            power == number - 1
        })
    })
}

/// The least factor from `from` up to the cube root of a number that has none below `from`: a
/// number without one is 1, prime, or a product of two primes.
fn small_factor(number: i64, from: i64) -> Option<i64> {
    let is_small = |factor: i64| factor * factor * factor <= number;
    let last = (from..=number).find(|&factor| !is_small(factor) || number % factor == 0)?;
    count((last - from) as u64 + 1);
    is_small(last).then_some(last)
}

/// Whether a number is in a named set. Time O(cube root of the number) at most.
pub(super) fn is_member(set: LengthSet, number: i64) -> bool {
    if number < 1 {
        return false;
    }
    match set {
        LengthSet::Semiprimes => match small_factor(number, 2) {
            Some(factor) => is_prime(number / factor),
            None => number > 1 && !is_prime(number),
        },
        LengthSet::PrimePowers => match small_factor(number, 2) {
            Some(factor) => {
                let mut rest = number;
                while rest % factor == 0 {
                    rest /= factor;
                }
                rest == 1
            }
            None => number > 1 && (is_square(number) || is_prime(number)),
        },
        LengthSet::Primes => is_prime(number),
        LengthSet::Squares => is_square(number),
        LengthSet::Triangular => is_square(8 * number + 1),
        LengthSet::Odd => number % 2 == 1,
        LengthSet::Even => number % 2 == 0,
        LengthSet::Cubes => {
            count(18);
            // From the cube root of 2^53, about 208,064.
            let (mut low, mut high) = (1, 208_065);
            while low < high {
                let middle = i64::midpoint(low, high);
                if middle * middle * middle < number { low = middle + 1 } else { high = middle }
            }
            low * low * low == number
        }
        LengthSet::Polygonal(sides) => {
            // (s-2) k (k-1) / 2 + k = number, for k = (r + s - 4) / (2 (s - 2)) with the root r of
            // the discriminant.
            count(64);
            let (s, number) = (i128::from(sides), i128::from(number));
            let root = (8 * (s - 2) * number + (s - 4) * (s - 4)).isqrt();
            let near = (root + s - 4) / (2 * (s - 2));
            (near.max(1) - 1..=near + 1).any(|k| k > 0 && (s - 2) * (k * (k - 1) / 2) + k == number)
        }
        // At most a hundred members.
        set => set.up_to(number as u64).last() == Some(&(number as u64)),
    }
}

/// Calls `add` with each positive divisor of a positive number, in no order.
///
/// Time: at most 2^18 divisions, and those of [`half`].
pub(crate) fn divisors(of: i64, add: impl FnMut(i64)) {
    let mut found = vec![1];
    let (mut rest, mut factor) = (of, 2);
    while rest > 1 {
        factor = prime_factor(rest, factor);
        let before = found.len();
        let mut power = 1;
        while rest % factor == 0 {
            rest /= factor;
            power *= factor;
            found.extend_from_within(..before);
            let new = found.len() - before;
            found[new..].iter_mut().for_each(|divisor| *divisor *= power);
        }
    }
    found.into_iter().for_each(add);
}

/// From here on the test for primes is faster than a division by each number up to the root.
const LARGE: i64 = 1 << 32;

/// The least prime factor of a number above 1 that has none below `from`.
pub(crate) fn prime_factor(of: i64, from: i64) -> i64 {
    if of <= LARGE {
        // Divisions of 32 bits are faster.
        let (of, from) = ((of - 1) as u32, from as u32);
        let is_last = |factor: u32| u64::from(factor).pow(2) > u64::from(of) + 1;
        let last = (from..=of).find(|&factor| is_last(factor) || of % factor == factor - 1);
        count(last.map_or(0, |last| last - from).into());
        return last.filter(|&last| !is_last(last)).map_or(i64::from(of) + 1, i64::from);
    }
    if is_prime(of) {
        return of;
    }
    small_factor(of, from).unwrap_or_else(|| half(of))
}

/// The least factor of a product of two primes, by Pollard's method (BIT 15, 1975): two numbers of
/// a round that begins anew modulo the one factor differ by a multiple of it, most often not of the
/// other one. Time O(root of the factor) as a rule.
fn half(of: i64) -> i64 {
    if is_square(of) {
        return of.isqrt();
    }
    let next = |number: i64, add: i64| product(number, number, of) + add;
    let factor = (1..of).find_map(|add| {
        let (mut slow, mut fast) = (2i64, 2i64);
        loop {
            count(8);
            (slow, fast) = (next(slow, add), next(next(fast, add), add));
            match gcd((slow - fast).abs(), of) {
                1 => {}
                both if both == of => return None,
                factor => return Some(factor.min(of / factor)),
            }
        }
    });
    factor.unwrap_or(of)
}
