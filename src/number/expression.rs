//! Sums, products and powers of numbers, read and computed in one pass.
//!
//! ```text
//! sum     = [sign] product { ("+" | "-") product }
//! product = power { "*" power }
//! power   = operand { "^" operand }              right associative
//! operand = ( literal | "(" sum ")" ) [superscript]
//! ```
//!
//! A syntax error ends the parsing at once. A value that is negative or too large does not: parsing
//! continues with 0, and the value is reported only if no syntax error follows.

use super::characters::{
    is_asterisk, is_caret, is_closing, is_digit, is_minus, is_opening, is_plus, is_point, is_times,
};
use super::literal::{Literal, read_superscript};
use super::scanner::{Scanner, SyntaxError};
use crate::error::Code;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

pub(super) const NESTING: usize = 32;

/// How many operators a text may hold: with a bounded size of values, this bounds the work.
pub(super) const OPERATORS: usize = 256;

/// The value of a text, whose end is trimmed. No value on the way may have more than `limit` bits.
pub(super) fn evaluate(text: &str, limit: usize) -> Result<UBig, SyntaxError> {
    let scanner = Scanner::new(text);
    let mut evaluator = Evaluator { scanner, limit, open: Vec::new(), operators: 0, error: None };
    let value = evaluator.sum()?;
    match (evaluator.scanner.peek(), evaluator.error) {
        (Some(c), _) => Err(evaluator.stray(c)),
        (None, Some(error)) => Err(error),
        (None, None) => Ok(value),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Plus,
    Minus,
    Times,
    Power,
}

struct Evaluator<'a> {
    scanner: Scanner<'a>,
    limit: usize,
    open: Vec<usize>,
    operators: usize,
    /// The first value that was negative or too large.
    error: Option<SyntaxError>,
}

