//! Which board a text is, by the name before its first colon.

use super::board::Board;
use super::{graph, hackenbush, nimble, northcott, poker, silver_dollar, staircase, table};
use crate::error::Result;
use crate::notation::Piece;
use crate::two_heaps::TwoHeaps;

type Reader = fn(Piece<'_>) -> Result<Board>;

const FAMILIES: [(&str, Reader); 7] = [
    ("nimble", nimble::read),
    ("staircase", staircase::read),
    ("northcott", northcott::read),
    ("silver-dollar", silver_dollar::read),
    ("poker", poker::read),
    ("hackenbush", hackenbush::read),
    ("graph", graph::read),
];

/// Reads a board; `None` for a component of another kind.
pub(in crate::position) fn read(piece: Piece<'_>) -> Result<Option<Board>> {
    if let Some((name, rest)) = piece.split_once(':')
        && let Some((_, read)) = FAMILIES.iter().find(|(family, _)| name.text.eq_ignore_ascii_case(family))
    {
        return read(rest).map(Some);
    }
    // The game on two numbers may have colons of its own.
    let Some(cell) = piece.text.rfind('(').filter(|_| piece.text.ends_with(')')) else { return Ok(None) };
    let Some(named) = piece.text[..cell].trim_end().strip_suffix(':') else { return Ok(None) };
    let cell = piece.after(cell);
    #[cfg(feature = "own-rules")]
    if let Some(board) = super::own_table::read(Piece { text: named, ..piece }, cell)? {
        return Ok(Some(board));
    }
    match TwoHeaps::parse(named) {
        Ok(game) => table::read(game, cell).map(Some),
        Err(_) => Ok(None),
    }
}
