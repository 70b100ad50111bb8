//! Nimbers of any width, by halves: the formulas of [`super::tower`] on rows of 64-bit words.
//!
//! A row holds 2^j words, the least first: a nimber below 2^(64 · 2^j). Every function halves its row until one word
//! is left, so the depth is j, which [`Nimber::MAX_BITS`](super::Nimber::MAX_BITS) keeps to 10.
//!
//! Source: as there. Cost for n words: n^1.585 products of words for a product (Karatsuba) and for multiplying by
//! the highest power of two, which squares, square roots and quadratics are made of; an inverse is a few products.

use super::table::Table;
use super::tower::Tower;

/// Words of working space for a product of two rows of `words` words.
pub(super) const fn scratch(words: usize) -> usize {
    3 * words
}

/// out = a (x) b. All three have the same length, a power of two; `scratch` has at least three times as many words.
pub(super) fn product(a: &[u64], b: &[u64], out: &mut [u64], scratch: &mut [u64], table: &Table) {
    if let ([a], [b], [out]) = (a, b, &mut *out) {
        *out = a.product(*b, table);
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
    product(a0, b0, out0, scratch, table);
    product(sum_a, sum_b, out1, scratch, table);
    product(a1, b1, high, scratch, table);
    add(out1, out0);
    times_top(high, table);
    add(out0, high);
}

/// Multiplies by the highest power of two of this width.
pub(super) fn times_top(x: &mut [u64], table: &Table) {
    if let [x] = x {
        *x = table.times_top(*x);
        return;
    }
    let (low, high) = x.split_at_mut(x.len() / 2);
    add(low, high);
    times_top(low, table);
    times_top(high, table);
    times_top(high, table);
    low.swap_with_slice(high);
}

/// Squares in place; `scratch` has at least as many words as `x`.
pub(super) fn square(x: &mut [u64], scratch: &mut [u64], table: &Table) {
    if let [x] = x {
        *x = Tower::square(*x, table);
        return;
    }
    let (low, high) = x.split_at_mut(x.len() / 2);
    square(low, scratch, table);
    square(high, scratch, table);
    add_times_top(low, high, scratch, table);
}

/// Takes the square root in place; `scratch` has at least as many words as `x`.
pub(super) fn square_root(x: &mut [u64], scratch: &mut [u64], table: &Table) {
    if let [x] = x {
        *x = x.square_root(table);
        return;
    }
    let (low, high) = x.split_at_mut(x.len() / 2);
    add_times_top(low, high, scratch, table);
    square_root(low, scratch, table);
    square_root(high, scratch, table);
}

/// The even root of y² + y = x in place, where the highest bit of `x` is 0; `scratch` has at least as many words.
pub(super) fn solve(x: &mut [u64], scratch: &mut [u64], table: &Table) {
    if let [x] = x {
        *x = x.solve(table);
        return;
    }
    let half = x.len() / 2;
    let (low, high) = x.split_at_mut(half);
    solve(high, scratch, table);
    let (squared, rest) = scratch.split_at_mut(half);
    squared.copy_from_slice(high);
    square(squared, rest, table);
    times_top(squared, table);
    add(low, squared);
    if low[half - 1] >> 63 == 1 {
        high[0] ^= 1;
        low[half - 1] ^= 1 << 63;
    }
    solve(low, scratch, table);
}

/// Inverts in place; 0 stays 0. `scratch` has at least three times as many words as `x`.
pub(super) fn inverse(x: &mut [u64], scratch: &mut [u64], table: &Table) {
    if let [x] = x {
        *x = x.inverse(table);
        return;
    }
    let half = x.len() / 2;
    let (low, high) = x.split_at_mut(half);
    let (scale, scratch) = scratch.split_at_mut(half);
    norm(low, high, scale, scratch, table);
    inverse(scale, scratch, table);
    add(low, high); // the conjugate
    let (out, scratch) = scratch.split_at_mut(half);
    for part in [low, high] {
        product(part, scale, out, scratch, table);
        part.copy_from_slice(out);
    }
}

/// The norm of high F + low: low (x) (low + high) + high² (x) F/2. `scratch` has at least four times as many words as `out`.
fn norm(low: &[u64], high: &[u64], out: &mut [u64], scratch: &mut [u64], table: &Table) {
    let (conjugate, scratch) = scratch.split_at_mut(low.len());
    conjugate.copy_from_slice(low);
    add(conjugate, high);
    product(low, conjugate, out, scratch, table);
    conjugate.copy_from_slice(high);
    square(conjugate, scratch, table);
    times_top(conjugate, table);
    add(out, conjugate);
}

/// low += high (x) F/2.
fn add_times_top(low: &mut [u64], high: &[u64], scratch: &mut [u64], table: &Table) {
    let copy = &mut scratch[..high.len()];
    copy.copy_from_slice(high);
    times_top(copy, table);
    add(low, copy);
}

/// The nim-sum, into the first.
pub(super) fn add(a: &mut [u64], b: &[u64]) {
    for (a, b) in a.iter_mut().zip(b) {
        *a ^= b;
    }
}
