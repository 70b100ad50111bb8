//! Taking a number of stones from a set: subtract-a-square and similar games.
//!
//! G(n) = mex { G(n - s) : s in the set, s <= n }. The plain recurrence walks the set once for each
//! n. Here 64 positions are computed together: for each far s (64 or more, so that none of the 64
//! needs another) the values G(b-s) .. G(b-s+63) are adjacent and set marks, each in its own row;
//! then the positions are resolved one by one with the few near s. The set is traversed in tiles,
//! so that all 64 positions use a cache line before it is evicted. The number of marks is that of
//! the plain recurrence, but loads are adjacent, rows are independent, and cache misses are few.
//!
//! Source of the game for squares: Golomb, "A mathematical investigation of games of take-away"
//! (1966); values OEIS A014586. Time O(n * |set up to n|), 2 bytes a value.
//!
//! Many values of squares are computed by [`super::squares::level_sets`] instead, which is faster
//! for squares, but not for sets with more members or with few: measured for triangular, cube and
//! polygonal numbers.
//!
//! The rows hold marks of values below 1023. A game whose values might exceed that continues by the
//! plain recurrence, one position at a time.

use super::marks::first_unmarked;
use super::squares::{self, Offsets};
use crate::error::{Code, Error, Result, allowed};
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::{LengthSet, Ruleset, Take};
use crate::sequence::{Explanation, Sequence, explain_by_rules, within};

/// Whether the build has the fast algorithms; the plain one gives the same values.
const FAST: bool = cfg!(feature = "fast-kernels");

const LANES: usize = 64;
/// Adjacent positions marked in the inner loop.
const GROUP: usize = 16;
/// Offsets of the set in a tile.
const TILE: usize = 128;
/// The number of marks of a position, while values are small and later on. Values stay below; the
/// last mark means "no such heap" and is never a value.
const NARROW: usize = 256;
const WIDTH: usize = 1024;
/// Unused bytes after each row: at distances of a power of two, rows compete for cache sets.
const GAP: usize = 64;
/// The value of missing heaps, which excludes nothing. No heap has it: see [`Subtraction::LIMIT`].
const NOTHING: u16 = u16::MAX;

/// Grundy values of the game of taking s stones, s in a [`LengthSet`] or in a list, from one heap.
///
/// ```
/// use grundyscope::{LengthSet, games::Subtraction, sequence};
/// let mut game = Subtraction::new(LengthSet::Squares);
/// assert_eq!(sequence::values(&mut game, ..=29).unwrap()[29], 5);
/// ```
#[derive(Debug)]
pub struct Subtraction {
    set: Take,
    /// `LANES` entries of `NOTHING`, then G(0), G(1), ...
    padded: Vec<u16>,
    /// One more than the largest value so far.
    span: usize,
}

impl Subtraction {
    /// The largest heap. Half a minute of work, and minutes on a slow machine.
    pub const LIMIT: u64 = 20_000_000;

    /// The largest heap if a prime number of stones is taken: there are many primes.
    pub(crate) const PRIMES_LIMIT: u64 = 1_000_000;

    /// The largest heap if a product of two primes may be taken.
    pub(crate) const SEMIPRIMES_LIMIT: u64 = 500_000;

    /// The largest heap if every second number may be taken, and others.
    pub(crate) const DENSE_LIMIT: u64 = 200_000;

    /// Nothing computed yet.
    #[must_use]
    pub fn new(set: LengthSet) -> Self {
        Self { set: Take::Set(set), padded: vec![NOTHING; LANES], span: 0 }
    }

    /// The same for a union of numbers and sets, both ascending.
    pub(crate) fn of_union(numbers: Vec<u64>, sets: Vec<LengthSet>) -> Self {
        Self { set: Take::Union { numbers, sets }, padded: vec![NOTHING; LANES], span: 0 }
    }

    /// The same for a finite set of positive numbers in ascending order. Time O(n * numbers).
    #[must_use]
    pub fn of_list(list: Vec<u64>) -> Self {
        Self { set: Take::List(list), padded: vec![NOTHING; LANES], span: 0 }
    }

    /// [`Code::OutOfRange`] for another set than the squares.
    pub(super) fn squares(&self) -> Result<&[u16]> {
        if self.set == Take::Set(LengthSet::Squares) {
            return Ok(&self.padded[LANES..]);
        }
        Err(Error::new(Code::OutOfRange, &self.set.to_string(), allowed("only-take-squares")))
    }

