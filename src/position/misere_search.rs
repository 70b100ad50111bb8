//! Who wins when the last move loses, by playing a position out.
//!
//! Every position is visited once, without recursion, until one of its moves is known to win. Sums
//! of tame heaps are decided by their value and not visited (see [`crate::misere`]).

use super::states::{State, States, has_large_rule};
use super::sum::Position;
use crate::error::Result;
use crate::misere::{Tame, tame_heaps};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use std::collections::HashMap;

/// The largest number of positions visited for the moves of one position in misère play.
pub const MISERE_POSITIONS: usize = 100_000;

/// The largest number of moves visited.
const MOVES: usize = 2_000_000;

/// The largest total number of heaps and heads in the positions, which are kept in memory.
const CELLS: usize = 10_000_000;

/// A search that keeps what it found.
pub(super) struct Search<'a> {
    states: States<'a>,
    /// For each kind the tame ones of its heaps; none for rows, and for nim, whose heaps all are.
    tame: Vec<Vec<Option<Tame>>>,
    /// Whether the player to move wins.
    known: HashMap<State, bool>,
    /// The moves, and the heaps and heads, that are left.
    left: (usize, usize),
    /// Whether a limit was reached: nothing more is visited.
    ended: bool,
}

/// A position whose moves are being tried.
struct Open {
    state: State,
    options: Vec<State>,
    next: usize,
}

impl<'a> Search<'a> {
    /// # Errors
    /// The error of the progress listener.
    pub(super) fn new(position: &'a Position, progress: &mut Progress<'_>) -> Result<Self> {
        let states = States::new(position);
        let mut tame = Vec::new();
        for kind in 0..states.kinds() {
            let game = states.game(kind);
            let of_kind = position.components.iter().enumerate().filter(|&(c, _)| states.kind_of(c) == kind);
            let largest = of_kind.flat_map(|(_, component)| component.cells.iter()).max();
            tame.push(match (game, largest) {
                (Ruleset::Coins(_) | Ruleset::Nim, _) | (_, None) => Vec::new(),
                // Other games of heaps are played out.
                (game, Some(&largest)) => match tame_heaps(game, largest, progress) {
                    Err(error) if error.code() == crate::Code::UnknownGame => Vec::new(),
                    heaps => heaps?,
                },
            });
        }
        let ended = has_large_rule(position);
        Ok(Self { states, tame, known: HashMap::new(), left: (MOVES, CELLS), ended })
    }

    /// The heap or head as a tame heap, if it is one.
    pub(super) fn tame(&self, component: usize, cell: u64) -> Option<Tame> {
        self.tame_of_kind(self.states.kind_of(component), cell)
    }

    fn tame_of_kind(&self, kind: usize, cell: u64) -> Option<Tame> {
        if let Ruleset::Nim = self.states.game(kind) {
            return Some(Tame::nim(cell));
        }
        self.tame[kind].get(usize::try_from(cell).ok()?).copied().flatten()
    }

    /// Whether a limit was reached, so that only what is known already is found.
    pub(super) const fn has_ended(&self) -> bool {
        self.ended
    }

    /// Whether the player to move wins; `None` if it would take too long to find out.
    ///
    /// # Errors
    /// The error of the progress listener.
    pub(super) fn wins(&mut self, position: &Position, progress: &mut Progress<'_>) -> Result<Option<bool>> {
        let start = self.states.start(position, progress)?;
        if let Some(wins) = self.decided(&start) {
            return Ok(Some(wins));
        }
        if self.ended {
            return Ok(None);
        }
        let mut open = vec![];
        self.open(start.clone(), &mut open, progress)?;
        while let Some(top) = open.last_mut() {
            if self.ended {
                return Ok(None);
            }
            let Some(option) = top.options.get(top.next) else {
                // All moves leave positions that the opponent wins; without a move, the player to
                // move wins.
                let done = open.pop().map(|done| (done.options.is_empty(), done.state));
                self.known.extend(done.map(|(wins, state)| (state, wins)));
                continue;
            };
            match self.decided(option) {
                Some(true) => top.next += 1,
                Some(false) => {
                    let done = open.pop().map(|done| (done.state, true));
                    self.known.extend(done);
                }
                None => {
                    let option = option.clone();
                    self.open(option, &mut open, progress)?;
                    if self.known.len().is_multiple_of(256) {
                        progress.report(self.known.len() as u64, MISERE_POSITIONS as u64)?;
                    }
                }
            }
        }
        Ok(self.known.get(&start).copied())
    }

    fn open(&mut self, state: State, open: &mut Vec<Open>, progress: &mut Progress<'_>) -> Result<()> {
        match self.states.options(&state, &mut self.left, progress)? {
            Some(options) if self.known.len() + open.len() < MISERE_POSITIONS => {
                open.push(Open { state, options, next: 0 });
            }
            _ => self.ended = true,
        }
        Ok(())
    }

    /// Whether the player to move wins, as far as it is known without visiting anything.
    fn decided(&self, state: &State) -> Option<bool> {
        if let Some(&wins) = self.known.get(state) {
            return Some(wins);
        }
        let tame = state.iter().try_fold(Tame::NOTHING, |sum, &(kind, cell)| {
            self.tame_of_kind(kind, cell).map(|cell| sum.and(cell))
        });
        tame.map(Tame::wins)
    }
}
