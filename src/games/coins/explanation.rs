//! How far a coin's value is explained by all options of a lone head.

use crate::ruleset::Coins;
use crate::sequence::greatest;

/// The most options that an explanation goes through, and the most coins that they turn together.
const EXPLAINED: u64 = 100_000;
const TURNED: u64 = 1 << 24;

/// The greatest coin up to `limit` whose options are no more and turn no more. More coins to the
/// left never mean fewer.
pub(super) fn explain_limit(coins: &Coins, limit: u64) -> u64 {
    greatest(limit, |coin| coins.option_count(coin) <= EXPLAINED && coins.option_work(coin) <= TURNED)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Progress;
    use crate::ruleset::Ruleset;

    /// The limit is one of work: its coin takes no more than is allowed, and no less than a third.
    #[test]
    fn the_coin_to_explain_takes_the_work_that_is_allowed() {
        for text in ["ruler", "moebius", "exactly:4", "motley", "at-most:9", "grunt", "sym", "turnips"] {
            let game = Ruleset::parse(&format!("coins:{text}")).expect("a game");
            let Ruleset::Coins(coins) = &game else { unreachable!("coins") };
            let coin = explain_limit(coins, 10_000_000);
            let (mut reports, mut options) = (0, 0);
            let mut listener = |_| {
                reports += 1;
                Ok(())
            };
            let walk = game.walk(coin, &mut Progress::new(&mut listener), &mut |_, _, _| {
                options += 1;
                Ok(())
            });
            // The options, and the coins that they turn, of which the last is not listed.
            let (steps, allowed) = (reports << 16, TURNED + EXPLAINED);
            assert!(
                walk.is_ok() && options <= EXPLAINED && steps <= allowed,
                "{text} {coin}: {options}, {steps}"
            );
            assert!(options >= EXPLAINED / 3 || steps >= allowed / 3, "{text} {coin}: {options}, {steps}");
        }
    }
}