impl Evaluator<'_> {
    fn sum(&mut self) -> Result<UBig, SyntaxError> {
        self.scanner.skip_space();
        let start = self.scanner.position();
        let negative = self.scanner.skip_if(is_minus);
        if !negative {
            self.scanner.skip_if(is_plus);
        }
        let mut total = self.product()?;
        if negative {
            total = self.difference(&UBig::ZERO, &total, start);
        }
        while let Some((operator, at)) = self.operator(&[Operator::Plus, Operator::Minus])? {
            let other = self.product()?;
            total = if operator == Operator::Plus {
                self.within_limit(total + other)
            } else {
                self.difference(&total, &other, at)
            };
        }
        Ok(total)
    }

    fn product(&mut self) -> Result<UBig, SyntaxError> {
        let mut total = self.power()?;
        while self.operator(&[Operator::Times])?.is_some() {
            let other = self.power()?;
            total = self.multiply(&total, &other);
        }
        Ok(total)
    }

    fn power(&mut self) -> Result<UBig, SyntaxError> {
        let mut last = self.operand()?;
        // a list in place of recursion: 9^9^9^… is as deep as it is long
        let mut bases = Vec::new();
        while self.operator(&[Operator::Power])?.is_some() {
            bases.push(last);
            last = self.operand()?;
        }
        Ok(bases.iter().rev().fold(last, |exponent, base| self.raise(base, &exponent)))
    }

    fn operand(&mut self) -> Result<UBig, SyntaxError> {
        self.scanner.skip_space();
        let base = match self.scanner.peek() {
            Some(c) if is_digit(c) => self.literal()?,
            Some(c) if is_opening(c) => self.parenthesis()?,
            Some(c) => return Err(self.stray(c)),
            None => return Err(self.unfinished()),
        };
        let at = self.scanner.position();
        let Some(exponent) = read_superscript(&mut self.scanner) else { return Ok(base) };
        self.count_operator(at)?;
        self.scanner.skip_space();
        if matches!(self.peek_operator(), Some((Operator::Power, _))) {
            // 2³^2 is (2³)^2 to one reader and 2^(3^2) to another
            return Err(self.scanner.syntax_error(Code::NotANumber));
        }
        Ok(self.raise(&base, &UBig::from(exponent)))
    }

    fn literal(&mut self) -> Result<UBig, SyntaxError> {
        let literal = Literal::read(&mut self.scanner, self.limit)?;
        Ok(match literal.value(self.limit) {
            Some(value) => self.within_limit(value),
            None => self.too_large(),
        })
    }

    fn parenthesis(&mut self) -> Result<UBig, SyntaxError> {
        if self.open.len() == NESTING {
            return Err(self.scanner.syntax_error(Code::Parentheses));
        }
        self.open.push(self.scanner.position());
        self.scanner.skip();
        let value = self.sum()?;
        match self.scanner.peek() {
            Some(c) if is_closing(c) => self.scanner.skip(),
            Some(c) => return Err(self.stray(c)),
            None => return Err(self.unfinished()),
        }
        self.open.pop();
        Ok(value)
    }

    /// Takes the next operator, and where it stands, if it is one of these.
    fn operator(&mut self, wanted: &[Operator]) -> Result<Option<(Operator, usize)>, SyntaxError> {
        self.scanner.skip_space();
        let Some((operator, length)) = self.peek_operator() else { return Ok(None) };
        if !wanted.contains(&operator) {
            return Ok(None);
        }
        let at = self.scanner.position();
        self.count_operator(at)?;
        for _ in 0..length {
            self.scanner.skip();
        }
        Ok(Some((operator, at)))
    }

    fn peek_operator(&self) -> Option<(Operator, usize)> {
        let mut ahead = self.scanner.clone();
        let c = ahead.peek()?;
        ahead.skip();
        match c {
            c if is_plus(c) => Some((Operator::Plus, 1)),
            c if is_minus(c) => Some((Operator::Minus, 1)),
            c if is_caret(c) => Some((Operator::Power, 1)),
            c if is_times(c) => Some((Operator::Times, 1)),
            c if is_asterisk(c) && ahead.skip_if(is_asterisk) => Some((Operator::Power, 2)),
            c if is_asterisk(c) => Some((Operator::Times, 1)),
            _ => None,
        }
    }

    fn count_operator(&mut self, at: usize) -> Result<(), SyntaxError> {
        self.operators += 1;
        if self.operators > OPERATORS { Err(SyntaxError::at(Code::NotANumber, at)) } else { Ok(()) }
    }

    fn stray(&self, c: char) -> SyntaxError {
        let mut ahead = self.scanner.clone();
        ahead.skip();
        let code = if is_closing(c) && self.open.is_empty() {
            Code::Parentheses
        } else if is_point(c) && ahead.peek().is_some_and(is_digit) {
            Code::Fraction
        } else {
            Code::NotANumber
        };
        self.scanner.syntax_error(code)
    }

    fn unfinished(&self) -> SyntaxError {
        match self.open.last() {
            Some(&at) => SyntaxError::at(Code::Parentheses, at),
            None => self.scanner.syntax_error(Code::NotANumber),
        }
    }

    fn difference(&mut self, from: &UBig, subtract: &UBig, at: usize) -> UBig {
        if from < subtract { self.invalid(SyntaxError::at(Code::Negative, at)) } else { from - subtract }
    }

    fn multiply(&mut self, a: &UBig, b: &UBig) -> UBig {
        // the product has as many bits as its factors together, or one less; no value is longer
        // than the limit, so a factor 0 passes
        if a.bit_len() + b.bit_len() > self.limit + 1 {
            return self.too_large();
        }
        self.within_limit(a * b)
    }

    fn raise(&mut self, base: &UBig, exponent: &UBig) -> UBig {
        if exponent.is_zero() || base.is_one() {
            return UBig::ONE;
        }
        if base.is_zero() {
            return UBig::ZERO;
        }
        // base >= 2^least, so the power has more than least * exponent bits, and at most twice as
        // many
        let min = base.bit_len() - 1;
        match usize::try_from(exponent) {
            Ok(exponent) if min.saturating_mul(exponent) < self.limit => {
                self.within_limit(base.pow(exponent))
            }
            _ => self.too_large(),
        }
    }

    fn within_limit(&mut self, value: UBig) -> UBig {
        if value.bit_len() > self.limit { self.too_large() } else { value }
    }

    fn too_large(&mut self) -> UBig {
        self.invalid(SyntaxError { code: Code::OutOfRange, at: None })
    }

    fn invalid(&mut self, error: SyntaxError) -> UBig {
        self.error.get_or_insert(error);
        UBig::ZERO
    }
}
