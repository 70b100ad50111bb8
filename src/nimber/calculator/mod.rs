mod derivation;
mod evaluate;
mod operation;
mod parser;

pub use derivation::LINES;
pub use evaluate::{Calculation, Step, calculate};
pub use operation::Operation;