    /// Imports values that another thread, say, computed: those from [`Sequence::len`] on.
    ///
    /// They are not checked: later values are correct only if these are. Time and space O(values).
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for a value from 65535 on, and for values beyond [`Sequence::limit`];
    /// then none is imported. [`Code::Memory`] if the table cannot be allocated.
    ///
    /// ```
    /// use grundyscope::{LengthSet, games::Subtraction, sequence};
    /// let mut game = Subtraction::new(LengthSet::Squares);
    /// game.import_values(&[0, 1, 0, 1, 2]).unwrap(); // OEIS A014586
    /// assert_eq!(sequence::values(&mut game, ..=29).unwrap()[29], 5);
    /// ```
    pub fn import_values(&mut self, values: &[u32]) -> Result<()> {
        within((self.len() + values.len()).saturating_sub(1) as u64, self.limit())?;
        let largest = values.iter().copied().max().unwrap_or_default();
        if largest >= NOTHING.into() {
            return Err(Error::new(
                Code::OutOfRange,
                &largest.to_string(),
                allowed("values-below").with("limit", "65535"),
            ));
        }
        reserve(&mut self.padded, values.len())?;
        self.padded.extend(values.iter().map(|&value| value as u16));
        if !values.is_empty() {
            self.span = self.span.max(largest as usize + 1);
        }
        Ok(())
    }

    fn members(&self, n: u64) -> Vec<usize> {
        let mut members = self.set.members(n).unwrap_or_default();
        members.retain(|&s| s > 0 && s <= n);
        members.into_iter().map(|s| s as usize).collect()
    }

    /// `stamps` holds for each value the last position that excluded it.
    fn advance_plainly(&mut self, near: &[usize], far: &[usize], stamps: &mut [u32]) -> Result<()> {
        let position = self.padded.len();
        let members = [near, far].map(|set| &set[..set.partition_point(|&s| s <= self.len())]);
        for &s in members.into_iter().flatten() {
            stamps[usize::from(self.padded[position - s])] = position as u32;
        }
        let value = stamps.iter().take_while(|&&stamp| stamp == position as u32).count();
        if value >= usize::from(NOTHING) {
            return Err(Error::new(
                Code::ValueOverflow,
                &self.len().to_string(),
                allowed("values-below").with("limit", "65535"),
            ));
        }
        self.padded.push(value as u16);
        self.span = self.span.max(value + 1);
        Ok(())
    }

    /// Computes the values up to index `n` one Grundy value at a time, in a few stretches: what an
    /// end amid one of them loses is at most half.
    fn extend_by_level_sets(
        &mut self,
        n: usize,
        members: &[usize],
        progress: &mut Progress<'_>,
    ) -> Result<()> {
        let (known, all) = (work(self.len()), work(n + 1));
        #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
        let fraction = |len: usize| (work(len) - known) as f64 / (all - known) as f64;
        while self.len() <= n {
            let len = self.len();
            let end = stretch(len, n);
            let mut progress = progress.part(fraction(len), fraction(end + 1));
            let members =
                Offsets::new(&members[..members.partition_point(|&s| s <= end)], rows_pay(len, end), end);
            self.padded.resize(LANES + end + 1, 0);
            let decided = squares::decide(&mut self.padded[LANES..], len, members, &mut progress);
            if decided.is_err() {
                self.padded.truncate(LANES + len);
            }
            decided?;
            // After each stretch: the next one may be ended, and the values of this one stay.
            let largest = self.padded[LANES..].iter().max();
            self.span = largest.map_or(0, |&value| usize::from(value) + 1);
        }
        Ok(())
    }

    /// Computes up to `LANES` values, up to index `n` at most, all of which fit into the rows.
    fn advance<const WIDTH: usize, const STRIDE: usize>(
        &mut self,
        n: usize,
        near: &[usize],
        far: &[usize],
        rows: &mut [[u8; STRIDE]],
    ) {
        let base = self.len();
        // A value can pass the largest so far by one at each position, so this is all that marks
        // can reach.
        let used = self.span + LANES;
        for row in rows.iter_mut() {
            row[..used].fill(0);
        }
        let reach = far.partition_point(|&s| s < base + LANES);
        mark_far::<WIDTH, STRIDE>(rows, &self.padded, base, &far[..reach]);
        for row in rows.iter_mut().take(n + 1 - base) {
            let heap = self.padded.len();
            for &s in near {
                row[usize::from(self.padded[heap - s]) % WIDTH] = 1;
            }
            let value = first_unmarked(&row[..used]);
            self.padded.push(value as u16);
            self.span = self.span.max(value + 1);
        }
    }
}

