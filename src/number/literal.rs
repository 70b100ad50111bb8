//! One number written in digits: script, groups, and a power of ten.

use super::characters::{
    Separator, digit, is_digit, is_exponent, is_plus, is_point, is_space, separator, superscript,
};
use super::scanner::{Scanner, SyntaxError};
use crate::error::Code;
use dashu_int::UBig;

/// A parsed literal: `digits · 10^exponent`.
#[derive(Debug, Default)]
pub(super) struct Literal {
    /// ASCII digits without leading zeros; no more than needed to see that it is too large.
    digits: String,
    /// How many digits there are without leading zeros, kept or not.
    count: u64,
    exponent: u64,
}

impl Literal {
    /// Numbers of more than `limit` bits will have no value, so their digits need not be kept.
    pub(super) fn read(scanner: &mut Scanner<'_>, limit: usize) -> Result<Self, SyntaxError> {
        let mut literal = Self::default();
        let mut script = None;
        let keep = digits_of_bits(limit);
        literal.read_groups(scanner, &mut script, keep)?;
        if scanner.skip_if(is_exponent) {
            scanner.skip_if(is_plus); // as JavaScript writes it: 1e+21
            if read_run(scanner, &mut script, |value| literal.push_exponent(value))? == 0 {
                return Err(scanner.syntax_error(Code::NotANumber));
            }
        }
        check_end(scanner)?;
        Ok(literal)
    }

    fn read_groups(
        &mut self,
        scanner: &mut Scanner<'_>,
        script: &mut Option<char>,
        keep: u64,
    ) -> Result<(), SyntaxError> {
        let starts_with_zero = scanner.peek().and_then(digit).is_some_and(|(value, _)| value == 0);
        let first = read_run(scanner, script, |value| self.push(value, keep))?;
        let mut used = None;
        while let Some(kind) = next_separator(scanner) {
            let error = scanner.syntax_error(Code::Grouping);
            // "0,100" is a decimal comma more often than a hundred
            let fits = used.map_or(first <= 3 && !starts_with_zero, |used| used == kind);
            used = Some(kind);
            scanner.skip();
            if !fits || read_run(scanner, script, |value| self.push(value, keep))? != 3 {
                return Err(error);
            }
        }
        Ok(())
    }

    fn push(&mut self, value: u8, keep: u64) {
        if self.count == 0 && value == 0 {
            return;
        }
        self.count += 1;
        if self.count <= keep {
            self.digits.push(char::from(b'0' + value));
        }
    }

    fn push_exponent(&mut self, value: u8) {
        self.exponent = append(self.exponent, value);
    }

    /// The value, or nothing if it certainly has more than `limit` bits. It may have a few more.
    pub(super) fn value(&self, limit: usize) -> Option<UBig> {
        if self.count == 0 {
            return Some(UBig::ZERO);
        }
        if self.count.saturating_add(self.exponent) > digits_of_bits(limit) {
            return None;
        }
        let mantissa = UBig::from_str_radix(&self.digits, 10).ok()?;
        Some(if self.exponent == 0 {
            mantissa
        } else {
            mantissa * UBig::from(10u8).pow(self.exponent as usize)
        })
    }
}

/// Reads an exponent in superscript digits; nothing if there is none. Too large ones saturate.
pub(super) fn read_superscript(scanner: &mut Scanner<'_>) -> Option<u64> {
    let mut exponent = None;
    while let Some(value) = scanner.peek().and_then(superscript) {
        exponent = Some(append(exponent.unwrap_or(0), value));
        scanner.skip();
    }
    exponent
}

const fn append(number: u64, digit: u8) -> u64 {
    number.saturating_mul(10).saturating_add(digit as u64)
}

/// A number of digits that is enough for every number of `bits` bits, and little more than enough.
const fn digits_of_bits(bits: usize) -> u64 {
    // 28/93 is a little more than the logarithm of 2 to base 10
    bits as u64 * 28 / 93 + 1
}

/// Reads digits of one script, which may be known already, and counts them.
fn read_run(
    scanner: &mut Scanner<'_>,
    script: &mut Option<char>,
    mut push: impl FnMut(u8),
) -> Result<usize, SyntaxError> {
    let start = scanner.position();
    while let Some((value, zero)) = scanner.peek().and_then(digit) {
        if *script.get_or_insert(zero) != zero {
            return Err(scanner.syntax_error(Code::MixedDigits));
        }
        push(value);
        scanner.skip();
    }
    Ok(scanner.position() - start)
}

/// The next separator. A space is one only if a digit follows.
fn next_separator(scanner: &Scanner<'_>) -> Option<Separator> {
    let kind = separator(scanner.peek()?)?;
    (kind != Separator::Space || scanner.comes_after_space(is_digit)).then_some(kind)
}

/// Refuses what looks like more of the same number.
fn check_end(scanner: &Scanner<'_>) -> Result<(), SyntaxError> {
    let Some(next) = scanner.peek() else { return Ok(()) };
    if is_point(next) {
        return Err(scanner.syntax_error(Code::Fraction));
    }
    let goes_on =
        if is_space(next) { scanner.comes_after_space(is_digit) } else { separator(next).is_some() };
    if goes_on {
        return Err(scanner.syntax_error(Code::Grouping));
    }
    Ok(())
}
