//! Many nim-products or nim-inverses at once, bit by bit, on planes that hold one bit of many
//! numbers.

mod circuits;
mod inverses;
pub(crate) mod lists;
mod plane;
mod slices;

pub use lists::{inverses, products};
