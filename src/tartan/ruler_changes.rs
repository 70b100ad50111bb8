//! The changes by the moves of Ruler on a row of heads, without enumerating them.
//!
//! Coin i has the greatest power of two that divides i, so the prefix nim-sums are the Gray
//! code: x_i = i xor floor(i / 2). Turning the coins j + 1, ..., i changes the value by x_i xor
//! x_j, which is the Gray code of e = i xor j. So all that is needed is how many pairs j < i <= n
//! have each nim-sum e. The numbers 0..=n fall into blocks, one for each one bit of n + 1, of 2^b
//! numbers that share their higher bits. A pair of blocks of sizes 2^b > 2^c gives 2^c pairs for
//! each of 2^b adjacent e, one block with itself 2^b / 2 for each e from 1 to 2^b - 1.
//!
//! Time and space O(n).

use crate::error::{Error, Result};

/// The most coins: 16 MB of counters.
const LIMIT: u64 = 1_000_000;

/// The value of a row of `n` coins, and by which nimbers how many moves change it, ascending.
pub(super) fn row(n: u64) -> Result<(u32, Vec<(u32, u64)>)> {
    if n > LIMIT {
        let limit = LIMIT.to_string();
        return Err(Error::out_of_range(&n.to_string(), "0", &limit));
    }
    let count = n as usize + 1;
    let span = count.next_power_of_two();
    // For each e by how much its count is above that of e - 1; wrapping, for sums of these end
    // where they began.
    let mut rises = vec![0u64; span + 1];
    let mut add = |from: usize, to: usize, pairs: u64| {
        rises[from] = rises[from].wrapping_add(pairs);
        rises[to] = rises[to].wrapping_sub(pairs);
    };
    let blocks = (0..usize::BITS).filter(|bit| count >> bit & 1 == 1);
    for b in blocks.clone() {
        // The higher bits of the block of 2^bit numbers: those of n + 1 above that bit.
        let high = |bit: u32| (count >> bit ^ 1) << bit;
        add(1, 1 << b, 1 << b >> 1);
        for c in blocks.clone().take_while(|&c| c < b) {
            let from = (high(b) ^ high(c)) >> b << b;
            add(from, from + (1 << b), 1 << c);
        }
    }
    let mut pairs = 0u64;
    // By change, so that they ascend; a power of two has as many Gray codes below it as numbers.
    let mut by_change = vec![0; span];
    for (e, rise) in rises.iter().enumerate().take(span) {
        pairs = pairs.wrapping_add(*rise);
        by_change[e ^ e >> 1] = pairs;
    }
    let changes = (0..).zip(by_change).filter(|&(_, pairs)| pairs > 0).collect();
    Ok(((n ^ n >> 1) as u32, changes))
}
