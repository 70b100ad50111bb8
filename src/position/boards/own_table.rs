//! A rule of two coordinates as a component: its position is a cell of the table.

use super::board::{Board, Kind, Rules, Visit};
use super::table::{pair, step_to};
use crate::error::{Code, Error, Result, allowed};
use crate::notation::Piece;
use crate::progress::Progress;
use crate::ruleset::Rule;
use crate::two_heaps::OwnTable;
use crate::walk::Walk;
use std::cell::RefCell;

const LARGEST: u64 = 1_000;

#[derive(Debug)]
struct OwnCell {
    notation: String,
    table: RefCell<OwnTable>,
}

impl Rules for OwnCell {
    fn game(&self) -> String {
        self.notation.clone()
    }

    fn kind(&self) -> Kind {
        Kind::Cell
    }

    fn written(&self, state: &[u64]) -> String {
        format!("{}:({},{})", self.notation, state[0], state[1])
    }

    fn values(&self, state: &[u64], progress: &mut Progress<'_>) -> Result<Vec<u32>> {
        Ok(vec![self.table.borrow_mut().value(state, Some(progress))?])
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        let found = self.table.borrow_mut().explain(state, Some(progress))?;
        if found.option_count > found.options.len() as u64 {
            let allowed = allowed("cell-with-options").with("most", found.options.len());
            return Err(Error::new(Code::OutOfRange, &self.written(state), allowed).into());
        }
        for option in found.options {
            let [to] = &option.parts[..] else {
                let allowed = allowed("pair-rules");
                return Err(Error::new(Code::NoSum, &self.notation, allowed).into());
            };
            visit(progress, step_to(state, option.number, to.clone()))?;
        }
        Ok(())
    }

    fn option_count(&self, _state: &[u64]) -> u64 {
        1
    }
}

/// A rule and a cell; `None` for other games, and for a rule of one number.
pub(super) fn read(named: Piece<'_>, cell: Piece<'_>) -> Result<Option<Board>> {
    if !named.text.to_ascii_lowercase().starts_with("rule:") {
        return Ok(None);
    }
    let Some(rule) = Rule::parse(named.text).ok().filter(|rule| rule.coordinates() == 2) else {
        return Ok(None);
    };
    let table = OwnTable::new(rule).map_err(|error| named.placed(error))?;
    let notation = table.rule().to_string();
    let state = pair(cell, 0, (LARGEST, LARGEST))?;
    Ok(Some(Board::new(OwnCell { notation, table: RefCell::new(table) }, state)))
}
