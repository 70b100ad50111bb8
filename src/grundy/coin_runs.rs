//! Turning a run of adjacent coins, counted by prefix value: one axis of the Flipping Game.
//!
//! Coins 1, 2, 3, ... lie in a row. A move turns l adjacent coins, l in the set, of which the last goes from
//! heads to tails. A position's value is the nim-sum of the values g_i of its heads (Winning Ways, chapter 14).
//! With the prefix nim-sums x_0 = 0, x_i = g_1 xor ... xor g_i, turning l coins up to coin i leaves a run worth
//! x_(i-1) xor x_(i-l), and g_i is the mex of these; so x_i is what lies closest to x_(i-1), by nim-sum, among
//! the numbers that are no x_(i-l). In a row of n coins that all show heads the same move changes the value by
//! x_i xor x_(i-l). One pass that counts how often each x_(i-l) occurs serves both the mex and the histogram
//! of changes.
//!
//! Positions go in blocks of 32, each with a row of counters; the far lengths of a block read prefix values
//! that lie side by side. The counters are bytes, so that the rows stay in the fastest cache; a row in which one
//! overflowed is seen by its sum and counted again. Rows are added up by the low bits of x_i and put in the
//! order of the changes only at the end, so that the adding is a plain sum of vectors.
//! Time O(n * (|set up to n| + span of the values)), 2 bytes a coin.

use super::explain::{Choice, Explainer, Explanation, Form};
use super::{Sequence, reserve, within};
use crate::error::{Code, Error, Result};
use crate::progress::Progress;
use crate::ruleset::LengthSet;

/// Positions computed together.
const LANES: usize = 32;
/// Positions counted side by side in the inner loop.
const GROUP: usize = 16;
/// Lengths walked before the next group of positions.
const TILE: usize = 128;
/// Prefix values must stay below this, and up to the limit those of squares and of triangular numbers do (the
/// greatest is 1023).
const MOST: usize = 1024;
/// The prefix value of coins that do not exist.
const NOTHING: u16 = u16::MAX;
/// Unused bytes after each row: rows a power of two apart would compete for the same places in the cache.
const GAP: usize = 64;
/// Rows are summed by the low bits of x_i, as many as make a vector of bytes.
const LOW: usize = 16;

/// The lengths that a run may have.
#[derive(Clone, Debug)]
pub enum Lengths {
    /// Those of a named set.
    Set(LengthSet),
    /// Those of a list, ascending.
    List(Vec<u64>),
}

impl From<LengthSet> for Lengths {
    fn from(set: LengthSet) -> Self {
        Self::Set(set)
    }
}

impl Lengths {
    fn up_to(&self, n: u64) -> Vec<u64> {
        match self {
            Self::Set(set) => set.up_to(n),
            Self::List(lengths) => lengths[..lengths.partition_point(|&length| length <= n)].to_vec(),
        }
    }
}

/// Grundy values of the coin-turning game of runs, run lengths in a [`LengthSet`] or a list, with prefix
/// values and the histogram of what moves do to a row of heads.
///
/// ```
/// use grundyscope::{LengthSet, Progress, grundy::CoinRuns};
/// let mut axis = CoinRuns::new(LengthSet::Squares);
/// let (value, changes) = axis.row_of_heads(5, &mut Progress::none()).unwrap();
/// assert_eq!(value, 2);
/// assert_eq!(changes, [0, 4, 1, 2]); // 4 moves change the row's value by 1, one by 2, two by 3
/// ```
#[derive(Debug)]
pub struct CoinRuns {
    set: Lengths,
    limit: u64,
    /// `LANES` entries of `NOTHING`, then x_0, x_1, ...
    padded: Vec<u16>,
    /// A power of two above every prefix value so far, and not below `LOW`.
    span: usize,
    /// How many moves change a row of all the coins so far by each nimber.
    changes: Vec<u64>,
}

impl CoinRuns {
    /// The most coins: some minutes of work.
    pub const LIMIT: u64 = 10_000_000;
    /// The most coins where the lengths lie dense: time grows like the square, and counters are of 16 bits.
    pub const DENSE_LIMIT: u64 = 65_000;

