//! The number of moves left if the winner hurries and the loser delays.
//!
//! The remoteness of a position (Steinhaus 1925; Smith 1966; Winning Ways, chapter 9) is 0 without
//! a move; if some move leads to an even remoteness, one more than the least even one; otherwise
//! one more than the largest, which are all odd. It is even exactly if the player to move loses. It
//! does not follow from the Grundy values, nor that of a sum from those of its parts: every
//! reachable position is visited once, without recursion. The order of heaps of one game does not
//! matter, and heaps and heads without a move are dropped.

use super::states::{State, States, has_large_rule};
use super::sum::Position;
use crate::error::Result;
use crate::progress::Progress;
use std::collections::HashMap;

/// The largest number of positions visited for a remoteness.
pub const REMOTENESS_POSITIONS: usize = 20_000;

/// The largest number of moves visited.
const MOVES: usize = 400_000;

/// The largest total number of heaps and heads in the positions, which are kept in memory.
const CELLS: usize = 4_000_000;

/// The remoteness of a position with this number of moves; `None` if it would take too long.
///
/// # Errors
/// The error of the progress listener.
pub(super) fn of(position: &Position, moves: u64, progress: &mut Progress<'_>) -> Result<Option<u32>> {
    if moves > REMOTENESS_POSITIONS as u64 || has_large_rule(position) {
        return Ok(None);
    }
    let search = States::new(position);
    let mut known: HashMap<State, u32> = HashMap::new();
    let start = search.start(position, progress)?;
    let mut open = vec![start.clone()];
    let mut left = (MOVES, CELLS);
    while let Some(state) = open.pop() {
        if known.contains_key(&state) {
            continue;
        }
        progress.report((MOVES - left.0) as u64, MOVES as u64)?;
        let Some(options) = search.options(&state, &mut left, progress)? else { return Ok(None) };
        if known.len() >= REMOTENESS_POSITIONS {
            return Ok(None);
        }
        let remoteness: Option<Vec<u32>> = options.iter().map(|option| known.get(option).copied()).collect();
        if let Some(remoteness) = remoteness {
            let even = remoteness.iter().filter(|moves| moves.is_multiple_of(2)).min();
            let max = even.or(remoteness.iter().max());
            known.insert(state, max.map_or(0, |moves| moves + 1));
        } else {
            // Visited again when all its options are known.
            open.push(state);
            open.extend(options.into_iter().filter(|option| !known.contains_key(option)));
        }
    }
    Ok(known.get(&start).copied())
}
