//! Green Hackenbush trees: a move cuts an edge, and what no longer hangs together with the ground
//! vanishes with it.
//!
//! The colon principle (Winning Ways, chapter 7): what stands on a vertex may be replaced by a
//! stalk of as many edges as its value, so an edge with branches of the values a, b, ... on it has
//! the value (a xor b xor ...) + 1. Each tree on the ground is a heap of nim. The state has for
//! each edge the one below it, counted from 1, or 0; each edge comes before those above it.

use super::board::{Board, Kind, Rules, Step, Visit, wrong};
use crate::error::{Code, Message, Result, allowed};
use crate::notation::Piece;
use crate::progress::Progress;
use crate::walk::Walk;

const EDGES: usize = 1_000;

#[derive(Debug)]
struct Hackenbush;

/// The value of each edge with what stands on it.
fn edge_values(parents: &[u64]) -> Vec<u32> {
    let mut above = vec![0; parents.len() + 1];
    for edge in (1..=parents.len()).rev() {
        above[edge] += 1;
        let value = above[edge];
        above[parents[edge - 1] as usize] ^= value;
    }
    above.split_off(1)
}

/// The edge after the last one that stands on an edge, both from 0.
fn end_of(parents: &[u64], edge: usize) -> usize {
    (edge + 1..parents.len()).find(|&other| parents[other] <= edge as u64).unwrap_or(parents.len())
}

impl Rules for Hackenbush {
    fn game(&self) -> String {
        "hackenbush".to_owned()
    }

    fn kind(&self) -> Kind {
        Kind::Tree
    }

    fn written(&self, state: &[u64]) -> String {
        if state.is_empty() {
            return "hackenbush:{}".to_owned();
        }
        let mut text = "hackenbush:".to_owned();
        let mut open: Vec<u64> = Vec::new();
        for (edge, &parent) in (1..).zip(state) {
            while open.last().is_some_and(|&last| last != parent) {
                open.pop();
                text.push(')');
            }
            open.push(edge);
            text.push('(');
        }
        text.extend(open.iter().map(|_| ')'));
        text
    }

    fn heaps(&self, state: &[u64]) -> Option<Vec<u64>> {
        let values = edge_values(state).into_iter().zip(state);
        Some(values.filter(|&(_, &parent)| parent == 0).map(|(value, _)| u64::from(value)).collect())
    }

    fn values(&self, state: &[u64], _progress: &mut Progress<'_>) -> Result<Vec<u32>> {
        Ok(edge_values(state))
    }

    fn value(&self, state: &[u64], _progress: &mut Progress<'_>) -> Result<u32> {
        let heaps = self.heaps(state).unwrap_or_default();
        Ok(heaps.into_iter().fold(0, |sum, heap| sum ^ heap as u32))
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        for cell in 0..state.len() {
            let end = end_of(state, cell);
            let amount = (end - cell) as u64;
            let kept = state[end..].iter().map(
                |&parent| {
                    if parent > cell as u64 { parent - amount } else { parent }
                },
            );
            let left = state[..cell].iter().copied().chain(kept).collect();
            let from = cell as u64 + 1;
            let to = (from + 1..from + amount).collect();
            visit(progress, Step { cell, from, amount, to, changes: vec![], left })?;
        }
        Ok(())
    }

    fn option_count(&self, state: &[u64]) -> u64 {
        state.len() as u64
    }
}

/// Brackets, an edge for each pair.
pub(super) fn read(text: Piece<'_>) -> Result<Board> {
    let mut parents = Vec::new();
    let mut open: Vec<u64> = Vec::new();
    if text.text == "{}" {
        return Ok(Board::new(Hackenbush, parents));
    }
    for (at, character) in text.characters() {
        match character {
            '(' => {
                parents.push(open.last().copied().unwrap_or(0));
                open.push(parents.len() as u64);
            }
            ')' if open.pop().is_some() => {}
            _ if character.is_whitespace() => {}
            _ => return Err(wrong(at, Code::Parentheses, EXPECTED)),
        }
    }
    if parents.is_empty() || !open.is_empty() {
        return Err(wrong(text.at, Code::Parentheses, EXPECTED));
    }
    if parents.len() > EDGES {
        return Err(wrong(text.at, Code::OutOfRange, allowed("at-most-edges").with("most", EDGES)));
    }
    Ok(Board::new(Hackenbush, parents))
}

const EXPECTED: Message = allowed("edge-brackets");