    /// Nothing computed yet but the empty row.
    #[must_use]
    pub fn new(set: impl Into<Lengths>) -> Self {
        let set = set.into();
        let mut padded = vec![NOTHING; LANES];
        padded.push(0);
        // A list cannot be long; of the sets that grow like squares there are some 360 lengths.
        let dense = matches!(&set, Lengths::Set(_)) && set.up_to(Self::DENSE_LIMIT).len() > 1_000;
        let limit = if dense { Self::DENSE_LIMIT } else { Self::LIMIT };
        Self { set, limit, padded, span: LOW, changes: Vec::new() }
    }

    /// The value of a row of `n` coins that all show heads, and how many moves change it by each nimber.
    ///
    /// The histogram's index is the nimber; it ends with the last one that occurs; entry 0 is always 0, for a
    /// move never leaves a value as it is. `n` from 0 to [`CoinRuns::LIMIT`]. Time as for the sequence, also
    /// where the values of a longer row are known already.
    ///
    /// # Errors
    /// As [`Sequence::extend`].
    pub fn row_of_heads(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<(u32, Vec<u64>)> {
        self.extend(n, progress)?;
        let end = LANES + n as usize;
        let value = u32::from(self.padded[end]);
        let mut changes = if end + 1 == self.padded.len() {
            self.changes.clone()
        } else {
            let mut shorter = Self::new(self.set.clone());
            shorter.extend(n, progress)?;
            shorter.changes
        };
        changes.truncate(changes.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1));
        Ok((value, changes))
    }

    /// Computes the prefix values of up to `LANES` more coins, of which the last is coin `n` at most.
    ///
    /// `WIDTH` is at least four times the span, so that every prefix value and every search stays inside a row.
    fn advance<const WIDTH: usize, const STRIDE: usize>(
        &mut self,
        n: usize,
        lengths: &Reach,
        rows: &mut Vec<u8>,
        sums: &mut Sums,
    ) -> Result<()> {
        let base = self.len();
        rows.clear();
        rows.resize(STRIDE * LANES, 0);
        let (rows, _) = rows.as_chunks_mut::<STRIDE>();
        let reach = lengths.far.partition_point(|&l| l < base + LANES);
        let far = &lengths.far[..reach];
        count_far::<WIDTH, STRIDE>(rows, &self.padded, base, far);
        for row in rows.iter_mut().take(n + 1 - base) {
            let coin = self.padded.len();
            for &l in &lengths.near {
                count::<WIDTH, STRIDE>(row, self.padded[coin - l]);
            }
            let beyond = row[WIDTH - 1];
            row[WIDTH - 1] = 0;
            // No row can overflow while there are fewer lengths than a byte counts; else its sum tells.
            let all = lengths.near.len() + far.len();
            if all > usize::from(u8::MAX) && total(&row[..self.span]) + usize::from(beyond) != all {
                self.resolve_recounted(lengths, sums)?;
            } else {
                self.resolve(row, sums)?;
            }
        }
        Ok(())
    }

    /// Finds the next prefix value from how often each prefix value lies before a run that ends here.
    fn resolve<T: Copy + PartialEq + Default + Into<u32>>(
        &mut self,
        row: &[T],
        sums: &mut Sums,
    ) -> Result<()> {
        let before = usize::from(self.padded[self.padded.len() - 1]);
        let here = before ^ nearest_free(&row[..2 * self.span], before);
        if here >= MOST {
            let allowed = "games whose rows stay below 1024";
            return Err(Error::new(Code::Memory, &self.len().to_string(), allowed));
        }
        while here >= self.span {
            self.span *= 2;
        }
        self.padded.push(here as u16);
        sums.add(&row[..self.span], here);
        Ok(())
    }

    /// The same where some counter is too large for a byte: count again, more widely.
    #[cold]
    fn resolve_recounted(&mut self, lengths: &Reach, sums: &mut Sums) -> Result<()> {
        let coin = self.len();
        let mut row = vec![0u32; 2 * self.span];
        for &l in lengths.near.iter().chain(&lengths.far).take_while(|&&l| l <= coin) {
            row[usize::from(self.padded[LANES + coin - l])] += 1;
        }
        self.resolve(&row, sums)
    }
}

