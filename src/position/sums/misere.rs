//! Misère play of a sum of any components, by playing it out.

use super::explorer::{Explorer, is_small, misere_win};
use super::part::Part;
use super::sum::Sum;
use crate::error::Result;
use crate::position::boards::Step;
use crate::position::moves::{MAX_WORK, too_many};
use crate::progress::Progress;

/// The moves of a sum in misère play: how many, and the first of them, by component.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumMisere {
    /// Whether the player to move wins; `None` if it is not decided.
    pub wins: Option<bool>,
    /// The moves that are known to win.
    pub winning: (u64, Vec<(usize, Step)>),
    /// The moves that are known to lose.
    pub losing: (u64, Vec<(usize, Step)>),
    /// The moves that are not decided.
    pub undecided: (u64, Vec<(usize, Step)>),
}

impl Sum {
    /// Who wins when the player who makes the last move loses, by playing it out as far as 20,000
    /// positions and 400,000 moves reach.
    ///
    /// # Errors
    /// [`Code::OutOfRange`](crate::Code::OutOfRange) for a sum with over 2^25 moves; [`Code::NoSum`](crate::Code::NoSum) for Treblecross; the
    /// error of the progress listener.
    pub fn misere_moves(&self, list: usize, progress: &mut Progress<'_>) -> Result<SumMisere> {
        let mut explorer = Explorer::new(misere_win);
        let (mut found, mut count) = (SumMisere::default(), 0);
        for (place, part) in self.parts.iter().enumerate() {
            part.check_misere()?;
            if matches!(part, Part::Plain(_)) && !is_small(part) {
                return Err(too_many());
            }
            part.check_size()?;
            part.steps(progress, &mut |progress, step| {
                count += 1;
                if count > MAX_WORK {
                    return Err(too_many().into());
                }
                let after = self.after([(place, &step)]);
                progress.work(after.parts.iter().map(|part| 1 + part.cells().len() as u64).sum())?;
                let (count, moves) = match explorer.label(&after, progress)? {
                    Some(0) => &mut found.winning,
                    Some(_) => &mut found.losing,
                    None => &mut found.undecided,
                };
                *count += 1;
                if moves.len() < list {
                    moves.push((place, step));
                }
                Ok(())
            })?;
        }
        found.wins = if found.winning.0 > 0 {
            Some(true)
        } else {
            (found.undecided.0 == 0).then_some(found.losing.0 == 0)
        };
        Ok(found)
    }
}
