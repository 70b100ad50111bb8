//! The answer of a problem.

use dashu_int::UBig;

/// The answer to one question, with further results and its derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The answer itself.
    pub answer: UBig,
    /// Further results by name, in the order to show them.
    pub facts: Vec<(&'static str, Fact)>,
    /// Further distributions by name.
    pub distributions: Vec<Distribution>,
    /// The derivation of the answer, step by step.
    pub why: Vec<Reason>,
}

/// A further result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// One number or name.
    One(String),
    /// A list of them.
    Many(Vec<String>),
}

impl<T: ToString> From<T> for Fact {
    fn from(value: T) -> Self {
        Self::One(value.to_string())
    }
}

/// How often each nimber occurs among something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution {
    /// Its name.
    pub name: &'static str,
    /// The nimbers that occur, ascending.
    pub values: Vec<u32>,
    /// How often each does; as long as `values`.
    pub counts: Vec<u128>,
}

/// One step of a derivation: a message key and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The key of the message.
    pub text: &'static str,
    /// The numbers in it, by name, in plain decimal.
    pub arguments: Vec<(&'static str, String)>,
}

impl Reason {
    /// A step without numbers yet.
    #[must_use]
    pub const fn new(text: &'static str) -> Self {
        Self { text, arguments: Vec::new() }
    }

    /// The same step with one more number.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "numbers read better without an & before each")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.arguments.push((name, value.to_string()));
        self
    }
}
