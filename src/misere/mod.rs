//! Misère play of heap games.

mod genus;
mod heaps;
mod kayles;
mod partitions;
mod tame;

pub use genus::Genus;
pub use heaps::{MISERE_LIMITS, misere_heaps, misere_limit};
pub use kayles::{KaylesRows, is_kayles};
pub use tame::{Tame, tame_heaps};
