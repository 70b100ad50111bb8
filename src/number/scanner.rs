use super::characters::is_space;
use crate::error::Code;
use std::str::Chars;

/// What is wrong with a text, before an [`Error`](crate::Error) names text and range.
#[derive(Clone, Copy, Debug)]
pub(super) struct SyntaxError {
    pub(super) code: Code,
    /// The character where the error begins, from 0.
    pub(super) at: Option<usize>,
}

impl SyntaxError {
    pub(super) const fn at(code: Code, at: usize) -> Self {
        Self { code, at: Some(at) }
    }
}

/// A text and a place in it. A copy looks ahead.
#[derive(Clone, Debug)]
pub(super) struct Scanner<'a> {
    rest: Chars<'a>,
    at: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { rest: text.chars(), at: 0 }
    }

    pub(super) const fn position(&self) -> usize {
        self.at
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    pub(super) fn skip(&mut self) {
        if self.rest.next().is_some() {
            self.at += 1;
        }
    }

    pub(super) fn skip_if(&mut self, accepts: impl Fn(char) -> bool) -> bool {
        let accepted = self.peek().is_some_and(accepts);
        if accepted {
            self.skip();
        }
        accepted
    }

    pub(super) fn skip_space(&mut self) {
        let before = self.rest.as_str();
        let after = before.trim_start_matches(is_space);
        self.at += before[..before.len() - after.len()].chars().count();
        self.rest = after.chars();
    }

    pub(super) fn comes_after_space(&self, accepts: impl Fn(char) -> bool) -> bool {
        self.rest.as_str().trim_start_matches(is_space).starts_with(accepts)
    }

    pub(super) const fn syntax_error(&self, code: Code) -> SyntaxError {
        SyntaxError::at(code, self.at)
    }
}
