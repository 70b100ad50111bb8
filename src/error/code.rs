/// The enumeration, its list and its names from one list.
macro_rules! codes {
    ($($(#[$about:meta])+ $code:ident $name:literal,)+) => {
        /// What went wrong, by a stable name: pages and programs match on [`Code::as_str`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[$about])+ $code,)+
        }

        impl Code {
            /// Every code, in the order of declaration.
            pub const ALL: &[Self] = &[$(Self::$code),+];

            /// The stable name, in kebab-case.
            ///
            /// ```
            /// use grundyscope::Code;
            /// assert_eq!(Code::OutOfRange.as_str(), "out-of-range");
            /// ```
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$code => $name,)+
                }
            }
        }
    };
}

codes! {
    /// Nothing was given where something is needed.
    Empty "empty",
    /// The text is not a number in any notation that is understood.
    NotANumber "not-a-number",
    /// The number is below zero.
    Negative "negative",
    /// A decimal point or comma: either not a whole number, or a thousands separator that means
    /// something else elsewhere (`1.000`).
    Fraction "fraction",
    /// Digit groups that are not groups of three, or separated in two ways at once.
    Grouping "grouping",
    /// Digits of two scripts in one number.
    MixedDigits "mixed-digits",
    /// Parentheses that do not match, or nest too deeply.
    Parentheses "parentheses",
    /// A whole number, but outside the range that is allowed here.
    OutOfRange "out-of-range",
    /// A field that is needed is missing.
    Missing "missing",
    /// A field holds a value of the wrong type.
    WrongType "wrong-type",
    /// A field that this request does not have.
    UnknownField "unknown-field",
    /// No problem of that name.
    UnknownProblem "unknown-problem",
    /// No game of that name.
    UnknownGame "unknown-game",
    /// A product with a game that is no coin-turning game.
    NoProduct "no-product",
    /// A game whose positions are more than heaps, in a sum of heaps.
    NoSum "no-sum",
    /// A batch with more lines than are allowed.
    TooManyLines "too-many-lines",
    /// The answer would need more memory than the engine may use.
    Memory "memory",
    /// A rule that leads from a position back to it, or from a heap to one that is not smaller.
    Cycle "cycle",
    /// A Grundy value is larger than the engine's table holds.
    ValueOverflow "value-overflow",
    /// Imported values contradict the rules of their game.
    Contradiction "contradiction",
    /// A call from within the listeners of too many others.
    Nesting "nesting",
    /// A division by zero, which has no inverse.
    DivisionByZero "division-by-zero",
    /// The text is not an expression: something else was expected where the error points.
    Expression "expression",
    /// The caller asked to stop.
    Cancelled "cancelled",
}
