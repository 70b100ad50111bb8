//! The values that stand in rows, columns and diagonals already, as sets of bits.

use super::cells::SMALLER;
use crate::error::Result;
use crate::memory::reserve_for;

/// Sets of numbers, all of one width, with the first word of each that is not full.
pub(super) struct Sets {
    width: usize,
    words: Vec<u64>,
    pub(super) first: Vec<u32>,
}

impl Sets {
    pub(super) fn new(count: usize, width: usize) -> Result<Self> {
        let (mut words, mut first) = (Vec::new(), Vec::new());
        reserve_for(&mut words, count * width, SMALLER)?;
        reserve_for(&mut first, count, SMALLER)?;
        words.resize(count * width, 0);
        first.resize(count, 0);
        Ok(Self { width, words, first })
    }

    pub(super) fn words(&self, set: usize) -> &[u64] {
        &self.words[set * self.width..][..self.width]
    }

    pub(super) fn insert(&mut self, set: usize, value: usize) {
        let words = &mut self.words[set * self.width..][..self.width];
        words[value / 64] |= 1 << (value % 64);
        let first = &mut self.first[set];
        while words.get(*first as usize) == Some(&u64::MAX) {
            *first += 1;
        }
    }

    pub(super) fn clear(&mut self) {
        self.words.fill(0);
        self.first.fill(0);
    }
    pub(super) fn mex(sets: [(&Self, usize); 3]) -> usize {
        let first = sets.iter().map(|(sets, set)| sets.first[*set]).max().unwrap_or(0) as usize;
        let [one, two, three] = sets.map(|(sets, set)| sets.words(set));
        let words = one.iter().zip(two).zip(three).map(|((one, two), three)| one | two | three);
        let mut mex = first * 64;
        for word in words.skip(first) {
            mex += word.trailing_ones() as usize;
            if word != u64::MAX {
                break;
            }
        }
        mex
    }
}
