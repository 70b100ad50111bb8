//! What periods are checked with: values of long sequences, and the question for a period, asked of
//! a table in the plainest way.

use super::mex;

/// The code `4.07` as the digits 4, 0, 7; hexadecimal digits may stand after the point.
pub fn digits(code: &str) -> Vec<u8> {
    code.chars().filter(|&c| c != '.').map(|c| c.to_digit(16).expect("a digit") as u8).collect()
}

/// Whether these are the Grundy values of the octal game with these digits, by the definition: no
/// option of a heap has the heap's value, and each smaller value is that of an option. All options
/// of all heaps are looked at, which is several times as fast as
/// [`super::take_and_break::octal_values`].
pub fn are_code_values(digits: &[u8], values: &[u16]) -> bool {
    let last = values.len() - 1;
    let reversed: Vec<u16> = values.iter().rev().copied().collect();
    (0..=last).all(|heap| {
        let value = values[heap];
        // The values of options are the sums of these pairs.
        let pairs: Vec<(&[u16], &[u16])> = (0..)
            .zip(digits)
            .take(heap + 1)
            .flat_map(|(take, digit)| {
                let rest = heap - take;
                let whole = usize::from(if rest == 0 { digit & 1 != 0 } else { digit & 2 != 0 });
                let halves = if digit & 4 != 0 { rest / 2 } else { 0 };
                let right = last - rest;
                [
                    (&values[rest..rest + whole], &values[..whole]),
                    (&values[1..=halves], &reversed[right + 1..=right + halves]),
                ]
            })
            .collect();
        let pieces = || pairs.iter().flat_map(|(left, right)| left.chunks(1_024).zip(right.chunks(1_024)));
        let has = |sum| pieces().any(|(left, right)| one_has(sum, left, right));
        // Most smaller values are among the first.
        let first = pieces().take(4).flat_map(|(left, right)| left.iter().zip(right)).map(|(a, b)| a ^ b);
        let mut seen = vec![false; usize::from(value)];
        first.filter(|&sum| sum < value).for_each(|sum| seen[usize::from(sum)] = true);
        !has(value) && (0..value).all(|smaller| seen[usize::from(smaller)] || has(smaller))
    })
}

/// Whether a pair has this sum. Looks at all pairs, which the compiler does many at a time.
fn one_has(sum: u16, left: &[u16], right: &[u16]) -> bool {
    let mut found = 0;
    for (a, b) in left.iter().zip(right) {
        found |= u16::from(a ^ b == sum);
    }
    found != 0
}

/// Grundy values of the heaps of 0, 1, ..., `n` stones where a number of stones in `set` is taken.
pub fn subtraction_values(set: &[u64], n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let takes = set.iter().map(|&take| take as usize).filter(|&take| take <= heap);
        let value = mex(takes.map(|take| values[heap - take]));
        values.push(value);
    }
    values
}

/// Likewise where any number that is not in `excluded` is taken.
pub fn all_but_values(excluded: &[u64], n: usize) -> Vec<u32> {
    let takes: Vec<u64> = (1..=n as u64).filter(|take| !excluded.contains(take)).collect();
    subtraction_values(&takes, n)
}

/// Lasker's nim: take any number, or split.
pub fn laskers_nim_values(n: usize) -> Vec<u32> {
    super::take_and_break::code_values(|take| if take == 0 { 4 } else { 3 }, n)
}

/// The least period, and with it the least pre-period, of a table, among those that hold from an
/// index of its first half on for at least two periods; and the saltus. Every period is tried on
/// every value.
pub fn least_period(values: &[u32]) -> Option<(usize, usize, i64)> {
    let n = values.len();
    (1..n / 2).find_map(|p| {
        let rise = i64::from(values[n - 1]) - i64::from(values[n - 1 - p]);
        let follows = |i: usize| i64::from(values[i + p]) == i64::from(values[i]) + rise;
        let from = (0..n - p).rev().find(|&i| !follows(i)).map_or(0, |i| i + 1);
        (from <= n / 2 && n - from >= 2 * p).then_some((from, p, rise))
    })
}
