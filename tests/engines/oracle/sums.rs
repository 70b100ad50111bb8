//! Sums of heaps and of rows of coins: a position is a list of them, and a move is made in one.

use super::coin_turning::{Rule, turns};
use super::play::Play;

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

/// Sums of heaps of these games and rows of these rules, to be played out. The parts of a position
/// are in order, and none is an empty heap: [`sum`].
pub fn sums(heaps: Vec<Options>, rows: Vec<Rule>) -> Play<'static, Vec<Part>> {
    Play::new(move |position: &Vec<Part>| {
        let mut options = Vec::new();
        for (place, part) in position.iter().enumerate() {
            let mut others = position.clone();
            others.remove(place);
            match part {
                Part::Heap(game, heap) => options.extend(heaps[*game](*heap).into_iter().map(|left| {
                    let left = left.into_iter().map(|heap| Part::Heap(*game, heap));
                    sum(others.iter().cloned().chain(left))
                })),
                Part::Row(game, shown) => {
                    for turned in shown.iter().flat_map(|&head| turns(head, rows[*game])) {
                        let after = (1..=*shown.last().expect("a head"))
                            .filter(|coin| shown.contains(coin) != turned.contains(coin));
                        let row = Part::Row(*game, after.collect());
                        options.push(sum(others.iter().cloned().chain([row])));
                    }
                }
            }
        }
        options
    })
}

/// A position of these parts.
pub fn sum(parts: impl IntoIterator<Item = Part>) -> Vec<Part> {
    let mut sum: Vec<Part> = parts.into_iter().filter(|part| !matches!(part, Part::Heap(_, 0))).collect();
    sum.sort_unstable();
    sum
}
