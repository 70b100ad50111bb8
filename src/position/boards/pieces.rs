//! Reading the pieces of a board's notation, each with the byte at which it begins.

use crate::error::{Code, Error, Message};
use crate::number::Bounds;
use crate::position::notation::{Piece, split};

/// A result whose error comes with the byte at which its piece begins.
pub(super) type Read<T> = std::result::Result<T, (usize, Error)>;

/// The largest square of a strip, and the most coins of a step.
pub(super) const LARGEST: u64 = 10_000;

/// The pieces between commas inside of braces, none for `{}`; a text without braces is one piece.
pub(super) fn listed(piece: Piece<'_>) -> Read<Vec<Piece<'_>>> {
    let (byte, text) = piece;
    match text.strip_prefix('{').and_then(|inner| inner.strip_suffix('}')) {
        None => Ok(vec![piece]),
        Some(inner) if inner.trim().is_empty() => Ok(vec![]),
        Some(inner) => split((byte + 1, inner), ','),
    }
}

/// A number within bounds.
pub(super) fn number((byte, text): Piece<'_>, min: u64, max: u64) -> Read<u64> {
    let bounds = Bounds::new(&min.to_string(), &max.to_string()).map_err(|error| (byte, error))?;
    let number = bounds.parse(text).map_err(|error| (byte, error))?;
    Ok(u64::try_from(&number).unwrap_or(max))
}

/// The numbers of a list.
pub(super) fn numbers(piece: Piece<'_>, min: u64, max: u64) -> Read<Vec<u64>> {
    listed(piece)?.into_iter().map(|piece| number(piece, min, max)).collect()
}

/// A text at its first colon, both parts with the bytes at which they begin.
pub(super) fn at_colon((byte, text): Piece<'_>) -> Option<(Piece<'_>, Piece<'_>)> {
    let (first, rest) = text.split_once(':')?;
    let skipped = rest.len() - rest.trim_start().len();
    Some(((byte, first.trim_end()), (byte + first.len() + 1 + skipped, rest.trim())))
}

/// An error about a piece.
pub(super) fn wrong<T>(byte: usize, code: Code, allowed: Message) -> Read<T> {
    Err((byte, Error::new(code, "", allowed)))
}
