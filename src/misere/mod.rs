//! Misère play of heap games.

mod genus;
mod heaps;
mod partitions;

pub use genus::Genus;
pub use heaps::{MISERE_LIMITS, misere_heaps, misere_limit};
