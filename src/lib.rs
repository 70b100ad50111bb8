#![doc = include_str!("../README.md")]

pub mod comparison;
pub mod error;
pub mod grundy;
pub mod nimber;
pub mod number;
pub mod periodicity;
pub mod position;
pub mod problem;
pub mod progress;
pub mod recognition;
pub mod ruleset;
pub mod tartan;
pub mod two_heaps;
pub mod zeckendorf;

#[cfg(all(target_arch = "wasm32", feature = "first"))]
pub mod first;
#[cfg(all(target_arch = "wasm32", not(feature = "first")))]
pub mod web;

/// Whether this is a build that is to be small rather than fast: where a plain way gives the same as a fast one, it does without the
/// fast one.
const SMALL: bool = cfg!(all(target_arch = "wasm32", any(feature = "first", feature = "single")));

pub use error::{Code, Error, Result};
pub use progress::Progress;
pub use ruleset::{LengthSet, Ruleset};
