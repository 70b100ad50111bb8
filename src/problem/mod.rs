//! The catalogue: one named problem a file.
//!
//! A [`Problem`] describes itself (parameters, check values, the games whose Grundy values lie
//! under it) and solves itself. Its words are not here: reasons and facts are keys with arguments,
//! which a page turns into sentences of its language. To add a problem: one file here, one line in
//! [`CATALOGUE`].

mod arguments;
mod batch;
mod catalogue;
mod fibonacci_nim;
mod flipping_game;
mod interface;
mod nim_square;
mod reading;
mod stones;

pub use arguments::Arguments;
pub use batch::{Batch, answer_lines};
pub use catalogue::{CATALOGUE, find, solve};
pub use interface::{Answer, Check, Distribution, Parameter, Problem};
pub use reading::{parameter, read_number};
