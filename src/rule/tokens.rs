//! The words, numbers and signs of a rule, each with its place.

use super::arithmetic::MAX_NUMBER;
use crate::error::{Code, Error, Result, allowed};
use crate::notation::Piece;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    Number(i64),
    /// Letters, in lower case.
    Word(&'a str),
    Sign(&'static str),
    End,
}

/// A token, and the character of the whole text at which it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind<'a>,
    pub(super) at: usize,
}

/// Signs, the longer ones first; those of one meaning have one spelling here.
const SIGNS: [(&str, &str); 27] = [
    ("->", "->"),
    ("→", "->"),
    ("..", ".."),
    ("<=", "<="),
    ("≤", "<="),
    (">=", ">="),
    ("≥", ">="),
    ("!=", "!="),
    ("≠", "!="),
    ("==", "="),
    ("=", "="),
    ("<", "<"),
    (">", ">"),
    ("+", "+"),
    ("-", "-"),
    ("−", "-"),
    ("*", "*"),
    ("×", "*"),
    ("·", "*"),
    ("/", "/"),
    ("(", "("),
    (")", ")"),
    ("{", "{"),
    ("}", "}"),
    (",", ","),
    (";", ";"),
    (":", ":"),
];

/// The tokens of a text in lower case, the last one [`Kind::End`].
pub(super) fn tokens(piece: Piece<'_>) -> Result<Vec<Token<'_>>> {
    let mut tokens = Vec::new();
    let (mut text, mut at) = (piece.text, piece.at);
    while let Some(first) = text.chars().next() {
        let (kind, length) = if first.is_whitespace() {
            (None, first.len_utf8())
        } else if first.is_ascii_digit() {
            let length = text.bytes().take_while(u8::is_ascii_digit).count();
            let number = text[..length].parse().ok().filter(|&number| number <= MAX_NUMBER);
            let too_large = || {
                let error = Error::new(Code::OutOfRange, &text[..length], allowed("number-up-to-2-53"));
                error.with_range("0", &MAX_NUMBER.to_string()).pointing_at(at)
            };
            (Some(Kind::Number(number.ok_or_else(too_large)?)), length)
        } else if first.is_ascii_alphabetic() {
            let length = text.bytes().take_while(u8::is_ascii_alphabetic).count();
            (Some(Kind::Word(&text[..length])), length)
        } else {
            let sign = SIGNS.iter().find(|(written, _)| text.starts_with(written));
            let Some((written, sign)) = sign else {
                let what = allowed("rule-characters");
                return Err(Error::new(Code::UnknownGame, piece.text, what).pointing_at(at));
            };
            (Some(Kind::Sign(sign)), written.len())
        };
        if let Some(kind) = kind {
            tokens.push(Token { kind, at });
        }
        at += text[..length].chars().count();
        text = &text[length..];
    }
    tokens.push(Token { kind: Kind::End, at });
    Ok(tokens)
}
