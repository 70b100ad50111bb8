#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::arithmetic::{MAX_NUMBER, divisors, gcd};
use super::evaluate::expression;
use super::tree::{Item, Set};
use crate::length_set::LengthSet;
use crate::sort::sort;
use crate::walk::{Halt, Walk};

/// The most members of a set that is no range.
pub(crate) const MAX_MEMBERS: usize = 1 << 20;

pub(crate) const MAX_SIEVE: i64 = 10_000_000;

/// The members of a set, ascending, each once; infinite sets end at `largest` where the set has no
/// `up to`. [`Halt::TooMany`] for more than [`MAX_MEMBERS`], and for primes and the like beyond ten
/// million. `count` gets the rounds that it takes.
pub(super) fn members(
    set: &Set,
    names: &[i64],
    largest: i64,
    count: &mut dyn FnMut(u64) -> Walk,
) -> Result<Vec<i64>, Halt> {
    let mut members = Vec::new();
    let (end, infinite_end) = match &set.up_to {
        None => (MAX_NUMBER, largest),
        Some(end) => match expression(end, names) {
            Some(end) => (end, end),
            None => return Ok(members),
        },
    };
    for item in &set.items {
        let mut found: Vec<i64> = match item {
            Item::Range(from, to) => {
                let (Some(from), Some(to)) = (expression(from, names), expression(to, names)) else {
                    continue;
                };
                let to = to.min(end);
                room(to - from + 1)?;
                (from..=to).collect()
            }
            Item::List(numbers) => {
                let numbers = numbers.iter().filter_map(|number| expression(number, names));
                numbers.filter(|&number| number <= end).collect()
            }
            Item::Divisors { proper, of } => {
                let Some(of) = expression(of, names).filter(|&of| of >= 1) else { continue };
                let mut found = Vec::new();
                divisors(of, |divisor| found.push(divisor));
                found.retain(|&divisor| divisor <= end && !(*proper && divisor == of));
                found
            }
            Item::Coprime(to) => {
                let Some(to) = expression(to, names).filter(|&to| to >= 0) else { continue };
                room(infinite_end)?;
                let mut found = Vec::new();
                for number in 1..=infinite_end {
                    count(1)?;
                    found.extend((gcd(number, to) == 1).then_some(number));
                }
                found
            }
            Item::Powers(base) => {
                let Some(base) = expression(base, names) else { continue };
                powers(base).take_while(|&power| power <= infinite_end).collect()
            }
            Item::Named(set) => named_members(*set, infinite_end).ok_or(Halt::TooMany)?,
        };
        if !found.is_sorted() {
            sort(&mut found);
        }
        members = merged(members, found);
        room(members.len() as i64)?;
        count(members.len() as u64)?;
    }
    Ok(members)
}

fn room(count: i64) -> Walk {
    if count <= MAX_MEMBERS as i64 { Ok(()) } else { Err(Halt::TooMany) }
}

/// The numbers of two ascending lists, each once.
fn merged(one: Vec<i64>, other: Vec<i64>) -> Vec<i64> {
    let (mut one, mut other) = (one.into_iter().peekable(), other.into_iter().peekable());
    let mut all: Vec<i64> = std::iter::from_fn(|| match (one.peek(), other.peek()) {
        (Some(a), Some(b)) if a > b => other.next(),
        (Some(_), _) => one.next(),
        _ => other.next(),
    })
    .collect();
    all.dedup();
    all
}

/// 1, b, b², … up to the greatest number; nothing for a base below 2.
pub(crate) fn powers(base: i64) -> impl Iterator<Item = i64> {
    let first = (base >= 2).then_some(1i64);
    std::iter::successors(first, move |&power| power.checked_mul(base).filter(|&next| next <= MAX_NUMBER))
}

/// Whether the members of a set are found by a table of all numbers.
pub(crate) const fn is_sieved(set: LengthSet) -> bool {
    matches!(set, LengthSet::Primes | LengthSet::Semiprimes | LengthSet::PrimePowers)
}

/// The members of a named set up to `end`, ascending; `None` if there are too many.
pub(crate) fn named_members(set: LengthSet, end: i64) -> Option<Vec<i64>> {
    if end < 1 {
        return Some(Vec::new());
    }
    let most = match set {
        _ if is_sieved(set) && end > MAX_SIEVE => return None,
        _ if is_sieved(set) => 0,
        LengthSet::Odd | LengthSet::Even => end / 2 + 1,
        // The squares are the second densest.
        LengthSet::Triangular => (2 * end).isqrt() + 1,
        _ => end.isqrt() + 1,
    };
    if most > MAX_MEMBERS as i64 {
        return None;
    }
    Some(set.up_to(end as u64).into_iter().map(|member| member as i64).collect())
}
