use super::cells::{Cells, largest};
use crate::error::{Code, Error, Message, Result, allowed};
use crate::notation::Piece;
use crate::number::Bounds;
use crate::ruleset::Ruleset;
use crate::sort::sort;

pub(super) const EXPECTED: Message = allowed("sum-of-games");

/// The pieces between separators outside of parentheses and braces, trimmed.
pub(super) fn split(piece: Piece<'_>, separator: char) -> Result<Vec<Piece<'_>>> {
    let unmatched = |at, allowed| Error::new(Code::Parentheses, "", allowed).pointing_at(at);
    let mut pieces = Vec::new();
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut start = (0, piece.at);
    for (at, (byte, c)) in (piece.at..).zip(piece.text.char_indices()) {
        match c {
            '(' | '{' => open.push((at, c)),
            ')' | '}' => match open.pop() {
                Some((_, '(')) if c == ')' => {}
                Some((_, '{')) if c == '}' => {}
                Some((_, other)) => {
                    let allowed =
                        allowed("closing-before").with("closing", closing(other)).with("open", other);
                    return Err(unmatched(at, allowed));
                }
                None => return Err(unmatched(at, allowed("nothing-to-close"))),
            },
            _ if c == separator && open.is_empty() => {
                pieces.push(Piece { text: &piece.text[start.0..byte], at: start.1 }.trim());
                start = (byte + c.len_utf8(), at + 1);
            }
            _ => {}
        }
    }
    if let Some(&(at, bracket)) = open.last() {
        let allowed = allowed("closing-for-last").with("closing", closing(bracket)).with("open", bracket);
        return Err(unmatched(at, allowed));
    }
    pieces.push(Piece { text: &piece.text[start.0..], at: start.1 }.trim());
    Ok(pieces)
}

const fn closing(bracket: char) -> char {
    if bracket == '(' { ')' } else { '}' }
}

/// The pieces between commas inside of braces, none for `{}`; a text without braces is one piece.
pub(super) fn listed(piece: Piece<'_>) -> Result<Vec<Piece<'_>>> {
    match piece.within("{", "}") {
        None => Ok(vec![piece]),
        Some(inner) if inner.text.trim().is_empty() => Ok(vec![]),
        Some(inner) => split(inner, ','),
    }
}

pub(super) fn number(piece: Piece<'_>, min: u64, max: u64) -> Result<u64> {
    piece.number(&Bounds::new(&min.to_string(), &max.to_string())?)
}

pub(super) fn numbers(piece: Piece<'_>, min: u64, max: u64) -> Result<Vec<u64>> {
    listed(piece)?.into_iter().map(|piece| number(piece, min, max)).collect()
}

/// Heaps or a row of coins: a game, a colon, and a number or numbers in braces.
pub(super) fn cells(piece: Piece<'_>) -> Result<Cells> {
    if piece.text.is_empty() {
        return Err(piece.error(Code::Empty, EXPECTED));
    }
    let whole = Ruleset::parse(piece.text);
    let missing = || piece.after(piece.text.len()).error(Code::Missing, allowed("heap-after-game"));
    let Some(colon) = piece.text.rfind(':') else {
        return Err(whole.map_or_else(|error| piece.placed(error), |_| missing()));
    };
    let game = Ruleset::parse(piece.text[..colon].trim_end());
    // The colon may be one of the game's own.
    let game = game.map_err(|error| if whole.is_ok() { missing() } else { piece.placed(error) })?;
    if game == Ruleset::FibonacciNim {
        return Err(piece.error(Code::NoSum, allowed("heaps-and-coins")));
    }
    let row = matches!(game, Ruleset::Coins(_));
    let list = listed(piece.after(colon + 1).trim())?;
    let least = u64::from(row);
    let most = largest(&game);
    let found = list.into_iter().map(|piece| Ok((number(piece, least, most)?, piece.at)));
    let mut found = found.collect::<Result<Vec<(u64, usize)>>>()?;
    if row {
        sort(&mut found);
        if let Some(pair) = found.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(Error::new(Code::OutOfRange, "", allowed("each-coin-once")).pointing_at(pair[1].1));
        }
    }
    Ok(Cells { game, cells: found.into_iter().map(|(cell, _)| cell).collect() })
}
