//! The explanation of a coin's value by all options of a lone head.

use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::Coins;
use crate::sequence::{Choice, Explainer, Explanation, Form, beyond};
use crate::walk::ended;

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

/// The options of a lone head on coin `n`, every one of them, with their values.
pub(super) fn explain(
    coins: &Coins,
    n: u64,
    progress: &mut Progress<'_>,
    value: impl Fn(u64) -> u32,
) -> Result<Explanation> {
    let mut explainer = Explainer::new(Form::Coins);
    let walk = coins.walk(n, progress, &mut |_, amount, others| {
        let value = others.iter().fold(0, |sum, &coin| sum ^ value(coin));
        explainer.add(Choice { amount, to: others.to_vec(), value });
        Ok(())
    });
    ended(walk, n)?;
    Ok(explainer.finish())
}

/// The error for a coin above `limit`, where there is one.
pub(super) fn checked(n: u64, limit: u64) -> Result<()> {
    if n > limit { Err(beyond(&n.to_string(), limit)) } else { Ok(()) }
}
