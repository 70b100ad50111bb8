//! Many nim-products or nim-inverses at once, bit by bit, on planes that hold one bit of many
//! numbers.

mod circuits;
mod inverses;
mod lists;
mod plane;
mod slices;

pub use lists::{inverses, inverses_into, products, products_into};
