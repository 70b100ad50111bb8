//! What two heaps of a given sum can be worth: the marks of a rest, looked at no further than needed.
//!
//! A code that breaks after taking t and after taking t' asks for the rest m twice, at the heaps m + t and m + t'. So
//! the last few rests are kept, each with the pairs it has looked at.

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

/// The rest of a move, to be broken into two heaps.
#[derive(Debug, Default)]
struct Rest {
    /// Its size; 0 where nothing is kept, for the rest 0 cannot be broken.
    size: usize,
    /// The values that were seen, 0/1 by value.
    marks: Vec<u8>,
    /// The pairs (a, size - a) with a from `next` up to `last` are not looked at yet. Small heaps come first: they have
    /// the values that later ones do not have any more.
    next: usize,
    last: usize,
}

/// The last few rests.
#[derive(Debug)]
pub(super) struct Rests {
    kept: Vec<Rest>,
    pairs: Pairs,
    width: usize,
}

impl Rests {
    pub(super) fn new(kept: usize, pairs: Pairs) -> Self {
        Self { kept: (0..kept).map(|_| Rest::default()).collect(), pairs, width: 0 }
    }

    /// Forgets what was seen; values stay below `width` from now on.
    pub(super) fn clear(&mut self, width: usize) {
        self.width = width;
        for rest in &mut self.kept {
            *rest = Rest::default();
        }
    }

    const fn place(&self, size: usize) -> usize {
        size % self.kept.len()
    }

    /// Makes the rest of that size known, with all pairs of which one is rare (all pairs where the space is not
    /// sparse). How many were looked at.
    pub(super) fn open(&mut self, size: usize, values: &[u16], space: &Space) -> usize {
        let place = self.place(size);
        let rest = &mut self.kept[place];
        if rest.size == size && !rest.marks.is_empty() {
            return 0;
        }
        rest.size = size;
        rest.marks.clear();
        rest.marks.resize(self.width, 0);
        // The least part is at most half, and less where the parts must differ.
        rest.next = 1;
        rest.last = match self.pairs {
            Pairs::All => size / 2,
            Pairs::Unequal => size.saturating_sub(1) / 2,
        };
        if !space.is_sparse() {
            return rest.look(values, usize::MAX);
        }
        let middle = if self.pairs == Pairs::Unequal { size } else { 0 };
        let reach = space.rare().partition_point(|&(heap, _)| (heap as usize) < size);
        mark_rare(&mut rest.marks, &space.rare()[..reach], values, size, middle);
        reach
    }

    pub(super) fn marks(&self, size: usize) -> &[u8] {
        &self.kept[self.place(size)].marks
    }

    /// Whether an opened rest has shown that value.
    pub(super) fn has(&self, size: usize, value: usize) -> bool {
        self.marks(size)[value] != 0
    }

    /// Looks at some more pairs of an opened rest. How many there were: 0 when all have been looked at.
    pub(super) fn look(&mut self, size: usize, values: &[u16]) -> usize {
        let place = self.place(size);
        self.kept[place].look(values, PIECE)
    }

    pub(super) fn bytes(&self) -> usize {
        self.kept.iter().map(|rest| rest.marks.capacity()).sum()
    }
}

impl Rest {
    /// Looks at up to `most` further pairs. How many there were.
    fn look(&mut self, values: &[u16], most: usize) -> usize {
        let count = most.min(self.last + 1 - self.next);
        let (first, past) = (self.next, self.next + count);
        if count > 0 {
            let (some, others) = (first..past, self.size + 1 - past..self.size + 1 - first);
            mark_pairs(&mut self.marks, &values[some], &values[others]);
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

/// Marks the nim-sums of rare heaps with what is left of the rest; a heap that is half of `middle` is left out.
#[inline(never)]
fn mark_rare(marks: &mut [u8], rare: &[(u32, u16)], values: &[u16], size: usize, middle: usize) {
    for &(heap, value) in rare {
        let heap = heap as usize;
        if 2 * heap != middle {
            marks[usize::from(value ^ values[size - heap])] = 1;
        }
    }
}
