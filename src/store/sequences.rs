use crate::error::Result;
use crate::games::{Rounds, SquareRound, Subtraction};
use crate::periodicity::continued;
use crate::progress::Progress;
use crate::ruleset::{LengthSet, Ruleset, Take};
use crate::sequence::{Sequence, Summary};
use std::any::Any;

/// Sequences by ruleset, so that nothing is computed twice.
///
/// Holds at most 96 MB besides the sequence that was opened last, and drops the least
/// recently used first. In addition it keeps one [`Summary`] and the rounds of one
/// [`Store::square_positions`].
///
/// ```
/// use grundyscope::{Ruleset, sequence, store::Store};
/// let mut store = Store::default();
/// sequence::values(store.open(&Ruleset::parse("take:squares").unwrap()), ..=100).unwrap();
/// assert_eq!(store.open(&Ruleset::parse("take:squares").unwrap()).len(), 101);
/// ```
#[derive(Default)]
pub struct Store {
    /// Least recently used first.
    kept: Vec<(Ruleset, Box<dyn Sequence>)>,
    /// The last summary, which is requested repeatedly while the reader pans a sequence.
    summary: Option<(Ruleset, Summary)>,
    /// See [`Store::square_positions`].
    rounds: Option<Rounds>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.kept.iter().map(|(ruleset, _)| ruleset)).finish()
    }
}

impl Store {
    /// The limit in bytes that applies when another sequence is opened.
    pub(crate) const BYTES: usize = 96 << 20;

    /// The sequence of a ruleset, with all that was computed of it before.
    pub fn open(&mut self, ruleset: &Ruleset) -> &mut dyn Sequence {
        let found = self.kept.iter().position(|(kept, _)| kept == ruleset);
        let entry = match found {
            Some(place) => self.kept.remove(place),
            None => (ruleset.clone(), continued(ruleset)),
        };
        self.kept.push(entry);
        // The opened sequence may grow; the others are dropped, oldest first, if they are too
        // large.
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

    /// A sequence computed up to `n` at least, with the summary of the indices up to `n`.
    ///
    /// `n` is at least [`Ruleset::first_index`]. Time as [`Sequence::extend`] and [`Summary::of`];
    /// O(1) if both are known.
    ///
    /// # Errors
    /// As [`Sequence::extend`] and [`Summary::of`].
    ///
    /// ```
    /// use grundyscope::{Ruleset, store::Store};
    /// let mut store = Store::default();
    /// let nim = Ruleset::parse("nim").unwrap();
    /// let (sequence, summary) = store.summarised(&nim, 9, None).unwrap();
    /// assert!(sequence.len() >= 10 && summary.len() == 10);
    /// ```
    pub fn summarised(
        &mut self,
        ruleset: &Ruleset,
        n: u64,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<(&dyn Sequence, &Summary)> {
        let progress = &mut Progress::from(progress);
        let summary = self.summary.take();
        let sequence = self.open(ruleset);
        sequence.extend(n, &mut progress.part(0.0, 0.9))?;
        let kept = summary.filter(|(of, summary)| of == ruleset && summary.len() == n + 1);
        let summary = if let Some(kept) = kept {
            kept
        } else {
            let summary =
                Summary::of(sequence, ruleset.first_index(), n, Some(&mut progress.part(0.9, 1.0)))?;
            (ruleset.clone(), summary)
        };
        let (_, summary) = &*self.summary.insert(summary);
        let Some((_, sequence)) = self.kept.last() else { unreachable!("one was just opened") };
        Ok((sequence.as_ref(), summary))
    }

    /// The positions of one round, ascending; `before` are those below `from` of its value.
    ///
    /// The rounds of a range must be requested in order, from value 0 on; the store keeps the state
    /// between them. Time as [`SquarePositions::next`](crate::games::SquarePositions::next).
    ///
    /// # Errors
    /// [`Code::OutOfRange`](crate::Code::OutOfRange) in the field `value` for a value that is not
    /// next; otherwise as the functions of [`SquarePositions`](crate::games::SquarePositions), for wrong
    /// positions in the field `before`. After an error the rounds start at 0 again.
    ///
    /// ```
    /// use grundyscope::{games::SquareRound, store::Store};
    /// let mut store = Store::default();
    /// let round = SquareRound { from: 0, n: 9, value: 0, continues: false };
    /// assert_eq!(store.square_positions(round, &[], None).unwrap(), [0, 2, 5, 7]);
    /// let round = SquareRound { value: 1, ..round };
    /// // OEIS A014586
    /// assert_eq!(store.square_positions(round, &[], None).unwrap(), [1, 3, 6, 8]);
    /// ```
    pub fn square_positions(
        &mut self,
        round: SquareRound,
        before: &[u32],
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Vec<u32>> {
        let progress = &mut Progress::from(progress);
        let kept = self.rounds.take().filter(|rounds| rounds.are_at(round));
        let rounds = if let Some(kept) = kept {
            kept
        } else {
            round.check_first()?;
            let squares = Ruleset::Take(Take::Set(LengthSet::Squares));
            let known = round.continues.then(|| &*self.open_as::<Subtraction>(&squares));
            Rounds::new(round, known)?
        };
        let (found, rest) = rounds.play(before, progress)?;
        self.rounds = rest;
        Ok(found)
    }
}
