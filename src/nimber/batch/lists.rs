//! Lists of products and of inverses, of any length.

use super::inverses as inverse_slices;
use super::slices::{self, SLICE};
use crate::error::{Code, Error, Result, allowed};
use crate::memory::zeros;

/// The nim-products of pairs: a\[0\] (x) b\[0\], a\[1\] (x) b\[1\], ...
///
/// Returns one product a pair, in order. Time O(n), some 6 ns a pair where there are many; space
/// O(n).
///
/// # Errors
/// - [`Code::OutOfRange`] in the field `b`: the two are not equally long.
/// - [`Code::Memory`]: there is no room for that many products.
///
/// ```
/// use grundyscope::nimber;
/// assert_eq!(nimber::products(&[4, 4, 6], &[4, 5, 5]).unwrap(), [6, 2, 8]); // OEIS A051775
/// assert!(nimber::products(&[1], &[]).is_err());
/// ```
pub fn products(a: &[u64], b: &[u64]) -> Result<Vec<u64>> {
    if a.len() != b.len() {
        let allowed = allowed("as-many-numbers").with("count", a.len());
        return Err(Error::new(Code::OutOfRange, &b.len().to_string(), allowed).in_field("b"));
    }
    let mut products = zeros(a.len())?;
    products_into(a, b, &mut products);
    Ok(products)
}

/// [`products`] into a slice that the caller has.
///
/// Time O(n), no space.
///
/// # Panics
/// If `a`, `b` and `products` are not equally long.
///
/// ```
/// use grundyscope::nimber;
/// let mut products = [0; 3];
/// nimber::products_into(&[4, 4, 6], &[4, 5, 5], &mut products);
/// assert_eq!(products, [6, 2, 8]); // OEIS A051775
/// ```
pub fn products_into(a: &[u64], b: &[u64], products: &mut [u64]) {
    assert!(a.len() == products.len() && b.len() == products.len(), "slices of different lengths");
    let whole = products.len() - products.len() % SLICE;
    let ((a, a_rest), (b, b_rest)) = (a.split_at(whole), b.split_at(whole));
    let (products, rest) = products.split_at_mut(whole);
    slices::products(a, b, products);
    if !rest.is_empty() {
        let mut last = [0; SLICE];
        slices::products(&filled(a_rest), &filled(b_rest), &mut last);
        rest.copy_from_slice(&last[..rest.len()]);
    }
}

/// A slice of numbers and zeros: sooner done than the tables are made that single numbers are
/// multiplied with.
fn filled(numbers: &[u64]) -> [u64; SLICE] {
    let mut slice = [0; SLICE];
    slice[..numbers.len()].copy_from_slice(numbers);
    slice
}

/// The nim-inverses of numbers, none of which is 0.
///
/// Returns them in order. Time O(n), some 7 ns a number where there are many; space O(n).
///
/// # Errors
/// - [`Code::DivisionByZero`] in the field `a`, with the index, counted from 0, as `at`: the number
///   there is 0.
/// - [`Code::Memory`]: there is no room for that many inverses.
///
/// ```
/// use grundyscope::{Code, nimber};
/// assert_eq!(nimber::inverses(&[1, 2, 3, 4]).unwrap(), [1, 3, 2, 15]); // OEIS A051917
/// let error = nimber::inverses(&[1, 0]).unwrap_err();
/// assert_eq!((error.code(), error.at()), (Code::DivisionByZero, Some(1)));
/// ```
pub fn inverses(a: &[u64]) -> Result<Vec<u64>> {
    let mut inverses = zeros(a.len())?;
    inverses_into(a, &mut inverses)?;
    Ok(inverses)
}

/// [`inverses`] into a slice that the caller has.
///
/// Time O(n), no space.
///
/// # Errors
/// [`Code::DivisionByZero`] as for [`inverses`]; the slice is then unchanged.
///
/// # Panics
/// If `a` and `inverses` are not equally long.
///
/// ```
/// use grundyscope::nimber;
/// let mut inverses = [0; 4];
/// nimber::inverses_into(&[1, 2, 3, 4], &mut inverses).unwrap();
/// assert_eq!(inverses, [1, 3, 2, 15]); // OEIS A051917
/// ```
pub fn inverses_into(a: &[u64], inverses: &mut [u64]) -> Result<()> {
    assert!(a.len() == inverses.len(), "slices of different lengths");
    if let Some(at) = a.iter().position(|&number| number == 0) {
        return Err(Error::new(Code::DivisionByZero, "0", allowed("numbers-to-invert"))
            .in_field("a")
            .pointing_at(at));
    }
    let (a, a_rest) = a.split_at(a.len() - a.len() % SLICE);
    let (inverses, rest) = inverses.split_at_mut(a.len());
    inverse_slices::inverses(a, inverses);
    if !rest.is_empty() {
        let mut last = [0; SLICE];
        inverse_slices::inverses(&filled(a_rest), &mut last);
        rest.copy_from_slice(&last[..rest.len()]);
    }
    Ok(())
}
