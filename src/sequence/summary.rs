//! A summary of a long sequence: how often each value occurs in each block of indices, so that the
//! cost of a picture of any range of ten million values is proportional to its pixels.
//!
//! If columns of pixels are powers of two, the lowest level of an image pyramid suffices: a column
//! at least a block wide is a sum of blocks; a narrower one is counted from its values, at most a
//! block for each column. Cost: O(n) once, in two passes; at most 8 MB of counters
//! for any n: blocks grow with n, and large neighbouring values share a counter.

use super::interface::{Sequence, windows};
use crate::error::Result;
use crate::memory::filled;
use crate::progress::Progress;

/// Counts of values by blocks of indices.
#[derive(Clone, Debug)]
pub struct Summary {
    first: u64,
    len: u64,
    block: u32,
    shift: u32,
    bins: usize,
    /// For each block, how many of its values v have v >> shift = 0, 1, …
    counts: Vec<u16>,
    /// For each block, its least and its greatest value.
    ends: Vec<(u32, u32)>,
}

impl Summary {
    /// The most bytes that the counters take.
    pub(crate) const BYTES: usize = 8 << 20;
    /// Blocks hold at least 2 to the power of this many indices.
    const MIN_BLOCK: u32 = 10;
    /// And at most 2 to the power of this many: a counter has 16 bits.
    const MAX_BLOCK: u32 = 15;
    /// A block has at most 2 to the power of this many counters.
    const BINS: u32 = 9;

    /// Counts the computed values of `first..=n`. Time O(n), space 8 MB and 8 bytes a block.
    ///
    /// # Errors
    /// [`Code::Memory`](crate::error::Code::Memory) for the counters; the error of the listener.
    ///
    /// # Panics
    /// When index `n` is not computed, or `first` is above n.
    pub fn of(
        sequence: &dyn Sequence,
        first: u64,
        n: u64,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Self> {
        let progress = &mut Progress::from(progress);
        assert!(first <= n, "an empty sequence");
        let len = n + 1;
        let mut max = 0;
        in_parts(first, len, &mut progress.part(0.0, 0.4), |from, to, progress| {
            windows(sequence, from, to, Some(progress), |_, values| {
                max = values.iter().fold(max, |max, &value| max.max(value));
            })
        })?;
        let (mut block, mut shift) = (Self::MIN_BLOCK, 0);
        while max >> shift >> Self::BINS > 0 {
            shift += 1;
        }
        let size =
            |block: u32, shift: u32| (len as usize).div_ceil(1 << block) * ((max >> shift) as usize + 1);
        while 2 * size(block, shift) > Self::BYTES {
            if block < Self::MAX_BLOCK {
                block += 1;
            } else {
                shift += 1;
            }
        }
        let bins = (max >> shift) as usize + 1;
        let mut counts = filled(size(block, shift), 0u16)?;
        let mut ends = vec![(u32::MAX, 0); (len as usize).div_ceil(1 << block)];
        in_parts(first, len, &mut progress.part(0.4, 1.0), |from, to, progress| {
            windows(sequence, from, to, Some(progress), |start, mut values| {
                let mut index = start;
                while !values.is_empty() {
                    let place = (index >> block) as usize;
                    let rest = ((place as u64 + 1) << block) - index;
                    let (here, others) = values.split_at(rest.min(values.len() as u64) as usize);
                    let counts = &mut counts[place * bins..][..bins];
                    for &value in here {
                        counts[(value >> shift) as usize] += 1;
                    }
                    let (min, max) = ends[place];
                    ends[place] =
                        here.iter().fold((min, max), |(min, max), &value| (min.min(value), max.max(value)));
                    index += here.len() as u64;
                    values = others;
                }
            })
        })?;
        Ok(Self { first, len, block, shift, bins, counts, ends })
    }

    /// The first index that was counted.
    #[must_use]
    pub const fn first(&self) -> u64 {
        self.first
    }

    /// One past the last index that was counted.
    #[must_use]
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Never: at least one value is counted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Blocks hold 2 to the power of this many indices.
    pub(super) const fn block(&self) -> u32 {
        self.block
    }

    /// Counter c counts the values v with `v >> shift = c`.
    pub(super) const fn shift(&self) -> u32 {
        self.shift
    }

    pub(super) fn counts(&self, block: usize) -> &[u16] {
        &self.counts[block * self.bins..][..self.bins]
    }

    pub(super) fn ends(&self, blocks: std::ops::Range<usize>) -> (u32, u32) {
        self.ends[blocks].iter().fold((u32::MAX, 0), |(min, max), &(low, high)| (min.min(low), max.max(high)))
    }
}

/// Works on `from..to` in parts, and reports after each.
fn in_parts(
    from: u64,
    to: u64,
    progress: &mut Progress<'_>,
    mut work: impl FnMut(u64, u64, &mut Progress<'_>) -> Result<()>,
) -> Result<()> {
    let mut start = from;
    while start < to {
        let end = (start + (1 << 18)).min(to);
        work(start, end, progress)?;
        progress.report(end - from, to - from)?;
        start = end;
    }
    Ok(())
}
