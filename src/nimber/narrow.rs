//! Nimbers of 64 bits, which is where games live: single products, inverses, squares and square
//! roots.

use super::field::precomputed::logarithms;
use super::field::tower::Tower;

/// The nim-product. Time O(1), some 20 ns; the first makes tables: 1 ms, 400 KiB. Panics: never.
///
/// ```
/// use grundyscope::nimber;
/// // OEIS A051775, row of 4.
/// let row: Vec<u64> = (0..8).map(|b| nimber::product(4, b)).collect();
/// assert_eq!(row, [0, 4, 8, 12, 6, 2, 14, 10]);
/// ```
#[must_use]
pub fn product(a: u64, b: u64) -> u64 {
    a.product(b, logarithms())
}

/// The nim-inverse: the b with a (x) b = 1; `None` for 0, which has none. Time O(1). Panics: never.
///
/// ```
/// use grundyscope::nimber;
/// assert_eq!(nimber::inverse(4), Some(15)); // OEIS A051917
/// assert_eq!(nimber::inverse(0), None);
/// ```
#[must_use]
pub fn inverse(a: u64) -> Option<u64> {
    (a != 0).then(|| a.inverse(logarithms()))
}

/// The nim-square. Time O(1). Panics: never.
///
/// ```
/// // OEIS A006042
/// assert_eq!(grundyscope::nimber::square(4), 6);
/// ```
#[must_use]
pub fn square(a: u64) -> u64 {
    a.square(logarithms())
}

/// The nim-square root, of which every nimber has exactly one. Time O(1). Panics: never.
///
/// ```
/// // OEIS A160679
/// assert_eq!(grundyscope::nimber::square_root(4), 7);
/// ```
#[must_use]
pub fn square_root(a: u64) -> u64 {
    a.square_root(logarithms())
}
