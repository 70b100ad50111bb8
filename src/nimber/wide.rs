//! Nimbers of 128 bits: the same functions as in the room above, for `u128`.

use super::field::precomputed::logarithms;
use super::field::tower::Tower;

/// The nim-product of two nimbers. Time O(1), some three products of 64 bits. Panics: never.
///
/// ```
/// use grundyscope::nimber::wide;
/// let f = 1_u128 << 64; // F (x) F = F + F/2
/// assert_eq!(wide::product(f, f), f + f / 2);
/// ```
#[must_use]
pub fn product(a: u128, b: u128) -> u128 {
    a.product(b, logarithms())
}

/// The nim-inverse; `None` for 0, which has none. Time O(1). Panics: never.
///
/// ```
/// use grundyscope::nimber::wide;
/// let a = (1 << 100) + 12_345;
/// assert_eq!(wide::product(a, wide::inverse(a).unwrap()), 1);
/// ```
#[must_use]
pub fn inverse(a: u128) -> Option<u128> {
    (a != 0).then(|| a.inverse(logarithms()))
}

/// The nim-square. Time O(1). Panics: never.
///
/// ```
/// assert_eq!(grundyscope::nimber::wide::square(1 << 64), (1 << 64) + (1 << 63));
/// ```
#[must_use]
pub fn square(a: u128) -> u128 {
    a.square(logarithms())
}

/// The nim-square root, of which every nimber has exactly one. Time O(1). Panics: never.
///
/// ```
/// use grundyscope::nimber::wide;
/// assert_eq!(wide::square_root(wide::square(1 << 100)), 1 << 100);
/// ```
#[must_use]
pub fn square_root(a: u128) -> u128 {
    a.square_root(logarithms())
}

/// The even x with x² + x = a; `None` where that x is not below 2^128, which is for a from 2^127.
///
/// The other root is x + 1. Time O(1). Panics: never.
///
/// ```
/// use grundyscope::nimber::wide;
/// assert_eq!(wide::square_plus_root(2), Some(4)); // 4 (x) 4 + 4 = 6 + 4 = 2
/// assert_eq!(wide::square_plus_root(1 << 127), None);
/// ```
#[must_use]
pub fn square_plus_root(a: u128) -> Option<u128> {
    (a >> 127 == 0).then(|| a.solve(logarithms()))
}
