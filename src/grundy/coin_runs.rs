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
//! that lie side by side. Time O(n * (|set up to n| + span of the values)), 2 bytes a coin.

use super::explain::{Choice, Explainer, Explanation, Form};
use super::{Sequence, reserve, within};
use crate::error::{Code, Error, Result};
use crate::progress::Progress;
use crate::ruleset::LengthSet;

/// Positions computed together.
const LANES: usize = 32;
/// Positions counted side by side in the inner loop.
const GROUP: usize = 8;
/// Lengths walked before the next group of positions.
const TILE: usize = 128;
/// Counters a position: twice the span of prefix values, so that a search beyond the span stays inside.
const WIDTH: usize = 2048;
/// The prefix value of coins that do not exist; real ones stay below half of `WIDTH`.
const NOTHING: u16 = (WIDTH - 1) as u16;

type Rows = [[u16; WIDTH]; LANES];

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
    /// A power of two above every prefix value so far.
    span: usize,
    /// How many moves change a row of all the coins so far by each nimber.
    changes: Vec<u64>,
}

impl CoinRuns {
    /// The most coins. Above it a computation would take minutes.
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
        Self { set, limit, padded, span: 1, changes: Vec::new() }
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
    fn advance(&mut self, n: usize, near: &[usize], far: &[usize], rows: &mut Rows) -> Result<()> {
        let base = self.len();
        for row in rows.iter_mut() {
            // A position may double the span, so the whole row may have been used.
            row.fill(0);
        }
        let reach = far.partition_point(|&l| l < base + LANES);
        count_far(rows, &self.padded, base, &far[..reach]);
        for row in rows.iter_mut().take(n + 1 - base) {
            let coin = self.padded.len();
            for &l in near {
                row[usize::from(self.padded[coin - l]) % WIDTH] += 1;
            }
            let before = usize::from(self.padded[coin - 1]);
            let Some(value) = (0..2 * self.span).find(|value| row[(before ^ value) % WIDTH] == 0) else {
                unreachable!("numbers beyond the span are no prefix values")
            };
            let here = before ^ value;
            if here >= self.span {
                self.span *= 2;
                if self.span > WIDTH / 2 {
                    return Err(Error::new(Code::Memory, &base.to_string(), "games with values below 1024"));
                }
            }
            self.padded.push(here as u16);
            self.changes.resize(self.span, 0);
            add_changes(&mut self.changes, &row[..self.span], here);
        }
        Ok(())
    }
}

/// Counts, in the rows of the coins `base..base + LANES`, the prefix values before each far run.
///
/// A function of its own, called once a block: engines that optimise while running swap it sooner.
#[inline(never)]
fn count_far(rows: &mut Rows, padded: &[u16], base: usize, far: &[usize]) {
    for tile in far.chunks(TILE) {
        for (group, rows) in rows.as_chunks_mut::<GROUP>().0.iter_mut().enumerate() {
            let end = LANES + base + group * GROUP;
            for &l in tile {
                // The padding makes this valid for every l below base + LANES: no such run reads NOTHING.
                let Some(values) = padded[end - l..].first_chunk::<GROUP>() else { continue };
                for (row, &value) in rows.iter_mut().zip(values) {
                    row[usize::from(value) % WIDTH] += 1;
                }
            }
        }
    }
}

/// Adds a row of counters to the histogram of changes: the change is x_i xor x_(i-l).
#[inline(never)]
fn add_changes(changes: &mut [u64], row: &[u16], here: usize) {
    // Both have the span's length, a power of two, so `here ^ prefix` stays inside.
    for (prefix, &count) in row.iter().enumerate() {
        changes[here ^ prefix] += u64::from(count);
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
        let lengths = self.set.up_to(n as u64);
        let lengths: Vec<usize> = lengths.into_iter().map(|l| l as usize).collect();
        if lengths.len() >= usize::from(u16::MAX) {
            // A counter holds as many as there are lengths; the limit and the longest list are below.
            return Err(Error::new(Code::Memory, "", "a game with fewer than 65535 lengths"));
        }
        let (near, far) = lengths.split_at(lengths.partition_point(|&l| l < LANES));
        let mut rows: Box<Rows> = vec![[0; WIDTH]; LANES].try_into().unwrap_or_else(|_| unreachable!());
        let work = |len: usize| {
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
