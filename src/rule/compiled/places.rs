//! Which heaps have each value, as bits, for games with few values: the heaps that a long set of
//! numbers leaves are looked up 64 at a time.

#![expect(clippy::cast_sign_loss, reason = "heaps and what is taken from them are not negative")]

use super::column::{Column, Numbers};
use std::sync::Arc;

/// Games with more values are computed without.
const VALUES: usize = 16;

/// The most numbers up to the last one of a set, for each of them.
const SPARSE: usize = 16;

/// Shorter sets are not worth it.
const SHORT: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Places {
    /// For each value the heaps that have it: heap h at bit h, up to the last one.
    heaps: Vec<Vec<u64>>,
    /// The heaps below it are among them.
    next: usize,
    /// The set that was asked for last, and its numbers k at the bits 64 + greatest - k.
    numbers: Arc<Vec<i64>>,
    set: Vec<u64>,
    /// Where heaps are left, from some word on.
    taken: Vec<u64>,
}

impl Places {
    /// Stamps the values of heaps, if they are what numbers of a set leave that is asked for again.
    pub(super) fn stamp(&mut self, left: &Column, values: &[u32], seen: &mut [u32], stamp: u32) -> bool {
        let Numbers::List(list) = &left.numbers else { return false };
        if !list.ascending || list.factor != -1 || left.rows < SHORT || list.numbers[0] < 0 {
            return false;
        }
        if !Arc::ptr_eq(&list.numbers, &self.numbers) {
            (self.numbers, self.set) = (list.numbers.clone(), Vec::new());
            return false;
        }
        let of = |row: usize| list.numbers[list.begin + row] as usize;
        let (least, most) = (of(0), of(left.rows - 1));
        let is_new = self.set.is_empty() && list.begin > 0;
        if is_new || most - least > SPARSE * left.rows || !self.add(values) {
            return false;
        }
        let greatest = list.numbers[list.numbers.len() - 1] as usize;
        if self.set.is_empty() {
            self.set = vec![0; greatest / 64 + 4];
            for &number in &*list.numbers {
                let place = 64 + greatest - number as usize;
                self.set[place / 64] |= 1 << (place % 64);
            }
        }
        // Heap h is left by taking `offset` - h, which is at bit 64 + greatest - offset + h.
        let offset = list.offset as usize;
        let (lowest, highest) = (offset - most, offset - least);
        let (begin, count) = (lowest / 64, highest / 64 - lowest / 64);
        let place = 64 + greatest + 64 * begin - offset;
        let (by, low, high) = (place % 64, &self.set[place / 64..], &self.set[place / 64 + 1..]);
        let words = low.iter().zip(high).map(|(low, high)| low >> by | high << 1 << (63 - by));
        self.taken.clear();
        self.taken.extend(words.take(count + 1));
        self.taken[0] &= u64::MAX << (lowest % 64);
        self.taken[count] &= u64::MAX >> (63 - highest % 64);
        for (heaps, seen) in self.heaps.iter().zip(seen) {
            if *seen != stamp && heaps.get(begin..).is_some_and(|heaps| meet(&self.taken, heaps)) {
                *seen = stamp;
            }
        }
        true
    }

    /// Adds the heaps that have values by now, unless there are too many values.
    fn add(&mut self, values: &[u32]) -> bool {
        while let Some(&value) = values.get(self.next) {
            let value = value as usize;
            if value >= VALUES {
                return false;
            }
            self.heaps.resize(self.heaps.len().max(value + 1), Vec::new());
            self.heaps[value].resize(self.next / 64 + 1, 0);
            self.heaps[value][self.next / 64] |= 1 << (self.next % 64);
            self.next += 1;
        }
        true
    }

    pub(super) fn bytes(&self) -> usize {
        let heaps: usize = self.heaps.iter().map(Vec::capacity).sum();
        (heaps + self.set.capacity() + self.taken.capacity()) * size_of::<u64>()
    }
}

/// Whether a bit is set in both; eight words are joined between two looks.
#[inline(never)]
fn meet(taken: &[u64], heaps: &[u64]) -> bool {
    let both = |(taken, heaps): (&[u64], &[u64])| taken.iter().zip(heaps).fold(0, |all, (a, b)| all | a & b);
    taken.chunks(8).zip(heaps.chunks(8)).any(|pair| both(pair) != 0)
}
