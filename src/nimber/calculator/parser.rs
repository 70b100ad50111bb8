//! Reading an expression of nimbers.
//!
//! ```text
//! whole    = sum | ("order" | "field") "(" sum ")"
//! sum      = ["+"] product { ("+" | "-" | "⊕") product }
//! product  = signed { ("*" | "×" | "·" | "⊗" | "/" | "÷") signed }
//! signed   = { "-" } power
//! power    = operand [superscript] [("^" | "**") ["-"] exponent]
//! operand  = ["*"] digits | "[" ordinary arithmetic "]" | "(" sum ")"
//!          | ("sqrt" | "inv" | "solve") "(" sum ")" | "mex" ("(" [list] ")" | "{" [list] "}")
//! list     = sum { "," sum }, where a comma is no part of digits
//! exponent = ordinary arithmetic: digits or parentheses, and more of them after "^"
//! ```
//!
//! The result is a list of operations in the order of work, each with the stretch of text it stands
//! for. Recursion is as deep as parentheses nest, at most [`NESTING`].

use super::operation::Operation;
use crate::error::{Code, Error, Message, Result, allowed};
use crate::nimber::value::Nimber;
use crate::number::{self, part};
use dashu_int::UBig;

pub(super) const CHARACTERS: usize = 100_000;
pub(super) const NESTING: usize = 32;
pub(super) const OPERATIONS: usize = 256;
pub(super) const OPERANDS: usize = 256;
/// The greatest number in brackets, and the greatest exponent.
const GREATEST: &str = "2^65536-1";

/// One piece of work on a stack of values.
#[derive(Debug)]
pub(super) enum Work {
    /// Puts a nimber on the stack.
    Push(Nimber),
    /// Takes so many operands from the stack and puts the result there. For a power, with the
    /// exponent. An error of it points at the character `at`.
    Do { operation: Operation, takes: usize, exponent: Option<UBig>, from: usize, to: usize, at: usize },
}

pub(super) fn parse(text: &str) -> Result<Vec<Work>> {
    if text.len() > 4 * CHARACTERS || text.chars().count() > CHARACTERS {
        return Err(Error::new(
            Code::Expression,
            text,
            allowed("at-most-characters").with("most", CHARACTERS),
        ));
    }
    let mut parser =
        Parser { text, rest: text, at: 0, end: 0, nesting: 0, lists: 0, operations: 0, work: Vec::new() };
    parser.whole()?;
    Ok(parser.work)
}

struct Parser<'a> {
    text: &'a str,
    rest: &'a str,
    /// How many characters were read.
    at: usize,
    /// The same without white space that came last.
    end: usize,
    nesting: usize,
    /// How many of these are operands of a mex.
    lists: usize,
    operations: usize,
    work: Vec<Work>,
}

impl<'a> Parser<'a> {
    fn whole(&mut self) -> Result<()> {
        if self.peek().is_none() {
            return Err(Error::new(Code::Empty, "", OPERAND));
        }
        let from = self.at;
        let outermost = [("order", Operation::Order), ("field", Operation::Field)];
        match outermost.into_iter().find(|(name, _)| self.word() == *name) {
            Some((name, operation)) => {
                self.advance(name.len());
                self.parenthesis()?;
                self.operate(operation, 1, from)?;
            }
            None => self.sum()?,
        }
        match self.peek() {
            None => Ok(()),
            Some(')') => Err(self.error(Code::Parentheses, allowed("opening-parenthesis-before"))),
            Some(_) => Err(self.expected(allowed("operator-or-end"))),
        }
    }

    fn sum(&mut self) -> Result<()> {
        let from = self.start();
        if self.peek() == Some('+') {
            self.advance(1);
        }
        self.product()?;
        while matches!(self.peek(), Some('+' | '-' | '⊕')) {
            self.advance(1);
            self.product()?;
            self.operate(Operation::Sum, 2, from)?;
        }
        Ok(())
    }

    fn product(&mut self) -> Result<()> {
        let from = self.start();
        self.signed()?;
        loop {
            let operation = match self.peek() {
                Some('*') => Operation::Product,
                Some('/') => Operation::Quotient,
                _ => return Ok(()),
            };
            self.advance(1);
            let at = self.start();
            self.signed()?;
            self.operate_at(operation, 2, None, from, at)?;
        }
    }

    fn signed(&mut self) -> Result<()> {
        // Every nimber is its own negative, so the sign has no effect.
        while self.peek() == Some('-') {
            self.advance(1);
        }
        self.power()
    }

