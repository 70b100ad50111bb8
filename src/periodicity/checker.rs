//! Checking a certificate: the values are computed again from the rules, option by option, and then
//! the theorem's hypothesis is tested, value by value. Long tables of octal codes are confirmed
//! instead of computed: see [`super::octal_check`].
//!
//! This shares no code with the search for periods: rules, values and the ranges of the theorems
//! are worked out independently. Time as the naive recurrence; space O(values).

use super::certificate::{Certificate, Exception};
use super::criterion::Criterion;
use super::octal_check::OctalCheck;
use super::rules::Rules;
use crate::error::Error;
use crate::progress::Progress;
use crate::ruleset::LengthSet;
use std::ops::Range;

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// The rules are invalid: a digit out of range, 0 in a set, a move that takes nothing.
    Rules,
    /// The theorem does not apply to these rules, or not to this saltus.
    Criterion,
    /// The period is 0, or a number is too large to be checked.
    Number,
    /// The number of values is not the one that the theorem needs at this anchor.
    Computed,
    /// The anchor lies before the pre-period, or where the theorem does not apply.
    Anchor,
    /// Checking takes more than [`WORK`] steps, or more memory than is available.
    Work,
    /// The table is not of `preperiod + period` values, or this one is wrong.
    Table(u64),
    /// The values that follow from the table are not those of the rules.
    Values,
    /// At this index the values do not repeat.
    Repetition(u64),
    /// The largest value does not grow by the saltus at the anchor.
    Growth,
    /// A divisor of the period is a period.
    Period(u64),
    /// The repetition holds from an earlier index on.
    Preperiod,
    /// The last exception is another one.
    LastException,
}

/// The most steps of a check, each an option or a value: some seconds.
pub const WORK: u64 = 20_000_000_000;

/// Checks a certificate from the definition of the game and the statement of the theorem alone.
///
/// Time: that of every option of every heap below `computed`, see [`work`]. Space 4 bytes for each.
///
/// # Errors
/// The first [`Flaw`] that is found.
///
/// # Panics
/// Never, for any certificate.
///
/// ```
/// use grundyscope::periodicity::{self, Flaw, Rules};
/// let rules = Rules::FiniteSubtraction { set: vec![1, 2] };
/// let mut proof = periodicity::prove(&rules, &[0, 1, 2, 0, 1, 2, 0], None).unwrap().unwrap();
/// assert_eq!((proof.period, periodicity::check(&proof)), (3, Ok(())));
/// proof.period = 6;
/// assert_eq!(periodicity::check(&proof), Err(Flaw::Computed));
/// ```
pub fn check(proof: &Certificate) -> Result<(), Flaw> {
    unheard(checked(proof, &mut Progress::none()))
}

/// Whether [`check`] accepts a certificate. Fails when the check is stopped.
pub(super) fn accepts(proof: &Certificate, progress: &mut Progress<'_>) -> crate::Result<bool> {
    match checked(proof, progress) {
        Ok(()) => Ok(true),
        Err(Ended::Flaw(_)) => Ok(false),
        Err(Ended::Stopped(error)) => Err(error),
    }
}

enum Ended {
    Flaw(Flaw),
    Stopped(Error),
}

impl From<Flaw> for Ended {
    fn from(flaw: Flaw) -> Self {
        Self::Flaw(flaw)
    }
}

impl From<Error> for Ended {
    fn from(error: Error) -> Self {
        Self::Stopped(error)
    }
}

/// The flaw that ended a check that nobody stops.
fn unheard(checked: Result<(), Ended>) -> Result<(), Flaw> {
    checked.map_err(|ended| match ended {
        Ended::Flaw(flaw) => flaw,
        Ended::Stopped(_) => Flaw::Work,
    })
}

fn checked(proof: &Certificate, progress: &mut Progress<'_>) -> Result<(), Ended> {
    hypothesis_fits(proof)?;
    if work(proof) > WORK {
        return Err(Flaw::Work.into());
    }
    let values = if let Some(octal) = octal_check(proof) {
        let values = table_values(proof).ok_or(Flaw::Work)?;
        if !octal.holds(&values, progress)?.ok_or(Flaw::Work)? {
            return Err(Flaw::Values.into());
        }
        values
    } else {
        values(&proof.rules, proof.computed as usize, progress)?.ok_or(Flaw::Work)?
    };
    values_fit(proof, &values, progress)
}

