//! The greedy way to a Zeckendorf representation, step by step: the greatest Fibonacci number that
//! fits, then the same with the rest.
//!
//! `digits` finds the representation faster; here the numbers of a few steps are written out, so
//! that each can be followed. The rest before step i is the sum of the terms from the i-th on, so
//! steps anywhere cost no more than the first ones. Zeckendorf 1972.

use super::fibonacci::pair;
use super::value::value;
use dashu_int::UBig;

/// One step: takes the largest Fibonacci number that fits from the remainder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GreedyStep {
    /// k of the term F(k), with F(2) = 1, F(3) = 2.
    pub index: u32,
    /// F(k), the greatest Fibonacci number that fits.
    pub term: UBig,
    /// F(k+1), which does not fit.
    pub next: UBig,
    /// The remainder after it, less than F(k-1).
    pub rest: UBig,
}

/// The greedy steps from number `from` (from 0) on, of a representation's indices, greatest first.
///
/// Each is computed when it is asked for. The iterator ends with the representation, and is empty
/// where `from` lies beyond it. Time O(M(d) log d) for the first step and O(M(d)) for each further
/// one, for d digits and the time M(d) of a product; space O(d).
///
/// # Panics
/// Never, for the indices of a representation.
///
/// ```
/// use grundyscope::zeckendorf::{greedy_steps, representation};
/// // 100 = 89 + 8 + 3: first 89, since 144 is too large, which leaves 11.
/// let indices = representation(&100u32.into());
/// let first = greedy_steps(&indices, 0).next().unwrap();
/// assert_eq!((first.index, first.rest), (11, 11u32.into()));
/// assert_eq!((first.term, first.next), (89u32.into(), 144u32.into()));
/// ```
pub fn greedy_steps(indices: &[u32], from: usize) -> impl Iterator<Item = GreedyStep> {
    let indices = indices.get(from..).unwrap_or_default();
    let mut rest = value(indices);
    indices.iter().map(move |&index| {
        let (term, next) = pair(index);
        // The terms add up to the rest, so none is greater; were it so, 0 would be left.
        rest = if rest < term { UBig::ZERO } else { &rest - &term };
        GreedyStep { index, term, next, rest: rest.clone() }
    })
}
