//! The bit-parallel kernel for taking a number of stones that lies in a sparse set.

mod bit_rows;
mod block;
mod level_sets;
mod offsets;
mod within_block;

pub(super) use level_sets::{ByValue, LevelSets, decide};
pub(super) use offsets::Offsets;
