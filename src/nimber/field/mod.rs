//! Arithmetic in the fields of nimbers: logarithms for 16 bits, halves for fixed widths, rows of
//! words beyond.

pub(super) mod limbs;
pub(super) mod logarithms;
pub(super) mod precomputed;
mod subfield;
pub(super) mod tower;

pub use subfield::Field;
