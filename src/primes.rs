//! Primes, and sets of numbers that are made of them.

use std::collections::BinaryHeap;

/// The primes up to `n`, by the sieve of Eratosthenes. Time O(n log log n), space n + 1 bytes.
pub(crate) fn primes(n: u64) -> Vec<u64> {
    let length = usize::try_from(n).ok().and_then(|n| n.checked_add(1));
    let mut composite = vec![false; length.expect("a table of the numbers to n")];
    let mut primes = Vec::new();
    for candidate in 2..composite.len() {
        if !composite[candidate] {
            primes.push(candidate as u64);
            let squared = candidate.saturating_mul(candidate);
            for multiple in (squared..composite.len()).step_by(candidate) {
                composite[multiple] = true;
            }
        }
    }
    primes
}

/// The products of two primes, equal or not, up to `n`, ascending.
pub(crate) fn semiprimes(n: u64) -> Vec<u64> {
    let primes = primes(n / 2);
    let products = |(place, &p): (usize, &u64)| {
        let others = primes[place..].iter();
        others.map(move |&q| p * q).take_while(|&product| product <= n)
    };
    let small = primes.iter().enumerate().take_while(|&(_, &p)| p <= n / p);
    // A heap sort: a third of the code of the sort of slices.
    small.flat_map(products).collect::<BinaryHeap<u64>>().into_sorted_vec()
}

/// The powers p, p², p³, … of primes up to `n`, ascending; 1 is none.
pub(crate) fn prime_powers(n: u64) -> Vec<u64> {
    let mut powers = primes(n);
    for place in 0..powers.len() {
        let p = powers[place];
        let higher = std::iter::successors(p.checked_mul(p), |&power| power.checked_mul(p));
        let before = powers.len();
        powers.extend(higher.take_while(|&power| power <= n));
        if powers.len() == before {
            break; // from here on even the squares are larger
        }
    }
    BinaryHeap::from(powers).into_sorted_vec()
}

/// The smallest prime that divides `n`, for n at least 2. Time O(√n).
pub(crate) fn smallest_prime_factor(n: u64) -> u64 {
    (2..=n).take_while(|&d| d <= n / d).find(|&d| n.is_multiple_of(d)).unwrap_or(n)
}

/// Whether `n` is a prime. Time O(√n).
pub(crate) fn is_prime(n: u64) -> bool {
    n >= 2 && smallest_prime_factor(n) == n
}

/// Whether `n` is the product of two primes. Time O(√n).
pub(crate) fn is_semiprime(n: u64) -> bool {
    n >= 2 && is_prime(n / smallest_prime_factor(n))
}

/// Whether `n` is a power of a prime, 1 excluded. Time O(√n).
pub(crate) fn is_prime_power(mut n: u64) -> bool {
    if n < 2 {
        return false;
    }
    let p = smallest_prime_factor(n);
    while n.is_multiple_of(p) {
        n /= p;
    }
    n == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The prime factors of n, ascending, each as often as it divides n.
    fn factors(n: u64) -> Vec<u64> {
        let (mut rest, mut factors) = (n, Vec::new());
        for d in 2..=n {
            while rest.is_multiple_of(d) {
                rest /= d;
                factors.push(d);
            }
        }
        factors
    }

    #[test]
    fn members_have_the_right_factors() {
        for n in 2..400 {
            let factors = factors(n);
            assert_eq!(is_prime(n), factors.len() == 1, "{n}");
            assert_eq!(is_semiprime(n), factors.len() == 2, "{n}");
            assert_eq!(is_prime_power(n), factors.first() == factors.last(), "{n}");
        }
        for n in 0..400 {
            let members = |is_member: fn(u64) -> bool| (0..=n).filter(|&m| is_member(m)).collect::<Vec<_>>();
            assert_eq!(primes(n), members(is_prime));
            assert_eq!(semiprimes(n), members(is_semiprime));
            assert_eq!(prime_powers(n), members(is_prime_power));
        }
    }
}
