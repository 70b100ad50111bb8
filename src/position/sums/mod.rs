//! Sums of any components, see [`crate::position::boards`], with a move in one of them or in
//! several.

mod compound;
mod explorer;
mod misere;
mod moore;
mod moves;
mod part;
mod played;
mod reply;
mod sum;

pub use compound::{Compound, CompoundMove, CompoundMoves};
pub use misere::SumMisere;
pub use moore::MooreMoves;
pub use moves::{Refuted, SumMoves};
pub use part::Part;
pub use played::PartMove;
pub use sum::Sum;
