//! A sequence that is continued by its period once that is proved.
//!
//! The game's own algorithm computes the first values. At 256, 512, 1024, ... of them, a search for
//! a period starts; when [`prove`] finds one and [`check`] accepts the proof, all further values
//! are read off the certificate's table, and the algorithm with its memory is dropped. The searches
//! take O(n) together; there is none beyond [`LAST_SEARCH`] values.

use super::certificate::{Certificate, Continuation};
use super::checker::{QUICK, accepts, work};
use super::evidence::prove;
use super::rules::{Rules, rules_of};
use super::table::Table;
use crate::error::{Code, Result};
use crate::games;
use crate::memory::filled;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sequence::{Explanation, Sequence, check_range, explain_by_rules, within};
use dashu_int::UBig;
use std::any::Any;

const FIRST_SEARCH: u64 = 256;

const LAST_SEARCH: u64 = 1 << 20;

/// As [`games::sequence`], continued by its period once that is proved: the same values, sooner.
///
/// ```
/// use grundyscope::{Ruleset, periodicity, sequence};
/// // Dawson's Kayles repeats with period 34 (Winning Ways, chapter 4).
/// let mut game = periodicity::continued(&Ruleset::parse("octal:0.07").unwrap());
/// let values = sequence::values(&mut *game, ..=10_000_000).unwrap();
/// assert_eq!(values[60..94], values[60 + 34 * 200_000..][..34]);
/// assert_eq!(periodicity::continuation(&*game).unwrap().period, 34);
/// ```
#[must_use]
pub fn continued(ruleset: &Ruleset) -> Box<dyn Sequence> {
    let sequence = games::sequence(ruleset);
    if rules_of(ruleset).provable() && sequence.closed_form(&UBig::ZERO).is_none() {
        Box::new(Continued::new(ruleset.clone(), sequence))
    } else {
        sequence
    }
}

/// The proof that continues a sequence of [`continued`], if there is one yet.
#[must_use]
pub fn continuation(sequence: &dyn Sequence) -> Option<&Certificate> {
    proved(sequence).map(|(proof, _)| proof)
}

/// The proved period that continues a sequence, if the value at index `n` follows from it.
#[must_use]
pub fn continuation_at(sequence: &dyn Sequence, n: u64) -> Option<Continuation> {
    let (proof, from) = proved(sequence)?;
    (from <= n).then(|| Continuation::new(proof, from))
}

/// The accepted proof, and how many values were computed before.
fn proved(sequence: &dyn Sequence) -> Option<(&Certificate, u64)> {
    let sequence: &dyn Any = sequence;
    match &sequence.downcast_ref::<Continued>()?.values {
        Values::Proved { proof, from, .. } => Some((proof, *from)),
        Values::Computed { .. } => None,
    }
}

pub(super) fn is_continued(sequence: &dyn Sequence) -> bool {
    let sequence: &dyn Any = sequence;
    sequence.is::<Continued>()
}

const QUICK_LENGTH: u64 = 1024;

/// Whether even a long sequence takes no noticeable time: it has a formula, or a period that is
/// proved by the first thousand values, which this function computes.
///
/// ```
/// use grundyscope::{Ruleset, periodicity};
/// let is_quick = |game: &str| periodicity::is_quick(&mut *periodicity::continued(&Ruleset::parse(game).unwrap()));
/// assert!(is_quick("octal:0.07") && is_quick("take:at-least-half"));
/// assert!(!is_quick("octal:0.007") && !is_quick("take:squares"));
/// ```
pub fn is_quick(sequence: &mut dyn Sequence) -> bool {
    if is_continued(sequence) {
        let result = sequence.extend(QUICK_LENGTH, &mut Progress::none());
        return result.is_ok() && continuation(sequence).is_some();
    }
    !sequence.is_slow()
}

/// A sequence that searches for its own period. See [`continued`].
pub struct Continued {
    ruleset: Ruleset,
    rules: Rules,
    limit: u64,
    explain_limit: u64,
    values: Values,
}

enum Values {
    /// From the game's own algorithm. The next search for a period is at `next_search` values; a
    /// proof that was `found` is checked when that is cheaper than computing the missing values.
    Computed { sequence: Box<dyn Sequence>, next_search: u64, found: Option<Box<Certificate>> },
    /// From an accepted proof; only the values below `from` were computed.
    Proved { proof: Box<Certificate>, table: Table, from: u64 },
}

impl std::fmt::Debug for Continued {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Continued").field("ruleset", &self.ruleset).finish_non_exhaustive()
    }
}

