//! The game of Euclid as Cole and Davie played it (1969): take a positive multiple of the smaller
//! heap from the larger one, perhaps all of it; the player who empties a heap wins.
//!
//! The P-positions are those of unequal heaps whose ratio is below the golden one (Cole and Davie).
//! The Grundy values (Cairns, Ho, Lengyel, "The Sprague-Grundy function of the real game Euclid",
//! Discrete Mathematics 311, 2011) follow from the moves: (x, qx + s) with s < x leads to (x, jx +
//! s) for j < q. Of the values v at j = 0, then mex { v } at j = 1 and so on, that at q > 0 is q -
//! 1 for q <= v, and otherwise q. So a value is read off the quotients of Euclid's algorithm, from
//! the last one to the first: time O(log) a cell.

use super::{Kind, Move, Window, Zeros, euclid};
use crate::error::Result;
use crate::progress::Progress;
use dashu_int::UBig;

/// The Grundy value of two heaps of any size; 0 where a heap is empty. Time O(d^2) for d digits.
///
/// ```
/// use grundyscope::two_heaps::euclid_to_zero_value;
/// assert_eq!(euclid_to_zero_value(&3u32.into(), &3u32.into()), 1u32.into());
/// assert_eq!(euclid_to_zero_value(&3u32.into(), &4u32.into()), 0u32.into());
/// ```
#[must_use]
pub fn value(x: &UBig, y: &UBig) -> UBig {
    let (mut less, mut more) = if x < y { (x.clone(), y.clone()) } else { (y.clone(), x.clone()) };
    let mut quotients = Vec::new();
    while less != UBig::ZERO {
        let rest = &more % &less;
        quotients.push(&more / &less);
        (less, more) = (rest, less);
    }
    let next = |value: UBig, quotient: UBig| if quotient <= value { quotient - UBig::ONE } else { quotient };
    quotients.into_iter().rev().fold(UBig::ZERO, next)
}

/// The value of heaps below 2^32.
pub(super) fn small_value(x: u64, y: u64) -> u32 {
    let (less, more) = if x < y { (x, y) } else { (y, x) };
    if less == 0 {
        return 0;
    }
    let (value, quotient) = (u64::from(small_value(more % less, less)), more / less);
    (if quotient <= value { quotient - 1 } else { quotient }) as u32
}

pub(super) fn table(window: Window, out: &mut Vec<u32>, progress: &mut Progress<'_>) -> Result<()> {
    for row in window.from_row..=window.last_row() {
        out.extend((window.from_column..=window.last_column()).map(|column| small_value(row, column)));
        progress.report(row - window.from_row + 1, window.rows.into())?;
    }
    Ok(())
}

/// The columns whose ratio to the row is below the golden one, but for the row itself.
pub(super) fn zeros(row: &UBig) -> Zeros {
    Zeros { except: Some(row.clone()), ..euclid::zeros(row) }
}

/// All of the larger heap if the smaller divides it, otherwise as in the other version.
pub(super) fn winning_moves(row: &UBig, column: &UBig) -> Vec<Move> {
    let (less, more) = if row < column { (row, column) } else { (column, row) };
    if more % less != UBig::ZERO {
        return euclid::winning_moves(row, column);
    }
    let mut moves = Vec::new();
    if row >= column {
        moves.push(Move { kind: Kind::Row, amount: more.clone(), to: (UBig::ZERO, column.clone()) });
    }
    if row <= column {
        moves.push(Move { kind: Kind::Column, amount: more.clone(), to: (row.clone(), UBig::ZERO) });
    }
    moves
}
