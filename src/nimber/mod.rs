//! Nimbers: the field that nim-sum and nim-product make of the non-negative integers.
//!
//! Nim-sum is exclusive or. The nim-product of a and b is mex { a'b + ab' + a'b' : a' < a, b' < b }; with it the
//! numbers below 2^(2^k) form a field for every k (Conway, On Numbers and Games, chapter 6).
//!
//! - The functions of this room and of [`wide`] are for 64 and 128 bits, which is where games live; [`products`]
//!   and [`inverses`] take many at once.
//! - [`Nimber`] goes to 2^65536: quotients, powers, square roots, [`quadratic`] equations, multiplicative orders.
//! - [`calculate`] reads and computes what a person types, and explains each operation.
//! - [`window`] is a piece of a table of sums, products, powers or quotients, for drawing.

mod calculator;
mod circuits;
mod explain;
mod field;
mod inverses;
mod limbs;
mod operation;
mod order;
mod parser;
mod plane;
mod quadratic;
mod slices;
mod table;
mod tower;
mod value;
pub mod wide;
mod window;

pub use calculator::{Calculation, Step, calculate};
pub use explain::{LINES, Line};
pub use field::Field;
pub use operation::Operation;
pub use quadratic::{Roots, quadratic, square_plus_root};
pub use value::Nimber;
pub use window::{CELLS, Table, Window, window};

use crate::error::{Code, Error, Result};
use slices::SLICE;
use tower::Tower;

/// The nim-product of two nimbers.
///
/// Time O(1), some 20 ns; the first call makes tables, in about a millisecond and 400 KiB. Panics: never.
///
/// ```
/// use grundyscope::nimber;
/// // OEIS A051775, row of 4.
/// let row: Vec<u64> = (0..8).map(|b| nimber::product(4, b)).collect();
/// assert_eq!(row, [0, 4, 8, 12, 6, 2, 14, 10]);
/// ```
#[must_use]
pub fn product(a: u64, b: u64) -> u64 {
    a.product(b, table::table())
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
pub fn inverse(a: u64) -> Option<u64> {
    (a != 0).then(|| a.inverse(table::table()))
}

/// The nim-square.
///
/// Time O(1). Panics: never.
///
/// ```
/// // OEIS A006042
/// assert_eq!(grundyscope::nimber::square(4), 6);
/// ```
#[must_use]
pub fn square(a: u64) -> u64 {
    a.square(table::table())
}

/// The nim-square root, of which every nimber has exactly one.
///
/// Time O(1). Panics: never.
///
/// ```
/// // OEIS A160679
/// assert_eq!(grundyscope::nimber::square_root(4), 7);
/// ```
#[must_use]
pub fn square_root(a: u64) -> u64 {
    a.square_root(table::table())
}

/// The nim-products of pairs: a\[0\] (x) b\[0\], a\[1\] (x) b\[1\], ...
///
/// Returns one product a pair, in order. Time O(n), some 6 ns a pair where there are many; space O(n).
///
/// # Errors
/// - [`Code::OutOfRange`] in the field `b`: the two are not equally long.
/// - [`Code::Memory`]: there is no room for that many products.
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::nimber;
/// assert_eq!(nimber::products(&[4, 4, 6], &[4, 5, 5]).unwrap(), [6, 2, 8]); // OEIS A051775
/// assert!(nimber::products(&[1], &[]).is_err());
/// ```
pub fn products(a: &[u64], b: &[u64]) -> Result<Vec<u64>> {
    if a.len() != b.len() {
        let allowed = format!("as many numbers as in a, {}", a.len());
        return Err(Error::new(Code::OutOfRange, &b.len().to_string(), allowed).in_field("b"));
    }
    let mut products = zeros(a.len())?;
    products_into(a, b, &mut products);
    Ok(products)
}

/// The same where `a`, `b` and `products` are equally long.
pub(crate) fn products_into(a: &[u64], b: &[u64], products: &mut [u64]) {
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

/// A slice of numbers and zeros: sooner done than the tables are made that single numbers are multiplied with.
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
/// - [`Code::DivisionByZero`] in the field `a`, with the index, counted from 0, as `at`: the number there is 0.
/// - [`Code::Memory`]: there is no room for that many inverses.
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::{Code, nimber};
/// assert_eq!(nimber::inverses(&[1, 2, 3, 4]).unwrap(), [1, 3, 2, 15]); // OEIS A051917
/// let error = nimber::inverses(&[1, 0]).unwrap_err();
/// assert_eq!((error.code, error.at), (Code::DivisionByZero, Some(1)));
/// ```
pub fn inverses(a: &[u64]) -> Result<Vec<u64>> {
    let mut inverses = zeros(a.len())?;
    inverses_into(a, &mut inverses)?;
    Ok(inverses)
}

/// The same where `a` and `inverses` are equally long.
pub(crate) fn inverses_into(a: &[u64], inverses: &mut [u64]) -> Result<()> {
    if let Some(at) = a.iter().position(|&number| number == 0) {
        return Err(Error::new(Code::DivisionByZero, "0", "numbers from 1 to 2^64-1").in_field("a").at(at));
    }
    let (a, a_rest) = a.split_at(a.len() - a.len() % SLICE);
    let (inverses, rest) = inverses.split_at_mut(a.len());
    inverses::inverses(a, inverses);
    if !rest.is_empty() {
        let mut last = [0; SLICE];
        inverses::inverses(&filled(a_rest), &mut last);
        rest.copy_from_slice(&last[..rest.len()]);
    }
    Ok(())
}

/// So many zeros, to be written over.
pub(crate) fn zeros(count: usize) -> Result<Vec<u64>> {
    let mut zeros = Vec::new();
    if zeros.try_reserve_exact(count).is_err() {
        return Err(Error::new(Code::Memory, &count.to_string(), "fewer numbers at once"));
    }
    zeros.resize(count, 0);
    Ok(zeros)
}
