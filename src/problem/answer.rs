//! The answer of a problem.

use crate::error::{Message, Value};
use dashu_int::UBig;

/// The answer to one question, with further results and its derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The answer itself.
    pub answer: UBig,
    /// Further results by name, in the order to show them.
    pub facts: Vec<(&'static str, Value)>,
    /// Further distributions by name.
    pub distributions: Vec<Distribution>,
    /// The derivation of the answer, step by step.
    pub why: Vec<Message>,
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
