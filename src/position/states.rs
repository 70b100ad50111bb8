//! The states of a sum in a search: which heaps and heads are left, and what is on the boards, in a
//! normal form.
//!
//! The order of heaps of one game does not matter, and heaps and heads without a move are dropped:
//! in normal play and in misère play, they change nothing.

use super::component::Component;
use super::sum::Sum;
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sort::sort;
use crate::walk::{Halt, Walk};
use std::cell::RefCell;
use std::collections::HashMap;

/// Heaps and heads that have a move: the kind (heaps of one game are one kind, each row of coins is
/// its own), then the size of the heap or the number of the coin; ascending. After them the numbers
/// of the boards, each of which is a kind, too, in their order.
pub(super) type State = Vec<(usize, u64)>;

/// The positions, the moves, and the numbers in the positions, that a search may still visit.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    pub(super) positions: usize,
    pub(super) moves: usize,
    pub(super) numbers: usize,
}

impl Limits {
    fn take(&mut self, option: &State) -> Walk {
        self.moves = self.moves.checked_sub(1).ok_or(Halt::TooMany)?;
        self.numbers = self.numbers.checked_sub(option.len()).ok_or(Halt::TooMany)?;
        Ok(())
    }
}

pub(super) struct States {
    kinds: Vec<Component>,
    /// The kind of each component.
    kind_of: Vec<usize>,
    /// Whether heaps and heads have a move, computed on demand.
    movable: RefCell<HashMap<(usize, u64), bool>>,
}

impl States {
    pub(super) fn new(sum: &Sum) -> Self {
        let mut kinds: Vec<Component> = Vec::new();
        let mut kind_of = vec![0; sum.components.len()];
        for of_boards in [false, true] {
            for (place, component) in sum.components.iter().enumerate() {
                if matches!(component, Component::Board(_)) != of_boards {
                    continue;
                }
                let same = |kind: &Component| match (kind, component) {
                    (Component::Cells(kind), Component::Cells(cells)) => {
                        !cells.is_row() && kind.game == cells.game
                    }
                    _ => false,
                };
                kind_of[place] = kinds.iter().position(same).unwrap_or(kinds.len());
                if kind_of[place] == kinds.len() {
                    kinds.push(component.clone());
                }
            }
        }
        Self { kinds, kind_of, movable: RefCell::default() }
    }

    pub(super) fn start(&self, sum: &Sum, progress: &mut Progress<'_>) -> Result<State> {
        let (mut state, mut boards) = (State::new(), State::new());
        for (&kind, component) in self.kind_of.iter().zip(&sum.components) {
            // Each is looked up and sorted.
            progress.work(16 * (1 + component.state().len()) as u64)?;
            match component {
                Component::Cells(cells) => {
                    for &cell in &cells.cells {
                        if self.has_move((kind, cell), progress)? {
                            state.push((kind, cell));
                        }
                    }
                }
                Component::Board(board) => {
                    let numbers = board.rules.normal_form(&board.state);
                    boards.extend(numbers.into_iter().map(|number| (kind, number)));
                }
            }
        }
        sort(&mut state);
        state.extend(boards);
        Ok(state)
    }

    /// The kinds, each as a component that is of it.
    pub(super) fn kinds(&self) -> &[Component] {
        &self.kinds
    }

    pub(super) fn kind_of(&self, component: usize) -> usize {
        self.kind_of[component]
    }

    fn has_move(&self, (kind, cell): (usize, u64), progress: &mut Progress<'_>) -> Result<bool> {
        let Component::Cells(cells) = &self.kinds[kind] else { return Ok(true) };
        if let Some(&known) = self.movable.borrow().get(&(kind, cell)) {
            return Ok(known);
        }
        let has_move = match &cells.game {
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

    /// The states after one move, some perhaps twice; `None` beyond the limits.
    pub(super) fn options(
        &self,
        state: &State,
        limits: &mut Limits,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Vec<State>>> {
        let mut options = Vec::new();
        let mut next = 0;
        while let Some(&(kind, cell)) = state.get(next) {
            let first = next;
            let walk = match &self.kinds[kind] {
                Component::Board(board) => {
                    next += state[first..].partition_point(|&(other, _)| other == kind);
                    let numbers: Vec<u64> = state[first..next].iter().map(|&(_, number)| number).collect();
                    board.rules.options(&numbers, progress, &mut |progress, step| {
                        let left = board.rules.normal_form(&step.left);
                        let mut option = state[..first].to_vec();
                        option.extend(left.into_iter().map(|number| (kind, number)));
                        option.extend(&state[next..]);
                        progress.work(1 + option.len() as u64)?;
                        limits.take(&option)?;
                        options.push(option);
                        Ok(())
                    })
                }
                Component::Cells(cells) => {
                    next += 1;
                    if first > 0 && state[first - 1] == state[first] {
                        continue; // an equal heap has the same options
                    }
                    cells.game.walk(cell, progress, &mut |progress, _, to| {
                        let mut option = State::with_capacity(state.len() - 1 + to.len());
                        option.extend(state[..first].iter().chain(&state[next..]));
                        for &left in to {
                            if !self.has_move((kind, left), progress)? {
                                continue;
                            }
                            // Those of the boards are all beyond it.
                            match option.binary_search(&(kind, left)) {
                                Ok(head) if cells.is_row() => drop(option.remove(head)),
                                Ok(place) | Err(place) => option.insert(place, (kind, left)),
                            }
                        }
                        progress.work(option.len() as u64)?;
                        limits.take(&option)?;
                        options.push(option);
                        Ok(())
                    })
                }
            };
            match walk {
                Err(Halt::Failed(error)) => return Err(error),
                Err(_) => {
                    discard(options, progress)?;
                    return Ok(None);
                }
                Ok(()) => {}
            }
        }
        Ok(Some(options))
    }
}

/// Drops a long list, which takes about as long as to make it.
pub(super) fn discard(mut options: Vec<State>, progress: &mut Progress<'_>) -> Result<()> {
    const PART: usize = 1 << 12;
    while !options.is_empty() {
        options.truncate(options.len().saturating_sub(PART));
        progress.work(PART as u64)?;
    }
    Ok(())
}
