//! The positions of subtract-a-square by their values, range by range: for several workers without
//! shared memory.
//!
//! Values are assigned one after the other (see [`super::squares::level_sets`]), and a range needs
//! of the positions before it only those with the current value. So one worker computes the
//! positions up to some bound and sends the positions of each value to another, which computes
//! those from the bound on, one value behind. Nothing is sent back. Work up to n grows like
//! n^(3/2), and receiving takes some time: so the first of two workers computes the positions up to
//! two thirds of n.
//!
//! Source: [`super::squares::level_sets`]. The time of all ranges together is that of one; a range
//! up to n takes n / 2 bytes.

use super::squares::{ByValue, LevelSets, Offsets};
use super::subtraction::{Subtraction, rows_pay};
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::ruleset::LengthSet;
use crate::sequence::within;

/// The positions `from` to `n` of subtract-a-square, Grundy value by Grundy value.
///
/// ```
/// use grundyscope::games::SquarePositions;
/// let mut low = SquarePositions::new(0, 9).unwrap();
/// let mut high = SquarePositions::new(10, 22).unwrap();
/// let zero = low.next(&[], None).unwrap();
/// assert_eq!(zero, [0, 2, 5, 7]);
/// // OEIS A030193: from these heaps the player who moves loses.
/// assert_eq!(high.next(zero, None).unwrap(), [10, 12, 15, 17, 20, 22]);
/// ```
#[derive(Debug)]
pub struct SquarePositions {
    level_sets: LevelSets,
    from: usize,
    /// The positions known before, by value, and their number.
    known: ByValue,
    len: usize,
    value: usize,
}

impl SquarePositions {
    /// Nothing known of the positions `from..=n`, `from` at most `n`. Time and space O(n).
    ///
    /// # Errors
    /// [`Code::OutOfRange`] above [`Subtraction::LIMIT`] or for `from` above `n`; [`Code::Memory`].
    pub fn new(from: u64, n: u64) -> Result<Self> {
        Self::beyond(&[], from, n)
    }

    /// The positions from the end of what is computed on, up to `n`. Time and space O(n).
    ///
    /// [`SquarePositions::next`] then returns positions after those of `game`, and [`Self::known`]
    /// the positions of `game` with the same value.
    ///
    /// # Errors
    /// As [`Self::new`]; [`Code::OutOfRange`] also if `game` has another set or reaches `n`.
    pub fn after(game: &Subtraction, n: u64) -> Result<Self> {
        let known = game.squares()?;
        if n < known.len() as u64 {
            let (min, limit) = (known.len().to_string(), Subtraction::LIMIT.to_string());
            let allowed = allowed("positions-from-computed").with("min", &min).with("limit", &limit);
            return Err(Error::new(Code::OutOfRange, &n.to_string(), allowed).with_range(&min, &limit));
        }
        Self::beyond(known, known.len() as u64, n)
    }

    fn beyond(known: &[u16], from: u64, n: u64) -> Result<Self> {
        let n = within(n, Subtraction::LIMIT)?;
        let from = within(from, n as u64)?;
        let (known, len) = (ByValue::new(known)?, known.len());
        let members: Vec<usize> =
            LengthSet::Squares.up_to(n as u64).into_iter().map(|s| s as usize).collect();
        let members = Offsets::new(&members, rows_pay(from, n), n);
        Ok(Self { level_sets: LevelSets::new(members, from, n + 1)?, from, known, len, value: 0 })
    }

    /// Whether all positions have been returned, those known before included.
    #[must_use]
    pub fn are_complete(&self) -> bool {
        self.level_sets.are_complete() && self.value >= self.known.values()
    }

    /// The positions known before that have the value of the next [`Self::next`], ascending.
    #[must_use]
    pub fn known(&self) -> &[u32] {
        self.known.positions(self.value)
    }

    /// The positions of the next value, of 0 at the first call, in ascending order. `before` are
    /// the positions below `from` that have this value, ascending: they are not checked against the
    /// rules, and the result is correct only if they are.
    ///
    /// Positions that were computed before are not part of `before`.
    ///
    /// Time O(n * squares / 128) at most.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] where `before` is not ascending or not below `from`; [`Code::Memory`],
    /// and the listener's error; afterwards it cannot be continued.
    pub fn next(&mut self, before: &[u32], progress: Option<&mut Progress<'_>>) -> Result<&[u32]> {
        let progress = &mut Progress::from(progress);
        let inside = self.len..self.from;
        let misplaced =
            |&i: &usize| !inside.contains(&(before[i] as usize)) || i > 0 && before[i - 1] >= before[i];
        if let Some(i) = (0..before.len()).find(misplaced) {
            let allowed = allowed("positions-ascending").with("from", self.len).with("below", self.from);
            return Err(Error::new(Code::OutOfRange, &before[i].to_string(), allowed));
        }
        let known = self.known.positions(self.value);
        self.value += 1;
        self.level_sets.next([known, before], progress)
    }
}
