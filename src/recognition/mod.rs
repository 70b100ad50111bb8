//! Recognising a sequence from its first terms, offline.
//!
//! The terms are compared with each sequence of a small index (`index`) at every shift; a sequence
//! matches if all overlapping terms agree and there are enough of them. A match is no proof that
//! the sequences are the same; it has the number of compared terms.
//! Time O(n s) for n terms and an index of s.

mod games;
mod index;
mod matching;
#[cfg(feature = "own-rules")]
mod own_rules;

pub use games::{COMPUTED, recognise_game};
pub use index::{Known, known};
pub use matching::{MAX_TERMS, MIN_TERMS, Match, recognise};
#[cfg(feature = "own-rules")]
pub use own_rules::{SameGame, same_game};
