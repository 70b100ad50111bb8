//! Taking any number of stones but a few.
//!
//! From n stones every smaller heap can be left but those of n - e stones, e among the exceptions.
//! So count how often each value occurs among the smaller heaps: a value is missing among the
//! options exactly when all its heaps are exceptions, and only values of exceptions can be. The
//! values that occur are always 0 up to the largest one. Time O(exceptions) and 4 bytes a value,
//! and 4 bytes for each value that occurs.
//!
//! Such sequences are arithmetically periodic (Angela Siegel, cited in Sleator and Slusky,
//! arXiv:1201.3299).

use crate::error::Result;
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::{Ruleset, Take};
use crate::sequence::{Explanation, Sequence, explain_by_rules, within};

/// Grundy values of the game of taking any positive number but the given ones.
#[derive(Debug)]
pub struct AllBut {
    exceptions: Vec<u64>,
    values: Vec<u32>,
    /// How many heaps have each value.
    counts: Vec<u32>,
}

impl AllBut {
    /// The largest heap; 80 MB at most.
    pub const LIMIT: u64 = 10_000_000;

    /// Nothing computed yet; the exceptions ascending.
    #[must_use]
    pub const fn new(exceptions: Vec<u64>) -> Self {
        Self { exceptions, values: Vec::new(), counts: Vec::new() }
    }

    fn next(&mut self) -> u32 {
        let heap = self.values.len();
        let mut missing = self.counts.len() as u32;
        let reach = self.exceptions.partition_point(|&e| e <= heap as u64);
        for &e in &self.exceptions[..reach] {
            let value = self.values[heap - e as usize];
            let count = &mut self.counts[value as usize];
            *count -= 1;
            if *count == 0 {
                missing = missing.min(value);
            }
        }
        for &e in &self.exceptions[..reach] {
            self.counts[self.values[heap - e as usize] as usize] += 1;
        }
        missing
    }
}

impl Sequence for AllBut {
    fn limit(&self) -> u64 {
        Self::LIMIT
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, Self::LIMIT)?;
        let missing = (n + 1).saturating_sub(self.values.len());
        reserve(&mut self.values, missing)?;
        reserve(&mut self.counts, missing)?;
        while self.values.len() <= n {
            let value = self.next();
            self.values.push(value);
            match self.counts.get_mut(value as usize) {
                Some(count) => *count += 1,
                None => self.counts.push(1),
            }
            if self.values.len().is_multiple_of(1 << 12) {
                progress.report(self.values.len() as u64, n as u64 + 1)?;
            }
        }
        Ok(())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        out.copy_from_slice(&self.values[from..from + out.len()]);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        let ruleset = Ruleset::Take(Take::AllBut(self.exceptions.clone()));
        explain_by_rules(&ruleset, self, n, progress)
    }

    fn bytes(&self) -> usize {
        (self.values.capacity() + self.counts.capacity()) * size_of::<u32>()
    }
}
