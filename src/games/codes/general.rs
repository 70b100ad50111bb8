//! Codes with infinitely repeating digits, and hexadecimal codes, whose moves may leave three
//! heaps.
//!
//! For each remainder m two sets of values are kept, as bits: those of two heaps a + b = m, and,
//! for hexadecimal codes, those of three, which are G(a) xor the set of m - a for all a. Repeating
//! digits give each residue class of heaps, modulo the length of what repeats, one growing set:
//! from n one can take what could be taken from n - p, in p larger numbers, and p numbers more.
//!
//! Time O(n²) for two heaps, O(n² * span / 64) for three; a value has 4 bytes, because it can be
//! 2n. The method is the definition (Winning Ways, chapter 4), without making a set twice.

use super::value_set::ValueSet;
use crate::error::Result;
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::{OctalCode, Ruleset};
use crate::sequence::{Explanation, Sequence, explain_by_rules, greatest, within};
use crate::walk::EXPLAINED;
use std::collections::VecDeque;

/// Any octal or hexadecimal code; meant for those that repeat or leave three heaps.
///
/// ```
/// let lasker: grundyscope::Ruleset = "Lasker's Nim".parse().unwrap();
/// assert_eq!(lasker.values(..=8).unwrap(), [0, 1, 2, 4, 3, 5, 6, 8, 7]); // Ferguson, Game Theory, I.4.4
/// ```
#[derive(Debug)]
pub(crate) struct GeneralCode {
    code: OctalCode,
    values: Vec<u32>,
    /// The values of two heaps by their sum; the first sum is the remainder `oldest`.
    pairs: VecDeque<ValueSet>,
    triples: VecDeque<ValueSet>,
    oldest: usize,
    /// By residue class, values from repeating digits, and a bound below which none is missing.
    classes: Vec<(ValueSet, usize)>,
}

impl GeneralCode {
    #[must_use]
    pub fn new(code: OctalCode) -> Self {
        let classes = vec![(ValueSet::default(), 0); code.repeating()];
        let (pairs, triples) = (VecDeque::new(), VecDeque::new());
        Self { code, values: Vec::new(), pairs, triples, oldest: 0, classes }
    }

    /// Makes the sets of the next heap's remainder, and drops those no longer needed.
    fn open_rest(&mut self) {
        if !self.code.breaks() {
            return;
        }
        let rest = self.values.len();
        let mut pairs = ValueSet::default();
        for min in 1..=rest / 2 {
            pairs.insert((self.values[min] ^ self.values[rest - min]) as usize);
        }
        self.pairs.push_back(pairs);
        if self.code.is_hexadecimal() {
            let mut triples = ValueSet::default();
            for min in 1..=rest / 3 {
                triples.add_shifted(&self.pairs[rest - min], self.values[min] as usize);
            }
            self.triples.push_back(triples);
        } else if self.pairs.len() > self.code.digits().len() {
            self.pairs.pop_front();
            self.oldest += 1;
        }
    }

    fn add_left(&self, set: &mut ValueSet, heap: usize, taken: usize) {
        let (digit, rest) = (self.code.digit(taken as u64), heap - taken);
        if digit & 1 != 0 && rest == 0 {
            set.insert(0);
        }
        if digit & 2 != 0 && rest > 0 {
            set.insert(self.values[rest] as usize);
        }
        if digit & 4 != 0 {
            set.add(&self.pairs[rest - self.oldest]);
        }
        if digit & 8 != 0 {
            set.add(&self.triples[rest - self.oldest]);
        }
    }

    fn next(&mut self) -> usize {
        self.open_rest();
        let (heap, written, period) = (self.values.len(), self.code.digits().len(), self.code.repeating());
        let mut options = ValueSet::default();
        for taken in 0..(written - period).min(heap + 1) {
            self.add_left(&mut options, heap, taken);
        }
        if period == 0 {
            return options.least_absent(0, None);
        }
        let (mut class, full) = std::mem::take(&mut self.classes[heap % period]);
        for taken in (written - period..written).take_while(|&taken| taken <= heap) {
            self.add_left(&mut class, heap, taken);
        }
        let full = class.least_absent(full, None);
        let value = class.least_absent(full, Some(&options));
        self.classes[heap % period] = (class, full);
        value
    }
}

impl Sequence for GeneralCode {
    /// Three heaps, all sets of pairs kept: 10,000; two heaps: 50,000; else a million.
    fn limit(&self) -> u64 {
        match (self.code.is_hexadecimal(), self.code.breaks()) {
            (true, _) => 10_000,
            (false, true) => 50_000,
            (false, false) => 1_000_000,
        }
    }

    fn explain_limit(&self) -> u64 {
        let digits = self.code.digits();
        let (once, again) = digits.split_at(digits.len() - self.code.repeating());
        let of = |digits: &[u8], bit: u8| digits.iter().filter(|&&digit| digit & bit != 0).count() as u64;
        let cycle = again.len().max(1) as u64;
        // A rest of m stones is two heaps in m / 2 ways, and three heaps in m^2 / 12.
        let pairs = |n: u64| of(once, 4) * n / 2 + of(again, 4) * n.pow(2) / (4 * cycle);
        let triples = |n: u64| of(once, 8) * n.pow(2) / 12 + of(again, 8) * n.pow(3) / (36 * cycle);
        greatest(self.limit(), |n| 3 * pairs(n) + 4 * triples(n) <= EXPLAINED)
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, self.limit())?;
        let missing = (n + 1).saturating_sub(self.values.len());
        reserve(&mut self.values, missing)?;
        while self.values.len() <= n {
            let value = self.next();
            self.values.push(value as u32);
            let done = self.values.len() as u64;
            if done.is_multiple_of(16) {
                progress.report(done * done, (n as u64 + 1).pow(2))?;
            }
        }
        Ok(())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        out.copy_from_slice(&self.values[from..from + out.len()]);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        explain_by_rules(&Ruleset::Octal(self.code.clone()), self, n, progress)
    }

    fn bytes(&self) -> usize {
        let sets = self.pairs.iter().chain(&self.triples).chain(self.classes.iter().map(|(set, _)| set));
        self.values.capacity() * size_of::<u32>()
            + sets.map(|set| size_of::<ValueSet>() + set.bytes()).sum::<usize>()
    }
}
