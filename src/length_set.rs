//! Named infinite sets of positive numbers: how many stones to take, how many coins to turn.

use crate::primes;
use std::fmt;

/// A named set of positive whole numbers.
///
/// ```
/// use grundyscope::LengthSet;
/// assert_eq!(LengthSet::Squares.up_to(20), [1, 4, 9, 16]);
/// assert_eq!(LengthSet::named("powers-of-3").unwrap().up_to(30), [1, 3, 9, 27]);
/// assert_eq!(LengthSet::named("pentagonal").unwrap().up_to(30), [1, 5, 12, 22]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum LengthSet {
    /// 1, 4, 9, 16, … (OEIS A000290 from 1 on).
    Squares,
    /// 1, 3, 6, 10, … (OEIS A000217 from 1 on).
    Triangular,
    /// 1, 8, 27, 64, … (OEIS A000578 from 1 on).
    Cubes,
    /// 2, 3, 5, 7, 11, … (OEIS A000040).
    Primes,
    /// 4, 6, 9, 10, 14, … products of two primes (OEIS A001358).
    Semiprimes,
    /// 2, 3, 4, 5, 7, 8, 9, … powers of primes, without 1 (OEIS A246655).
    PrimePowers,
    /// 1, 2, 3, 5, 8, … (OEIS A000045 from 1 on, the two ones as one).
    Fibonacci,
    /// 1, 2, 6, 24, … (OEIS A000142 from 1 on).
    Factorials,
    /// 1, 3, 5, 7, …
    Odd,
    /// 2, 4, 6, 8, …
    Even,
    /// 1, b, b², b³, … for a base b of at least 2.
    PowersOf(u32),
    /// The polygonal numbers of k sides: 1, k, 3k-3, …; k at least 5, as 3 and 4 have names.
    Polygonal(u32),
}

/// Further names of polygonal numbers.
const POLYGONS: [(&str, u32); 5] =
    [("pentagonal", 5), ("hexagonal", 6), ("heptagonal", 7), ("octagonal", 8), ("nonagonal", 9)];

impl LengthSet {
    /// The sets that have a name of their own and no number in it.
    pub const ALL: [Self; 10] = [
        Self::Squares,
        Self::Triangular,
        Self::Cubes,
        Self::Primes,
        Self::Semiprimes,
        Self::PrimePowers,
        Self::Fibonacci,
        Self::Factorials,
        Self::Odd,
        Self::Even,
    ];

    /// The greatest base of [`Self::PowersOf`] and number of sides of [`Self::Polygonal`].
    pub(crate) const MAX_PARAMETER: u32 = 1_000_000;