/// The lengths of the set, ascending: those that reach into a block from inside it, and the others.
struct Reach {
    near: Vec<usize>,
    far: Vec<usize>,
}

impl Reach {
    fn up_to(set: &Lengths, n: usize) -> Self {
        let all = set.up_to(n as u64).into_iter().map(|l| l as usize);
        let (near, far) = all.partition(|&l| l < LANES);
        Self { near, far }
    }

    /// How many rows, in whole blocks, may be added up before a sum could pass 2^32.
    fn rows_that_fit(&self) -> usize {
        u32::MAX as usize / (self.near.len() + self.far.len() + 1) - LANES
    }
}

/// Counts one prefix value in a row.
fn count<const WIDTH: usize, const STRIDE: usize>(row: &mut [u8; STRIDE], prefix: u16) {
    // WIDTH is a power of two not above STRIDE, which spares the check of the index.
    let counter = &mut row[usize::from(prefix) % WIDTH];
    *counter = counter.wrapping_add(1);
}

/// Counts, in the rows of the coins `base..base + LANES`, the prefix values before each far run.
///
/// A function of its own, called once a block: engines that optimise while running swap it sooner.
#[inline(never)]
fn count_far<const WIDTH: usize, const STRIDE: usize>(
    rows: &mut [[u8; STRIDE]],
    padded: &[u16],
    base: usize,
    far: &[usize],
) {
    for tile in far.chunks(TILE) {
        for (group, rows) in rows.as_chunks_mut::<GROUP>().0.iter_mut().enumerate() {
            let end = LANES + base + group * GROUP;
            for &l in tile {
                // The padding makes this valid for every l below base + LANES: no such run reads NOTHING.
                let Some(values) = padded[end - l..].first_chunk::<GROUP>() else { continue };
                for (row, &value) in rows.iter_mut().zip(values) {
                    count::<WIDTH, STRIDE>(row, value);
                }
            }
        }
    }
}

/// The sum of a row of bytes.
fn total(row: &[u8]) -> usize {
    let chunks = row.chunks(LOW).map(|chunk| chunk.iter().map(|&count| u16::from(count)).sum::<u16>());
    chunks.map(usize::from).sum()
}

/// The least distance, by nim-sum, from `before` to a place of the row that counts nothing.
///
/// Looks at whole groups of `LOW` in the order of their distance. There is one: the upper half is empty.
fn nearest_free<T: Copy + PartialEq + Default>(row: &[T], before: usize) -> usize {
    let free = |count: &T| *count == T::default();
    let (groups, _) = row.as_chunks::<LOW>();
    let near = before % LOW;
    for distance in 0..groups.len() {
        let group = &groups[(before / LOW) ^ distance];
        if group.iter().any(free) {
            let places = (0..LOW).filter(|&place| free(&group[place ^ near]));
            return distance * LOW + places.min().unwrap_or(0);
        }
    }
    unreachable!("the upper half of a row is empty")
}

/// Sums of rows, on their way to the histogram of changes.
///
/// The change of a move is x_i xor x_(i-l). Rows are moved as whole groups by the high bits of x_i, and kept
/// apart by its low bits, which are put right only at the end: so adding a row is adding vectors.
struct Sums {
    by_low: Vec<Vec<[u32; LOW]>>,
    rows: usize,
}

impl Sums {
    fn new() -> Self {
        Self { by_low: vec![Vec::new(); LOW], rows: 0 }
    }

    fn add<T: Copy + Into<u32>>(&mut self, row: &[T], here: usize) {
        let (groups, _) = row.as_chunks::<LOW>();
        let sums = &mut self.by_low[here % LOW];
        if sums.len() < groups.len() {
            sums.resize(groups.len(), [0; LOW]);
        }
        let high = here / LOW;
        for (place, group) in groups.iter().enumerate() {
            for (sum, &count) in sums[place ^ high].iter_mut().zip(group) {
                *sum += count.into();
            }
        }
        self.rows += 1;
    }