/// The faster check of an octal code, if the recurrence takes long; `None` for other rules, and for
/// a table that has large values or not `preperiod + period` of them.
fn octal_check(proof: &Certificate) -> Option<OctalCheck<'_>> {
    if !cfg!(feature = "fast-kernels") {
        return None;
    }
    let Rules::Octal { digits } = &proof.rules else { return None };
    let length = proof.preperiod.checked_add(proof.period)?;
    let fits = digits.iter().all(|&digit| digit < 8) && digits.iter().any(|&digit| digit & 4 != 0);
    let slow = recurrence_work(proof);
    if slow <= QUICK || !fits || proof.period == 0 || length != proof.table.len() as u64 {
        return None;
    }
    OctalCheck::new(digits, &proof.table, proof.computed).filter(|octal| octal.work(proof.computed) < slow)
}

/// The values `0..computed` that follow from the table, for saltus 0; `None` without memory.
fn table_values(proof: &Certificate) -> Option<Vec<u32>> {
    let mut values = Vec::new();
    values.try_reserve_exact(proof.computed as usize).ok()?;
    let period = proof.table.iter().skip(proof.preperiod as usize).cycle();
    values.extend(proof.table.iter().chain(period).take(proof.computed as usize));
    Some(values)
}

/// Checks a certificate with trusted values of `0..computed`. Time and space O(computed).
///
/// # Errors
/// As [`check`]; [`Flaw::Computed`] also where there are fewer values.
pub fn check_values(proof: &Certificate, values: &[u32]) -> Result<(), Flaw> {
    unheard(values_fit(proof, values, &mut Progress::none()))
}

fn first(
    mut numbers: Range<usize>,
    progress: &mut Progress<'_>,
    has: impl Fn(usize) -> bool,
) -> crate::Result<Option<usize>> {
    const BLOCK: usize = 1 << 14;
    while !numbers.is_empty() {
        let end = numbers.end.min(numbers.start + BLOCK);
        progress.work((end - numbers.start) as u64)?;
        if let Some(found) = (numbers.start..end).find(|&number| has(number)) {
            return Ok(Some(found));
        }
        numbers.start = end;
    }
    Ok(None)
}

fn values_fit(proof: &Certificate, values: &[u32], progress: &mut Progress<'_>) -> Result<(), Ended> {
    hypothesis_fits(proof)?;
    let (start, period, saltus) = (proof.preperiod as usize, proof.period as usize, proof.saltus);
    let values = values.get(..proof.computed as usize).ok_or(Flaw::Computed)?;
    let apart = |from: usize| u64::from(values[from]) + saltus != u64::from(values[from + period]);
    // The theorem's hypothesis.
    if let Some(wrong) = first(start..values.len() - period, progress, apart)? {
        return Err(Flaw::Repetition(wrong as u64).into());
    }
    if proof.criterion == Criterion::AllBut {
        progress.work(values.len() as u64)?;
        let above = |n: usize| values[..n].iter().max().map_or(0, |&max| u64::from(max) + 1);
        let anchor = proof.anchor as usize;
        if above(anchor + period) != above(anchor) + saltus {
            return Err(Flaw::Growth.into());
        }
    }
    // So the repetition holds. The rest checks that period and pre-period are the least ones, and
    // the other fields.
    if proof.table.len() != start + period {
        return Err(Flaw::Table(proof.table.len() as u64).into());
    }
    if let Some(wrong) = first(0..start + period, progress, |n| proof.table[n] != values[n])? {
        return Err(Flaw::Table(wrong as u64).into());
    }
    if start > 0 && !apart(start - 1) {
        return Err(Flaw::Preperiod.into());
    }
    let last = start.checked_sub(1).map(|n| Exception {
        index: n as u64,
        value: values[n],
        expected: i64::from(values[n + period]) - saltus.cast_signed(),
    });
    if proof.last_exception != last {
        return Err(Flaw::LastException.into());
    }
    // A smaller period would be a divisor, and a divisor of p divides p/q for a prime q.
    let far = |n: usize| {
        let beyond = n - start;
        u64::from(values[start + beyond % period]) + (beyond / period) as u64 * saltus
    };
    let is_prime = |q: usize| (2..q).take_while(|d| d * d <= q).all(|d| !q.is_multiple_of(d));
    let mut from = 2;
    while let Some(part) = first(from..period + 1, progress, |q| period.is_multiple_of(q) && is_prime(q))? {
        from = part + 1;
        let (shorter, rise) = (period / part, saltus / part as u64);
        let differs = |n: usize| far(n + shorter) != far(n) + rise;
        if rise * part as u64 == saltus && first(start..start + period, progress, differs)?.is_none() {
            return Err(Flaw::Period(shorter as u64).into());
        }
    }
    Ok(())
}

