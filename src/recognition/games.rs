//! Recognising a game from its own Grundy values.

use super::{Match, recognise};
use crate::error::Result;
use crate::progress::Progress;
use crate::sequence::Sequence;

/// How far a game is computed by default, to be recognised.
pub const COMPUTED: u64 = 40;

/// The sequences of the index that agree with the Grundy values of the indices 0 to `n` of a game,
/// or to its limit.
///
/// Time and space: those of the values, and as [`recognise`].
///
/// # Errors
/// As [`Sequence::extend`] and [`recognise`].
///
/// ```
/// use grundyscope::{Progress, Ruleset, games, recognition::{COMPUTED, recognise_game}};
/// let mut kayles = games::sequence(&Ruleset::parse("octal:0.77").unwrap());
/// let matches = recognise_game(&mut *kayles, COMPUTED, &mut Progress::none()).unwrap();
/// assert_eq!(matches[0].sequence.number, "A002186");
/// ```
pub fn recognise_game(
    sequence: &mut dyn Sequence,
    n: u64,
    progress: &mut Progress<'_>,
) -> Result<Vec<Match>> {
    let n = n.min(sequence.limit());
    let values: Vec<u64> = sequence.values_to(n, progress)?.into_iter().map(u64::from).collect();
    recognise(&values)
}