    fn power(&mut self) -> Result<()> {
        let from = self.start();
        self.operand()?;
        let superscript = part::exponent(self.rest);
        if let Some((exponent, length)) = superscript {
            self.advance(length);
            self.raise(exponent.into(), from)?;
        }
        let Some(length) = self.caret() else { return Ok(()) };
        if superscript.is_some() {
            return Err(self.expected(allowed("one-exponent")));
        }
        self.advance(length);
        let (negative, exponent) = self.exponent()?;
        // 0^-0 is 0^0, which is 1.
        if negative && !exponent.is_zero() {
            self.operate(Operation::Inverse, 1, from)?;
            if exponent.is_one() {
                return Ok(());
            }
        }
        self.raise(exponent, from)
    }

    /// The exponent in ordinary arithmetic (`2^3^2` is 2^(3^2)), and whether a minus precedes it.
    fn exponent(&mut self) -> Result<(bool, UBig)> {
        let mut negative = self.skip_minus();
        let mut from = self.start();
        let start = self.rest;
        let mut text = "";
        let mut pieces = 0;
        loop {
            self.peek();
            if let Some(literal) = self.literal() {
                let (_, length) = literal.map_err(|(code, at)| self.number_error(code, at))?;
                self.advance(length);
            } else {
                text = self.closed('(', ')', allowed("exponent"))?;
            }
            pieces += 1;
            if let Some((_, length)) = part::exponent(self.rest) {
                self.advance(length);
                pieces += 1;
            }
            match self.caret() {
                Some(length) => self.advance(length),
                None => break,
            }
        }
        // (-3): with nothing but one parenthesis, the sign in it is that of the exponent
        let inner = text.trim_start_matches(part::space);
        match inner.strip_prefix(['-', '−', '－']) {
            Some(rest) if pieces == 1 => {
                negative = !negative;
                from += 1 + text.chars().count() - rest.chars().count();
                text = rest;
            }
            _ => text = &start[..start.len() - self.rest.len()],
        }
        Ok((negative, self.ordinary(text, from)?))
    }

    fn operand(&mut self) -> Result<()> {
        let c = self.peek();
        // *5 is the nimber 5: where an operand is due, a star cannot multiply
        let starred = self.rest.strip_prefix(['*', '＊']).and_then(|rest| rest.chars().next());
        if starred.is_some_and(part::digit) {
            self.advance(1);
        }
        if let Some(literal) = self.literal() {
            let (value, length) = literal.map_err(|(code, at)| self.number_error(code, at))?;
            self.advance(length);
            return self.push(value);
        }
        match c {
            Some('(') => return self.parenthesis(),
            Some('[') => {
                let from = self.at + 1;
                let inner = self.closed('[', ']', OPERAND)?;
                let value = self.ordinary(inner, from)?;
                return self.push(value);
            }
            _ => {}
        }
        let functions =
            [("sqrt", Operation::SquareRoot), ("inv", Operation::Inverse), ("solve", Operation::Solve)];
        let from = self.at;
        let word = self.word();
        match functions.into_iter().find(|(name, _)| word == *name) {
            Some((name, operation)) => {
                self.advance(name.len());
                self.parenthesis()?;
                self.operate(operation, 1, from)
            }
            None if word == "mex" => {
                self.advance(word.len());
                let takes = self.list()?;
                self.operate(Operation::Mex, takes, from)
            }
            None if word == "order" || word == "field" => Err(self.expected(allowed("nimber-not-integer"))),
            None => Err(self.expected(OPERAND)),
        }
    }

    /// The number in digits that comes next, and how many characters it has.
    fn literal(&self) -> Option<std::result::Result<(UBig, usize), (Code, usize)>> {
        let comma = self.rest.find(|c| self.lists > 0 && plain(c) == ',');
        part::literal(comma.map_or(self.rest, |comma| &self.rest[..comma]), Nimber::MAX_BITS)
    }

    fn parenthesis(&mut self) -> Result<()> {
        let opened = self.open(&[('(', ')')])?;
        self.sum()?;
        self.close(opened, allowed("operator-or-parenthesis"))
    }

    /// The operands of a mex, in parentheses or braces, and how many they are.
    fn list(&mut self) -> Result<usize> {
        let opened = self.open(&[('(', ')'), ('{', '}')])?;
        self.lists += 1;
        let mut count = 0;
        while count > 0 || self.peek() != Some(opened.1) {
            if count == OPERANDS {
                return Err(self.expected(allowed("at-most-numbers").with("most", OPERANDS)));
            }
            self.sum()?;
            count += 1;
            if self.peek() != Some(',') {
                break;
            }
            self.advance(1);
        }
        self.lists -= 1;
        self.close(opened, allowed("operator-comma-close").with("closing", opened.1))?;
        Ok(count)
    }

    /// Opens one of these brackets: where it stands, and the sign that closes it.
    fn open(&mut self, brackets: &[(char, char)]) -> Result<(usize, char)> {
        let next = self.peek();
        let Some((_, closing)) = brackets.iter().find(|(opening, _)| next == Some(*opening)) else {
            return Err(self.expected(allowed("opening-parenthesis")));
        };
        if self.nesting == NESTING {
            return Err(self.error(Code::Parentheses, allowed("at-most-nested").with("most", NESTING)));
        }
        let at = self.at;
        self.nesting += 1;
        self.advance(1);
        Ok((at, *closing))
    }

