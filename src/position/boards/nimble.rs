//! Nimble: coins on a strip of squares from 0, several of them on a square if they like. A move
//! moves one coin any way to the left; coins on square 0 are done. A coin on square n is a heap of
//! n stones.

use super::board::{Board, Kind, LARGEST, Rules, Step, Visit, changed};
use crate::error::Result;
use crate::notation::Piece;
use crate::position::notation::numbers;
use crate::progress::Progress;
use crate::sort::sort;
use crate::walk::Walk;

#[derive(Debug)]
struct Nimble;

impl Rules for Nimble {
    fn game(&self) -> String {
        "nimble".to_owned()
    }

    fn kind(&self) -> Kind {
        Kind::Strip
    }

    fn heaps(&self, state: &[u64]) -> Option<Vec<u64>> {
        Some(state.to_vec())
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        for (cell, &from) in state.iter().enumerate() {
            for to in (0..from).rev() {
                let left = changed(state, cell, to);
                visit(progress, Step { left, ..Step::heap(cell, from, to) })?;
            }
        }
        Ok(())
    }

    fn option_count(&self, state: &[u64]) -> u64 {
        state.iter().sum()
    }

    fn normal_form(&self, state: &[u64]) -> Vec<u64> {
        let mut coins: Vec<u64> = state.iter().copied().filter(|&square| square > 0).collect();
        sort(&mut coins);
        coins
    }
}

pub(super) fn read(squares: Piece<'_>) -> Result<Board> {
    Ok(Board::new(Nimble, numbers(squares, 0, LARGEST)?))
}
