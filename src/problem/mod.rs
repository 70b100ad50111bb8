//! The catalogue: one named problem a file.
//!
//! A [`Problem`] describes itself (parameters, check values, the games whose Grundy values lie under it) and
//! solves itself. Its words are not here: reasons and facts are keys with arguments, which a page turns into
//! sentences of its language. To add a problem: one file here, one line in [`CATALOGUE`].

mod answer;
mod arguments;
mod batch;
mod fibonacci_nim;
mod flipping_game;
mod nim_square;
mod stones;

pub use answer::{Answer, Distribution, Fact, Reason};
pub use arguments::{Arguments, read_number};
pub use batch::{Batch, answer_lines};
pub use fibonacci_nim::FibonacciNimSum;
pub use flipping_game::FlippingGame;
pub use nim_square::NimSquare;
#[cfg(all(target_arch = "wasm32", feature = "first"))]
pub(crate) use nim_square::{Counted, count};
pub use stones::Stones;

use crate::error::{Code, Error, Result};
use crate::grundy::Store;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use dashu_int::UBig;

/// Every problem, in the order a page offers them.
pub const CATALOGUE: &[&dyn Problem] = &[&NimSquare, &Stones, &FlippingGame, &FibonacciNimSum];

/// One number that a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name in requests.
    pub name: &'static str,
    /// The least allowed number, as [`crate::number`] reads it.
    pub min: &'static str,
    /// The greatest allowed number, as [`crate::number`] reads it.
    pub max: &'static str,
    /// What it is when it is not given; `None`: then there is none, and the problem does without. For `n`,
    /// which every question names, what a page shows first.
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
    /// The most common check: one n, one answer.
    const fn of(n: &'static [(&'static str, &'static str); 1], answer: &'static str) -> Self {
        Self { arguments: n, answer }
    }
}

/// A named problem.
pub trait Problem: Sync {
    /// Its name in requests and links, kebab-case.
    fn id(&self) -> &'static str;

    /// What it asks for; the first is `n`.
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
    /// [`Code::Memory`] where the work would need too much, and whatever the progress listener answers.
    fn solve(&self, arguments: &Arguments, store: &mut Store, progress: &mut Progress<'_>) -> Result<Answer>;

    /// The bare answer where it has a closed form in `n` alone; `None` for problems that have none. What
    /// [`answer_lines`] uses.
    fn closed_form(&self, n: &UBig) -> Option<UBig> {
        let _ = n;
        None
    }
}

/// The problem of that name.
///
/// # Errors
/// [`Code::UnknownProblem`], listing those there are.
///
/// ```
/// use grundyscope::problem;
/// assert_eq!(problem::find("stones").unwrap().id(), "stones");
/// assert!(problem::find("chess").is_err());
/// ```
pub fn find(id: &str) -> Result<&'static dyn Problem> {
    CATALOGUE.iter().copied().find(|problem| problem.id() == id).ok_or_else(|| {
        let known: Vec<&str> = CATALOGUE.iter().map(|problem| problem.id()).collect();
        Error::new(Code::UnknownProblem, id, format!("one of {}", known.join(", "))).in_field("problem")
    })
}
