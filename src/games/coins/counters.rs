//! Counters by prefix value for a block of coins: the inner loop of [`crate::games::CoinRuns`].
//!
//! A block of 64 coins has 64 rows of counters, and each length increments one counter in each row:
//! it reads 64 adjacent prefix values, and increments a byte for each. The stores are the
//! bottleneck, one a cycle, unless neighbours are in one cache line. So a line holds 16
//! neighbouring values of 4 coins, because a coin's prefix value is mostly close to the one before.
//! A prefix value is stored as its *place* in such a row, x/16*64 + x%16; that map is linear, so
//! nim-sums of places are places of nim-sums. The table has a fixed address and is longer than any
//! place, which saves an addition and a check in the inner loop.
//!
//! Rows are summed by the low bits of x_i and reordered to changes only at the end, so that adding
//! a row is a plain vector sum. Time O(1) a coin and length, plus O(span) a coin; 132 KB a thread.

use super::nearest::nearest_zero;
use std::cell::RefCell;
use std::hint::black_box;

/// The largest number of coins counted together.
pub(super) const LANES: usize = 64;
/// While all prefix values are below this, [`LANES`] coins are counted together, and half as many
/// afterwards: more rows would not fit in the L1 cache.
const WIDE: usize = MAX_PREFIX_VALUES / 2;
/// Prefix values must stay below this. Those of squares and of triangular numbers do up to the
/// limit (the largest is 1023).
pub(super) const MAX_PREFIX_VALUES: usize = 1024;
/// The place of missing coins: beyond all rows, where counts are never read.
pub(super) const NOWHERE: u16 = u16::MAX;
/// Neighbouring values in a line.
pub(super) const NEAR: usize = 16;
const COINS: usize = 4;
const LINE: usize = NEAR * COINS;
/// Lines of the rows of four coins, and one unused: rows at distances of a power of two would
/// compete for the same cache sets.
const STRIDE: usize = MAX_PREFIX_VALUES / NEAR + 1;
const SIZE: usize = (1 << 16) + LANES / COINS * STRIDE * LINE;
/// Lengths whose prefix values are loaded together, so that their cache misses overlap.
const TILE: usize = 16;

thread_local! {
    static COUNTERS: RefCell<Counters> = const { RefCell::new(Counters { table: [0; SIZE] }) };
}

/// Where a prefix value below [`MAX_PREFIX_VALUES`] is counted in a row.
pub(super) const fn place_of(prefix: usize) -> u16 {
    (prefix / NEAR * LINE + prefix % NEAR) as u16
}

/// The prefix value of a place, or the nim-sum of prefix values of a nim-sum of places.
pub(super) const fn prefix_at(place: u16) -> u16 {
    place / LINE as u16 * NEAR as u16 + place % NEAR as u16
}

pub(super) const fn lanes(span: usize) -> usize {
    if span <= WIDE { LANES } else { LANES / 2 }
}

/// The table of this thread. It is all 0 before a block is counted, and again after
/// [`Counters::clear`], which every caller that counts a block must call.
pub(super) fn with_counters<T>(work: impl FnOnce(&mut Counters) -> T) -> T {
    COUNTERS.with_borrow_mut(work)
}

pub(super) struct Counters {
    table: [u8; SIZE],
}

/// A coin's counts, in groups of [`NEAR`] values.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    lines: &'a [[[u8; NEAR]; COINS]],
    column: usize,
}

const fn first_place(lane: usize) -> usize {
    lane / COINS * STRIDE * LINE + lane % COINS * NEAR
}

impl Counters {
    /// Counts prefix values before far runs: `padded[end - l..]` starts with those of length l.
    #[inline(never)] // engines that optimise while running swap it sooner
    pub(super) fn count_far(padded: &[u16], end: usize, far: &[usize], span: usize) {
        with_counters(|counters| {
            for tile in far.chunks(TILE) {
                let ends = tile.iter().map(|&l| padded[end - l] ^ padded[end - l + LANES - 1]);
                black_box(ends.fold(0, |all, place| all ^ place));
                for &l in tile {
                    let Some(places) = padded[end - l..].first_chunk::<LANES>() else { continue };
                    // In parts of constant length, because a loop over 32 is not unrolled and then
                    // computes its addresses.
                    counters.count_quarter::<0>(places);
                    counters.count_quarter::<1>(places);
                    if span <= WIDE {
                        counters.count_quarter::<2>(places);
                        counters.count_quarter::<3>(places);
                    }
                }
            }
        });
    }

    #[inline(always)]
    #[allow(clippy::inline_always)] // with constant addresses, or it is slower than nothing
    fn count_quarter<const QUARTER: usize>(&mut self, places: &[u16; LANES]) {
        for (lane, &place) in places.iter().enumerate().skip(QUARTER * LANES / 4).take(LANES / 4) {
            self.count(lane, place);
        }
    }

    #[inline]
    pub(super) fn count(&mut self, lane: usize, place: u16) {
        let counter = &mut self.table[first_place(lane) + usize::from(place)];
        *counter = counter.wrapping_add(1);
    }

    pub(super) fn row(&self, lane: usize, span: usize) -> Row<'_> {
        let lines = &self.table.as_chunks::<NEAR>().0.as_chunks::<COINS>().0[lane / COINS * STRIDE..];
        Row { lines: &lines[..span / NEAR], column: lane % COINS }
    }

    pub(super) fn clear(&mut self, span: usize) {
        let (lines, _) = self.table.as_chunks_mut::<LINE>();
        for rows in lines.chunks_mut(STRIDE).take(LANES / COINS) {
            rows[..span / NEAR].as_flattened_mut().fill(0);
        }
    }
}

