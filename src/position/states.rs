//! The states of a position in a search: which heaps and heads are left, in a normal form.
//!
//! The order of heaps of one game does not matter, and heaps and heads without a move are dropped:
//! in normal play and in misère play, they change nothing.

use super::sum::{Component, Position};
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sort::sort;
use crate::walk::Halt;
use std::cell::RefCell;
use std::collections::HashMap;

/// Heaps and heads that have a move: the kind (heaps of one game are one kind, each row of coins is
/// its own), then the size of the heap or the number of the coin; ascending.
pub(super) type State = Vec<(usize, u64)>;

/// The kinds of a position.
pub(super) struct States<'a> {
    kinds: Vec<&'a Component>,
    /// The kind of each component.
    kind_of: Vec<usize>,
    /// Whether heaps and heads have a move, computed on demand.
    movable: RefCell<HashMap<(usize, u64), bool>>,
}

impl<'a> States<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let mut kinds: Vec<&Component> = Vec::new();
        let mut kind_of = Vec::new();
        for component in &position.components {
            let same = |kind: &&Component| !component.is_row() && kind.game == component.game;
            let kind = kinds.iter().position(same).unwrap_or(kinds.len());
            if kind == kinds.len() {
                kinds.push(component);
            }
            kind_of.push(kind);
        }
        Self { kinds, kind_of, movable: RefCell::default() }
    }

    pub(super) fn start(&self, position: &Position, progress: &mut Progress<'_>) -> Result<State> {
        let mut state = State::new();
        for (&kind, component) in self.kind_of.iter().zip(&position.components) {
            for &cell in &component.cells {
                if self.has_move((kind, cell), progress)? {
                    state.push((kind, cell));
                }
            }
        }
        sort(&mut state);
        Ok(state)
    }

    /// The game of a kind.
    pub(super) fn game(&self, kind: usize) -> &Ruleset {
        &self.kinds[kind].game
    }

    /// How many kinds there are.
    pub(super) fn kinds(&self) -> usize {
        self.kinds.len()
    }

    /// The kind of each component.
    pub(super) fn kind_of(&self, component: usize) -> usize {
        self.kind_of[component]
    }

    fn has_move(&self, (kind, cell): (usize, u64), progress: &mut Progress<'_>) -> Result<bool> {
        if let Some(&known) = self.movable.borrow().get(&(kind, cell)) {
            return Ok(known);
        }
        let has_move = match &self.kinds[kind].game {
            Ruleset::Coins(coins) => coins.option_count(cell) > 0,
            Ruleset::Take(take) => take.has_option(cell),
            game => match game.walk(cell, progress, &mut |_, _, _| Err(Halt::Found)) {
                Err(Halt::Failed(error)) => return Err(error),
                first => first.is_err(),
            },
        };
        self.movable.borrow_mut().insert((kind, cell), has_move);
        Ok(has_move)
    }

    /// The states after one move, some perhaps twice; `None` beyond the moves and the heaps and
    /// heads that are left.
    ///
    /// # Errors
    /// The error of the progress listener.
    pub(super) fn options(
        &self,
        state: &State,
        (moves, cells): &mut (usize, usize),
        progress: &mut Progress<'_>,
    ) -> Result<Option<Vec<State>>> {
        let mut options = Vec::new();
        for (i, &(kind, cell)) in state.iter().enumerate() {
            if i > 0 && state[i - 1] == state[i] {
                continue; // an equal heap has the same options
            }
            let component = self.kinds[kind];
            let walk = component.game.walk(cell, progress, &mut |progress, _, to| {
                let mut option = State::with_capacity(state.len() - 1 + to.len());
                option.extend(state[..i].iter().chain(&state[i + 1..]));
                for &left in to {
                    if !self.has_move((kind, left), progress)? {
                        continue;
                    }
                    match option.binary_search(&(kind, left)) {
                        Ok(head) if component.is_row() => drop(option.remove(head)),
                        Ok(place) | Err(place) => option.insert(place, (kind, left)),
                    }
                }
                progress.work(option.len() as u64)?;
                *moves = moves.checked_sub(1).ok_or(Halt::TooMany)?;
                *cells = cells.checked_sub(option.len()).ok_or(Halt::TooMany)?;
                options.push(option);
                Ok(())
            });
            match walk {
                Err(Halt::Failed(error)) => return Err(error),
                Err(_) => return Ok(None),
                Ok(()) => {}
            }
        }
        Ok(Some(options))
    }
}

/// The largest heap of an own rule, whose smaller heaps may have many more options.
const OWN_HEAP: u64 = 1_000;

/// Whether a heap of an own rule is too large to enumerate the options of all smaller ones.
pub(super) fn has_large_rule(position: &Position) -> bool {
    let is_own = |game: &Ruleset| match game {
        #[cfg(feature = "own-rules")]
        Ruleset::Own(_) => true,
        _ => false,
    };
    position
        .components
        .iter()
        .any(|component| is_own(&component.game) && component.cells.iter().any(|&cell| cell > OWN_HEAP))
}
