//! The games on two numbers, by name, and the range of their tables.

use super::wythoff;
use crate::error::{Code, Error, Result};
use crate::games::FibonacciNim;
use std::fmt;

/// A game on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TwoHeaps {
    /// Wythoff's nim.
    Wythoff,
    /// The game of Euclid, ending at equal heaps.
    Euclid,
    /// Fibonacci nim, as heap and limit.
    FibonacciNim,
}

impl TwoHeaps {
    /// Every game, in the order of the table above.
    pub const ALL: [Self; 3] = [Self::Wythoff, Self::Euclid, Self::FibonacciNim];

    /// Reads a game's notation. White space around it and upper case are forgiven.
    ///
    /// # Errors
    /// [`Code::UnknownGame`], listing what is allowed.
    ///
    /// # Panics
    /// Never.
    ///
    /// ```
    /// use grundyscope::two_heaps::TwoHeaps;
    /// assert_eq!(TwoHeaps::parse(" Wythoff ").unwrap(), TwoHeaps::Wythoff);
    /// ```
    pub fn parse(text: &str) -> Result<Self> {
        let wanted = text.trim();
        let found = Self::ALL.into_iter().find(|game| game.as_str().eq_ignore_ascii_case(wanted));
        found.ok_or_else(|| {
            let allowed = Self::ALL.map(Self::as_str).join(", ");
            Error::new(Code::UnknownGame, text, format!("one of {allowed}"))
        })
    }

    /// The notation.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Wythoff => "wythoff",
            Self::Euclid => "euclid",
            Self::FibonacciNim => "fibonacci-nim",
        }
    }

    /// The least row and column: 1 for Euclid, which has no empty heaps, and 0 for the others.
    #[must_use]
    pub const fn first(self) -> u64 {
        match self {
            Self::Euclid => 1,
            Self::Wythoff | Self::FibonacciNim => 0,
        }
    }

    /// The greatest row and column of which the table gives the value.
    ///
    /// For Wythoff's nim and the heap of Fibonacci nim everything before has to be computed, which
    /// sets the limit.
    #[must_use]
    pub const fn limits(self) -> (u64, u64) {
        match self {
            Self::Wythoff => (wythoff::LIMIT, wythoff::LIMIT),
            Self::Euclid => (u32::MAX as u64, u32::MAX as u64),
            Self::FibonacciNim => (FibonacciNim::LIMIT, u32::MAX as u64),
        }
    }

    /// The index, if it may be a row or column, each with its `limit`.
    pub(super) fn check(self, index: u64, limit: u64, field: &str) -> Result<()> {
        let first = self.first();
        if (first..=limit).contains(&index) {
            return Ok(());
        }
        let (first, limit) = (first.to_string(), limit.to_string());
        let allowed = format!("a whole number from {first} to {limit}");
        let error = Error::new(Code::OutOfRange, &index.to_string(), allowed);
        Err(error.with_range(&first, &limit).in_field(field))
    }
}

impl fmt::Display for TwoHeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
