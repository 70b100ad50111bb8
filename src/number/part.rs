//! What other notations that hold numbers read with the rules of this one.

use super::characters::{is_digit, is_space, superscript};
use super::literal::{Literal, read_superscript};
use super::scanner::Scanner;
use crate::error::Code;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The number in digits at the start of `text`, and how many characters it has; `None` if `text`
/// does not start with a digit. Errors have the index of the wrong character in `text`.
pub(crate) fn literal(text: &str, bits: usize) -> Option<Result<(UBig, usize), (Code, usize)>> {
    text.chars().next().filter(|&c| is_digit(c))?;
    let mut scanner = Scanner::new(text);
    Some(match Literal::read(&mut scanner, bits) {
        Err(error) => Err((error.code, error.at.unwrap_or(0))),
        Ok(literal) => match literal.value(bits).filter(|value| value.bit_len() <= bits) {
            Some(value) => Ok((value, scanner.position())),
            None => Err((Code::OutOfRange, 0)),
        },
    })
}

/// An exponent in superscript digits that begins `text`, and how many characters it has.
pub(crate) fn exponent(text: &str) -> Option<(u64, usize)> {
    text.chars().next().and_then(superscript)?;
    let mut scanner = Scanner::new(text);
    let value = read_superscript(&mut scanner)?;
    Some((value, scanner.position()))
}

pub(crate) fn digit(c: char) -> bool {
    is_digit(c)
}

pub(crate) fn space(c: char) -> bool {
    is_space(c)
}
