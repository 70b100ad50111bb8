//! Misère Daisies, and other games whose Grundy values are 1, 2, 1, 2, …, for heaps of any sizes.
//!
//! Call a heap small if it is of 1 or 3. A position has the outcome of normal play, except
//! - where every heap is small;
//! - where the number of heaps is even, all but one are small, and that one is of 5 or 7;
//! - where the number of heaps is even and one outweighs the others: its weight is at least the sum
//!   of theirs and a margin, 4 in Daisies, 6 in some games. Others do not have this exception.
//!   Heaps of 1, 2, 3, 4, 5, … weigh 0, 1, 0, 1, 2, …
//!
//! Source: Plambeck, "Daisies, Kayles, and the Sibert-Conway decomposition in misère octal games",
//! Theoretical Computer Science 96 (1992), which solves the games of three digits with these
//! values. The rule in this form was found by playing out; its proof follows.
//!
//! The nim-sum of an even number of heaps is 0 or 3, as their weight is even or odd, and that of an
//! odd number is 1 or 2. So the lost positions are, by the rule: (a) an odd number of small heaps;
//! (b) those of nim-sum 0 that are no exception; (c) an even number of heaps of nim-sum 3 of which
//! one outweighs the others.
//!
//! A move from a lost position leaves no other. Every move changes the nim-sum. From (a) it leaves
//! an even number of small heaps, or a 2 beside small ones. To (a), a heap goes or breaks into
//! small ones, and all others are small: in (b) that heap is odd, since the nim-sum is 0, up to 7,
//! or 9 where a heap that loses 3 may break, so the position was an exception; in (c) it is even
//! and at least 8, or 10 where one that loses 2 may break, too much for two small heaps. Between
//! (b) and (c), a heap loses one stone and a weight changes by 1. What the heaviest heap weighs
//! more than the others together is odd in (c), even in (b) as is the margin: it outweighs in both.
//!
//! Every other position has a move to a lost one, if it has a move:
//! - An even number of small heaps: a 1 goes, or a 3 leaves 1 and 1. With a 5 or 7 among them: that
//!   leaves 1 and 3, or 3 and 3.
//! - Nim-sum 0, and a heap outweighs the others: it loses one stone, or, where it does so by just
//!   the margin, another one that has weight does. If none has, 7 or 9 leaves 3 and 3.
//! - Nim-sum 3, and none does: the heaviest heap loses one stone. If an exception is left, it was
//!   of 2, 4, 6 or 8 beside small heaps, and leaves none or two small ones instead.
//! - An odd number, not all small. If the largest heap is above 4, it leaves two even heaps, or one
//!   even and one odd, of about its half, so that the nim-sum is 0. If that is an exception, it was
//!   h, h and small heaps, and one of these goes or leaves 1 and 1 instead. If none is above 4, a
//!   single even heap loses one stone; of several, one goes or leaves two small ones, or a 1 goes,
//!   or a 3 leaves 1 and 1, so that the nim-sum is 0.

use crate::ruleset::Ruleset;

/// Heaps of Daisies (4.7), or of a game that its proof covers, as far as misère play depends on
/// them: 4.70 and 4.71 with a third digit 0, 1, 4 or 5; 0.75, 4.74 and 4.75 with one up to 5.
///
/// ```
/// use grundyscope::{Ruleset, misere::AlternatingHeaps};
/// let daisies = AlternatingHeaps::of(&Ruleset::parse("daisies").unwrap()).unwrap();
/// let lost: Vec<u64> = (1..100).filter(|&petals| !daisies.with(&[petals]).wins()).collect();
/// assert_eq!(lost, [1, 3]); // Plambeck 1992
/// assert!(!daisies.with(&[1_000_000_000_000, 9]).wins());
/// assert!(daisies.with(&[10, 9]).wins());
/// assert!(AlternatingHeaps::of(&Ruleset::parse("kayles").unwrap()).is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AlternatingHeaps {
    /// By how much a heap outweighs others; `None` where that is no exception.
    margin: Option<u128>,
    nim_sum: u8,
    is_odd_number: bool,
    /// How many heaps are not small, and how many of these are of 5 or 7.
    large: u64,
    fives_and_sevens: u64,
    weight: u128,
    heaviest: u128,
}

impl AlternatingHeaps {
    /// No heaps; `None` for a game that has another rule.
    #[must_use]
    pub fn of(game: &Ruleset) -> Option<Self> {
        let Ruleset::Octal(code) = game else { return None };
        let written = code.repeating() == 0 && code.digits().len() <= 4;
        let margin = match [0, 1, 2, 3].map(|taken| code.digit(taken)) {
            [4, 7, 0 | 1, 0 | 1 | 4 | 5] if written => Some(4),
            [0, 7, 5, 4 | 5] | [4, 7, 4 | 5, 4 | 5] if written => Some(6),
            [0, 7, 5, 0..=3] | [4, 7, 4 | 5, 0..=3] if written => None,
            _ => return None,
        };
        let (is_odd_number, large, fives_and_sevens, weight, heaviest) = (false, 0, 0, 0, 0);
        Some(Self { margin, nim_sum: 0, is_odd_number, large, fives_and_sevens, weight, heaviest })
    }

    /// These heaps, and others of so many stones each; heaps of none change nothing.
    #[must_use]
    pub fn with(mut self, heaps: &[u64]) -> Self {
        for &heap in heaps.iter().filter(|&&heap| heap > 0) {
            self.nim_sum ^= if heap % 2 == 1 { 1 } else { 2 };
            self.is_odd_number = !self.is_odd_number;
            self.large += u64::from(!matches!(heap, 1 | 3));
            self.fives_and_sevens += u64::from(matches!(heap, 5 | 7));
            let weight = u128::from(if heap < 3 { heap - 1 } else { heap - 3 });
            self.weight += weight;
            self.heaviest = self.heaviest.max(weight);
        }
        self
    }

    /// Whether the outcome is not that of normal play.
    #[must_use]
    pub const fn is_exception(&self) -> bool {
        match (self.is_odd_number, self.large, self.fives_and_sevens) {
            (_, 0, _) | (false, 1, 1) => true,
            (true, ..) => false,
            _ => match self.margin {
                Some(margin) => 2 * self.heaviest >= self.weight + margin,
                None => false,
            },
        }
    }

    /// Whether the player to move wins when the last move loses.
    #[must_use]
    pub const fn wins(&self) -> bool {
        (self.nim_sum != 0) != self.is_exception()
    }
}
