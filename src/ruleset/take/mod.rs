mod notation;
mod rules;
mod union;

pub(super) use notation::{EXAMPLES, PREFIX, read};
pub use rules::Take;
