//! Many nim-products at once, bit by bit.
//!
//! The numbers of a slice are turned into 64 planes, of which plane i holds bit i of all of them ([`super::plane`]). On
//! planes the product is a circuit of exclusive ors and ands without a table or a branch, and every instruction works on the
//! whole slice. In the field below 2^(2h) with the Fermat power F = 2^h a number is x F + y with x and y below F, and since
//! F (x) F = F + F/2,
//!
//! > (x F + y) (x) (z F + w) = (x z + x w + y z) F + y w + x z (F/2)
//!
//! where the bracket is (x + y)(z + w) + y w: three products of half the length (Karatsuba). So both factors are first
//! *spread* into the 81 numbers of 4 bits that are lower half, upper half or sum of both, four times over; these are multiplied
//! one by one, in a loop short enough for the registers of every processor; and the products are *folded* three by
//! three. The product with F/2 is a circuit of exclusive ors: with the next smaller Fermat power f, F/2 = f (x) f/2, hence
//!
//! > (x f + y) (x) F/2 = (x + y)(f/2) f + x (f/2)(f/2).
//!
//! Source: Conway, On Numbers and Games, chapter 6, for the field; bit slicing after Biham, "A fast new DES implementation in
//! software" (1997). Time O(n), some 45 instructions on vectors a product of 128 side by side; memory 24 KiB.

#![expect(
    clippy::inline_always,
    reason = "the circuits are straight-line code in pieces that are given names here"
)]

use super::plane::{self, NUMBERS, Plane};
use std::array::from_fn;

/// How many numbers are multiplied at once.
pub(super) const SLICE: usize = NUMBERS;

/// The planes of numbers of 4 bits.
type Quad = [Plane; 4];

/// The nim-sums.
#[inline(always)]
pub(super) fn sum<const N: usize>(a: &[Plane; N], b: &[Plane; N]) -> [Plane; N] {
    from_fn(|i| a[i].xor(b[i]))
}

/// The lower and the upper half of the planes.
#[inline(always)]
pub(super) fn halves<const N: usize, const H: usize>(a: &[Plane; N]) -> [[Plane; H]; 2] {
    [from_fn(|i| a[i]), from_fn(|i| a[H + i])]
}

/// The planes of upper F + lower.
#[inline(always)]
pub(super) fn joined<const N: usize, const H: usize>(lower: &[Plane; H], upper: &[Plane; H]) -> [Plane; N] {
    from_fn(|i| if i < H { lower[i] } else { upper[i - H] })
}

/// In the field of one bit 2/2 is 1.
#[inline(always)]
fn by_half_1(a: &[Plane; 1]) -> [Plane; 1] {
    *a
}