impl Continued {
    /// The game's sequence, to be continued as soon as a period is proved.
    ///
    /// The values of `sequence` are those of the game up to where a proof is accepted; the proof is
    /// checked against the rules alone.
    #[must_use]
    pub fn new(ruleset: Ruleset, sequence: Box<dyn Sequence>) -> Self {
        let (limit, explain_limit) = (sequence.limit(), sequence.explain_limit());
        let rules = rules_of(&ruleset);
        let values = Values::Computed { sequence, next_search: FIRST_SEARCH, found: None };
        Self { ruleset, rules, limit, explain_limit, values }
    }

    /// Searches for a period in the computed values; `missing` more values are requested.
    fn search(&mut self, missing: u64, progress: &mut Progress<'_>) -> Result<()> {
        let Values::Computed { sequence, next_search, found } = &mut self.values else { return Ok(()) };
        let count = sequence.len();
        if count as u64 >= *next_search {
            *next_search = match count as u64 {
                ..LAST_SEARCH => (count as u64 + 1).next_power_of_two(),
                LAST_SEARCH.. => u64::MAX,
            };
            if found.is_none() {
                *found = match proof_of(&self.rules, &**sequence, progress) {
                    // Without memory for the search, the values are computed.
                    Err(error) if error.code() == Code::Memory => None,
                    found => found?,
                };
            }
        }
        let Some(proof) = found.as_ref().filter(|proof| is_worthwhile(proof, missing)) else { return Ok(()) };
        let accepted = accepts(proof, progress)?;
        match found.take().filter(|_| accepted) {
            Some(proof) => {
                self.values = Values::Proved { table: Table::of(&proof), proof, from: count as u64 };
            }
            None => *next_search = u64::MAX,
        }
        Ok(())
    }
}

fn proof_of(
    rules: &Rules,
    sequence: &dyn Sequence,
    progress: &mut Progress<'_>,
) -> Result<Option<Box<Certificate>>> {
    let mut values = filled(sequence.len(), 0)?;
    sequence.read(0, &mut values);
    Ok(prove(rules, &values, Some(progress))?.map(Box::new))
}

/// Whether checking a proof takes at most about the time of computing the missing values.
fn is_worthwhile(proof: &Certificate, missing: u64) -> bool {
    let work = work(proof);
    let breaks =
        |heaps: u8| matches!(&proof.rules, Rules::Octal { digits } if digits.iter().any(|&d| d >= heaps));
    work <= QUICK
        || if breaks(8) {
            // All pairs, and their sets shifted by all heaps.
            work <= missing.saturating_mul(10_000)
        } else if breaks(4) {
            // To check a value takes about as long as to compute it.
            proof.computed <= missing
        } else {
            work <= missing.saturating_mul(4)
        }
}

impl Sequence for Continued {
    fn limit(&self) -> u64 {
        self.limit
    }

    fn explain_limit(&self) -> u64 {
        self.explain_limit
    }

    /// Once a period is proved, all values up to the limit are known.
    fn len(&self) -> usize {
        match &self.values {
            Values::Computed { sequence, .. } => sequence.len(),
            Values::Proved { .. } => self.limit as usize + 1,
        }
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        within(n, self.limit)?;
        // Work grows about like n^1.5: see `Growth`.
        #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
        let part = |len: u64| (len as f64 / (n + 1) as f64).min(1.0);
        let way = |len: u64| part(len) * part(len).sqrt();
        loop {
            let missing = (n + 1).saturating_sub(self.len() as u64);
            if missing > 0 {
                let done = way(self.len() as u64);
                self.search(missing, &mut progress.part(done, done))?;
            }
            let Values::Computed { sequence, next_search, .. } = &mut self.values else { return Ok(()) };
            let (len, end) = (sequence.len() as u64, (*next_search).min(n + 1));
            if len > n {
                return Ok(());
            }
            sequence.extend(end - 1, &mut progress.part(way(len), way(end)))?;
        }
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        match &self.values {
            Values::Computed { sequence, .. } => sequence.read(from, out),
            Values::Proved { table, .. } => {
                check_range(from, out.len(), self.len());
                table.read(from, out);
            }
        }
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        within(n, self.explain_limit)?;
        self.extend(n, progress)?;
        match &mut self.values {
            Values::Computed { sequence, .. } => sequence.explain(n, progress),
            Values::Proved { .. } => explain_by_rules(&self.ruleset.clone(), self, n, progress),
        }
    }

    fn bytes(&self) -> usize {
        match &self.values {
            Values::Computed { sequence, found, .. } => {
                sequence.bytes() + found.as_ref().map_or(0, |proof| proof.table.capacity() * size_of::<u32>())
            }
            Values::Proved { proof, table, .. } => proof.table.capacity() * size_of::<u32>() + table.bytes(),
        }
    }
}
