//! How often each value occurs.

use super::interface::{PART, Sequence, windows};
use crate::error::Result;
use crate::memory::reserve;
use crate::progress::Progress;

/// Values that occur, ascending, and how often each does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    /// The values that occur, ascending.
    pub values: Vec<u32>,
    /// How often each of them occurs; as long as `values`.
    pub counts: Vec<u64>,
}

impl Histogram {
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
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// When index `n` is not computed.
pub fn histogram(
    sequence: &dyn Sequence,
    from: u64,
    n: u64,
    progress: Option<&mut Progress<'_>>,
) -> Result<Histogram> {
    let progress = &mut Progress::from(progress);
    // Of fewer than 2^32 values.
    let mut counts: Vec<u32> = Vec::new();
    windows(sequence, from, n + 1, Some(progress), |_, values| {
        for &value in values {
            let value = value as usize;
            if value >= counts.len() {
                counts.resize(value + 1, 0);
            }
            counts[value] += 1;
        }
    })?;
    let mut met = 0;
    for counts in counts.chunks(PART) {
        progress.work(PART as u64)?;
        met += counts.iter().filter(|&&count| count > 0).count();
    }
    let mut found = Histogram::default();
    reserve(&mut found.values, met)?;
    reserve(&mut found.counts, met)?;
    for (first, counts) in (0..).step_by(PART).zip(counts.chunks(PART)) {
        progress.work(PART as u64)?;
        for (value, &count) in (first..).zip(counts).filter(|&(_, &count)| count > 0) {
            found.values.push(value);
            found.counts.push(count.into());
        }
    }
    Ok(found)
}
