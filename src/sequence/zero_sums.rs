//! How many positions of several heaps are P-positions: those whose values have nim-sum 0. Only the
//! histogram c(v) of the values matters.
//!
//! The number of multisets of size h is the coefficient of t^h in the product of (1 - t
//! e_v)^(-c(v)) over all v, in the group ring of the nim-sums. Its part at 0 is the mean over the
//! characters of the group (the Walsh-Hadamard transform): a character is 1 on A heap sizes and -1
//! on the other B, and gives the coefficient of t^h in (1-t)^(-A) (1+t)^(-B); for ordered heaps it
//! gives (A - B)^h. Exact, for any h, in O(s log s) for a span s of the values.

use super::histogram::Histogram;
use crate::error::{Code, Error, Result, allowed};
use crate::memory::reserve_for;
use crate::sort::sort;
use dashu_int::UBig;

/// How many positions there are, and how many of them are P-positions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ZeroSums {
    /// The positions whose nim-sum is 0.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::as_text"))]
    pub zeros: UBig,
    /// All positions.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::as_text"))]
    pub positions: UBig,
}

impl ZeroSums {
    /// The greatest value that may occur.
    pub const MAX_VALUE: u32 = (1 << 20) - 1;
}

/// The number of positions of `heaps` heaps with nim-sum 0, from the histogram of the values of one
/// heap: of multisets of heaps, or with `ordered` of lists, where (1, 2) and (2, 1) are two.
///
/// Time O(s log s + d h), space O(s), for the span s of the values, the least power of two above
/// the greatest one, and d different sums over a character, in numbers of up to 64 h bits.
///
/// # Errors
/// [`Code::OutOfRange`] for a value above [`ZeroSums::MAX_VALUE`]; [`Code::Memory`].
///
/// # Panics
/// For counts whose sum passes 2^62.
///
/// ```
/// use grundyscope::sequence::{Histogram, zero_sums};
/// // Three heaps of 0 or 1 stones of nim: 000 and 011; in order 000, 011, 101, 110.
/// let histogram = Histogram { values: vec![0, 1], counts: vec![1, 1] };
/// assert_eq!(zero_sums(&histogram, 3, false).unwrap().zeros, 2u32.into());
/// assert_eq!(zero_sums(&histogram, 3, true).unwrap().zeros, 4u32.into());
/// ```
pub fn zero_sums(histogram: &Histogram, heaps: u64, ordered: bool) -> Result<ZeroSums> {
    if let Some(&largest) = histogram.values.last().filter(|&&largest| largest > ZeroSums::MAX_VALUE) {
        let allowed = allowed("fewer-heap-sizes-for-values").with("max", ZeroSums::MAX_VALUE);
        return Err(Error::new(Code::OutOfRange, &largest.to_string(), allowed));
    }
    reserve_for(&mut Vec::<i64>::new(), 2 * span(histogram), allowed("fewer-heap-sizes"))?;
    let kinds: u64 = histogram.counts.iter().sum();
    let mut sums = characters(histogram);
    let (all, span) = (sums[0], sums.len() as u64);
    // Many characters have the same sum.
    sort(&mut sums);
    let sums = sums.chunk_by(|one, other| one == other).map(|equal| (equal[0], equal.len() as u64));
    if !ordered {
        let zeros = mean(sums, span, |sum| multiset_term(all, sum, heaps));
        return Ok(ZeroSums { zeros, positions: multisets(kinds, heaps) });
    }
    let power = |base: u64| UBig::from(base).pow(heaps as usize);
    let zeros = mean(sums, span, |sum| {
        let size = power(sum.unsigned_abs());
        if sum < 0 && heaps % 2 == 1 { (UBig::ZERO, size) } else { (size, UBig::ZERO) }
    });
    Ok(ZeroSums { zeros, positions: power(kinds) })
}

/// The number of multisets of `size` things out of `kinds`: C(kinds + size - 1, size).
pub(crate) fn multisets(kinds: u64, size: u64) -> UBig {
    (0..size).fold(UBig::ONE, |ways, i| ways * (kinds + i) / (i + 1))
}

/// The size of the least group of nimbers that holds all values.
pub(crate) fn span(histogram: &Histogram) -> usize {
    histogram.values.last().map_or(1, |&largest| (largest as usize + 1).next_power_of_two())
}

pub(crate) fn losing_multisets(histogram: &Histogram, heaps: u64) -> UBig {
    let sums = characters(histogram);
    let (all, span) = (sums[0], sums.len() as u64);
    mean(sums.into_iter().map(|sum| (sum, 1)), span, |sum| multiset_term(all, sum, heaps))
}

/// The term of a character on multisets, from the sum of all counts and that over the character: a
/// number to add and one to subtract.
fn multiset_term(all: i64, sum: i64, heaps: u64) -> (UBig, UBig) {
    // A + B = all, A - B = sum.
    let plus = (all + sum).unsigned_abs() / 2;
    let minus = (all - sum).unsigned_abs() / 2;
    // The terms with an even and with an odd number of factors -1.
    let (mut even, mut odd) = (UBig::ZERO, UBig::ZERO);
    for negative in 0..=heaps {
        let ways = multisets(plus, heaps - negative) * multisets(minus, negative);
        if negative % 2 == 0 {
            even += ways;
        } else {
            odd += ways;
        }
    }
    (even, odd)
}

/// The mean of the terms of all characters, from their sums and how many have each.
fn mean(sums: impl Iterator<Item = (i64, u64)>, span: u64, term: impl Fn(i64) -> (UBig, UBig)) -> UBig {
    let (mut plus, mut minus) = (UBig::ZERO, UBig::ZERO);
    for (sum, count) in sums {
        let (more, less) = term(sum);
        plus += more * count;
        minus += less * count;
    }
    // A count is not negative.
    (plus - minus) / span
}

/// The sums of the counts over each character of the group of nimbers, that of all counts first.
fn characters(histogram: &Histogram) -> Vec<i64> {
    let mut transform = vec![0i64; span(histogram)];
    for (value, count) in histogram.iter() {
        transform[value as usize] = i64::try_from(count).expect("fewer than 2^62 heap sizes");
    }
    walsh_hadamard(&mut transform);
    transform
}

/// In place, on a table whose length is a power of two.
fn walsh_hadamard(table: &mut [i64]) {
    let mut half = 1;
    while half < table.len() {
        for block in table.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multisets_of_nothing() {
        assert_eq!(multisets(0, 0), UBig::ONE);
        assert_eq!(multisets(0, 2), UBig::ZERO);
        assert_eq!(multisets(3, 2), UBig::from(6u32));
    }
}
