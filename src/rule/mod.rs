//! Own rules: games that a reader writes down, such as `rule:(n to n-k for k in {1,3,4})`.
//!
//! The notation is declarative and total: the only repetition is a set, and sets are finite, so
//! that every rule ends. The notation is in `docs/rules.md`.
//!
//! - `tokens`: words, numbers and signs with their places;
//! - `tree`: a rule as data; `display` writes it in the canonical form, `json` its syntax tree;
//! - `cursor`, `expressions`, `sets`, `conditions`, `clauses`: the parser, from small to large;
//! - `arithmetic`, `evaluate`, `members`: numbers, conditions and sets of a position;
//! - `options`: the options of a position, the definition of what a rule means;
//! - `compiled`: the values of many heaps, fast;
//! - `table`: the values of positions on two or three numbers; `explain`: their options.

mod arithmetic;
mod clauses;
mod compiled;
mod conditions;
mod cursor;
mod display;
mod evaluate;
mod explain;
mod expressions;
mod json;
mod members;
mod options;
mod sets;
mod table;
mod tokens;
mod tree;

pub(crate) use arithmetic::{
    MAX_NUMBER, binary, call, divisions, divisors, is_prime, is_square, prime_factor,
};
pub(crate) use clauses::{PREFIX, is_bare, read};
pub(crate) use compiled::Compiled;
pub(crate) use evaluate::{condition, expression};
pub use explain::{OwnExplanation, OwnOption};
pub(crate) use members::{MAX_MEMBERS, MAX_SIEVE, is_sieved, named_members, powers};
pub use table::OwnTable;
pub use tree::Rule;
pub(crate) use tree::{
    Binder, Clause, Condition, Expression, Function, Item, Operator, Part, Relation, Set, Yield,
};
