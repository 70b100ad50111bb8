//! Heap games whose values have a closed form that is quick to see.
//!
//! - Nim: G(n) = n (Bouton 1901).
//! - Taking an odd number: the parity of n. Taking an even number: floor(n/2), for it is nim played
//!   with pairs.
//! - Taking a power of an odd base: the parity of n, for all powers are odd. Of an even base b:
//!   with r = n mod b+1, 2 where r = b, else the parity of r. So it is where only 1 or b may be
//!   taken; the other powers are 1 or b modulo b+1, and lead to values of these options.
//! - Taking a proper divisor: how often 2 divides n, 0 for the empty heap (Iannucci and Larsson,
//!   "Game values of arithmetic functions", 2021; Project Euler 509). From an odd heap every option
//!   is even; from 2^k m, m odd, the divisor 2^j leaves a heap that 2 divides j times for j < k,
//!   and no divisor leaves one that it divides k times.
//! - Taking at least half: the number of binary digits of n, for the heaps below 2^(v-1) are
//!   exactly those of values below v, and halving drops one digit.
//!
//! Time O(1) a value, no memory.

use super::subtraction::Subtraction;
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::{LengthSet, Ruleset, Take};
use crate::sequence::{
    Choice, Explainer, Explanation, Form, Sequence, beyond, check_range, explain_by_rules, within,
};
use dashu_int::{UBig, ops::BitTest};

pub(crate) fn at_least_half_value(stones: &UBig) -> u32 {
    stones.bit_len() as u32
}

/// The period where a power of `base` is taken.
const fn power_period(base: u32) -> u32 {
    if base.is_multiple_of(2) { base + 1 } else { 2 }
}

/// The value within a period.
const fn power_value(rest: u32, base: u32) -> u32 {
    if rest == base { 2 } else { rest % 2 }
}

/// Grundy values of nim and the other games of this file.
#[derive(Clone, Debug)]
pub struct ClosedForm {
    ruleset: Ruleset,
    /// That of which powers are taken; 0 in other games.
    base: u32,
    /// The value of a heap, and the base.
    value: fn(u32, u32) -> u32,
    /// The value of a heap of any size; `None` where values grow beyond what 32 bits hold.
    far: Option<fn(&UBig, u32) -> u32>,
    /// Why a heap up to `EXPLAIN_LIMIT` has its value, without the values of the heaps below it.
    explain: Option<fn(u64) -> Explanation>,
}

impl ClosedForm {
    /// The largest heap of a whole sequence, limited by the size of a table of its values.
    pub const LIMIT: u64 = 10_000_000;
    /// The largest heap that `explain` explains: the largest integer that JavaScript holds exactly.
    const EXPLAIN_LIMIT: u64 = (1 << 53) - 1;

    /// The closed form of a ruleset, `None` for those that have none here.
    #[must_use]
    pub fn new(ruleset: &Ruleset) -> Option<Self> {
        Some(match ruleset {
            Ruleset::Nim => Self::nim(),
            Ruleset::Take(Take::Set(LengthSet::Odd)) => Self::odd(),
            Ruleset::Take(Take::Set(LengthSet::Even)) => Self::even(),
            Ruleset::Take(Take::Set(LengthSet::PowersOf(base))) => Self::powers_of(*base),
            Ruleset::Take(Take::ProperDivisors) => Self::proper_divisors(),
            Ruleset::Take(Take::AtLeastHalf) => Self::at_least_half(),
            _ => return None,
        })
    }

    const fn of(ruleset: Ruleset, value: fn(u32, u32) -> u32) -> Self {
        Self { ruleset, base: 0, value, far: None, explain: None }
    }

    pub(super) const fn nim() -> Self {
        Self::of(Ruleset::Nim, |n, _| n)
    }

    pub(super) fn odd() -> Self {
        let ruleset = Ruleset::Take(Take::Set(LengthSet::Odd));
        Self { far: Some(|n, _| u32::from(n.bit(0))), ..Self::of(ruleset, |n, _| n % 2) }
    }

    pub(super) fn even() -> Self {
        Self::of(Ruleset::Take(Take::Set(LengthSet::Even)), |n, _| n / 2)
    }

    pub(super) fn powers_of(base: u32) -> Self {
        let ruleset = Ruleset::Take(Take::Set(LengthSet::PowersOf(base)));
        let far = |n: &UBig, base| power_value(n % power_period(base), base);
        let powers = Self::of(ruleset, |n, base| power_value(n % power_period(base), base));
        Self { base, far: Some(far), ..powers }
    }

    pub(super) fn proper_divisors() -> Self {
        let value = |n: u32, _| if n == 0 { 0 } else { n.trailing_zeros() };
        let far = |n: &UBig, _| n.trailing_zeros().unwrap_or(0) as u32;
        Self { far: Some(far), ..Self::of(Ruleset::Take(Take::ProperDivisors), value) }
    }

    pub(super) fn at_least_half() -> Self {
        let value = |n: u32, _| u32::BITS - n.leading_zeros();
        let far = |n: &UBig, _| at_least_half_value(n);
        let half = Self::of(Ruleset::Take(Take::AtLeastHalf), value);
        Self { far: Some(far), explain: Some(explain_halves), ..half }
    }
}

fn explain_halves(n: u64) -> Explanation {
    let value = |stones: u64| u64::BITS - stones.leading_zeros();
    let choice = |left: u64| Choice {
        amount: n - left,
        to: if left == 0 { vec![] } else { vec![left] },
        value: value(left),
    };
    let mut explainer = Explainer::new(Form::Heaps);
    if n > 0 {
        let max = n / 2;
        for left in (0..=max).rev() {
            if !explainer.list(choice(left)) {
                break;
            }
        }
        // The heaps of value v are 2^(v-1) .. 2^v - 1; the first by amount is the largest.
        for v in 1..=value(max) {
            let largest = max.min((1 << v) - 1);
            explainer.count(largest - (1 << (v - 1)) + 1, choice(largest));
        }
        explainer.count(1, choice(0));
    }
    explainer.finish()
}

impl Sequence for ClosedForm {
    fn limit(&self) -> u64 {
        if self.base > 0 { Subtraction::LIMIT } else { Self::LIMIT }
    }

    fn explain_limit(&self) -> u64 {
        if self.explain.is_some() { Self::EXPLAIN_LIMIT } else { self.limit() }
    }

    fn len(&self) -> usize {
        self.limit() as usize + 1
    }

    fn extend(&mut self, n: u64, _: &mut Progress<'_>) -> Result<()> {
        within(n, self.limit()).map(|_| ())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        check_range(from, out.len(), self.len());
        for (out, heap) in out.iter_mut().zip(from as u32..) {
            *out = (self.value)(heap, self.base);
        }
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        match self.explain {
            Some(explain) if n <= Self::EXPLAIN_LIMIT => Ok(explain(n)),
            Some(_) => Err(beyond(&n.to_string(), Self::EXPLAIN_LIMIT)),
            None => explain_by_rules(&self.ruleset.clone(), self, n, progress),
        }
    }

    fn closed_form(&self, n: &UBig) -> Option<u32> {
        self.far.map(|far| far(n, self.base))
    }

    fn value_at(&self, n: &UBig) -> Option<UBig> {
        let halved = matches!(self.ruleset, Ruleset::Take(Take::Set(LengthSet::Even))).then(|| n >> 1);
        halved.or_else(|| self.closed_form(n).map(UBig::from))
    }

    fn is_slow(&self) -> bool {
        false
    }

    fn bytes(&self) -> usize {
        0
    }
}
