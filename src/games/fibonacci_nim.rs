//! Grundy values of Fibonacci nim, where a position is a heap and the most that may be taken from
//! it.
//!
//! G(r, m) = mex { G(r-k, 2k) : 1 <= k <= min(m, r) }. More freedom never lowers a mex, so for each
//! heap r the value is a rising step function of m: only the limits at which it rises are kept. The
//! sequence shown is that of the start of play, heap n with limit n - 1 (all but the whole heap).
//! Dynamic nim has another factor than 2.
//!
//! No closed form is known to us for these values; which of them are 0 is Whinihan's theorem
//! ("Fibonacci nim", Fibonacci Quarterly 1, 1963): those of 0 and of the Fibonacci numbers. Time
//! O(n^2 log v) for values up to v; space as many limits as the values add up to, which were
//! observed to grow slowly: 1.6 MB for all heaps to 10,000.

use crate::error::Result;
use crate::progress::Progress;
use crate::sequence::{Choice, Explainer, Explanation, Form, Sequence, check_range, within};

/// Grundy values of the starting positions of Fibonacci nim.
#[derive(Debug)]
pub struct FibonacciNim {
    /// The next move takes at most so many times what was taken.
    factor: usize,
    /// For each heap the limits at which the value rises by one, ascending.
    rises: Vec<Vec<u32>>,
}

impl FibonacciNim {
    /// The largest heap. Above it the quadratic table would take too long.
    pub const LIMIT: u64 = 10_000;

    /// Nothing computed yet.
    #[must_use]
    pub const fn new() -> Self {
        Self::with_factor(2)
    }

    /// Dynamic nim: a move takes at most `factor` times what the one before took.
    pub(crate) const fn with_factor(factor: u32) -> Self {
        Self { factor: factor as usize, rises: Vec::new() }
    }

    /// G(heap, limit), for a heap that is computed; 0 for others.
    #[must_use]
    pub fn value(&self, heap: usize, limit: usize) -> u32 {
        let rises = self.rises.get(heap).map_or(&[][..], |rises| rises);
        rises.partition_point(|&rise| rise as usize <= limit) as u32
    }

    fn next_rises(&self) -> Vec<u32> {
        let heap = self.rises.len();
        let mut rises = Vec::new();
        let mut present: Vec<bool> = Vec::new();
        let mut mex = 0;
        for k in 1..=heap {
            let value = self.value(heap - k, self.factor * k) as usize;
            if value >= present.len() {
                present.resize(value + 1, false);
            }
            present[value] = true;
            while present.get(mex) == Some(&true) {
                mex += 1;
            }
            // The mex may rise by more than one at once.
            rises.resize(mex, k as u32);
        }
        rises
    }
}

impl Default for FibonacciNim {
    fn default() -> Self {
        Self::new()
    }
}

impl Sequence for FibonacciNim {
    fn limit(&self) -> u64 {
        Self::LIMIT
    }

    fn len(&self) -> usize {
        self.rises.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, Self::LIMIT)?;
        while self.rises.len() <= n {
            let rises = self.next_rises();
            self.rises.push(rises);
            let done = self.rises.len() as u64;
            if done.is_multiple_of(64) {
                progress.report(done * done, (n as u64 + 1).pow(2))?;
            }
        }
        Ok(())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        check_range(from, out.len(), self.len());
        for (out, heap) in out.iter_mut().zip(from..) {
            *out = self.value(heap, heap.saturating_sub(1));
        }
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        self.extend(n, progress)?;
        let mut explainer = Explainer::new(Form::Limit);
        for k in 1..n {
            let (heap, limit) = (n - k, self.factor as u64 * k);
            let value = self.value(heap as usize, limit as usize);
            explainer.add(Choice { amount: k, to: vec![heap, limit], value });
        }
        Ok(explainer.finish())
    }

    fn bytes(&self) -> usize {
        let limits: usize = self.rises.iter().map(Vec::capacity).sum();
        self.rises.capacity() * size_of::<Vec<u32>>() + limits * size_of::<u32>()
    }
}
