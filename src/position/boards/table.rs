//! A game on two numbers as a component: its position is a cell of the table.

use super::board::{Board, Change, Kind, Rules, Step, Visit, wrong};
use crate::error::{Code, Error, Message, Result, allowed};
use crate::notation::Piece;
use crate::position::notation::{number, split};
use crate::progress::Progress;
use crate::two_heaps::{CellExplanation, TwoHeaps, explain};
use crate::walk::Walk;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// The most options of a cell, which are all listed.
const OPTIONS: u64 = 1_000;

const NO_OPTIONS: CellExplanation =
    CellExplanation { value: 0, option_count: 0, options: vec![], value_count: 0, by_value: vec![] };

#[derive(Debug)]
struct Table {
    game: TwoHeaps,
    known: RefCell<HashMap<(u64, u64), Rc<CellExplanation>>>,
}

impl Table {
    fn explained(&self, state: &[u64], progress: &mut Progress<'_>) -> Result<Rc<CellExplanation>> {
        let cell = (state[0], state[1]);
        if let Some(known) = self.known.borrow().get(&cell) {
            return Ok(Rc::clone(known));
        }
        // Euclid's game to 0 is over at an empty heap, which its table does not have.
        let is_over = cell.0.min(cell.1) < self.game.first();
        let found = if is_over { NO_OPTIONS } else { explain(self.game, cell.0, cell.1, Some(progress))? };
        let found = Rc::new(found);
        if found.option_count > OPTIONS {
            let allowed = allowed("cell-with-options").with("most", OPTIONS);
            return Err(Error::new(Code::OutOfRange, &self.written(state), allowed));
        }
        self.known.borrow_mut().insert(cell, Rc::clone(&found));
        Ok(found)
    }
}

impl Rules for Table {
    fn game(&self) -> String {
        self.game.to_string()
    }

    fn kind(&self) -> Kind {
        Kind::Cell
    }

    fn written(&self, state: &[u64]) -> String {
        format!("{}:({},{})", self.game, state[0], state[1])
    }

    fn values(&self, state: &[u64], progress: &mut Progress<'_>) -> Result<Vec<u32>> {
        Ok(vec![self.explained(state, progress)?.value])
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        for option in &self.explained(state, progress)?.options {
            visit(progress, step_to(state, option.amount, vec![option.to.0, option.to.1]))?;
        }
        Ok(())
    }

    fn option_count(&self, _state: &[u64]) -> u64 {
        OPTIONS
    }
}

/// Two numbers in parentheses, from `least` to their limits.
pub(super) fn pair(cell: Piece<'_>, least: u64, limits: (u64, u64)) -> Result<Vec<u64>> {
    let missing = || wrong(cell.at, Code::Missing, EXPECTED);
    match split(cell.within("(", ")").ok_or_else(missing)?, ',')?[..] {
        [row, column] => Ok(vec![number(row, least, limits.0)?, number(column, least, limits.1)?]),
        _ => Err(missing()),
    }
}

const EXPECTED: Message = allowed("row-and-column");

pub(super) fn step_to(state: &[u64], amount: u64, left: Vec<u64>) -> Step {
    let change = |cell: usize| Change { cell, from: state[cell], to: left[cell] };
    let changes: Vec<Change> = (0..2).filter(|&cell| state[cell] != left[cell]).map(change).collect();
    let (cell, from) = changes.first().map_or((0, state[0]), |change| (change.cell, change.from));
    Step { cell, from, amount, to: left.clone(), changes, left }
}

/// A game and a cell: `wythoff` and `(3,5)`.
pub(super) fn read(game: TwoHeaps, cell: Piece<'_>) -> Result<Board> {
    let (rows, columns) = game.limits();
    let least = if game == TwoHeaps::EuclidToZero { 0 } else { game.first() };
    let state = pair(cell, least, (rows, columns))?;
    Ok(Board::new(Table { game, known: RefCell::default() }, state))
}
