//! Every family of games by its notation: what reads a [`Ruleset`] from a text.

use super::notation::{self, Piece};
use super::rules::{self, Ruleset};
use super::{aliases, coins, octal, take};
use crate::error::{Code, Error, Result};

/// A family of rulesets: the prefix of its notation, the parser of the rest (whose errors have
/// positions), and its games in the catalogue.
struct Family {
    prefix: &'static str,
    read: fn(Piece<'_>) -> Result<Ruleset>,
    examples: &'static [&'static str],
}

const FAMILIES: &[Family] = &[TAKE, OCTAL, HEXADECIMAL, COINS, FIBONACCI_NIM, NIM, GRUNDYS_GAME];

const TAKE: Family = Family {
    prefix: take::PREFIX,
    read: |rest| take::read(rest).map(Ruleset::Take),
    examples: &take::EXAMPLES,
};

const OCTAL: Family = Family {
    prefix: octal::OCTAL_PREFIX,
    read: |rest| octal::read(rest, 8).map(Ruleset::Octal),
    examples: &["octal:0.77", "octal:0.137", "octal:0.6", "octal:0.007", "octal:4.7", "octal:4.(3)"],
};

const HEXADECIMAL: Family = Family {
    prefix: octal::HEXADECIMAL_PREFIX,
    read: |rest| octal::read(rest, 16).map(Ruleset::Octal),
    examples: &["hex:0.2048"],
};

const COINS: Family = Family {
    prefix: coins::PREFIX,
    read: |rest| coins::read(rest).map(Ruleset::Coins),
    examples: &coins::EXAMPLES,
};

const FIBONACCI_NIM: Family = Family {
    prefix: rules::FIBONACCI_NIM,
    read: |rest| only(rest, Ruleset::FibonacciNim),
    examples: &[rules::FIBONACCI_NIM],
};

const NIM: Family =
    Family { prefix: rules::NIM, read: |rest| only(rest, Ruleset::Nim), examples: &[rules::NIM] };

const GRUNDYS_GAME: Family = Family {
    prefix: rules::GRUNDYS_GAME,
    read: |rest| only(rest, Ruleset::GrundysGame),
    examples: &[rules::GRUNDYS_GAME],
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

impl Ruleset {
    /// Reads a game's notation, or the name of a game that has one.
    ///
    /// White space around it and upper case are forgiven. Time and space O(length of the text),
    /// which is at most 10,000 characters.
    ///
    /// # Errors
    /// [`Code::UnknownGame`] for what is no game, with what would be allowed there;
    /// [`Code::Empty`], [`Code::NotANumber`], [`Code::Negative`] and [`Code::OutOfRange`] for
    /// numbers of stones that are none. The error points at the place in `text` where the family is
    /// known.
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
        let bare = || is_bare_code(&wanted).then(|| (OCTAL.read)(whole));
        if let Some(result) = FAMILIES.iter().find_map(read).or_else(bare) {
            return result.map_err(|error| Error { value: Error::new(error.code, text, "").value, ..error });
        }
        aliases::notation(&wanted).map_or_else(
            || Err(Error::new(Code::UnknownGame, text, format!("one of {}", Self::examples().join(", ")))),
            Self::parse,
        )
    }

    /// The notations of the catalogue of games, family by family.
    #[must_use]
    pub fn examples() -> Vec<&'static str> {
        FAMILIES.iter().flat_map(|family| family.examples).copied().collect()
    }

    /// The names under which [`Ruleset::parse`] knows games besides their notation, as (name,
    /// notation).
    #[must_use]
    pub fn aliases() -> Vec<(&'static str, &'static str)> {
        aliases::all().collect()
    }
}
