//! How often each value occurs.

use super::interface::{Sequence, windows};

/// Values that occur, ascending, and how often each does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    /// The values that occur, ascending.
    pub values: Vec<u32>,
    /// How often each of them occurs; as long as `values`.
    pub counts: Vec<u64>,
}

impl Histogram {
    /// From counts indexed by value.
    #[must_use]
    pub fn from_counts(counts: &[u64]) -> Self {
        let occurring = (0..).zip(counts).filter(|&(_, &count)| count > 0);
        let (values, counts) = occurring.map(|(value, &count)| (value, count)).unzip();
        Self { values, counts }
    }

    /// How often `value` occurs. O(log of the number of values).
    #[must_use]
    pub fn count(&self, value: u32) -> u64 {
        self.values.binary_search(&value).map_or(0, |place| self.counts[place])
    }

    /// Value and count, ascending by value.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u64)> + '_ {
        self.values.iter().copied().zip(self.counts.iter().copied())
    }
}

/// The histogram of the indices `from..=n`, which must be computed already.
///
/// Time O(n), space O(largest value).
///
/// # Panics
/// When index `n` is not computed.
#[must_use]
pub fn histogram(sequence: &dyn Sequence, from: u64, n: u64) -> Histogram {
    let mut counts: Vec<u64> = Vec::new();
    windows(sequence, from, n + 1, |_, values| {
        for &value in values {
            let value = value as usize;
            if value >= counts.len() {
                counts.resize(value + 1, 0);
            }
            counts[value] += 1;
        }
    });
    Histogram::from_counts(&counts)
}
