use super::interface::{PART, Sequence, windows};
use crate::error::Result;
use crate::memory::{filled, reserve};
use crate::progress::Progress;

/// An index and the value there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The index: the limit of every sequence is below 2^32.
    pub index: u32,
    /// The value at that index.
    pub value: u32,
}

/// The first occurrences of values in a sequence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// The indices whose value is greater than every value before, ascending.
    pub maxima: Vec<Entry>,
    /// For each value that occurs, the first index that has it, ascending by value.
    pub first: Vec<Entry>,
}

/// The records of the computed indices `from..=n`. Time O(n), space O(largest value).
///
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// When index `n` is not computed.
///
/// ```
/// use grundyscope::{Ruleset, games, sequence};
/// let mut kayles = games::sequence(&Ruleset::parse("kayles").unwrap());
/// sequence::values(&mut *kayles, ..=30).unwrap();
/// let records = sequence::records(&*kayles, 0, 30, None).unwrap();
/// let maxima: Vec<_> = records.maxima.iter().map(|entry| (entry.index, entry.value)).collect();
/// assert_eq!(maxima, [(0, 0), (1, 1), (2, 2), (3, 3), (5, 4), (11, 6), (15, 7), (27, 8)]);
/// assert_eq!(records.first[5].index, 28); // the first 5 comes after the first 6, 7 and 8
/// ```
pub fn records(
    sequence: &dyn Sequence,
    from: u64,
    n: u64,
    progress: Option<&mut Progress<'_>>,
) -> Result<Records> {
    let progress = &mut Progress::from(progress);
    // By value, all below the greatest one so far; u32::MAX stands for "not yet".
    let mut first: Vec<u32> = Vec::new();
    let (mut maxima, mut met) = (0, 0);
    windows(sequence, from, n + 1, Some(progress), |start, values| {
        for (index, &value) in (start as u32..).zip(values) {
            let value = value as usize;
            if value >= first.len() {
                maxima += 1;
                first.resize(value + 1, u32::MAX);
            }
            met += usize::from(first[value] == u32::MAX);
            first[value] = index.min(first[value]);
        }
    })?;
    // Tables of their final size: one that grows takes three times as much.
    let mut found = Records::default();
    reserve(&mut found.first, met)?;
    for (least, first) in (0..).step_by(PART).zip(first.chunks(PART)) {
        progress.work(PART as u64)?;
        let met = (least..).zip(first).filter(|&(_, &index)| index < u32::MAX);
        found.first.extend(met.map(|(value, &index)| Entry { index, value }));
    }
    drop(first);
    found.maxima = filled(maxima, Entry::default())?;
    // A maximum comes before every greater value.
    let mut next = u32::MAX;
    for part in found.first.rchunks(PART) {
        progress.work(PART as u64)?;
        for entry in part.iter().rev() {
            if entry.index < next {
                next = entry.index;
                maxima -= 1;
                found.maxima[maxima] = *entry;
            }
        }
    }
    Ok(found)
}
