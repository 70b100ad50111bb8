use super::interface::{Sequence, windows};
use crate::error::Result;
use crate::progress::Progress;

/// The indices of `from..=n` of value 0, the P-positions, ascending: at most the first `max`.
///
/// They must be computed. Second, how many there are in all. Time O(n), space O(zeros kept).
///
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// When index `n` is not computed.
///
/// ```
/// use grundyscope::{Ruleset, games, sequence};
/// let mut squares = games::sequence(&Ruleset::parse("take:squares").unwrap());
/// sequence::values(&mut *squares, ..=20).unwrap();
/// let zeros = sequence::zeros(&*squares, 0, 20, 5, None);
/// assert_eq!(zeros, Ok((vec![0, 2, 5, 7, 10], 9))); // OEIS A030193
/// ```
pub fn zeros(
    sequence: &dyn Sequence,
    from: u64,
    n: u64,
    max: usize,
    progress: Option<&mut Progress<'_>>,
) -> Result<(Vec<u64>, u64)> {
    let (mut zeros, mut count) = (Vec::new(), 0);
    windows(sequence, from, n + 1, progress, |start, values| {
        for (index, _) in (start..).zip(values).filter(|&(_, &value)| value == 0) {
            count += 1;
            if zeros.len() < max {
                zeros.push(index);
            }
        }
    })?;
    Ok((zeros, count))
}
