//! What a game is: from its notation to a [`Ruleset`]. One family a file.
//!
//! A ruleset says which moves there are, and nothing about how values are computed; that is the room
//! [`crate::grundy`]. The notation is what stands in a link, in a request and what a person types.
//!
//! | notation | game |
//! |---|---|
//! | `take:squares`, `take:triangular`, any [`LengthSet`] | take that many stones from a heap |
//! | `take:1,2,5` | take one of these numbers |
//! | `take:all-but:1,3` | take any positive number but these |
//! | `take:at-least-half`, `take:at-most-half` | take at least, or at most, half of a heap |
//! | `take:proper-divisors` | take a divisor of the heap's size that is less than it |
//! | `octal:0.77`, `octal:4.(3)`, or bare: `0.77` | take and break by an octal code, see [`OctalCode`] |
//! | `hex:0.2048` | the same with digits from 0 to F: 8 leaves three heaps |
//! | `nim` | take any positive number |
//! | `grundys-game` | break a heap into two heaps of different sizes |
//! | `coins:runs:squares`, `coins:runs:triangular` | turn that many adjacent coins, the last one from heads to tails |
//! | `coins:mock-turtles`, `coins:ruler`, `coins:sym`, … | see [`Coins`] |
//! | `fibonacci-nim` | at first any number but not all; then at most twice what was taken last |
//!
//! Some games may also be called by their names (`Dawson's Chess`); what is read back is always the notation.
//!
//! To add a family: a file with its type, notation and options, a variant of [`Ruleset`] and a row of
//! `FAMILIES`.

mod aliases;
mod coins;
mod length_set;
mod notation;
mod octal;
mod take;

pub use coins::Coins;
pub use length_set::LengthSet;
pub use octal::OctalCode;
pub use take::Take;

use crate::error::{Code, Error, Result};
use notation::Piece;
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
    /// Take and break heaps, by an octal or hexadecimal code.
    Octal(OctalCode),
    /// Nim: take any positive number of stones from a heap.
    Nim,
    /// Grundy's game: break a heap into two heaps of different sizes.
    GrundysGame,
}

/// A family of rulesets: the beginning of its notation, how the rest is read (with errors that point at the place),
/// and its games worth naming.
struct Family {
    prefix: &'static str,
    read: fn(Piece<'_>) -> Result<Ruleset>,
    examples: &'static [&'static str],
}

const FAMILIES: &[Family] =
    &[take::FAMILY, octal::OCTAL, octal::HEXADECIMAL, coins::FAMILY, FIBONACCI_NIM, NIM, GRUNDYS_GAME];

const FIBONACCI_NIM: Family = Family {
    prefix: "fibonacci-nim",
    read: |rest| only(rest, Ruleset::FibonacciNim),
    examples: &["fibonacci-nim"],
};

const NIM: Family = Family { prefix: "nim", read: |rest| only(rest, Ruleset::Nim), examples: &["nim"] };

const GRUNDYS_GAME: Family = Family {
    prefix: "grundys-game",
    read: |rest| only(rest, Ruleset::GrundysGame),
    examples: &["grundys-game"],
};

/// A game whose notation is complete with its prefix.
fn only(rest: Piece<'_>, game: Ruleset) -> Result<Ruleset> {
    if rest.text.is_empty() {
        Ok(game)
    } else {
        Err(rest.error(Code::UnknownGame, "nothing after the game's name"))
    }
}

/// So begins an octal code that is written without its prefix, as in most books: 0.77.
fn is_bare_code(text: &str) -> bool {
    text.trim_start_matches(|digit: char| digit.is_ascii_digit()).starts_with('.')
}

/// Every option of an index: stones taken (or coins turned), and the indices that are left.
pub type Visit<'a> = &'a mut dyn FnMut(u64, &[u64]);

impl Ruleset {
    /// Reads a game's notation, or the name of a game that has one.
    ///
    /// White space around it and upper case are forgiven. Time and space O(length of the text), which is at most
    /// 10,000 characters.
    ///
    /// # Errors
    /// [`Code::UnknownGame`] for what is no game, with what would be allowed there; [`Code::Empty`],
    /// [`Code::NotANumber`], [`Code::Negative`] and [`Code::OutOfRange`] for numbers of stones that are none. The
    /// error points at the place in `text` where the family is known.
    ///
    /// ```
    /// use grundyscope::Ruleset;
    /// assert_eq!(Ruleset::parse("Dawson's Chess").unwrap().to_string(), "octal:0.137");
    /// assert_eq!(Ruleset::parse("0.77").unwrap().to_string(), "octal:0.77");
    /// assert_eq!(Ruleset::parse("take: 5, 2,1").unwrap().to_string(), "take:1,2,5");
    /// assert_eq!(Ruleset::parse("octal:0.78").unwrap_err().at, Some(9));
    /// ```
    pub fn parse(text: &str) -> Result<Self> {
        let wanted = text.trim().to_ascii_lowercase();
        if wanted.len() > notation::LONGEST {
            let allowed = format!("at most {} characters", notation::LONGEST);
            return Err(Error::new(Code::OutOfRange, text, allowed));
        }
        let before = text.chars().count() - text.trim_start().chars().count();
        let whole = Piece { text: &wanted, at: before };
        let read = |family: &Family| whole.strip_prefix(family.prefix).map(|rest| (family.read)(rest));
        let bare = || is_bare_code(&wanted).then(|| (octal::OCTAL.read)(whole));
        if let Some(result) = FAMILIES.iter().find_map(read).or_else(bare) {
            return result.map_err(|error| Error { value: Error::new(error.code, text, "").value, ..error });
        }
        aliases::notation(&wanted).map_or_else(
            || Err(Error::new(Code::UnknownGame, text, format!("one of {}", Self::examples().join(", ")))),
            Self::parse,
        )
    }

    /// The notations of games worth naming, family by family.
    #[must_use]
    pub fn examples() -> Vec<&'static str> {
        FAMILIES.iter().flat_map(|family| family.examples).copied().collect()
    }

    /// The names under which [`Ruleset::parse`] knows games besides their notation, as (name, notation).
    #[must_use]
    pub fn aliases() -> Vec<(&'static str, &'static str)> {
        aliases::all().collect()
    }

    /// The first index that is a position worth counting: heaps start with 0, coins with number 1.
    #[must_use]
    pub const fn first_index(&self) -> u64 {
        match self {
            Self::Coins(_) => 1,
            Self::Take(_) | Self::FibonacciNim | Self::Octal(_) | Self::Nim | Self::GrundysGame => 0,
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
            Self::Octal(code) => code.options(n, visit),
            Self::Nim => (1..=n).for_each(|amount| visit(amount, &[n - amount])),
            Self::GrundysGame => (1..=n.saturating_sub(1) / 2).for_each(|a| visit(0, &[a, n - a])),
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
            Self::Octal(code) => code.fmt(f),
            Self::Nim => f.write_str(NIM.prefix),
            Self::GrundysGame => f.write_str(GRUNDYS_GAME.prefix),
        }
    }
}
