//! Zeckendorf representations: what they are made of, arithmetic on them, and what stands on them.
//!
//! Every positive integer is in exactly one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... of which no two
//! are neighbours (Zeckendorf 1972; Lekkerkerker 1952). Indices follow F(2) = 1, F(3) = 2, F(4) = 3.
//!
//! One thing a file: `digits` finds the representation of a number and `value` goes back, both by halving; `greedy`
//! writes out how it is found by hand;
//! `addition` adds two of them carry by carry; `code` is the Fibonacci code, `word` the Fibonacci word;
//! `first_moves` and `sum_of_moves` are Fibonacci nim. Digit tricks rest on `golden`, the exact integer part of
//! multiples of the golden ratio.

mod addition;
mod code;
mod digits;
mod first_moves;
mod golden;
mod greedy;
mod leading_terms;
mod sum_of_moves;
mod value;
mod word;

pub use addition::{Addition, Rule, Step, add};
pub use code::{decode, encode};
pub use digits::representation;
pub use first_moves::{FirstMoves, first_moves};
pub use golden::{over_golden_ratio, times_golden_ratio};
pub use greedy::{GreedyStep, greedy_steps};
pub use sum_of_moves::{Block, SumOfMoves, sum_of_largest_moves, sum_of_largest_moves_modulo};
pub use value::value;
pub use word::{LONGEST_WINDOW, letter, ones_before, word};

use dashu_int::UBig;

/// F(k), with F(1) = F(2) = 1.
///
/// Time O(M(k)) by doubling, for the time M(k) of a product of k bits. Panics: never.
///
/// ```
/// use grundyscope::zeckendorf::fibonacci;
/// assert_eq!(fibonacci(10), 55u32.into());
/// ```
#[must_use]
pub fn fibonacci(k: u32) -> UBig {
    pair(k).0
}

/// F(k) and F(k+1): F(2m) = F(m) (2 F(m+1) - F(m)) and F(2m+1) = F(m)^2 + F(m+1)^2.
fn pair(k: u32) -> (UBig, UBig) {
    let mut low = UBig::ZERO;
    let mut high = UBig::ONE;
    for bit in (0..u32::BITS - k.leading_zeros()).rev() {
        let doubled = &low * ((&high << 1) - &low);
        let next = low.sqr() + high.sqr();
        (low, high) = if k >> bit & 1 == 1 { (next.clone(), doubled + next) } else { (doubled, next) };
    }
    (low, high)
}

/// F(0) to F(93), which are all that fit 64 bits.
const SMALL: [u64; 94] = {
    let mut table = [0; 94];
    table[1] = 1;
    let mut k = 2;
    while k < table.len() {
        table[k] = table[k - 1] + table[k - 2];
        k += 1;
    }
    table
};

/// The terms of a Zeckendorf representation given by its indices, greatest first; in the same order.
///
/// Time and space O(d^2) for d digits of the greatest, the length of the answer.
///
/// # Panics
/// Never, for indices that fall strictly.
///
/// ```
/// use grundyscope::zeckendorf::terms;
/// assert_eq!(terms(&[11, 6, 4]), [89u32.into(), 8u32.into(), 3u32.into()]);
/// ```
#[must_use]
pub fn terms(indices: &[u32]) -> Vec<UBig> {
    let mut terms: Vec<UBig> = ascending_terms(indices).collect();
    terms.reverse();
    terms
}

/// The same terms, least first, each computed when it is asked for: for callers that cannot hold them all.
///
/// ```
/// use grundyscope::zeckendorf::ascending_terms;
/// assert_eq!(ascending_terms(&[400_000, 6, 4]).next(), Some(3u32.into()));
/// ```
pub fn ascending_terms(indices: &[u32]) -> impl Iterator<Item = UBig> {
    let mut climb = Climb::new();
    indices.iter().rev().map(move |&k| climb.to(k).clone())
}

/// Fibonacci numbers by rising index.
struct Climb {
    index: u32,
    here: UBig,
    next: UBig,
}

impl Climb {
    /// Up to this many additions are cheaper than doubling from the start.
    const STRIDE: u32 = 64;

    fn new() -> Self {
        Self { index: 2, here: UBig::ONE, next: UBig::from(2u32) }
    }

    /// F(k), for k not below the one before.
    fn to(&mut self, k: u32) -> &UBig {
        if k > self.index + Self::STRIDE {
            (self.here, self.next) = pair(k);
            self.index = k;
        }
        while self.index < k {
            self.here += &self.next;
            std::mem::swap(&mut self.here, &mut self.next);
            self.index += 1;
        }
        &self.here
    }
}
