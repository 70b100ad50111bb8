//! Fibonacci nim as a table: row = heap, column = limit, the most that the next move may take.
//!
//! The values are those of [`crate::games::FibonacciNim`], which keeps every row as a rising step
//! function. A limit beyond the heap is as good as the heap. The P-positions are those with a limit
//! below the least term of the heap's Zeckendorf representation (Whinihan 1963), at any size. Time
//! O(R^2 log R) for the last row R.

use super::{Kind, Move, Winning, Zeros};
use crate::zeckendorf::{fibonacci, first_moves, representation};
use dashu_int::UBig;

/// The limits below the least term.
pub(super) fn zeros(heap: &UBig) -> Zeros {
    let min = representation(heap).last().map(|&k| fibonacci(k));
    Zeros { first: UBig::ZERO, last: min.map(|min| min - UBig::ONE), except: None }
}

/// The winning first moves that the limit allows, and the whole heap where it allows that.
pub(super) fn winning_moves(heap: &UBig, limit: &UBig) -> Winning {
    let first = first_moves(&representation(heap));
    let listed = first.winning.len();
    let mut amounts: Vec<UBig> = first.winning.into_iter().filter(|amount| amount <= limit).collect();
    let complete = amounts.len() < listed || listed == first.count;
    if *heap != UBig::ZERO && heap <= limit {
        amounts.push(heap.clone());
    }
    let moves = amounts.into_iter().map(|amount| {
        let to = (heap - &amount, &amount << 1);
        Move { kind: Kind::Limit, amount, to }
    });
    Winning { moves: moves.collect(), complete }
}
