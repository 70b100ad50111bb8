//! Take-and-break games, from the definition: a move takes some stones from a heap and may leave
//! the rest in two heaps; a position of two heaps has the nim-sum of their Grundy values, and the
//! Grundy value of a heap is the mex over everything that one move can leave. Every way to leave
//! two heaps is tried.

use super::mex;

/// Grundy values of the heaps of 0, 1, ..., `n` stones in the octal game whose digits are `code`:
/// `code[k]` says what may be done with the rest when `k` stones are taken, and `code[0]` stands
/// before the point. A digit is the sum of 1 (leave no heap), 2 (leave one heap) and 4 (leave two
/// heaps), and a heap that is left has at least one stone. So Kayles, 0.77, is `&[0, 7, 7]`.
pub fn octal_values(code: &[u8], n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let mut options = Vec::new();
        for (take, digit) in code.iter().enumerate().take(heap + 1) {
            let rest = heap - take;
            if digit & 1 != 0 && take > 0 && rest == 0 {
                options.push(0);
            }
            if digit & 2 != 0 && take > 0 && rest > 0 {
                options.push(values[rest]);
            }
            if digit & 4 != 0 {
                options.extend((1..rest).map(|first| values[first] ^ values[rest - first]));
            }
        }
        values.push(mex(options));
    }
    values
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

/// Grundy values of the heaps of 0, 1, ..., `n` stones where `digit(k)` says what may be done with
/// the rest when `k` stones are taken, as in [`octal_values`], with 8 to leave three heaps. Every
/// way to leave them is tried.
pub fn code_values(digit: impl Fn(usize) -> u8, n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let mut seen = vec![false; 4 * n + 4];
        for take in 0..=heap {
            let (digit, rest) = (digit(take), heap - take);
            if digit & 1 != 0 && take > 0 && rest == 0 {
                seen[0] = true;
            }
            if digit & 2 != 0 && take > 0 && rest > 0 {
                seen[values[rest] as usize] = true;
            }
            for first in 1..rest {
                if digit & 4 != 0 {
                    seen[(values[first] ^ values[rest - first]) as usize] = true;
                }
                for second in 1..if digit & 8 != 0 { rest - first } else { 0 } {
                    let third = rest - first - second;
                    seen[(values[first] ^ values[second] ^ values[third]) as usize] = true;
                }
            }
        }
        values.push(seen.iter().take_while(|&&seen| seen).count() as u32);
    }
    values
}
