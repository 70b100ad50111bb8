//! The values of a block of heaps. Options that lead below the block are marked as they are found;
//! the others are kept, until the values that they need follow one by one.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31 and not negative"
)]

use super::column::{Column, Numbers};
use crate::error::Result;
use crate::memory::reserve;

/// In a heap of an option: another heap of the same option comes next.
const MORE: u32 = 1 << 31;

/// In the place of a heap of an option: there is no option.
const NONE: u32 = u32::MAX;

/// The most words of bits of a heap in a block of several.
const MAX_WORDS: usize = 64;

/// What the options of some heaps are worth.
#[derive(Debug, Default)]
pub(super) struct Block {
    /// The first heap.
    first: usize,
    /// How many heaps there are, and how many words of bits each has.
    count: usize,
    words: usize,
    /// For each heap the values of options that lead below the block, as bits.
    bits: Vec<u64>,
    /// For each nim-sum of values the last heap that was found to have an option of it.
    seen: Vec<u32>,
    sums: Vec<u32>,
    /// Options of which each heap has one or none: the heaps that they leave, by heap.
    aligned: Vec<Vec<u32>>,
    /// The other options that are kept: the heap in the block that they belong to, from 0, and the
    /// heaps that they leave.
    kept: Vec<(u32, u32)>,
    /// The same by heap, and where each heap's begin.
    sorted: Vec<u32>,
    begins: Vec<u32>,
    /// How many options there are.
    pub(super) options: usize,
}

impl Block {
    /// Begins with at most `count` heaps from `first` on, and returns how many they are.
    pub(super) fn begin(&mut self, first: usize, count: usize) -> usize {
        self.words = self.seen.len().div_ceil(64).max(1);
        let count = if self.words > MAX_WORDS { 1 } else { count };
        (self.first, self.count, self.options) = (first, count, 0);
        self.bits.clear();
        self.bits.resize(count * self.words, 0);
        self.kept.clear();
        self.aligned.clear();
        count
    }

    /// Marks a value of the only heap.
    #[inline]
    pub(super) fn mark(&mut self, value: u32) {
        self.seen[value as usize] = self.first as u32;
    }

    /// Adds an option for each row: its heap, and the heaps that it leaves.
    pub(super) fn add(&mut self, heap: &Column, parts: &[Column], values: &[u32]) {
        self.options += heap.rows;
        let first = self.first as i64;
        if heap.rows > self.count / 4 && self.count > 1 && heap.is_ascending() {
            for (part, more) in parts.iter().zip((0..parts.len()).rev()) {
                let flag = if more > 0 { MORE } else { 0 };
                let mut heaps = vec![NONE; self.count];
                for row in 0..heap.rows {
                    heaps[(heap.at(row) - first) as usize] = part.at(row) as u32 | flag;
                }
                self.aligned.push(heaps);
            }
        } else if parts.iter().any(|part| part.high >= first) {
            // On a line the heaps below the block come first or last.
            let (begin, end) = match (parts, heap.is_same()) {
                ([part], Some(_)) => part.rows_below(first),
                _ => (0, 0),
            };
            if begin < end {
                let rows: Vec<u32> = (begin as u32..end as u32).collect();
                self.add_below(&heap.pick(&rows), &[parts[0].pick(&rows)], values);
            }
            for row in (0..begin).chain(end..heap.rows) {
                if parts.iter().all(|part| part.at(row) < first) {
                    let sum = parts.iter().fold(0, |sum, part| sum ^ values[part.at(row) as usize]);
                    let place = (heap.at(row) - first) as usize;
                    self.bits[place * self.words + sum as usize / 64] |= 1 << (sum % 64);
                } else {
                    self.keep(heap, parts, row);
                }
            }
        } else {
            self.add_below(heap, parts, values);
        }
    }

    /// Adds options that leave heaps below the block.
    fn add_below(&mut self, heap: &Column, parts: &[Column], values: &[u32]) {
        let Self { first, count, words, bits, seen, sums, .. } = self;
        let (first, words, is_one) = (*first, *words, *count == 1);
        match parts {
            [one] if is_one => return stamp(one, values, seen, first as u32),
            [one] => {
                if let Some(heap) = heap.is_same() {
                    let bits = &mut bits[(heap - first as i64) as usize * words..][..words];
                    return each(one, values, |_, value| bits[value as usize / 64] |= 1 << (value % 64));
                }
                return each(one, values, |row, value| {
                    let place = (heap.at(row) - first as i64) as usize;
                    bits[place * words + value as usize / 64] |= 1 << (value % 64);
                });
            }
            _ => {}
        }
        sums.clear();
        sums.resize(heap.rows, 0);
        for part in parts {
            each(part, values, |row, value| sums[row] ^= value);
        }
        if is_one {
            for &sum in &*sums {
                seen[sum as usize] = first as u32;
            }
        } else {
            for (row, &sum) in sums.iter().enumerate() {
                let place = (heap.at(row) - first as i64) as usize;
                bits[place * words + sum as usize / 64] |= 1 << (sum % 64);
            }
        }
    }

