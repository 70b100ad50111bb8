//! Sums of heaps and of rows of coins, played out in normal play: a player who cannot move loses.
//! No values are added: every position that can arise is examined.

use super::mex;
use super::misere_sums::{Part, Sums};
use std::collections::BTreeMap;

/// The Grundy value and the remoteness of every position that was met, its components in order.
pub type Known = BTreeMap<Vec<Part>, (u32, u32)>;

/// Every position after one move, the components of each in order.
pub fn options(games: &Sums, position: &[Part]) -> Vec<Vec<Part>> {
    let mut options = games.options(position);
    for option in &mut options {
        option.sort_unstable();
    }
    options
}

/// The Grundy value of a position, the mex over what its moves leave; and how many moves are left
/// when the winner hurries and the loser delays.
pub fn play(games: &Sums, position: &[Part], known: &mut Known) -> (u32, u32) {
    if let Some(&found) = known.get(position) {
        return found;
    }
    let options: Vec<(u32, u32)> =
        options(games, position).iter().map(|option| play(games, option, known)).collect();
    let value = mex(options.iter().map(|option| option.0));
    // The opponent loses where the value is 0: of those the quickest. Without them, the slowest.
    let lost = options.iter().filter(|option| option.0 == 0).map(|option| option.1).min();
    let longest = lost.or(options.iter().map(|option| option.1).max());
    let found = (value, longest.map_or(0, |moves| moves + 1));
    known.insert(position.to_vec(), found);
    found
}
