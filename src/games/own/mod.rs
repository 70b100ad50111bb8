//! The values of own rules ([`crate::ruleset::Rule`]), compiled to a compact form.
//!
//! - `code`: expressions and conditions as a flat list of operations on a stack;
//! - `compile`: a rule as stages, one for each loop, with every condition as far out as its names
//!   allow, and options that are linear in the innermost name marked so;
//! - `tables`: named sets, found once;
//! - `target`: what for, and what may end it;
//! - `walk`: runs through the options of a heap, and marks their values or counts the work;
//! - `columns`: many options of the innermost loop at once, operation by operation;
//! - `spans`: options that are linear in one name, in a loop without any checks;
//! - `heaps`: all ways to split a heap, by a knapsack over (sum, xor);
//! - `estimate`: how far the values can be computed, told before;
//! - `named`: rules that are a named game;
//! - `game`: the [`crate::sequence::Sequence`].

mod code;
mod columns;
mod compile;
mod estimate;
mod game;
mod heaps;
mod named;
mod spans;
mod tables;
mod target;
mod walk;

pub use game::OwnGame;
pub(super) use named::NamedRule;
