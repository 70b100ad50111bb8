//! Staircase nim: coins on steps 1, 2, ... A move takes some of the coins of one step down to the
//! next lower one; those of step 1 go to the ground, where they stay.
//!
//! It is nim with the odd steps as heaps: a move from an even step adds to the odd one below, and
//! the reply moves the same coins on.

use super::board::{Board, Change, Kind, LARGEST, Rules, Step, Visit};
use crate::error::Result;
use crate::notation::Piece;
use crate::position::notation::numbers;
use crate::progress::Progress;
use crate::walk::Walk;

#[derive(Debug)]
struct Staircase;

impl Rules for Staircase {
    fn game(&self) -> String {
        "staircase".to_owned()
    }

    fn kind(&self) -> Kind {
        Kind::Stairs
    }

    fn heaps(&self, state: &[u64]) -> Option<Vec<u64>> {
        Some(state.iter().copied().step_by(2).collect())
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        for (cell, &from) in state.iter().enumerate() {
            for amount in 1..=from {
                let mut left = state.to_vec();
                left[cell] -= amount;
                let mut changes = vec![Change { cell, from, to: left[cell] }];
                if let Some(below) = cell.checked_sub(1) {
                    left[below] += amount;
                    changes.push(Change { cell: below, from: state[below], to: left[below] });
                }
                visit(progress, Step { changes, left, ..Step::heap(cell, from, from - amount) })?;
            }
        }
        Ok(())
    }

    fn option_count(&self, state: &[u64]) -> u64 {
        state.iter().sum()
    }
}

pub(super) fn read(coins: Piece<'_>) -> Result<Board> {
    Ok(Board::new(Staircase, numbers(coins, 0, LARGEST)?))
}
