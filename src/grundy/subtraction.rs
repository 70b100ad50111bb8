//! Taking a number of stones that lies in a set: subtract-a-square and its kin.
//!
//! G(n) = mex { G(n - s) : s in the set, s <= n }. The plain recurrence walks the set once for each n. Here 64
//! positions are computed together: for each far s (64 or more, so that none of the 64 needs another) the
//! values G(b-s) .. G(b-s+63) lie side by side and mark what they exclude, each in its own row; then the
//! positions are resolved one by one with the few near s. The set is walked in tiles, so that a cache line
//! that was fetched is used by all 64 positions before it goes. Same number of marks as the plain recurrence,
//! but loads side by side, no dependence between rows, and few cache misses.
//!
//! Source of the game for squares: Golomb, "A mathematical investigation of games of take-away" (1966);
//! values OEIS A014586. Time O(n * |set up to n|), 2 bytes a value.

use super::explain::{Choice, Explainer, Explanation, Form};
use super::marks::first_unmarked;
use super::{Sequence, reserve, within};
use crate::error::{Code, Error, Result};
use crate::progress::Progress;
use crate::ruleset::LengthSet;

/// Positions computed together.
const LANES: usize = 64;
/// Positions marked side by side in the inner loop.
const GROUP: usize = 8;
/// Members of the set walked before the next group of positions.
const TILE: usize = 128;
/// Marks a position. Values stay below; the last one stands for "no such heap" and is never a value.
const WIDTH: usize = 1024;
/// Below any heap: a value that excludes nothing.
const NOTHING: u16 = (WIDTH - 1) as u16;

/// Grundy values of the game of taking s stones, s in a [`LengthSet`], from one heap.
///
/// ```
/// use grundyscope::{LengthSet, Progress, grundy::{Sequence, Subtraction}};
/// let mut game = Subtraction::new(LengthSet::Squares);
/// game.extend(29, &mut Progress::none()).unwrap();
/// let mut value = [0];
/// game.read(29, &mut value);
/// assert_eq!(value, [5]);
/// ```
#[derive(Debug)]
pub struct Subtraction {
    set: LengthSet,
    /// `LANES` entries of `NOTHING`, then G(0), G(1), ...
    padded: Vec<u16>,
    /// One more than the largest value so far.
    span: usize,
}

type Rows = [[u8; WIDTH]; LANES];

impl Subtraction {
    /// The largest heap. Above it a computation would take minutes.
    pub const LIMIT: u64 = 20_000_000;

    /// Nothing computed yet.
    #[must_use]
    pub fn new(set: LengthSet) -> Self {
        Self { set, padded: vec![NOTHING; LANES], span: 0 }
    }

    /// Computes up to `LANES` values, of which the last has index `n` at most.
    fn advance(&mut self, n: usize, near: &[usize], far: &[usize], rows: &mut Rows) -> Result<()> {
        let base = self.len();
        // A value can pass the largest so far by one at each position, so this is all that marks can reach.
        let used = (self.span + LANES).min(WIDTH);
        for row in rows.iter_mut() {
            row[..used].fill(0);
        }
        let reach = far.partition_point(|&s| s < base + LANES);
        mark_far(rows, &self.padded, base, &far[..reach]);
        for row in rows.iter_mut().take(n + 1 - base) {
            let heap = self.padded.len();
            for &s in near {
                row[usize::from(self.padded[heap - s]) % WIDTH] = 1;
            }
            let value = first_unmarked(&row[..used]);
            if value >= usize::from(NOTHING) {
                return Err(Error::new(
                    Code::Memory,
                    &self.len().to_string(),
                    "games with values below 1023",
                ));
            }
            self.padded.push(value as u16);
            self.span = self.span.max(value + 1);
        }
        Ok(())
    }
}

/// Marks, in the rows of the positions `base..base + LANES`, what the far members of the set exclude.
///
/// A function of its own, called once a block: engines that optimise while running swap it sooner.
#[inline(never)]
fn mark_far(rows: &mut Rows, padded: &[u16], base: usize, far: &[usize]) {
    for tile in far.chunks(TILE) {
        for (group, rows) in rows.as_chunks_mut::<GROUP>().0.iter_mut().enumerate() {
            let end = LANES + base + group * GROUP;
            for &s in tile {
                // The padding makes this valid for every s below base + LANES: a heap below 0 reads NOTHING.
                let Some(values) = padded[end - s..].first_chunk::<GROUP>() else { continue };
                for (row, &value) in rows.iter_mut().zip(values) {
                    row[usize::from(value) % WIDTH] = 1;
                }
            }
        }
    }
}

impl Sequence for Subtraction {
    fn limit(&self) -> u64 {
        Self::LIMIT
    }

    fn len(&self) -> usize {
        self.padded.len() - LANES
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, Self::LIMIT)?;
        if n < self.len() {
            return Ok(());
        }
        let missing = n + 1 - self.len();
        reserve(&mut self.padded, missing)?;
        let lengths = self.set.up_to(n as u64);
        let lengths: Vec<usize> = lengths.into_iter().map(|s| s as usize).collect();
        let (near, far) = lengths.split_at(lengths.partition_point(|&s| s < LANES));
        let mut rows: Box<Rows> = vec![[0; WIDTH]; LANES].try_into().unwrap_or_else(|_| unreachable!());
        let work = |len: usize| {
            // The number of members up to a heap grows like its square root.
            let len = len as u64;
            len * len.isqrt()
        };
        while self.len() <= n {
            self.advance(n, near, far, &mut rows)?;
            progress.report(work(self.len()), work(n + 1))?;
        }
        Ok(())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        let values = &self.padded[LANES + from..][..out.len()];
        for (out, &value) in out.iter_mut().zip(values) {
            *out = u32::from(value);
        }
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        self.extend(n, progress)?;
        let mut explainer = Explainer::new(Form::Heaps);
        for s in self.set.up_to(n) {
            let value = u32::from(self.padded[LANES + (n - s) as usize]);
            explainer.add(Choice { amount: s, to: vec![n - s], value });
        }
        Ok(explainer.finish())
    }

    fn bytes(&self) -> usize {
        self.padded.capacity() * size_of::<u16>()
    }
}
