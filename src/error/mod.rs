//! The one error type of the crate.
//!
//! An [`Error`] has a stable [`Code`], the wrong field, the given value and what is allowed, as a
//! [`Message`]. Programs match on codes; user interfaces make sentences of them. `Display` writes
//! English, with the feature `english`.

mod code;
mod details;
#[cfg(feature = "english")]
mod english;
mod message;
#[cfg(feature = "serde")]
mod serialize;

pub use code::Code;
pub use details::{Error, Result};
pub use message::{Message, Value, allowed};
