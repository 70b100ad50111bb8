//! Take-and-break games, from the definition: a move takes some stones from a heap and may leave
//! the rest in two; every way to do so is tried.

use super::{Marks, mex};

/// Grundy values of the heaps of 0, 1, ..., `n` stones in the octal or hexadecimal game whose
/// digits are `code`: `code[k]` says what may be done with the rest when `k` stones are taken, and
/// `code[0]` stands before the point. A digit is the sum of 1 (leave no heap), 2 (leave one heap),
/// 4 (leave two heaps) and 8 (leave three), and a heap that is left has at least one stone. So
/// Kayles, 0.77, is `&[0, 7, 7]`.
pub fn octal_values(code: &[u8], n: usize) -> Vec<u32> {
    code_values(|take| code.get(take).copied().unwrap_or(0), n)
}

/// Likewise for digits that may go on for ever.
pub fn code_values(digit: impl Fn(usize) -> u8, n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let mut options = Marks::default();
        for take in 0..=heap {
            let (digit, rest) = (digit(take), heap - take);
            if digit & 1 != 0 && take > 0 && rest == 0 {
                options.mark(0);
            }
            if digit & 2 != 0 && take > 0 && rest > 0 {
                options.mark(values[rest]);
            }
            if digit & 4 != 0 {
                (1..=rest / 2).for_each(|first| options.mark(values[first] ^ values[rest - first]));
            }
            for first in 1..if digit & 8 != 0 { rest } else { 0 } {
                let two = |second: usize| values[second] ^ values[rest - first - second];
                (1..rest - first).for_each(|second| options.mark(values[first] ^ two(second)));
            }
        }
        values.push(options.least());
    }
    values
}

/// What a move leaves of a heap, by the digits of a code.
pub fn options(code: &[u8], heap: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (take, &digit) in (0..=heap).zip(code) {
        let rest = heap - take;
        if digit & 1 != 0 && take > 0 && rest == 0 {
            options.push(vec![]);
        }
        if digit & 2 != 0 && take > 0 && rest > 0 {
            options.push(vec![rest]);
        }
        if digit & 4 != 0 {
            options.extend((1..=rest / 2).map(|first| vec![first, rest - first]));
        }
        for first in 1..if digit & 8 != 0 { rest } else { 0 } {
            options.extend((1..rest - first).map(|second| vec![first, second, rest - first - second]));
        }
    }
    options
}

/// Grundy values of the heaps of 0, 1, ..., `n` stones in Grundy's game: a move splits a heap into
/// two heaps of different sizes, each of at least one stone.
pub fn grundys_game_values(n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let splits = (1..heap).filter(|&first| first != heap - first);
        let value = mex(splits.map(|first| values[first] ^ values[heap - first]));
        values.push(value);
    }
    values
}
