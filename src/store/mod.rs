//! The cache of computed values: the sequences of games by ruleset, each continued
//! by its period where one is proved, and values that were computed elsewhere.

mod importer;
mod sequences;

pub use importer::Importer;
pub use sequences::Store;
