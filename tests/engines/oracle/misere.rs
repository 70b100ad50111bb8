//! Misère play of heap games, from the definition: whole positions are played out move by move, and
//! the last move loses. A position is a multiset of heaps of the game at hand and,
//! beside them, heaps of nim.

use super::mex;
use std::collections::BTreeMap;

/// A position: heaps of the game, and heaps of nim, each in ascending order and without empty ones.
type Position = (Vec<u64>, Vec<u64>);

/// Plays misère; `options(heap)` lists what one move can leave of a heap.
pub struct Misere<F> {
    options: F,
    values: BTreeMap<Position, u32>,
    wins: BTreeMap<Position, bool>,
}

impl<F: Fn(u64) -> Vec<Vec<u64>>> Misere<F> {
    /// Nothing played yet.
    pub fn new(options: F) -> Self {
        Self { options, values: BTreeMap::new(), wins: BTreeMap::new() }
    }

    fn moves(&self, (heaps, nim): &Position) -> Vec<Position> {
        let replaced = |heaps: &[u64], place: usize, left: &[u64]| {
            let mut heaps = heaps.to_vec();
            heaps.remove(place);
            heaps.extend(left.iter().filter(|&&heap| heap > 0));
            heaps.sort_unstable();
            heaps
        };
        let mut moves = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            for left in (self.options)(heap) {
                moves.push((replaced(heaps, place, &left), nim.clone()));
            }
        }
        for (place, &heap) in nim.iter().enumerate() {
            for left in 0..heap {
                moves.push((heaps.clone(), replaced(nim, place, &[left])));
            }
        }
        moves
    }

    /// Whether the player to move wins when the last move loses.
    pub fn wins(&mut self, position: &Position) -> bool {
        if let Some(&known) = self.wins.get(position) {
            return known;
        }
        let moves = self.moves(position);
        let wins = moves.is_empty() || moves.iter().any(|left| !self.wins(left));
        self.wins.insert(position.clone(), wins);
        wins
    }

    /// The misère nim-value: 1 without moves, else the mex of the options' misère nim-values.
    pub fn value(&mut self, position: &Position) -> u32 {
        if let Some(&known) = self.values.get(position) {
            return known;
        }
        let moves = self.moves(position);
        let options: Vec<u32> = moves.iter().map(|left| self.value(left)).collect();
        let value = if options.is_empty() { 1 } else { mex(options) };
        self.values.insert(position.clone(), value);
        value
    }
}
