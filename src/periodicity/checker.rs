//! Checking a certificate: the values again from the rules, one option after the other, and then the theorem's
//! hypothesis, value by value.
//!
//! Nothing here is shared with what finds periods: the rules are read, the values computed, the theorems' ranges
//! worked out a second time. Time as the naive recurrence; space O(values).

use super::certificate::{Certificate, Exception};
use super::criterion::Criterion;
use super::rules::Rules;

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// These are no rules: a digit that is none, 0 in a subtraction set, a move that takes nothing.
    Rules,
    /// The theorem does not speak about these rules, or not about this saltus.
    Criterion,
    /// The period is 0, or a number is too large to be looked at.
    Number,
    /// The number of values is not the one that the theorem needs at this anchor.
    Computed,
    /// The anchor lies before the pre-period or where the theorem says nothing.
    Anchor,
    /// Checking would take more than [`WORK`] steps, or more memory than there is.
    Work,
    /// The table is not of `preperiod + period` values, or this one is wrong.
    Table(u64),
    /// At this index the values do not repeat.
    Repetition(u64),
    /// The largest value does not grow by the saltus at the anchor.
    Growth,
    /// A part of the period is a period already.
    Period(u64),
    /// The repetition holds from an earlier index on.
    Preperiod,
    /// The last exception is another one.
    LastException,
}

/// The most steps of a check, each an option or a value: some seconds.
pub const WORK: u64 = 20_000_000_000;

/// Checks a certificate from nothing but the definition of the game and the statement of the theorem.
///
/// Time: that of every option of every heap below `computed`, see [`work`]. Space 4 bytes for each.
///
/// # Errors
/// The first [`Flaw`] that is found.
///
/// # Panics
/// Never, whatever stands in the certificate.
///
/// ```
/// use grundyscope::periodicity::{self, Flaw, Rules};
/// let rules = Rules::FiniteSubtraction { set: vec![1, 2] };
/// let mut proof = periodicity::prove(&rules, &[0, 1, 2, 0, 1, 2, 0]).unwrap().unwrap();
/// assert_eq!((proof.period, periodicity::check(&proof)), (3, Ok(())));
/// proof.period = 6;
/// assert_eq!(periodicity::check(&proof), Err(Flaw::Computed));
/// ```
pub fn check(proof: &Certificate) -> Result<(), Flaw> {
    hypothesis_fits(proof)?;
    if work(proof) > WORK {
        return Err(Flaw::Work);
    }
    check_values(proof, &values(&proof.rules, proof.computed as usize).ok_or(Flaw::Work)?)
}

/// Checks a certificate with values that someone else vouches for: those of the indices `0..computed`.
///
/// Time and space O(computed).
///
/// # Errors
/// As [`check`]; [`Flaw::Computed`] also where there are fewer values.
///
/// # Panics
/// Never.
pub fn check_values(proof: &Certificate, values: &[u32]) -> Result<(), Flaw> {
    hypothesis_fits(proof)?;
    let (start, period, saltus) = (proof.preperiod as usize, proof.period as usize, proof.saltus);
    let values = values.get(..proof.computed as usize).ok_or(Flaw::Computed)?;
    let apart = |from: usize| u64::from(values[from]) + saltus != u64::from(values[from + period]);
    // The theorem's hypothesis.
    if let Some(wrong) = (start..values.len() - period).find(|&n| apart(n)) {
        return Err(Flaw::Repetition(wrong as u64));
    }
    if proof.criterion == Criterion::AllBut {
        let above = |n: usize| values[..n].iter().max().map_or(0, |&most| u64::from(most) + 1);
        let anchor = proof.anchor as usize;
        if above(anchor + period) != above(anchor) + saltus {
            return Err(Flaw::Growth);
        }
    }
    // So the repetition is true. Now that nothing smaller would do, and that the rest is told right.
    if proof.table.len() != start + period {
        return Err(Flaw::Table(proof.table.len() as u64));
    }
    if let Some(wrong) = (0..start + period).find(|&n| proof.table[n] != values[n]) {
        return Err(Flaw::Table(wrong as u64));
    }
    if start > 0 && !apart(start - 1) {
        return Err(Flaw::Preperiod);
    }
    let last = start.checked_sub(1).map(|n| Exception {
        index: n as u64,
        value: values[n],
        expected: i64::from(values[n + period]) - saltus.cast_signed(),
    });
    if proof.last_exception != last {
        return Err(Flaw::LastException);
    }
    // A smaller period would be a divisor, and a divisor of p divides p/q for a prime q.
    let far = |n: usize| {
        let beyond = n - start;
        u64::from(values[start + beyond % period]) + (beyond / period) as u64 * saltus
    };
    for part in
        (2..=period).filter(|&q| period % q == 0 && (2..q).take_while(|d| d * d <= q).all(|d| q % d != 0))
    {
        let (shorter, rise) = (period / part, saltus / part as u64);
        let repeats = rise * part as u64 == saltus
            && (start..start + period).all(|n| far(n + shorter) == far(n) + rise);
        if repeats {
            return Err(Flaw::Period(shorter as u64));
        }
    }
    Ok(())
}

