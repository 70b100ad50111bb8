//! Turning coins in a row, numbered from 1: the rightmost coin turned goes from heads to tails.
//!
//! A position is the nim-sum of its heads (Winning Ways, chapter 14), so a game is known by what a lone head
//! can be turned into.

use super::{Family, LengthSet, Ruleset, Visit};
use std::fmt;

/// Which coins may be turned together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Coins {
    /// A run of adjacent coins whose length is in the set.
    Runs(LengthSet),
}

pub(super) const FAMILY: Family = Family {
    prefix: "coins:",
    parse: |rest| parse(rest).map(Ruleset::Coins),
    examples: &["coins:runs:squares", "coins:runs:triangular"],
};

fn parse(rest: &str) -> Option<Coins> {
    LengthSet::named(rest.strip_prefix("runs:")?).map(Coins::Runs)
}

impl Coins {
    /// Visits what a lone head on coin `n` can be turned into, by ascending number of coins turned.
    pub(super) fn options(&self, n: u64, visit: Visit<'_>) {
        match self {
            Self::Runs(set) => {
                for length in set.up_to(n) {
                    let heads: Vec<u64> = (n - length + 1..n).collect();
                    visit(length, &heads);
                }
            }
        }
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Runs(set) => write!(f, "runs:{set}"),
        }
    }
}
