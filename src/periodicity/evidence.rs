//! What a table of values says about a game's period: proved, observed, or nothing.

use super::certificate::{Certificate, Exception};
use super::criterion::Theorem;
use super::finder::{Repetition, Repetitions, observed};
use super::rules::Rules;
use crate::error::Result;
use crate::grundy::reserve;

/// What is known about a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It holds for ever.
    Proved(Box<Certificate>),
    /// The values repeat as far as they were computed: at least three whole periods, at least 16 values and at
    /// least half of what was computed. No more than that is claimed.
    Observed {
        /// How they repeat: the one of the least period.
        repetition: Repetition,
        /// The index up to which values would have to be computed for a proof, should they go on like this; none
        /// where no theorem applies.
        needed_to: Option<u64>,
    },
    /// They do not.
    None,
}

/// A repetition that was worth telling for a while, and broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// How the values repeated.
    pub repetition: Repetition,
    /// The first index whose value is another one.
    pub at: u64,
}

/// The answer to the question for a game's period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Periodicity {
    /// What is known.
    pub status: Status,
    /// The largest index that was looked at.
    pub checked_to: u64,
    /// Where nothing is proved: among the repetitions that were [`Status::Observed`] in the first 16, 32, 64, ...
    /// values and broke later, the one that lasted longest.
    pub broken: Option<Broken>,
}

/// Proves the period of a game from its first values, if they are enough.
///
/// `values[n]` is the Grundy value of the heap of n stones, n from 0. What comes back has the least period and the
/// least pre-period. Time O(n) (O(n log n) for all-but sets), 4 bytes a value (8 for all-but sets).
///
/// # Errors
/// [`crate::Code::Memory`] where the working space cannot be had.
///
/// # Panics
/// Never, but what it says of values that are not those of the game is worth nothing.
///
/// ```
/// use grundyscope::periodicity::{self, Rules};
/// // Take 1, 3 or 4: the window 0 1 0 1 2 3 2 comes back (Winning Ways, chapter 4).
/// let rules = Rules::FiniteSubtraction { set: vec![1, 3, 4] };
/// let values = [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2];
/// let proof = periodicity::prove(&rules, &values).unwrap().unwrap();
/// assert_eq!((proof.preperiod, proof.period, proof.saltus), (0, 7, 0));
/// assert!(periodicity::prove(&rules, &values[..10]).unwrap().is_none());
/// ```
pub fn prove(rules: &Rules, values: &[u32]) -> Result<Option<Certificate>> {
    let rules = rules.simplified();
    let Some(theorem) = Theorem::for_rules(&rules) else { return Ok(None) };
    let largest = largest_so_far(&rules, values)?;
    let repetitions = Repetitions::new(values)?;
    let fits = |found: Repetition| {
        let (anchor, computed) = theorem.needs(found, &largest)?;
        (computed <= values.len() as u64).then_some((found, anchor, computed))
    };
    let Some((found, anchor, computed)) = repetitions.iter().find_map(fits) else { return Ok(None) };
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

/// What the first values of a game say about its period.
///
/// `values[n]` is the Grundy value of index n, n from 0; indices below `first` are no positions and are left out
/// (coin-turning games: 1). Time and space as [`prove`].
///
/// # Errors
/// As [`prove`].
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::periodicity::{self, Rules, Status};
/// let values: Vec<u32> = (0..100).map(|n| n % 3).collect();
/// let game = periodicity::analyse(&Rules::Other, &values, 0).unwrap();
/// assert!(matches!(game.status, Status::Observed { repetition, .. } if repetition.period == 3));
/// ```
pub fn analyse(rules: &Rules, values: &[u32], first: u64) -> Result<Periodicity> {
    let checked_to = (values.len() as u64).saturating_sub(1);
    let answer = |status, broken| Periodicity { status, checked_to, broken };
    // G(n) is the number of binary digits of n: it grows without end, but ever more slowly. No period, whatever
    // long stretches of equal values may look like.
    if *rules == Rules::AtLeastHalf {
        return Ok(answer(Status::None, None));
    }
    if let Some(proof) = prove(rules, values)? {
        return Ok(answer(Status::Proved(Box::new(proof)), None));
    }
    let positions = values.get(first as usize..).unwrap_or(&[]);
    let numbered = |found: Repetition| Repetition { preperiod: found.preperiod + first, ..found };
    let broken = longest_broken(positions)?
        .map(|broken| Broken { repetition: numbered(broken.repetition), at: broken.at + first });
    let Some(found) = observed(positions)? else { return Ok(answer(Status::None, broken)) };
    let repetition = numbered(found);
    let rules = rules.simplified();
    let needed = match Theorem::for_rules(&rules) {
        Some(theorem) => theorem.needs(repetition, &largest_so_far(&rules, values)?),
        None => None,
    };
    let needed_to = needed.map(|(_, needed)| needed - 1);
    Ok(answer(Status::Observed { repetition, needed_to }, broken))
}

/// For all-but sets: one more than the largest of the first n values, for n = 0, 1, ... to all of them.
fn largest_so_far(rules: &Rules, values: &[u32]) -> Result<Vec<u32>> {
    let mut largest = Vec::new();
    if matches!(rules, Rules::AllBut { .. }) {
        reserve(&mut largest, values.len() + 1)?;
        let mut most = 0;
        largest.push(most);
        largest.extend(values.iter().map(|&value| {
            most = most.max(value.saturating_add(1));
            most
        }));
    }
    Ok(largest)
}

/// Among the repetitions of the first 16, 32, 64, ... values, that which lasted longest and broke. At least one
/// of these looks falls between the half and the end of a repetition, and their cost adds up to O(n).
fn longest_broken(values: &[u32]) -> Result<Option<Broken>> {
    let mut longest: Option<Broken> = None;
    let looks = (4..usize::BITS).map(|bits| 1usize << bits).take_while(|&look| look < values.len());
    for look in looks {
        let Some(repetition) = observed(&values[..look])? else { continue };
        let Repetition { period, saltus, .. } = repetition;
        let follows = |n: usize| u64::from(values[n]) == u64::from(values[n - period as usize]) + saltus;
        let Some(at) = (look..values.len()).find(|&n| !follows(n)) else { continue };
        let broken = Broken { repetition, at: at as u64 };
        let lasted = |broken: &Broken| broken.at - broken.repetition.preperiod;
        if longest.is_none_or(|longest| lasted(&broken) > lasted(&longest)) {
            longest = Some(broken);
        }
    }
    Ok(longest)
}
