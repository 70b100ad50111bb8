//! One component of a sum, whatever its kind.

use crate::error::{Code, Error, Result, allowed};
use crate::games;
use crate::position::boards::{Board, Shape, Step, Visit};
use crate::position::moves::{MAX_WORK, add_work, too_many};
use crate::position::sum::Component;
use crate::position::values::{cell_values, nim_sum, value_of};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sort::sort;
use crate::store::Store;
use crate::walk::{Halt, Walk, ended};
use std::fmt;

/// One component of a sum.
#[derive(Clone, Debug)]
pub enum Part {
    /// Heaps of one game, or a row of coins.
    Plain(Component),
    /// Any other.
    Board(Board),
}

impl Part {
    /// The notation of the game.
    #[must_use]
    pub fn game(&self) -> String {
        match self {
            Self::Plain(component) => component.game.to_string(),
            Self::Board(board) => board.rules.game(),
        }
    }

    /// The stable name of the kind of its cells.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Plain(component) if component.is_row() => "row",
            Self::Plain(_) => "heaps",
            Self::Board(board) => board.rules.kind().as_str(),
        }
    }

    /// The cells.
    #[must_use]
    pub fn cells(&self) -> &[u64] {
        match self {
            Self::Plain(component) => &component.cells,
            Self::Board(board) => board.rules.cells(&board.state),
        }
    }

    /// The heaps of nim that it is in disguise.
    #[must_use]
    pub fn heaps(&self) -> Option<Vec<u64>> {
        match self {
            Self::Plain(component) => component.heaps_of_row().map(<[u64]>::to_vec),
            Self::Board(board) => board.rules.heaps(&board.state),
        }
    }

    /// What a drawing needs besides.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match self {
            Self::Plain(_) => Shape::default(),
            Self::Board(board) => board.rules.shape(&board.state),
        }
    }

    /// Whether its moves can be taken back.
    #[must_use]
    pub fn is_loopy(&self) -> bool {
        matches!(self, Self::Board(board) if board.rules.is_loopy())
    }

    /// The values of its cells, or of the heaps that it is in disguise.
    ///
    /// # Errors
    /// Those of the game's engine.
    pub fn values(&self, store: &mut Store, progress: &mut Progress<'_>) -> Result<Vec<u32>> {
        match self {
            Self::Plain(component) => cell_values(component, store, progress),
            Self::Board(board) => board.rules.values(&board.state, progress),
        }
    }

    /// Its value.
    ///
    /// # Errors
    /// Those of the game's engine.
    pub fn value(&self, store: &mut Store, progress: &mut Progress<'_>) -> Result<u32> {
        match self {
            Self::Plain(component) => Ok(nim_sum(&cell_values(component, store, progress)?)),
            Self::Board(board) => board.rules.value(&board.state, progress),
        }
    }

    /// Calls `visit` with every move and the value of the component after it, by cell.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for a component with over 2^25 moves; those of the game's engine.
    pub(super) fn options(
        &self,
        store: &mut Store,
        progress: &mut Progress<'_>,
        visit: &mut dyn FnMut(&mut Progress<'_>, Step, u32) -> Walk,
    ) -> Result<()> {
        self.check_size()?;
        match self {
            Self::Plain(component) => {
                let values = cell_values(component, store, progress)?;
                let value = nim_sum(&values);
                let sequence = store.open(&component.game);
                self.steps(progress, &mut |progress, step| {
                    let after = value ^ values[step.cell] ^ value_of(sequence, &step.to);
                    visit(progress, step, after)
                })
            }
            Self::Board(board) => self.steps(progress, &mut |progress, step| {
                let value = board.rules.value(&step.left, progress)?;
                visit(progress, step, value)
            }),
        }
    }

    /// Calls `visit` with every move, without values.
    ///
    /// # Errors
    /// Those of the game's engine, and of `visit`.
    pub(super) fn steps(&self, progress: &mut Progress<'_>, visit: Visit<'_>) -> Result<()> {
        match self {
            Self::Plain(component) => {
                for (cell, &from) in component.cells.iter().enumerate() {
                    let walk = component.game.walk(from, progress, &mut |progress, amount, to| {
                        visit(progress, Step { cell, from, amount, to: to.to_vec(), ..Step::default() })
                    });
                    if let Err(Halt::Found) = walk {
                        break;
                    }
                    ended(walk, from)?;
                }
                Ok(())
            }
            Self::Board(board) => {
                let walk = board.rules.options(&board.state, progress, &mut |progress, step| {
                    progress.work(1 + step.left.len() as u64)?;
                    visit(progress, step)
                });
                ended(walk, 0)
            }
        }
    }

    /// Whether there are few enough moves to try all of them, each of which is a state of its own.
    pub(super) fn check_size(&self) -> Result<()> {
        let board = match self {
            Self::Plain(component) => {
                let sequence = games::sequence(&component.game);
                let mut cells = component.cells.iter();
                return cells
                    .try_fold(0, |mut work, &from| {
                        add_work(&component.game, from, &*sequence, &mut work).map(|()| work)
                    })
                    .map(drop);
            }
            Self::Board(board) => board,
        };
        let count = board.rules.option_count(&board.state);
        if count.saturating_mul(board.state.len() as u64 + 1) > MAX_WORK { Err(too_many()) } else { Ok(()) }
    }

    /// Refuses a component whose misère play depends on more than what its state tells.
    ///
    /// # Errors
    /// [`Code::NoSum`] for Treblecross.
    pub(super) fn check_misere(&self) -> Result<()> {
        match self {
            Self::Plain(component) if component.game == Ruleset::Treblecross => {
                let allowed = allowed("misere-without-treblecross");
                Err(Error::new(Code::NoSum, "treblecross", allowed))
            }
            _ => Ok(()),
        }
    }

    /// The component after a move in it, as the same player sees it.
    #[must_use]
    pub fn after(&self, step: &Step) -> Self {
        match self {
            Self::Plain(component) => Self::Plain(component.after(step.cell, &step.to)),
            Self::Board(board) => Self::Board(board.with(step.left.clone())),
        }
    }

    /// The component as the other player sees it.
    #[must_use]
    pub fn turned(&self) -> Self {
        match self {
            Self::Plain(_) => self.clone(),
            Self::Board(board) => Self::Board(board.with(board.rules.turned(&board.state))),
        }
    }

    /// Adds what distinguishes its states to a key.
    pub(super) fn add_key(&self, key: &mut Vec<u64>) {
        match self {
            Self::Plain(component) if component.is_row() => key.extend(&component.cells),
            Self::Plain(component) => {
                let mut heaps = component.cells.iter().copied().filter(|&cell| cell > 0).collect();
                sort(&mut heaps);
                key.extend(heaps);
            }
            Self::Board(board) => key.extend(board.rules.normal_form(&board.state)),
        }
        key.push(u64::MAX);
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(component) => component.fmt(f),
            Self::Board(board) => board.fmt(f),
        }
    }
}
