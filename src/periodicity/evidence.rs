use super::certificate::{Certificate, Exception};
use super::finder::{Repetition, Repetitions, observed};
use super::rules::Rules;
use super::theorem::Theorem;
use crate::error::Result;
use crate::memory::reserve;
use crate::progress::Progress;

/// Whether a period is proved, observed or absent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It holds for all indices.
    Proved(Box<Certificate>),
    /// The computed values repeat, for at least three whole periods, at least 16 values and at
    /// least half of them. Nothing is known beyond them.
    Observed {
        /// The repetition with the least period.
        repetition: Repetition,
        /// The index up to which values are needed for a proof, if the repetition continues; `None`
        /// where no theorem applies.
        needed_to: Option<u64>,
    },
    /// The values do not repeat.
    None,
}

/// A repetition that was observed in the first values, and then broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// How the values repeated.
    pub repetition: Repetition,
    /// The first index whose value differs.
    pub at: u64,
}

/// The period of a game, as far as the values show or prove it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Periodicity {
    /// The status, with the proof or the repetition.
    pub status: Status,
    /// The largest index whose value was examined.
    pub checked_to: u64,
    /// Where nothing is proved: among the repetitions that were [`Status::Observed`] in the first
    /// 16, 32, 64, ... values and broke later, the one that lasted longest.
    pub broken: Option<Broken>,
}

/// Proves the period of a game from its first values, if they are enough.
///
/// `values[n]` is the Grundy value of the heap of n stones, n from 0. The result has the least
/// period and the least pre-period; for values that are not those of the game it is meaningless.
/// Time O(n) (O(n log n) for all-but sets), 4 bytes a value (8 for all-but sets).
///
/// # Errors
/// [`crate::Code::Memory`] where the working space cannot be allocated.
///
/// ```
/// use grundyscope::periodicity::{self, Rules};
/// // Take 1, 3 or 4: the window 0 1 0 1 2 3 2 repeats (Winning Ways, chapter 4).
/// let rules = Rules::FiniteSubtraction { set: vec![1, 3, 4] };
/// let values = [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2];
/// let proof = periodicity::prove(&rules, &values, None).unwrap().unwrap();
/// assert_eq!((proof.preperiod, proof.period, proof.saltus), (0, 7, 0));
/// assert!(periodicity::prove(&rules, &values[..10], None).unwrap().is_none());
/// ```
pub fn prove(
    rules: &Rules,
    values: &[u32],
    progress: Option<&mut Progress<'_>>,
) -> Result<Option<Certificate>> {
    let progress = &mut Progress::from(progress);
    let rules = rules.simplified();
    let Some(theorem) = Theorem::for_rules(&rules) else { return Ok(None) };
    let largest = largest_so_far(&rules, values, progress)?;
    let repetitions = Repetitions::new(values, progress)?;
    let mut fits = |found: Repetition| {
        progress.work(1)?;
        let needed = theorem.needs(found, &largest).filter(|needed| needed.1 <= values.len() as u64);
        Ok(needed.map(|(anchor, computed)| (found, anchor, computed)))
    };
    let found = repetitions.iter().find_map(|found| fits(found).transpose()).transpose()?;
    let Some((found, anchor, computed)) = found else { return Ok(None) };
    let Repetition { preperiod, period, saltus } = found;
    let last_exception = preperiod.checked_sub(1).map(|index| Exception {
        index,
        value: values[index as usize],
        expected: i64::from(values[(index + period) as usize]) - saltus.cast_signed(),
    });
    let table = values[..(preperiod + period) as usize].to_vec();
    let criterion = theorem.criterion;
    Ok(Some(Certificate {
        rules,
        criterion,
        preperiod,
        period,
        saltus,
        last_exception,
        anchor,
        computed,
        table,
    }))
}

/// The period of a game, as far as its first values show or prove it.
///
/// `values[n]` is the Grundy value of index n, n from 0; indices below `first` are no positions and
/// are left out (coin-turning games: 1). Time and space as [`prove`].
///
/// # Errors
/// As [`prove`].
///
/// ```
/// use grundyscope::periodicity::{self, Rules, Status};
/// let values: Vec<u32> = (0..100).map(|n| n % 3).collect();
/// let game = periodicity::analyse(&Rules::Other, &values, 0, None).unwrap();
/// assert!(matches!(game.status, Status::Observed { repetition, .. } if repetition.period == 3));
/// ```
pub fn analyse(
    rules: &Rules,
    values: &[u32],
    first: u64,
    progress: Option<&mut Progress<'_>>,
) -> Result<Periodicity> {
    let progress = &mut Progress::from(progress);
    let checked_to = (values.len() as u64).saturating_sub(1);
    let answer = |status, broken| Periodicity { status, checked_to, broken };
    // G(n) is the number of binary digits of n, which has no period. Without this exception, its
    // long runs of equal values would count as observed repetitions.
    if *rules == Rules::AtLeastHalf {
        return Ok(answer(Status::None, None));
    }
    if let Some(proof) = prove(rules, values, Some(progress))? {
        return Ok(answer(Status::Proved(Box::new(proof)), None));
    }
    let positions = values.get(first as usize..).unwrap_or(&[]);
    let numbered = |found: Repetition| Repetition { preperiod: found.preperiod + first, ..found };
    let broken = longest_broken(positions, progress)?
        .map(|broken| Broken { repetition: numbered(broken.repetition), at: broken.at + first });
    let Some(found) = observed(positions, progress)? else { return Ok(answer(Status::None, broken)) };
    let repetition = numbered(found);
    let rules = rules.simplified();
    let needed = match Theorem::for_rules(&rules) {
        Some(theorem) => theorem.needs(repetition, &largest_so_far(&rules, values, progress)?),
        None => None,
    };
    let needed_to = needed.map(|(_, needed)| needed - 1);
    Ok(answer(Status::Observed { repetition, needed_to }, broken))
}

/// For all-but sets: entry n is one more than the largest of the first n values.
fn largest_so_far(rules: &Rules, values: &[u32], progress: &mut Progress<'_>) -> Result<Vec<u32>> {
    let mut largest = Vec::new();
    if matches!(rules, Rules::AllBut { .. }) {
        reserve(&mut largest, values.len() + 1)?;
        let mut max = 0;
        largest.push(max);
        for &value in values {
            progress.work(1)?;
            max = max.max(value.saturating_add(1));
            largest.push(max);
        }
    }
    Ok(largest)
}

/// Of the repetitions observed in the first 16, 32, 64, ... values that broke, the one that lasted
/// longest. At least one of these prefixes ends in the second half of any repetition; they take
/// O(n) together.
fn longest_broken(values: &[u32], progress: &mut Progress<'_>) -> Result<Option<Broken>> {
    let mut longest: Option<Broken> = None;
    let prefixes = (4..usize::BITS).map(|bits| 1usize << bits).take_while(|&length| length < values.len());
    for length in prefixes {
        let Some(repetition) = observed(&values[..length], progress)? else { continue };
        let Repetition { period, saltus, .. } = repetition;
        let follows = |n: usize| u64::from(values[n]) == u64::from(values[n - period as usize]) + saltus;
        progress.work(length as u64)?;
        let Some(at) = (length..values.len()).find(|&n| !follows(n)) else { continue };
        let broken = Broken { repetition, at: at as u64 };
        let lasted = |broken: &Broken| broken.at - broken.repetition.preperiod;
        if longest.is_none_or(|longest| lasted(&broken) > lasted(&longest)) {
            longest = Some(broken);
        }
    }
    Ok(longest)
}
