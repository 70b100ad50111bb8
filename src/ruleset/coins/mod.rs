//! Turning coins in a row: the rightmost coin turned goes from heads to tails.
//!
//! A position is the nim-sum of its heads (Winning Ways, chapter 14), so a game is known by what a
//! lone head can be turned into. Coins are numbered from 1 in all games, as in CGSuite; entry 0 of
//! a sequence stands for no coin and is 0. The books number the coins of some games from 0 where
//! that gives a shorter formula: Twins, and Mock Turtles and its kin of at most 5, 7, 9 coins,
//! whose coin n is coin n + 1 here.

mod notation;
mod options;
mod rules;

pub(super) use notation::read;
pub use rules::Coins;
pub(super) use rules::{EXAMPLES, PREFIX};
