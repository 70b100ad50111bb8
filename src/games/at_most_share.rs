//! Taking at most n/K stones of a heap of n, rounded down, for a fixed K from 2 on.
//!
//! The options of n = qK + r, 0 <= r < K, are the q heaps from n - q to n - 1. Claim: the q + 1
//! heaps from n - q to n have the values 0 to q, each once. So it is for n = 0. Let it hold for n.
//! - If K divides n + 1, then its options are just these q + 1 heaps, so G(n + 1) = q + 1, and with
//!   it the claim holds for n + 1.
//! - Otherwise the options of n + 1 are these without the first one, n - q. So the value of that
//!   one is missing among them, G(n + 1) = G(n - q), and the claim holds again.
//!
//! So G(qK) = q, and G(n) = G(n - 1 - floor(n/K)) where K does not divide n. For K = 2, G(2m) = m
//! and G(2m + 1) = G(m) (Guy's comment on OEIS A025480; Levine, "Fractal sequences and restricted
//! nim", Ars Combin. 80, 2006). Each option of a heap has a value that no other one has.
//!
//! Time O(1) a value and 4 bytes; O(K log n) for a single one, each step makes n smaller by a K-th.

use crate::error::Result;
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::{Ruleset, Take};
use crate::sequence::{Explanation, Sequence, explain_by_rules, within};
use dashu_int::UBig;
use dashu_int::ops::DivRem;

#[derive(Debug)]
pub(crate) struct AtMostShare {
    share: u32,
    values: Vec<u32>,
}

impl AtMostShare {
    /// The largest heap of a whole sequence; 40 MB.
    pub const LIMIT: u64 = 10_000_000;
    /// The largest K: the steps of a single value are about K times its digits.
    #[cfg(feature = "own-rules")]
    pub(crate) const LARGEST_SHARE: u32 = 1_000;

    pub const fn half() -> Self {
        Self { share: 2, values: Vec::new() }
    }

    /// Taking at most n/K; `None` for K below 2 or above 1,000.
    #[cfg(feature = "own-rules")]
    pub fn new(share: u32) -> Option<Self> {
        (2..=Self::LARGEST_SHARE).contains(&share).then_some(Self { share, values: Vec::new() })
    }

    /// The heap above `heap`, not a multiple of K, that has its value by the recursion: n - 1 -
    /// floor(n/K) = heap has one such solution. `None` beyond 64 bits.
    pub(crate) fn next_of_value(share: u64, heap: u64) -> Option<u64> {
        (heap / (share - 1)).checked_mul(share)?.checked_add(heap % (share - 1) + 1)
    }
}

impl Sequence for AtMostShare {
    fn limit(&self) -> u64 {
        Self::LIMIT
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, Self::LIMIT)?;
        let (start, share) = (self.values.len(), self.share as usize);
        reserve(&mut self.values, (n + 1).saturating_sub(start))?;
        // Counted on, because divisions take most of the time.
        let (mut quotient, mut rest) = (start / share, start % share);
        for heap in start..=n {
            self.values.push(if rest == 0 { quotient as u32 } else { self.values[heap - 1 - quotient] });
            rest += 1;
            if rest == share {
                (quotient, rest) = (quotient + 1, 0);
            }
            if heap.is_multiple_of(1 << 16) {
                progress.report(heap as u64, n as u64 + 1)?;
            }
        }
        Ok(())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        out.copy_from_slice(&self.values[from..from + out.len()]);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        explain_by_rules(&Ruleset::Take(Take::AtMostHalf), self, n, progress)
    }

    fn value_at(&self, n: &UBig) -> Option<UBig> {
        let mut heap = n.clone();
        loop {
            let (quotient, rest) = (&heap).div_rem(self.share);
            if rest == 0 {
                return Some(quotient);
            }
            heap -= quotient + UBig::ONE;
        }
    }

    fn is_slow(&self) -> bool {
        false
    }

    fn bytes(&self) -> usize {
        self.values.capacity() * size_of::<u32>()
    }
}
