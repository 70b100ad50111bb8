//! The positions of subtract-a-square by their values, one value a call: the state between two
//! calls.

use super::square_positions::SquarePositions;
use super::subtraction::Subtraction;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;

/// The positions requested by a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareRound {
    /// The first position, at most `n`; 0 where it `continues`.
    pub from: u64,
    /// The last position, at most [`Subtraction::LIMIT`].
    pub n: u64,
    /// The Grundy value: 0 first, then one more with each call.
    pub value: u64,
    /// Whether positions whose values the store has are not computed again.
    pub continues: bool,
}

impl SquareRound {
    /// [`Code::OutOfRange`] in the field `value` where its value is not 0.
    pub(crate) fn check_first(self) -> Result<()> {
        if self.value == 0 {
            return Ok(());
        }
        let allowed = allowed("next-value");
        Err(Error::new(Code::OutOfRange, &self.value.to_string(), allowed).in_field("value"))
    }
}

/// The positions, of which those with values below `next.value` have been returned.
#[derive(Debug)]
pub(crate) struct Rounds {
    positions: SquarePositions,
    next: SquareRound,
}

impl Rounds {
    /// `known` has the values that are not computed again if `first` continues.
    pub(crate) fn new(first: SquareRound, known: Option<&Subtraction>) -> Result<Self> {
        let positions = match known {
            Some(known) => SquarePositions::after(known, first.n).map_err(|error| error.in_field("n"))?,
            None => SquarePositions::new(first.from, first.n)?,
        };
        Ok(Self { positions, next: first })
    }

    pub(crate) fn are_at(&self, round: SquareRound) -> bool {
        self.next == round
    }

    /// The positions of the next round, and the rounds after it, if there are any.
    pub(crate) fn play(
        mut self,
        before: &[u32],
        progress: &mut Progress<'_>,
    ) -> Result<(Vec<u32>, Option<Self>)> {
        let known = self.positions.known().to_vec();
        let found = self.positions.next(before, Some(progress)).map_err(|error| match error.code() {
            Code::OutOfRange => error.in_field("before"),
            _ => error,
        })?;
        let found = [&known, found].concat();
        self.next.value += 1;
        Ok((found, (!self.positions.are_complete()).then_some(self)))
    }
}
