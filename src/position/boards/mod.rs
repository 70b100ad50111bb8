//! Components of a sum that are neither heaps nor rows of coins: strips, stairs, trees, graphs and
//! tables. Several of them are nim in disguise.
//!
//! | notation | component |
//! |---|---|
//! | `nimble:{1,4,4}` | coins on squares, which move any way to the left |
//! | `staircase:{3,0,2}` | coins on steps; some of those of a step go one step down |
//! | `northcott:8:{1-5,2-7}` | rows with a piece of each player, that of the player to move first |
//! | `silver-dollar:{1,4,7}`, `silver-dollar:{1,4,$7}` | coins that do not jump, and a dollar among them |
//! | `poker:{3,5}`, `poker:2,0:{3,5}` | nim with chips that may be added again |
//! | `hackenbush:(()(()))` | green trees, an edge for each pair of brackets |
//! | `graph:a>b,b>c,a>c@a` | tokens on the vertices of a graph |
//! | `wythoff:(3,5)` | a game on two numbers, see [`crate::two_heaps`] |
//!
//! To add one: a file with its `Rules` and a function that reads it, and a row of `FAMILIES` in
//! `read`.

mod board;
mod graph;
mod hackenbush;
mod nimble;
mod northcott;
#[cfg(feature = "own-rules")]
mod own_table;
mod poker;
mod read;
mod silver_dollar;
mod staircase;
mod table;

pub use board::{Board, Change, Graph, Kind, Shape, Step};
pub(super) use read::read;
