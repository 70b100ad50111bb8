//! Every move in one component of a sum of any components, in normal play.
//!
//! As [`crate::position::Position::moves`], component by component. Moves of Northcott's game and
//! of Poker nim that are answered by taking them back do not change who wins: with the reply, the
//! value is what it was, and a player runs out of such moves.

use super::explorer::{Explorer, remoteness};
use super::played::PartMove;
use super::reply::Replies;
use super::sum::Sum;
use crate::error::Result;
use crate::position::moves::{MAX_WORK, too_many};
use crate::position::values::nim_sum;
use crate::progress::Progress;
use crate::store::Store;

/// A move that does not win, and a reply that does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refuted {
    /// The move.
    pub played: PartMove,
    /// The reply, on the sum that [`Sum::after`] gives.
    pub refutation: PartMove,
}

/// The moves of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumMoves {
    /// The values of the cells, and the value, of each component.
    pub parts: Vec<(Vec<u32>, u32)>,
    /// The nim-sum of the components' values; the player to move loses exactly when it is 0.
    pub value: u32,
    /// How many moves win, and the first of them, by component and cell.
    pub winning_count: u64,
    /// The first of them.
    pub winning: Vec<PartMove>,
    /// How many moves do not.
    pub losing_count: u64,
    /// The first of them, each with its refutation.
    pub losing: Vec<Refuted>,
    /// As in [`crate::position::Moves`]; `None` also where moves can be taken back.
    pub remoteness: Option<u32>,
}

impl Sum {
    /// Counts all moves, and lists the first `list` of the winning and of the other ones.
    ///
    /// Time O(moves * cells).
    ///
    /// # Errors
    /// As [`crate::position::Position::moves`]; [`crate::Code::OutOfRange`] for a cell of a table
    /// with over 1,000 options.
    pub fn moves(&self, list: usize, store: &mut Store, progress: &mut Progress<'_>) -> Result<SumMoves> {
        let count = self.parts.len() as u64;
        let mut parts = Vec::new();
        for (done, part) in self.parts.iter().enumerate() {
            let values = part.values(store, progress)?;
            parts.push((values, part.value(store, progress)?));
            progress.part(0.0, 0.5).report(done as u64 + 1, count)?;
        }
        let value = nim_sum(&parts.iter().map(|&(_, value)| value).collect::<Vec<_>>());
        let (mut winning, mut losing) = (Vec::new(), Vec::new());
        let (mut winning_count, mut losing_count) = (0, 0);
        for (place, part) in self.parts.iter().enumerate() {
            let others = value ^ parts[place].1;
            part.options(store, &mut progress.part(0.5, 0.7), &mut |_, step, part_value| {
                let value = others ^ part_value;
                let (listed, count) = if value == 0 {
                    (&mut winning, &mut winning_count)
                } else {
                    (&mut losing, &mut losing_count)
                };
                *count += 1;
                if listed.len() < list {
                    listed.push(PartMove { part: place, step, part_value, value });
                }
                if winning_count + losing_count > MAX_WORK { Err(too_many().into()) } else { Ok(()) }
            })?;
            progress.part(0.5, 0.7).report(place as u64 + 1, count)?;
        }
        let mut replies = Replies::default();
        let mut refuted = Vec::with_capacity(losing.len());
        let count = losing.len() as u64;
        for (done, played) in losing.into_iter().enumerate() {
            progress.part(0.7, 0.9).report(done as u64, count)?;
            let after = self.after([(played.part, &played.step)]);
            let refutation = replies.winning(&after, played.value, store, progress)?;
            refuted.push(Refuted { played, refutation });
        }
        let remoteness = Explorer::new(remoteness).label(self, &mut progress.part(0.9, 1.0))?;
        Ok(SumMoves { parts, value, winning_count, winning, losing_count, losing: refuted, remoteness })
    }
}
