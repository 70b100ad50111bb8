use super::arguments::Arguments;
use super::fibonacci_nim::FibonacciNimSum;
use super::flipping_game::FlippingGame;
use super::interface::Answer;
use super::interface::Problem;
use super::nim_square::NimSquare;
use super::stones::Stones;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::store::Store;

/// Every problem, in the order a page offers them.
pub const CATALOGUE: &[&dyn Problem] = &[&NimSquare, &Stones, &FlippingGame, &FibonacciNimSum];

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
        Error::new(Code::UnknownProblem, id, allowed("one-of").with_list("names", known)).in_field("problem")
    })
}

/// The answer of the problem with that id for `n`, in any notation of [`crate::number`].
///
/// # Errors
/// As [`find`], [`Arguments::read`] and [`Problem::solve`].
///
/// ```
/// use grundyscope::problem;
/// assert_eq!(problem::solve("flipping-game", "100")?.answer, 31395u32.into()); // Project Euler 459
/// # Ok::<(), grundyscope::Error>(())
/// ```
pub fn solve(id: &str, n: &str) -> Result<Answer> {
    let problem = find(id)?;
    let arguments = Arguments::read(problem, &[("n", n)])?;
    problem.solve(&arguments, &mut Store::default(), &mut Progress::none())
}
