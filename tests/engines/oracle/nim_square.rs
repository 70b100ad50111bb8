//! Nim Square, from the definition, twice. First by playing: a position is the sorted list of the
//! heap sizes, it is lost for the player to move when no move leads to a lost position, and no
//! Grundy value is ever formed. Then by Grundy values from the mex definition and an enumeration of
//! every multiset of heaps, which reaches a little further and rests on the theorem about nim-sums.

use std::collections::HashMap;

use super::take::{squares, take_values};

/// How many positions of `heaps` heaps, sizes 0 <= a <= b <= ... <= `n`, are lost for the player to
/// move, each found by playing it out. The number of positions is C(n + heaps, heaps).
pub fn nim_square_losing(n: u32, heaps: usize) -> u64 {
    let mut memo = HashMap::new();
    let mut lost = 0;
    for_each_multiset(n, heaps, &mut |position| {
        if !is_won(position, &mut memo) {
            lost += 1;
        }
    });
    lost
}

/// Whether the player to move wins from `position`, a sorted list of heap sizes: some move leads to
/// a position that is lost for the opponent.
fn is_won(position: &[u32], memo: &mut HashMap<Vec<u32>, bool>) -> bool {
    if let Some(&known) = memo.get(position) {
        return known;
    }
    let mut won = false;
    for heap in 0..position.len() {
        let mut side = 1;
        while side * side <= position[heap] {
            let mut option = position.to_vec();
            option[heap] -= side * side;
            option.sort_unstable();
            won = won || !is_won(&option, memo);
            side += 1;
        }
    }
    memo.insert(position.to_vec(), won);
    won
}

/// The same number by Grundy values: multisets of `heaps` heap sizes in 0..=`n` whose nim-sum is 0,
/// every one of them examined.
pub fn nim_square_count(n: u32, heaps: usize) -> u64 {
    let values = take_values(u64::from(n), squares);
    let mut count = 0;
    for_each_multiset(n, heaps, &mut |position| {
        if position.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]) == 0 {
            count += 1;
        }
    });
    count
}

/// Calls `visit` with every sorted list of `heaps` numbers in 0..=`n`.
pub fn for_each_multiset(n: u32, heaps: usize, visit: &mut impl FnMut(&[u32])) {
    fn extend(position: &mut Vec<u32>, n: u32, heaps: usize, visit: &mut impl FnMut(&[u32])) {
        if position.len() == heaps {
            visit(position);
            return;
        }
        for heap in position.last().copied().unwrap_or(0)..=n {
            position.push(heap);
            extend(position, n, heaps, visit);
            position.pop();
        }
    }
    extend(&mut Vec::new(), n, heaps, visit);
}