    fn keep(&mut self, heap: &Column, parts: &[Column], row: usize) {
        let place = (heap.at(row) - self.first as i64) as u32;
        let mut more = parts.len();
        for part in parts {
            more -= 1;
            self.kept.push((place, part.at(row) as u32 | if more > 0 { MORE } else { 0 }));
        }
    }

    /// Adds the values of the heaps to the values of all smaller ones.
    pub(super) fn finish(&mut self, values: &mut Vec<u32>) -> Result<()> {
        self.sort();
        let Self { first, count, words, bits, seen, aligned, sorted, begins, .. } = self;
        reserve(values, *count)?;
        let mut begin = 0;
        for (place, &end) in begins[..*count].iter().enumerate() {
            let (bits, stamp) = (&bits[place * *words..(place + 1) * *words], (*first + place) as u32);
            let (mut low, mut sum) = (bits[0], 0);
            let mut add = |heap: u32| {
                sum ^= values[(heap & !MORE) as usize];
                if heap & MORE == 0 {
                    mark(sum, &mut low, seen, stamp);
                    sum = 0;
                }
            };
            let in_line = aligned.iter().map(|heaps| heaps[place]).filter(|&heap| heap != NONE);
            for heap in in_line.chain(sorted[begin..end as usize].iter().copied()) {
                add(heap);
            }
            begin = end as usize;
            let mut value = low.trailing_ones();
            while seen.get(value as usize) == Some(&stamp)
                || value >= 64
                    && bits.get(value as usize / 64).is_some_and(|bits| bits >> (value % 64) & 1 == 1)
                || value < 64 && low >> value & 1 == 1
            {
                value += 1;
            }
            // For all nim-sums of this value and smaller ones.
            if value as usize >= seen.len() {
                let more = (value as usize + 1).next_power_of_two() - seen.len();
                reserve(seen, more)?;
                seen.resize(seen.len() + more, 0);
            }
            values.push(value);
        }
        Ok(())
    }

    /// Sorts the kept options by heap. Afterwards `begins` has the end of each.
    fn sort(&mut self) {
        self.begins.clear();
        self.begins.resize(self.count + 1, 0);
        for &(place, _) in &self.kept {
            self.begins[place as usize + 1] += 1;
        }
        let mut begin = 0;
        for count in &mut self.begins {
            begin += *count;
            *count = begin;
        }
        self.sorted.resize(self.kept.len(), 0);
        for &(place, heap) in &self.kept {
            let next = &mut self.begins[place as usize];
            self.sorted[*next as usize] = heap;
            *next += 1;
        }
    }

    pub(super) fn bytes(&self) -> usize {
        (self.seen.capacity() + 2 * self.kept.capacity() + self.sorted.capacity() + 2 * self.bits.capacity())
            * size_of::<u32>()
    }
}

#[inline]
fn mark(value: u32, low: &mut u64, seen: &mut [u32], stamp: u32) {
    if value < 64 {
        *low |= 1 << value;
    } else {
        seen[value as usize] = stamp;
    }
}

/// Stamps the values of heaps.
#[inline(never)]
fn stamp(part: &Column, values: &[u32], seen: &mut [u32], stamp: u32) {
    each(part, values, |_, value| seen[value as usize] = stamp);
}

/// Visits the values of heaps, row by row.
#[inline]
fn each(part: &Column, values: &[u32], mut visit: impl FnMut(usize, u32)) {
    match &part.numbers {
        Numbers::Line(_, 1 | -1) => {
            let values = &values[part.low as usize..=part.high as usize];
            if part.at(0) == part.low {
                values.iter().enumerate().for_each(|(row, &value)| visit(row, value));
            } else {
                values.iter().rev().enumerate().for_each(|(row, &value)| visit(row, value));
            }
        }
        Numbers::Line(..) => (0..part.rows).for_each(|row| visit(row, values[part.at(row) as usize])),
        Numbers::List(heaps) => {
            heaps.iter(part.rows).enumerate().for_each(|(row, heap)| visit(row, values[heap as usize]));
        }
    }
}
