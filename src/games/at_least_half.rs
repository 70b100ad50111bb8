//! Taking at least half of a heap: a closed form.
//!
//! From s stones one may leave 0 up to floor(s/2). By induction G(0) = 0 and G(s) = floor(log2 s) +
//! 1, the number of binary digits of s: the heaps below 2^(v-1) are exactly those of values below
//! v, and halving drops one digit.

use crate::error::Result;
use crate::progress::Progress;
use crate::sequence::{Choice, Explainer, Explanation, Form, Sequence, beyond, check_range, within};
use dashu_int::{UBig, ops::BitTest};

/// The Grundy value of a heap of `stones` when at least half of it must be taken.
///
/// Time O(1). Panics: never for heaps below 2^(2^32).
pub(crate) fn at_least_half_value(stones: &UBig) -> u32 {
    stones.bit_len() as u32
}

/// Grundy values of the game of taking at least half of one heap.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtLeastHalf;

const fn value(stones: u64) -> u32 {
    u64::BITS - stones.leading_zeros()
}

impl AtLeastHalf {
    /// The largest heap of a whole sequence (single values have a closed form and no such limit).
    pub const LIMIT: u64 = 10_000_000;
    /// The largest heap to explain: the largest integer that JavaScript holds
    /// exactly.
    pub const EXPLAIN_LIMIT: u64 = (1 << 53) - 1;
}

impl Sequence for AtLeastHalf {
    fn limit(&self) -> u64 {
        Self::LIMIT
    }

    fn explain_limit(&self) -> u64 {
        Self::EXPLAIN_LIMIT
    }

    fn len(&self) -> usize {
        Self::LIMIT as usize + 1
    }

    fn extend(&mut self, n: u64, _: &mut Progress<'_>) -> Result<()> {
        within(n, Self::LIMIT).map(|_| ())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        check_range(from, out.len(), self.len());
        for (out, stones) in out.iter_mut().zip(from as u64..) {
            *out = value(stones);
        }
    }

    fn explain(&mut self, n: u64, _: &mut Progress<'_>) -> Result<Explanation> {
        if n > Self::EXPLAIN_LIMIT {
            return Err(beyond(&n.to_string(), Self::EXPLAIN_LIMIT));
        }
        let choice = |left: u64| Choice {
            amount: n - left,
            to: if left == 0 { vec![] } else { vec![left] },
            value: value(left),
        };
        let mut explainer = Explainer::new(Form::Heaps);
        if n > 0 {
            let max = n / 2;
            for left in (0..=max).rev() {
                if !explainer.list(choice(left)) {
                    break;
                }
            }
            // The heaps of value v are 2^(v-1) .. 2^v - 1; the first by amount is the largest.
            for v in 1..=value(max) {
                let largest = max.min((1 << v) - 1);
                explainer.count(largest - (1 << (v - 1)) + 1, choice(largest));
            }
            explainer.count(1, choice(0));
        }
        Ok(explainer.finish())
    }

    fn closed_form(&self, n: &UBig) -> Option<u32> {
        Some(at_least_half_value(n))
    }

    fn is_slow(&self) -> bool {
        false
    }

    fn bytes(&self) -> usize {
        0
    }
}
