//! The Fibonacci word 0 1 0 0 1 0 1 0 0 1 0 0 1 ... (OEIS A003849).
//!
//! It is what 0 -> 01, 1 -> 0 leaves unchanged, and the limit of S(1) = 0, S(2) = 01, S(k+1) = S(k)
//! S(k-1). Its letter at n, from 0, is 1 exactly when F(2) = 1 is a term of the Zeckendorf
//! representation of n, so a stretch of the word is read off by counting upwards in that
//! representation: adding 1 changes one digit or, with carries, a few more, of which there are O(1)
//! a step on average. Among the first n letters there are floor((n+1)/φ) zeros.

use super::digits::representation;
use super::golden::over_golden_ratio;
use crate::error::{Code, Error, Result, allowed};
use dashu_int::UBig;

/// The most letters that [`word`] gives at once.
pub const LONGEST_WINDOW: usize = 1 << 24;

/// The letter of the Fibonacci word at index `n`, from 0. Time O(M(d)) for d digits.
///
/// ```
/// use grundyscope::zeckendorf::letter;
/// let letters: Vec<u8> = (0u32..8).map(|n| letter(&n.into())).collect();
/// assert_eq!(letters, [0, 1, 0, 0, 1, 0, 1, 0]);
/// ```
#[must_use]
pub fn letter(n: &UBig) -> u8 {
    u8::from(ones_before(&(n + UBig::ONE)) > ones_before(n))
}

/// How many of the first `n` letters of the Fibonacci word are 1. Time O(M(d)) for d digits.
///
/// ```
/// use grundyscope::zeckendorf::ones_before;
/// assert_eq!(ones_before(&8u32.into()), 3u32.into()); // 0 1 0 0 1 0 1 0
/// ```
#[must_use]
pub fn ones_before(n: &UBig) -> UBig {
    n - over_golden_ratio(&(n + UBig::ONE))
}

/// The `length` letters of the Fibonacci word from index `from` on, each 0 or 1.
///
/// Time O(length) after the representation of `from`, space O(length).
///
/// # Errors
/// [`Code::OutOfRange`] above [`LONGEST_WINDOW`]; [`Code::Memory`] without space.
///
/// ```
/// use grundyscope::zeckendorf::word;
/// assert_eq!(word(&0u32.into(), 8).unwrap(), [0, 1, 0, 0, 1, 0, 1, 0]);
/// ```
pub fn word(from: &UBig, length: usize) -> Result<Vec<u8>> {
    if length > LONGEST_WINDOW {
        let max = LONGEST_WINDOW.to_string();
        let error =
            Error::new(Code::OutOfRange, &length.to_string(), allowed("at-most-letters").with("most", &max));
        return Err(error.with_range("0", &max));
    }
    let mut letters = Vec::new();
    if letters.try_reserve_exact(length).is_err() {
        return Err(Error::new(Code::Memory, &length.to_string(), allowed("fewer-letters")));
    }
    // Least term last.
    let mut indices = representation(from);
    for _ in 0..length {
        letters.push(u8::from(indices.last() == Some(&2)));
        increment(&mut indices);
    }
    Ok(letters)
}

fn increment(indices: &mut Vec<u32>) {
    // F(2) + F(2) = F(3) and F(2) + F(3) = F(4); any other least term has room below it.
    let mut last = match indices.last() {
        Some(&min @ (2 | 3)) => {
            indices.pop();
            min + 1
        }
        _ => 2,
    };
    while indices.last() == Some(&(last + 1)) {
        indices.pop();
        last += 2;
    }
    indices.push(last);
}
