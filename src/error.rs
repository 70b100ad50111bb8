//! The one error type of the crate.
//!
//! An [`Error`] has a stable [`Code`], the wrong field, the given value and the allowed values.
//! Programs match on the code; user interfaces translate it.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// What went wrong, as a stable name.
///
/// The names returned by [`Code::as_str`] are part of the public contract: a page translates them
/// and a program may match on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// Nothing was given where something is needed.
    Empty,
    /// The text is not a number in any notation that is understood.
    NotANumber,
    /// The number is below zero.
    Negative,
    /// A decimal point or comma: either not a whole number, or a thousands separator that means
    /// something else elsewhere (`1.000`).
    Fraction,
    /// Digit groups that are not groups of three, or separated in two ways at once.
    Grouping,
    /// Digits of two scripts in one number.
    MixedDigits,
    /// Parentheses that do not match, or nest too deeply.
    Parentheses,
    /// A whole number, but outside the range that is allowed here.
    OutOfRange,
    /// A field that is needed is missing.
    Missing,
    /// A field holds a value of the wrong type.
    WrongType,
    /// A field that this request does not have.
    UnknownField,
    /// No problem of that name.
    UnknownProblem,
    /// No game of that name.
    UnknownGame,
    /// A product with a game that is no coin-turning game.
    NoProduct,
    /// A game whose positions are more than heaps, in a sum of heaps.
    NoSum,
    /// A batch with more lines than are allowed.
    TooManyLines,
    /// The answer would need more memory than the engine may use.
    Memory,
    /// A rule that leads from a position back to it, or from a heap to one that is not smaller.
    Cycle,
    /// A Grundy value is larger than the engine's table holds.
    ValueOverflow,
    /// Imported values contradict the rules of their game.
    Contradiction,
    /// A call from within the listeners of too many others.
    Nesting,
    /// A division by zero, which has no inverse.
    DivisionByZero,
    /// The text is not an expression: something else was expected where the error points.
    Expression,
    /// The caller asked to stop.
    Cancelled,
}

impl Code {
    /// Every code, in the order of declaration.
    pub const ALL: [Self; 24] = [
        Self::Empty,
        Self::NotANumber,
        Self::Negative,
        Self::Fraction,
        Self::Grouping,
        Self::MixedDigits,
        Self::Parentheses,
        Self::OutOfRange,
        Self::Missing,
        Self::WrongType,
        Self::UnknownField,
        Self::UnknownProblem,
        Self::UnknownGame,
        Self::NoProduct,
        Self::NoSum,
        Self::TooManyLines,
        Self::Memory,
        Self::Cycle,
        Self::ValueOverflow,
        Self::Contradiction,
        Self::Nesting,
        Self::DivisionByZero,
        Self::Expression,
        Self::Cancelled,
    ];

    /// The stable name, in kebab-case.
    ///
    /// ```
    /// use grundyscope::Code;
    /// assert_eq!(Code::OutOfRange.as_str(), "out-of-range");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::NotANumber => "not-a-number",
            Self::Negative => "negative",
            Self::Fraction => "fraction",
            Self::Grouping => "grouping",
            Self::MixedDigits => "mixed-digits",
            Self::Parentheses => "parentheses",
            Self::OutOfRange => "out-of-range",
            Self::Missing => "missing",
            Self::WrongType => "wrong-type",
            Self::UnknownField => "unknown-field",
            Self::UnknownProblem => "unknown-problem",
            Self::UnknownGame => "unknown-game",
            Self::NoProduct => "no-product",
            Self::NoSum => "no-sum",
            Self::TooManyLines => "too-many-lines",
            Self::Memory => "memory",
            Self::Cycle => "cycle",
            Self::ValueOverflow => "value-overflow",
            Self::Contradiction => "contradiction",
            Self::Nesting => "nesting",
            Self::DivisionByZero => "division-by-zero",
            Self::Expression => "expression",
            Self::Cancelled => "cancelled",
        }
    }

    const fn sentence(self) -> &'static str {
        match self {
            Self::Empty => "is empty",
            Self::NotANumber => "is not a whole number",
            Self::Negative => "is negative",
            Self::Fraction => "has a decimal point",
            Self::Grouping => "has digit groups that are not groups of three",
            Self::MixedDigits => "mixes digits of two scripts",
            Self::Parentheses => "has parentheses that do not match",
            Self::OutOfRange => "is out of range",
            Self::Missing => "is missing",
            Self::WrongType => "is of the wrong type",
            Self::UnknownField => "is not a field of this request",
            Self::UnknownProblem => "is not a problem known here",
            Self::UnknownGame => "is not a game known here",
            Self::NoProduct => "has no product",
            Self::NoSum => "is no heap or row of coins of a sum",
            Self::TooManyLines => "has too many lines",
            Self::Memory => "needs more memory than is allowed",
            Self::Cycle => "goes round",
            Self::ValueOverflow => "reaches values that are too large",
            Self::Contradiction => "contradicts the rules of the game",
            Self::Nesting => "is nested too deeply",
            Self::DivisionByZero => "divides by zero",
            Self::Expression => "is not an expression that can be read",
            Self::Cancelled => "was cancelled",
        }
    }
}

