//! Which board a text is, by the name before its first colon.

use super::board::Board;
use super::pieces::{Read, at_colon};
use super::{graph, hackenbush, nimble, northcott, poker, silver_dollar, staircase, table};
use crate::position::notation::{Piece, trimmed};
use crate::two_heaps::TwoHeaps;

/// Reads the text after the name of a board.
type Reader = fn(Piece<'_>) -> Read<Board>;

/// The boards by name.
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
pub(in crate::position) fn read(piece: Piece<'_>) -> Read<Option<Board>> {
    let (byte, text) = piece;
    if let Some((name, rest)) = at_colon(piece)
        && let Some((_, read)) = FAMILIES.iter().find(|(family, _)| name.1.eq_ignore_ascii_case(family))
    {
        return read(rest).map(Some);
    }
    // The game on two numbers may have colons of its own.
    let Some(cell) = text.rfind('(').filter(|_| text.ends_with(')')) else { return Ok(None) };
    let Some(named) = text[..cell].trim_end().strip_suffix(':') else { return Ok(None) };
    let cell = trimmed((byte + cell, &text[cell..]));
    #[cfg(feature = "own-rules")]
    if let Some(board) = super::own_table::read((byte, named), cell)? {
        return Ok(Some(board));
    }
    match TwoHeaps::parse(named) {
        Ok(game) => table::read(game, cell).map(Some),
        Err(_) => Ok(None),
    }
}
