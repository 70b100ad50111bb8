//! Nimbers: the field that nim-sum and nim-product make of the non-negative integers.
//!
//! Nim-sum is exclusive or. The nim-product of a and b is mex { a'b + ab' + a'b' : a' < a, b' < b
//! }; with it the numbers below 2^(2^k) form a field for every k (Conway, On Numbers and Games,
//! chapter 6).
//!
//! - The functions here and in [`wide`] are for 64 and 128 bits, which is where games live;
//!   [`products`] and [`inverses`] take many at once.
//! - [`Nimber`] goes to 2^65536: quotients, powers, square roots, [`quadratic`] equations,
//!   multiplicative orders.
//! - [`calculate`] reads and computes what a person types, and explains each operation.
//! - [`window`] is a piece of a table of sums, products, powers or quotients, for drawing.

mod batch;
mod calculator;
mod facts;
mod field;
mod narrow;
mod order;
mod quadratic;
mod tables;
mod value;
pub mod wide;

pub use batch::{inverses, inverses_into, products, products_into};
pub use calculator::{Calculation, LINES, Operation, Step, calculate};
pub use facts::Facts;
pub use field::Field;
pub use narrow::{inverse, product, square, square_root};
pub use quadratic::{Roots, quadratic, square_plus_root};
pub use tables::{CELLS, Table, Window, window};
pub use value::Nimber;
