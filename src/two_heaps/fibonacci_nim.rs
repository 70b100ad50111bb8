//! Fibonacci nim as a table: row = heap, column = limit, the most that the next move may take.
//!
//! The values are those of [`crate::games::FibonacciNim`], which keeps every row as a rising step
//! function. A limit beyond the heap is as good as the heap. The P-positions are those with a limit
//! below the least term of the heap's Zeckendorf representation (Whinihan 1963), at any size. Time
//! O(R^2 log R) for the last row R.

use super::{Kind, Move, Window, Winning, Zeros};
use crate::error::Result;
use crate::games::FibonacciNim;
use crate::progress::Progress;
use crate::sequence::Sequence;
use crate::zeckendorf::{fibonacci, first_moves, representation};
use dashu_int::UBig;

/// The sequence with all rows to `last` computed.
pub(super) fn computed(last: u64, progress: &mut Progress<'_>) -> Result<FibonacciNim> {
    let mut sequence = FibonacciNim::new();
    sequence.extend(last, progress)?;
    Ok(sequence)
}

pub(super) fn table(window: Window, out: &mut Vec<u32>, progress: &mut Progress<'_>) -> Result<()> {
    let sequence = computed(window.last_row(), progress)?;
    for row in window.from_row..=window.last_row() {
        let columns = window.from_column..=window.last_column();
        out.extend(columns.map(|limit| sequence.value(row as usize, limit as usize)));
    }
    Ok(())
}

/// The limits below the least term.
pub(super) fn zeros(heap: &UBig) -> Zeros {
    let min = representation(heap).last().map(|&k| fibonacci(k));
    Zeros { first: UBig::ZERO, last: min.map(|min| min - UBig::ONE) }
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