/// Names the nim-product with 2^(bits - 1), from that of half as many bits.
macro_rules! by_half {
    ($name:ident, $bits:literal, $half:literal, $below:ident) => {
        #[inline(always)]
        pub(super) fn $name(a: &[Plane; $bits]) -> [Plane; $bits] {
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

#[inline(always)]
fn product_2(a: [Plane; 2], b: [Plane; 2]) -> [Plane; 2] {
    let (low, high) = (a[0].and(b[0]), a[1].and(b[1]));
    let mixed = a[0].xor(a[1]).and(b[0].xor(b[1]));
    [low.xor(high), mixed.xor(low)]
}

#[inline(always)]
pub(super) fn product_4(a: &Quad, b: &Quad) -> Quad {
    let ([a_low, a_high], [b_low, b_high]) = (halves(a), halves(b));
    let mixed = product_2(sum(&a_low, &a_high), sum(&b_low, &b_high));
    let (low, high) = (product_2(a_low, b_low), product_2(a_high, b_high));
    joined(&sum(&low, &by_half_2(&high)), &sum(&mixed, &low))
}

#[inline(always)]
fn spread_1(quads: &mut [Quad], column: usize, [x]: [Plane; 1]) {
    quads[0][column] = x;
}

/// Names what spreads one plane out of each quad of so many quads, from what spreads half as many to a third of the places.
macro_rules! spread {
    ($name:ident, $quads:literal, $half:literal, $third:literal, $below:ident) => {
        #[inline(always)]
        fn $name(quads: &mut [Quad], column: usize, x: [Plane; $quads]) {
            let [low, high] = halves::<$quads, $half>(&x);
            $below(&mut quads[..$third], column, low);
            $below(&mut quads[$third..2 * $third], column, high);
            $below(&mut quads[2 * $third..3 * $third], column, sum(&low, &high));
        }
    };
}

spread!(spread_2, 2, 1, 1, spread_1);
spread!(spread_4, 4, 2, 3, spread_2);
spread!(spread_8, 8, 4, 9, spread_4);

/// The products of quads.
#[inline(never)]
fn multiply(a: &[Quad], b: &[Quad], products: &mut [Quad]) {
    for ((a, b), product) in a.iter().zip(b).zip(products) {
        *product = product_4(a, b);
    }
}

/// Names what folds products three by three: those of the lower halves, the upper halves and their sums.
macro_rules! fold {
    ($name:ident, $bits:literal, $half:literal, $by_half:ident) => {
        #[inline(never)]
        fn $name(products: &[[Plane; $half]], folds: &mut [[Plane; $bits]]) {
            for ([low, high, mixed], fold) in products.as_chunks().0.iter().zip(folds) {
                let high = $by_half(high);
                // Plane by plane: whole arrays would be made and copied.
                for i in 0..$half {
                    fold[i] = low[i].xor(high[i]);
                    fold[$half + i] = mixed[i].xor(low[i]);
                }
            }
        }
    };
}

fold!(fold_8, 8, 4, by_half_4);
fold!(fold_16, 16, 8, by_half_8);
fold!(fold_32, 32, 16, by_half_16);
fold!(fold_64, 64, 32, by_half_32);

/// Room for a product.
pub(super) struct Room {
    spread: [[Quad; 81]; 2],
    quads: [Quad; 81],
    of_8: [[Plane; 8]; 27],
    of_16: [[Plane; 16]; 9],
    of_32: [[Plane; 32]; 3],
}

impl Room {
    pub(super) const fn new() -> Self {
        const ZERO: Plane = Plane::ZERO;
        Self {
            spread: [[[ZERO; 4]; 81]; 2],
            quads: [[ZERO; 4]; 81],
            of_8: [[ZERO; 8]; 27],
            of_16: [[ZERO; 16]; 9],
            of_32: [[ZERO; 32]; 3],
        }
    }

    /// Of numbers of 8 bits.
    #[inline(never)]
    pub(super) fn product_8(&mut self, a: &[Plane; 8], b: &[Plane; 8]) -> [Plane; 8] {
        for (spread, x) in self.spread.iter_mut().zip([a, b]) {
            let quads = x.as_chunks::<4>().0;
            (0..4).for_each(|column| spread_2(&mut spread[..3], column, from_fn(|i| quads[i][column])));
        }
        self.fold_to_8(1);
        self.of_8[0]
    }

    /// Of numbers of 16 bits.
    #[inline(never)]
    pub(super) fn product_16(&mut self, a: &[Plane; 16], b: &[Plane; 16]) -> [Plane; 16] {
        for (spread, x) in self.spread.iter_mut().zip([a, b]) {
            let quads = x.as_chunks::<4>().0;
            (0..4).for_each(|column| spread_4(&mut spread[..9], column, from_fn(|i| quads[i][column])));
        }
        self.fold_to_8(3);
        fold_16(&self.of_8[..3], &mut self.of_16);
        self.of_16[0]
    }

    /// Of numbers of 32 bits.
    #[inline(never)]
    pub(super) fn product_32(&mut self, a: &[Plane; 32], b: &[Plane; 32]) -> [Plane; 32] {
        for (spread, x) in self.spread.iter_mut().zip([a, b]) {
            let quads = x.as_chunks::<4>().0;
            (0..4).for_each(|column| spread_8(&mut spread[..27], column, from_fn(|i| quads[i][column])));
        }
        self.fold_to_8(9);
        fold_16(&self.of_8[..9], &mut self.of_16);
        fold_32(&self.of_16[..3], &mut self.of_32);
        self.of_32[0]
    }

    /// Multiplies what is spread, and folds the products to so many of 8 bits.
    fn fold_to_8(&mut self, count: usize) {
        let [a, b] = &self.spread;
        multiply(&a[..3 * count], &b[..3 * count], &mut self.quads);
        fold_8(&self.quads[..3 * count], &mut self.of_8);
    }
}

/// Spreads 64 planes, column by column; the uppermost level in a loop, which keeps the code short.
#[inline(never)]
fn spread(planes: &[Plane; 64], quads: &mut [Quad; 81]) {
    let from = planes.as_chunks::<4>().0;
    (0..4).for_each(|column| {
        for (third, quads) in quads.as_chunks_mut::<27>().0.iter_mut().enumerate() {
            let x = match third {
                0 => from_fn(|i| from[i][column]),
                1 => from_fn(|i| from[8 + i][column]),
                _ => from_fn(|i| from[i][column].xor(from[8 + i][column])),
            };
            spread_8(quads, column, x);
        }
    });
}

/// The nim-products of pairs, of which there are a multiple of [`SLICE`].
pub(super) fn products(a: &[u64], b: &[u64], products: &mut [u64]) {
    if a.is_empty() {
        return; // without making room
    }
    let mut planes = [Plane::ZERO; 64];
    let mut room = Room::new();
    let (a, b) = (a.as_chunks().0, b.as_chunks().0);
    for ((a, b), products) in a.iter().zip(b).zip(products.as_chunks_mut().0) {
        for (spread_to, numbers) in room.spread.iter_mut().zip([a, b]) {
            plane::planes(numbers, &mut planes);
            spread(&planes, spread_to);
        }
        room.fold_to_8(27);
        fold_16(&room.of_8, &mut room.of_16);
        fold_32(&room.of_16, &mut room.of_32);
        fold_64(&room.of_32, std::slice::from_mut(&mut planes));
        plane::numbers(&mut planes, products);
    }
}
