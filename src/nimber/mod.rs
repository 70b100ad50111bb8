//! The field of nimbers below 2^64.
//!
//! Nim-sum is exclusive or. The nim-product of a and b is mex { a'b + ab' + a'b' : a' < a, b' < b }; with it the
//! numbers below 2^(2^k) form a field (Conway, On Numbers and Games, chapter 6).
//!
//! Computed by halves: with F = 2^(2^k), a = a1 F + a0 and F (x) F = F xor F/2, a product of two numbers below
//! F*F is three products below F and one by the constant F/2.

/// The nim-product of two nimbers.
///
/// Time O(1): at most 3^6 steps on 64-bit values, fewer for small ones. Panics: never.
///
/// ```
/// use grundyscope::nimber;
/// // OEIS A051775, row of 4.
/// let row: Vec<u64> = (0..8).map(|b| nimber::product(4, b)).collect();
/// assert_eq!(row, [0, 4, 8, 12, 6, 2, 14, 10]);
/// ```
#[must_use]
pub const fn product(a: u64, b: u64) -> u64 {
    let larger = if a > b { a } else { b };
    product_below(a, b, level(larger))
}

/// The nim-inverse: the b with a (x) b = 1; `None` for 0, which has none.
///
/// Time O(1). Panics: never.
///
/// ```
/// use grundyscope::nimber;
/// assert_eq!(nimber::inverse(4), Some(15)); // OEIS A051917
/// assert_eq!(nimber::inverse(0), None);
/// ```
#[must_use]
pub const fn inverse(a: u64) -> Option<u64> {
    if a == 0 { None } else { Some(inverse_below(a, level(a))) }
}

/// The least k such that `a` is below 2^(2^k).
const fn level(a: u64) -> u32 {
    let mut k = 0;
    while k < 6 && a >> (1 << k) != 0 {
        k += 1;
    }
    k
}

/// Product of two nimbers below 2^(2^k).
const fn product_below(a: u64, b: u64, k: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = 1 << (k - 1);
    let (a1, a0) = split(a, half);
    let (b1, b0) = split(b, half);
    let high = product_below(a1, b1, k - 1);
    let low = product_below(a0, b0, k - 1);
    let crossed = product_below(a1 ^ a0, b1 ^ b0, k - 1);
    // (a1 F + a0)(b1 F + b0) = (a1 b1 + a1 b0 + a0 b1) F + a0 b0 + a1 b1 F/2
    ((crossed ^ low) << half) | (low ^ product_below(high, 1 << (half - 1), k - 1))
}

/// Inverse of a nimber from 1 to 2^(2^k) - 1: conjugate over norm.
const fn inverse_below(a: u64, k: u32) -> u64 {
    if a < 2 {
        return a;
    }
    let half = 1 << (k - 1);
    let (a1, a0) = split(a, half);
    if a1 == 0 {
        return inverse_below(a0, k - 1);
    }
    // The conjugate of a1 F + a0 is a1 F + (a1 + a0), for F + 1 is the other root of x^2 + x = F/2.
    let conjugate = a1 ^ a0;
    let square = product_below(a1, a1, k - 1);
    let norm = product_below(a0, conjugate, k - 1) ^ product_below(square, 1 << (half - 1), k - 1);
    let scale = inverse_below(norm, k - 1);
    (product_below(a1, scale, k - 1) << half) | product_below(conjugate, scale, k - 1)
}

const fn split(a: u64, half: u32) -> (u64, u64) {
    (a >> half, a & ((1 << half) - 1))
}
