#![doc = include_str!("../README.md")]

pub mod error;
pub mod grundy;
pub mod nimber;
pub mod number;
pub mod progress;
pub mod ruleset;
pub mod zeckendorf;

pub use error::{Code, Error, Result};
pub use progress::Progress;
pub use ruleset::{LengthSet, Ruleset};
