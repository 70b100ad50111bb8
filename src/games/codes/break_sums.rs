//! The values of two heaps with a given sum: the marks of a remainder, computed no further than
//! needed.
//!
//! A code that breaks after taking t and after taking t' needs the remainder m twice, for the heaps
//! m + t and m + t'. So the last few remainders are kept, each with the pairs visited so far. They
//! are kept in blocks of eight: if values are small enough, [`eight_sums`] breaks all eight with a
//! common heap at once. Pairs with a heap smaller than eight may depend on values that are unknown
//! when the block starts; they are visited when the remainder is opened.

use super::eight_sums::{self, LANES, ROW};
use super::sparse_space::Space;

/// Which two heaps a remainder may be broken into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pairs {
    All,
    Unequal,
}

/// Pairs visited between two checks whether a value was seen.
const PIECE: usize = 64;

/// The number of the first block that is marked eight at a time.
const FIRST_IN_EIGHTS: usize = 8;

/// Below this width, single remainders are faster.
const NARROW: usize = 128;

#[derive(Clone, Copy, Debug, Default)]
struct Remainder {
    /// Its size; 0 if it is not opened, because the remainder 0 cannot be broken.
    size: usize,
    /// The pairs (a, size - a) with a from `next` up to `last` are not visited yet. Small heaps
    /// come first: they have values that larger heaps lack.
    next: usize,
    last: usize,
}

/// The remainders of sizes from 8 times its number on.
#[derive(Debug, Default)]
struct Block {
    number: usize,
    /// The values seen: for each remainder a row of 0/1 by value. Empty if nothing is kept.
    marks: Vec<u8>,
    remainders: [Remainder; LANES],
}

#[derive(Debug)]
pub(super) struct BreakSums {
    kept: Vec<Block>,
    pairs: Pairs,
    width: usize,
}

impl BreakSums {
    /// Keeps at least this many remainders.
    pub(super) fn new(kept: usize, pairs: Pairs) -> Self {
        let blocks = kept.div_ceil(LANES) + 1;
        Self { kept: (0..blocks).map(|_| Block::default()).collect(), pairs, width: ROW }
    }

    /// Clears the marks; values stay below `width` from now on. Returns the length of a row.
    pub(super) fn clear(&mut self, width: usize) -> usize {
        self.width = if width > NARROW { width.max(ROW) } else { width };
        for block in &mut self.kept {
            *block = Block::default();
        }
        self.width
    }

    const fn place(&self, size: usize) -> usize {
        size / LANES % self.kept.len()
    }

    /// Opens a remainder with all pairs of a rare heap (all if not sparse). Returns their number.
    #[inline]
    pub(super) fn open(&mut self, size: usize, values: &[u16], space: &Space) -> usize {
        let place = self.place(size);
        let (block, number, pairs) = (&mut self.kept[place], size / LANES, self.pairs);
        let mut looked = 0;
        if block.number != number || block.marks.is_empty() {
            looked += block.begin(number, self.width, pairs, values, space);
        }
        let remainder = &mut block.remainders[size % LANES];
        if remainder.size == size {
            return looked;
        }
        // The smaller part is at most half, and less than half if the parts must differ.
        let last = match pairs {
            Pairs::All => size / 2,
            Pairs::Unequal => size.saturating_sub(1) / 2,
        };
        *remainder = Remainder { size, next: 1, last };
        let marks = &mut block.marks[size % LANES * self.width..][..self.width];
        if !space.is_sparse() {
            return looked + remainder.look(marks, values, usize::MAX);
        }
        if in_eights(number, self.width) {
            return looked + remainder.look(marks, values, LANES - 1);
        }
        let heaps = between(space.rare(), 0, size);
        mark_listed(marks, heaps, values, size, pairs);
        looked + heaps.len()
    }

    #[inline]
    pub(super) fn marks(&self, size: usize) -> &[u8] {
        &self.kept[self.place(size)].marks[size % LANES * self.width..][..self.width]
    }

    #[inline]
    pub(super) fn has(&self, size: usize, value: usize) -> bool {
        self.marks(size)[value] != 0
    }

    /// Visits more pairs of an opened remainder. Returns their number: 0 after the last.
    #[inline]
    pub(super) fn look(&mut self, size: usize, values: &[u16]) -> usize {
        let place = self.place(size);
        let Block { marks, remainders, .. } = &mut self.kept[place];
        remainders[size % LANES].look(&mut marks[size % LANES * self.width..][..self.width], values, PIECE)
    }

    pub(super) fn bytes(&self) -> usize {
        self.kept.iter().map(|block| block.marks.capacity()).sum()
    }
}

/// Not while a heap smaller than eight may be half of a remainder.
const fn in_eights(number: usize, width: usize) -> bool {
    number >= FIRST_IN_EIGHTS && width == ROW
}

impl Block {
    /// Starts the block of a number. Returns the number of pairs visited.
    fn begin(&mut self, number: usize, width: usize, pairs: Pairs, values: &[u16], space: &Space) -> usize {
        self.number = number;
        self.remainders = [Remainder::default(); LANES];
        self.marks.clear();
        self.marks.resize(LANES * width, 0);
        if !(space.is_sparse() && in_eights(number, width)) {
            return 0;
        }
        let size = number * LANES;
        let rows: &mut [[u8; ROW]; LANES] = match self.marks.as_chunks_mut().0.try_into() {
            Ok(rows) => rows,
            Err(_) => unreachable!("eight rows of this length"),
        };
        let mut looked = 0;
        for heaps in [space.rare(), space.sample()] {
            // A heap may be half of one of the remainders.
            let (half, past) = (size / 2, size / 2 + LANES / 2);
            eight_sums::mark_eight(rows, between(heaps, LANES, half), values, size);
            eight_sums::mark_eight(rows, between(heaps, past, size), values, size);
            for (size, row) in (size..).zip(rows.iter_mut()) {
                mark_listed(row, between(heaps, half, past), values, size, pairs);
            }
            looked += LANES * between(heaps, LANES, size).len();
        }
        looked
    }
}

fn between(heaps: &[(u32, u16)], from: usize, to: usize) -> &[(u32, u16)] {
    let place = |size| heaps.partition_point(|&(heap, _)| (heap as usize) < size);
    &heaps[place(from)..place(to)]
}

impl Remainder {
    #[inline]
    fn look(&mut self, marks: &mut [u8], values: &[u16], max: usize) -> usize {
        let count = max.min(self.last + 1 - self.next);
        let (first, past) = (self.next, self.next + count);
        if count > 0 {
            let (some, others) = (first..past, self.size + 1 - past..self.size + 1 - first);
            mark_pairs(marks, &values[some], &values[others]);
        }
        self.next = past;
        count
    }
}

/// Marks the nim-sums of pairs: the n-th value of one slice with the n-th from the other's end.
#[inline(never)] // engines that optimise while running swap it sooner
fn mark_pairs(marks: &mut [u8], some: &[u16], others: &[u16]) {
    for (&a, &b) in some.iter().zip(others.iter().rev()) {
        marks[usize::from(a ^ b)] = 1;
    }
}

/// Marks the nim-sums of heaps with the other part of the remainder.
#[inline(never)]
fn mark_listed(marks: &mut [u8], heaps: &[(u32, u16)], values: &[u16], size: usize, pairs: Pairs) {
    let middle = if pairs == Pairs::Unequal { size } else { 0 };
    for &(heap, value) in heaps {
        let heap = heap as usize;
        if 2 * heap != middle {
            marks[usize::from(value ^ values[size - heap])] = 1;
        }
    }
}