/// Marks in the rows of the positions `base..base + LANES` what the far members exclude.
#[inline(never)] // engines that optimise while running swap it sooner
fn mark_far<const WIDTH: usize, const STRIDE: usize>(
    rows: &mut [[u8; STRIDE]],
    padded: &[u16],
    base: usize,
    far: &[usize],
) {
    for tile in far.chunks(TILE) {
        for (group, rows) in rows.as_chunks_mut::<GROUP>().0.iter_mut().enumerate() {
            let end = LANES + base + group * GROUP;
            for &s in tile {
                // The padding makes this valid for every s below base + LANES: a heap below 0 reads
                // NOTHING.
                let Some(values) = padded[end - s..].first_chunk::<GROUP>() else { continue };
                for (row, &value) in rows.iter_mut().zip(values) {
                    row[usize::from(value) % WIDTH] = 1;
                }
            }
        }
    }
}

/// What the values below `len` cost, in whatever unit: the number of squares up to a heap, and of
/// members of sets like them, grows like its square root.
fn work(len: usize) -> u64 {
    let len = len as u64;
    len * len.isqrt()
}

/// Whether rows by residue modulo 5 save more than they cost for squares from `from` to `n`.
pub(super) fn rows_pay(from: usize, n: usize) -> bool {
    from + n > 1_300_000
}

/// Whether preparing rows of bits is worth it, which takes longer the more values are known.
fn level_sets_pay(len: usize, n: usize) -> bool {
    let missing = n + 1 - len;
    FAST && missing >= 10_000 && missing >= len / 16
}

/// The last index of the next stretch on the way from `len` to `n`: the stretches double.
fn stretch(len: usize, n: usize) -> usize {
    let mut end = n;
    while end >= 1 << 20 && end / 2 >= len {
        end /= 2;
    }
    end
}

impl Sequence for Subtraction {
    fn limit(&self) -> u64 {
        let of_set = |set: &LengthSet| match set {
            LengthSet::Primes | LengthSet::PrimePowers => Self::PRIMES_LIMIT,
            LengthSet::Semiprimes => Self::SEMIPRIMES_LIMIT,
            LengthSet::Odd | LengthSet::Even => Self::DENSE_LIMIT,
            _ => Self::LIMIT,
        };
        match &self.set {
            Take::Set(set) => of_set(set),
            Take::Union { sets, .. } => sets.iter().map(of_set).min().unwrap_or(Self::LIMIT),
            _ => Self::LIMIT,
        }
    }

    fn len(&self) -> usize {
        self.padded.len() - LANES
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, self.limit())?;
        if n < self.len() {
            return Ok(());
        }
        let missing = n + 1 - self.len();
        reserve(&mut self.padded, missing)?;
        let members = self.members(n as u64);
        if self.set == Take::Set(LengthSet::Squares) && level_sets_pay(self.len(), n) {
            return self.extend_by_level_sets(n, &members, progress);
        }
        let (near, far) = members.split_at(members.partition_point(|&s| s < LANES));
        let mut narrow = vec![[0; NARROW + GAP]; if FAST { LANES } else { 0 }];
        let mut wide = vec![[0; WIDTH + GAP]; LANES];
        let mut stamps = Vec::new();
        while self.len() <= n {
            if FAST && self.span + LANES < NARROW {
                self.advance::<NARROW, _>(n, near, far, &mut narrow);
            } else if self.span + LANES < WIDTH {
                self.advance::<WIDTH, _>(n, near, far, &mut wide);
            } else {
                stamps.resize(usize::from(NOTHING) + 1, 0);
                self.advance_plainly(near, far, &mut stamps)?;
            }
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
        explain_by_rules(&Ruleset::Take(self.set.clone()), self, n, progress)
    }

    fn bytes(&self) -> usize {
        self.padded.capacity() * size_of::<u16>()
    }
}
