//! Wythoff's nim: take any positive number of stones from one of two heaps, or the same number from
//! both.
//!
//! The P-positions are the pairs (floor(k φ), floor(k φ^2)) and their mirror images (Wythoff 1907);
//! the two sequences (OEIS A000201, A001950) share no number and leave none out but 0, so every
//! heap has one partner. Integer square roots make that exact at any size.
//!
//! For the Grundy values no closed form is known (Blass and Fraenkel 1990; Nivasch 2009). They are
//! computed row by row: a set of bits for each row, column and diagonal holds the values that stand
//! there already, and the mex is the first bit that none of the three has. The words of a set that
//! are full are not examined again. Time O(R C (R + C) / 64) at worst and O(R C) mostly, space
//! O((R + C)^2) bits, for the last row R and column C.

use super::cells::{Kind, Move, Window};
use super::value_sets::Sets;
use crate::error::Result;
use crate::progress::Progress;
use crate::zeckendorf::{over_golden_ratio, times_golden_ratio};
use dashu_int::UBig;

pub(super) const LIMIT: u64 = 4_095;

/// Computes the rows 0 to `last_row` as far as `last_column` and shows each to `visit`.
pub(super) fn rows(
    last_row: u64,
    last_column: u64,
    progress: &mut Progress<'_>,
    visit: &mut dyn FnMut(u64, &[u32]),
) -> Result<()> {
    let (rows, columns) = (last_row as usize + 1, last_column as usize + 1);
    // A mex is at most the number of options: those of the row, the column and the diagonal.
    let width = (rows + columns + rows.min(columns)) / 64 + 1;
    let mut row_set = Sets::new(1, width)?;
    let mut column_sets = Sets::new(columns, width)?;
    // Diagonal d holds the cells with column - row = d - last_row.
    let mut diagonal_sets = Sets::new(rows + columns, width)?;
    let mut values = vec![0; columns];
    for row in 0..rows {
        row_set.clear();
        fill(&mut values, rows - 1 - row, &mut row_set, &mut column_sets, &mut diagonal_sets);
        visit(row as u64, &values);
        progress.report(row as u64 + 1, rows as u64)?;
    }
    Ok(())
}

/// One row, whose first cell is on the diagonal `diagonal`.
#[inline(never)]
fn fill(values: &mut [u32], diagonal: usize, row: &mut Sets, columns: &mut Sets, diagonals: &mut Sets) {
    for (column, out) in values.iter_mut().enumerate() {
        let diagonal = diagonal + column;
        let first = row.first[0].max(columns.first[column]).max(diagonals.first[diagonal]) as usize;
        let words = row.words(0).iter().zip(columns.words(column)).zip(diagonals.words(diagonal));
        let mut value = first * 64;
        for ((row, column), diagonal) in words.skip(first) {
            let taken = (row | column | diagonal).trailing_ones();
            value += taken as usize;
            if taken < u64::BITS {
                break;
            }
        }
        row.insert(0, value);
        columns.insert(column, value);
        diagonals.insert(diagonal, value);
        *out = value as u32;
    }
}

pub(super) fn table(window: Window, out: &mut Vec<u32>, progress: &mut Progress<'_>) -> Result<()> {
    let from = window.from_column as usize;
    rows(window.last_row(), window.last_column(), progress, &mut |row, values| {
        if row >= window.from_row {
            out.extend_from_slice(&values[from..]);
        }
    })
}

/// P-position `k` of Wythoff's nim, smaller heap first: (floor(k φ), floor(k φ^2)), k from 0.
///
/// Time O(M(d)) for d digits, for the time M(d) of a product.
///
/// ```
/// use grundyscope::two_heaps::wythoff_pair;
/// assert_eq!(wythoff_pair(&4u32.into()), (6u32.into(), 10u32.into()));
/// ```
#[must_use]
pub fn pair(k: &UBig) -> (UBig, UBig) {
    let lower = times_golden_ratio(k);
    let upper = &lower + k;
    (lower, upper)
}

/// The P-positions of Wythoff's nim from number `from` on, `count` numbers each with its [`pair`].
pub fn pairs(from: &UBig, count: u64) -> impl Iterator<Item = (UBig, (UBig, UBig))> {
    (0..count).map(move |offset| {
        let k = from + UBig::from(offset);
        let pair = pair(&k);
        (k, pair)
    })
}

/// The heap that makes a P-position of Wythoff's nim together with a given one (OEIS A002251).
///
/// Time O(M(d)) for d digits, for the time M(d) of a product.
///
/// ```
/// use grundyscope::two_heaps::wythoff_partner;
/// assert_eq!(wythoff_partner(&6u32.into()), 10u32.into());
/// assert_eq!(wythoff_partner(&10u32.into()), 6u32.into());
/// ```
#[must_use]
pub fn partner(heap: &UBig) -> UBig {
    // The last k with floor(k φ) <= heap. Either that is the heap, whose partner is k more; or the
    // heap is floor(j φ^2) for the last j with j φ^2 < heap + 1, and since 1/φ + 1/φ^2 = 1, its
    // partner heap - j is that k.
    let k = over_golden_ratio(&(heap + UBig::ONE));
    if times_golden_ratio(&k) == *heap { heap + k } else { k }
}

pub(super) fn winning_moves(row: &UBig, column: &UBig) -> Vec<Move> {
    let mut moves = Vec::new();
    let to = partner(column);
    if to < *row {
        moves.push(Move { kind: Kind::Row, amount: row - &to, to: (to, column.clone()) });
    }
    let to = partner(row);
    if to < *column {
        moves.push(Move { kind: Kind::Column, amount: column - &to, to: (row.clone(), to) });
    }
    // Taking from both keeps the difference, and one P-position has it.
    let (less, more) = if row < column { (row, column) } else { (column, row) };
    let lower = times_golden_ratio(&(more - less));
    if lower < *less {
        let amount = less - lower;
        moves.push(Move { kind: Kind::Both, to: (row - &amount, column - &amount), amount });
    }
    moves
}
