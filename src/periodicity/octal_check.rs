//! Checks that a table has the values of an octal code, in less time than the recurrence takes.
//!
//! Checking that the mex of a heap is v is cheaper than computing it: no pair of heaps may have the
//! nim-sum v, and for each smaller value one pair must. For a mask, call a value *even* or *odd* by
//! the parity of popcount(value & mask). An odd value v is the nim-sum of an even and an odd one
//! only. So for heaps with odd values, which are nearly all if the mask is well chosen, the first
//! condition is tested on the few pairs with an even heap; heaps with even values are few, and for
//! them all pairs are tested. The second condition is nearly always met by one of the first pairs.
//! The result is exact for any mask (Winning Ways, chapter 4, sparse spaces).
//!
//! This shares no code with [`crate::games`], which uses the same theory: the mask is found by
//! trying all, and the values are compared, never computed.

use crate::error::Result;
use crate::progress::Progress;

const MAX_VALUE: u32 = 1023;

/// About how many pairs are examined until all smaller values of a heap have occurred.
const WITNESSES: u64 = 100;

const LANES: u64 = 8;

/// The check of one code, with the mask that minimises its work.
#[derive(Debug)]
pub(super) struct OctalCheck<'a> {
    /// The digits d_0, d_1, ..., each at most 7.
    digits: &'a [u8],
    mask: u16,
    /// About how many heaps have even values.
    even: u64,
}

impl<'a> OctalCheck<'a> {
    /// The check of `count` values of a code with digits up to 7; `table` has the first of them.
    /// `None` if a value is above [`MAX_VALUE`]. Time O(table + [`MAX_VALUE`]²).
    pub(super) fn new(digits: &'a [u8], table: &[u32], count: u64) -> Option<Self> {
        let mut counts = [0u64; MAX_VALUE as usize + 1];
        for &value in table {
            *counts.get_mut(value as usize)? += 1;
        }
        let largest = counts.iter().rposition(|&count| count > 0)?;
        let even = |mask: u16| -> u64 {
            let even = (0..).zip(&counts[..=largest]).filter(|&(value, _)| is_even(value, mask));
            even.map(|(_, &count)| count).sum()
        };
        let masks = 1..=(largest as u16).max(1).next_power_of_two() * 2 - 1;
        let (even, mask) = masks.map(|mask| (even(mask), mask)).min()?;
        Some(Self { digits, mask, even: even.saturating_mul(count) / table.len() as u64 })
    }

    /// About how many pairs are examined for `count` values.
    pub(super) fn work(&self, count: u64) -> u64 {
        // The pairs of each even heap with every other heap, and all pairs that sum to its size.
        let breaking = self.breaking().count() as u64;
        count.saturating_mul(self.even.saturating_mul(2) + WITNESSES).saturating_mul(breaking)
    }

    /// Whether these are the values of the heaps 0, 1, ...; `None` without enough memory.
    pub(super) fn holds(&self, values: &[u32], progress: &mut Progress<'_>) -> Result<Option<bool>> {
        let mut narrow: Vec<u16> = Vec::new();
        if narrow.try_reserve_exact(values.len()).is_err() {
            return Ok(None);
        }
        progress.work(values.len() as u64)?;
        if values.iter().any(|&value| value > MAX_VALUE) {
            return Ok(Some(false));
        }
        narrow.extend(values.iter().map(|&value| value as u16));
        let even = (1u32..).zip(narrow.iter().skip(1)).filter(|&(_, &value)| is_even(value, self.mask));
        let even: Vec<u32> = even.map(|(heap, _)| heap).collect();
        let holds = self.excludes_values(&narrow, &even, progress)?
            && self.includes_smaller(&narrow, &even, progress)?;
        Ok(Some(holds))
    }

