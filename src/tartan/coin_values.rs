//! The values of coins of one game, read from the store.

use crate::error::Result;
use crate::memory::filled;
use crate::progress::Progress;
use crate::ruleset::{Coins, Ruleset};
use crate::store::Store;

/// The values of `count` coins from coin `from` on.
pub(super) fn values(
    coins: &Coins,
    from: u64,
    count: u64,
    store: &mut Store,
    progress: &mut Progress<'_>,
) -> Result<Vec<u32>> {
    let sequence = store.open(&Ruleset::Coins(coins.clone()));
    if count == 0 {
        return Ok(Vec::new());
    }
    // The sequence refuses an index beyond its limit before there is a table for the values.
    sequence.extend(from.saturating_add(count - 1), progress)?;
    let mut values = filled(count as usize, 0)?;
    sequence.read(from as usize, &mut values);
    Ok(values)
}
