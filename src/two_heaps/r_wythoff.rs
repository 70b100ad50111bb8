//! Wythoff's nim with moves from both heaps that take nearly the same: k and l stones with
//! |k - l| < r. With r = 1 it is Wythoff's nim.
//!
//! The P-positions are the pairs (floor(k α), floor(k α) + r k) and their mirror images, for
//! α = (2 - r + √(r^2 + 4)) / 2 (Fraenkel, "How to beat your Wythoff games' opponent on three
//! fronts", Amer. Math. Monthly 89, 1982). The two sequences share no number and leave none out but
//! 0, so every heap has one partner. Integer square roots make that exact at any size.
//!
//! The Grundy values are computed row by row, with a set of values for each row, each column, and
//! each band of 2r - 1 diagonals. Time O(R C (r + (R + C + r min(R, C)) / 64)) at worst, space O((R
//! + C) (R + C + r min(R, C))) bits, for the last row R and column C.

use super::cells::{CellOption, Kind, Move, SMALLER, Window};
use super::value_sets::Sets;
use crate::error::Result;
use crate::memory::reserve_for;
use crate::progress::Progress;
use dashu_int::UBig;
use dashu_int::ops::SquareRoot;

pub(super) const LIMIT: u64 = 1_023;

pub(super) struct Computed {
    columns: usize,
    values: Vec<u32>,
}

impl Computed {
    pub(super) fn new(r: u32, last_row: u64, last_column: u64, progress: &mut Progress<'_>) -> Result<Self> {
        let (r, rows, columns) = (r as usize, last_row as usize + 1, last_column as usize + 1);
        // A mex is at most the number of options.
        let width = (rows + columns + (2 * r - 1) * rows.min(columns)) / 64 + 1;
        let mut row_set = Sets::new(1, width)?;
        let mut column_sets = Sets::new(columns, width)?;
        // Band d has the cells with column - row = d - rows in the middle.
        let mut band_sets = Sets::new(rows + columns, width)?;
        let mut computed = Self { columns, values: Vec::new() };
        reserve_for(&mut computed.values, rows * columns, SMALLER)?;
        for row in 0..rows {
            row_set.clear();
            for column in 0..columns {
                let band = rows + column - row;
                if row > 0 && column > 0 {
                    // What the cell before on the diagonal could not reach.
                    for other in column.saturating_sub(r)..column {
                        band_sets.insert(band, computed.at(row - 1, other) as usize);
                    }
                    for other in row.saturating_sub(r)..row - 1 {
                        band_sets.insert(band, computed.at(other, column - 1) as usize);
                    }
                }
                let value = Sets::mex([(&row_set, 0), (&column_sets, column), (&band_sets, band)]);
                row_set.insert(0, value);
                column_sets.insert(column, value);
                computed.values.push(value as u32);
            }
            progress.report(row as u64 + 1, rows as u64)?;
        }
        Ok(computed)
    }

    fn at(&self, row: usize, column: usize) -> u32 {
        self.values[row * self.columns + column]
    }
}

pub(super) fn table(r: u32, window: Window, out: &mut Vec<u32>, progress: &mut Progress<'_>) -> Result<()> {
    let computed = Computed::new(r, window.last_row(), window.last_column(), progress)?;
    for row in computed.values.chunks(computed.columns).skip(window.from_row as usize) {
        out.extend_from_slice(&row[window.from_column as usize..]);
    }
    Ok(())
}

/// In order: from the row, from the column, from both by amounts of the row, then the column.
pub(super) fn options(r: u32, row: u64, column: u64, progress: &mut Progress<'_>) -> Result<Vec<CellOption>> {
    let computed = Computed::new(r, row, column, progress)?;
    let option = |kind, amount, to: (u64, u64)| CellOption {
        kind,
        amount,
        to,
        value: computed.at(to.0 as usize, to.1 as usize),
    };
    let mut options = Vec::new();
    let count = row + column + (2 * u64::from(r) - 1) * row.min(column);
    reserve_for(&mut options, count as usize, SMALLER)?;
    options.extend((1..=row).map(|amount| option(Kind::Row, amount, (row - amount, column))));
    options.extend((1..=column).map(|amount| option(Kind::Column, amount, (row, column - amount))));
    let more = u64::from(r) - 1;
    for amount in 1..=row {
        let others = amount.saturating_sub(more).max(1)..=(amount + more).min(column);
        options.extend(others.map(|other| option(Kind::Both, amount, (row - amount, column - other))));
    }
    Ok(options)
}

/// √(n^2 (r^2 + 4)), rounded down: never an integer for n > 0.
fn root(r: u32, n: &UBig) -> UBig {
    (n.sqr() * (u64::from(r).pow(2) + 4)).sqrt()
}

/// The P-position number `k`, smaller heap first.
pub(super) fn pair(r: u32, k: &UBig) -> (UBig, UBig) {
    let less = (k * 2u32 + root(r, k) - k * r) >> 1;
    let more = &less + k * r;
    (less, more)
}

pub(super) fn partner(r: u32, heap: &UBig) -> UBig {
    // The last k with floor(k α) <= heap, as 1/α = (√(r^2 + 4) + r - 2) / 2r. Either that is the
    // heap, or the heap is floor(j β) for its number j among the larger ones, which leave out k of
    // the numbers up to it.
    let next = heap + UBig::ONE;
    let k = (root(r, &next) + &next * r - &next * 2u32) / (r * 2);
    if pair(r, &k).0 == *heap { heap + &k * r } else { heap - (heap - k) * r }
}

/// The moves to P-positions: at most one from each heap, and two from both.
pub(super) fn winning_moves(r: u32, row: &UBig, column: &UBig) -> Vec<Move> {
    let mut moves = Vec::new();
    let to = partner(r, column);
    if to < *row {
        moves.push(Move { kind: Kind::Row, amount: row - &to, to: (to, column.clone()) });
    }
    let to = partner(r, row);
    if to < *column {
        moves.push(Move { kind: Kind::Column, amount: column - &to, to: (row.clone(), to) });
    }
    // Taking from both changes the difference by less than r: to a multiple of r next to it.
    let mirrored = row > column;
    let (less, more) = if mirrored { (column, row) } else { (row, column) };
    let difference = more - less;
    let (below, rest) = (&difference / r, &difference % r);
    let mut both = Vec::new();
    let mut lead = |(small, large): (UBig, UBig)| {
        if small < *less && large < *more {
            let to = if mirrored { (large, small) } else { (small, large) };
            both.push(Move { kind: Kind::Both, amount: row - &to.0, to });
        }
    };
    if rest > 0 {
        lead(pair(r, &(&below + UBig::ONE)));
    }
    // Below r, the two multiples are 0 and r: pairs 0 and 1, and no mirror image.
    lead(pair(r, &below));
    if let [one, other] = &both[..]
        && one.amount > other.amount
    {
        both.swap(0, 1);
    }
    moves.append(&mut both);
    moves
}
