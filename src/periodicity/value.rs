use super::certificate::{Certificate, Continuation};
use super::checker::accepts;
use super::continued::{continuation, continuation_at, is_continued};
use super::evidence::{Periodicity, Status, analyse, prove};
use super::rules::{Rules, rules_of};
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sequence::Sequence;
use dashu_int::UBig;

/// How a value was obtained.
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

/// A Grundy value, and how it was obtained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The Grundy value.
    pub value: UBig,
    /// How it was obtained.
    pub source: Source,
    /// The proved period, if the value follows from one.
    pub continuation: Option<Continuation>,
}

/// The most values that are computed to find the period for a far index.
const SEARCH: u64 = 1 << 17;

/// The period of a game, as far as the values of the indices `0..=n` show or prove it.
///
/// `sequence` is the game's own. Time: that of computing the values, and O(n) (O(n log n) for
/// all-but sets); space 12 bytes a value.
///
/// # Errors
/// As [`Sequence::extend`].
///
/// ```
/// use grundyscope::{Ruleset, periodicity, games, periodicity::Status};
/// let game = Ruleset::parse("take:squares").unwrap();
/// let mut squares = games::sequence(&game);
/// let found = periodicity::periodicity(&game, &mut *squares, 24, None).unwrap();
/// assert!(matches!(found.status, Status::Observed { repetition, .. } if repetition.period == 5));
/// let found = periodicity::periodicity(&game, &mut *squares, 100, None).unwrap();
/// assert_eq!((found.status, found.broken.unwrap().at), (Status::None, 25)); // OEIS A014586
/// ```
pub fn periodicity(
    ruleset: &Ruleset,
    sequence: &mut dyn Sequence,
    n: u64,
    progress: Option<&mut Progress<'_>>,
) -> Result<Periodicity> {
    let progress = &mut Progress::from(progress);
    sequence.extend(n, progress)?;
    if let Some(proof) = continuation(sequence).filter(|proof| proof.computed <= n + 1) {
        let status = Status::Proved(Box::new(proof.clone()));
        return Ok(Periodicity { status, checked_to: n, broken: None });
    }
    analyse(&rules_of(ruleset), &sequence.values_to(n, progress)?, ruleset.first_index(), Some(progress))
}

/// The Grundy value at any index of the game with these rules; `sequence` is its sequence.
///
/// The value is from a formula, or from a period that is proved with 256, 512, ... or at most 2^17
/// values; otherwise the sequence is computed up to n. Time and space are those of the values
/// computed, and O(M(b)) for an index of b bits.
///
/// # Errors
/// [`Code::OutOfRange`] where n is above [`Sequence::limit`] and there is neither a formula nor a
/// proved period; and as [`Sequence::extend`].
///
/// ```
/// use grundyscope::{Ruleset, periodicity, games, periodicity::{Source, rules_of}};
/// let game = Ruleset::parse("take:at-least-half").unwrap();
/// let mut halves = games::sequence(&game);
/// let n = dashu_int::UBig::from(2u32).pow(1000);
/// let value = periodicity::value(&rules_of(&game), &mut *halves, &n, None).unwrap();
/// assert_eq!((value.value, value.source), (1001u32.into(), Source::ClosedForm));
/// ```
pub fn value(
    rules: &Rules,
    sequence: &mut dyn Sequence,
    n: &UBig,
    progress: Option<&mut Progress<'_>>,
) -> Result<Value> {
    let progress = &mut Progress::from(progress);
    if let Some(value) = sequence.value_at(n) {
        return Ok(Value { value, source: Source::ClosedForm, continuation: None });
    }
    let limit = sequence.limit();
    let near = u64::try_from(n).ok().filter(|&n| n <= limit);
    if near.is_none_or(|n| !is_continued(sequence) && n >= sequence.len() as u64)
        && let Some(value) = by_period(rules, sequence, n, progress)?
    {
        return Ok(value);
    }
    let Some(near) = near else {
        return Err(without_period(&n.to_string(), limit));
    };
    sequence.extend(near, progress)?;
    let mut value = [0];
    sequence.read(near as usize, &mut value);
    let continuation = continuation_at(sequence, near);
    let source = if continuation.is_some() { Source::Period } else { Source::Computed };
    Ok(Value { value: value[0].into(), source, continuation })
}

pub(crate) fn without_period(n: &str, limit: u64) -> Error {
    let limit = limit.to_string();
    let allowed = allowed("number-without-period").with("max", &limit);
    Error::new(Code::OutOfRange, n, allowed).with_range("0", &limit)
}

fn by_period(
    rules: &Rules,
    sequence: &mut dyn Sequence,
    n: &UBig,
    progress: &mut Progress<'_>,
) -> Result<Option<Value>> {
    if let Some(proof) = continuation(sequence) {
        let continuation = continuation_at(sequence, u64::MAX);
        return Ok(Some(Value { value: proof.value_at(n), source: Source::Period, continuation }));
    }
    Ok(search(rules, sequence, n, progress)?.map(|(proof, count)| {
        let continuation = Some(Continuation::new(&proof, count));
        Value { value: proof.value_at(n), source: Source::Period, continuation }
    }))
}

/// The proof of a period, if at most n or [`SEARCH`] values prove one.
pub(crate) fn proof(
    rules: &Rules,
    sequence: &mut dyn Sequence,
    n: &UBig,
    progress: &mut Progress<'_>,
) -> Result<Option<Certificate>> {
    if let Some(proof) = continuation(sequence) {
        return Ok(Some(proof.clone()));
    }
    Ok(search(rules, sequence, n, progress)?.map(|(proof, _)| proof))
}

/// A proof that is not yet known, and by how many values.
fn search(
    rules: &Rules,
    sequence: &mut dyn Sequence,
    n: &UBig,
    progress: &mut Progress<'_>,
) -> Result<Option<(Certificate, u64)>> {
    if !rules.provable() {
        return Ok(None);
    }
    let max = SEARCH.min(sequence.limit().saturating_add(1));
    let mut count = 256;
    while count <= max && UBig::from(count) <= *n {
        // Recurrences are at most quadratic: each doubling takes three times the work so far.
        let share = 0.25f64.powi(max.ilog2().saturating_sub(count.ilog2()).cast_signed());
        let values = sequence.values_to(count - 1, &mut progress.part(share / 4.0, share))?;
        progress.work(count)?;
        if let Some(proof) = prove(rules, &values, Some(progress))?
            && accepts(&proof, progress)?
        {
            return Ok(Some((proof, count)));
        }
        count *= 2;
    }
    Ok(None)
}
