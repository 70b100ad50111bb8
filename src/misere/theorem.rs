//! Games whose misère play a theorem decides, for heaps of any sizes.

use super::alternating::AlternatingHeaps;
use super::kayles::{KaylesRows, is_kayles};
use crate::ruleset::Ruleset;

/// Heaps of one game, as far as its theorem looks at them.
///
/// ```
/// use grundyscope::{Ruleset, misere::Theorem};
/// let rows = Theorem::of(&Ruleset::parse("kayles").unwrap()).unwrap();
/// assert!(!rows.with(&[9]).wins()); // Sibert and Conway 1992
/// assert!(rows.with(&[9]).is_exception());
/// assert!(Theorem::of(&Ruleset::parse("0.137").unwrap()).is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Theorem {
    /// Kayles.
    Kayles(KaylesRows),
    /// Daisies and its relatives.
    Alternating(AlternatingHeaps),
}

impl Theorem {
    /// No heaps of the game; `None` where no theorem is known here.
    #[must_use]
    pub fn of(game: &Ruleset) -> Option<Self> {
        if is_kayles(game) {
            return Some(Self::Kayles(KaylesRows::new()));
        }
        AlternatingHeaps::of(game).map(Self::Alternating)
    }

    /// These heaps, and others of so many stones each. Time O(heaps).
    #[must_use]
    pub fn with(self, heaps: &[u64]) -> Self {
        match self {
            Self::Kayles(rows) => Self::Kayles(rows.with(heaps)),
            Self::Alternating(own) => Self::Alternating(own.with(heaps)),
        }
    }

    /// Whether the outcome is not that of normal play.
    #[must_use]
    pub fn is_exception(&self) -> bool {
        match self {
            Self::Kayles(rows) => rows.is_exception(),
            Self::Alternating(heaps) => heaps.is_exception(),
        }
    }

    /// Whether the player to move wins when the last move loses.
    #[must_use]
    pub fn wins(&self) -> bool {
        match self {
            Self::Kayles(rows) => rows.wins(),
            Self::Alternating(heaps) => heaps.wins(),
        }
    }
}
