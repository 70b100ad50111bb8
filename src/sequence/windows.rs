//! Iterating over the values of a sequence, some thousand at a time.

use super::interface::Sequence;

/// Visits the computed values of `from..to` in windows of some thousand: each window's first index
/// and its values.
///
/// # Panics
/// When the range is not computed.
///
/// ```
/// use grundyscope::{Ruleset, games, sequence};
/// let mut nim = games::sequence(&Ruleset::parse("nim").unwrap());
/// sequence::values(&mut *nim, ..=9).unwrap();
/// sequence::windows(&*nim, 3, 6, |start, values| assert_eq!((start, values), (3, &[3, 4, 5][..])));
/// ```
// Not inlined: 16 KiB of the stack are in use only while it runs.
#[inline(never)]
pub fn windows(sequence: &dyn Sequence, from: u64, to: u64, mut visit: impl FnMut(u64, &[u32])) {
    let mut window = [0u32; 4096];
    let mut start = from;
    while start < to {
        let length = (to - start).min(window.len() as u64);
        let values = &mut window[..length as usize];
        sequence.read(start as usize, values);
        visit(start, values);
        start += length;
    }
}