impl<'a> Row<'a> {
    fn groups(self) -> impl Iterator<Item = &'a [u8; NEAR]> {
        self.lines.iter().map(move |line| &line[self.column])
    }

    /// The value with count 0 that is closest to `before`, by nim-sum; `None` if there is none.
    pub(super) fn nearest_free(self, before: usize) -> Option<usize> {
        let near = (before % NEAR) as u8;
        (0..self.lines.len()).find_map(|distance| {
            let group = &self.lines[(before / NEAR) ^ distance][self.column];
            let min = nearest_zero(group, near) as usize;
            (min < NEAR).then_some(before ^ (distance * NEAR + min))
        })
    }
}

/// Sums of rows, for the histogram of changes.
///
/// The change of a move is x_i xor x_(i-l). The high bits of x_i permute whole groups; rows with
/// different low bits are summed separately, and permuted by them only at the end.
pub(super) struct Sums {
    by_low: Vec<[[u16; NEAR]; MAX_PREFIX_VALUES / NEAR]>,
    /// The number of rows in each sum.
    rows: [usize; NEAR],
}

impl Sums {
    pub(super) fn new() -> Self {
        Self { by_low: vec![[[0; NEAR]; MAX_PREFIX_VALUES / NEAR]; NEAR], rows: [0; NEAR] }
    }

    /// Adds the row of a coin with the prefix value `here`, which is below [`MAX_PREFIX_VALUES`].
    #[inline(never)]
    pub(super) fn add(&mut self, row: Row<'_>, here: usize, changes: &mut [u64]) {
        let low = here % NEAR;
        // 257 rows of counts up to 255 fit 16 bits.
        if self.rows[low] > usize::from(u8::MAX) {
            self.flush_one(low, changes);
        }
        self.rows[low] += 1;
        let (sums, high) = (&mut self.by_low[low], here / NEAR);
        for (place, group) in row.groups().enumerate() {
            // Loaded and stored as a whole: otherwise the compiler assumes overlap and does not
            // vectorise.
            let sum = &mut sums[(place ^ high) % (MAX_PREFIX_VALUES / NEAR)];
            let (before, counts) = (*sum, *group);
            *sum = std::array::from_fn(|at| before[at] + u16::from(counts[at]));
        }
    }

    fn flush_one(&mut self, low: usize, changes: &mut [u64]) {
        for (index, sum) in self.by_low[low].as_flattened_mut().iter_mut().enumerate() {
            changes[index ^ low] += u64::from(std::mem::take(sum));
        }
        self.rows[low] = 0;
    }

    /// Moves everything into the histogram, [`MAX_PREFIX_VALUES`] entries long.
    pub(super) fn flush(&mut self, changes: &mut [u64]) {
        for low in 0..NEAR {
            self.flush_one(low, changes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(row: Row<'_>) -> usize {
        row.groups().flatten().map(|&count| usize::from(count)).sum()
    }

    #[test]
    fn places_are_linear() {
        for a in 0..MAX_PREFIX_VALUES {
            assert_eq!(usize::from(prefix_at(place_of(a))), a);
            let b = (a * 577 + 5) % MAX_PREFIX_VALUES;
            assert_eq!(place_of(a) ^ place_of(b), place_of(a ^ b));
            assert!(place_of(a) < place_of(MAX_PREFIX_VALUES));
        }
        // Behind all rows, and inside the table.
        for span in [WIDE, MAX_PREFIX_VALUES] {
            assert!(usize::from(NOWHERE) > first_place(lanes(span) - 1) + usize::from(place_of(span)));
        }
        assert!(first_place(LANES - 1) + usize::from(NOWHERE) < SIZE);
    }

    #[test]
    fn every_row_counts_for_itself() {
        let padded: Vec<u16> = (0..400).map(|i| place_of(i * i % WIDE)).collect();
        let far = [32, 40, 41, 57, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 300];
        Counters::count_far(&padded, 320, &far, WIDE);
        with_counters(|counters| {
            for lane in 0..LANES {
                let mut counts = vec![0; MAX_PREFIX_VALUES];
                for l in &far {
                    counts[(320 - l + lane).pow(2) % WIDE] += 1;
                }
                let row = counters.row(lane, MAX_PREFIX_VALUES);
                assert!(row.groups().flatten().copied().eq(counts), "lane {lane}");
                assert_eq!(total(row), far.len());
            }
            counters.clear(MAX_PREFIX_VALUES);
            assert!((0..LANES).all(|lane| total(counters.row(lane, MAX_PREFIX_VALUES)) == 0));
        });
    }

    #[test]
    fn the_nearest_free_value() {
        with_counters(|counters| {
            for before in 0..64 {
                for taken in 0..64 {
                    (0..taken).for_each(|distance| counters.count(9, place_of(before ^ distance)));
                    let free = counters.row(9, 64).nearest_free(before);
                    assert_eq!(free, Some(before ^ taken));
                    counters.clear(64);
                }
            }
            (0..64).for_each(|value| counters.count(9, place_of(value)));
            assert_eq!(counters.row(9, 64).nearest_free(3), None);
            counters.clear(64);
        });
    }

    #[test]
    fn sums_do_not_overflow() {
        let (mut sums, mut changes) = (Sums::new(), vec![0; MAX_PREFIX_VALUES]);
        with_counters(|counters| {
            (0..255).for_each(|_| counters.count(3, place_of(0x11)));
            (0..1000).for_each(|_| sums.add(counters.row(3, 32), 0x23, &mut changes));
            counters.clear(32);
        });
        sums.flush(&mut changes);
        assert_eq!(changes[0x11 ^ 0x23], 255_000);
        assert_eq!(changes.iter().sum::<u64>(), 255_000);
    }
}
