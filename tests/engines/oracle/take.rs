//! Take games, from the definition: a move takes some stones from one heap, a predicate says which
//! numbers may be taken from a heap of which size, and the Grundy value of a heap is the mex of the
//! Grundy values of the heaps that one move leaves. Heaps are done in order of size, every number
//! from 1 to the whole heap is tried: n squared over two questions to the predicate.

use super::mex;

/// Grundy values of the heaps of 0, 1, ..., `n` stones; `allowed(heap, take)` says whether `take`
/// stones (1 to `heap`) may be taken from a heap of `heap` stones.
pub fn take_values(n: u64, allowed: impl Fn(u64, u64) -> bool) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let options =
            (1..=heap).filter(|&take| allowed(heap, take)).map(|take| values[(heap - take) as usize]);
        let value = mex(options);
        values.push(value);
    }
    values
}

/// What a move leaves of a heap.
pub fn options(heap: u64, allowed: impl Fn(u64, u64) -> bool) -> Vec<Vec<u64>> {
    (1..=heap).filter(|&take| allowed(heap, take)).map(|take| vec![heap - take]).collect()
}

/// Subtract-a-square: 1, 4, 9, ... stones may be taken.
pub fn squares(_heap: u64, take: u64) -> bool {
    let root = take.isqrt();
    root * root == take
}

/// 1, 8, 27, ... stones may be taken.
pub fn cubes(_heap: u64, take: u64) -> bool {
    (1..=take).take_while(|k| k * k * k <= take).any(|k| k * k * k == take)
}

/// 1, 3, 6, 10, ... stones may be taken.
pub fn triangular(_heap: u64, take: u64) -> bool {
    (1..=take).take_while(|k| k * (k + 1) / 2 <= take).any(|k| k * (k + 1) / 2 == take)
}

/// A prime number of stones may be taken.
pub fn primes(_heap: u64, take: u64) -> bool {
    take >= 2 && (2..take).take_while(|d| d * d <= take).all(|d| !take.is_multiple_of(d))
}

/// 4, 6, 9, 10, ... stones may be taken: products of two primes.
pub fn semiprimes(_heap: u64, take: u64) -> bool {
    (2..take).any(|p| take.is_multiple_of(p) && primes(0, p) && primes(0, take / p))
}

/// 2, 3, 4, 5, 7, ... stones may be taken: all that only one prime divides.
pub fn prime_powers(_heap: u64, take: u64) -> bool {
    (2..=take).filter(|&p| primes(0, p) && take.is_multiple_of(p)).count() == 1
}

/// No number from 2 on may divide both the heap and what is taken.
pub fn coprime(heap: u64, take: u64) -> bool {
    (2..=take).all(|d| !take.is_multiple_of(d) || !heap.is_multiple_of(d))
}

/// 1, 2, 3, 5, 8, ... stones may be taken.
pub fn fibonacci(_heap: u64, take: u64) -> bool {
    let (mut a, mut b) = (1, 2);
    while a < take {
        (a, b) = (b, a + b);
    }
    a == take
}

/// 1, 2, 6, 24, ... stones may be taken.
pub fn factorials(_heap: u64, take: u64) -> bool {
    let (mut factorial, mut k) = (1, 1);
    while factorial < take {
        k += 1;
        factorial *= k;
    }
    factorial == take
}

/// At least half of the heap must be taken, at most all of it.
pub fn at_least_half(heap: u64, take: u64) -> bool {
    2 * take >= heap && take <= heap
}

/// At most half of the heap may be taken.
pub fn at_most_half(heap: u64, take: u64) -> bool {
    2 * take <= heap
}

/// A divisor of the heap's size that is less than it may be taken.
pub fn proper_divisor(heap: u64, take: u64) -> bool {
    take < heap && heap.is_multiple_of(take)
}

/// The corner-wise growing polygons of `sides` sides: with each step `sides - 2` sides of one dot
/// more are laid around.
pub fn polygonal(sides: u64) -> impl Fn(u64, u64) -> bool {
    move |_, take| {
        let (mut dots, mut layer) = (1, 1);
        while dots < take {
            layer += sides - 2;
            dots += layer;
        }
        dots == take
    }
}

/// 1, `base`, `base` squared, ... stones may be taken.
pub fn powers_of(base: u64) -> impl Fn(u64, u64) -> bool {
    move |_, take| {
        let mut rest = take;
        while rest.is_multiple_of(base) {
            rest /= base;
        }
        rest == 1
    }
}

/// Grundy values of the heaps of 0, 1, ..., `n` stones when the numbers of `members`, ascending,
/// may be taken: the plain recurrence, for heaps too many to try every number from each. Compared
/// with [`take_values`] in `tests/engines/oracle_selftest.rs`.
pub fn recurrence(members: &[usize], n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    // For each value the last heap with an option of that value; there are fewer values than
    // members, and one more.
    let mut last = vec![usize::MAX; members.len() + 1];
    for heap in 0..=n {
        for &s in members.iter().take_while(|&&s| s <= heap) {
            last[values[heap - s] as usize] = heap;
        }
        values.push(last.iter().position(|&last| last != heap).unwrap() as u32);
    }
    values
}

/// The sum of G(n) * (n mod 65537 + 1), as `benches/native/nim_square.cpp` prints it.
pub fn weighted_sum(values: &[u32]) -> u64 {
    values.iter().zip(0u64..).map(|(&value, n)| u64::from(value) * (n % 65_537 + 1)).sum()
}
