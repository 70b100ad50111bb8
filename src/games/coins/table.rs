//! A table that grows coin by coin, for games that differ only in the computation of the next
//! value.

use crate::error::Result;
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::{Coins, Ruleset};
use crate::sequence::{Explanation, Sequence, explain_by_rules, greatest, within};
use crate::walk::EXPLAINED;

pub(super) trait NextCoin {
    /// The value of coin `values.len()`, for `values` from entry 0 on, which is 0 and no coin.
    ///
    /// Is called once for each coin, in order.
    fn next(&mut self, values: &[u32], progress: &mut Progress<'_>) -> Result<u32>;

    fn bytes(&self) -> usize;
}

pub(super) struct CoinTable {
    coins: Coins,
    limit: u64,
    /// Entry 0 is 0, then the coins.
    values: Vec<u32>,
    next: Box<dyn NextCoin>,
}

impl CoinTable {
    pub(super) fn new(coins: Coins, limit: u64, next: Box<dyn NextCoin>) -> Self {
        Self { coins, limit, values: vec![0], next }
    }
}

impl Sequence for CoinTable {
    fn limit(&self) -> u64 {
        self.limit
    }

    fn explain_limit(&self) -> u64 {
        explain_limit(&self.coins, self.limit)
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, self.limit)?;
        let missing = (n + 1).saturating_sub(self.values.len());
        reserve(&mut self.values, missing)?;
        while self.values.len() <= n {
            let value = self.next.next(&self.values, progress)?;
            self.values.push(value);
            // The work for a coin grows with its number, in some games fast.
            let done = self.values.len() as u64;
            if n < 5_000 || done.is_multiple_of(64) {
                progress.report(done * done, (n as u64 + 1).pow(2))?;
            }
        }
        Ok(())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        out.copy_from_slice(&self.values[from..from + out.len()]);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        explain_by_rules(&Ruleset::Coins(self.coins.clone()), self, n, progress)
    }

    fn bytes(&self) -> usize {
        self.values.capacity() * size_of::<u32>() + self.next.bytes()
    }
}

/// The greatest coin that may be explained: more coins to the left never mean fewer options.
pub(super) fn explain_limit(coins: &Coins, limit: u64) -> u64 {
    greatest(limit, |coin| coins.option_work(coin) <= EXPLAINED)
}
