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
//! | `fibonacci-nim` | at first any number but not all; then at most twice what was taken last |

mod length_set;

pub use length_set::LengthSet;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ruleset {
    /// Take a number of stones that is in the set from one heap (a subtraction game).
    Take(LengthSet),
    /// Take at least half of a heap, at most all of it.
    TakeAtLeastHalf,
    /// Turn a run of adjacent coins whose length is in the set; its last coin goes from heads to tails.
    Runs(LengthSet),
    /// Fibonacci nim: one heap; the first move takes any positive number but not all, after that a player
    /// takes at most twice what the opponent just took. (Not the game of removing a Fibonacci number.)
    FibonacciNim,
}

impl Ruleset {
    /// Every ruleset, in the order of the table above.
    pub const ALL: [Self; 6] = [
        Self::Take(LengthSet::Squares),
        Self::Take(LengthSet::Triangular),
        Self::TakeAtLeastHalf,
        Self::Runs(LengthSet::Squares),
        Self::Runs(LengthSet::Triangular),
        Self::FibonacciNim,
    ];

    /// The first index that is a position worth counting: heaps start with 0, coins with number 1.
    #[must_use]
    pub const fn first_index(self) -> u64 {
        match self {
            Self::Runs(_) => 1,
            Self::Take(_) | Self::TakeAtLeastHalf | Self::FibonacciNim => 0,
        }
    }

    /// Reads a game's notation.
    ///
    /// White space around it and upper case are forgiven. Time and space O(length of the text).
    ///
    /// # Errors
    /// [`Code::UnknownGame`], listing what is allowed.
    pub fn parse(text: &str) -> Result<Self> {
        let wanted = text.trim().to_ascii_lowercase();
        Self::ALL.into_iter().find(|game| game.to_string() == wanted).ok_or_else(|| {
            let known: Vec<String> = Self::ALL.iter().map(ToString::to_string).collect();
            Error::new(Code::UnknownGame, text, format!("one of {}", known.join(", ")))
        })
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(set) => write!(f, "take:{set}"),
            Self::TakeAtLeastHalf => f.write_str("take:at-least-half"),
            Self::Runs(set) => write!(f, "coins:runs:{set}"),
            Self::FibonacciNim => f.write_str("fibonacci-nim"),
        }
    }
}
