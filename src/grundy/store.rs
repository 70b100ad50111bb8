//! The sequences that were computed, kept for the next question.

use super::{Sequence, sequence};
use crate::ruleset::Ruleset;
use std::any::Any;

/// Sequences by ruleset, so that nothing is computed twice.
///
/// Holds at most [`Store::BYTES`] besides the sequence that was opened last: what was used longest ago goes first.
///
/// ```
/// use grundyscope::{Progress, Ruleset, grundy::Store};
/// let mut store = Store::default();
/// let game = store.open(&Ruleset::parse("take:squares").unwrap());
/// game.extend(100, &mut Progress::none()).unwrap();
/// assert_eq!(store.open(&Ruleset::parse("take:squares").unwrap()).len(), 101);
/// ```
#[derive(Default)]
pub struct Store {
    /// Least recently used first.
    kept: Vec<(Ruleset, Box<dyn Sequence>)>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.kept.iter().map(|(ruleset, _)| ruleset)).finish()
    }
}

impl Store {
    /// What the store holds at most when another sequence is opened, in bytes.
    pub const BYTES: usize = 96 << 20;

    /// The sequence of a ruleset, with all that was computed of it before.
    pub fn open(&mut self, ruleset: &Ruleset) -> &mut dyn Sequence {
        let found = self.kept.iter().position(|(kept, _)| kept == ruleset);
        let entry = match found {
            Some(place) => self.kept.remove(place),
            None => (ruleset.clone(), sequence(ruleset)),
        };
        self.kept.push(entry);
        // The one that is opened now may grow; the others are dropped, oldest first, when they are too many.
        while self.kept.len() > 1
            && self.kept.iter().map(|(_, sequence)| sequence.bytes()).sum::<usize>() > Self::BYTES
        {
            self.kept.remove(0);
        }
        let Some((_, sequence)) = self.kept.last_mut() else { unreachable!("one was just pushed") };
        sequence.as_mut()
    }

    /// As [`Store::open`], as the algorithm's own type.
    ///
    /// # Panics
    /// When the ruleset's algorithm is of another type.
    pub fn open_as<T: Sequence>(&mut self, ruleset: &Ruleset) -> &mut T {
        let sequence: &mut dyn Any = self.open(ruleset);
        sequence.downcast_mut().expect("the ruleset's algorithm")
    }
}
