//! The values of a block of heaps. The options of a single heap are marked as they are found; those
//! of several are kept, until the values that they need follow one by one.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31 and not negative"
)]

use super::column::{Column, Numbers};
use super::places::Places;
use super::walk::Stop;
use crate::memory::reserve;

/// What the options of some heaps are worth.
#[derive(Debug, Default)]
pub(super) struct Block {
    /// The first heap, and how many there are.
    first: usize,
    count: usize,
    /// For each nim-sum of values the last heap that was found to have an option of it.
    seen: Vec<u32>,
    sums: Vec<u32>,
    places: Places,
    kept: Vec<Kept>,
    /// How many options there are.
    pub(super) options: usize,
}

/// Options whose values may not be known yet.
#[derive(Debug)]
struct Kept {
    /// The heap that the first one belongs to.
    first: u32,
    /// The heaps that they belong to, ascending or repeated; none if they are one after the other.
    heaps: Vec<u32>,
    /// The heaps that they leave: those of the first part, and those of each other part.
    left: Vec<u32>,
    more: Vec<Vec<u32>>,
    /// The first one that was not visited, if there are heaps.
    next: usize,
}

impl Block {
    /// Begins with `count` heaps from `first` on.
    pub(super) fn begin(&mut self, first: usize, count: usize) {
        (self.first, self.count, self.options) = (first, count, 0);
        self.kept.clear();
    }

    /// Marks a value of the only heap.
    #[inline]
    pub(super) fn mark(&mut self, value: u32) {
        self.seen[value as usize] = self.first as u32;
    }

    /// Adds an option for each row: its heap, and the heaps that it leaves.
    pub(super) fn add(&mut self, heap: &Column, parts: &[Column], values: &[u32]) -> Result<(), Stop> {
        self.options += heap.rows;
        let Self { first, count, seen, sums, places, kept, .. } = self;
        if *count > 1 {
            let [left, more @ ..] = parts else { return Ok(()) };
            let in_line = matches!(heap.numbers, Numbers::Line(_, 1));
            kept.push(Kept {
                first: heap.low as u32,
                heaps: if in_line { Vec::new() } else { heap.heaps() },
                left: left.heaps(),
                more: more.iter().map(Column::heaps).collect(),
                next: 0,
            });
            return Ok(());
        }
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
            sums.clear();
            sums.resize(heap.rows, 0);
            for part in parts {
                each(part, values, |row, value| sums[row] ^= value);
            }
            for &sum in &*sums {
                seen[sum as usize] = first;
            }
        }
        Ok(())
    }

    /// Adds the values of the heaps to the values of all smaller ones.
    #[inline(never)]
    pub(super) fn finish(&mut self, values: &mut Vec<u32>) -> Result<(), Stop> {
        reserve(values, self.count).map_err(Stop::Error)?;
        let seen = &mut self.seen;
        for heap in self.first as u32..(self.first + self.count) as u32 {
            // Nim-sums below 64, as bits: the first gap is found without a branch.
            let mut small = 0u64;
            let mut mark = |sum: u32| {
                if sum < 64 {
                    small |= 1 << sum;
                } else {
                    seen[sum as usize] = heap;
                }
            };
            for Kept { first, heaps, left, more, next } in &mut self.kept {
                if heaps.is_empty() && more.is_empty() {
                    if let Some(&left) = left.get(heap.wrapping_sub(*first) as usize) {
                        mark(*values.get(left as usize).ok_or(Stop::Cycle)?);
                    }
                    continue;
                }
                let rows = if heaps.is_empty() {
                    let row = heap.wrapping_sub(*first) as usize;
                    row..left.len().min(row.saturating_add(1))
                } else {
                    let begin = *next;
                    while heaps.get(*next) == Some(&heap) {
                        *next += 1;
                    }
                    begin..*next
                };
                for row in rows {
                    let Some(&value) = values.get(left[row] as usize) else { return Err(Stop::Cycle) };
                    let mut sum = value;
                    for part in &*more {
                        let Some(value) = values.get(part[row] as usize) else { return Err(Stop::Cycle) };
                        sum ^= value;
                    }
                    mark(sum);
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
                seen.resize(seen.len() + more, 0);
            }
            values.push(value as u32);
        }
        Ok(())
    }

    pub(super) fn bytes(&self) -> usize {
        let kept: usize =
            self.kept.iter().map(|kept| kept.heaps.len() + kept.left.len() * (1 + kept.more.len())).sum();
        (self.seen.capacity() + self.sums.capacity() + kept) * size_of::<u32>() + self.places.bytes()
    }
}

/// Stamps the values of heaps. A small function of its own is soon optimised by a browser.
#[inline(never)]
fn stamp(part: &Column, values: &[u32], seen: &mut [u32], stamp: u32) {
    each(part, values, |_, value| seen[value as usize] = stamp);
}

/// Visits the values of heaps, row by row.
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
