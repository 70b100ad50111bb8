//! How far a coin's value is explained by all options of a lone head.

use crate::ruleset::Coins;

/// The most options that an explanation goes through, and the most coins that they turn together.
const EXPLAINED: u64 = 100_000;
const TURNED: u64 = 1 << 24;

/// The greatest coin up to `limit` whose options are no more and turn no more. More coins to the
/// left never mean fewer.
pub(super) fn explain_limit(coins: &Coins, limit: u64) -> u64 {
    let (mut low, mut high) = (0, limit);
    while low < high {
        let middle = high - (high - low) / 2;
        if coins.option_count(middle) <= EXPLAINED && coins.option_work(middle) <= TURNED {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}
