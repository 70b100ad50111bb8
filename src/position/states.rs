//! The states of a position in a search: which heaps and heads are left, in a normal form.
//!
//! The order of heaps of one game does not matter, and heaps and heads without a move are dropped:
//! in normal play and in misère play, they change nothing.

use super::sum::{Component, Position};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sort::sort;
use crate::walk::{Halt, Walk};
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

    pub(super) fn start(&self, position: &Position) -> State {
        let components = self.kind_of.iter().zip(&position.components);
        let cells =
            components.flat_map(|(&kind, component)| component.cells.iter().map(move |&cell| (kind, cell)));
        let mut state: State = cells.filter(|&cell| self.has_move(cell)).collect();
        sort(&mut state);
        state
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

    fn has_move(&self, (kind, cell): (usize, u64)) -> bool {
        *self.movable.borrow_mut().entry((kind, cell)).or_insert_with(|| {
            let game = &self.kinds[kind].game;
            if let Ruleset::Coins(coins) = game {
                return coins.option_count(cell) > 0;
            }
            match game {
                // One of the many moves is found from the rules.
                Ruleset::Octal(code) => code.has_option(cell),
                Ruleset::Take(take) => take.has_option(cell),
                Ruleset::Nim | Ruleset::Treblecross => cell > 0,
                Ruleset::GrundysGame => cell > 2,
                // Ended by the first one.
                _ => game.walk(cell, &mut Progress::none(), &mut |_, _, _| Err(Halt::Found)).is_err(),
            }
        })
    }

    /// Visits the states after one move, some perhaps twice.
    ///
    /// # Errors
    /// As [`Ruleset::walk`].
    pub(super) fn options(
        &self,
        state: &State,
        progress: &mut Progress<'_>,
        visit: &mut dyn FnMut(State) -> Walk,
    ) -> Walk {
        for (i, &(kind, cell)) in state.iter().enumerate() {
            if i > 0 && state[i - 1] == state[i] {
                continue; // an equal heap has the same options
            }
            let component = self.kinds[kind];
            component.game.walk(cell, progress, &mut |progress, _, to| {
                let mut option = State::with_capacity(state.len() - 1 + to.len());
                option.extend(state[..i].iter().chain(&state[i + 1..]));
                for &left in to.iter().filter(|&&left| self.has_move((kind, left))) {
                    match option.binary_search(&(kind, left)) {
                        Ok(head) if component.is_row() => drop(option.remove(head)),
                        Ok(place) | Err(place) => option.insert(place, (kind, left)),
                    }
                }
                progress.work(option.len() as u64)?;
                visit(option)
            })?;
        }
        Ok(())
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
