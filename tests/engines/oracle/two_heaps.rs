//! Games on two heaps, by their rules: every option of every position is looked up, and the Grundy
//! value is the mex.

use super::mex;

/// A quantity for every pair of heaps.
pub type Table = Vec<Vec<u32>>;

/// Grundy values of all pairs below `end`, for rules whose options have a smaller sum.
pub fn table(end: usize, options: impl Fn(usize, usize) -> Vec<(usize, usize)>) -> Table {
    let mut values = vec![vec![0; end]; end];
    for sum in 0..2 * end {
        for a in 0..=sum.min(end - 1) {
            let b = sum - a;
            if b < end {
                values[a][b] = mex(options(a, b).into_iter().map(|(a, b)| values[a][b]));
            }
        }
    }
    values
}

/// Any positive number from one heap, or two numbers from both that differ by less than `r`; with
/// 1, Wythoff's nim.
pub fn r_wythoff(r: usize, a: usize, b: usize) -> Vec<(usize, usize)> {
    let mut options: Vec<_> = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left))).collect();
    for from_a in 1..=a {
        for from_b in 1..=b {
            if from_a.abs_diff(from_b) < r {
                options.push((a - from_a, b - from_b));
            }
        }
    }
    options
}

/// Euclid: a positive multiple of one heap from the other, both staying positive.
pub fn euclid(a: usize, b: usize) -> Vec<(usize, usize)> {
    let mut options = Vec::new();
    if a == 0 || b == 0 {
        return options;
    }
    for left in 1..a {
        if (a - left).is_multiple_of(b) {
            options.push((left, b));
        }
    }
    for left in 1..b {
        if (b - left).is_multiple_of(a) {
            options.push((a, left));
        }
    }
    options
}

/// Euclid as Cole and Davie play it: a heap may be emptied, and that ends the game.
pub fn euclid_to_nothing(a: usize, b: usize) -> Vec<(usize, usize)> {
    let mut options = euclid(a, b);
    if a > 0 && b > 0 {
        if a.is_multiple_of(b) {
            options.push((0, b));
        }
        if b.is_multiple_of(a) {
            options.push((a, 0));
        }
    }
    options
}

/// Grundy values of dynamic nim, `[stones][limit]`, limit from 0 to the number of stones: take 1 to
/// limit stones, and the next limit is `factor` times that.
pub fn dynamic_nim(factor: usize, end: usize) -> Table {
    let mut values: Table = Vec::new();
    for stones in 0..end {
        let value = |take: usize| values[stones - take][(factor * take).min(stones - take)];
        let row = (0..=stones).map(|limit| mex((1..=limit).map(value))).collect();
        values.push(row);
    }
    values
}
