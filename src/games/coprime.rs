//! Taking a number of stones that is coprime to the size of the heap.
//!
//! G(0) = 0, G(1) = 1, and from 2 on G(n) is 0 for even n, else k for the k-th prime p_k (p_1 = 2)
//! that is the least to divide n. For k and n are coprime exactly if n - k and n are, so the
//! options of n are the m < n that are coprime to n. If n is even they are odd, of values above 0.
//! If p_k is the least prime to divide an odd n, no option has the value k, and 2, 1, p_2, …,
//! p_(k-1) are options of the values 0, 1, …, k - 1. Source: Iannucci and Larsson, "Game values of
//! arithmetic functions" (2021).
//!
//! The least primes are found by a sieve: time O(n log log n), 4 bytes a value.

use crate::error::Result;
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::{Ruleset, Take};
use crate::sequence::{Explanation, Sequence, explain_by_rules, greatest, within};
use crate::walk::EXPLAINED;

/// Grundy values of the game of taking a number that is coprime to the heap's size.
///
/// ```
/// let game: grundyscope::Ruleset = "take:coprime".parse().unwrap();
/// assert_eq!(game.values(..=11).unwrap(), [0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0, 5]); // odd n from 3 on: OEIS A055396
/// ```
#[derive(Debug, Default)]
pub(super) struct Coprime {
    values: Vec<u32>,
}

impl Coprime {
    /// The largest heap; 40 MB of values.
    pub const LIMIT: u64 = 10_000_000;

    #[must_use]
    pub const fn new() -> Self {
        Self { values: Vec::new() }
    }
}

/// What no prime so far divides; also the value of even numbers.
const UNMARKED: u32 = 0;

/// Computes the values from index `known` on, which are unmarked.
fn sieve(values: &mut [u32], known: usize, progress: &mut Progress<'_>) -> Result<()> {
    let n = values.len() - 1;
    let mut primes = 1;
    for candidate in (3..=n).step_by(2) {
        // Of the known values, that of a prime is above all before it.
        if ![UNMARKED, primes + 1].contains(&values[candidate]) {
            continue;
        }
        primes += 1;
        values[candidate] = primes;
        // Smaller multiples have a smaller prime factor.
        if candidate <= n / candidate {
            let first = candidate.max(known.div_ceil(candidate) | 1) * candidate;
            for multiple in (first..=n).step_by(2 * candidate) {
                if values[multiple] == UNMARKED {
                    values[multiple] = primes;
                }
            }
        }
        progress.report(candidate as u64, n as u64)?;
    }
    if n > 0 {
        values[1] = 1;
    }
    Ok(())
}

impl Sequence for Coprime {
    fn limit(&self) -> u64 {
        Self::LIMIT
    }

    fn explain_limit(&self) -> u64 {
        // Each of n numbers is tested, in about log n steps.
        greatest(Self::LIMIT, |n| n * (2 + u64::from(n.max(1).ilog2())) <= EXPLAINED)
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let (n, known) = (within(n, Self::LIMIT)?, self.values.len());
        if n < known {
            return Ok(());
        }
        reserve(&mut self.values, n + 1 - known)?;
        self.values.resize(n + 1, UNMARKED);
        let sieved = sieve(&mut self.values, known, progress);
        if sieved.is_err() {
            self.values.truncate(known);
        }
        sieved
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        out.copy_from_slice(&self.values[from..from + out.len()]);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        explain_by_rules(&Ruleset::Take(Take::Coprime), self, n, progress)
    }

    fn bytes(&self) -> usize {
        self.values.capacity() * size_of::<u32>()
    }
}
