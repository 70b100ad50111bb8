//! What two heaps of a given sum can be worth: the marks of a rest, looked at no further than needed.
//!
//! A code that breaks after taking t and after taking t' asks for the rest m twice, at the heaps m + t and m + t'. So
//! the last few rests are kept, each with the pairs it has looked at. They are kept in blocks of eight, which are broken with the heaps
//! that all of them are to be broken with [`abreast`], where values are small enough for that. What the values of the last rests
//! of a block depend on is not known when it is begun: that is pairs of which one is smaller than eight, and those are looked at
//! when the rest is opened.

use super::abreast::{self, LANES, ROW};
use super::sparse::Space;

/// Which two heaps a rest may be broken into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pairs {
    All,
    /// Two heaps of different sizes.
    Unequal,
}

/// Pairs looked at before asking again whether a value was seen.
const PIECE: usize = 64;

/// The number of the first block that is marked abreast.
const FIRST: usize = 8;

/// Values below that are found soonest one rest after the other.
const NARROW: usize = 128;

/// The rest of a move, to be broken into two heaps.
#[derive(Clone, Copy, Debug, Default)]
struct Rest {
    /// Its size; 0 where it is not opened, for the rest 0 cannot be broken.
    size: usize,
    /// The pairs (a, size - a) with a from `next` up to `last` are not looked at yet. Small heaps come first: they have
    /// the values that later ones do not have any more.
    next: usize,
    last: usize,
}

/// The rests of sizes from 8 times its number on.
#[derive(Debug, Default)]
struct Block {
    number: usize,
    /// The values that were seen: for each rest a row of 0/1 by value. Empty where nothing is kept.
    marks: Vec<u8>,
    rests: [Rest; LANES],
}

/// The last few rests.
#[derive(Debug)]
pub(super) struct Rests {
    kept: Vec<Block>,
    pairs: Pairs,
    width: usize,
}

impl Rests {
    /// Keeps so many rests, or some more.
    pub(super) fn new(kept: usize, pairs: Pairs) -> Self {
        let blocks = kept.div_ceil(LANES) + 1;
        Self { kept: (0..blocks).map(|_| Block::default()).collect(), pairs, width: ROW }
    }

    /// Forgets what was seen; values stay below `width` from now on. How long rows of marks are.
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

    /// Makes the rest of that size known, with all pairs of which one is rare (all pairs where the space is not
    /// sparse). How many were looked at.
    pub(super) fn open(&mut self, size: usize, values: &[u16], space: &Space) -> usize {
        let place = self.place(size);
        let (block, number, pairs) = (&mut self.kept[place], size / LANES, self.pairs);
        let mut looked = 0;
        if block.number != number || block.marks.is_empty() {
            looked += block.begin(number, self.width, pairs, values, space);
        }
        let rest = &mut block.rests[size % LANES];
        if rest.size == size {
            return looked;
        }
        // The least part is at most half, and less where the parts must differ.
        let last = match pairs {
            Pairs::All => size / 2,
            Pairs::Unequal => size.saturating_sub(1) / 2,
        };
        *rest = Rest { size, next: 1, last };
        let marks = &mut block.marks[size % LANES * self.width..][..self.width];
        if !space.is_sparse() {
            return looked + rest.look(marks, values, usize::MAX);
        }
        if is_abreast(number, self.width) {
            return looked + rest.look(marks, values, LANES - 1);
        }
        let heaps = between(space.rare(), 0, size);
        mark_listed(marks, heaps, values, size, pairs);
        looked + heaps.len()
    }

    pub(super) fn marks(&self, size: usize) -> &[u8] {
        &self.kept[self.place(size)].marks[size % LANES * self.width..][..self.width]
    }

    /// Whether an opened rest has shown that value.
    pub(super) fn has(&self, size: usize, value: usize) -> bool {
        self.marks(size)[value] != 0
    }

    /// Looks at some more pairs of an opened rest. How many there were: 0 when all have been looked at.
    pub(super) fn look(&mut self, size: usize, values: &[u16]) -> usize {
        let place = self.place(size);
        let Block { marks, rests, .. } = &mut self.kept[place];
        rests[size % LANES].look(&mut marks[size % LANES * self.width..][..self.width], values, PIECE)
    }

    pub(super) fn bytes(&self) -> usize {
        self.kept.iter().map(|block| block.marks.capacity()).sum()
    }
}

/// Whether the rests of a block are marked abreast: not while a heap smaller than eight may be half of them.
const fn is_abreast(number: usize, width: usize) -> bool {
    number >= FIRST && width == ROW
}

impl Block {
    /// Becomes the block of that number. How many pairs were looked at.
    fn begin(&mut self, number: usize, width: usize, pairs: Pairs, values: &[u16], space: &Space) -> usize {
        self.number = number;
        self.rests = [Rest::default(); LANES];
        self.marks.clear();
        self.marks.resize(LANES * width, 0);
        if !(space.is_sparse() && is_abreast(number, width)) {
            return 0;
        }
        let size = number * LANES;
        let rows: &mut [[u8; ROW]; LANES] = match self.marks.as_chunks_mut().0.try_into() {
            Ok(rows) => rows,
            Err(_) => unreachable!("eight rows of this length"),
        };
        let mut looked = 0;
        for heaps in [space.rare(), space.sample()] {
            // A heap may be half of one of the rests.
            let (half, past) = (size / 2, size / 2 + LANES / 2);
            abreast::mark(rows, between(heaps, LANES, half), values, size);
            abreast::mark(rows, between(heaps, past, size), values, size);
            for (size, row) in (size..).zip(rows.iter_mut()) {
                mark_listed(row, between(heaps, half, past), values, size, pairs);
            }
            looked += LANES * between(heaps, LANES, size).len();
        }
        looked
    }
}

/// The heaps of sizes from `from` up to below `to`.
fn between(heaps: &[(u32, u16)], from: usize, to: usize) -> &[(u32, u16)] {
    let place = |size| heaps.partition_point(|&(heap, _)| (heap as usize) < size);
    &heaps[place(from)..place(to)]
}

impl Rest {
    /// Looks at up to `most` further pairs. How many there were.
    fn look(&mut self, marks: &mut [u8], values: &[u16], most: usize) -> usize {
        let count = most.min(self.last + 1 - self.next);
        let (first, past) = (self.next, self.next + count);
        if count > 0 {
            let (some, others) = (first..past, self.size + 1 - past..self.size + 1 - first);
            mark_pairs(marks, &values[some], &values[others]);
        }
        self.next = past;
        count
    }
}

/// Marks the nim-sums of pairs: the n-th value of one slice with the n-th from the end of the other.
///
/// A function of its own, called often: engines that optimise while running swap it sooner.
#[inline(never)]
fn mark_pairs(marks: &mut [u8], some: &[u16], others: &[u16]) {
    for (&a, &b) in some.iter().zip(others.iter().rev()) {
        marks[usize::from(a ^ b)] = 1;
    }
}

/// Marks the nim-sums of heaps with what is left of the rest.
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
