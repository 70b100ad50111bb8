//! One side of a board: a row of coins that all show heads, and the changes by its moves.
//!
//! A move changes the value of a row by the nim-sum of the values of the coins it turns, whatever
//! they show. Games of runs count these changes in one pass by prefix values (`games::CoinRuns`),
//! Ruler by a formula (`ruler_changes`), the others move by move.

use super::ruler_changes;
use crate::error::{Code, Error, Result, allowed};
use crate::games::CoinRuns;
use crate::memory::filled;
use crate::progress::Progress;
use crate::ruleset::{Coins, Ruleset};
use crate::store::Store;
use crate::walk::ended;
use std::collections::BTreeMap;

/// A row of coins that all show heads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The value of the row: the nim-sum of the values of all its coins.
    pub value: u32,
    /// By which nimbers moves change the value, ascending, and how many moves do. Never 0.
    pub changes: Vec<(u32, u64)>,
}

impl Axis {
    /// The most moves that are gone through one by one, for games that are not of runs.
    pub(crate) const MOVES: u64 = 1 << 24;

    /// The row of `n` coins in a game of runs, [`Coins::Runs`] or [`Coins::RunsOf`].
    /// Time and errors as [`CoinRuns::row_of_heads`]; panics for another game.
    pub(crate) fn of_runs(
        game: &Ruleset,
        n: u64,
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Self> {
        let runs: &mut CoinRuns = store.open_as(game);
        let (value, changes) = runs.row_of_heads(n, progress)?;
        let changes = (0..).zip(changes).filter(|&(_, count)| count > 0).collect();
        Ok(Self { value, changes })
    }

    /// The row of `n` coins.
    ///
    /// Time: for runs that of [`CoinRuns::row_of_heads`]; for Ruler O(n); otherwise O(moves).
    ///
    /// # Errors
    /// [`Code::OutOfRange`] beyond the game's limit, and for more moves than 2^24 that
    /// would have to be gone through; the error of the progress listener.
    pub fn new(
        coins: &Coins,
        n: u64,
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Self> {
        let progress = &mut Progress::from(progress);
        match coins {
            Coins::Runs(_) | Coins::RunsOf(_) => {
                Self::of_runs(&Ruleset::Coins(coins.clone()), n, store, Some(progress))
            }
            Coins::Ruler => {
                let (value, changes) = ruler_changes::row(n)?;
                Ok(Self { value, changes })
            }
            _ => {
                let moves = move_count(coins, 1..=n);
                if moves > Self::MOVES {
                    let allowed = allowed("row-with-moves").with("most", Self::MOVES);
                    return Err(Error::new(Code::OutOfRange, &n.to_string(), allowed));
                }
                let values = values(coins, 0, n + 1, store, progress)?;
                let mut changes = BTreeMap::new();
                for coin in 1..=n {
                    add_changes(coins, coin, &values, &mut changes, progress)?;
                }
                let value = values.iter().fold(0, |sum, value| sum ^ value);
                Ok(Self { value, changes: changes.into_iter().collect() })
            }
        }
    }
}

/// How many moves there are with one of these coins as the rightmost, at most `u64::MAX`.
pub(super) fn move_count(coins: &Coins, numbers: impl Iterator<Item = u64>) -> u64 {
    let mut sum = 0u64;
    for coin in numbers {
        sum = sum.saturating_add(coins.option_count(coin));
        if sum > Axis::MOVES {
            break;
        }
    }
    sum
}

/// Counts the moves with rightmost coin `coin` by how they change the value.
pub(super) fn add_changes(
    coins: &Coins,
    coin: u64,
    values: &[u32],
    changes: &mut BTreeMap<u32, u64>,
    progress: &mut Progress<'_>,
) -> Result<()> {
    let walk = coins.walk(coin, progress, &mut |_, _, others| {
        let change = others.iter().fold(values[coin as usize], |sum, &other| sum ^ values[other as usize]);
        *changes.entry(change).or_default() += 1;
        Ok(())
    });
    ended(walk, coin)
}

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
