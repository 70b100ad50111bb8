//! The values of own rules ([`crate::ruleset::Rule`]), compiled to a compact form.
//!
//! - `plan`: a rule as loops, with every condition as far out as its names allow;
//! - `column`: a number for each of many rows, and operations on whole columns;
//! - `evaluate`: expressions and conditions of a frame, which is a column for each name;
//! - `sets`: what loops run through; named sets and prime factors are found once;
//! - `walk`: runs through the options of heaps, or counts the work;
//! - `block`: values of a block of heaps from their options;
//! - `heaps`: all ways to split a heap, by a knapsack over (sum, xor);
//! - `estimate`: how far the values can be computed, told before;
//! - `named`: rules that are a named game;
//! - `game`: the [`crate::sequence::Sequence`].

mod block;
mod column;
mod estimate;
mod evaluate;
mod game;
mod heaps;
mod named;
mod plan;
mod sets;
mod walk;

pub use game::OwnGame;
pub(super) use named::NamedRule;
