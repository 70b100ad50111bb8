//! The calculator: it reads an expression of nimbers, computes it, and derives each result step by
//! step.

mod derivation;
mod evaluate;
mod operation;
mod parser;

pub use derivation::LINES;
pub use evaluate::{Calculation, Step, calculate};
pub use operation::Operation;
