//! Coin-turning games that have few options: the mex, option by option.
//!
//! For Turnips and Grunt a lone head on coin n has about n/2 options of two or three other coins,
//! so the definition is fast enough: O(n^2) steps for the values to n, 4 bytes a value. Grunt on
//! coin n is Grundy's game with n - 1 stones: coin 1 has value 0, and the two coins between split
//! the distance (Winning Ways, chapter 14).

use super::table::NextCoin;
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::Coins;
use crate::walk::ended;

pub(super) struct CoinMex {
    coins: Coins,
    /// The last coin that has each value as an option's.
    seen: Vec<u32>,
}

impl CoinMex {
    /// The most coins: a second of work.
    pub(super) const LIMIT: u64 = 20_000;

    pub(super) const fn new(coins: Coins) -> Self {
        Self { coins, seen: Vec::new() }
    }
}

impl NextCoin for CoinMex {
    fn next(&mut self, values: &[u32], progress: &mut Progress<'_>) -> Result<u32> {
        let coin = values.len() as u32;
        let seen = &mut self.seen;
        let walk = self.coins.walk(coin.into(), progress, &mut |_, _, others| {
            let value = others.iter().fold(0, |sum, &other| sum ^ values[other as usize]) as usize;
            if value >= seen.len() {
                seen.resize(value + 1, 0);
            }
            seen[value] = coin;
            Ok(())
        });
        ended(walk, coin.into())?;
        Ok(seen.iter().take_while(|&&last| last == coin).count() as u32)
    }

    fn bytes(&self) -> usize {
        self.seen.capacity() * size_of::<u32>()
    }
}
