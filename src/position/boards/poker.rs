//! Poker nim: a move takes chips from a heap and keeps them, or adds to a heap some of the chips
//! that the player has kept.
//!
//! It is nim with the same heaps: chips that are added are taken away again by the reply, and the
//! player who adds runs out of them. The state has the heaps, then the chips that the player to
//! move and the other one have kept.

use super::board::{Board, Kind, LARGEST, Rules, Shape, Step, Visit, changed, wrong};
use crate::error::{Code, Result, allowed};
use crate::notation::Piece;
use crate::position::notation::{number, numbers, split};
use crate::progress::Progress;
use crate::walk::Walk;

#[derive(Debug)]
struct Poker;

fn parts(state: &[u64]) -> (&[u64], u64, u64) {
    match state {
        [heaps @ .., own, other] => (heaps, *own, *other),
        _ => (state, 0, 0),
    }
}

impl Rules for Poker {
    fn game(&self) -> String {
        "poker".to_owned()
    }

    fn kind(&self) -> Kind {
        Kind::Heaps
    }

    fn written(&self, state: &[u64]) -> String {
        let (heaps, own, other) = parts(state);
        let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
        let bank = if own + other > 0 { format!("{own},{other}:") } else { String::new() };
        format!("poker:{bank}{{{}}}", heaps.join(","))
    }

    fn cells<'a>(&self, state: &'a [u64]) -> &'a [u64] {
        parts(state).0
    }

    fn heaps(&self, state: &[u64]) -> Option<Vec<u64>> {
        Some(parts(state).0.to_vec())
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        let (heaps, own, _) = parts(state);
        let mut visit = |cell: usize, amount, to, bank| {
            let left = changed(&changed(state, cell, to), heaps.len(), bank);
            visit(progress, Step { cell, from: heaps[cell], amount, to: vec![to], left, ..Step::default() })
        };
        for (cell, &from) in heaps.iter().enumerate() {
            (1..=from).try_for_each(|taken| visit(cell, taken, from - taken, own + taken))?;
            (1..=own).try_for_each(|added| visit(cell, added, from + added, own - added))?;
        }
        Ok(())
    }

    fn option_count(&self, state: &[u64]) -> u64 {
        let (heaps, own, _) = parts(state);
        heaps.iter().map(|heap| heap + own).sum()
    }

    fn turned(&self, state: &[u64]) -> Vec<u64> {
        let (heaps, own, other) = parts(state);
        heaps.iter().copied().chain([other, own]).collect()
    }

    fn is_loopy(&self) -> bool {
        true
    }

    fn shape(&self, state: &[u64]) -> Shape {
        let (_, own, other) = parts(state);
        Shape { bank: Some((own, other)), ..Shape::default() }
    }
}

/// `{3,5}` or `2,0:{3,5}`
pub(super) fn read(text: Piece<'_>) -> Result<Board> {
    let (bank, heaps) = match text.split_once(':') {
        None => (vec![0, 0], text),
        Some((bank, heaps)) => {
            let chips = split(bank, ',')?.into_iter().map(|piece| number(piece, 0, LARGEST));
            (chips.collect::<Result<Vec<u64>>>()?, heaps)
        }
    };
    if bank.len() != 2 {
        return Err(wrong(text.at, Code::Missing, allowed("poker-chips")));
    }
    let mut state = numbers(heaps, 0, LARGEST)?;
    state.extend(bank);
    Ok(Board::new(Poker, state))
}
