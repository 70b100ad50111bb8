//! Recognising a sequence from its first terms, offline.
//!
//! The terms are compared with each sequence of a small index (`index`) at every shift; a sequence
//! matches if all overlapping terms agree and there are enough of them. A match is no proof that
//! the sequences are the same; it has the number of compared terms.
//! Time O(n s) for n terms and an index of s. Octal games with short codes are not in the index:
//! they are computed (`octal_codes`).

mod index;
mod matching;
mod octal_codes;
#[cfg(feature = "own-rules")]
mod own_rules;

pub use index::{Known, known};
pub use matching::{COMPUTED, MAX_TERMS, MIN_TERMS, Match, first_terms, recognise};
pub use octal_codes::{COMPARED_VALUES, EqualCodes, MAX_SHIFT, ShiftedCode, octal_codes};
#[cfg(feature = "own-rules")]
pub use own_rules::{SameGame, same_game};
