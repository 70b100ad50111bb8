//! The values of a block of heaps. Options whose values are known are marked as they are found; the
//! others are kept, until the values that they need follow one by one.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31 and not negative"
)]

use super::column::{Column, Numbers};
use super::places::Places;
use super::walk::Stop;
use crate::memory::reserve;

#[derive(Debug, Default)]
pub(super) struct Block {
    first: usize,
    count: usize,
    /// For each nim-sum of values the last heap that was found to have an option of it.
    seen: Vec<u32>,
    /// For each heap of several the nim-sums below [`SMALL`] that its options are known to have.
    marks: Vec<u64>,
    sums: Vec<u32>,
    places: Places,
    /// Whether one may be taken from each of several heaps.
    takes_one: bool,
    steps: Vec<Step>,
    kept: Vec<Kept>,
    pub(super) options: usize,
}

/// Nim-sums below this are bits of a word, whose first gap is found without a branch.
const SMALL: usize = 64;

/// An option of each heap of a range: what is left when as much is taken from each.
#[derive(Debug)]
struct Step {
    first: u32,
    rows: u32,
    taken: u32,
}

/// Other options whose values may not be known yet.
#[derive(Debug)]
struct Kept {
    /// The heaps that they belong to, ascending or repeated.
    heaps: Vec<u32>,
    /// The heaps that they leave: those of the first part, and those of each other part.
    left: Vec<u32>,
    more: Vec<Vec<u32>>,
    /// The first one that was not visited.
    next: usize,
}

impl Block {
    pub(super) fn begin(&mut self, first: usize, count: usize) {
        (self.first, self.count, self.options) = (first, count, 0);
        self.kept.clear();
        self.steps.clear();
        self.takes_one = false;
        self.marks.clear();
        self.marks.resize(count, 0);
        if self.seen.is_empty() {
            self.seen.resize(SMALL, u32::MAX);
        }
    }

    /// Marks a value of the only heap.
    #[inline]
    pub(super) fn mark(&mut self, value: u32) {
        self.seen[value as usize] = self.first as u32;
    }

    pub(super) fn add(&mut self, heap: &Column, parts: &[Column], values: &[u32]) -> Result<(), Stop> {
        self.options += heap.rows;
        if self.count > 1 {
            self.add_several(heap, parts, values);
            return Ok(());
        }
        let Self { first, seen, sums, places, .. } = self;
        let end = *first as i64;
        let goes_round = |part: &Column| part.high >= end && !part.rows_where(|heap| heap >= end).is_empty();
        if parts.iter().any(goes_round) {
            return Err(Stop::Cycle);
        }
        let (seen, first) = (&mut seen[..], *first as u32);
        if let [part] = parts {
            if !places.stamp(part, values, seen, first) {
                stamp(part, values, seen, first);
            }
        } else {
            add_values(parts, values, sums);
            for &sum in &*sums {
                seen[sum as usize] = first;
            }
        }
        Ok(())
    }

    fn add_several(&mut self, heap: &Column, parts: &[Column], values: &[u32]) {
        let Self { first, count, seen, marks, sums, takes_one, steps, kept, .. } = self;
        if seen.len() == SMALL && parts.iter().all(|part| part.high < *first as i64) {
            if let (Numbers::Line(begin, 1), [part]) = (&heap.numbers, parts) {
                let marks = &mut marks[*begin as usize - *first..][..part.rows];
                each(part, values, |row, value| marks[row] |= 1 << value);
                return;
            }
            add_values(parts, values, sums);
            for (row, sum) in sums.iter().enumerate() {
                marks[heap.at(row) as usize - *first] |= 1 << sum;
            }
            return;
        }
        let [left, more @ ..] = parts else { return };
        match (&heap.numbers, &left.numbers) {
            (&Numbers::Line(begin, 1), &Numbers::Line(end, 1)) if more.is_empty() && end < begin => {
                let step = Step { first: begin as u32, rows: heap.rows as u32, taken: (begin - end) as u32 };
                if step.taken == 1 && heap.rows == *count {
                    *takes_one = true;
                } else {
                    steps.push(step);
                }
            }
            _ => kept.push(Kept {
                heaps: heap.heaps(),
                left: left.heaps(),
                more: more.iter().map(Column::heaps).collect(),
                next: 0,
            }),
        }
    }