/// Why a question could not be answered. Its fields are those of [`Details`].
///
/// A pointer, so that the code around each fallible call copies one word instead of thirteen.
///
/// ```
/// use grundyscope::{Code, number};
/// let error = number::parse("2.9", "0", "100").unwrap_err();
/// assert_eq!(error.code, Code::Fraction);
/// assert_eq!(error.allowed, "a whole number from 0 to 100");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Details>);

/// What an [`Error`] says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Details {
    /// What went wrong.
    pub code: Code,
    /// The field of the request that it concerns; empty where it concerns the request as a whole.
    pub field: String,
    /// The given text, shortened to at most [`Error::SHOWN`] characters.
    pub value: String,
    /// The allowed values, as an English phrase ("a whole number from 0 to 100").
    pub allowed: String,
    /// The least and the greatest allowed number, where that is what was wrong, as the parser reads
    /// them.
    pub range: Option<(String, String)>,
    /// Where in the given text the error begins, in characters from 0, where that is known.
    pub at: Option<usize>,
}

impl Error {
    /// The most characters of a bad value that an error carries.
    pub const SHOWN: usize = 60;

    /// An error about `value`, with what would be `allowed` in its place.
    #[must_use]
    pub fn new(code: Code, value: &str, allowed: impl Into<String>) -> Self {
        Self::boxed(code, value, allowed.into())
    }

    /// Not inlined, like [`Self::in_field`], so that the module contains it once.
    #[cold]
    #[inline(never)]
    fn boxed(code: Code, value: &str, allowed: String) -> Self {
        let value = shortened(value);
        Self(Box::new(Details { code, field: String::new(), value, allowed, range: None, at: None }))
    }

    /// The error of work that the caller cancelled.
    #[must_use]
    pub fn cancelled() -> Self {
        Self::new(Code::Cancelled, "", "")
    }

    /// The same error, naming the field it concerns. A field that is named already stays.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn in_field(mut self, field: &str) -> Self {
        if self.field.is_empty() {
            field.clone_into(&mut self.field);
        }
        self
    }

    /// The same error, with a text as its value that the value is a part of.
    #[must_use]
    pub(crate) fn with_value(mut self, text: &str) -> Self {
        self.value = shortened(text);
        self
    }

    /// The same error with the allowed range, both ends included.
    #[must_use]
    pub fn with_range(mut self, min: &str, max: &str) -> Self {
        self.range = Some((min.to_owned(), max.to_owned()));
        self
    }

    /// The same error, pointing at a character of the given text (from 0).
    #[must_use]
    pub fn at(mut self, position: usize) -> Self {
        self.at = Some(position);
        self
    }
}

/// The text, shortened to at most [`Error::SHOWN`] characters.
fn shortened(text: &str) -> String {
    let mut shown: String = text.chars().take(Error::SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

impl Deref for Error {
    type Target = Details;

    fn deref(&self) -> &Details {
        &self.0
    }
}

impl DerefMut for Error {
    fn deref_mut(&mut self) -> &mut Details {
        &mut self.0
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        if self.value.is_empty() {
            write!(f, "it {}", self.code.sentence())?;
        } else {
            write!(f, "“{}” {}", self.value, self.code.sentence())?;
        }
        if self.allowed.is_empty() { Ok(()) } else { write!(f, "; allowed: {}", self.allowed) }
    }
}

impl std::error::Error for Error {}

/// The crate's result type.
pub type Result<T> = std::result::Result<T, Error>;
