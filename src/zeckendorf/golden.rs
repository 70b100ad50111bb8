//! Integer parts of multiples of the golden ratio φ = (1 + √5) / 2, exactly.
//!
//! floor(n φ) = floor((n + √(5 n^2)) / 2), and since √(5 n^2) is no integer for n > 0, its integer
//! part may stand for it: one integer square root, no rounding. The same goes for n / φ = n φ - n.
//! Multiples of φ and of φ^2 = φ + 1 are the Wythoff pairs (OEIS A000201, A001950); n / φ drops the
//! least digit of a Zeckendorf representation (see [`over_golden_ratio`]).

use dashu_int::UBig;
use dashu_int::ops::SquareRoot;

/// floor(n φ), the lower Wythoff sequence (OEIS A000201), for n from 0.
///
/// Time O(M(d)) for d digits, for the time M(d) of a product.
///
/// ```
/// use grundyscope::zeckendorf::times_golden_ratio;
/// let lower: Vec<_> = (1u32..6).map(|k| times_golden_ratio(&k.into())).collect();
/// assert_eq!(lower, [1u32, 3, 4, 6, 8].map(Into::into));
/// ```
#[must_use]
pub fn times_golden_ratio(n: &UBig) -> UBig {
    (root_of_five_times_square(n) + n) >> 1
}

/// floor(n / φ), for n from 0.
///
/// For n = F(a) + F(b) + ... in Zeckendorf representation, F(a-1) + F(b-1) + ... is floor((n+1) /
/// φ) (Hofstadter's G, OEIS A005206). Time and space as [`times_golden_ratio`].
///
/// ```
/// use grundyscope::zeckendorf::over_golden_ratio;
/// // 100 = 89 + 8 + 3, and 55 + 5 + 2 = 62
/// assert_eq!(over_golden_ratio(&101u32.into()), 62u32.into());
/// ```
#[must_use]
pub fn over_golden_ratio(n: &UBig) -> UBig {
    (root_of_five_times_square(n) - n) >> 1
}

fn root_of_five_times_square(n: &UBig) -> UBig {
    (n.sqr() * 5u32).sqrt()
}

/// The sum of F(j-1) over the terms F(j) of the Zeckendorf representation of `n`.
pub(super) fn lowered(n: &UBig) -> UBig {
    over_golden_ratio(&(n + UBig::ONE))
}
