//! Plays sums out: a label for each position that can arise, from the labels of those after it.
//!
//! Every position is visited once, without recursion, until a limit is reached.

use super::part::Part;
use super::sum::Sum;
use crate::error::Result;
use crate::position::boards::Kind;
use crate::position::states::has_large_rule;
use crate::position::sum::Position;
use crate::progress::Progress;
use crate::walk::Halt;
use std::collections::HashMap;

/// The largest number of positions, of moves, and of numbers in the positions that are kept.
const POSITIONS: usize = 20_000;
const MOVES: u64 = 400_000;
const NUMBERS: usize = 4_000_000;

/// The remoteness from those of the options: see [`crate::position::Moves::remoteness`].
pub(super) fn remoteness(options: &[u32]) -> u32 {
    let even = options.iter().filter(|moves| moves.is_multiple_of(2)).min();
    even.or(options.iter().max()).map_or(0, |moves| moves + 1)
}

/// The same in misère play: the player to move wins if the number is even.
pub(super) fn misere_remoteness(options: &[u32]) -> u32 {
    let odd = options.iter().filter(|moves| !moves.is_multiple_of(2)).min();
    odd.or(options.iter().max()).map_or(0, |moves| moves + 1)
}

/// What a component contributes to a selective sum in misère play: 0 if it has ended; otherwise 4,
/// with [`WON`] if the player to move wins it alone in normal play, and with [`MISERE_LOST`] if he
/// loses it alone in misère play.
pub(super) fn both_outcomes(options: &[u32]) -> u32 {
    if options.is_empty() {
        return 0;
    }
    let wins = options.iter().any(|option| option & WON == 0);
    let misere_wins = options.iter().any(|option| option & MISERE_LOST != 0);
    4 | if wins { WON } else { 0 } | if misere_wins { 0 } else { MISERE_LOST }
}

pub(super) const WON: u32 = 1;
pub(super) const MISERE_LOST: u32 = 2;

/// In misère play: 1 if the player to move wins, from those of the options.
pub(super) fn misere_win(options: &[u32]) -> u32 {
    u32::from(options.is_empty() || options.contains(&0))
}

/// The labels that were found so far, of sums with components of the same games.
pub(super) struct Explorer {
    combine: fn(&[u32]) -> u32,
    known: HashMap<Vec<u64>, u32>,
    moves: u64,
    numbers: usize,
    ended: bool,
}

/// Sums with their keys.
type Keyed = Vec<(Vec<u64>, Sum)>;

fn key_of(sum: &Sum) -> Vec<u64> {
    let mut key = Vec::new();
    sum.parts.iter().for_each(|part| part.add_key(&mut key));
    key
}

impl Explorer {
    pub(super) fn new(combine: fn(&[u32]) -> u32) -> Self {
        Self { combine, known: HashMap::new(), moves: 0, numbers: 0, ended: false }
    }

    /// The label of a sum; `None` if it would take too long, or moves can be taken back.
    ///
    /// # Errors
    /// The error of the progress listener, and of the games' engines.
    pub(super) fn label(&mut self, sum: &Sum, progress: &mut Progress<'_>) -> Result<Option<u32>> {
        let start = key_of(sum);
        if let Some(&known) = self.known.get(&start) {
            return Ok(Some(known));
        }
        if self.ended || !sum.parts.iter().all(is_small) {
            return Ok(None);
        }
        let mut open: Vec<(Vec<u64>, Keyed)> = vec![(start.clone(), self.options(sum, progress)?)];
        while let Some((_, options)) = open.last() {
            if self.ended {
                return Ok(None);
            }
            let unknown = options.iter().find(|(key, _)| !self.known.contains_key(key));
            if let Some((key, option)) = unknown {
                let (key, options) = (key.clone(), self.options(option, progress)?);
                open.push((key, options));
                continue;
            }
            let Some((key, options)) = open.pop() else { break };
            let labels: Vec<u32> =
                options.iter().filter_map(|(key, _)| self.known.get(key).copied()).collect();
            self.known.insert(key, (self.combine)(&labels));
            if self.known.len().is_multiple_of(256) {
                progress.report(self.known.len() as u64, POSITIONS as u64)?;
            }
        }
        Ok(self.known.get(&start).copied())
    }

    /// The sums after one move, with their keys.
    fn options(&mut self, sum: &Sum, progress: &mut Progress<'_>) -> Result<Keyed> {
        let mut options = Keyed::new();
        for (place, part) in sum.parts.iter().enumerate() {
            part.steps(progress, &mut |progress, step| {
                let option = sum.after([(place, &step)]);
                let key = key_of(&option);
                self.moves += 1;
                self.numbers += key.len();
                self.ended |= self.moves > MOVES || self.numbers > NUMBERS;
                if self.ended {
                    return Err(Halt::Found);
                }
                // The components are copied.
                progress.work((key.len() + sum.parts.len()) as u64)?;
                options.push((key, option));
                Ok(())
            })?;
        }
        self.ended |= self.known.len() >= POSITIONS;
        Ok(options)
    }
}

/// The most moves of a heap or board, and the most cells before one of a table, in a sum that is
/// played out.
const OPTIONS: u64 = 5_000;
const TABLE: u64 = 2_000;

/// Whether a component is small enough to try all moves of each of its positions.
pub(super) fn is_small(part: &Part) -> bool {
    match part {
        Part::Plain(component) if component.is_row() => component.cells.iter().all(|&coin| coin <= 64),
        Part::Plain(component) => {
            let alone = || Position { components: vec![component.clone()] };
            component.cells.iter().all(|&heap| heap <= OPTIONS) && !has_large_rule(&alone())
        }
        Part::Board(board) => {
            let table = || (board.state[0] + 1).saturating_mul(board.state[1] + 1);
            !board.rules.is_loopy()
                && board.rules.option_count(&board.state) <= OPTIONS
                && (board.rules.kind() != Kind::Cell || table() <= TABLE)
        }
    }
}
