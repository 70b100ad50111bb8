//! Taking stones from one heap, as many as a rule allows.

use super::{Family, LengthSet, Ruleset, Visit};
use std::fmt;

/// How many stones may be taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Take {
    /// A number in the set (a subtraction game).
    Set(LengthSet),
    /// At least half of the heap, at most all of it.
    AtLeastHalf,
}

pub(super) const FAMILY: Family = Family {
    prefix: "take:",
    parse: |rest| parse(rest).map(Ruleset::Take),
    examples: &["take:squares", "take:triangular", "take:at-least-half"],
};

fn parse(rest: &str) -> Option<Take> {
    if rest == "at-least-half" { Some(Take::AtLeastHalf) } else { LengthSet::named(rest).map(Take::Set) }
}

impl Take {
    /// Visits the options of a heap by ascending number of stones taken.
    pub(super) fn options(&self, heap: u64, visit: Visit<'_>) {
        let mut leave = |amount: u64| visit(amount, &[heap - amount]);
        match self {
            Self::Set(set) => set.up_to(heap).into_iter().for_each(&mut leave),
            Self::AtLeastHalf => (heap.div_ceil(2).max(1)..=heap).for_each(&mut leave),
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Set(set) => set.fmt(f),
            Self::AtLeastHalf => f.write_str("at-least-half"),
        }
    }
}
