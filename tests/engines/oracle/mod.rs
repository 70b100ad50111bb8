//! Naive oracles: every question of the crate answered again from the definition, and nothing
//! clever.
//!
//! Nothing here uses the crate. A position is played out move by move, a Grundy value is the mex of
//! the options' Grundy values, a nim-product is the mex of its definition. That is slow, which is
//! the point: the fast engines are tested against it over the small ranges where it can answer, and
//! it is itself tested against published tables in `tests/engines/oracle_selftest.rs`.
//!
//! The fuzz targets include this module too, and each uses a part of it, hence the `allow`.

#![allow(dead_code)]

pub mod boards;
pub mod coin_turning;
pub mod comparison;
pub mod fibonacci_nim;
pub mod flipping_game;
pub mod golden;
pub mod misere;
pub mod misere_sums;
pub mod nim_square;
pub mod nimber;
pub mod periods;
pub mod pictures;
pub mod product;
pub mod stones;
pub mod sums;
pub mod take;
pub mod take_and_break;
pub mod treblecross;
pub mod two_heaps;
pub mod zeckendorf;

use std::collections::BTreeSet;

/// The least non-negative integer that is not among `values`.
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    let present: BTreeSet<u32> = values.into_iter().collect();
    let mut candidate = 0;
    while present.contains(&candidate) {
        candidate += 1;
    }
    candidate
}
