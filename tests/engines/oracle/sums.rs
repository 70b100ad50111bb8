//! Sums of heaps and of rows of coins, played out: a position is a list of components, a move is
//! made in one of them, and a player who cannot move loses. No values are added: every position
//! that can arise is examined.

use super::coin_turning::{Rule, turns};
use super::mex;
use std::collections::BTreeMap;

/// One component: its game, and its heaps or coins.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A heap from which the predicate of that number lets one take.
    Heap(usize, u64),
    /// The heads, ascending, of a row of the rule of that number.
    Row(usize, Vec<usize>),
}

/// The rules of the games that are summed.
pub struct Games {
    /// `(heap, take)`: whether so many stones may be taken.
    pub heaps: Vec<fn(u64, u64) -> bool>,
    /// Which sets of coins may be turned.
    pub rows: Vec<Rule>,
}

/// The Grundy value and the remoteness of every position that was met.
pub type Known = BTreeMap<Vec<Part>, (u32, u32)>;

impl Games {
    /// Every position after one move.
    pub fn options(&self, position: &[Part]) -> Vec<Vec<Part>> {
        let mut options = Vec::new();
        for (i, part) in position.iter().enumerate() {
            let mut leave = |part: Part| {
                let mut option = position.to_vec();
                option[i] = part;
                options.push(option);
            };
            match part {
                Part::Heap(game, heap) => {
                    for take in (1..=*heap).filter(|&take| self.heaps[*game](*heap, take)) {
                        leave(Part::Heap(*game, heap - take));
                    }
                }
                Part::Row(game, heads) => {
                    for &head in heads {
                        for turned in turns(head, self.rows[*game]) {
                            let all = 1..=*heads.last().expect("a head");
                            let shown = all.filter(|coin| heads.contains(coin) != turned.contains(coin));
                            leave(Part::Row(*game, shown.collect()));
                        }
                    }
                }
            }
        }
        options
    }

    /// The Grundy value of a position, the mex over what its moves leave; and how many moves are
    /// left when the winner hurries and the loser delays.
    pub fn play(&self, position: &[Part], known: &mut Known) -> (u32, u32) {
        if let Some(&found) = known.get(position) {
            return found;
        }
        let options: Vec<(u32, u32)> =
            self.options(position).iter().map(|option| self.play(option, known)).collect();
        let value = mex(options.iter().map(|option| option.0));
        // The opponent loses where the value is 0: of those the quickest. Without them, the
        // slowest.
        let lost = options.iter().filter(|option| option.0 == 0).map(|option| option.1).min();
        let longest = lost.or(options.iter().map(|option| option.1).max());
        let found = (value, longest.map_or(0, |moves| moves + 1));
        known.insert(position.to_vec(), found);
        found
    }
}
