use super::boards::{Board, Kind, Shape, Step};
use super::cells::{Cells, MAX_WORK, too_many, value_of};
use super::theory::Theory;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::store::Store;
#[cfg(feature = "own-rules")]
use crate::walk::DESCRIBED;
use crate::walk::{Halt, Walk, ended};
use std::fmt;

/// One component of a sum.
#[derive(Clone, Debug)]
pub enum Component {
    /// Heaps of one game, or a row of coins.
    Cells(Cells),
    /// Any other.
    Board(Board),
}

impl Component {
    /// The notation of the game.
    #[must_use]
    pub fn game(&self) -> String {
        match self {
            Self::Cells(cells) => cells.game.to_string(),
            Self::Board(board) => board.rules.game(),
        }
    }

    /// What its cells are.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Cells(cells) if cells.is_row() => Kind::Row,
            Self::Cells(_) => Kind::Heaps,
            Self::Board(board) => board.rules.kind(),
        }
    }

    /// The cells.
    #[must_use]
    pub fn cells(&self) -> &[u64] {
        match self {
            Self::Cells(cells) => &cells.cells,
            Self::Board(board) => board.rules.cells(&board.state),
        }
    }

    pub(super) fn state(&self) -> &[u64] {
        match self {
            Self::Cells(cells) => &cells.cells,
            Self::Board(board) => &board.state,
        }
    }

    pub(super) fn nim(&self) -> Option<&[u64]> {
        let Self::Cells(Cells { game: Ruleset::Nim, cells }) = self else { return None };
        Some(cells)
    }

    /// The heaps of nim that it is in disguise.
    #[must_use]
    pub fn heaps(&self) -> Option<Vec<u64>> {
        match self {
            Self::Cells(cells) => cells.heaps(),
            Self::Board(board) => board.rules.heaps(&board.state),
        }
    }

    /// What a drawing needs besides.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match self {
            Self::Cells(_) => Shape::default(),
            Self::Board(board) => board.rules.shape(&board.state),
        }
    }

    pub(crate) fn is_loopy(&self) -> bool {
        matches!(self, Self::Board(board) if board.rules.is_loopy())
    }

    /// The values of its cells, or of the heaps that it is in disguise, and its value.
    pub(crate) fn values(&self, store: &mut Store, progress: &mut Progress<'_>) -> Result<(Vec<u64>, u64)> {
        match self {
            Self::Cells(cells) => {
                let values = cells.values(store, progress)?;
                let value = values.iter().fold(0, |sum, value| sum ^ value);
                Ok((values, value))
            }
            Self::Board(board) => {
                let values = board.rules.values(&board.state, progress)?;
                let value = board.rules.value(&board.state, progress)?;
                Ok((values.into_iter().map(u64::from).collect(), value.into()))
            }
        }
    }

    /// Calls `visit` with every move, by cell; of heaps and heads only those of a named cell.
    pub(super) fn steps(
        &self,
        only: Option<usize>,
        progress: &mut Progress<'_>,
        visit: &mut dyn FnMut(&mut Progress<'_>, &Step) -> Walk,
    ) -> Result<()> {
        match self {
            Self::Cells(cells) => {
                let all = only.map_or(0..cells.cells.len(), |cell| cell..cell + 1);
                for cell in all {
                    let walk = cells.steps(cell, progress, visit);
                    if let Err(Halt::Found) = walk {
                        break;
                    }
                    ended(walk, cells.cells[cell])?;
                }
                Ok(())
            }
            Self::Board(board) => {
                let walk = board.rules.options(&board.state, progress, &mut |progress, step| {
                    progress.work(1 + step.left.len() as u64)?;
                    visit(progress, &step)
                });
                ended(walk, 0)
            }
        }
    }

    /// As [`Component::steps`], with the component's value after each; given are those before.
    pub(super) fn options(
        &self,
        only: Option<usize>,
        (values, value): &(Vec<u64>, u64),
        store: &mut Store,
        progress: &mut Progress<'_>,
        visit: &mut dyn FnMut(&mut Progress<'_>, &Step, u64) -> Walk,
    ) -> Result<()> {
        match self {
            Self::Cells(cells) => {
                let sequence = store.open(&cells.game);
                self.steps(only, progress, &mut |progress, step| {
                    let left = value_of(&cells.game, sequence, &step.to, progress)?;
                    visit(progress, step, value ^ values[step.cell] ^ left)
                })
            }
            Self::Board(board) => self.steps(only, progress, &mut |progress, step| {
                let value = board.rules.value(&step.left, progress)?;
                visit(progress, step, value.into())
            }),
        }
    }

    /// What is known of the moves of its large heaps.
    /// [`Code::OutOfRange`] for a heap that is too large to go through its moves, of which no
    /// theory tells; as [`Cells::values`].
    pub(super) fn theory(&self, store: &mut Store, progress: &mut Progress<'_>) -> Result<Option<Theory>> {
        let Self::Cells(cells) = self else { return Ok(None) };
        let sequence = store.open(&cells.game);
        let largest = cells.cells.iter().max().copied().unwrap_or(0);
        let theory = Theory::of(&cells.game, largest, sequence, progress)?;
        let near = match &cells.game {
            Ruleset::Octal(_) => sequence.explain_limit(),
            #[cfg(feature = "own-rules")]
            Ruleset::Own(_) => sequence.explain_limit(),
            _ => sequence.limit().min(Cells::LARGEST),
        };
        let is_told = |heap: u64| theory.as_ref().is_some_and(|theory| theory.covers(heap));
        let untold = cells.cells.iter().copied().filter(|&heap| !is_told(heap)).collect();
        let untold = Cells { game: cells.game.clone(), cells: untold };
        if untold.has_more_moves(near) { Err(too_many()) } else { Ok(theory) }
    }

    /// About how many steps it takes to tell how far its game is computed.
    pub(super) fn description_work(&self) -> u64 {
        match self {
            #[cfg(feature = "own-rules")]
            Self::Cells(Cells { game: Ruleset::Own(_), .. }) => DESCRIBED,
            _ => self.cells().len() as u64,
        }
    }

    /// As [`Cells::add_work`]; each move on a board is a state of its own.
    /// [`Code::OutOfRange`] for a component with over 2^25 moves.
    pub(super) fn add_work(&self, work: &mut u64, progress: &mut Progress<'_>) -> Result<()> {
        progress.work(self.description_work())?;
        match self {
            Self::Cells(cells) => cells.add_work(work),
            Self::Board(board) => {
                let count = board.rules.option_count(&board.state);
                let states = count.saturating_mul(board.state.len() as u64 + 1);
                if states > MAX_WORK { Err(too_many()) } else { Ok(()) }
            }
        }
    }

    /// Refuses a component whose misère play depends on more than what its state tells.
    /// [`Code::NoSum`] for Treblecross; [`Code::OutOfRange`] for a heap with too many moves.
    pub(super) fn check_misere(&self) -> Result<()> {
        match self {
            Self::Cells(cells) if cells.has_more_moves(Cells::LARGEST) => Err(too_many()),
            Self::Cells(Cells { game: Ruleset::Treblecross, .. }) => {
                Err(Error::new(Code::NoSum, "treblecross", allowed("misere-without-treblecross")))
            }
            _ => Ok(()),
        }
    }

    /// The component after a move in it, as the same player sees it.
    pub(crate) fn after(&self, step: &Step) -> Self {
        match self {
            Self::Cells(cells) => Self::Cells(cells.after(step.cell, &step.to)),
            Self::Board(board) => Self::Board(board.with(step.left.clone())),
        }
    }

    pub(super) fn turn(&mut self) {
        if let Self::Board(board) = self {
            board.state = board.rules.turned(&board.state);
        }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cells(cells) => cells.fmt(f),
            Self::Board(board) => board.fmt(f),
        }
    }
}
