//! Tame heaps: those whose sums are played, in misère play, like sums of nim heaps.
//!
//! A tame heap has its Grundy value g and is *firm*, as nim heaps from two on are, or *fickle*, as
//! those of one stone and none, then g is 0 or 1. A sum of tame heaps has the nim-sum of their
//! values, and is firm if one of them is. It is a P-position of misère play exactly if it is firm
//! and its value is 0, or fickle and its value is 1 (for nim: Bouton 1901).
//!
//! A heap is tame if all its options are sums of tame heaps, g is the mex of their values, and
//! - it has no move: it is fickle, of value 0;
//! - or it is fickle, of value 0 or 1: no option is firm of value g xor 1, and for g = 0 one is
//!   fickle of value 1;
//! - or it is firm: no option is fickle of value g xor 1, and for g from 2 on one option is firm of
//!   value 0 or fickle of value 1, and one is firm of value 1 or fickle of value 0.
//!
//! These are exactly the conditions under which each move from a P-position of a sum leaves an
//! N-position, and each N-position has a move to a P-position or no move: no option has the value
//! of its heap, so the cases to check are those where the last firm heap becomes fickle or the
//! first firm one arises. In terms of genera: 0^120 and 1^031 are fickle, n^n(n xor 2) is firm, and
//! every position that can be reached has one of these (Conway, "On Numbers and Games", chapter 12;
//! Winning Ways, chapter 13).

//!
//! All heaps of a game where the numbers of a fixed set may be taken are tame, and firm from the
//! value 2 on, as those of nim (Ferguson, "On sums of graph games with last player losing",
//! International Journal of Game Theory 3, 1974). For with the least number s of the set, G(n) = 1
//! exactly if G(n-s) = 0: if G(n-s) = 0 and a move from n left a value 1, to n-t, then G(n-s-t) = 0
//! by induction, an option of n-s; if G(n) = 1 and G(n-s) > 0, then G(n-s-t) = 0 for some t, and
//! G(n-t) = 1, an option of n. So a heap of value 0 that has a move has an option of value 1: with
//! G(n-s-t) = 0 again, n-t. The other conditions follow. Where at least half is taken, a heap of
//! value v has the values below v as options, as a heap of nim; where at most half is, the heaps of
//! value 0 are those of 2^k-1 stones, which have the option 3*2^(k-2)-1, of value 1.

use super::genus::Genus;
use super::heaps::misere_limit;
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::{Ruleset, Take};
use crate::walk::{Halt, ended};

/// A tame heap, or a sum of tame heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tame {
    /// The Grundy value.
    pub value: u64,
    /// Whether it is firm; if not, the value is 0 or 1.
    pub firm: bool,
}

impl Tame {
    pub(crate) const NOTHING: Self = Self { value: 0, firm: false };

    pub(crate) const fn nim(heap: u64) -> Self {
        Self { value: heap, firm: heap > 1 }
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self { value: self.value ^ other.value, firm: self.firm || other.firm }
    }

    pub(crate) const fn wins(self) -> bool {
        (self.value == 0) != self.firm
    }

    /// Its genus.
    ///
    /// ```
    /// use grundyscope::misere::Tame;
    /// let written = |value| Tame { value, firm: value > 1 }.genus().to_string(); // of nim heaps
    /// assert_eq!([0, 1, 2, 3].map(written), ["0^120", "1^031", "2^20", "3^31"]); // Winning Ways 13
    /// ```
    #[must_use]
    pub fn genus(self) -> Genus {
        let alternating = [self.value, self.value ^ 2];
        if self.firm {
            Genus::new(self.value, alternating.to_vec())
        } else {
            Genus::new(self.value, vec![self.value ^ 1, alternating[1], alternating[0]])
        }
    }

    /// `has` says which sums are among the `count` options; `None` if the heap is not tame.
    fn of_options(count: u64, has: impl Fn(Self) -> bool) -> Option<Self> {
        if count == 0 {
            return Some(Self::NOTHING);
        }
        let has = |value: u64, firm: bool| has(Self { value, firm });
        let mut value = 0;
        while has(value, false) || has(value, true) {
            value += 1;
        }
        let fickle = value < 2 && !has(value ^ 1, true) && (value == 1 || has(1, false));
        let to_zero = has(0, true) || has(1, false);
        let to_one = has(1, true) || has(0, false);
        let firm = if value < 2 { !has(value ^ 1, false) } else { to_zero && to_one };
        (fickle || firm).then_some(Self { value, firm: !fickle })
    }
}

/// Whether all heaps of a game are tame, and firm exactly if their value is above 1.
pub(crate) const fn is_tame(game: &Ruleset) -> bool {
    match game {
        Ruleset::Take(take) => !matches!(take, Take::ProperDivisors | Take::Coprime),
        _ => false,
    }
}

const MAX_OPTIONS: u64 = 4_000_000;

/// Which of the heaps of 0, 1, …, `n` stones are tame, index = heap size; the list ends earlier
/// where more than 4,000,000 options would have to be examined.
///
/// Time O(options + n * values), space O(n + values).
///
/// # Errors
/// As [`misere_limit`] for games not played with heaps; the error of the progress listener.
///
/// ```
/// use grundyscope::{Ruleset, misere::tame_heaps};
/// let kayles = tame_heaps(&Ruleset::parse("kayles").unwrap(), 6, None).unwrap();
/// let tame: Vec<bool> = kayles.iter().map(Option::is_some).collect();
/// assert_eq!(tame, [true, true, true, true, true, false, false]); // 5 pins: genus 4^146
/// ```
pub fn tame_heaps(
    ruleset: &Ruleset,
    n: u64,
    progress: Option<&mut Progress<'_>>,
) -> Result<Vec<Option<Tame>>> {
    let progress = &mut Progress::from(progress);
    misere_limit(ruleset)?;
    let mut heaps: Vec<Option<Tame>> = Vec::new();
    let mut options = Options::default();
    let mut examined = 0;
    for heap in 0..=n {
        let (mut all_tame, mut count) = (true, 0);
        let walk = ruleset.walk(heap, progress, &mut |_, _, left| {
            count += 1;
            if examined + count > MAX_OPTIONS {
                return Err(Halt::Found);
            }
            let sum = left.iter().try_fold(Tame::NOTHING, |sum, &part| {
                Some(sum.and(heaps.get(usize::try_from(part).ok()?).copied().flatten()?))
            });
            match sum {
                Some(sum) => options.add(sum, heap),
                None => all_tame = false,
            }
            Ok(())
        });
        ended(walk, heap)?;
        examined += count;
        if examined > MAX_OPTIONS {
            break;
        }
        let tame = if all_tame { Tame::of_options(count, |sum| options.has(sum, heap)) } else { None };
        heaps.push(tame);
        progress.report(examined, MAX_OPTIONS)?;
    }
    Ok(heaps)
}

#[derive(Default)]
struct Options {
    /// For each value, fickle and firm, one more than the last heap that had such an option.
    last: Vec<[u64; 2]>,
}

impl Options {
    fn add(&mut self, sum: Tame, heap: u64) {
        let value = sum.value as usize;
        if value >= self.last.len() {
            self.last.resize(value + 1, [0; 2]);
        }
        self.last[value][usize::from(sum.firm)] = heap + 1;
    }

    fn has(&self, sum: Tame, heap: u64) -> bool {
        self.last.get(sum.value as usize).is_some_and(|last| last[usize::from(sum.firm)] == heap + 1)
    }
}