/// Checks that the certificate's numbers are those that the theorem needs for these rules.
fn hypothesis_fits(proof: &Certificate) -> Result<(), Flaw> {
    const LARGEST: u64 = 1 << 26;
    let Certificate { preperiod, period, saltus, anchor, computed, .. } = *proof;
    if period == 0 || [preperiod, period, saltus, anchor, computed].iter().any(|&number| number > LARGEST) {
        return Err(Flaw::Number);
    }
    let largest = |set: &[u64]| set.iter().copied().max().unwrap_or(0).max(1);
    let (criterion, earliest, needed) = match &proof.rules {
        Rules::Octal { digits } => {
            let &[before, ..] = &digits[..] else { return Err(Flaw::Rules) };
            if before & 3 != 0 || digits.iter().any(|&digit| digit > 15) {
                return Err(Flaw::Rules);
            }
            let last = (0..digits.len() as u64).rev().find(|&t| digits[t as usize] > 0).unwrap_or(0);
            if digits.iter().any(|&digit| digit >= 8) {
                (Criterion::GuySmith, 1, 3 * anchor + 2 * period + last + period)
            } else if digits.iter().any(|&digit| digit >= 4) {
                (Criterion::GuySmith, 1, 2 * anchor + period + last + period)
            } else {
                (Criterion::WindowRepetition, 1, anchor + last.max(1) + period)
            }
        }
        Rules::FiniteSubtraction { set } if !set.contains(&0) && largest(set) <= LARGEST => {
            (Criterion::WindowRepetition, 0, anchor + largest(set) + period)
        }
        Rules::AllBut { excluded } if largest(excluded) <= LARGEST => {
            (Criterion::AllBut, 0, anchor + largest(excluded) + period)
        }
        Rules::OctalRepeating { digits, tail } if digits[..] == [4] && tail[..] == [3] => {
            // The theorem states the repetition itself.
            if (preperiod, period, saltus) != (1, 4, 4) {
                return Err(Flaw::Repetition(preperiod));
            }
            (Criterion::LaskersNim, 1, 9)
        }
        Rules::Named { set } => {
            let rises = u64::from(*set == LengthSet::Even);
            let length = match set {
                LengthSet::PowersOf(base) if base.is_multiple_of(2) => 1 + u64::from(*base),
                LengthSet::PowersOf(_) | LengthSet::Odd | LengthSet::Even => 2,
                _ => return Err(Flaw::Rules),
            };
            if (preperiod, period, saltus) != (0, length, rises) {
                return Err(Flaw::Repetition(preperiod));
            }
            (Criterion::ClosedForm, 0, 2 * length)
        }
        _ => return Err(Flaw::Rules),
    };
    let plain = matches!(criterion, Criterion::GuySmith | Criterion::WindowRepetition);
    if proof.criterion != criterion || (plain && saltus != 0) {
        return Err(Flaw::Criterion);
    }
    // Only for all-but sets may the hypothesis be tested at an index after the pre-period.
    let at_once = criterion == Criterion::AllBut || anchor == preperiod.max(earliest);
    if anchor < preperiod.max(earliest) || !at_once {
        return Err(Flaw::Anchor);
    }
    if computed == needed { Ok(()) } else { Err(Flaw::Computed) }
}

/// The most steps of a check that takes at most a few milliseconds.
pub(super) const QUICK: u64 = 2_000_000;

/// Whether the proof is cheap to check, and [`check`] accepts it.
#[must_use]
pub fn rechecked(proof: &Certificate) -> bool {
    work(proof) <= QUICK && check(proof).is_ok()
}

/// About how many options [`check`] examines. Time O(length of rules and table). Panics: never.
#[must_use]
pub fn work(proof: &Certificate) -> u64 {
    octal_check(proof).map_or_else(|| recurrence_work(proof), |octal| octal.work(proof.computed))
}

