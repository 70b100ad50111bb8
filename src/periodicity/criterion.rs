//! The theorems by which a repetition that was seen in finitely many values holds for ever.
//!
//! All indices are heap sizes, from 0. Throughout, a *repetition* (n0, p, s) is G(n+p) = G(n) + s for n >= n0,
//! and k is the largest number of stones that a rule names: the last digit that is not 0, the largest member of
//! a subtraction set, the largest excluded number; at least 1 where no move leaves more than one heap.

use super::finder::Repetition;
use super::rules::Rules;

/// The theorem that proves a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Criterion {
    /// Guy and Smith's theorem, for a finite code whose moves leave at most h heaps, h >= 2: when, for some
    /// n0 >= 1, G(n+p) = G(n) for n0 <= n < h*n0 + (h-1)*p + k, then it holds for all n >= n0. For octal codes,
    /// h = 2, that is n0 <= n < 2*n0 + p + k, so that 2*n0 + 2*p + k values are needed.
    ///
    /// Why: let n be larger. A move in the heap n+p leaves heaps of at least n+p-k >= h*n0 + h*p stones together,
    /// so the largest has b >= n0+p. As b-p >= n0 >= 1, replacing it by b-p is a move in n, and of the same value by
    /// induction. A move in n leaves at least h*n0 + (h-1)*p stones, so the largest heap has b >= n0, and replacing it
    /// by b+p is a move in n+p of the same value. As n > k no move leaves nothing. So both have the same options'
    /// values. (For n0 = 0 the theorem is used with n0 = 1, as b-p must not be an empty heap.)
    ///
    /// Source: Guy and Smith, "The G-values of various games", Proc. Cambridge Philos. Soc. 52 (1956), 514-526;
    /// Winning Ways, chapter 4. The same argument gives the range for three heaps (hexadecimal codes).
    GuySmith,
    /// A window that comes back, for a finite subtraction set, or a finite code with digits up to 3: when
    /// G(n+p) = G(n) for n0 <= n < n0 + k, then for all n >= n0.
    ///
    /// Why: for n >= n0 + k the options of n and of n+p are the heaps up to k below, which agree by induction, and
    /// none is cut off at 0. For a code, n0 >= 1 makes n > k, so that no move leaves nothing.
    ///
    /// Source: Golomb, "A mathematical investigation of games of take-away", J. Combin. Theory 1 (1966), 443-458;
    /// Winning Ways, chapter 4.
    WindowRepetition,
    /// Arithmetic periods when all but a finite set may be taken: when there is an n1 >= n0 with
    /// G(n+p) = G(n) + s for n0 <= n < n1 + k, and the largest of the values of 0..n1+p is by s larger than the
    /// largest of 0..n1, then G(n+p) = G(n) + s for all n >= n0. (The largest of no values counts as -1.)
    ///
    /// Why: the values of the heaps 0..m are always 0..M without a gap, M-1 being the largest of them: whoever has
    /// value w has smaller heaps of every value below w as options. For n >= n1 + k the options are the heaps
    /// 0..n-k, of values 0..M(n-k), and some of the k heaps below n. Going from n to n+p, the k values below
    /// grow by s by induction; M(n-k) grows by s, as it does so at n-k = n1 and is then pushed only by values that do;
    /// so the mex grows by s.
    ///
    /// That such a repetition always comes is a theorem of Angela Siegel, as told in Sleator and Slusky, "Subtraction
    /// games with FES sets of size 3", arXiv:1201.3299. Nim is the case of no excluded number: p = s = 1.
    AllBut,
    /// Lasker's nim, 4.(3), take any number or split: G(n+4) = G(n) + 4 for n >= 1, with G(1..=4) = 1, 2, 4, 3.
    /// A theorem on one game, with nothing to be checked beyond the code itself.
    ///
    /// Source: Lasker, Brettspiele der Völker (1931), 183-196; Ferguson, Game Theory, part I, section 4.4, with the
    /// induction.
    LaskersNim,
}

impl Criterion {
    /// The stable name, in kebab-case.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::GuySmith => "guy-smith",
            Self::WindowRepetition => "window-repetition",
            Self::AllBut => "all-but",
            Self::LaskersNim => "laskers-nim",
        }
    }
}

/// A criterion made ready for one game: its numbers.
#[derive(Debug)]
pub(super) struct Theorem {
    pub(super) criterion: Criterion,
    /// The most heaps a move leaves.
    heaps: u64,
    /// The largest number of stones that a rule names.
    reach: u64,
    /// The least index from which the theorem speaks of a repetition.
    least: u64,
}

impl Theorem {
    /// The theorem that fits the rules, which are [`Rules::simplified`]; none where none is known.
    pub(super) fn for_rules(rules: &Rules) -> Option<Self> {
        let largest = |set: &[u64]| set.iter().copied().max().unwrap_or(0).max(1);
        match rules {
            Rules::Octal { digits } => {
                let all = digits.iter().fold(0, |all, digit| all | digit);
                let heaps = u64::from(all.checked_ilog2().unwrap_or(0).max(1));
                let reach = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0) as u64;
                let criterion = if heaps == 1 { Criterion::WindowRepetition } else { Criterion::GuySmith };
                // At least one value must be seen to come back.
                let reach = if heaps == 1 { reach.max(1) } else { reach };
                Some(Self { criterion, heaps, reach, least: 1 })
            }
            Rules::FiniteSubtraction { set } => {
                Some(Self { criterion: Criterion::WindowRepetition, heaps: 1, reach: largest(set), least: 0 })
            }
            Rules::AllBut { excluded } => {
                Some(Self { criterion: Criterion::AllBut, heaps: 1, reach: largest(excluded), least: 0 })
            }
            Rules::OctalRepeating { digits, tail } if digits[..] == [4] && tail[..] == [3] => {
                Some(Self { criterion: Criterion::LaskersNim, heaps: 2, reach: 0, least: 1 })
            }
            _ => None,
        }
    }

    /// Where the hypothesis is tested, and how many values it needs: `(anchor, needed)`. None where these values
    /// cannot fulfil it, however many follow, or where the place to test it is not among them.
    ///
    /// Time O(number of values / period) for all-but sets, O(1) for the others; `largest[n]` is one more than the
    /// largest of the values of 0..n.
    pub(super) fn needs(&self, found: Repetition, largest: &[u32]) -> Option<(u64, u64)> {
        let Repetition { preperiod, period, saltus } = found;
        let anchor = preperiod.max(self.least);
        match self.criterion {
            Criterion::GuySmith | Criterion::WindowRepetition => {
                // All but the reach are lengths of tables in memory, so only the reach can be too large.
                let end = self.heaps * anchor + self.heaps * period;
                (saltus == 0).then_some((anchor, end.saturating_add(self.reach)))
            }
            Criterion::AllBut => {
                let at = |n: u64| largest.get(usize::try_from(n).ok()?).copied().map(u64::from);
                let mut anchor = anchor;
                while at(anchor + period)? != at(anchor)? + saltus {
                    anchor += period;
                }
                Some((anchor, (anchor + period).saturating_add(self.reach)))
            }
            Criterion::LaskersNim => {
                (found == Repetition { preperiod: 1, period: 4, saltus: 4 }).then_some((1, 9))
            }
        }
    }
}
