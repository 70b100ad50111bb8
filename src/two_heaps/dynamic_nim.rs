//! Dynamic nim as a table: row = heap, column = limit, the most that the next move may take; a move
//! that takes k sets the limit to r k. With r = 2 it is Fibonacci nim.
//!
//! Schwenk ("Take-away games", Fibonacci Quarterly 8, 1970): with H_1 = 1 and H_(k+1) = H_k + H_j
//! for the least j with r H_j >= H_k, every positive number is uniquely a sum of terms H_i > H_j >
//! ... each more than r times the next one; the greedy algorithm finds them. The P-positions are
//! those with a limit below the least term. The values are those of [`FibonacciNim`] with that
//! factor: time O(R^2 log R) for the last row R.

use super::{Kind, Move, Window, Winning, Zeros};
use crate::error::Result;
use crate::games::FibonacciNim;
use crate::progress::Progress;
use crate::sequence::Sequence;
use dashu_int::UBig;

/// The most winning moves that are listed, besides the taking of the whole heap.
const LISTED: usize = 100;

pub(super) fn computed(factor: u32, last: u64, progress: &mut Progress<'_>) -> Result<FibonacciNim> {
    let mut sequence = FibonacciNim::with_factor(factor);
    sequence.extend(last, progress)?;
    Ok(sequence)
}

pub(super) fn table(
    factor: u32,
    window: Window,
    out: &mut Vec<u32>,
    progress: &mut Progress<'_>,
) -> Result<()> {
    let sequence = computed(factor, window.last_row(), progress)?;
    for row in window.from_row..=window.last_row() {
        for limit in window.from_column..=window.last_column() {
            progress.work(1)?;
            out.push(sequence.value(row as usize, limit as usize));
        }
    }
    Ok(())
}

/// Schwenk's sequence up to `end`: 1, 2, 3, 4, 6, 8, 11, ... for the factor 3.
///
/// Time O(t d) for t terms of up to d digits; t is O(r d).
///
/// ```
/// use grundyscope::two_heaps::dynamic_terms;
/// let terms = dynamic_terms(3, &20u32.into());
/// assert_eq!(terms, [1u32, 2, 3, 4, 6, 8, 11, 15].map(Into::into));
/// ```
#[must_use]
pub fn terms(factor: u32, end: &UBig) -> Vec<UBig> {
    let mut terms: Vec<UBig> = Vec::new();
    let mut last = UBig::ONE;
    // The least term whose multiple reaches the last one.
    let mut reaching = 0;
    while last <= *end {
        terms.push(last.clone());
        while &terms[reaching] * factor < last {
            reaching += 1;
        }
        last += &terms[reaching];
    }
    terms
}

/// The terms of a number, the largest first.
pub(super) fn representation(number: &UBig, terms: &[UBig]) -> Vec<UBig> {
    let mut rest = number.clone();
    let mut found = Vec::new();
    let mut end = terms.len();
    while rest != UBig::ZERO {
        end = terms[..end].partition_point(|term| *term <= rest);
        rest -= &terms[end - 1];
        found.push(terms[end - 1].clone());
    }
    found
}

/// The limits below the least term of a heap.
pub(super) fn zeros(heap: &UBig, terms: &[UBig]) -> Zeros {
    let least = representation(heap, terms).pop();
    Zeros { first: UBig::ZERO, last: least.map(|least| least - UBig::ONE), except: None }
}

/// The winning moves that the limit allows: a heap without its last few terms, where the next one
/// is more than r times what is taken, for then what is left has that least term.
pub(super) fn winning_moves(factor: u32, heap: &UBig, limit: &UBig) -> Winning {
    let parts = representation(heap, &terms(factor, heap));
    let mut moves = Vec::new();
    let mut amount = UBig::ZERO;
    let mut complete = true;
    for (place, part) in parts.iter().enumerate().rev() {
        amount += part;
        if amount > *limit {
            break;
        }
        let after = &amount * factor;
        if place > 0 && parts[place - 1] <= after {
            continue;
        }
        if place > 0 && moves.len() == LISTED {
            complete = false;
            continue;
        }
        moves.push(Move { kind: Kind::Limit, amount: amount.clone(), to: (heap - &amount, after) });
    }
    Winning { moves, complete }
}
