//! What a game is: from its notation to a [`Ruleset`]. One family a file.
//!
//! A ruleset says which moves there are, and nothing about how values are computed; that is the room
//! [`crate::grundy`]. The notation is what stands in a link, in a request and what a person types.
//!
//! | notation | game |
//! |---|---|
//! | `take:squares`, `take:triangular` | take that many stones from a heap |
//! | `take:at-least-half` | take at least half of a heap |
//! | `coins:runs:squares`, `coins:runs:triangular` | turn that many adjacent coins, the last one from heads to tails |
//! | `coins:mock-turtles`, `coins:ruler`, `coins:sym`, … | see [`Coins`] |
//! | `fibonacci-nim` | at first any number but not all; then at most twice what was taken last |
//!
//! To add a family: a file with its type, notation and options, a variant of [`Ruleset`] and a row of
//! `FAMILIES`.

mod coins;
mod length_set;
mod take;

pub use coins::Coins;
pub use length_set::LengthSet;
pub use take::Take;

use crate::error::{Code, Error, Result};
use std::fmt;

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
    /// Fibonacci nim: one heap; the first move takes any positive number but not all, after that a player
    /// takes at most twice what the opponent just took. (Not the game of removing a Fibonacci number.)
    FibonacciNim,
}

/// A family of rulesets: the beginning of its notation, how the rest is read (none for what this family does not
/// know), and its games worth naming.
struct Family {
    prefix: &'static str,
    parse: fn(&str) -> Option<Ruleset>,
    examples: &'static [&'static str],
}

const FAMILIES: &[Family] = &[take::FAMILY, coins::FAMILY, FIBONACCI_NIM];

const FIBONACCI_NIM: Family = Family {
    prefix: "fibonacci-nim",
    parse: |rest| rest.is_empty().then_some(Ruleset::FibonacciNim),
    examples: &["fibonacci-nim"],
};

/// Every option of an index: stones taken (or coins turned), and the indices that are left.
pub type Visit<'a> = &'a mut dyn FnMut(u64, &[u64]);

impl Ruleset {
    /// Reads a game's notation.
    ///
    /// White space around it and upper case are forgiven. Time and space O(length of the text).
    ///
    /// # Errors
    /// [`Code::UnknownGame`], listing what is allowed.
    pub fn parse(text: &str) -> Result<Self> {
        if let Some(coins) = coins::read(text) {
            return coins.map(Ruleset::Coins);
        }
        let wanted = text.trim().to_ascii_lowercase();
        let mut families = FAMILIES.iter();
        let found = families.find_map(|family| (family.parse)(wanted.strip_prefix(family.prefix)?));
        found.ok_or_else(|| {
            Error::new(Code::UnknownGame, text, format!("one of {}", Self::examples().join(", ")))
        })
    }

    /// The notations of games worth naming, family by family.
    #[must_use]
    pub fn examples() -> Vec<&'static str> {
        FAMILIES.iter().flat_map(|family| family.examples).copied().collect()
    }

    /// The first index that is a position worth counting: heaps start with 0, coins with number 1.
    #[must_use]
    pub const fn first_index(&self) -> u64 {
        match self {
            Self::Coins(_) => 1,
            Self::Take(_) | Self::FibonacciNim => 0,
        }
    }

    /// Visits the options of a single heap (or coin) `n`, by ascending amount: what is taken, and the heaps (or
    /// the coins that show heads) that are left. The definition, without any cleverness.
    ///
    /// False for games whose positions are more than a number (Fibonacci nim): nothing is visited.
    pub fn options(&self, n: u64, visit: Visit<'_>) -> bool {
        match self {
            Self::Take(take) => take.options(n, visit),
            Self::Coins(coins) => coins.options(n, visit),
            Self::FibonacciNim => return false,
        }
        true
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(take) => write!(f, "{}{take}", take::FAMILY.prefix),
            Self::Coins(coins) => write!(f, "{}{coins}", coins::FAMILY.prefix),
            Self::FibonacciNim => f.write_str(FIBONACCI_NIM.prefix),
        }
    }
}