    /// Moves everything into the histogram.
    fn flush(&mut self, changes: &mut Vec<u64>) {
        for (low, sums) in self.by_low.iter_mut().enumerate() {
            changes.resize(changes.len().max(sums.len() * LOW), 0);
            for (index, sum) in sums.iter_mut().flatten().enumerate() {
                changes[index ^ low] += u64::from(std::mem::take(sum));
            }
        }
        self.rows = 0;
    }
}

impl Sequence for CoinRuns {
    fn limit(&self) -> u64 {
        self.limit
    }

    fn len(&self) -> usize {
        self.padded.len() - LANES
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, self.limit)?;
        if n < self.len() {
            return Ok(());
        }
        let missing = n + 1 - self.len();
        reserve(&mut self.padded, missing)?;
        let lengths = Reach::up_to(&self.set, n);
        let (mut rows, mut sums) = (Vec::new(), Sums::new());
        let flush_at = lengths.rows_that_fit();
        let work = |len: usize| {
            let len = len as u64;
            len * len.isqrt()
        };
        let mut outcome = Ok(());
        while self.len() <= n && outcome.is_ok() {
            // Narrow rows while they do: they all fit the fastest cache.
            outcome = match self.span {
                ..=128 => self.advance::<512, { 512 + GAP }>(n, &lengths, &mut rows, &mut sums),
                _ => self.advance::<{ 4 * MOST }, { 4 * MOST + GAP }>(n, &lengths, &mut rows, &mut sums),
            };
            if sums.rows > flush_at {
                sums.flush(&mut self.changes);
            }
            outcome = outcome.and_then(|()| progress.report(work(self.len()), work(n + 1)));
        }
        sums.flush(&mut self.changes);
        outcome
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        let start = LANES + from;
        let prefixes = &self.padded[start..start + out.len()];
        let mut before = if from == 0 { 0 } else { self.padded[start - 1] };
        for (out, &prefix) in out.iter_mut().zip(prefixes) {
            *out = u32::from(prefix ^ before);
            before = prefix;
        }
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        self.extend(n, progress)?;
        let mut explainer = Explainer::new(Form::Run);
        for l in self.set.up_to(n) {
            let first = n - l;
            let value = self.padded[LANES + n as usize - 1] ^ self.padded[LANES + first as usize];
            let to = if l == 1 { vec![] } else { vec![first + 1, n - 1] };
            explainer.add(Choice { amount: l, to, value: u32::from(value) });
        }
        Ok(explainer.finish())
    }

    fn bytes(&self) -> usize {
        self.padded.capacity() * size_of::<u16>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_again_gives_the_same() {
        for set in LengthSet::ALL {
            let mut fast = CoinRuns::new(set);
            fast.extend(900, &mut Progress::none()).expect("small");
            let mut slow = CoinRuns::new(set);
            let (lengths, mut sums) = (Reach::up_to(&set.into(), 900), Sums::new());
            for _ in 1..=900 {
                slow.resolve_recounted(&lengths, &mut sums).expect("small");
            }
            sums.flush(&mut slow.changes);
            assert_eq!(slow.padded, fast.padded);
            assert_eq!(slow.changes, fast.changes);
        }
    }

    #[test]
    fn an_overflown_row_is_seen() {
        let mut row = [0u8; 64];
        for _ in 0..300 {
            count::<64, 64>(&mut row, 5);
        }
        assert_ne!(total(&row), 300);
        let mut row = [0u8; 64];
        (0..300).for_each(|value| count::<64, 64>(&mut row, value % 64));
        assert_eq!(total(&row), 300);
    }

    #[test]
    fn the_nearest_free_place() {
        for before in 0..32 {
            for taken in 0..32usize {
                let row: Vec<u32> =
                    (0..64).map(|place| u32::from(place < 32 && place % 32 != taken)).collect();
                assert_eq!(nearest_free(&row, before), before ^ taken);
            }
        }
    }
}
