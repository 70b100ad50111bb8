use super::coins::{self, Coins};
use super::octal::OctalCode;
use super::take::{self, Take};
use super::treblecross;
use crate::progress::Progress;
#[cfg(feature = "own-rules")]
use crate::rule::Rule;
use crate::walk::{Visit, Walk};
use std::fmt;
#[cfg(feature = "own-rules")]
use std::sync::Arc;

/// The rules of a game.
///
/// ```
/// use grundyscope::Ruleset;
/// let game = Ruleset::parse("take:squares").unwrap();
/// assert_eq!(game.to_string(), "take:squares");
/// assert!(Ruleset::parse("take:nothing").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ruleset {
    /// Take stones from one heap.
    Take(Take),
    /// Turn coins in a row, the rightmost of them from heads to tails.
    Coins(Coins),
    /// Fibonacci nim: one heap; the first move takes any positive number but not all, after that a
    /// player takes at most twice what the opponent just took. (Not the game of removing a
    /// Fibonacci number.)
    FibonacciNim,
    /// Take and break heaps, by an octal or hexadecimal code.
    Octal(OctalCode),
    /// Nim: take any positive number of stones from a heap.
    Nim,
    /// Grundy's game: break a heap into two heaps of different sizes.
    GrundysGame,
    /// Treblecross: put a cross on a strip of squares; the player who completes three in a row
    /// wins. The index counts the squares; the options are those crosses that do not lose at once.
    Treblecross,
    /// A rule of the reader's own, of one coordinate.
    #[cfg(feature = "own-rules")]
    Own(Arc<Rule>),
}

pub(super) const FIBONACCI_NIM: &str = "fibonacci-nim";
pub(super) const NIM: &str = "nim";
pub(super) const GRUNDYS_GAME: &str = "grundys-game";

impl Ruleset {
    /// The first index that is a position worth counting: heaps start with 0, coins with number 1.
    #[must_use]
    pub const fn first_index(&self) -> u64 {
        match self {
            Self::Coins(_) => 1,
            Self::Take(_)
            | Self::FibonacciNim
            | Self::Octal(_)
            | Self::Nim
            | Self::GrundysGame
            | Self::Treblecross => 0,
            #[cfg(feature = "own-rules")]
            Self::Own(_) => 0,
        }
    }

    /// Visits the options of a single heap (or coin) `n`, by ascending amount: what is taken, and
    /// the heaps (or the coins that show heads) that are left. The definition, without any
    /// cleverness.
    ///
    /// Own rules: in the order of the rule; of an option with more than 1,000 equal heaps, pairs of
    /// them are left out, which are worth nothing.
    ///
    /// False for games whose positions are more than a number (Fibonacci nim): nothing is visited.
    pub fn options(&self, n: u64, visit: &mut dyn FnMut(u64, &[u64])) -> bool {
        let walk = self.walk(n, &mut Progress::none(), &mut |_, amount, left| {
            visit(amount, left);
            Ok(())
        });
        !(walk.is_err() || matches!(self, Self::FibonacciNim))
    }

    /// As [`Ruleset::options`], until `visit` ends it, or the listener. Each option is a step of
    /// work, and one more for each heap or coin of it.
    pub(crate) fn walk(&self, n: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        let visit: Visit<'_> = &mut |progress, amount, left| {
            progress.work(1 + left.len() as u64)?;
            visit(progress, amount, left)
        };
        match self {
            Self::Take(take) => take.options(n, progress, visit),
            Self::Coins(coins) => coins.options(n, progress, visit),
            Self::FibonacciNim => Ok(()),
            Self::Octal(code) => code.options(n, progress, visit),
            Self::Nim => (1..=n).try_for_each(|amount| visit(progress, amount, &[n - amount])),
            Self::GrundysGame => {
                (1..=n.saturating_sub(1) / 2).try_for_each(|a| visit(progress, 0, &[a, n - a]))
            }
            Self::Treblecross => treblecross::options(n, progress, visit),
            #[cfg(feature = "own-rules")]
            Self::Own(rule) => rule.options(n, progress, visit),
        }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(take) => write!(f, "{}{take}", take::PREFIX),
            Self::Coins(coins) => write!(f, "{}{coins}", coins::PREFIX),
            Self::FibonacciNim => f.write_str(FIBONACCI_NIM),
            Self::Octal(code) => code.fmt(f),
            Self::Nim => f.write_str(NIM),
            Self::GrundysGame => f.write_str(GRUNDYS_GAME),
            Self::Treblecross => f.write_str(treblecross::NOTATION),
            #[cfg(feature = "own-rules")]
            Self::Own(rule) => rule.fmt(f),
        }
    }
}
