//! Products of coin-turning games on real boards, by the rules: a move picks a set of rows that the
//! first game lets one turn and a set of columns that the second does, such that the coin in the
//! greatest row and column of them shows heads, and turns every coin in those rows and columns.
//! A board is a number whose one bits are the heads. A move's corner has the highest number of its
//! coins: boards as numbers only fall, and ascending order meets every option before the board.

use super::coin_turning::{Rule, turns};
use super::mex;

/// A move on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The rows, ascending, from 1.
    pub rows: Vec<u64>,
    /// The columns, ascending, from 1.
    pub columns: Vec<u64>,
    /// The bit of the corner, and those of all cells.
    pub corner: usize,
    pub cells: usize,
}

/// The bit of a cell.
pub fn bit(row: usize, column: usize, columns: usize) -> usize {
    1 << ((row - 1) * columns + column - 1)
}

/// Every move that the two rules know on a board of `rows` by `columns`.
pub fn all_turns(rows: usize, columns: usize, first: Rule, second: Rule) -> Vec<Turn> {
    let across: Vec<Vec<usize>> = (1..=columns).flat_map(|column| turns(column, second)).collect();
    let mut all = Vec::new();
    for down in (1..=rows).flat_map(|row| turns(row, first)) {
        for across in &across {
            let cells =
                down.iter().flat_map(|&row| across.iter().map(move |&column| bit(row, column, columns)));
            let corner = bit(down[down.len() - 1], across[across.len() - 1], columns);
            let [rows, columns] =
                [&down, across].map(|coins| coins.iter().map(|&coin| coin as u64).collect());
            all.push(Turn { rows, columns, corner, cells: cells.sum() });
        }
    }
    all
}

/// The Grundy value of every board.
pub fn board_values(rows: usize, columns: usize, turns: &[Turn]) -> Vec<u32> {
    let cells = rows * columns;
    assert!(cells <= 16, "2^{cells} boards are too many");
    let mut values: Vec<u32> = Vec::with_capacity(1 << cells);
    for board in 0..1_usize << cells {
        let legal = turns.iter().filter(|turn| board & turn.corner != 0);
        let value = mex(legal.map(|turn| values[board ^ turn.cells]));
        values.push(value);
    }
    values
}

/// The moves from a board that leave a board of value 0, and how many moves there are.
pub fn winning_turns<'a>(board: usize, turns: &'a [Turn], values: &[u32]) -> (Vec<&'a Turn>, usize) {
    let legal: Vec<&Turn> = turns.iter().filter(|turn| board & turn.corner != 0).collect();
    let count = legal.len();
    (legal.into_iter().filter(|turn| values[board ^ turn.cells] == 0).collect(), count)
}
