//! Octal and hexadecimal codes, and Grundy's game.

mod break_sums;
mod eight_sums;
mod finite;
mod general;
mod growth;
mod sparse_space;
mod value_set;

pub use finite::TakeAndBreak;
pub(super) use general::GeneralCode;
