//! The Flipping Game on real boards, by the rules: a move picks a rectangle whose height is a
//! triangular number and whose width is a square, whose upper-right corner disk is white, and turns
//! over every disk in it; the last move wins. A board is a number whose one bits are
//! the white disks, and every board is examined.
//!
//! Why play ends: number the disks from the bottom row up and from left to right within a row. In
//! any rectangle the upper-right corner then has the highest number, and it goes from white to
//! black; so a move clears the highest bit that it changes, the board as a number falls, and it
//! cannot fall infinitely. It also means that in ascending order every option comes before the
//! board itself, so that no recursion is needed.
//!
//! The product method at the end is the theory (the Tartan theorem), with its ingredients from
//! their own definitions and every pair of moves tried.

use super::coin_turning::{axis_move_histogram, axis_values, square_lengths, triangular_lengths};
use super::nimber::nim_product;

/// A move on a board: the rectangle's upper-right corner and its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rectangle {
    /// Row of the corner, from 1 at the bottom.
    pub row: usize,
    /// Column of the corner, from 1 at the left.
    pub column: usize,
    /// Number of rows, a triangular number.
    pub height: usize,
    /// Number of columns, a square.
    pub width: usize,
}

/// Every rectangle that the rules know on a board of `rows` by `columns`, with the number of its
/// corner disk and the disks in it as bits.
fn rectangles(rows: usize, columns: usize) -> Vec<(Rectangle, u32, u32)> {
    let mut all = Vec::new();
    for row in 1..=rows {
        for column in 1..=columns {
            for height in triangular_lengths(row) {
                for width in square_lengths(column) {
                    let disk = |r: usize, c: usize| 1_u32 << ((r - 1) * columns + (c - 1));
                    let mut disks = 0;
                    for r in row - height + 1..=row {
                        for c in column - width + 1..=column {
                            disks |= disk(r, c);
                        }
                    }
                    all.push((Rectangle { row, column, height, width }, disk(row, column), disks));
                }
            }
        }
    }
    all
}

/// Every winning first move on the all-white board of `rows` by `columns`, found by playing.
///
/// # Panics
/// When the board has more than 25 disks.
pub fn winning_moves_on(rows: usize, columns: usize) -> Vec<Rectangle> {
    let disks = rows * columns;
    assert!(disks <= 25, "2^{disks} boards are too many");
    let rectangles = rectangles(rows, columns);
    let mut won: Vec<bool> = Vec::with_capacity(1 << disks);
    for board in 0..1_u32 << disks {
        let wins = rectangles
            .iter()
            .any(|&(_, corner, turned)| board & corner != 0 && !won[(board ^ turned) as usize]);
        won.push(wins);
    }
    let all_white = (1 << disks) - 1;
    let wins = rectangles.iter().filter(|(_, _, turned)| !won[(all_white ^ turned) as usize]);
    wins.map(|&(rectangle, _, _)| rectangle).collect()
}

/// W(`n`): how many first moves win on the all-white board of `n` by `n`, found by playing.
///
/// # Panics
/// When `n` is above 5.
pub fn winning_first_moves(n: usize) -> u64 {
    winning_moves_on(n, n).len() as u64
}

/// The same number by the product of the two axes: the board is worth G = X (x) Y, the axes'
/// all-heads rows multiplied as nimbers; a first move with changes a and b wins exactly when a (x)
/// b = G. Every pair of changes is tried.
///
/// # Panics
/// When a value of an axis or a change is 256 or more, which does not happen on squares up to 3000.
pub fn winning_first_moves_by_product(rows: usize, columns: usize) -> u64 {
    let (heights, widths) = (triangular_lengths(rows), square_lengths(columns));
    let row_sum = |values: Vec<u32>| values.into_iter().fold(0, |sum, value| sum ^ value);
    let board = nim_product(row_sum(axis_values(rows, &heights)), row_sum(axis_values(columns, &widths)));
    let mut count = 0;
    for (&a, &ways_a) in &axis_move_histogram(rows, &heights) {
        for (&b, &ways_b) in &axis_move_histogram(columns, &widths) {
            if nim_product(a, b) == board {
                count += ways_a * ways_b;
            }
        }
    }
    count
}