    /// The set of a name: those of [`Self::ALL`], `powers-of-2`, `polygonal-5`, `pentagonal`…
    ///
    /// Time O(length of the name).
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        if let Some(base) = name.strip_prefix("powers-of-") {
            return small(base).filter(|&base| base >= 2).map(Self::PowersOf);
        }
        let sides = match name.strip_prefix("polygonal-") {
            Some(sides) => small(sides),
            None => POLYGONS.iter().find(|(known, _)| *known == name).map(|&(_, sides)| sides),
        };
        match sides {
            Some(0..=2) => None,
            Some(3) => Some(Self::Triangular),
            Some(4) => Some(Self::Squares),
            Some(sides) => Some(Self::Polygonal(sides)),
            None => Self::ALL.into_iter().find(|set| set.plain_name() == name),
        }
    }

    /// The name, up to the number that some have.
    const fn plain_name(self) -> &'static str {
        match self {
            Self::Squares => "squares",
            Self::Triangular => "triangular",
            Self::Cubes => "cubes",
            Self::Primes => "primes",
            Self::Semiprimes => "semiprimes",
            Self::PrimePowers => "prime-powers",
            Self::Fibonacci => "fibonacci",
            Self::Factorials => "factorials",
            Self::Odd => "odd",
            Self::Even => "even",
            Self::PowersOf(_) => "powers-of-",
            Self::Polygonal(_) => "polygonal-",
        }
    }

    /// The k-th member, k from 1, for the sets with a formula; `None` where it passes 2^64.
    fn member(self, k: u64) -> Option<u64> {
        match self {
            Self::Cubes => k.checked_mul(k)?.checked_mul(k),
            Self::Odd => k.checked_mul(2)?.checked_sub(1),
            Self::Even => k.checked_mul(2),
            Self::PowersOf(base) => u64::from(base).checked_pow(u32::try_from(k - 1).ok()?),
            Self::Triangular => polygonal(3, k),
            Self::Squares => polygonal(4, k),
            Self::Polygonal(sides) => polygonal(sides.into(), k),
            Self::Factorials => (1..=k).try_fold(1u64, u64::checked_mul),
            Self::Primes | Self::Semiprimes | Self::PrimePowers | Self::Fibonacci => None,
        }
    }

    /// The members from 1 to `n`, ascending.
    ///
    /// Time and space O(members); for primes, and sets of them, time O(n log n) and space O(n).
    ///
    /// # Panics
    /// For primes, and sets made of them, if a table of n / 8 bytes cannot be allocated.
    #[must_use]
    pub fn up_to(self, n: u64) -> Vec<u64> {
        match self {
            Self::Primes => primes::primes(n),
            Self::Semiprimes => primes::semiprimes(n),
            Self::PrimePowers => primes::prime_powers(n),
            Self::Fibonacci => {
                let pairs = std::iter::successors(Some((1u128, 2u128)), |&(a, b)| Some((b, a + b)));
                pairs.map(|(a, _)| a).take_while(|&a| a <= n.into()).map(|a| a as u64).collect()
            }
            _ => (1..=n).map_while(|k| self.member(k)).take_while(|&member| member <= n).collect(),
        }
    }

    /// Whether `n` is in the set.
    ///
    /// Time O(log² n), for primes, and sets made of them, O(√n); space O(log n). Panics: never.
    ///
    /// ```
    /// use grundyscope::LengthSet;
    /// assert!(LengthSet::Semiprimes.contains(35) && !LengthSet::Semiprimes.contains(37));
    /// assert!(LengthSet::Squares.contains(1 << 62) && !LengthSet::Squares.contains(0));
    /// ```
    #[must_use]
    pub fn contains(self, n: u64) -> bool {
        match self {
            Self::Primes => primes::is_prime(n),
            Self::Semiprimes => primes::is_semiprime(n),
            Self::PrimePowers => primes::is_prime_power(n),
            Self::Fibonacci => self.up_to(n).last() == Some(&n),
            _ => {
                // The members ascend, so that k is found by halving; member k is at least k.
                let (mut low, mut high) = (1, n);
                while low < high {
                    let middle = low + (high - low) / 2;
                    if self.member(middle).is_some_and(|member| member < n) {
                        low = middle + 1;
                    } else {
                        high = middle;
                    }
                }
                n > 0 && self.member(low) == Some(n)
            }
        }
    }
}

/// The k-th polygonal number: ((s-2) k² - (s-4) k) / 2 = k + (s-2) k (k-1) / 2.
fn polygonal(sides: u64, k: u64) -> Option<u64> {
    let steps = u128::from(k) * u128::from(k - 1) / 2;
    u64::try_from(u128::from(sides - 2).checked_mul(steps)?.checked_add(k.into())?).ok()
}

fn small(digits: &str) -> Option<u32> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    digits.parse().ok().filter(|&number| plain && number <= LengthSet::MAX_PARAMETER)
}

impl fmt::Display for LengthSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.plain_name())?;
        match self {
            Self::PowersOf(number) | Self::Polygonal(number) => number.fmt(f),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_near_the_top_do_not_overflow() {
        for set in LengthSet::ALL
            .into_iter()
            .chain([LengthSet::PowersOf(2), LengthSet::Polygonal(LengthSet::MAX_PARAMETER)])
        {
            assert!(set.member(u64::MAX).is_none(), "{set}");
            assert!(set.up_to(0).is_empty(), "{set}");
        }
        assert_eq!(LengthSet::PowersOf(2).up_to(u64::MAX).len(), 64);
        assert_eq!(LengthSet::Fibonacci.up_to(u64::MAX).len(), 92);
        assert_eq!(LengthSet::Factorials.up_to(u64::MAX).len(), 20);
    }
}
