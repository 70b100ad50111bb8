//! Products of coin-turning games.
//!
//! On a board of coins, row and column numbers from 1, the product A x B lets a player turn all
//! coins (r, c) with r in R and c in C, where R is a set that game A lets one turn and C a set that
//! game B does; the coin in the greatest row and the greatest column of them goes from heads to
//! tails. The **Tartan theorem** (Winning Ways, chapter 14): a lone head at (r, c) has the
//! nim-product of the values of coin r in A and coin c in B. A position is the nim-sum of its
//! heads.
//!
//! A move turns every coin of a product of sets, so it changes the value by the product a (x) b of
//! the changes that R and C are for rows of coins, whatever the coins show. It wins exactly when a
//! (x) b is the position's value.

mod axis;
mod corner;
mod first_moves;
mod heads;
mod played_out;
mod product;
mod ruler_changes;

pub use axis::Axis;
pub use corner::{Corner, CornerMove};
pub(crate) use first_moves::first_moves_of;
pub use first_moves::{FirstMoves, WinningPair, first_moves};
pub use heads::{Heads, HeadsMove, WinningChanges, WinningMoves};
pub use played_out::PlayedOut;
pub use product::Product;
