//! Misère play of heap games.

mod alternating;
mod genus;
mod heaps;
mod kayles;
mod partitions;
mod tame;
mod theorem;

pub use alternating::AlternatingHeaps;
pub use genus::Genus;
pub use heaps::{misere_heaps, misere_limit};
pub use kayles::KaylesRows;
pub(crate) use tame::is_tame;
pub use tame::{Tame, tame_heaps};
pub use theorem::Theorem;
