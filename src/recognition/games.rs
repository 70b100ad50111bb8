//! A game as terms to be recognised.

use super::MAX_TERMS;
use crate::error::Result;
use crate::progress::Progress;
use crate::sequence::Sequence;

/// How far a game is computed by default, to be recognised.
pub const COMPUTED: u64 = 40;

/// The Grundy values of the indices 0 to `n` of a game, or to its limit, or [`MAX_TERMS`] of them.
///
/// # Errors
/// As [`Sequence::extend`].
///
/// ```
/// use grundyscope::{Progress, Ruleset, games, recognition::{COMPUTED, first_terms, recognise}};
/// let mut kayles = games::sequence(&Ruleset::parse("octal:0.77").unwrap());
/// let terms = first_terms(&mut *kayles, COMPUTED, &mut Progress::none()).unwrap();
/// assert_eq!(recognise(&terms).unwrap()[0].sequence.number, "A002186");
/// ```
pub fn first_terms(sequence: &mut dyn Sequence, n: u64, progress: &mut Progress<'_>) -> Result<Vec<u64>> {
    let n = n.min(sequence.limit()).min(MAX_TERMS as u64 - 1);
    Ok(sequence.values_to(n, progress)?.into_iter().map(u64::from).collect())
}
