//! Games on two numbers that a move changes together: two-dimensional tables of Grundy values.
//!
//! A position is a cell (row, column). Nothing splits into parts here, so each cell is the mex over
//! its own options.
//!
//! | notation | position | move |
//! |---|---|---|
//! | `wythoff` | two heaps | take any positive number of stones from one heap, or the same number from both |
//! | `euclid` | two heaps, none empty | take a positive multiple of the smaller heap from the larger one, not all of it |
//! | `fibonacci-nim` | a heap and a limit | take 1 to limit stones; the new limit is twice what was taken |
//!
//! A player who cannot move loses. Euclid is the version that ends at two equal heaps (Grossman
//! 1997); in that of Cole and Davie (1969) a heap may be emptied, which leaves the same P-positions
//! off the diagonal but other Grundy values. Fibonacci nim starts at (n, n - 1): at first the whole
//! heap may not be taken.
//!
//! One game a file; `explain` lists the options of a cell.

mod cells;
mod euclid;
mod explain;
mod fibonacci_nim;
mod game;
mod rows;
mod table;
mod winning;
mod wythoff;

pub use cells::{Kind, Move, Window, Winning, Zeros};
pub use euclid::value as euclid_value;
pub use explain::{CellExplanation, CellOption, CellWitness, explain};
pub use game::TwoHeaps;
pub use rows::zeros_of_rows;
pub use table::table;
pub use winning::{winning_moves, zeros};
pub use wythoff::{pair as wythoff_pair, pairs as wythoff_pairs, partner as wythoff_partner};
