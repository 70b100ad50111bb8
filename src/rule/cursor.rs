//! The place of the parser in a rule, and the names that are bound there.

use super::tokens::{Kind, Token};
use crate::error::{Code, Error, Message, Result, allowed};

const MAX_DEPTH: usize = 32;

pub(super) const MAX_NODES: usize = 256;

const RESERVED: &str = "to take each of or and for if in on without heaps distinct divisors proper coprime \
    numbers up mod xor not is even odd divides prime square powers polygonal pentagonal \
    hexagonal heptagonal octagonal nonagonal squares triangular cubes primes semiprimes \
    fibonacci factorials floor min max gcd sqrt highbit lowbit abs";

/// It goes forward only.
pub(super) struct Cursor<'a> {
    pub(super) tokens: &'a [Token<'a>],
    pub(super) next: usize,
    /// The names in scope, by slot.
    pub(super) names: Vec<String>,
    /// How many parts of expressions were read.
    pub(super) nodes: usize,
    depth: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(tokens: &'a [Token<'a>]) -> Self {
        Self { tokens, next: 0, names: Vec::new(), nodes: 0, depth: 0 }
    }

    /// Goes past a number of tokens, which a cursor of their own reads.
    pub(super) fn apart(&mut self, count: usize) -> Self {
        let begun = self.next;
        self.next += count;
        Self::new(&self.tokens[begun..self.next])
    }

    /// The token `ahead` of the next one, or the last one, which ends the text.
    pub(super) fn peek(&self, ahead: usize) -> Kind<'a> {
        self.tokens.get(self.next + ahead).map_or(Kind::End, |token| token.kind)
    }

    pub(super) fn at(&self) -> usize {
        self.tokens[self.next.min(self.tokens.len() - 1)].at
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        self.peek(0) == Kind::Word(word)
    }

    pub(super) fn is_sign(&self, sign: &'static str) -> bool {
        self.peek(0) == Kind::Sign(sign)
    }

    /// Reads a word if it is next.
    pub(super) fn word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        self.next += usize::from(found);
        found
    }

    pub(super) fn sign(&mut self, sign: &'static str) -> bool {
        let found = self.is_sign(sign);
        self.next += usize::from(found);
        found
    }

    pub(super) fn needed(&mut self, sign: &'static str, what: Message) -> Result<()> {
        if self.sign(sign) { Ok(()) } else { Err(self.expected(what)) }
    }

    pub(super) fn expected(&self, what: Message) -> Error {
        Error::new(Code::UnknownGame, "", what).pointing_at(self.at())
    }

    pub(super) fn too_much(&self, what: Message) -> Error {
        Error::new(Code::OutOfRange, "", what).pointing_at(self.at())
    }

    pub(super) fn is_name(word: &str) -> bool {
        word.len() <= 12 && RESERVED.split(' ').all(|reserved| reserved != word)
    }

    pub(super) fn new_name(&mut self, what: Message) -> Result<String> {
        let Kind::Word(name) = self.peek(0) else { return Err(self.expected(what)) };
        if !Self::is_name(name) {
            let what = allowed("name-not-word").with("name", name);
            return Err(self.expected(if name.len() > 12 { allowed("short-name") } else { what }));
        }
        if self.names.iter().any(|known| known == name) {
            return Err(self.expected(allowed("new-name").with("name", name)));
        }
        self.next += 1;
        Ok(name.to_owned())
    }

    /// Counts a part of an expression that began when `begun` were counted.
    pub(super) fn count(&mut self, begun: usize) -> Result<()> {
        self.nodes += 1;
        if self.nodes - begun > MAX_NODES {
            return Err(self.too_much(allowed("at-most-parts").with("most", MAX_NODES)));
        }
        Ok(())
    }

    pub(super) fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth == MAX_DEPTH {
            return Err(self.too_much(allowed("at-most-deep").with("most", MAX_DEPTH)));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }
}