    fn breaking(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.digits.len()).filter(|&taken| self.digits[taken] & 4 != 0)
    }

    /// Whether no heap has an option of its own value.
    fn excludes_values(&self, values: &[u16], even: &[u32], progress: &mut Progress<'_>) -> Result<bool> {
        for (taken, &digit) in self.digits.iter().enumerate() {
            progress.work(values.len() as u64 / LANES)?;
            let none = digit & 1 == 0 || values.get(taken) != Some(&0);
            let one = digit & 2 == 0 || no_sum(values, taken + 1, 0);
            if !(none && one) {
                return Ok(false);
            }
        }
        for taken in self.breaking() {
            for heap in even.iter().map(|&heap| heap as usize) {
                progress.work(values.len() as u64 / LANES)?;
                let (value, rest) = (values[heap], heap.saturating_sub(taken));
                let (some, others) = (&values[1..=rest / 2], &values[rest - rest / 2..rest]);
                let of_even = count_sums(some.iter().zip(others.iter().rev()), value);
                if of_even > 0 || !no_sum(values, taken + heap + 1, value) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether every heap has options of all values below its own.
    fn includes_smaller(&self, values: &[u16], even: &[u32], progress: &mut Progress<'_>) -> Result<bool> {
        // seen[v] is the last heap that is known to have an option of value v.
        let mut seen = [0u32; MAX_VALUE as usize + 1];
        for heap in 1..values.len() {
            let value = values[heap];
            let (mut missing, mut examined) = (value, self.digits.len() as u64);
            let has_all = self.some_option(heap, values, even, &mut |option| {
                examined += 1;
                let last = &mut seen[usize::from(option)];
                if option < value && *last != heap as u32 {
                    *last = heap as u32;
                    missing -= 1;
                }
                missing == 0
            });
            progress.work(examined)?;
            if !has_all {
                return Ok(false);
            }
        }
        Ok(values.first() == Some(&0))
    }

    /// Whether `is_last` is true for some option's value, called first with those likely to be new.
    fn some_option(
        &self,
        heap: usize,
        values: &[u16],
        even: &[u32],
        is_last: &mut impl FnMut(u16) -> bool,
    ) -> bool {
        if values[heap] == 0 {
            return true;
        }
        for (taken, &digit) in self.digits.iter().enumerate().take(heap + 1) {
            let rest = heap - taken;
            if (digit & 1 != 0 && rest == 0 && is_last(0))
                || (digit & 2 != 0 && rest > 0 && is_last(values[rest]))
            {
                return true;
            }
        }
        let rests = || self.breaking().filter_map(|taken| heap.checked_sub(taken)).filter(|&rest| rest > 0);
        rests().any(|rest| {
            let parts = even.iter().map(|&part| part as usize).take_while(|&part| part < rest);
            parts.into_iter().any(|part| is_last(values[part] ^ values[rest - part]))
        }) || rests().any(|rest| (1..=rest / 2).any(|part| is_last(values[part] ^ values[rest - part])))
    }
}

const fn is_even(value: u16, mask: u16) -> bool {
    (value & mask).count_ones().is_multiple_of(2)
}

/// Whether for no heap n >= `first`, the nim-sum of the values of n and n - `first` + 1 is `value`.
fn no_sum(values: &[u16], first: usize, value: u16) -> bool {
    let Some(heaps) = values.get(first..) else { return true };
    let others = &values[1..=heaps.len()];
    count_sums(heaps.iter().zip(others), value) == 0
}

/// How many pairs have this nim-sum. No early exit, so that the loop is vectorised.
fn count_sums<'a>(pairs: impl Iterator<Item = (&'a u16, &'a u16)>, sum: u16) -> usize {
    pairs.filter(|&(&a, &b)| a ^ b == sum).count()
}

#[cfg(test)]
mod tests {
    use super::OctalCheck;
    use crate::progress::Progress;

    fn values(digits: &[u8], count: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..count {
            let mut options = Vec::new();
            for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
                let rest = heap - taken;
                if digit & 1 != 0 && rest == 0 {
                    options.push(0);
                }
                if digit & 2 != 0 && rest > 0 {
                    options.push(values[rest]);
                }
                if digit & 4 != 0 {
                    options.extend((1..rest).map(|part| values[part] ^ values[rest - part]));
                }
            }
            values.extend((0..=options.len() as u32).find(|value| !options.contains(value)));
        }
        values
    }

    #[test]
    fn the_values_of_the_recurrence_hold_and_no_others() {
        for code in 0..1024u32 {
            let digits = [
                u8::from(code >> 9 == 1) * 4,
                (code >> 6 & 7) as u8,
                (code >> 3 & 7) as u8,
                (code & 7) as u8,
            ];
            let values = values(&digits, 60);
            let holds = |check: OctalCheck<'_>, values: &[u32]| check.holds(values, &mut Progress::none());
            let check = || OctalCheck::new(&digits, &values, 60).expect("small values");
            assert_eq!(holds(check(), &values), Ok(Some(true)), "{digits:?}");
            for heap in 0..60 {
                for other in [values[heap] + 1, values[heap] ^ 1, values[heap] ^ 4] {
                    let mut wrong = values.clone();
                    wrong[heap] = other;
                    assert_eq!(holds(check(), &wrong), Ok(Some(false)), "{digits:?}: {other} at {heap}");
                    // The mask is of no importance.
                    let check = OctalCheck::new(&digits, &wrong, 60).expect("small values");
                    assert_eq!(holds(check, &wrong), Ok(Some(false)), "{digits:?}: {other} at {heap}");
                }
            }
        }
    }

    #[test]
    fn large_values_are_left_to_the_recurrence() {
        assert!(OctalCheck::new(&[0, 7], &[0, 1023], 2).is_some());
        assert!(OctalCheck::new(&[0, 7], &[0, 1024], 2).is_none());
        assert!(OctalCheck::new(&[0, 7], &[], 0).is_none());
    }
}