    /// Adds the values of the heaps to the values of all smaller ones.
    #[inline(never)]
    pub(super) fn finish(&mut self, values: &mut Vec<u32>) -> Result<(), Stop> {
        reserve(values, self.count).map_err(Stop::Error)?;
        let Self { first, count, seen, marks, takes_one, steps, kept, .. } = self;
        let in_words = *count > 1 && kept.is_empty() && seen.len() == SMALL;
        let done = if in_words { add_by_words(marks, *takes_one, steps, values) } else { 0 };
        for (row, &mark) in marks.iter().enumerate().skip(done) {
            let heap = (*first + row) as u32;
            let mut small = mark;
            let mut mark = |sum: u32| {
                if (sum as usize) < SMALL {
                    small |= 1 << sum;
                } else {
                    seen[sum as usize] = heap;
                }
            };
            if *takes_one {
                mark(values[heap as usize - 1]);
            }
            for step in &*steps {
                if heap.wrapping_sub(step.first) < step.rows {
                    mark(values[(heap - step.taken) as usize]);
                }
            }
            for Kept { heaps, left, more, next } in &mut *kept {
                while heaps.get(*next) == Some(&heap) {
                    let mut sum = *values.get(left[*next] as usize).ok_or(Stop::Cycle)?;
                    for part in &*more {
                        sum ^= values.get(part[*next] as usize).ok_or(Stop::Cycle)?;
                    }
                    mark(sum);
                    *next += 1;
                }
            }
            let mut value = small.trailing_ones() as usize;
            while seen.get(value) == Some(&heap) {
                value += 1;
            }
            // For all nim-sums of this value and smaller ones.
            if value >= seen.len() {
                let more = (value + 1).next_power_of_two() - seen.len();
                reserve(seen, more).map_err(Stop::Error)?;
                seen.resize(seen.len() + more, u32::MAX);
            }
            values.push(value as u32);
        }
        Ok(())
    }

    pub(super) fn bytes(&self) -> usize {
        let kept: usize =
            self.kept.iter().map(|kept| kept.heaps.len() + kept.left.len() * (1 + kept.more.len())).sum();
        let marks = self.marks.capacity() * size_of::<u64>() + self.places.bytes();
        (self.seen.capacity() + self.sums.capacity() + kept) * size_of::<u32>() + marks
    }
}

/// Stamps the values of heaps. A small function of its own is soon optimised by a browser.
#[inline(never)]
fn stamp(part: &Column, values: &[u32], seen: &mut [u32], stamp: u32) {
    each(part, values, |_, value| seen[value as usize] = stamp);
}

/// Adds values of heaps without other options, until one reaches [`SMALL`]; returns how many.
#[inline(never)]
fn add_by_words(marks: &[u64], takes_one: bool, steps: &[Step], values: &mut Vec<u32>) -> usize {
    let first = values.len();
    values.resize(first + marks.len(), 0);
    // The last value need not wait for its way through memory.
    let mut last = if takes_one { values[first - 1] } else { 0 };
    for (row, &mark) in marks.iter().enumerate() {
        let heap = first + row;
        let mut small = mark | u64::from(takes_one) << last;
        for step in steps {
            if (heap as u32).wrapping_sub(step.first) < step.rows {
                small |= 1 << values[heap - step.taken as usize];
            }
        }
        last = small.trailing_ones();
        if last as usize == SMALL {
            values.truncate(heap);
            return row;
        }
        values[heap] = last;
    }
    marks.len()
}

fn add_values(parts: &[Column], values: &[u32], sums: &mut Vec<u32>) {
    sums.clear();
    sums.resize(parts.first().map_or(0, |part| part.rows), 0);
    for part in parts {
        each(part, values, |row, value| sums[row] ^= value);
    }
}

#[expect(clippy::inline_always, reason = "a loop that does what its caller wants has it inside")]
#[inline(always)]
fn each(part: &Column, values: &[u32], mut visit: impl FnMut(usize, u32)) {
    match &part.numbers {
        Numbers::Line(_, 1 | -1) => {
            let values = &values[part.low as usize..=part.high as usize];
            if part.at(0) == part.low {
                for (row, &value) in values.iter().enumerate() {
                    visit(row, value);
                }
            } else {
                for (row, &value) in values.iter().rev().enumerate() {
                    visit(row, value);
                }
            }
        }
        Numbers::Line(..) => {
            for row in 0..part.rows {
                visit(row, values[part.at(row) as usize]);
            }
        }
        Numbers::List(heaps) => {
            for (row, heap) in heaps.iter(part.rows).enumerate() {
                visit(row, values[heap as usize]);
            }
        }
    }
}
