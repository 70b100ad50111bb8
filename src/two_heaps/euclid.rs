//! The game of Euclid: take a positive multiple of the smaller heap from the larger one, leaving
//! some of it.
//!
//! Its Grundy value is floor(|x/y - y/x|) (Nivasch, "The Sprague-Grundy function of the game
//! Euclid", Discrete Mathematics 306, 2006). So P-positions are those whose ratio is below the
//! golden one, as Cole and Davie (1969) found for the version that goes on to an empty heap.
//! Constant time a cell.

use super::{Kind, Move, Window, Zeros};
use crate::error::Result;
use crate::progress::Progress;
use crate::zeckendorf::{over_golden_ratio, times_golden_ratio};
use dashu_int::UBig;

/// The Grundy value of any two heaps: floor(|x/y - y/x|); 0 where one is empty: no move.
///
/// Time O(M(d)) for d digits, for the time M(d) of a product.
///
/// ```
/// use grundyscope::two_heaps::euclid_value;
/// assert_eq!(euclid_value(&10u32.into(), &3u32.into()), 3u32.into());
/// ```
#[must_use]
pub fn value(x: &UBig, y: &UBig) -> UBig {
    let (less, more) = if x < y { (x, y) } else { (y, x) };
    if *less == UBig::ZERO {
        return UBig::ZERO;
    }
    (more.sqr() - less.sqr()) / (more * less)
}

/// The value of heaps below 2^32, none empty.
pub(super) fn small_value(x: u64, y: u64) -> u32 {
    let (less, more) = if x < y { (x, y) } else { (y, x) };
    ((more * more - less * less) / (more * less)) as u32
}

pub(super) fn table(window: Window, out: &mut Vec<u32>, progress: &mut Progress<'_>) -> Result<()> {
    for row in window.from_row..=window.last_row() {
        for column in window.from_column..=window.last_column() {
            progress.work(1)?;
            out.push(small_value(row, column));
        }
        progress.report(row - window.from_row + 1, window.rows.into())?;
    }
    Ok(())
}

/// The columns whose ratio to the row is below the golden one.
pub(super) fn zeros(row: &UBig) -> Zeros {
    Zeros { first: over_golden_ratio(row) + UBig::ONE, last: Some(times_golden_ratio(row)), except: None }
}

/// The move to a P-position: what is left of the larger heap has to lie between s/φ and s φ for the
/// smaller heap s, a stretch of length s, in which every remainder occurs once.
pub(super) fn winning_moves(row: &UBig, column: &UBig) -> Vec<Move> {
    let (less, more) = if row < column { (row, column) } else { (column, row) };
    let mut left = more % less;
    if left <= over_golden_ratio(less) {
        left += less;
    }
    if left >= *more {
        return Vec::new();
    }
    let amount = more - &left;
    vec![if row < column {
        Move { kind: Kind::Column, amount, to: (row.clone(), left) }
    } else {
        Move { kind: Kind::Row, amount, to: (left, column.clone()) }
    }]
}
