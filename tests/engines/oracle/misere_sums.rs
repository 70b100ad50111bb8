//! Sums in misère play, played out: a position is a list of heaps and rows of several games, a move
//! is made in one of them, and the player who makes the last move loses.

use super::coin_turning::{Rule, turns};
use std::collections::BTreeMap;

/// A heap of a game, or the heads of a row, ascending.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A heap of the game of that number.
    Heap(usize, u64),
    /// A row of coins of the rule of that number.
    Row(usize, Vec<usize>),
}

/// What one move can leave of a heap.
pub type Options = Box<dyn Fn(u64) -> Vec<Vec<u64>>>;

/// The rules of the games that are summed, and what is known of their positions.
pub struct Sums {
    heaps: Vec<Options>,
    rows: Vec<Rule>,
    known: BTreeMap<Vec<Part>, bool>,
}

impl Sums {
    /// Nothing played yet.
    pub fn new(heaps: Vec<Options>, rows: Vec<Rule>) -> Self {
        Self { heaps, rows, known: BTreeMap::new() }
    }

    /// Every position after one move, one for each move.
    pub fn options(&self, position: &[Part]) -> Vec<Vec<Part>> {
        let mut options = Vec::new();
        for (place, part) in position.iter().enumerate() {
            let mut others = position.to_vec();
            others.remove(place);
            match part {
                Part::Heap(game, heap) => {
                    for left in self.heaps[*game](*heap) {
                        let left = left.into_iter().map(|heap| Part::Heap(*game, heap));
                        options.push(others.iter().cloned().chain(left).collect());
                    }
                }
                Part::Row(game, heads) => {
                    for &head in heads {
                        for turned in turns(head, self.rows[*game]) {
                            let shown = (1..=head.max(*heads.last().expect("a head")))
                                .filter(|coin| heads.contains(coin) != turned.contains(coin));
                            let mut option = others.clone();
                            option.push(Part::Row(*game, shown.collect()));
                            options.push(option);
                        }
                    }
                }
            }
        }
        options
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, position: &[Part]) -> bool {
        let mut position = position.to_vec();
        position.sort_unstable();
        if let Some(&known) = self.known.get(&position) {
            return known;
        }
        let options = self.options(&position);
        let wins = options.is_empty() || options.iter().any(|option| !self.wins(option));
        self.known.insert(position, wins);
        wins
    }
}
