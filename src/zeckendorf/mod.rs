//! Zeckendorf representations: their terms, arithmetic on them, and their applications.
//!
//! Every positive integer is in exactly one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... of
//! which no two are neighbours (Zeckendorf 1972; Lekkerkerker 1952). Indices follow F(2) = 1,
//! F(3) = 2, F(4) = 3.
//!
//! One thing a file: `digits` finds the representation of a number and `value` goes back, both by
//! halving; `greedy` writes out how it is found by hand; `addition` adds two of them carry by
//! carry; `code` is the Fibonacci code, `word` the Fibonacci word; `first_moves` and `sum_of_moves`
//! are Fibonacci nim. Digit tricks rest on `golden`, the exact integer part of multiples of the
//! golden ratio.

mod addition;
mod code;
mod digits;
mod fibonacci;
mod first_moves;
mod golden;
mod greedy;
mod leading_terms;
mod sum_of_moves;
mod terms;
mod value;
mod word;
mod written;

pub use addition::{Addition, Rule, Step, add};
pub use code::{decode, encode};
pub use digits::representation;
pub use fibonacci::fibonacci;
pub use first_moves::{FirstMoves, first_moves};
pub use golden::{over_golden_ratio, times_golden_ratio};
pub use greedy::{GreedyStep, greedy_steps};
pub use sum_of_moves::{Block, SumOfMoves, sum_of_largest_moves, sum_of_largest_moves_modulo};
pub use terms::{ascending_terms, terms};
pub use value::value;
pub use word::{LONGEST_WINDOW, letter, ones_before, word};
pub use written::{WrittenStep, written_steps, written_terms};
