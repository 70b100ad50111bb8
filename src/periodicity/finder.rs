//! Finding how a table of values repeats.
//!
//! G(n+p) = G(n) + s in a range, for some s, means that the differences G(n+1) - G(n) repeat with
//! period p there. So one pass over the differences, read from the end, finds the range for every
//! p: the Z-function (Gusfield, Algorithms on Strings, Trees and Sequences, section 1.4) is how far
//! the table agrees with itself shifted by p. Time O(n), 4 bytes a value.

use crate::error::Result;
use crate::memory::filled;
use crate::progress::Progress;

/// G(n + period) = G(n) + saltus for every n >= preperiod, as far as a table goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The first index from which it holds (heap sizes, from 0).
    pub preperiod: u64,
    /// The period, at least 1.
    pub period: u64,
    /// The increase from one period to the next; 0 for a plain period.
    pub saltus: u64,
}

/// For every period, the index from which a table repeats with it up to its end.
#[derive(Debug)]
pub(super) struct Repetitions<'a> {
    values: &'a [u32],
    /// `agree[p]`: how many of the last differences equal the one p before.
    agree: Vec<u32>,
}

impl<'a> Repetitions<'a> {
    /// Compares the table with itself. Fewer than 2^32 values.
    pub(super) fn new(values: &'a [u32], progress: &mut Progress<'_>) -> Result<Self> {
        let count = values.len().saturating_sub(1);
        let mut agree = filled(count, 0u32)?;
        // Differences from the last one back, modulo 2^32, which is enough to compare them.
        let back = |i: usize| values[count - i].wrapping_sub(values[count - i - 1]);
        // back(left..right) is the agreeing stretch, among those found, that reaches furthest.
        let (mut left, mut right) = (0, 0);
        for p in 1..count {
            progress.work(1)?;
            let mut length = if p < right { (agree[p - left] as usize).min(right - p) } else { 0 };
            while p + length < count && back(length) == back(p + length) {
                length += 1;
                if length.is_multiple_of(COMPARED) {
                    progress.work(COMPARED as u64)?;
                }
            }
            agree[p] = length as u32;
            if p + length > right {
                (left, right) = (p, p + length);
            }
        }
        Ok(Self { values, agree })
    }

    /// The repetitions with a saltus of at least 0, by ascending period.
    pub(super) fn iter(&self) -> impl Iterator<Item = Repetition> + '_ {
        let count = self.agree.len();
        (1..=count).filter_map(move |period| {
            // A shift by the whole table leaves one pair of values and no pair of differences.
            let agree = self.agree.get(period).map_or(0, |&agree| agree as usize);
            let saltus = self.values[count].checked_sub(self.values[count - period])?;
            Some(Repetition {
                preperiod: (count - period - agree) as u64,
                period: period as u64,
                saltus: saltus.into(),
            })
        })
    }
}

/// The repetition of least period that counts as observed: at least three whole periods and
/// [`MIN_OBSERVED`] values long, and at least half of the examined values.
pub(super) fn observed(values: &[u32], progress: &mut Progress<'_>) -> Result<Option<Repetition>> {
    let length = values.len() as u64;
    let repetitions = Repetitions::new(values, progress)?;
    for found in repetitions.iter().take_while(|found| 3 * found.period <= length) {
        progress.work(1)?;
        let stretch = length - found.preperiod;
        if stretch >= (3 * found.period).max(MIN_OBSERVED) && 2 * stretch >= length {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

const MIN_OBSERVED: u64 = 16;

/// So many differences are compared between two counts of the work.
const COMPARED: usize = 1 << 12;
