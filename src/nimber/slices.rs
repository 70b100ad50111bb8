//! Many nim-products at once, bit by bit.
//!
//! 128 nimbers of 64 bits are turned into 64 planes, of which plane i holds bit i of all of them. On planes the product is a
//! circuit of exclusive ors and ands without a table or a branch, and every instruction works on 128 products. In the field
//! below 2^(2h) with the Fermat power F = 2^h a number is x F + y with x and y below F, and since F (x) F = F + F/2,
//!
//! > (x F + y) (x) (z F + w) = (x z + x w + y z) F + y w + x z (F/2)
//!
//! where the bracket is (x + y)(z + w) + y w: three products of half the length (Karatsuba), down to single bits. The product with
//! F/2 is a circuit of exclusive ors: with the next smaller Fermat power f, F/2 = f (x) f/2, hence
//!
//! > (x f + y) (x) F/2 = (x + y)(f/2) f + x (f/2)(f/2).
//!
//! Source: Conway, On Numbers and Games, chapter 6, for the field; bit slicing after Biham, "A fast new DES implementation in
//! software" (1997). Time O(n), some 60 instructions on vectors a product.

#![expect(
    clippy::inline_always,
    reason = "the circuit is straight-line code in pieces that are given names here"
)]

use super::plane::Plane;
use std::array::from_fn;

/// How many products a slice holds.
pub(super) const PRODUCTS: usize = 128;

/// The nim-sums.
#[inline(always)]
fn sum<const N: usize>(a: &[Plane; N], b: &[Plane; N]) -> [Plane; N] {
    from_fn(|i| a[i].xor(b[i]))
}

/// The lower and the upper half of the planes.
#[inline(always)]
fn halves<const N: usize, const H: usize>(a: &[Plane; N]) -> ([Plane; H], [Plane; H]) {
    (from_fn(|i| a[i]), from_fn(|i| a[H + i]))
}

/// The planes of upper F + lower.
#[inline(always)]
fn joined<const N: usize, const H: usize>(lower: &[Plane; H], upper: &[Plane; H]) -> [Plane; N] {
    from_fn(|i| if i < H { lower[i] } else { upper[i - H] })
}

#[inline(always)]
fn product_1(a: &[Plane; 1], b: &[Plane; 1]) -> [Plane; 1] {
    [a[0].and(b[0])]
}

/// In the field of one bit 2/2 is 1.
#[inline(always)]
fn by_half_1(a: &[Plane; 1]) -> [Plane; 1] {
    *a
}

/// Product, and product with 2^(bits - 1), of numbers of so many bits from those of half as many.
macro_rules! level {
    ($inline:ident, $bits:literal, $half:literal, $product:ident, $by_half:ident, $product_below:ident, $by_half_below:ident) => {
        #[inline($inline)]
        fn $product(a: &[Plane; $bits], b: &[Plane; $bits]) -> [Plane; $bits] {
            let ((a_low, a_high), (b_low, b_high)) = (halves::<$bits, $half>(a), halves::<$bits, $half>(b));
            let low = $product_below(&a_low, &b_low);
            let high = $product_below(&a_high, &b_high);
            let mixed = $product_below(&sum(&a_low, &a_high), &sum(&b_low, &b_high));
            joined::<$bits, $half>(&sum(&low, &$by_half_below(&high)), &sum(&mixed, &low))
        }

        #[inline(always)]
        #[allow(dead_code, reason = "nothing is above the last level")]
        fn $by_half(a: &[Plane; $bits]) -> [Plane; $bits] {
            let (low, high) = halves::<$bits, $half>(a);
            let upper = $by_half_below(&sum(&low, &high));
            joined::<$bits, $half>(&$by_half_below(&$by_half_below(&high)), &upper)
        }
    };
}

level!(always, 2, 1, product_2, by_half_2, product_1, by_half_1);
level!(always, 4, 2, product_4, by_half_4, product_2, by_half_2);
// The 8-bit product is short enough to stay in registers, and called rather than written out 27 times.
level!(never, 8, 4, product_8, by_half_8, product_4, by_half_4);
level!(never, 16, 8, product_16, by_half_16, product_8, by_half_8);
level!(never, 32, 16, product_32, by_half_32, product_16, by_half_16);
level!(never, 64, 32, product_64, by_half_64, product_32, by_half_32);

/// Exchanges rows and columns of both squares of 64 times 64 bits: numbers become planes and planes numbers.
fn transpose(planes: &mut [Plane; 64]) {
    transpose_by::<32>(planes, 0x0000_0000_FFFF_FFFF);
    transpose_by::<16>(planes, 0x0000_FFFF_0000_FFFF);
    transpose_by::<8>(planes, 0x00FF_00FF_00FF_00FF);
    transpose_by::<4>(planes, 0x0F0F_0F0F_0F0F_0F0F);
    transpose_by::<2>(planes, 0x3333_3333_3333_3333);
    transpose_by::<1>(planes, 0x5555_5555_5555_5555);
}

/// Exchanges the upper right with the lower left quarter of each square of 2 S times 2 S bits; `low` masks its left half.
#[inline(always)]
fn transpose_by<const S: u32>(planes: &mut [Plane; 64], low: u64) {
    let low = Plane::new([low; 2]);
    for square in planes.chunks_exact_mut(2 * S as usize) {
        let (above, below) = square.split_at_mut(S as usize);
        for (above, below) in above.iter_mut().zip(below) {
            let differing = above.shifted_down::<S>().xor(*below).and(low);
            *below = below.xor(differing);
            *above = above.xor(differing.shifted_up::<S>());
        }
    }
}

/// The nim-products of `PRODUCTS` pairs.
pub(super) fn products(a: &[u64; PRODUCTS], b: &[u64; PRODUCTS], out: &mut [u64; PRODUCTS]) {
    let planes = |numbers: &[u64; PRODUCTS]| {
        let mut planes = from_fn(|i| Plane::new([numbers[i], numbers[64 + i]]));
        transpose(&mut planes);
        planes
    };
    let mut products = product_64(&planes(a), &planes(b));
    transpose(&mut products);
    let (first, second) = out.split_at_mut(64);
    for ((product, first), second) in products.iter().zip(first).zip(second) {
        [*first, *second] = product.words();
    }
}
