//! Sums of many Fibonacci numbers with small coefficients, by halving: back from a representation
//! to its number.
//!
//! A block of w neighbouring indices from o on, with coefficients c_0, c_1, ..., is known by the
//! two sums P = Σ c_j F(j) and Q = Σ c_j F(j+1). Two neighbouring blocks of width w make one of
//! width 2w, for F(j+w) = F(j) F(w-1) + F(j+1) F(w): the upper block adds P F(w-1) + Q F(w) to the
//! first sum and P F(w) + Q F(w+1) to the second. Time O(M(d) log d) for a greatest index d, space
//! O(d).

use super::fibonacci::SMALL;
use dashu_int::{IBig, UBig};

/// The number with the given Zeckendorf indices, in any order: the sum of F(k).
///
/// Time O(M(d) log d) and space O(d) for a greatest index d, for the time M(d) of a product.
///
/// # Panics
/// Never, while a number of the greatest index fits memory some times over.
///
/// ```
/// use grundyscope::zeckendorf::value;
/// assert_eq!(value(&[11, 6, 4]), 100u32.into());
/// ```
#[must_use]
pub fn value(indices: &[u32]) -> UBig {
    let sum = combine(&mut indices.iter().map(|&k| (k, 1)));
    // A sum of Fibonacci numbers is not negative.
    UBig::try_from(sum).unwrap_or(UBig::ZERO)
}

/// How many indices one block has at first.
const WIDTH: u32 = 64;

/// The sum of c F(k) over pairs (k, c). Coefficients, and pairs of one index, stay below 2^20.
pub(super) fn combine(pairs: &mut dyn Iterator<Item = (u32, i32)>) -> IBig {
    let mut small: Vec<(i128, i128)> = Vec::new();
    for (k, coefficient) in pairs {
        let (block, place) = ((k / WIDTH) as usize, (k % WIDTH) as usize);
        if small.len() <= block {
            small.resize(block + 1, (0, 0));
        }
        let coefficient = i128::from(coefficient);
        small[block].0 += coefficient * i128::from(SMALL[place]);
        small[block].1 += coefficient * i128::from(SMALL[place + 1]);
    }
    let mut blocks: Vec<(IBig, IBig)> = small.into_iter().map(|(p, q)| (p.into(), q.into())).collect();
    // F(w-1), F(w).
    let (mut before, mut here) = (IBig::from(SMALL[63]), IBig::from(SMALL[64]));
    while blocks.len() > 1 {
        let after = &before + &here;
        let mut joined = Vec::with_capacity(blocks.len().div_ceil(2));
        let mut rest = blocks.into_iter();
        while let Some((mut p, mut q)) = rest.next() {
            if let Some((upper_p, upper_q)) = rest.next() {
                p += &upper_p * &before + &upper_q * &here;
                q += upper_p * &here + upper_q * &after;
            }
            joined.push((p, q));
        }
        blocks = joined;
        let doubled = &here * (&before + &after);
        before = &before * &before + &here * &here;
        here = doubled;
    }
    blocks.pop().map_or(IBig::ZERO, |(p, _)| p)
}
