//! A [`Sequence`] is computed on demand and keeps its values: a larger index continues from there.
//! Each algorithm chooses where its values are stored and how wide they are; readers copy a window
//! out.

use super::explanation::Explanation;
use crate::error::Result;
use crate::memory::filled;
use crate::progress::Progress;
use dashu_int::UBig;
use std::any::Any;
use std::ops::RangeToInclusive;

/// A sequence of Grundy values; index = heap size, or coin number (then entry 0 is 0).
pub trait Sequence: Any {
    /// The largest index that [`Sequence::extend`] accepts.
    fn limit(&self) -> u64;

    /// The largest index that [`Sequence::explain`] accepts.
    fn explain_limit(&self) -> u64 {
        self.limit()
    }

    /// How many values are computed: those of the indices `0..len`.
    fn len(&self) -> usize;

    /// Whether nothing is computed yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Computes the values up to index `n`, both ends included. O(1) if they are known.
    ///
    /// # Errors
    /// [`OutOfRange`](crate::Code::OutOfRange) above [`Sequence::limit`],
    /// [`Memory`](crate::Code::Memory) where there is no memory for the table,
    /// [`ValueOverflow`](crate::Code::ValueOverflow) where a value is too large for it, and
    /// the error of the progress listener. What was computed until then stays.
    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()>;

    /// Copies the values from index `from` on into `out`.
    ///
    /// # Panics
    /// When `from + out.len()` is more than [`Sequence::len`].
    fn read(&self, from: usize, out: &mut [u32]);

    /// The options of index `n` with their values, which explain its value.
    ///
    /// # Errors
    /// As [`Sequence::extend`], with [`Sequence::explain_limit`] in place of the limit.
    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation>;

    /// The value at any index at once, for games with a closed form whose values stay small.
    fn closed_form(&self, n: &UBig) -> Option<u32> {
        let _ = n;
        None
    }

    /// The value at any index at once, however large, by a closed form or a short recursion.
    fn value_at(&self, n: &UBig) -> Option<UBig> {
        self.closed_form(n).map(UBig::from)
    }

    /// Whether a long sequence takes noticeable time.
    fn is_slow(&self) -> bool {
        true
    }

    /// Bytes of memory held.
    fn bytes(&self) -> usize;
}

impl dyn Sequence + '_ {
    /// The values of the indices 0 to `n`.
    pub(crate) fn values_to(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Vec<u32>> {
        self.extend(n, progress)?;
        let mut values = filled(n as usize + 1, 0)?;
        for (start, part) in (0..).step_by(PART).zip(values.chunks_mut(PART)) {
            progress.work(part.len() as u64)?;
            self.read(start, part);
        }
        Ok(values)
    }
}

/// The values from index 0 on, without reports of progress.
///
/// # Errors
/// As [`Sequence::extend`].
pub fn values(sequence: &mut dyn Sequence, range: RangeToInclusive<u64>) -> Result<Vec<u32>> {
    sequence.values_to(range.end, &mut Progress::none())
}

/// So many values are visited at once.
pub(super) const PART: usize = 4096;

/// Visits the computed values of `from..to` by windows of some thousand: first index, values.
///
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// When the range is not computed.
///
/// ```
/// use grundyscope::{Ruleset, games, sequence};
/// let mut nim = games::sequence(&Ruleset::parse("nim").unwrap());
/// sequence::values(&mut *nim, ..=9).unwrap();
/// let visit = |start, values: &[u32]| assert_eq!((start, values), (3, &[3, 4, 5][..]));
/// sequence::windows(&*nim, 3, 6, None, visit).unwrap();
/// ```
// Not inlined: 16 KiB of the stack are in use only while it runs.
#[inline(never)]
pub fn windows(
    sequence: &dyn Sequence,
    from: u64,
    to: u64,
    progress: Option<&mut Progress<'_>>,
    mut visit: impl FnMut(u64, &[u32]),
) -> Result<()> {
    let progress = &mut Progress::from(progress);
    let mut window = [0u32; PART];
    let mut start = from;
    while start < to {
        let length = (to - start).min(window.len() as u64);
        let values = &mut window[..length as usize];
        sequence.read(start as usize, values);
        visit(start, values);
        progress.work(length)?;
        start += length;
    }
    Ok(())
}
