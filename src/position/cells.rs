//! Heaps of one game, or a row of coins: their moves, and their values from the table of the game's
//! sequence; for heaps beyond it, by a formula, a recursion or a period that can be proved.

use super::boards::Step;
use super::theory::reaches_far;
use crate::error::{Code, Error, Result, allowed};
use crate::games;
use crate::periodicity::{self, Rules, rules_of};
use crate::progress::Progress;
use crate::ruleset::{Coins, Ruleset};
use crate::sequence::Sequence;
use crate::store::Store;
use crate::walk::Walk;
use dashu_int::UBig;
use std::fmt;

/// Heaps of one game, or one row of coins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    /// The game.
    pub game: Ruleset,
    /// The sizes of the heaps as given, or the numbers of the coins that show heads, ascending.
    pub cells: Vec<u64>,
}

/// The most moves that are enumerated; for runs of coins, of coins that they turn together.
pub(super) const MAX_WORK: u64 = 1 << 25;

impl Cells {
    /// The largest heap or coin, where the game itself goes further: all moves are gone through.
    pub(crate) const LARGEST: u64 = 1 << 25;
    /// The largest heap whose value and winning moves a formula, recursion or proved period gives.
    pub(crate) const FARTHEST: u64 = (1 << 53) - 1;

    pub(crate) const fn is_row(&self) -> bool {
        matches!(self.game, Ruleset::Coins(_))
    }

    /// The heaps of nim that a row of coins is in disguise: in Turning Turtles, a head is a heap.
    pub(super) fn heaps(&self) -> Option<Vec<u64>> {
        matches!(self.game, Ruleset::Coins(Coins::AtMost(2))).then(|| self.cells.clone())
    }

    /// What a move on one cell leaves, with `to` in its place: heaps, or other coins turned.
    pub(super) fn after(&self, cell: usize, to: &[u64]) -> Self {
        let mut cells = self.cells.clone();
        if self.is_row() {
            cells.remove(cell);
            for coin in to {
                match cells.binary_search(coin) {
                    Ok(head) => drop(cells.remove(head)),
                    Err(place) => cells.insert(place, *coin),
                }
            }
        } else {
            cells.splice(cell..=cell, to.iter().copied());
        }
        Self { game: self.game.clone(), cells }
    }

    /// Calls `visit` with every move on one cell, by ascending amount.
    pub(super) fn steps(
        &self,
        cell: usize,
        progress: &mut Progress<'_>,
        visit: &mut dyn FnMut(&mut Progress<'_>, &Step) -> Walk,
    ) -> Walk {
        let mut step = Step { cell, from: self.cells[cell], ..Step::default() };
        self.game.walk(step.from, progress, &mut |progress, amount, to| {
            step.amount = amount;
            step.to.clear();
            step.to.extend_from_slice(to);
            visit(progress, &step)
        })
    }

    /// Whether a heap is larger than this, and has about as many moves as stones, or more.
    pub(super) fn has_more_moves(&self, near: u64) -> bool {
        self.cells.iter().any(|&heap| heap > near)
            && match rules_of(&self.game) {
                Rules::Octal { .. } => self.has_breaks(),
                Rules::FiniteSubtraction { .. } | Rules::Nim => false,
                _ => true,
            }
    }

    fn has_breaks(&self) -> bool {
        matches!(rules_of(&self.game), Rules::Octal { digits } if digits.iter().any(|&digit| digit > 3))
    }

    /// Adds what is known of the work before moves are enumerated: there may be very many.
    pub(super) fn add_work(&self, work: &mut u64) -> Result<()> {
        let sequence = games::sequence(&self.game);
        for &from in &self.cells {
            let more = match &self.game {
                Ruleset::Coins(coins) => coins.option_work(from),
                game if from <= sequence.explain_limit() || reaches_far(game) => 0,
                Ruleset::Octal(code) if code.breaks() => u64::MAX,
                #[cfg(feature = "own-rules")]
                Ruleset::Own(_) => u64::MAX,
                _ => 0,
            };
            *work = work.saturating_add(more);
        }
        if *work > MAX_WORK { Err(too_many()) } else { Ok(()) }
    }

    pub(super) fn values(&self, store: &mut Store, progress: &mut Progress<'_>) -> Result<Vec<u64>> {
        let Self { game, cells } = self;
        if *game == Ruleset::Nim {
            return Ok(cells.clone());
        }
        let sequence = store.open(game);
        let limit = sequence.limit();
        if let Some(far) = cells.iter().find(|&&cell| cell > limit)
            && self.has_breaks()
            && periodicity::proof(&rules_of(game), sequence, &UBig::from(SOON), progress)?.is_none()
        {
            return Err(periodicity::without_period(&far.to_string(), limit));
        }
        if let Some(&last) = cells.iter().filter(|&&cell| cell <= limit).max() {
            sequence.extend(last, progress)?;
        }
        cells.iter().map(|&cell| value_of(game, sequence, &[cell], progress)).collect()
    }

    /// Whether the store has the values: all that moves are looked up in are read in turn.
    pub(super) fn check_kept(&self, store: &mut Store) -> Result<()> {
        let sequence = store.open(&self.game);
        let near = |&&cell: &&u64| cell <= sequence.limit() && self.game != Ruleset::Nim;
        let last = self.cells.iter().filter(near).max();
        if last.is_some_and(|&last| sequence.len() as u64 <= last) {
            let allowed = allowed("heaps-within-memory").with("megabytes", Store::BYTES >> 20);
            return Err(Error::new(Code::OutOfRange, &self.to_string(), allowed));
        }
        Ok(())
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [cell] = self.cells[..] {
            return write!(f, "{}:{cell}", self.game);
        }
        let cells: Vec<String> = self.cells.iter().map(ToString::to_string).collect();
        write!(f, "{}:{{{}}}", self.game, cells.join(","))
    }
}

/// How many values are computed to prove a period of a game whose heaps break: more take long.
const SOON: u64 = 1 << 14;

pub(super) fn largest(game: &Ruleset) -> u64 {
    match game {
        game if reaches_far(game) => Cells::FARTHEST,
        _ => games::sequence(game).limit().min(Cells::LARGEST),
    }
}

/// The nim-sum of the values of some cells, read where they are computed; else by a formula or a
/// proved period, or by computing the sequence as far.
#[inline(never)]
pub(super) fn value_of(
    game: &Ruleset,
    sequence: &mut dyn Sequence,
    cells: &[u64],
    progress: &mut Progress<'_>,
) -> Result<u64> {
    let (mut sum, mut value) = (0, [0]);
    for &cell in cells {
        sum ^= if *game == Ruleset::Nim {
            cell
        } else if cell < sequence.len() as u64 {
            sequence.read(cell as usize, &mut value);
            u64::from(value[0])
        } else {
            let found = periodicity::value(&rules_of(game), sequence, &UBig::from(cell), Some(progress))?;
            u64::try_from(&found.value).unwrap_or(u64::MAX)
        };
    }
    Ok(sum)
}

pub(super) fn too_many() -> Error {
    Error::new(Code::OutOfRange, "", allowed("at-most-moves-or-runs").with("most", MAX_WORK))
}
