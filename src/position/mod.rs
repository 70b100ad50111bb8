//! Positions: sums of heaps and of rows of coins, of any games.
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
//! | `0.77:12 + take:squares:29 + nim:5` | a sum; an octal code needs no `octal:` before it |
//!
//! Numbers are parsed by [`crate::number`]; commas separate them inside braces.
//!
//! A [`Sum`] may also have components of other kinds, see [`boards`], and is not only played with a
//! move in one component: see [`Sum::compound_moves`] and [`Sum::moore_moves`].

pub mod boards;
mod misere;
mod misere_search;
mod moves;
mod notation;
mod remoteness;
mod states;
mod sum;
mod sums;
mod values;

pub use misere::{Decision, MisereMoves, Played};
pub use misere_search::MISERE_POSITIONS;
pub use moves::{Losing, Move, Moves};
pub use remoteness::REMOTENESS_POSITIONS;
pub use sum::{Component, Position};
pub use sums::{
    Compound, CompoundMove, CompoundMoves, MooreMoves, Part, PartMove, Refuted, Sum, SumMisere, SumMoves,
};
