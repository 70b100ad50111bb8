#![doc = include_str!("../README.md")]

pub mod error;
pub mod number;
pub mod progress;

pub use error::{Code, Error, Result};
pub use progress::Progress;
