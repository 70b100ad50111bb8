//! Coin-turning games with a closed form (Winning Ways, chapter 14; Ferguson, Game Theory, I.5).
//! Coins from 1.
//!
//! - At most one coin: 1. Exactly one: the same.
//! - Turning Turtles (at most two): n, since coin n turns into nothing or into any one coin before
//!   it.
//! - Mock Turtles (at most three): the odious one of 2n - 2 and 2n - 1, that is 2n - 2 with a last
//!   bit that makes the number of ones odd. The nim-sum of two odious numbers is evil and every
//!   evil number below an odious one is such a sum, so exactly the smaller odious numbers are no
//!   option.
//! - Exactly k coins: the first k - 1 coins have value 0, and the following ones are the game of at
//!   most k, because coins of value 0 complete a smaller set. So Twins is n - 1, and Triplets are
//!   Mock Turtles two coins later.
//! - Ruler (any run): the greatest power of two that divides n.
//! - Motley (any coins): 2^(n-1), since all nim-sums of 1, 2, ..., 2^(n-2) are options.
//!
//! Time O(1) a value, no memory.

use super::table::explain_limit;
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::{Coins, Ruleset};
use crate::sequence::{Explanation, Sequence, check_range, explain_by_rules, within};

/// The Grundy value of a lone head on coin `n` (from 1; 0 for no coin), for games with a closed
/// form; `None` for the others, and if the value is 2^64 or more.
///
/// Time O(1). Panics: never.
#[must_use]
pub fn coin_value(coins: &Coins, n: u64) -> Option<u64> {
    let Some(before) = n.checked_sub(1) else { return shape(coins).map(|_| 0) };
    let at_most = |max: u8, before: u64| match max {
        1 => Some(1),
        2 => before.checked_add(1),
        3 => {
            let doubled = before.checked_mul(2)?;
            Some(doubled | u64::from(doubled.count_ones().is_multiple_of(2)))
        }
        _ => None,
    };
    match shape(coins)? {
        Shape::AtMost { max, later } => {
            before.checked_sub(later).map_or(Some(0), |before| at_most(max, before))
        }
        Shape::Ruler => Some(n & n.wrapping_neg()),
        Shape::Motley => u32::try_from(before).ok().and_then(|before| 1u64.checked_shl(before)),
    }
}

enum Shape {
    /// The values of "at most `most`", `later` coins later, zeros before.
    AtMost {
        max: u8,
        later: u64,
    },
    Ruler,
    Motley,
}

const fn shape(coins: &Coins) -> Option<Shape> {
    match *coins {
        Coins::AtMost(max @ 1..=3) => Some(Shape::AtMost { max, later: 0 }),
        Coins::Exactly(max @ 1..=3) => Some(Shape::AtMost { max, later: max as u64 - 1 }),
        Coins::Ruler => Some(Shape::Ruler),
        Coins::Motley => Some(Shape::Motley),
        _ => None,
    }
}

#[derive(Debug)]
pub(super) struct CoinClosedForm {
    coins: Coins,
    limit: u64,
}

impl CoinClosedForm {
    /// Motley ends at 32 coins: its values double, and have 32 bits.
    pub(super) fn new(coins: Coins) -> Self {
        let limit = if coins == Coins::Motley { 32 } else { 10_000_000 };
        Self { coins, limit }
    }

    fn value(&self, n: u64) -> u32 {
        coin_value(&self.coins, n).map_or(0, |value| value as u32)
    }
}

impl Sequence for CoinClosedForm {
    fn limit(&self) -> u64 {
        self.limit
    }

    fn explain_limit(&self) -> u64 {
        explain_limit(&self.coins, self.limit)
    }

    fn len(&self) -> usize {
        self.limit as usize + 1
    }

    fn extend(&mut self, n: u64, _: &mut Progress<'_>) -> Result<()> {
        within(n, self.limit).map(|_| ())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        check_range(from, out.len(), self.len());
        for (out, coin) in out.iter_mut().zip(from as u64..) {
            *out = self.value(coin);
        }
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        explain_by_rules(&Ruleset::Coins(self.coins.clone()), self, n, progress)
    }

    fn is_slow(&self) -> bool {
        false
    }

    fn bytes(&self) -> usize {
        0
    }
}
