//! Positions: sums of heaps, of rows of coins and of boards, of any games.
//!
//! In a sum a player moves in one component and leaves the others; its value is the nim-sum of
//! theirs (Sprague 1935, Grundy 1939). The notation is the game, then its heaps or heads:
//!
//! | notation | position |
//! |---|---|
//! | `take:squares:29` | one heap of 29 stones: its size is after the last colon |
//! | `take:squares:{3,5,5}` | three heaps |
//! | `coins:ruler:7` | a row of coins of which the seventh shows heads |
//! | `coins:ruler:{1,4,7}` | a row of coins with three heads |
//! | `nimble:{1,4,4}` | a board, see [`boards`] |
//! | `0.77:12 + take:squares:29 + nim:5` | a sum; an octal code needs no `octal:` before it |
//!
//! Numbers are parsed by [`crate::number`]; commas separate them inside braces.
//!
//! A [`Sum`] is not only played with a move in one component: see [`Sum::compound_moves`] and
//! [`Sum::moore_moves`].

pub mod boards;
mod cells;
mod component;
mod compound;
mod misere;
mod moore;
mod moves;
mod notation;
mod reply;
mod search;
mod states;
mod sum;
mod theory;

pub use cells::Cells;
pub use component::Component;
pub use compound::{Compound, CompoundMove, CompoundMoves};
pub use misere::{Decision, MisereMoves};
pub use moore::MooreMoves;
pub use moves::{Losing, Moves};
pub use sum::{Move, Sum};
