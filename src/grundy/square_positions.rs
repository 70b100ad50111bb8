//! The positions of subtract-a-square by their values, a stretch of them at a time: for several workers that share no memory.
//!
//! Values are given one after the other (see [`super::layers`]), and of the positions before a stretch the stretch asks nothing but
//! which have the value that is being given. So one worker can take the positions up to some bound and tell another the positions
//! of each value as it finds them; the other takes those from the bound on, one value behind. Nothing ever goes back. Work to n grows
//! like n^(3/2), and to be told takes a little: so the first of two workers takes the positions to two thirds of n.
//!
//! Source: [`super::layers`]. Time as there, in sum over the stretches that of one; a stretch to n takes n / 2 bytes.

use super::layers::Layers;
use super::members::Members;
use super::subtraction::{Subtraction, rows_pay};
use super::within;
use crate::error::{Code, Error, Result};
use crate::progress::Progress;
use crate::ruleset::LengthSet;

/// The positions `from` to `n` of subtract-a-square, Grundy value by Grundy value.
///
/// ```
/// use grundyscope::{Progress, grundy::SquarePositions};
/// let mut progress = Progress::none();
/// let mut low = SquarePositions::new(0, 9).unwrap();
/// let mut high = SquarePositions::new(10, 22).unwrap();
/// let zero = low.next(&[], &mut progress).unwrap();
/// assert_eq!(zero, [0, 2, 5, 7]);
/// // OEIS A030193: from these heaps the player who moves loses.
/// assert_eq!(high.next(zero, &mut progress).unwrap(), [10, 12, 15, 17, 20, 22]);
/// ```
#[derive(Debug)]
pub struct SquarePositions {
    layers: Layers,
    from: usize,
}

impl SquarePositions {
    /// Nothing known of the positions `from` to `n`, both ends included, `from` at most `n`. Time and space O(n).
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for `n` above [`Subtraction::LIMIT`] and for `from` above `n`, [`Code::Memory`] where the table cannot be had.
    pub fn new(from: u64, n: u64) -> Result<Self> {
        let n = within(n, Subtraction::LIMIT)?;
        let from = within(from, n as u64)?;
        let members: Vec<usize> =
            LengthSet::Squares.up_to(n as u64).into_iter().map(|s| s as usize).collect();
        let members = Members::new(&members, rows_pay(from, n), n);
        Ok(Self { layers: Layers::new(members, from, n + 1)?, from })
    }

    /// Whether all positions have a value: there is nothing more to ask for.
    #[must_use]
    pub fn are_complete(&self) -> bool {
        self.layers.are_complete()
    }

    /// The positions of the next value, of 0 at the first call, in ascending order. `before` are the positions below `from` that have
    /// this value, ascending: what comes back is as right as they are.
    ///
    /// Time O(n * squares / 128) at most.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] where `before` is not ascending or not below `from`; [`Code::Memory`], and whatever the progress
    /// listener answers: then there is nothing to go on with.
    pub fn next(&mut self, before: &[u32], progress: &mut Progress<'_>) -> Result<&[u32]> {
        let misplaced = |&i: &usize| before[i] as usize >= self.from || i > 0 && before[i - 1] >= before[i];
        if let Some(i) = (0..before.len()).find(misplaced) {
            let allowed = format!("positions below {}, in ascending order", self.from);
            return Err(Error::new(Code::OutOfRange, &before[i].to_string(), allowed));
        }
        self.layers.next(before, progress)
    }
}
