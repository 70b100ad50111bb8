//! Turning a run of adjacent coins, counted by prefix value: one axis of the Flipping Game.
//!
//! Coins 1, 2, 3, ... lie in a row. A move turns l adjacent coins, l in the set, of which the last
//! goes from heads to tails. A position's value is the nim-sum of the values g_i of its heads
//! (Winning Ways, chapter 14). With the prefix nim-sums x_0 = 0, x_i = g_1 xor ... xor g_i, turning
//! l coins up to coin i leaves a run of value x_(i-1) xor x_(i-l), and g_i is the mex of these; so
//! x_i is the number closest to x_(i-1), by nim-sum, that is no x_(i-l). In a row of n coins that
//! all show heads the same move changes the value by x_i xor x_(i-l). One pass that counts how
//! often each x_(i-l) occurs gives both the mex and the histogram of changes.
//!
//! Coins are processed in blocks of 64 or 32, each with a row of counters ([`super::counters`]):
//! the far lengths of a block read adjacent prefix values. The counters are bytes, so that the rows
//! fit in the L1 cache. An overflow loses moves; the sum of the histogram reveals it every few
//! milliseconds, and the coins since the last check are counted again.
//!
//! The histogram of a shorter row does not follow from that of a longer one. So histograms are kept
//! at intervals, and that of a row between two of them is counted from the one before it, by the
//! same pass over known prefix values. Time O(n * (|set up to n| + span of the values)), 2 bytes a
//! coin, and at most 1 MB for the kept histograms.

use super::counters::{
    Counters, LANES, MAX_PREFIX_VALUES, NEAR, NOWHERE, Sums, lanes, place_of, prefix_at, with_counters,
};
use super::run_lengths::{Lengths, Reach};
use crate::error::{Code, Error, Result, allowed};
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::LengthSet;
use crate::sequence::{Choice, Explainer, Explanation, Form, Sequence, within};
use std::ops::RangeInclusive;

/// The number of moves between two checks of the counters, about: some milliseconds of work.
const CHECKED: usize = 1 << 22;
/// The smallest number of coins between two checks.
const MIN_COINS: usize = 1 << 8;

/// Grundy values of the coin-turning game of runs, run lengths in a [`LengthSet`](crate::LengthSet)
/// or a list, with prefix values and the histogram of changes by moves on a row of heads.
#[derive(Debug)]
pub struct CoinRuns {
    set: Lengths,
    limit: u64,
    /// `LANES` entries of `NOWHERE`, then the places of x_0, x_1, ...
    padded: Vec<u16>,
    /// A power of two above every prefix value so far, and not below `NEAR`.
    span: usize,
    /// The number of moves that change a row of all coins so far by each nimber.
    changes: Vec<u64>,
    /// Histograms of shorter rows: coins, ascending, and the entries that may not be 0.
    kept: Vec<(usize, Vec<u64>)>,
}

impl CoinRuns {
    /// The most coins: some minutes of work.
    pub const LIMIT: u64 = 10_000_000;
    /// The most coins for dense lengths: time grows like the square.
    pub(crate) const DENSE_LIMIT: u64 = 65_000;
    /// The most coins for even lengths: one more makes a row of value 1024.
    pub(crate) const EVEN_LIMIT: u64 = 2_047;
    /// The most coins for products of two primes: one more makes a row of value 1024.
    pub(crate) const SEMIPRIMES_LIMIT: u64 = 20_392;
    /// Intervals up to the limit: in each the histogram of the first checked row is kept.
    const PARTS: usize = 128;

    /// Nothing computed yet but the empty row.
    #[must_use]
    pub fn new(set: impl Into<Lengths>) -> Self {
        let set = set.into();
        let mut padded = vec![NOWHERE; LANES];
        padded.push(place_of(0));
        // A list is short; a set that grows like squares has about 360 lengths.
        let dense = matches!(&set, Lengths::Set(_)) && set.up_to(Self::DENSE_LIMIT).len() > 1_000;
        let limit = match &set {
            Lengths::Set(LengthSet::Even) => Self::EVEN_LIMIT,
            Lengths::Set(LengthSet::Semiprimes) => Self::SEMIPRIMES_LIMIT,
            _ if dense => Self::DENSE_LIMIT,
            _ => Self::LIMIT,
        };
        Self { set, limit, padded, span: NEAR, changes: vec![0; MAX_PREFIX_VALUES], kept: vec![] }
    }

