//! What can go wrong, by stable names.

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
}
