//! Questions about a game's sequence: its period from the values up to n, and its value at any n.

use super::evidence::{Periodicity, analyse, prove};
use super::rules::{Rules, rules_of};
use crate::error::{Code, Error, Result};
use crate::grundy::{Sequence, reserve};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use dashu_int::UBig;

/// How a value was come by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// By computing the sequence up to there.
    Computed,
    /// From a formula.
    ClosedForm,
    /// From a proved period.
    Period,
}

impl Source {
    /// The stable name, in kebab-case.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Computed => "computed",
            Self::ClosedForm => "closed-form",
            Self::Period => "period",
        }
    }
}

/// A Grundy value, and how it was come by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The Grundy value.
    pub value: UBig,
    /// How it was come by.
    pub source: Source,
}

/// The most values among which a period is looked for on the way to a far index.
const SEARCH: u64 = 1 << 17;

/// What the values up to index n, both ends included, say about a game's period.
///
/// `sequence` is the game's own. Time: that of computing the values, and O(n) (O(n log n) for all-but sets);
/// space 12 bytes a value.
///
/// # Errors
/// As [`Sequence::extend`].
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::{Progress, Ruleset, grundy, periodicity::{self, Status}};
/// let game = Ruleset::parse("take:squares").unwrap();
/// let mut squares = grundy::sequence(&game);
/// let found = periodicity::periodicity(&game, &mut *squares, 24, &mut Progress::none()).unwrap();
/// assert!(matches!(found.status, Status::Observed { repetition, .. } if repetition.period == 5));
/// let found = periodicity::periodicity(&game, &mut *squares, 100, &mut Progress::none()).unwrap();
/// assert_eq!((found.status, found.broken.unwrap().at), (Status::None, 25)); // OEIS A014586
/// ```
pub fn periodicity(
    ruleset: &Ruleset,
    sequence: &mut dyn Sequence,
    n: u64,
    progress: &mut Progress<'_>,
) -> Result<Periodicity> {
    let values = values_to(sequence, n, progress)?;
    analyse(&rules_of(ruleset), &values, ruleset.first_index())
}

/// The Grundy value at any index of the game with these rules, of which `sequence` is the sequence.
///
/// A formula answers at once; a game whose period can be proved answers as soon as it is, which is tried with
/// 256, 512, ... values, 2^17 at most; for other games the sequence is computed up to n. Time and space are those of
/// the values computed, and O(M(b)) for an index of b bits.
///
/// # Errors
/// [`Code::OutOfRange`] where n is above [`Sequence::limit`] and neither a formula nor a proved period answers; and as
/// [`Sequence::extend`].
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::{Progress, Ruleset, grundy, periodicity::{self, Source, rules_of}};
/// let game = Ruleset::parse("take:at-least-half").unwrap();
/// let mut halves = grundy::sequence(&game);
/// let n = dashu_int::UBig::from(2u32).pow(1000);
/// let value = periodicity::value(&rules_of(&game), &mut *halves, &n, &mut Progress::none()).unwrap();
/// assert_eq!((value.value, value.source), (1001u32.into(), Source::ClosedForm));
/// ```
pub fn value(
    rules: &Rules,
    sequence: &mut dyn Sequence,
    n: &UBig,
    progress: &mut Progress<'_>,
) -> Result<Value> {
    if let Some(value) = sequence.closed_form(n) {
        return Ok(Value { value: value.into(), source: Source::ClosedForm });
    }
    let limit = sequence.limit();
    let near = u64::try_from(n).ok().filter(|&n| n <= limit);
    if near.is_none_or(|n| n >= sequence.len() as u64)
        && let Some(value) = by_period(rules, sequence, n, progress)?
    {
        return Ok(Value { value, source: Source::Period });
    }
    let Some(near) = near else {
        let limit = limit.to_string();
        let allowed = format!("a whole number from 0 to {limit}, as no period of this game is proved");
        return Err(Error::new(Code::OutOfRange, &n.to_string(), allowed).with_range("0", &limit));
    };
    sequence.extend(near, progress)?;
    let mut value = [0];
    sequence.read(near as usize, &mut value);
    Ok(Value { value: value[0].into(), source: Source::Computed })
}

/// The value from a proved period, if there is one among as many values as would be computed anyway, or as are
/// worth it.
fn by_period(
    rules: &Rules,
    sequence: &mut dyn Sequence,
    n: &UBig,
    progress: &mut Progress<'_>,
) -> Result<Option<UBig>> {
    if !rules.provable() {
        return Ok(None);
    }
    let most = SEARCH.min(sequence.limit().saturating_add(1));
    let mut count = 256;
    while count <= most && UBig::from(count) <= *n {
        // As much work as all that went before, three times: the recurrences are quadratic at most.
        let share = 0.25f64.powi(most.ilog2().saturating_sub(count.ilog2()).cast_signed());
        let values = values_to(sequence, count - 1, &mut progress.part(share / 4.0, share))?;
        if let Some(proof) = prove(rules, &values)? {
            return Ok(Some(proof.value_at(n)));
        }
        count *= 2;
    }
    Ok(None)
}

fn values_to(sequence: &mut dyn Sequence, n: u64, progress: &mut Progress<'_>) -> Result<Vec<u32>> {
    sequence.extend(n, progress)?;
    let mut values = Vec::new();
    reserve(&mut values, n as usize + 1)?;
    values.resize(n as usize + 1, 0);
    sequence.read(0, &mut values);
    Ok(values)
}
