//! Every family of games by its notation: what reads a [`Ruleset`] from a text.

use super::rules::{self, Ruleset};
use super::{aliases, coins, octal, take, treblecross};
use crate::error::{Code, Error, Result, allowed};
use crate::notation::{self, Piece};
#[cfg(feature = "own-rules")]
use crate::rule;
use std::mem;
#[cfg(feature = "own-rules")]
use std::sync::Arc;

/// A family of rulesets: the prefix of its notation, the parser of the rest (whose errors have
/// positions), and its games in the catalogue.
struct Family {
    prefix: &'static str,
    read: fn(Piece<'_>) -> Result<Ruleset>,
    examples: &'static [&'static str],
}

const FAMILIES: &[Family] = &[
    TAKE,
    OCTAL,
    HEXADECIMAL,
    COINS,
    FIBONACCI_NIM,
    NIM,
    GRUNDYS_GAME,
    TREBLECROSS,
    #[cfg(feature = "own-rules")]
    OWN,
];

const TAKE: Family = Family {
    prefix: take::PREFIX,
    read: |rest| take::read(rest).map(|take| if take.is_any() { Ruleset::Nim } else { Ruleset::Take(take) }),
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

const TREBLECROSS: Family = Family {
    prefix: treblecross::NOTATION,
    read: |rest| only(rest, Ruleset::Treblecross),
    examples: &[treblecross::NOTATION],
};

#[cfg(feature = "own-rules")]
const OWN: Family = Family { prefix: rule::PREFIX, read: own, examples: &[] };

/// A rule of the reader's own, of one coordinate.
#[cfg(feature = "own-rules")]
fn own(rest: Piece<'_>) -> Result<Ruleset> {
    let rule = rule::read(rest)?;
    if rule.coordinates() > 1 {
        // Nothing is wrong at any place of it.
        let allowed = allowed("one-heap-rule");
        return Err(Error::new(Code::NoSum, rest.text, allowed));
    }
    Ok(Ruleset::Own(Arc::new(rule)))
}

/// A game whose notation is complete with its prefix.
fn only(rest: Piece<'_>, game: Ruleset) -> Result<Ruleset> {
    if rest.text.is_empty() {
        return Ok(game);
    }
    let allowed = match rest.text.strip_prefix(':').map(|after| (&game, after.trim())) {
        Some((Ruleset::Nim, list)) if numbers_only(list) => allowed("nothing-after-nim").with("list", list),
        _ => allowed("nothing-after-name"),
    };
    Err(rest.error(Code::UnknownGame, allowed))
}

fn numbers_only(text: &str) -> bool {
    !text.is_empty() && text.split(',').all(|part| part.trim().parse::<u64>().is_ok())
}

/// Whether a game's notation begins another word here, as nim begins nimble.
fn is_another_word(family: &Family, rest: Piece<'_>) -> bool {
    !family.prefix.ends_with(':') && rest.text.starts_with(|next: char| next.is_alphabetic() || next == '-')
}

/// So begins a code that is written without its prefix, as in most books: 0.77, C.9.
fn is_bare_code(text: &str) -> bool {
    let digits = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
    digits.starts_with('.')
        || digits
            .strip_prefix(|digit: char| digit.is_ascii_hexdigit())
            .is_some_and(|rest| rest.starts_with('.'))
}

/// The code of a text without a prefix; it is a hexadecimal one if one of its digits is.
fn bare_code(whole: Piece<'_>) -> Result<Ruleset> {
    let hexadecimal = |digit: char| digit.is_ascii_hexdigit() && !digit.is_digit(8);
    let family = if whole.text.contains(hexadecimal) { &HEXADECIMAL } else { &OCTAL };
    (family.read)(whole)
}

/// A subtraction set as papers write it, S(1,3,4), S{1,3,4}, {1,3,4}, or an ascending list.
fn subtraction_set(whole: Piece<'_>) -> Option<Result<Ruleset>> {
    let named = whole.text.strip_prefix('s').map(str::trim_start);
    let braced = named.unwrap_or(whole.text).strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let inner = braced.or_else(|| named?.strip_prefix('(')?.strip_suffix(')'));
    let inner = inner.or_else(|| is_ascending(whole.text).then_some(whole.text))?;
    let after = usize::from(inner.len() < whole.text.len());
    let before = whole.text.chars().count() - inner.chars().count() - after;
    Some((TAKE.read)(Piece { text: inner, at: whole.at + before }))
}

/// Whether a text is a list of two numbers or more, each above the one before.
fn is_ascending(text: &str) -> bool {
    let mut last = 0;
    let mut exceeds = |number| mem::replace(&mut last, number) < number;
    text.contains(',') && text.split(',').all(|part| exceeds(part.trim().parse::<u64>().unwrap_or(0)))
}

/// Boards, which are components of positions, by the letters with which their names begin.
const BOARDS: [(&str, &str); 7] = [
    ("nimble", "nimble:{1,4,4}"),
    ("staircase", "staircase:{3,0,2}"),
    ("northcott", "northcott:8:{1-5,2-7}"),
    ("silverdollar", "silver-dollar:{1,4,7}"),
    ("poker", "poker:{3,5}"),
    ("hackenbush", "hackenbush:(()(()))"),
    ("graph", "graph:a>b,b>c,a>c@a"),
];

fn unknown(text: &str) -> Error {
    let letters: String = text.chars().filter(char::is_ascii_alphabetic).collect();
    let board = BOARDS.iter().find(|(name, _)| letters.to_ascii_lowercase().starts_with(name));
    let allowed = match board {
        Some((_, position)) => allowed("game-not-board").with("position", position),
        None => allowed("one-of").with_list("names", Ruleset::examples()),
    };
    Error::new(Code::UnknownGame, text, allowed)
}

impl Ruleset {
    /// Reads a game's notation, or the name of a game that has one.
    ///
    /// White space around it and upper case are forgiven. Of a name only letters and digits count;
    /// a code without its prefix is a hexadecimal one if one of its digits is. Time and space
    /// O(length of the text), which is at most 10,000 characters.
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
    /// assert_eq!(Ruleset::parse("0.3F").unwrap().to_string(), "hex:0.3F");
    /// assert_eq!(Ruleset::parse("S(1,3,4)").unwrap().to_string(), "take:1,3,4");
    /// assert_eq!(Ruleset::parse("take: 5, 2,1").unwrap().to_string(), "take:1,2,5");
    /// assert_eq!(Ruleset::parse("octal:0.78").unwrap_err().at(), Some(9));
    /// ```
    pub fn parse(text: &str) -> Result<Self> {
        let wanted = text.trim().to_ascii_lowercase();
        if wanted.len() > notation::LONGEST {
            let allowed = allowed("at-most-characters").with("most", notation::LONGEST);
            return Err(Error::new(Code::OutOfRange, text, allowed));
        }
        let before = text.chars().count() - text.trim_start().chars().count();
        let whole = Piece { text: &wanted, at: before };
        if let Some(notation) = aliases::notation(&wanted) {
            return Self::parse(notation);
        }
        let read = |family: &Family| {
            let rest = whole.strip_prefix(family.prefix)?;
            (!is_another_word(family, rest)).then(|| (family.read)(rest))
        };
        let bare = || is_bare_code(&wanted).then(|| bare_code(whole));
        let found = FAMILIES.iter().find_map(read).or_else(bare).or_else(|| subtraction_set(whole));
        #[cfg(feature = "own-rules")]
        let found = found.or_else(|| rule::is_bare(whole).then(|| own(whole)));
        found.unwrap_or_else(|| Err(unknown(text))).map_err(|error| error.about(text))
    }

    /// The notations of the catalogue of games, family by family.
    #[must_use]
    pub fn examples() -> Vec<&'static str> {
        FAMILIES.iter().flat_map(|family| family.examples).copied().collect()
    }

    /// The names that [`Ruleset::parse`] knows besides notations, as (name, notation).
    #[must_use]
    pub fn aliases() -> Vec<(&'static str, &'static str)> {
        aliases::all().collect()
    }
}
