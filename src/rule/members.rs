//! The members of a set, for a position.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::arithmetic::{MAX_NUMBER, divisions, divisors, gcd};
use super::evaluate::expression;
use super::tree::{Item, Set};
use crate::length_set::LengthSet;
use crate::sort::sort;

/// The most members of a set that is no range.
pub(crate) const MAX_MEMBERS: usize = 1 << 22;

/// Divisions that take as long as a round of a loop.
const DIVISIONS: u64 = 8;

/// The greatest number up to which sets are found by a sieve or one by one.
const MAX_SIEVE: i64 = 1 << 24;

/// The members of a set, ascending, each once; infinite sets end at `largest` where the set has no
/// `up to`. `None` for more than [`MAX_MEMBERS`], and for primes and the like beyond 2^24. With
/// them comes the work of dividing, in rounds of a loop.
pub(super) fn members(set: &Set, names: &[i64], largest: i64) -> Option<(Vec<i64>, u64)> {
    let (mut members, mut work) = (Vec::new(), 0);
    let (end, infinite_end) = match &set.up_to {
        None => (MAX_NUMBER, largest),
        Some(end) => match expression(end, names) {
            Some(end) => (end, end),
            None => return Some((members, work)),
        },
    };
    for item in &set.items {
        match item {
            Item::Range(from, to) => {
                let (Some(from), Some(to)) = (expression(from, names), expression(to, names)) else {
                    continue;
                };
                let to = to.min(end);
                if to >= from {
                    room(&members, to - from + 1)?;
                    members.extend(from..=to);
                }
            }
            Item::List(numbers) => {
                let numbers = numbers.iter().filter_map(|number| expression(number, names));
                members.extend(numbers.filter(|&number| number <= end));
            }
            Item::Divisors { proper, of } => {
                let Some(of) = expression(of, names).filter(|&of| of >= 1) else { continue };
                work += divisions(of) / DIVISIONS;
                divisors(of, |divisor| {
                    if divisor <= end && !(*proper && divisor == of) {
                        members.push(divisor);
                    }
                });
            }
            Item::Coprime(to) => {
                let Some(to) = expression(to, names).filter(|&to| to >= 0) else { continue };
                room(&members, infinite_end)?;
                members.extend((1..=infinite_end).filter(|&number| gcd(number, to) == 1));
            }
            Item::Powers(base) => {
                let Some(base) = expression(base, names) else { continue };
                members.extend(powers(base).take_while(|&power| power <= infinite_end));
            }
            Item::Named(set) => members.extend(named_members(*set, infinite_end)?),
        }
        room(&members, 0)?;
    }
    if !members.is_sorted() {
        sort(&mut members);
    }
    members.dedup();
    Some((members, work))
}

/// Checks that there is room for `more` members.
fn room(members: &[i64], more: i64) -> Option<()> {
    (more.max(0) as u64 <= (MAX_MEMBERS.saturating_sub(members.len())) as u64).then_some(())
}

/// 1, b, b², … up to the greatest number; nothing for a base below 2.
pub(crate) fn powers(base: i64) -> impl Iterator<Item = i64> {
    let first = (base >= 2).then_some(1i64);
    std::iter::successors(first, move |&power| power.checked_mul(base).filter(|&next| next <= MAX_NUMBER))
}

/// The members of a named set up to `end`, ascending; `None` if there are too many.
pub(crate) fn named_members(set: LengthSet, end: i64) -> Option<Vec<i64>> {
    if end < 1 {
        return Some(Vec::new());
    }
    let most = match set {
        LengthSet::Semiprimes | LengthSet::PrimePowers | LengthSet::Primes if end > MAX_SIEVE => return None,
        LengthSet::Semiprimes | LengthSet::PrimePowers | LengthSet::Primes => 0,
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