    /// Closes a bracket, where another sign is not what is expected.
    fn close(&mut self, (opened, closing): (usize, char), expected: Message) -> Result<()> {
        self.nesting -= 1;
        match self.peek() {
            Some(next) if next == closing => self.advance(1),
            Some(_) => return Err(self.expected(expected)),
            None => {
                let missing = allowed("closing-bracket").with("closing", closing);
                return Err(self.error(Code::Parentheses, missing).pointing_at(opened));
            }
        }
        Ok(())
    }

    /// Returns what is between an opening sign and the closing one that belongs to it.
    fn closed(&mut self, opening: char, closing: char, exponent: Message) -> Result<&'a str> {
        if self.peek() != Some(opening) {
            return Err(self.expected(exponent));
        }
        let text = self.rest;
        let mut depth = 0_usize;
        for (characters, (index, c)) in text.char_indices().enumerate() {
            if plain(c) == opening {
                depth += 1;
            } else if plain(c) == closing {
                depth -= 1;
                if depth == 0 {
                    self.advance(characters + 1);
                    let first = text.chars().next().map_or(0, char::len_utf8);
                    return Ok(&text[first..index]);
                }
            }
        }
        Err(self.error(Code::Parentheses, allowed("closing-bracket").with("closing", closing)))
    }

    /// The value of ordinary arithmetic that begins `at` this character.
    fn ordinary(&self, text: &str, at: usize) -> Result<UBig> {
        number::parse(text, "0", GREATEST).map_err(|error| {
            let inside = error.at().unwrap_or(0);
            error.about(self.text).pointing_at(inside + at)
        })
    }

    fn push(&mut self, value: UBig) -> Result<()> {
        self.work.push(Work::Push(Nimber::new(value)?));
        Ok(())
    }

    fn operate(&mut self, operation: Operation, takes: usize, from: usize) -> Result<()> {
        self.operate_at(operation, takes, None, from, from)
    }

    fn raise(&mut self, exponent: UBig, from: usize) -> Result<()> {
        self.operate_at(Operation::Power, 1, Some(exponent), from, from)
    }

    fn operate_at(
        &mut self,
        operation: Operation,
        takes: usize,
        exponent: Option<UBig>,
        from: usize,
        at: usize,
    ) -> Result<()> {
        if self.operations == OPERATIONS {
            return Err(self.expected(allowed("at-most-operations").with("most", OPERATIONS)));
        }
        self.operations += 1;
        self.work.push(Work::Do { operation, takes, exponent, from, to: self.end, at });
        Ok(())
    }

    /// The next character that is not white space, as the plainest of those that mean the same.
    fn peek(&mut self) -> Option<char> {
        let trimmed = self.rest.trim_start_matches(part::space);
        self.at += self.rest[..self.rest.len() - trimmed.len()].chars().count();
        self.rest = trimmed;
        trimmed.chars().next().map(plain)
    }

    fn start(&mut self) -> usize {
        self.peek();
        self.at
    }

    fn advance(&mut self, characters: usize) {
        let bytes = self.rest.char_indices().nth(characters).map_or(self.rest.len(), |(index, _)| index);
        self.rest = &self.rest[bytes..];
        self.at += characters;
        self.end = self.at;
    }

    /// The length of the sign of a power that comes next.
    fn caret(&mut self) -> Option<usize> {
        match self.peek() {
            Some('^') => Some(1),
            Some('*') if self.rest.starts_with("**") => Some(2),
            _ => None,
        }
    }

    fn skip_minus(&mut self) -> bool {
        let minus = self.peek() == Some('-');
        if minus {
            self.advance(1);
        }
        minus
    }

    fn word(&self) -> String {
        self.rest.chars().take_while(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase()).collect()
    }

    fn number_error(&self, code: Code, at: usize) -> Error {
        Error::new(code, self.text, allowed("whole-number").with("min", "0").with("max", GREATEST))
            .pointing_at(self.at + at)
    }

    fn expected(&self, allowed: Message) -> Error {
        self.error(Code::Expression, allowed)
    }

    fn error(&self, code: Code, allowed: Message) -> Error {
        Error::new(code, self.text, allowed).pointing_at(self.at)
    }
}

const OPERAND: Message = allowed("operand-or-function");

const fn plain(c: char) -> char {
    match c {
        '＋' => '+',
        '−' | '－' => '-',
        '＊' | '∗' | '×' | '·' | '⋅' | '⊗' => '*',
        '÷' | '／' | '∕' => '/',
        '＾' => '^',
        '（' => '(',
        '）' => ')',
        '［' => '[',
        '］' => ']',
        '｛' => '{',
        '｝' => '}',
        '，' => ',',
        _ => c,
    }
}
