//! The notation of positions, with errors that point at the place.

use super::sum::{Component, Position};
use super::values::largest;
use crate::error::{Code, Error, Message, Result, allowed};
use crate::number::Bounds;
use crate::ruleset::Ruleset;
use crate::sort::sort;

/// A piece of the text and the byte at which it begins.
pub(super) type Piece<'a> = (usize, &'a str);

impl Position {
    /// Reads a position.
    ///
    /// Time and space O(length of the text).
    ///
    /// # Errors
    /// All but the first pointing at the place:
    /// - [`Code::Empty`](crate::Code::Empty): nothing is there, or nothing between two `+`, or no
    ///   number where one is needed;
    /// - [`Code::Missing`](crate::Code::Missing): a game without heap or head;
    /// - as [`Ruleset::parse`] for a game, as [`crate::number`] for a number;
    /// - [`Code::NoSum`](crate::Code::NoSum): a game whose positions are not heaps or rows of coins
    ///   (Fibonacci nim);
    /// - [`Code::Parentheses`](crate::Code::Parentheses): a brace without its partner;
    /// - [`Code::OutOfRange`](crate::Code::OutOfRange): a heap or coin beyond what the game's
    ///   sequence reaches, a coin twice in a row, or more than [`Position::CELLS`] heaps and heads.
    pub fn parse(text: &str) -> Result<Self> {
        if text.trim().is_empty() {
            return Err(Error::new(Code::Empty, text, EXPECTED));
        }
        let pointed = |error| pointed(text, error);
        let mut components = Vec::new();
        let mut cells = 0;
        for piece in split((0, text), '+').map_err(pointed)? {
            let component = component(piece).map_err(pointed)?;
            cells += component.cells.len().max(1);
            if cells > Self::CELLS {
                let allowed = allowed("at-most-heaps-and-heads").with("most", Self::CELLS);
                return Err(pointed((piece.0, Error::new(Code::OutOfRange, "", allowed))));
            }
            components.push(component);
        }
        Ok(Self { components })
    }
}

/// An error that comes with the byte at which its piece of the text begins, and perhaps with a
/// character inside, pointing at the place in the text.
pub(super) fn pointed(text: &str, (byte, error): (usize, Error)) -> Error {
    let inside = error.at().unwrap_or(0);
    // What an error names beside its place, such as a round, stays.
    let error = if error.code() == Code::Cycle { error } else { error.about(text) };
    error.pointing_at(text[..byte].chars().count() + inside)
}

pub(super) const EXPECTED: Message = allowed("sum-of-games");

/// The pieces between separators outside of parentheses and braces, without white space around
/// them.
pub(super) fn split(
    (begin, text): Piece<'_>,
    separator: char,
) -> std::result::Result<Vec<Piece<'_>>, (usize, Error)> {
    let unmatched =
        |byte: usize, allowed: Message| (begin + byte, Error::new(Code::Parentheses, "", allowed));
    let mut pieces = Vec::new();
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut start = 0;
    for (byte, c) in text.char_indices() {
        match c {
            '(' | '{' => open.push((byte, c)),
            ')' | '}' => match open.pop() {
                Some((_, '(')) if c == ')' => {}
                Some((_, '{')) if c == '}' => {}
                Some((_, other)) => {
                    let allowed =
                        allowed("closing-before").with("closing", closing(other)).with("open", other);
                    return Err(unmatched(byte, allowed));
                }
                None => return Err(unmatched(byte, allowed("nothing-to-close"))),
            },
            _ if c == separator && open.is_empty() => {
                pieces.push(trimmed((begin + start, &text[start..byte])));
                start = byte + c.len_utf8();
            }
            _ => {}
        }
    }
    if let Some(&(byte, bracket)) = open.last() {
        return Err(unmatched(
            byte,
            allowed("closing-for-last").with("closing", closing(bracket)).with("open", bracket),
        ));
    }
    pieces.push(trimmed((begin + start, &text[start..])));
    Ok(pieces)
}

/// The bracket that closes another one.
const fn closing(bracket: char) -> char {
    if bracket == '(' { ')' } else { '}' }
}

/// A piece without white space around it.
pub(super) fn trimmed((begin, text): Piece<'_>) -> Piece<'_> {
    let kept = text.trim_start();
    (begin + text.len() - kept.len(), kept.trim_end())
}

/// One component: a game, a colon, and a number or numbers in braces.
pub(super) fn component((begin, text): Piece<'_>) -> std::result::Result<Component, (usize, Error)> {
    if text.is_empty() {
        return Err((begin, Error::new(Code::Empty, text, EXPECTED)));
    }
    let missing = || {
        let allowed = allowed("heap-after-game");
        (begin + text.len(), Error::new(Code::Missing, text, allowed))
    };
    let (named, cells) = match text.rsplit_once(':') {
        Some((named, cells)) => (named.trim_end(), trimmed((begin + named.len() + 1, cells))),
        None if Ruleset::parse(text).is_ok() => return Err(missing()),
        None => (text, (begin, "")),
    };
    let game = match Ruleset::parse(named) {
        Ok(game) => game,
        // The colon may be one of the game's own.
        Err(_) if Ruleset::parse(text).is_ok() => return Err(missing()),
        Err(error) => return Err((begin, error)),
    };
    if game == Ruleset::FibonacciNim {
        return Err((begin, Error::new(Code::NoSum, text, allowed("heaps-and-coins"))));
    }
    let row = matches!(game, Ruleset::Coins(_));
    let limit = largest(&game).to_string();
    let bounds = Bounds::new(if row { "1" } else { "0" }, &limit).map_err(|error| (begin, error))?;
    let number = |(byte, text): Piece<'_>| {
        let number = bounds.parse(text).map_err(|error| (byte, error))?;
        Ok((u64::try_from(&number).unwrap_or(u64::MAX), byte))
    };
    let (byte, inner) = cells;
    let mut found = match inner.strip_prefix('{').and_then(|inner| inner.strip_suffix('}')) {
        None => vec![number(cells)?],
        Some(inner) if inner.trim().is_empty() => vec![],
        Some(inner) => split((byte + 1, inner), ',')?
            .into_iter()
            .map(number)
            .collect::<std::result::Result<Vec<_>, (usize, Error)>>()?,
    };
    if row {
        sort(&mut found);
        if let Some(pair) = found.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err((pair[1].1, Error::new(Code::OutOfRange, "", allowed("each-coin-once"))));
        }
    }
    Ok(Component { game, cells: found.into_iter().map(|(cell, _)| cell).collect() })
}
