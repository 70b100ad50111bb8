//! The winning first moves of Fibonacci nim on one heap.
//!
//! Taking k leaves a heap whose least term z must be above 2k (Whinihan 1963). Then k is less than
//! half of z, so the terms of k and of what is left together are the representation of the heap: k
//! is a sum of its least terms, and wins exactly when twice of it is less than the next term. The
//! whole heap may not be taken at first.
//!
//! That comparison needs no numbers ([`twice_is_below`]), so only the moves that are written cost
//! arithmetic.

use super::value::value;
use dashu_int::UBig;

/// The first moves of Fibonacci nim on one heap.
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

/// Winning first moves of Fibonacci nim on a heap by its Zeckendorf indices, greatest first.
///
/// Time O(M(d) log d) for d digits and a bounded number of products of the listed moves, space
/// O(d).
///
/// # Panics
/// Never, for the indices of a representation.
///
/// ```
/// use grundyscope::zeckendorf::{first_moves, representation};
/// let moves = first_moves(&representation(&17u32.into())); // 13 + 3 + 1
/// assert_eq!(moves.winning, [1u32.into(), 4u32.into()]);
/// ```
#[must_use]
pub fn first_moves(indices: &[u32]) -> FirstMoves {
    let mut moves = FirstMoves { winning: Vec::new(), count: 0, largest: UBig::ZERO };
    // The terms from `largest` on are the largest winning move so far, those from `summed` on are
    // in the sum.
    let (mut largest, mut summed) = (indices.len(), indices.len());
    let mut sum = UBig::ZERO;
    for (place, &k) in indices.iter().enumerate().rev() {
        let below = &indices[place + 1..];
        if below.is_empty() || !twice_is_below(k, below.iter().copied()) {
            continue;
        }
        moves.count += 1;
        largest = place + 1;
        if moves.winning.len() < FirstMoves::LISTED {
            sum += value(&indices[largest..summed]);
            summed = largest;
            moves.winning.push(sum.clone());
        }
    }
    moves.largest = match moves.winning.last() {
        Some(last) if moves.count == moves.winning.len() => last.clone(),
        _ => value(&indices[largest..]),
    };
    moves
}

/// Whether 2y < F(k), for the y below F(k-1) with the given indices, greatest first.
///
/// With y = F(k-2) + y', this is 2y' < F(k-3), for F(k) = 2 F(k-2) + F(k-3). With any lesser
/// greatest index it holds, and where y' begins with F(k-4) it does not, as 2 F(k-4) >= F(k-3). So
/// the answer is where a run of indices k-2, k-5, k-8, ... ends. Asked for every term of a
/// representation this takes O(1) steps a term: the terms within such a run are followed by a gap
/// of three, and that is answered at once.
pub(super) fn twice_is_below(mut k: u32, below: impl Iterator<Item = u32>) -> bool {
    for index in below {
        match k.saturating_sub(index) {
            0 | 1 => return false,
            2 => k = index.saturating_sub(1),
            _ => return true,
        }
    }
    true
}
