//! The values of the cells of a position: from the tables of the games' sequences; and for heaps
//! beyond them, of nim, where the value is the size, and of a finite subtraction set, whose values
//! have a period that can be proved.

use super::sum::{Component, Position};
use crate::error::Result;
use crate::games;
use crate::periodicity::{self, rules_of};
use crate::progress::Progress;
use crate::ruleset::{Ruleset, Take};
use crate::sequence::Sequence;
use crate::store::Store;
use dashu_int::UBig;
use std::ops::BitXor;

/// The largest heap or coin of a game in a position.
pub(super) fn largest(game: &Ruleset) -> u64 {
    match game {
        Ruleset::Nim | Ruleset::Take(Take::List(_)) => Position::FARTHEST,
        _ => games::sequence(game).limit().min(Position::LARGEST),
    }
}

impl Position {
    /// The values of all heaps and heads, by component and cell. The position's value is the
    /// nim-sum of them all.
    ///
    /// Time and space: those of the games' sequences.
    ///
    /// # Errors
    /// As [`Sequence::extend`], and as [`periodicity::value`] for heaps beyond its limit.
    pub fn values(&self, store: &mut Store, progress: &mut Progress<'_>) -> Result<Vec<Vec<u64>>> {
        let count = self.components.len();
        let mut values = Vec::with_capacity(count);
        for (i, component) in self.components.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
            let part = |i: usize| i as f64 / count as f64;
            values.push(far_values(component, store, &mut progress.part(part(i), part(i + 1)))?);
        }
        Ok(values)
    }
}

/// The values of the cells of one component, near or far.
///
/// # Errors
/// As [`periodicity::value`].
pub(super) fn far_values(
    component: &Component,
    store: &mut Store,
    progress: &mut Progress<'_>,
) -> Result<Vec<u64>> {
    let Component { game, cells } = component;
    if *game == Ruleset::Nim {
        return Ok(cells.clone());
    }
    let sequence = store.open(game);
    let limit = sequence.limit();
    if let Some(&last) = cells.iter().filter(|&&cell| cell <= limit).max() {
        sequence.extend(last, progress)?;
    }
    cells.iter().map(|&cell| far_value(game, sequence, &[cell], progress)).collect()
}

/// The nim-sum of the values of some cells, read where they are computed; else by a formula or a
/// proved period, or by computing the sequence as far.
///
/// # Errors
/// As [`periodicity::value`].
#[inline(never)]
pub(super) fn far_value(
    game: &Ruleset,
    sequence: &mut dyn Sequence,
    cells: &[u64],
    progress: &mut Progress<'_>,
) -> Result<u64> {
    let mut sum = 0;
    for &cell in cells {
        sum ^= if cell < sequence.len() as u64 {
            u64::from(value_of(sequence, &[cell]))
        } else {
            let found = periodicity::value(&rules_of(game), sequence, &UBig::from(cell), progress)?;
            u64::try_from(&found.value).unwrap_or(u64::MAX)
        };
    }
    Ok(sum)
}

/// The values of the cells of one component, from the table of its game.
pub(super) fn cell_values(
    component: &Component,
    store: &mut Store,
    progress: &mut Progress<'_>,
) -> Result<Vec<u32>> {
    let sequence = store.open(&component.game);
    if let Some(&last) = component.cells.iter().max() {
        sequence.extend(last, progress)?;
    }
    let mut value = [0];
    let values = component.cells.iter().map(|&cell| {
        sequence.read(cell as usize, &mut value);
        value[0]
    });
    Ok(values.collect())
}

/// The nim-sum of some values.
pub(super) fn nim_sum<T: Copy + Default + BitXor<Output = T>>(values: &[T]) -> T {
    values.iter().fold(T::default(), |sum, &value| sum ^ value)
}

/// The nim-sum of the values of some cells.
pub(super) fn value_of(sequence: &dyn Sequence, cells: &[u64]) -> u32 {
    let mut value = [0];
    cells.iter().fold(0, |sum, &cell| {
        sequence.read(cell as usize, &mut value);
        sum ^ value[0]
    })
}
