//! The stones game (piles of 1, 2, ..., n stones, a move takes at least half of one pile), from the
//! definition, twice. First by playing out positions, the sorted lists of the piles that are left.
//! Then by Grundy values from the mex definition, trying every number of stones of every pile as
//! the first move.

use super::play::Play;
use super::take::{at_least_half, take_values};

/// The least number of stones of a winning first move from piles of 1, 2, ..., `n` stones, found by
/// playing; `None` when no first move wins, which happens for `n` = 0.
pub fn stones_least_winning_take(n: u8) -> Option<u8> {
    let start: Vec<u8> = (1..=n).collect();
    let left = |position: &Vec<u8>| options(position).into_iter().map(|(_, option)| option).collect();
    let mut play = Play::new(left);
    options(&start).into_iter().filter(|(_, left)| !play.wins(left, false)).map(|(take, _)| take).min()
}

/// Every move from a sorted list of piles: the stones it takes and the sorted list it leaves. Empty
/// piles are left out of a list.
fn options(position: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let mut options = Vec::new();
    for (index, &pile) in position.iter().enumerate() {
        for take in pile.div_ceil(2)..=pile {
            let mut option = position.to_vec();
            option[index] -= take;
            option.retain(|&rest| rest > 0);
            option.sort_unstable();
            options.push((take, option));
        }
    }
    options
}

/// Every winning first move from piles of 1, 2, ..., `n` stones as (pile, stones taken), ascending:
/// those that leave the nim-sum of all piles at 0. Every number of every pile is tried.
pub fn stones_winning_moves(n: u64) -> Vec<(u64, u64)> {
    let values = take_values(n, at_least_half);
    let nim_sum = values.iter().fold(0, |sum, value| sum ^ value);
    let mut winning = Vec::new();
    for pile in 1..=n {
        for take in (1..=pile).filter(|&take| at_least_half(pile, take)) {
            if nim_sum ^ values[pile as usize] ^ values[(pile - take) as usize] == 0 {
                winning.push((pile, take));
            }
        }
    }
    winning
}

/// The least number of stones among [`stones_winning_moves`].
pub fn stones_least_of_winning_moves(n: u64) -> Option<u64> {
    stones_winning_moves(n).into_iter().map(|(_, take)| take).min()
}
