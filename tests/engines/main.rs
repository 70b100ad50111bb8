//! The tests of the engines, one crate: a module for each part of the library. One module alone:
//! `cargo test --test engines heaps::`.

mod boards;
mod coins;
mod comparison;
mod compounds;
mod continued;
mod heaps;
mod imports;
mod level_sets;
mod messages;
mod misere;
mod misere_sums;
mod nimber_calculator;
mod nimbers;
mod number;
mod oracle;
mod oracle_selftest;
mod own_rules;
mod period_certificates;
mod periodicity;
mod pictures;
mod positions;
mod problems;
mod products;
mod promises;
mod questions;
mod reasons;
mod recognition;
mod sequences;
mod shared;
mod texts;
mod two_heaps;
mod zeckendorf;
