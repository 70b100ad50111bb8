//! Nimbers of any width, by halves: the formulas of [`super::tower`] on rows of 64-bit words.
//!
//! A row holds 2^j words, the least first: a nimber below 2^(64 · 2^j). Every function halves its
//! row until one word is left, so the depth is j, which
//! [`Nimber::MAX_BITS`](super::Nimber::MAX_BITS) keeps to 10.
//!
//! Source: as there. Cost for n words: n^1.585 products of words for a product (Karatsuba) and for
//! multiplying by the highest power of two, which squares, square roots and quadratics are made of;
//! an inverse is a few products.

use super::precomputed::Precomputed;
use super::tower::Tower;

/// Words of working space for a product of two rows of `words` words.
pub(in crate::nimber) const fn scratch(words: usize) -> usize {
    3 * words
}

/// out = a (x) b, all as long, a power of two; `scratch` has at least three times as many words.
pub(in crate::nimber) fn product(
    a: &[u64],
    b: &[u64],
    out: &mut [u64],
    scratch: &mut [u64],
    tables: &Precomputed,
) {
    if let ([a], [b], [out]) = (a, b, &mut *out) {
        *out = a.product(*b, &tables.logarithms);
        return;
    }
    let half = a.len() / 2;
    let ((a0, a1), (b0, b1)) = (a.split_at(half), b.split_at(half));
    let (out0, out1) = out.split_at_mut(half);
    let (sum_a, scratch) = scratch.split_at_mut(half);
    let (sum_b, scratch) = scratch.split_at_mut(half);
    let (high, scratch) = scratch.split_at_mut(half);
    sum_a.copy_from_slice(a0);
    add(sum_a, a1);
    sum_b.copy_from_slice(b0);
    add(sum_b, b1);
    product(a0, b0, out0, scratch, tables);
    product(sum_a, sum_b, out1, scratch, tables);
    product(a1, b1, high, scratch, tables);
    add(out1, out0);
    times_top(high, tables);
    add(out0, high);
}

pub(in crate::nimber) fn times_top(x: &mut [u64], tables: &Precomputed) {
    if let [x] = x {
        *x = tables.times_top(*x);
        return;
    }
    let (low, high) = x.split_at_mut(x.len() / 2);
    add(low, high);
    times_top(low, tables);
    times_top(high, tables);
    times_top(high, tables);
    low.swap_with_slice(high);
}

/// Squares in place; `scratch` has at least as many words as `x`.
pub(in crate::nimber) fn square(x: &mut [u64], scratch: &mut [u64], tables: &Precomputed) {
    if let [x] = x {
        *x = Tower::square(*x, &tables.logarithms);
        return;
    }
    let (low, high) = x.split_at_mut(x.len() / 2);
    square(low, scratch, tables);
    square(high, scratch, tables);
    add_times_top(low, high, scratch, tables);
}

/// Takes the square root in place; `scratch` has at least as many words as `x`.
pub(in crate::nimber) fn square_root(x: &mut [u64], scratch: &mut [u64], tables: &Precomputed) {
    if let [x] = x {
        *x = x.square_root(&tables.logarithms);
        return;
    }
    let (low, high) = x.split_at_mut(x.len() / 2);
    add_times_top(low, high, scratch, tables);
    square_root(low, scratch, tables);
    square_root(high, scratch, tables);
}

/// The even root of y² + y = x in place, if the highest bit is 0; `scratch` has as many words.
pub(in crate::nimber) fn solve(x: &mut [u64], scratch: &mut [u64], tables: &Precomputed) {
    if let [x] = x {
        *x = x.solve(&tables.logarithms);
        return;
    }
    let half = x.len() / 2;
    let (low, high) = x.split_at_mut(half);
    solve(high, scratch, tables);
    let (squared, rest) = scratch.split_at_mut(half);
    squared.copy_from_slice(high);
    square(squared, rest, tables);
    times_top(squared, tables);
    add(low, squared);
    if low[half - 1] >> 63 == 1 {
        high[0] ^= 1;
        low[half - 1] ^= 1 << 63;
    }
    solve(low, scratch, tables);
}

/// Inverts in place; 0 stays 0. `scratch` has at least three times as many words as `x`.
pub(in crate::nimber) fn inverse(x: &mut [u64], scratch: &mut [u64], tables: &Precomputed) {
    if let [x] = x {
        *x = x.inverse(&tables.logarithms);
        return;
    }
    let half = x.len() / 2;
    let (low, high) = x.split_at_mut(half);
    let (scale, scratch) = scratch.split_at_mut(half);
    norm(low, high, scale, scratch, tables);
    inverse(scale, scratch, tables);
    add(low, high); // the conjugate
    let (out, scratch) = scratch.split_at_mut(half);
    for part in [low, high] {
        product(part, scale, out, scratch, tables);
        part.copy_from_slice(out);
    }
}

/// The norm of high F + low: low (x) (low + high) + high² (x) F/2. `scratch` has at least four
/// times as many words as `out`.
fn norm(low: &[u64], high: &[u64], out: &mut [u64], scratch: &mut [u64], tables: &Precomputed) {
    let (conjugate, scratch) = scratch.split_at_mut(low.len());
    conjugate.copy_from_slice(low);
    add(conjugate, high);
    product(low, conjugate, out, scratch, tables);
    conjugate.copy_from_slice(high);
    square(conjugate, scratch, tables);
    times_top(conjugate, tables);
    add(out, conjugate);
}

/// low += high (x) F/2.
fn add_times_top(low: &mut [u64], high: &[u64], scratch: &mut [u64], tables: &Precomputed) {
    let copy = &mut scratch[..high.len()];
    copy.copy_from_slice(high);
    times_top(copy, tables);
    add(low, copy);
}

pub(in crate::nimber) fn add(a: &mut [u64], b: &[u64]) {
    for (a, b) in a.iter_mut().zip(b) {
        *a ^= b;
    }
}
