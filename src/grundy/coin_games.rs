//! Which algorithm suits which coin-turning game, and what they share: a table that grows coin by coin, and the
//! explanation of a value by all options of a lone head.

use super::coin_closed::CoinClosed;
use super::coin_mex::CoinMex;
use super::coin_runs::CoinRuns;
use super::coin_subsets::CoinSubsets;
use super::coin_symmetric::CoinSymmetric;
use super::explain::{Choice, Explainer, Explanation, Form};
use super::run_lengths::Lengths;
use super::{Sequence, beyond, reserve, within};
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::Coins;

/// The sequence of a coin-turning game, nothing computed yet.
pub(super) fn sequence(coins: &Coins) -> Box<dyn Sequence> {
    let table = |limit, next| Box::new(CoinTable::new(coins.clone(), limit, next));
    match coins {
        Coins::Runs(set) => Box::new(CoinRuns::new(*set)),
        Coins::RunsOf(lengths) => Box::new(CoinRuns::new(Lengths::List(lengths.clone()))),
        Coins::Ruler | Coins::Motley | Coins::AtMost(..=3) | Coins::Exactly(..=3) => {
            Box::new(CoinClosed::new(coins.clone()))
        }
        Coins::AtMost(most) => {
            let subsets = CoinSubsets::new(*most, 0);
            table(subsets.limit(), Box::new(subsets))
        }
        Coins::Exactly(size) => {
            let subsets = CoinSubsets::new(*size, size - 1);
            table(subsets.limit(), Box::new(subsets))
        }
        Coins::Sym => table(CoinSymmetric::LIMIT, Box::<CoinSymmetric>::default()),
        Coins::Turnips | Coins::Grunt => table(CoinMex::LIMIT, Box::new(CoinMex::new(coins.clone()))),
    }
}

/// How the value of the next coin is found from those before it.
pub(super) trait NextCoin {
    /// The value of coin `values.len()`, for `values` from entry 0 on, which is 0 and no coin.
    ///
    /// Is called once for each coin, in order.
    fn next(&mut self, values: &[u32]) -> Result<u32>;

    /// Bytes of memory held.
    fn bytes(&self) -> usize;
}

/// A sequence that is computed coin by coin and kept.
pub(super) struct CoinTable {
    coins: Coins,
    limit: u64,
    explain_limit: u64,
    /// Entry 0 is 0, then the coins.
    values: Vec<u32>,
    next: Box<dyn NextCoin>,
}

impl CoinTable {
    fn new(coins: Coins, limit: u64, next: Box<dyn NextCoin>) -> Self {
        let explain_limit = explain_limit(&coins, limit);
        Self { coins, limit, explain_limit, values: vec![0], next }
    }
}

impl Sequence for CoinTable {
    fn limit(&self) -> u64 {
        self.limit
    }

    fn explain_limit(&self) -> u64 {
        self.explain_limit
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, self.limit)?;
        if n < self.values.len() {
            return Ok(());
        }
        let missing = n + 1 - self.values.len();
        reserve(&mut self.values, missing)?;
        while self.values.len() <= n {
            let value = self.next.next(&self.values)?;
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
        within(n, self.explain_limit)?;
        self.extend(n, progress)?;
        Ok(explain(&self.coins, n, |coin| self.values[coin as usize]))
    }

    fn bytes(&self) -> usize {
        self.values.capacity() * size_of::<u32>() + self.next.bytes()
    }
}

/// The most options that an explanation goes through.
const EXPLAINED: u64 = 100_000;

/// The greatest coin up to `limit` with at most [`EXPLAINED`] options. More coins to the left never mean fewer.
pub(super) fn explain_limit(coins: &Coins, limit: u64) -> u64 {
    let (mut low, mut high) = (0, limit);
    while low < high {
        let middle = high - (high - low) / 2;
        if coins.option_count(middle) <= EXPLAINED {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}

/// The options of a lone head on coin `n`, every one of them, with their values.
pub(super) fn explain(coins: &Coins, n: u64, value: impl Fn(u64) -> u32) -> Explanation {
    let mut explainer = Explainer::new(Form::Coins);
    coins.options(n, &mut |amount, others| {
        let value = others.iter().fold(0, |sum, &coin| sum ^ value(coin));
        explainer.add(Choice { amount, to: others.to_vec(), value });
    });
    explainer.finish()
}

/// The error for a coin above `limit`, where there is one.
pub(super) fn checked(n: u64, limit: u64) -> Result<()> {
    if n > limit { Err(beyond(&n.to_string(), limit)) } else { Ok(()) }
}