/// That the certificate's numbers are those with which the theorem speaks about these rules.
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
            // The theorem tells the repetition itself.
            if (preperiod, period, saltus) != (1, 4, 4) {
                return Err(Flaw::Repetition(preperiod));
            }
            (Criterion::LaskersNim, 1, 9)
        }
        _ => return Err(Flaw::Rules),
    };
    let plain = matches!(criterion, Criterion::GuySmith | Criterion::WindowRepetition);
    if proof.criterion != criterion || (plain && saltus != 0) {
        return Err(Flaw::Criterion);
    }
    // Only for all-but sets may the hypothesis be tested later than from the pre-period on.
    let at_once = criterion == Criterion::AllBut || anchor == preperiod.max(earliest);
    if anchor < preperiod.max(earliest) || !at_once {
        return Err(Flaw::Anchor);
    }
    if computed == needed { Ok(()) } else { Err(Flaw::Computed) }
}

/// About how many options [`check`] looks at.
///
/// Time O(length of the rules). Panics: never.
#[must_use]
pub fn work(proof: &Certificate) -> u64 {
    let heaps = proof.computed;
    let per_heap = match &proof.rules {
        Rules::Octal { digits } => digits.iter().fold(0u64, |sum, digit| {
            let two = if digit & 4 != 0 { heaps / 4 } else { 0 };
            let three = if digit & 8 != 0 { heaps.saturating_mul(heaps) / 36 } else { 0 };
            sum.saturating_add(two + 1).saturating_add(three)
        }),
        Rules::FiniteSubtraction { set } => set.len() as u64 + 1,
        Rules::AllBut { excluded } => (excluded.len() as u64 + 1).saturating_mul(heaps),
        _ => heaps,
    };
    per_heap.saturating_mul(heaps)
}

/// The Grundy values of the heaps `0..count`, from the definition; none where memory does not hold them.
fn values(rules: &Rules, count: usize) -> Option<Vec<u32>> {
    let mut values: Vec<u32> = Vec::new();
    values.try_reserve_exact(count).ok()?;
    // seen[v] is one more than the last heap that has an option of value v.
    let mut seen: Vec<usize> = Vec::new();
    for heap in 0..count {
        let mut see = |value: u32| {
            let value = value as usize;
            if value >= seen.len() {
                seen.resize(value + 1, 0);
            }
            seen[value] = heap + 1;
        };
        match rules {
            Rules::FiniteSubtraction { set } => {
                let left = set.iter().filter_map(|&taken| heap.checked_sub(taken as usize));
                left.for_each(|left| see(values[left]));
            }
            Rules::AllBut { excluded } => {
                let left = (0..heap).filter(|&left| !excluded.contains(&((heap - left) as u64)));
                left.for_each(|left| see(values[left]));
            }
            Rules::Octal { digits } => {
                for (taken, &digit) in digits.iter().enumerate().take(heap + 1) {
                    leave(digit, heap - taken, &values, &mut see);
                }
            }
            // Lasker's nim: take any number, or split.
            _ => {
                (0..heap).for_each(|left| see(values[left]));
                leave(4, heap, &values, &mut see);
            }
        }
        values.push(seen.iter().position(|&last| last != heap + 1).unwrap_or(seen.len()) as u32);
    }
    Some(values)
}

/// Every way to leave `rest` stones as a digit allows: in no heap, in one, two or three.
fn leave(digit: u8, rest: usize, values: &[u32], see: &mut impl FnMut(u32)) {
    if digit & 1 != 0 && rest == 0 {
        see(0);
    }
    if digit & 2 != 0 && rest > 0 {
        see(values[rest]);
    }
    if digit & 4 != 0 {
        (1..=rest / 2).for_each(|first| see(values[first] ^ values[rest - first]));
    }
    if digit & 8 != 0 {
        for first in 1..=rest / 3 {
            for second in first..=(rest - first) / 2 {
                see(values[first] ^ values[second] ^ values[rest - first - second]);
            }
        }
    }
}
