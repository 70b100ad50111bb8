//! The Flipping Game on real boards, by the rules: a move picks a rectangle whose height is a
//! triangular number and whose width is a square, whose upper-right corner disk is white, and turns
//! over every disk in it; the last move wins. It ends as in [`super::product`]; every board is
//! examined. At the end the theory (the Tartan theorem), with every pair of moves tried.

use super::coin_turning::{adjacent, axis_move_histogram, axis_values, square_lengths, triangular_lengths};
use super::nimber::nim_product;
use super::product::all_turns;

/// How many first moves win on the all-white board of `rows` by `columns`, found by playing.
pub fn winning_moves_on(rows: usize, columns: usize) -> u64 {
    let disks = rows * columns;
    assert!(disks <= 25, "2^{disks} boards are too many");
    let triangular = |coins: &[usize]| adjacent(coins) && triangular_lengths(25).contains(&coins.len());
    let square = |coins: &[usize]| adjacent(coins) && square_lengths(25).contains(&coins.len());
    let rectangles = all_turns(rows, columns, triangular, square);
    let mut won: Vec<bool> = Vec::with_capacity(1 << disks);
    for board in 0..1_usize << disks {
        let wins = rectangles.iter().any(|turn| board & turn.corner != 0 && !won[board ^ turn.cells]);
        won.push(wins);
    }
    rectangles.iter().filter(|turn| !won[(1 << disks) - 1 - turn.cells]).count() as u64
}

/// W(`n`): how many first moves win on the all-white board of `n` by `n`, found by playing.
pub fn winning_first_moves(n: usize) -> u64 {
    winning_moves_on(n, n)
}

/// The same number by the product of the two axes: the board is worth G = X (x) Y, the axes'
/// all-heads rows multiplied as nimbers; a first move with changes a and b wins exactly when a (x)
/// b = G. Every pair of changes is tried.
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
