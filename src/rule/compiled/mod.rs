//! The values of rules of one coordinate, which are compiled to a compact form.
//!
//! - `plan`: a rule as loops, with every condition as far out as its names allow;
//! - `column`: a number for each of many rows, and operations on whole columns;
//! - `frame`: a column for each name; its expressions and conditions;
//! - `sets`: what loops run through; named sets and prime factors are found once;
//! - `walk`: runs through the options of heaps, or counts the work;
//! - `block`: values of a block of heaps from their options;
//! - `places`: values looked up 64 heaps at a time, in games with few values;
//! - `heaps`: all ways to split a heap, by a knapsack over (sum, xor);
//! - `estimate`: how far the values can be computed, told before;
//! - `values`: the values.

mod block;
mod column;
mod estimate;
mod frame;
mod heaps;
mod places;
mod plan;
mod sets;
mod values;
mod walk;

pub(crate) use values::Compiled;