    /// The value of a row of `n` heads, and how many moves change it by each nimber.
    ///
    /// The histogram's index is the nimber; it ends with the last one that occurs; entry 0 is
    /// always 0, since a move always changes the value. `n` from 0 to [`CoinRuns::LIMIT`]. Time as
    /// for the sequence; if a longer row is known, as for the coins since the last kept histogram,
    /// of which there are 128 up to the limit. For imported coins none is kept before they are
    /// counted for the first time.
    ///
    /// # Errors
    /// As [`Sequence::extend`].
    pub fn row_of_heads(&mut self, n: u64, progress: Option<&mut Progress<'_>>) -> Result<(u32, Vec<u64>)> {
        let progress = &mut Progress::from(progress);
        self.extend(n, progress)?;
        let n = n as usize;
        let value = u32::from(prefix_at(self.padded[LANES + n]));
        let mut changes =
            if n + 1 == self.len() { self.changes.clone() } else { self.changes_of_shorter(n, progress)? };
        changes.truncate(changes.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1));
        Ok((value, changes))
    }

    /// The histogram has [`MAX_PREFIX_VALUES`] entries.
    fn changes_of_shorter(&mut self, n: usize, progress: &mut Progress<'_>) -> Result<Vec<u64>> {
        let (from, mut changes) = self.kept_up_to(n).cloned().unwrap_or_default();
        changes.resize(MAX_PREFIX_VALUES, 0);
        let longest = std::mem::replace(&mut self.changes, changes);
        let outcome = self.count(from + 1, n, progress);
        let changes = std::mem::replace(&mut self.changes, longest);
        outcome.map(|()| changes)
    }

    fn kept_up_to(&self, n: usize) -> Option<&(usize, Vec<u64>)> {
        self.kept[..self.kept.partition_point(|&(coins, _)| coins <= n)].last()
    }

    /// The number of coins of an interval, but not fewer than are counted together.
    fn part(&self) -> usize {
        (self.limit as usize / Self::PARTS).max(MIN_COINS)
    }

    /// Keeps the current histogram, of `coins` coins, if it is the first in its interval.
    fn keep(&mut self, coins: usize) {
        let part_of = |coins: usize| coins / self.part();
        let part = part_of(coins);
        let at = self.kept.partition_point(|&(kept, _)| part_of(kept) < part);
        if part > 0 && self.kept.get(at).is_none_or(|&(kept, _)| part_of(kept) != part) {
            self.kept.insert(at, (coins, self.changes[..self.span].to_vec()));
        }
    }

    /// Imports what was computed elsewhere, such as by another thread: the values of the coins from
    /// [`Sequence::len`] on, in order, and the result of [`CoinRuns::row_of_heads`] for a row of
    /// all coins up to the last of them.
    ///
    /// They are not checked: later values are correct only if these are. Time and space O(values).
    ///
    /// # Errors
    /// [`Code::OutOfRange`], and nothing is imported, if the values do not give the value of the
    /// row or exceed 1023, if the row has a wrong number of moves, or for coins beyond
    /// [`Sequence::limit`]. [`Code::Memory`] if the table cannot be allocated.
    pub fn import_values(&mut self, values: &[u32], row: u32, changes: &[(u32, u64)]) -> Result<()> {
        let known = self.padded.len();
        let n = within((self.len() + values.len()) as u64 - 1, self.limit)? as u64;
        let moves: u64 = self.set.up_to(n).iter().map(|l| n + 1 - l).sum();
        let given = changes.iter().map(|&(_, count)| u128::from(count)).sum::<u128>();
        let wrong = || {
            Error::new(
                Code::OutOfRange,
                &given.to_string(),
                allowed("coins-with-moves").with("n", n).with("moves", moves),
            )
        };
        if given != moves.into()
            || !changes.iter().all(|&(change, _)| (1..MAX_PREFIX_VALUES as u32).contains(&change))
        {
            return Err(wrong());
        }
        reserve(&mut self.padded, values.len())?;
        let mut prefix = usize::from(prefix_at(self.padded[known - 1]));
        let mut pushed = Ok(());
        for &value in values {
            prefix ^= value as usize;
            pushed = pushed.and_then(|()| self.push(prefix));
        }
        if pushed.is_err() || prefix != row as usize {
            self.padded.truncate(known);
            return Err(wrong());
        }
        self.changes.fill(0);
        for &(change, count) in changes {
            self.changes[change as usize] = count;
        }
        Ok(())
    }

    /// Adds the moves of the coins to the histogram, and computes unknown prefix values.
    fn count(&mut self, first: usize, n: usize, progress: &mut Progress<'_>) -> Result<()> {
        let lengths = Reach::new(&self.set, n);
        // Each interval has a check, so that a histogram can be kept.
        let max = self.part().min(1 << 13);
        let stretch = (CHECKED / lengths.count().max(1)).clamp(MIN_COINS, max);
        let mut sums = Sums::new();
        let work = |coins: usize| (coins as u64) * (coins as u64).isqrt();
        let mut base = first;
        while base <= n {
            let end = n.min(base + stretch - 1);
            self.count_stretch(base..=end, &lengths, &mut sums)?;
            self.keep(end);
            base = end + 1;
            progress.report(work(base), work(n + 1))?;
        }
        Ok(())
    }

    /// Counts the moves of coins by bytes, and again by wider counters after an overflow.
    fn count_stretch(
        &mut self,
        coins: RangeInclusive<usize>,
        lengths: &Reach,
        sums: &mut Sums,
    ) -> Result<()> {
        let (known, before) = (self.padded.len(), self.changes.clone());
        let mut outcome = Ok(());
        let mut base = *coins.start();
        while base <= *coins.end() && outcome.is_ok() {
            outcome = self.count_block(base, *coins.end(), lengths, sums).map(|count| base += count);
        }
        sums.flush(&mut self.changes);
        // An overflow loses 256 moves, so there was none if the sum is right.
        if outcome.is_ok() && self.changes.iter().sum::<u64>() == lengths.moves(*coins.end()) {
            return outcome;
        }
        self.padded.truncate(known);
        self.changes = before;
        for coin in coins {
            self.resolve_recounted(coin, lengths)?;
        }
        Ok(())
    }

    /// Counts the moves of one block of coins, up to `end` at most; returns the number of coins.
    #[inline(never)] // as `Counters::count_far`
    fn count_block(&mut self, base: usize, end: usize, lengths: &Reach, sums: &mut Sums) -> Result<usize> {
        let far = &lengths.far[..lengths.far.partition_point(|&l| l < base + LANES)];
        Counters::count_far(&self.padded, LANES + base, far, self.span);
        with_counters(|counters| {
            let mut lane = 0;
            let mut outcome = Ok(());
            // The block ends at the first value that is too large for its number of coins.
            while lane < lanes(self.span) && base + lane <= end && outcome.is_ok() {
                outcome = self.resolve(counters, (lane, base + lane), &lengths.near, sums);
                lane += 1;
            }
            counters.clear(self.span);
            outcome.map(|()| lane)
        })
    }

    /// Counts the moves of a coin, the far lengths of which its lane has already.
    fn resolve(
        &mut self,
        counters: &mut Counters,
        (lane, coin): (usize, usize),
        near: &[usize],
        sums: &mut Sums,
    ) -> Result<()> {
        for &l in near {
            counters.count(lane, self.padded[LANES + coin - l]);
        }
        let row = counters.row(lane, self.span);
        // If all values below the span occur, those above it are free.
        let here = self.prefix(coin, |span, before| row.nearest_free(before).unwrap_or(before + span))?;
        sums.add(row, here, &mut self.changes);
        Ok(())
    }

    /// The prefix value of a coin; `find` computes an unknown one from span and value before it.
    fn prefix(&mut self, coin: usize, find: impl FnOnce(usize, usize) -> usize) -> Result<usize> {
        if let Some(&place) = self.padded.get(LANES + coin) {
            return Ok(prefix_at(place).into());
        }
        let here = find(self.span, prefix_at(self.padded[LANES + coin - 1]).into());
        self.push(here)?;
        Ok(here)
    }

    #[cold]
    fn resolve_recounted(&mut self, coin: usize, lengths: &Reach) -> Result<()> {
        let mut row = [0u32; 2 * MAX_PREFIX_VALUES];
        let runs = lengths.near.iter().chain(&lengths.far).take_while(|&&l| l <= coin);
        runs.for_each(|&l| row[usize::from(prefix_at(self.padded[LANES + coin - l]))] += 1);
        let here = self.prefix(coin, |_, before| {
            before
                ^ (0..MAX_PREFIX_VALUES)
                    .find(|distance| row[before ^ distance] == 0)
                    .unwrap_or(MAX_PREFIX_VALUES)
        })?;
        for (prefix, &count) in row[..MAX_PREFIX_VALUES].iter().enumerate() {
            self.changes[prefix ^ here] += u64::from(count);
        }
        Ok(())
    }

    fn push(&mut self, prefix: usize) -> Result<()> {
        if prefix >= MAX_PREFIX_VALUES {
            let allowed = allowed("rows-below-1024");
            return Err(Error::new(Code::ValueOverflow, &self.len().to_string(), allowed));
        }
        while prefix >= self.span {
            self.span *= 2;
        }
        self.padded.push(place_of(prefix));
        Ok(())
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
        let known = self.len();
        reserve(&mut self.padded, n + 1 - known)?;
        self.count(known, n, progress)
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        let start = LANES + from;
        let places = &self.padded[start..start + out.len()];
        let mut before = if from == 0 { place_of(0) } else { self.padded[start - 1] };
        for (out, &place) in out.iter_mut().zip(places) {
            *out = u32::from(prefix_at(place ^ before));
            before = place;
        }
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        self.extend(n, progress)?;
        let mut explainer = Explainer::new(Form::Run);
        for l in self.set.up_to(n) {
            progress.work(1)?;
            let first = n - l;
            let places = self.padded[LANES + n as usize - 1] ^ self.padded[LANES + first as usize];
            let to = if l == 1 { vec![] } else { vec![first + 1, n - 1] };
            explainer.add(Choice { amount: l, to, value: u32::from(prefix_at(places)) });
        }
        Ok(explainer.finish())
    }

    fn bytes(&self) -> usize {
        let kept: usize = self.kept.iter().map(|(_, changes)| changes.capacity()).sum();
        self.padded.capacity() * size_of::<u16>()
            + (self.changes.capacity() + kept) * size_of::<u64>()
            + self.kept.capacity() * size_of::<(usize, Vec<u64>)>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::LengthSet;

    #[test]
    fn counting_again_gives_the_same() {
        for set in LengthSet::ALL {
            let mut fast = CoinRuns::new(set);
            fast.extend(900, &mut Progress::none()).expect("small");
            let mut slow = CoinRuns::new(set);
            let lengths = Reach::new(&set.into(), 900);
            (1..=900).for_each(|coin| slow.resolve_recounted(coin, &lengths).expect("small"));
            assert_eq!(slow.padded, fast.padded);
            assert_eq!(slow.changes, fast.changes);
        }
    }

    #[test]
    fn counters_that_overflow_are_seen() {
        // With odd lengths only, all values are 0 and 1, so that counters overflow.
        let odd = || Lengths::List((1..1_000).step_by(2).collect());
        let mut fast = CoinRuns::new(odd());
        fast.extend(1_500, &mut Progress::none()).expect("small");
        let mut slow = CoinRuns::new(odd());
        let lengths = Reach::new(&odd(), 1_500);
        (1..=1_500).for_each(|coin| slow.resolve_recounted(coin, &lengths).expect("small"));
        assert_eq!((fast.padded, &fast.changes), (slow.padded, &slow.changes));
        assert_eq!(slow.changes.iter().rposition(|&count| count > 0), Some(1));
    }

    #[test]
    fn pieces_of_any_size_and_two_games_at_once() {
        let mut at_once = [LengthSet::Triangular, LengthSet::Squares].map(CoinRuns::new);
        let mut in_pieces = at_once.each_ref().map(|game| CoinRuns::new(game.set.clone()));
        for n in [1, 2, 31, 32, 33, 100, 500, 531, 532, 1500] {
            let mut stop = |fraction: f64| Progress::answer(fraction < 0.5);
            let _ = in_pieces[0].extend(n, &mut Progress::new(&mut stop));
            for game in &mut in_pieces {
                game.extend(n, &mut Progress::none()).expect("small");
            }
        }
        for (game, pieces) in at_once.iter_mut().zip(in_pieces) {
            game.extend(1500, &mut Progress::none()).expect("small");
            assert_eq!((&game.padded, &game.changes), (&pieces.padded, &pieces.changes));
        }
    }
}
