//! Turning any coins, at most k: Moebius, Mogul, Moidores and the games of even k.
//!
//! The options of the next coin are the nim-sums of at most k - 1 coins before it. Their sets are
//! kept: with T(j) the nim-sums of at most j coins so far, a new coin of value g adds to T(j) all
//! of T(j-1) xor g. As bits of a long number that is one pass over T(j-1): the high bits of g say
//! which word goes where, the low six are swaps inside words. Sets only grow, so the values, each
//! the least number not in T(k-1), ascend.
//!
//! Only even k are computed, by the Mock Turtle theorem (Winning Ways, chapter 14): the game of at
//! most 2m + 1 coins has on coin n the odious one of 2v and 2v + 1, with v the value of coin n - 1
//! in the game of at most 2m (and 0 for coin 0). Exactly k coins is at most k after k - 1 coins of
//! value 0 (see [`super::closed_form`]).
//!
//! With values below V: time O(k V / 64) a coin, space k V / 8 bytes. The values are the greedy
//! lexicographic codes of Conway and Sloane ("Lexicographic codes: error-correcting codes from game
//! theory", 1986): V grows like n^m.

use super::table::NextCoin;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;

pub(super) struct CoinSubsets {
    max: u8,
    /// The number of coins of value 0 before the first other one.
    later: u8,
    /// T(1), T(2), ..., T(2m - 1), each of as many words; the set T(0) is always {0}.
    sums: Vec<Vec<u64>>,
    /// Below the next value all words are full.
    full: usize,
}

/// The most words of a set: values of the even game below 2^26.
const WORDS: usize = 1 << 20;

impl CoinSubsets {
    pub(super) fn new(max: u8, later: u8) -> Self {
        // At least two: the games of one coin have a closed form.
        let sets = usize::from(max / 2 * 2).saturating_sub(1).max(1);
        Self { max, later, sums: vec![vec![1]; sets], full: 0 }
    }

    /// The most coins: about a second of work.
    pub(super) fn limit(&self) -> u64 {
        let counted = match self.max / 2 {
            0..=1 => 10_000,
            2 => 2_000,
            3 => 180,
            _ => 64,
        };
        counted + u64::from(self.later)
    }

    /// The next value of the even game; adds its coin to the sums.
    fn next_even(&mut self) -> Result<u64> {
        let last = &self.sums[self.sums.len() - 1];
        self.full += last[self.full..].iter().take_while(|&&word| word == u64::MAX).count();
        let ones = last.get(self.full).map_or(0, |word| word.trailing_ones());
        let value = self.full * 64 + ones as usize;
        let mut words = last.len();
        while value / 64 >= words {
            words *= 2;
        }
        if words > WORDS {
            return Err(Error::new(
                Code::ValueOverflow,
                &value.to_string(),
                allowed("values-below").with("limit", "2^26"),
            ));
        }
        for set in &mut self.sums {
            let more = words - set.len();
            set.try_reserve_exact(more).map_err(|_| Error::new(Code::Memory, "", allowed("fewer-coins")))?;
            set.resize(words, 0);
        }
        for j in (1..self.sums.len()).rev() {
            let (fewer, this) = self.sums.split_at_mut(j);
            add_shifted(&mut this[0], &fewer[j - 1], value);
        }
        self.sums[0][value / 64] |= 1 << (value % 64);
        Ok(value as u64)
    }
}

/// Words that are moved together.
const BLOCK: usize = 64;

/// Bit i of a word changes places with bit i + 2^b: the lower ones, for each b.
const LOWER: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// Adds `value` xor each member of `from`. Both sets have as many words, a power of two.
fn add_shifted(to: &mut [u64], from: &[u64], value: usize) {
    let far = value / 64;
    let mut moved = [0; BLOCK];
    for (i, words) in from.chunks(BLOCK).enumerate() {
        let moved = &mut moved[..words.len()];
        moved.copy_from_slice(words);
        for (bit, lower) in LOWER.iter().enumerate().filter(|(bit, _)| value >> bit & 1 == 1) {
            for word in &mut *moved {
                *word = (*word & lower) << (1 << bit) | (*word >> (1 << bit) & lower);
            }
        }
        let start = (i ^ (far / BLOCK)) * BLOCK;
        let target = &mut to[start..start + words.len()];
        for (j, word) in moved.iter().enumerate() {
            target[j ^ (far % BLOCK)] |= word;
        }
    }
}

impl NextCoin for CoinSubsets {
    fn next(&mut self, values: &[u32], progress: &mut Progress<'_>) -> Result<u32> {
        if values.len() <= usize::from(self.later) {
            return Ok(0);
        }
        progress.work(self.sums.iter().map(|set| set.len() as u64).sum())?;
        if self.max.is_multiple_of(2) {
            return Ok(self.next_even()? as u32);
        }
        // The first coin of the odd game uses the value of coin 0 of the even one.
        let first = values.len() == usize::from(self.later) + 1;
        let doubled = if first { 0 } else { 2 * self.next_even()? as u32 };
        Ok(doubled | u32::from(doubled.count_ones().is_multiple_of(2)))
    }

    fn bytes(&self) -> usize {
        self.sums.iter().map(|set| set.capacity() * size_of::<u64>()).sum()
    }
}
