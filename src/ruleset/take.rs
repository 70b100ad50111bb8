//! Taking stones from one heap by a rule.

use super::length_set::LengthSet;
use super::notation::Piece;
use super::visit::Visit;
use crate::error::{Code, Result};
use std::fmt;

/// How many stones may be taken.
///
/// Lists are ascending and without repetitions; [`Ruleset::parse`](super::Ruleset::parse) makes
/// them so.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Take {
    /// A number in the set (a subtraction game).
    Set(LengthSet),
    /// One of these positive numbers (a finite subtraction set).
    List(Vec<u64>),
    /// Any positive number but these.
    AllBut(Vec<u64>),
    /// At least half of the heap.
    AtLeastHalf,
    /// At most half of the heap, n/2 rounded down: nothing may be taken from a heap of one stone.
    AtMostHalf,
    /// A proper divisor of the heap's size: one that is less than it, so that a heap of one stone
    /// has no move.
    ProperDivisors,
}

pub(super) const PREFIX: &str = "take:";

/// The games of this family in the catalogue.
pub(super) const EXAMPLES: [&str; 15] = [
    "take:squares",
    "take:triangular",
    "take:at-least-half",
    "take:1,2,5",
    "take:all-but:1,3",
    "take:cubes",
    "take:primes",
    "take:fibonacci",
    "take:powers-of-2",
    "take:factorials",
    "take:odd",
    "take:even",
    "take:polygonal-5",
    "take:at-most-half",
    "take:proper-divisors",
];

/// The rules that are neither a list nor a [`LengthSet`].
const RULES: [(&str, Take); 3] = [
    ("at-least-half", Take::AtLeastHalf),
    ("at-most-half", Take::AtMostHalf),
    ("proper-divisors", Take::ProperDivisors),
];

/// The most numbers in a list.
const LONGEST_LIST: usize = 1_000;

const A_NUMBER: &str = "a whole number from 1 to 2^53 - 1";

pub(super) fn read(rest: Piece<'_>) -> Result<Take> {
    let rest = rest.trim();
    if let Some(list) = rest.strip_prefix("all-but:") {
        return numbers(list).map(Take::AllBut);
    }
    if rest.text.starts_with(|first: char| first.is_ascii_digit() || first == '-' || first == ',') {
        return numbers(rest).map(Take::List);
    }
    if let Some((_, rule)) = RULES.iter().find(|(name, _)| *name == rest.text) {
        return Ok(rule.clone());
    }
    LengthSet::named(rest.text).map(Take::Set).ok_or_else(|| {
        let list = EXAMPLES.join(", ");
        rest.error(Code::UnknownGame, format!("numbers with commas, or a named set: one of {list}"))
    })
}

/// Numbers with commas between them, ascending and each once.
fn numbers(list: Piece<'_>) -> Result<Vec<u64>> {
    let mut numbers = Vec::new();
    for part in list.split(',') {
        if numbers.len() == LONGEST_LIST {
            return Err(part.error(Code::OutOfRange, format!("at most {LONGEST_LIST} numbers")));
        }
        numbers.push(part.positive(A_NUMBER)?);
    }
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

impl Take {
    /// Visits the options of a heap by ascending number of stones taken.
    pub(super) fn options(&self, heap: u64, visit: Visit<'_>) {
        let mut leave = |amount: u64| visit(amount, &[heap - amount]);
        match self {
            Self::Set(set) => set.up_to(heap).into_iter().for_each(&mut leave),
            Self::List(list) => {
                list.iter().copied().take_while(|&amount| amount <= heap).for_each(&mut leave);
            }
            Self::AllBut(list) => {
                (1..=heap).filter(|amount| list.binary_search(amount).is_err()).for_each(&mut leave);
            }
            Self::AtLeastHalf => (heap.div_ceil(2).max(1)..=heap).for_each(&mut leave),
            Self::AtMostHalf => (1..=heap / 2).for_each(&mut leave),
            Self::ProperDivisors => {
                // No proper divisor is larger than half.
                (1..=heap / 2).filter(|&amount| heap.is_multiple_of(amount)).for_each(&mut leave);
            }
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = match self {
            Self::Set(set) => return set.fmt(f),
            Self::List(list) => list,
            Self::AllBut(list) => {
                f.write_str("all-but:")?;
                list
            }
            Self::AtLeastHalf => return f.write_str(RULES[0].0),
            Self::AtMostHalf => return f.write_str(RULES[1].0),
            Self::ProperDivisors => return f.write_str(RULES[2].0),
        };
        for (index, number) in list.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            number.fmt(f)?;
        }
        Ok(())
    }
}
