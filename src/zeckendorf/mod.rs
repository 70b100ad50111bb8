//! Zeckendorf representations, and Fibonacci nim on them.
//!
//! Every positive integer is in exactly one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... of which no two
//! are neighbours (Zeckendorf 1972; Lekkerkerker 1952). Indices follow F(2) = 1, F(3) = 2, F(4) = 3.

mod sum_of_moves;

pub use sum_of_moves::{Block, SumOfMoves, sum_of_largest_moves, sum_of_largest_moves_modulo};

use dashu_int::UBig;

/// F(k), with F(1) = F(2) = 1.
///
/// Time O(M(k)) by doubling. Panics: never.
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

/// The index of the greatest Fibonacci number that is at most `n`, for `n` at least 1.
fn greatest_index(n: &UBig) -> u32 {
    use dashu_int::ops::BitTest;
    // F(k) has about 0.694 k bits; start a little below and walk up.
    let bits = n.bit_len() as u64;
    let mut k = ((bits * 1_000).saturating_sub(1_000) / 695).max(2) as u32;
    let (mut here, mut next) = pair(k);
    while next <= *n {
        let after = &here + &next;
        here = std::mem::replace(&mut next, after);
        k += 1;
    }
    debug_assert!(here <= *n);
    k
}

/// The greedy steps: index of each term, greatest first, and what is left after it, until `keep` says stop.
///
/// `keep(k, f, rest)` sees each term F(k) = f and what is left below it.
fn greedy(n: &UBig, mut keep: impl FnMut(u32, &UBig, &UBig) -> bool) {
    if *n == UBig::ZERO {
        return;
    }
    let mut k = greatest_index(n);
    let (mut below, mut here) = pair(k - 1);
    let mut rest = n.clone();
    while k >= 2 {
        if here <= rest {
            rest -= &here;
            if !keep(k, &here, &rest) || rest == UBig::ZERO {
                return;
            }
        }
        // (F(k-1), F(k)) becomes (F(k-2), F(k-1)).
        here -= &below;
        std::mem::swap(&mut below, &mut here);
        k -= 1;
    }
}

/// The Zeckendorf representation of `n`: the indices of its terms, greatest first; empty for 0.
///
/// Time O(d^2) and space O(d) for d digits. Panics: never.
///
/// ```
/// use grundyscope::zeckendorf;
/// // 100 = 89 + 8 + 3 = F(11) + F(6) + F(4)
/// assert_eq!(zeckendorf::representation(&100u32.into()), [11, 6, 4]);
/// ```
#[must_use]
pub fn representation(n: &UBig) -> Vec<u32> {
    let mut indices = Vec::new();
    greedy(n, |k, _, _| {
        indices.push(k);
        true
    });
    indices
}

/// The terms of a Zeckendorf representation given by its indices, greatest first; in the same order.
///
/// Time O(d^2) for d digits of the greatest, space that of the terms.
#[must_use]
pub fn terms(indices: &[u32]) -> Vec<UBig> {
    let mut climb = Climb::new();
    let mut terms: Vec<UBig> = indices.iter().rev().map(|&k| climb.to(k).clone()).collect();
    terms.reverse();
    terms
}

/// Fibonacci numbers by rising index, one addition a step.
struct Climb {
    index: u32,
    here: UBig,
    next: UBig,
}

impl Climb {
    fn new() -> Self {
        Self { index: 2, here: UBig::ONE, next: UBig::from(2u32) }
    }

    /// F(k), for k not below the one before.
    fn to(&mut self, k: u32) -> &UBig {
        while self.index < k {
            self.here += &self.next;
            std::mem::swap(&mut self.here, &mut self.next);
            self.index += 1;
        }
        &self.here
    }
}

/// What Fibonacci nim's first player can do with one heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstMoves {
    /// The winning first moves, ascending; the least [`FirstMoves::LISTED`] of them.
    pub winning: Vec<UBig>,
    /// How many there are.
    pub count: usize,
    /// The greatest of them, M(n); 0 where the heap is lost.
    pub largest: UBig,
}

impl FirstMoves {
    /// How many winning moves are listed.
    pub const LISTED: usize = 100;
}

/// The winning first moves of Fibonacci nim on a heap given by its Zeckendorf indices, greatest first.
///
/// Taking k leaves a heap whose least term z must be above 2k. Then k is less than half of z, so the terms of k
/// and of what is left together are the representation of the heap: k is a sum of its least terms, and wins
/// exactly when twice of it is less than the next term. The whole heap may not be taken at first.
///
/// ```
/// use grundyscope::zeckendorf::{first_moves, representation};
/// let moves = first_moves(&representation(&17u32.into())); // 13 + 3 + 1
/// assert_eq!(moves.winning, [1u32.into(), 4u32.into()]);
/// ```
#[must_use]
pub fn first_moves(indices: &[u32]) -> FirstMoves {
    let mut moves = FirstMoves { winning: Vec::new(), count: 0, largest: UBig::ZERO };
    let mut sum = UBig::ZERO;
    let mut climb = Climb::new();
    for &k in indices.iter().rev() {
        let term = climb.to(k);
        if sum != UBig::ZERO && (&sum << 1) < *term {
            moves.count += 1;
            if moves.winning.len() < FirstMoves::LISTED {
                moves.winning.push(sum.clone());
            }
            moves.largest.clone_from(&sum);
        }
        sum += term;
    }
    moves
}
