//! How many moves are left when the winner hurries and the loser delays.
//!
//! The remoteness of a position (Steinhaus 1925; Smith 1966; Winning Ways, chapter 9) is 0 where there is no
//! move; where some move leads to an even remoteness, one more than the least even one; otherwise one more
//! than the greatest, which are all odd. It is even exactly when the player to move loses. It is no function
//! of the Grundy values, and that of a sum is none of the parts' remotenesses: every position that can arise
//! is looked at, once each, without recursion. Heaps of one game in whatever order are one position, and
//! heaps and heads that have no move are left out.

use super::{Component, Position};
use crate::ruleset::Ruleset;
use std::cell::RefCell;
use std::collections::HashMap;

/// The most positions that are looked at for a remoteness.
pub const REMOTENESS_POSITIONS: usize = 20_000;

/// The most moves that are looked at.
const MOVES: usize = 400_000;

/// The most heaps and heads in all that these lead to: what is kept in memory.
const CELLS: usize = 4_000_000;

/// Heaps and heads that have a move: the kind (heaps of one game are one kind, each row of coins is its own),
/// then the size of the heap or the number of the coin; ascending.
type State = Vec<(usize, u64)>;

/// The remoteness of a position that has so many moves; `None` where it would take too long.
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
            let most = even.or(remoteness.iter().max());
            known.insert(state, most.map_or(0, |moves| moves + 1));
        } else {
            // Once more when all its options are known.
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
    /// Which heaps and heads have a move, as far as that was asked.
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
                // Many moves, of which one is easily seen.
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
