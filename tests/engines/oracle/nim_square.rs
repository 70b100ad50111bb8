//! Nim Square, from the definition, twice. First by playing out positions, the sorted lists of the
//! heap sizes. Then by Grundy values from the mex definition and an enumeration of every multiset
//! of heaps, which reaches a little further and rests on the theorem about nim-sums.

use super::play::Play;
use super::take::{squares, take_values};

/// How many positions of `heaps` heaps, sizes 0 <= a <= b <= ... <= `n`, are lost for the player to
/// move, each found by playing it out. The number of positions is C(n + heaps, heaps).
pub fn nim_square_losing(n: u32, heaps: usize) -> u64 {
    let mut play = Play::new(|position: &Vec<u32>| {
        let takes = |heap: usize| (1..=position[heap].isqrt()).map(move |side| (heap, side * side));
        let option = |(heap, take): (usize, u32)| {
            let mut option = position.clone();
            option[heap] -= take;
            option.sort_unstable();
            option
        };
        (0..heaps).flat_map(takes).map(option).collect()
    });
    let mut lost = 0;
    for_each_multiset(n, heaps, &mut |position| lost += u64::from(!play.wins(&position.to_vec(), false)));
    lost
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
