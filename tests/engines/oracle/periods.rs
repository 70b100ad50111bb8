//! Long sequences from the definition, for periods: the same recurrences as in [`super::take`] and
//! [`super::take_and_break`], with a table of marks instead of a tree of values, and nothing else
//! made faster. And the question for a period, asked of a table in the plainest way.

/// Grundy values of the heaps of 0, 1, ..., `n` stones; `options(heap, values, mark)` marks the
/// value of each option.
fn values_by(n: usize, options: impl Fn(usize, &[u32], &mut dyn FnMut(u32))) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let mut marks = vec![false; 64];
        options(heap, &values, &mut |value| {
            let value = value as usize;
            if value >= marks.len() {
                marks.resize(2 * value, false);
            }
            marks[value] = true;
        });
        values.push(marks.iter().position(|mark| !mark).unwrap_or(marks.len()) as u32);
    }
    values
}

/// The code `4.07` as the digits 4, 0, 7; hexadecimal digits may stand after the point.
pub fn digits(code: &str) -> Vec<u8> {
    code.chars().filter(|&c| c != '.').map(|c| c.to_digit(16).expect("a digit") as u8).collect()
}

/// Grundy values of the heaps of 0, 1, ..., `n` stones in the octal or hexadecimal game with these
/// digits.
pub fn code_values(digits: &[u8], n: usize) -> Vec<u32> {
    values_by(n, |heap, values, mark| {
        for (take, digit) in digits.iter().enumerate().take(heap + 1) {
            let rest = heap - take;
            if digit & 1 != 0 && rest == 0 {
                mark(0);
            }
            if digit & 2 != 0 && rest > 0 {
                mark(values[rest]);
            }
            if digit & 4 != 0 {
                for first in 1..=rest / 2 {
                    mark(values[first] ^ values[rest - first]);
                }
            }
            if digit & 8 != 0 {
                for first in 1..rest {
                    for second in 1..rest - first {
                        mark(values[first] ^ values[second] ^ values[rest - first - second]);
                    }
                }
            }
        }
    })
}

/// Grundy values of the heaps of 0, 1, ..., `n` stones where a number of stones in `set` is taken.
pub fn subtraction_values(set: &[u64], n: usize) -> Vec<u32> {
    values_by(n, |heap, values, mark| {
        for &take in set {
            if take <= heap as u64 {
                mark(values[heap - take as usize]);
            }
        }
    })
}

/// Grundy values of the heaps of 0, 1, ..., `n` stones where any number that is not in `excluded`
/// is taken.
pub fn all_but_values(excluded: &[u64], n: usize) -> Vec<u32> {
    values_by(n, |heap, values, mark| {
        for take in 1..=heap {
            if !excluded.contains(&(take as u64)) {
                mark(values[heap - take]);
            }
        }
    })
}

/// Lasker's nim: take any number, or split.
pub fn laskers_nim_values(n: usize) -> Vec<u32> {
    values_by(n, |heap, values, mark| {
        (0..heap).for_each(|left| mark(values[left]));
        (1..heap).for_each(|first| mark(values[first] ^ values[heap - first]));
    })
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
