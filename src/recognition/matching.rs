use super::index::{Known, known};
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::sequence::Sequence;

/// A sequence that agrees with the terms, as far as both are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The sequence.
    pub sequence: Known,
    /// The first given term that was compared, from 0; those before it precede the sequence.
    pub from: usize,
    /// The index, as the OEIS counts, of the term it was compared with; less `from`, the shift.
    pub index: u64,
    /// How many terms were compared, all of which agree.
    pub matched: usize,
    /// Whether that are all the given terms from `from` on; otherwise the index knows no more.
    pub complete: bool,
}

impl Match {
    /// How far the sequence's index is ahead of the place among the given terms, from 0.
    #[must_use]
    pub fn shift(&self) -> i64 {
        self.index.cast_signed() - (self.from as u64).cast_signed()
    }

    /// More terms go first, then a lesser shift.
    fn goes_before(&self, other: &Self) -> bool {
        let key = |one: &Self| (usize::MAX - one.matched, one.shift().unsigned_abs());
        key(self) < key(other)
    }
}

/// The fewest terms that can be recognised.
pub const MIN_TERMS: usize = 4;
/// The most terms that are read.
pub const MAX_TERMS: usize = 10_000;

/// How many given terms may lie before the sequence's first, or the other way round where they go
/// on beyond its last.
const LEAD: usize = 3;
/// How many terms have to agree where the sequence does not begin with the given terms.
const SHIFTED: usize = 8;

/// Sequences that agree with `terms`: most terms first, then least shifted, then as in the index.
///
/// The given terms may begin anywhere in a sequence, or up to three of them before it; where they
/// go on beyond what the index knows, they have to begin within three terms of its beginning. At
/// least [`MIN_TERMS`] terms have to agree, and at least eight where the given terms do not begin
/// with the sequence's first. Time O(n s) for n terms and an index of s terms, space O(s).
///
/// # Errors
/// [`Code::Empty`]; [`Code::OutOfRange`] below [`MIN_TERMS`] and above [`MAX_TERMS`] terms.
///
/// ```
/// use grundyscope::recognition::recognise;
/// let matches = recognise(&[0, 1, 2, 3, 1, 4, 3, 2, 1, 4]).unwrap();
/// assert_eq!(matches[0].sequence.number, "A002186"); // Kayles
/// assert_eq!((matches[0].matched, matches[0].shift()), (10, 0));
/// ```
pub fn recognise(terms: &[u64]) -> Result<Vec<Match>> {
    check_length(terms)?;
    let mut matches: Vec<Match> = Vec::new();
    for found in known().filter_map(|sequence| best(sequence, terms)) {
        let place = matches.partition_point(|one| !found.goes_before(one));
        matches.insert(place, found);
    }
    Ok(matches)
}

pub(super) fn check_length(terms: &[u64]) -> Result<()> {
    if (MIN_TERMS..=MAX_TERMS).contains(&terms.len()) {
        return Ok(());
    }
    let code = if terms.is_empty() { Code::Empty } else { Code::OutOfRange };
    let allowed = allowed("terms-between").with("min", MIN_TERMS).with("max", MAX_TERMS);
    Err(Error::new(code, &terms.len().to_string(), allowed))
}

/// The match with the most terms, and of those the least shifted.
fn best(sequence: Known, terms: &[u64]) -> Option<Match> {
    let known = sequence.terms();
    let before = (0..known.len()).map(|start| (0, start));
    let after = (1..=LEAD).map(|from| (from, 0));
    let mut best: Option<Match> = None;
    for (from, start) in before.chain(after) {
        let overlap = terms.iter().skip(from).zip(&known[start..]);
        let matched = overlap.clone().take_while(|(given, known)| given == known).count();
        let needed = if (from, start) == (0, 0) { MIN_TERMS } else { SHIFTED };
        if matched < needed || matched < overlap.len() {
            continue;
        }
        let complete = matched == terms.len() - from;
        // Laid along its end a periodic sequence would agree with too much.
        if !complete && start > LEAD {
            continue;
        }
        let index = u64::from(sequence.offset) + start as u64;
        let found = Match { sequence, from, index, matched, complete };
        if best.as_ref().is_none_or(|best| found.goes_before(best)) {
            best = Some(found);
        }
    }
    best
}

/// How far a game is computed by default, to be recognised.
pub const COMPUTED: u64 = 40;

/// The Grundy values of the indices 0 to `n` of a game, or to its limit, or [`MAX_TERMS`] of them.
///
/// # Errors
/// As [`Sequence::extend`].
///
/// ```
/// use grundyscope::{Ruleset, games, recognition::{COMPUTED, first_terms, recognise}};
/// let mut kayles = games::sequence(&Ruleset::parse("octal:0.77").unwrap());
/// let terms = first_terms(&mut *kayles, COMPUTED, None).unwrap();
/// assert_eq!(recognise(&terms).unwrap()[0].sequence.number, "A002186");
/// ```
pub fn first_terms(
    sequence: &mut dyn Sequence,
    n: u64,
    progress: Option<&mut Progress<'_>>,
) -> Result<Vec<u64>> {
    let n = n.min(sequence.limit()).min(MAX_TERMS as u64 - 1);
    Ok(sequence.values_to(n, &mut progress.into())?.into_iter().map(u64::from).collect())
}
