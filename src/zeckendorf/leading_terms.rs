//! The terms of a large number down to the first that has at most its half below it, from the
//! leading bits alone.
//!
//! Whether y < F(k)/2 for n = F(k) + y is usually decided by a few leading bits of n and of F(k).
//! So both are intervals, two integers of some hundred bits times a common power of two, which
//! doubling and stepping from index to index widen a little. Where an interval does not decide, the
//! result is `None`, and the caller uses the whole number (`digits`). That is rare: a step loses
//! three bits, so it concerns only numbers close to such a border, or with some dozens of terms
//! before the last.
//!
//! When F(k)/2 <= y, then F(k-2) < F(k)/2 <= y < F(k-1), so that the next term is F(k-2).
//!
//! Cost: O(log n) products of [`BITS`] bits, and one copy of the leading words.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

const BITS: usize = 512;

/// An interval, both ends included.
#[derive(Clone)]
struct Interval {
    min: UBig,
    max: UBig,
}

impl Interval {
    fn exact(value: u8) -> Self {
        Self { min: value.into(), max: value.into() }
    }

    fn plus(&self, other: &Self) -> Self {
        Self { min: &self.min + &other.min, max: &self.max + &other.max }
    }

    /// The difference, unless it may be negative.
    fn minus(&self, other: &Self) -> Option<Self> {
        let min = self.min.clone();
        (min >= other.max).then(|| Self { min: min - &other.max, max: &self.max - &other.min })
    }

    fn times(&self, other: &Self) -> Self {
        Self { min: &self.min * &other.min, max: &self.max * &other.max }
    }

    fn doubled(&self) -> Self {
        Self { min: &self.min << 1, max: &self.max << 1 }
    }

    /// Divided by 2^bits, ends rounded outwards.
    fn shifted(&self, bits: usize) -> Self {
        Self { min: &self.min >> bits, max: (&self.max >> bits) + UBig::ONE }
    }

    /// Whether all of it is below all of the other one; nothing where that is open.
    fn is_below(&self, other: &Self) -> Option<bool> {
        if self.max < other.min {
            return Some(true);
        }
        (self.min >= other.max).then_some(false)
    }
}

/// F(k) and F(k+1) times 2^-exponent.
struct Pair {
    index: u32,
    here: Interval,
    next: Interval,
    exponent: usize,
}

impl Pair {
    /// By doubling, as [`super::fibonacci`]; nothing where the intervals become too wide.
    fn new(index: u32) -> Option<Self> {
        let mut pair = Self { index, here: Interval::exact(0), next: Interval::exact(1), exponent: 0 };
        for bit in (0..u32::BITS - index.leading_zeros()).rev() {
            let Self { here, next, .. } = &pair;
            let even = here.times(&next.doubled().minus(here)?);
            let odd = here.times(here).plus(&next.times(next));
            pair.exponent *= 2;
            (pair.here, pair.next) =
                if index >> bit & 1 == 1 { (odd.clone(), even.plus(&odd)) } else { (even, odd) };
            let excess = pair.next.max.bit_len().saturating_sub(BITS);
            if excess > 0 {
                (pair.here, pair.next) = (pair.here.shifted(excess), pair.next.shifted(excess));
                pair.exponent += excess;
            }
        }
        Some(pair)
    }

    fn up(&mut self) {
        let next = self.here.plus(&self.next);
        self.here = std::mem::replace(&mut self.next, next);
        self.index += 1;
    }

    fn down(&mut self) -> Option<()> {
        let before = self.next.minus(&self.here)?;
        self.next = std::mem::replace(&mut self.here, before);
        self.index -= 1;
        Some(())
    }
}

/// The indices of the terms of `n` down to the first F(k) that has less than F(k)/2 below it, where
/// the leading bits of a large number decide.
pub(super) fn leading_terms(n: &UBig) -> Option<Vec<u32>> {
    let bits = n.bit_len();
    if bits < 2 * BITS {
        return None;
    }
    // F(k) is below φ^(k-1), hence below 2^(bits-1) <= n for this k; 1/log2 φ = 1.4404200904...
    let least_index =
        u32::try_from(((bits - 1) as u64).checked_mul(14_404_200_904)? / 10_000_000_000).ok()?;
    let mut pair = Pair::new(least_index)?;
    let min = n >> pair.exponent;
    let mut rest = Interval { max: &min + UBig::ONE, min };
    while !rest.is_below(&pair.next)? {
        pair.up();
    }
    let mut indices = Vec::new();
    loop {
        indices.push(pair.index);
        rest = rest.minus(&pair.here)?;
        if rest.doubled().is_below(&pair.here)? {
            return Some(indices);
        }
        pair.down()?;
        pair.down()?;
    }
}

#[cfg(test)]
mod tests {
    use super::super::digits::Digits;
    use super::super::first_moves::twice_is_below;
    use super::*;

    /// Decisions by the leading bits agree with all digits, and mostly there is one.
    #[test]
    fn as_by_all_digits() {
        let mut decided = 0;
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..400_usize {
            let words: Vec<u64> = (0..16 + round % 40)
                .map(|_| {
                    state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                    state ^ state >> 29
                })
                .collect();
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let n = UBig::from_le_bytes(&bytes) | UBig::ONE << (64 * words.len() - 1);
            decided += usize::from(check(&n));
        }
        assert!(decided > 395, "{decided}");
    }

    /// At borders the answer may be left open, and is right where it is given.
    #[test]
    fn at_borders() {
        for k in (1600..1700).chain([10_000, 10_001, 10_002]) {
            let border = super::super::fibonacci::fibonacci(k);
            let half = &border >> 1;
            for offset in 0..5u8 {
                for n in
                    [&border + offset, &border - offset, &border + &half + offset, &border + &half - offset]
                {
                    check(&n);
                }
            }
            let long = &border + (&half << 1 >> 700 << 700);
            check(&long);
        }
    }

    fn check(n: &UBig) -> bool {
        let digits: Vec<u32> = Digits::new(n).collect();
        let last = (0..digits.len()).find(|&i| twice_is_below(digits[i], digits[i + 1..].iter().copied()));
        let found = leading_terms(n);
        if let Some(found) = &found {
            assert_eq!(Some(found.len() - 1), last, "{n}");
            assert_eq!(found[..], digits[..found.len()], "{n}");
        }
        found.is_some()
    }
}
