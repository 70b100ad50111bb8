//! The number of moves left if the winner hurries and the loser delays.
//!
//! The remoteness of a position (Steinhaus 1925; Smith 1966; Winning Ways, chapter 9) is 0 without
//! a move; if some move leads to an even remoteness, one more than the least even one; otherwise
//! one more than the largest, which are all odd. It is even exactly if the player to move loses. It
//! does not follow from the Grundy values, nor that of a sum from those of its parts: every
//! reachable position is visited once, without recursion. The order of heaps of one game does not
//! matter, and heaps and heads without a move are dropped.

use super::sum::{Component, Position};
use crate::ruleset::Ruleset;
use std::cell::RefCell;
use std::collections::HashMap;

/// The largest number of positions visited for a remoteness.
pub const REMOTENESS_POSITIONS: usize = 20_000;

/// The largest number of moves visited.
const MOVES: usize = 400_000;

/// The largest total number of heaps and heads in the positions, which are kept in memory.
const CELLS: usize = 4_000_000;

/// Heaps and heads that have a move: the kind (heaps of one game are one kind, each row of coins is
/// its own), then the size of the heap or the number of the coin; ascending.
type State = Vec<(usize, u64)>;

/// The remoteness of a position with this number of moves; `None` if it would take too long.
pub(super) fn of(position: &Position, moves: u64) -> Option<u32> {
    if moves > REMOTENESS_POSITIONS as u64 {
        return None;
    }
    let search = Search::new(position);
    let mut known: HashMap<State, u32> = HashMap::new();
    let mut open = vec![search.start(position)];
    let (mut looked_at, mut cells) = (0, 0);
    while let Some(state) = open.pop() {
        if known.contains_key(&state) {
            continue;
        }
        let options = search.options(&state);
        looked_at += options.len() + 1;
        cells += options.iter().map(Vec::len).sum::<usize>();
        if known.len() >= REMOTENESS_POSITIONS || looked_at > MOVES || cells > CELLS {
            return None;
        }
        let remoteness: Option<Vec<u32>> = options.iter().map(|option| known.get(option).copied()).collect();
        if let Some(remoteness) = remoteness {
            let even = remoteness.iter().filter(|moves| moves.is_multiple_of(2)).min();
            let max = even.or(remoteness.iter().max());
            known.insert(state, max.map_or(0, |moves| moves + 1));
        } else {
            // Visited again when all its options are known.
            open.push(state);
            open.extend(options.into_iter().filter(|option| !known.contains_key(option)));
        }
    }
    known.get(&search.start(position)).copied()
}

/// The kinds of a position.
struct Search<'a> {
    kinds: Vec<&'a Component>,
    /// The kind of each component.
    kind_of: Vec<usize>,
    /// Whether heaps and heads have a move, computed on demand.
    movable: RefCell<HashMap<(usize, u64), bool>>,
}

impl<'a> Search<'a> {
    fn new(position: &'a Position) -> Self {
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

    fn start(&self, position: &Position) -> State {
        let components = self.kind_of.iter().zip(&position.components);
        let cells =
            components.flat_map(|(&kind, component)| component.cells.iter().map(move |&cell| (kind, cell)));
        let mut state: State = cells.filter(|&cell| self.has_move(cell)).collect();
        state.sort_unstable();
        state
    }

    fn has_move(&self, (kind, cell): (usize, u64)) -> bool {
        *self.movable.borrow_mut().entry((kind, cell)).or_insert_with(|| {
            let game = &self.kinds[kind].game;
            if let Ruleset::Coins(coins) = game {
                return coins.option_count(cell) > 0;
            }
            match game {
                // One of the many moves is found from the code.
                Ruleset::Octal(code) => code.has_option(cell),
                Ruleset::Nim => cell > 0,
                Ruleset::GrundysGame => cell > 2,
                _ => {
                    let mut any = false;
                    game.options(cell, &mut |_, _| any = true);
                    any
                }
            }
        })
    }

    /// The states after one move, some perhaps twice.
    fn options(&self, state: &State) -> Vec<State> {
        let mut options = Vec::new();
        for (i, &(kind, cell)) in state.iter().enumerate() {
            if i > 0 && state[i - 1] == state[i] {
                continue; // an equal heap has the same options
            }
            let component = self.kinds[kind];
            component.game.options(cell, &mut |_, to| {
                let mut option = State::with_capacity(state.len() - 1 + to.len());
                option.extend(state[..i].iter().chain(&state[i + 1..]));
                for &left in to.iter().filter(|&&left| self.has_move((kind, left))) {
                    match option.binary_search(&(kind, left)) {
                        Ok(head) if component.is_row() => drop(option.remove(head)),
                        Ok(place) | Err(place) => option.insert(place, (kind, left)),
                    }
                }
                options.push(option);
            });
        }
        options
    }
}
