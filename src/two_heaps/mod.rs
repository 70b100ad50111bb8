//! Games on two numbers that a move changes together: two-dimensional tables of Grundy values.
//!
//! A position is a cell (row, column). Nothing splits into parts here, so each cell is the mex over
//! its own options.
//!
//! | notation | position | move |
//! |---|---|---|
//! | `wythoff` | two heaps | take any positive number of stones from one heap, or the same number from both |
//! | `euclid` | two heaps, none empty | take a positive multiple of the smaller heap from the larger one, not all of it |
//! | `wythoff:3` | two heaps | take from one heap, or from both two numbers that differ by less than 3 |
//! | `euclid-to-zero` | two heaps | as `euclid`, and all of the larger heap may be taken |
//! | `fibonacci-nim` | a heap and a limit | take 1 to limit stones; the new limit is twice what was taken |
//! | `dynamic:3` | a heap and a limit | the same, and the new limit is three times what was taken |
//!
//! A player who cannot move loses. Euclid is the version that ends at two equal heaps (Grossman
//! 1997); in that of Cole and Davie (1969) a heap may be emptied, which leaves the same P-positions
//! off the diagonal but other Grundy values. Fibonacci and dynamic nim start at (n, n - 1): at
//! first the whole heap may not be taken. The numbers after the colons may be others, see
//! [`TwoHeaps`].
//!
//! One game a file; `explain` lists the options of a cell; own rules are in `rule`.

mod cells;
mod dynamic_nim;
mod euclid;
mod euclid_to_zero;
mod explain;
mod fibonacci_nim;
mod game;
#[cfg(feature = "own-rules")]
mod own;
mod r_wythoff;
mod table;
mod value_sets;
mod winning;
mod wythoff;

#[cfg(feature = "own-rules")]
pub use crate::rule::{OwnExplanation, OwnOption, OwnTable};
pub use cells::{CellOption, Kind, Move, Window, Winning, Zeros};
pub use dynamic_nim::terms as dynamic_terms;
pub use euclid::value as euclid_value;
pub use euclid_to_zero::value as euclid_to_zero_value;
pub use explain::{CellExplanation, CellWitness, explain};
pub use game::TwoHeaps;
pub use table::table;
pub use winning::{winning_moves, zeros, zeros_of_rows};
pub use wythoff::{pair as wythoff_pair, pairs as wythoff_pairs, partner as wythoff_partner};