fn recurrence_work(proof: &Certificate) -> u64 {
    let heaps = proof.computed;
    let per_heap = match &proof.rules {
        Rules::Octal { digits } => digits.iter().fold(0u64, |sum, digit| {
            let two = if digit & 4 != 0 { heaps / 4 } else { 0 };
            let three = if digit & 8 != 0 { heaps.saturating_mul(heaps) / 36 } else { 0 };
            sum.saturating_add(two + 1).saturating_add(three)
        }),
        Rules::FiniteSubtraction { set } => set.len() as u64 + 1,
        // Four heaps, or those that powers are taken from.
        Rules::Named { .. } => u64::from(u64::BITS),
        Rules::AllBut { excluded } => {
            let reach = excluded.iter().copied().max().unwrap_or(0).saturating_add(1);
            reach.saturating_mul(excluded.len() as u64 + 1)
        }
        _ => heaps,
    };
    per_heap.saturating_mul(heaps)
}

/// The Grundy values of the heaps `0..count`, from the definition; `None` without enough memory.
fn values(rules: &Rules, count: usize, progress: &mut Progress<'_>) -> crate::Result<Option<Vec<u32>>> {
    // seen[v] is one more than the last heap that has an option of value v, or ALL if all later
    // heaps have one too, which holds for every v below `known`.
    const ALL: usize = usize::MAX;
    let mut values: Vec<u32> = Vec::new();
    if values.try_reserve_exact(count).is_err() {
        return Ok(None);
    }
    let (mut seen, mut known): (Vec<usize>, usize) = (Vec::new(), 0);
    let named = if let Rules::Named { set } = rules { set.up_to(count as u64) } else { Vec::new() };
    for heap in 0..count {
        let mut see_in = |value: u32, mark: usize| {
            let value = value as usize;
            if value >= seen.len() {
                seen.resize(value + 1, 0);
            }
            seen[value] = seen[value].max(mark);
        };
        // An option of this heap and of all later ones: it takes more than any excluded number.
        if let Rules::AllBut { excluded } = rules
            && let Some(left) = heap.checked_sub(excluded.iter().max().map_or(0, |&e| e as usize) + 1)
        {
            see_in(values[left], ALL);
        }
        let mut see = |value: u32| see_in(value, heap + 1);
        match rules {
            Rules::FiniteSubtraction { set } => {
                progress.work(set.len() as u64 + 1)?;
                let left = set.iter().filter_map(|&taken| heap.checked_sub(taken as usize));
                left.for_each(|left| see(values[left]));
            }
            Rules::Named { .. } => {
                progress.work(named.len() as u64 + 1)?;
                let left = named.iter().filter_map(|&taken| heap.checked_sub(taken as usize));
                left.for_each(|left| see(values[left]));
            }
            Rules::AllBut { excluded } => {
                let reach = excluded.iter().max().map_or(0, |&e| e as usize).min(heap);
                progress.work((reach as u64 + 1).saturating_mul(excluded.len() as u64 + 1))?;
                let taken = (1..=reach).filter(|&taken| !excluded.contains(&(taken as u64)));
                taken.for_each(|taken| see(values[heap - taken]));
            }
            Rules::Octal { digits } => {
                for (taken, &digit) in digits.iter().enumerate().take(heap + 1) {
                    leave(digit, heap - taken, &values, &mut see, progress)?;
                }
            }
            // Lasker's nim: take any number, or split.
            _ => {
                progress.work(heap as u64)?;
                (0..heap).for_each(|left| see(values[left]));
                leave(4, heap, &values, &mut see, progress)?;
            }
        }
        known += seen[known..].iter().take_while(|&&last| last == ALL).count();
        let mex = seen[known..].iter().position(|&last| last <= heap).unwrap_or(seen.len() - known);
        values.push((known + mex) as u32);
    }
    Ok(Some(values))
}

/// Calls `see` for every option that a digit allows: `rest` stones in no heap, one, two or three.
fn leave(
    digit: u8,
    rest: usize,
    values: &[u32],
    see: &mut impl FnMut(u32),
    progress: &mut Progress<'_>,
) -> crate::Result<()> {
    progress.work(1)?;
    if digit & 1 != 0 && rest == 0 {
        see(0);
    }
    if digit & 2 != 0 && rest > 0 {
        see(values[rest]);
    }
    if digit & 4 != 0 {
        progress.work(rest as u64 / 2)?;
        (1..=rest / 2).for_each(|first| see(values[first] ^ values[rest - first]));
    }
    if digit & 8 != 0 {
        for first in 1..=rest / 3 {
            let most = (rest - first) / 2;
            progress.work((most - first) as u64 + 1)?;
            for second in first..=most {
                see(values[first] ^ values[second] ^ values[rest - first - second]);
            }
        }
    }
    Ok(())
}
