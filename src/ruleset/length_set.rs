//! Named infinite sets of positive numbers: how many stones to take, how many coins to turn.

use std::fmt;

/// A named set of positive whole numbers.
///
/// ```
/// use grundyscope::LengthSet;
/// assert_eq!(LengthSet::Squares.up_to(20), [1, 4, 9, 16]);
/// assert_eq!(LengthSet::Triangular.up_to(10), [1, 3, 6, 10]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LengthSet {
    /// 1, 4, 9, 16, … (OEIS A000290 from 1 on).
    Squares,
    /// 1, 3, 6, 10, … (OEIS A000217 from 1 on).
    Triangular,
}

impl LengthSet {
    /// Every named set.
    pub const ALL: [Self; 2] = [Self::Squares, Self::Triangular];

    /// The set of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.name() == name)
    }

    /// Its name in notations.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Squares => "squares",
            Self::Triangular => "triangular",
        }
    }

    /// The k-th member, k from 1.
    const fn member(self, k: u64) -> u64 {
        match self {
            Self::Squares => k * k,
            Self::Triangular => k * (k + 1) / 2,
        }
    }

    /// The members from 1 to `n`, ascending.
    ///
    /// Time and space O(sqrt n) for the sets that grow like squares. Panics: never for `n` below 2^63.
    #[must_use]
    pub fn up_to(self, n: u64) -> Vec<u64> {
        (1..=n).map(|k| self.member(k)).take_while(|&member| member <= n).collect()
    }
}

impl fmt::Display for LengthSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
