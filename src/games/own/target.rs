//! What the options of a heap are run through for, and why that may end early.

use super::heaps::Splits;
use super::tables::TooMany;
use crate::error::Error;

/// What the options are for.
#[derive(Debug)]
pub(super) enum Target<'a> {
    Mark(Marks<'a>),
    /// Counts the work without doing it: as the compiled rule does it, or (`plain`) with every loop
    /// run to its end before anything is tested.
    Count {
        plain: bool,
    },
}

/// The values of smaller heaps, and which values options have.
#[derive(Debug)]
pub(super) struct Marks<'a> {
    pub(super) values: &'a [u32],
    /// A place for every nim-sum of values; the marked ones hold the stamp.
    pub(super) seen: &'a mut [u32],
    pub(super) stamp: u32,
    pub(super) splits: &'a [Option<Splits>; 2],
}

/// Why the options of a heap could not all be run through.
#[derive(Debug)]
pub(super) enum Stop {
    /// An option is no smaller than the heap.
    Cycle,
    /// A set has too many members.
    TooMany,
    /// There is more to count than may be counted.
    TooLong,
    Error(Error),
}

impl From<TooMany> for Stop {
    fn from(_: TooMany) -> Self {
        Self::TooMany
    }
}
