//! All ways to split a heap: a knapsack over (sum, xor).
//!
//! For each sum, a row of bits says which nim-sums the values of positive heaps with that sum can
//! have: any heaps, or different ones. Heaps are added one by one; adding a heap of value g moves
//! each bit x to x xor g. Once the heaps below n are added, the row of n has the values of all ways
//! to split n. Time O(n² 2^b / 64) and space O(n 2^b) bits up to heap n, for values of b bits.

use crate::error::{Code, Error, Result, allowed};
use crate::memory::filled;
use crate::progress::Progress;

/// The bits 0, 2, 4, …; 0, 1, 4, 5, …; and so on: those whose number lacks a binary digit.
const LACKING: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// The most words of a row: values below 65,536.
const MAX_WORDS: usize = 1 << 10;

#[derive(Debug)]
pub(super) struct Splits {
    distinct: bool,
    /// The words of a row.
    words: usize,
    /// The largest sum.
    reach: usize,
    rows: Vec<u64>,
    /// The heaps below it were added.
    next: usize,
}

impl Splits {
    pub(super) const fn new(distinct: bool) -> Self {
        Self { distinct, words: 1, reach: 0, rows: Vec::new(), next: 0 }
    }

    /// Adds the heaps that have values and exist, for sums up to `reach`.
    pub(super) fn extend(
        &mut self,
        reach: usize,
        values: &[u32],
        exists: &dyn Fn(usize) -> bool,
        progress: &mut Progress<'_>,
    ) -> Result<()> {
        if reach > self.reach || self.rows.is_empty() {
            // Twice as far, for those who go on step by step.
            self.restart(reach.max(2 * self.reach), self.words)?;
        }
        while let Some(&value) = values.get(self.next) {
            let words = (value as usize + 1).next_power_of_two().div_ceil(64);
            if words > MAX_WORDS {
                let allowed = allowed("rule-values-below-65536");
                return Err(Error::new(Code::ValueOverflow, &value.to_string(), allowed));
            }
            if words > self.words {
                self.restart(self.reach, words)?;
                continue;
            }
            if self.next > 0 && exists(self.next) {
                progress.work((self.rows.len() - self.next * self.words) as u64)?;
                self.combine(self.next, value);
            }
            self.next += 1;
        }
        Ok(())
    }

    fn restart(&mut self, reach: usize, words: usize) -> Result<()> {
        let mut rows = filled((reach + 1) * words, 0)?;
        // No heaps have the sum 0 and the nim-sum 0.
        rows[0] = 1;
        (self.reach, self.words, self.rows, self.next) = (reach, words, rows, 0);
        Ok(())
    }

    fn combine(&mut self, heap: usize, value: u32) {
        let words = self.words;
        let mut one = |sum: usize| {
            let (smaller, larger) = self.rows.split_at_mut(sum * words);
            let from = &smaller[(sum - heap) * words..(sum - heap + 1) * words];
            for (place, word) in larger[..words].iter_mut().enumerate() {
                *word |= moved(from[place ^ (value as usize >> 6)], value);
            }
        };
        if self.distinct {
            (heap..=self.reach).rev().for_each(&mut one);
        } else {
            (heap..=self.reach).for_each(&mut one);
        }
    }

    /// Visits the nim-sums of all ways to split a heap, given that all smaller heaps were added.
    pub(super) fn nim_sums(&self, heap: usize, mut visit: impl FnMut(usize)) {
        for (place, &word) in self.rows[heap * self.words..(heap + 1) * self.words].iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                visit(place * 64 + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    pub(super) fn bytes(&self) -> usize {
        self.rows.capacity() * size_of::<u64>()
    }
}

/// A word whose bit x is at x xor the low six digits of `value`.
fn moved(mut word: u64, value: u32) -> u64 {
    for (digit, lacking) in LACKING.into_iter().enumerate() {
        if value >> digit & 1 == 1 {
            let by = 1 << digit;
            word = (word & lacking) << by | (word >> by & lacking);
        }
    }
    word
}
