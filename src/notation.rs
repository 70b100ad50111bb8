//! Small tools for reading notations with errors that point at the place.

use crate::error::{Code, Error, Message, Result, allowed};
use crate::number::Bounds;

/// The most characters of a notation: room for a thousand numbers, and nothing that costs time.
pub(crate) const LONGEST: usize = 10_000;

/// A piece of a notation that knows where in the whole text it begins, in characters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

impl<'a> Piece<'a> {
    pub(crate) fn after(self, byte: usize) -> Self {
        let (before, text) = self.text.split_at(byte);
        Self { text, at: self.at + before.chars().count() }
    }

    pub(crate) fn strip_prefix(self, prefix: &str) -> Option<Self> {
        self.text.starts_with(prefix).then(|| self.after(prefix.len()))
    }

    pub(crate) fn within(self, open: &str, close: &str) -> Option<Self> {
        let inner = self.strip_prefix(open)?;
        Some(Self { text: inner.text.strip_suffix(close)?, ..inner })
    }

    /// The parts before and after the first of a separator, without white space around them.
    pub(crate) fn split_once(self, separator: char) -> Option<(Self, Self)> {
        let byte = self.text.find(separator)?;
        let first = Self { text: &self.text[..byte], ..self };
        Some((first.trim(), self.after(byte + separator.len_utf8()).trim()))
    }

    pub(crate) fn trim(self) -> Self {
        let begin = self.text.len() - self.text.trim_start().len();
        let Self { text, at } = self.after(begin);
        Self { text: text.trim_end(), at }
    }

    pub(crate) fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Self { text, at };
            at += text.chars().count() + 1;
            part
        })
    }

    pub(crate) fn characters(self) -> impl Iterator<Item = (usize, char)> + 'a {
        let at = self.at;
        self.text.chars().enumerate().map(move |(index, character)| (at + index, character))
    }

    pub(crate) fn error(self, code: Code, allowed: Message) -> Error {
        Error::new(code, self.text, allowed).pointing_at(self.at)
    }

    /// An error about its text, pointing at the same place in the whole.
    pub(crate) fn placed(self, error: Error) -> Error {
        let inside = error.at().unwrap_or(0);
        error.pointing_at(self.at + inside)
    }

    /// A number in any notation of [`crate::number`], within bounds that keep it below 2^64.
    pub(crate) fn number(self, bounds: &Bounds) -> Result<u64> {
        let number = bounds.parse(self.text).map_err(|error| self.placed(error))?;
        Ok(u64::try_from(&number).unwrap_or(u64::MAX))
    }

    /// A positive number in plain digits, at most 2^53 - 1.
    pub(crate) fn positive(self, what: Message) -> Result<u64> {
        const MAX_EXACT: u64 = (1 << 53) - 1;
        let piece = self.trim();
        if piece.text.is_empty() {
            return Err(piece.error(Code::Empty, what));
        }
        if let Some((at, other)) = piece.characters().find(|(_, character)| !character.is_ascii_digit()) {
            let code = if other == '-' { Code::Negative } else { Code::NotANumber };
            return Err(Error::new(code, piece.text, what).pointing_at(at));
        }
        match piece.text.parse() {
            Ok(0) => Err(piece.error(Code::OutOfRange, allowed("positive-number-no-pass"))),
            Ok(number) if number <= MAX_EXACT => Ok(number),
            _ => Err(piece.error(Code::OutOfRange, what).with_range("1", &MAX_EXACT.to_string())),
        }
    }
}
