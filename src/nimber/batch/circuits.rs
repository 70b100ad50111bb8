//! Nim-arithmetic of short numbers as circuits of exclusive ors and ands, without a table or a
//! branch.
//!
//! A circuit takes the bits of a number one by one; each of them is a plane with that bit of many
//! numbers ([`super::plane`]). In the field below 2^(2h) with the Fermat power F = 2^h a number is
//! x F + y with x and y below F, and since F (x) F = F + F/2,
//!
//! > (x F + y) (x) (z F + w) = (x z + x w + y z) F + y w + x z (F/2)
//!
//! where the bracket is (x + y)(z + w) + y w: three products of half the length (Karatsuba). The
//! product with F/2 takes no ands: with the next smaller Fermat power f, F/2 = f (x) f/2, hence
//!
//! > (x f + y) (x) F/2 = (x + y)(f/2) f + x (f/2)(f/2).
//!
//! Source: Conway, On Numbers and Games, chapter 6.

#![expect(
    clippy::inline_always,
    reason = "the circuits are straight-line code in pieces that are given names here"
)]

use super::plane::Bits;
use std::array::from_fn;

/// The nim-sum.
#[inline(always)]
pub(super) fn sum<const N: usize>(a: &[Bits; N], b: &[Bits; N]) -> [Bits; N] {
    from_fn(|i| a[i].xor(b[i]))
}

/// The lower and the upper half.
#[inline(always)]
pub(super) fn halves<const N: usize, const H: usize>(a: &[Bits; N]) -> [[Bits; H]; 2] {
    [from_fn(|i| a[i]), from_fn(|i| a[H + i])]
}

/// Upper F + lower.
#[inline(always)]
pub(super) fn joined<const N: usize, const H: usize>(lower: &[Bits; H], upper: &[Bits; H]) -> [Bits; N] {
    from_fn(|i| if i < H { lower[i] } else { upper[i - H] })
}

/// In the field of one bit 2/2 is 1.
#[inline(always)]
fn by_half_1(a: &[Bits; 1]) -> [Bits; 1] {
    *a
}

/// Names the nim-product with 2^(bits - 1), from that of half as many bits.
macro_rules! by_half {
    ($name:ident, $bits:literal, $half:literal, $below:ident) => {
        #[inline(always)]
        pub(super) fn $name(a: &[Bits; $bits]) -> [Bits; $bits] {
            let [low, high] = halves::<$bits, $half>(a);
            joined::<$bits, $half>(&$below(&$below(&high)), &$below(&sum(&low, &high)))
        }
    };
}

by_half!(by_half_2, 2, 1, by_half_1);
by_half!(by_half_4, 4, 2, by_half_2);
by_half!(by_half_8, 8, 4, by_half_4);
by_half!(by_half_16, 16, 8, by_half_8);
by_half!(by_half_32, 32, 16, by_half_16);

/// In the field of one bit every number is its square.
#[inline(always)]
fn square_1(a: &[Bits; 1]) -> [Bits; 1] {
    *a
}

/// Names the nim-square, from that of half as many bits: (x F + y)² = x² F + y² + x² F/2.
macro_rules! square {
    ($name:ident, $bits:literal, $half:literal, $below:ident, $by_half:ident) => {
        #[inline(always)]
        pub(super) fn $name(a: &[Bits; $bits]) -> [Bits; $bits] {
            let [low, high] = halves::<$bits, $half>(a);
            let high = $below(&high);
            joined::<$bits, $half>(&sum(&$below(&low), &$by_half(&high)), &high)
        }
    };
}

square!(square_2, 2, 1, square_1, by_half_1);
square!(square_4, 4, 2, square_2, by_half_2);
square!(square_8, 8, 4, square_4, by_half_4);
square!(square_16, 16, 8, square_8, by_half_8);
square!(square_32, 32, 16, square_16, by_half_16);

#[inline(always)]
fn product_2(a: [Bits; 2], b: [Bits; 2]) -> [Bits; 2] {
    let (low, high) = (a[0].and(b[0]), a[1].and(b[1]));
    let mixed = a[0].xor(a[1]).and(b[0].xor(b[1]));
    [low.xor(high), mixed.xor(low)]
}

/// The nim-product of numbers of 4 bits.
#[inline(always)]
pub(super) fn product_4(a: &[Bits; 4], b: &[Bits; 4]) -> [Bits; 4] {
    let ([a_low, a_high], [b_low, b_high]) = (halves(a), halves(b));
    let mixed = product_2(sum(&a_low, &a_high), sum(&b_low, &b_high));
    let (low, high) = (product_2(a_low, b_low), product_2(a_high, b_high));
    joined(&sum(&low, &by_half_2(&high)), &sum(&mixed, &low))
}
