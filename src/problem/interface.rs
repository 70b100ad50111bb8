use super::arguments::Arguments;
use crate::error::{Message, Result, Value};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::store::Store;
use dashu_int::UBig;

/// One number that a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name in requests.
    pub name: &'static str,
    /// The least allowed number, as [`crate::number`] reads it.
    pub min: &'static str,
    /// The greatest allowed number, as [`crate::number`] reads it.
    pub max: &'static str,
    /// The default; `None`: the parameter is optional and may be absent. For `n`, which is
    /// required, the value that a page shows first.
    pub default: Option<&'static str>,
}

/// A published answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// The arguments by name, as [`crate::number`] reads them.
    pub arguments: &'static [(&'static str, &'static str)],
    /// The answer, in decimal.
    pub answer: &'static str,
}

impl Check {
    pub(super) const fn of(n: &'static [(&'static str, &'static str); 1], answer: &'static str) -> Self {
        Self { arguments: n, answer }
    }
}

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

/// A named problem.
pub trait Problem: Sync {
    /// Its name in requests and links, kebab-case.
    fn id(&self) -> &'static str;

    /// Its parameters; the first is `n`.
    fn parameters(&self) -> &'static [Parameter];

    /// Published answers.
    fn checks(&self) -> &'static [Check];

    /// The names of the facts that an answer can carry, in the order to show them.
    fn facts(&self) -> &'static [&'static str] {
        &[]
    }

    /// The games whose Grundy values lie under it.
    fn games(&self) -> &'static [Ruleset];

    /// Answers one question.
    ///
    /// # Errors
    /// [`Code::Memory`](crate::Code::Memory) if it needs too much; the progress listener's error.
    fn solve(&self, arguments: &Arguments, store: &mut Store, progress: &mut Progress<'_>) -> Result<Answer>;

    /// The bare answer by a closed form in `n` alone, for [`answer_lines`](super::answer_lines).
    fn closed_form(&self, n: &UBig) -> Option<UBig> {
        let _ = n;
        None
    }
}
