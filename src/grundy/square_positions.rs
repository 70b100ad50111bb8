//! The positions of subtract-a-square by their values, a stretch of them at a time: for several workers that share no memory.
//!
//! Values are given one after the other (see [`super::layers`]), and of the positions before a stretch the stretch asks nothing but
//! which have the value that is being given. So one worker can take the positions up to some bound and tell another the positions
//! of each value as it finds them; the other takes those from the bound on, one value behind. Nothing ever goes back. Work to n grows
//! like n^(3/2), and to be told takes a little: so the first of two workers takes the positions to two thirds of n.
//!
//! Source: [`super::layers`]. Time as there, in sum over the stretches that of one; a stretch to n takes n / 2 bytes.

use super::layers::{ByValue, Layers};
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
    /// Those that were known before, and how far.
    known: ByValue,
    len: usize,
    value: usize,
}

impl SquarePositions {
    /// Nothing known of the positions `from` to `n`, both ends included, `from` at most `n`. Time and space O(n).
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for `n` above [`Subtraction::LIMIT`] and for `from` above `n`, [`Code::Memory`] where the table cannot be had.
    pub fn new(from: u64, n: u64) -> Result<Self> {
        Self::beyond(&[], from, n)
    }

    /// The positions from the end of what is computed on, up to `n`. Time and space O(n).
    ///
    /// What comes of each value are the positions after those of `game`; which of those have the value, [`Self::known`] tells.
    ///
    /// # Errors
    /// As [`SquarePositions::new`]; [`Code::OutOfRange`] also where `game` is another set's, or computed up to `n` already.
    pub fn after(game: &Subtraction, n: u64) -> Result<Self> {
        let known = game.squares()?;
        if n < known.len() as u64 {
            let (least, limit) = (known.len().to_string(), Subtraction::LIMIT.to_string());
            let allowed = format!("a whole number from {least} to {limit}, since what is below is computed");
            return Err(Error::new(Code::OutOfRange, &n.to_string(), allowed).with_range(&least, &limit));
        }
        Self::beyond(known, known.len() as u64, n)
    }

    fn beyond(known: &[u16], from: u64, n: u64) -> Result<Self> {
        let n = within(n, Subtraction::LIMIT)?;
        let from = within(from, n as u64)?;
        let (known, len) = (ByValue::new(known)?, known.len());
        let members: Vec<usize> =
            LengthSet::Squares.up_to(n as u64).into_iter().map(|s| s as usize).collect();
        let members = Members::new(&members, rows_pay(from, n), n);
        Ok(Self { layers: Layers::new(members, from, n + 1)?, from, known, len, value: 0 })
    }

    /// Whether all positions have a value, and those that were known before had their turn: there is nothing more to ask for.
    #[must_use]
    pub fn are_complete(&self) -> bool {
        self.layers.are_complete() && self.value >= self.known.values()
    }

    /// Which of the positions that were known before have the value that [`SquarePositions::next`] gives next, ascending.
    #[must_use]
    pub fn known(&self) -> &[u32] {
        self.known.positions(self.value)
    }

    /// The positions of the next value, of 0 at the first call, in ascending order. `before` are the positions below `from` that have
    /// this value, ascending: what comes back is as right as they are.
    ///
    /// Of those that were known before nothing is to be said: `before` are then the others.
    ///
    /// Time O(n * squares / 128) at most.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] where `before` is not ascending or not below `from`; [`Code::Memory`], and whatever the progress
    /// listener answers: then there is nothing to go on with.
    pub fn next(&mut self, before: &[u32], progress: &mut Progress<'_>) -> Result<&[u32]> {
        let inside = self.len..self.from;
        let misplaced =
            |&i: &usize| !inside.contains(&(before[i] as usize)) || i > 0 && before[i - 1] >= before[i];
        if let Some(i) = (0..before.len()).find(misplaced) {
            let allowed = format!("positions from {} on and below {}, ascending", self.len, self.from);
            return Err(Error::new(Code::OutOfRange, &before[i].to_string(), allowed));
        }
        let known = self.known.positions(self.value);
        self.value += 1;
        self.layers.next([known, before], progress)
    }
}
