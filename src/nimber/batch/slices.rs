//! Many nim-products at once, bit by bit.
//!
//! The numbers of a slice are turned into 64 planes, of which plane i holds bit i of all of them
//! ([`super::plane`]), and the circuit of the product ([`super::circuits`]) is computed with planes
//! in place of bits: every instruction works on many numbers. It is cut up into loops over all
//! octets, the planes of numbers of 8 bits. First both factors are *spread* into the 27 octets that
//! are lower half, upper half or sum of both, three times over; these are multiplied one by one;
//! and the products are *folded* three by three, as Karatsuba has it.
//!
//! A circuit that needs more values at once than there are registers stores the rest. So products
//! of 8 bits are made of those of 4 in three short loops, each of which does its share of the
//! folding, in place of one long one.
//!
//! Source: Karatsuba and Ofman (1962); bit slicing after Biham, "A fast new DES implementation in
//! software" (1997). Time O(n), some 50 instructions on vectors a product of 128 side by side;
//! memory 950 planes.

#![expect(
    clippy::inline_always,
    reason = "the circuits are straight-line code in pieces that are given names here"
)]

use super::circuits::{by_half_4, by_half_8, by_half_16, halves, product_4, sum};
use super::plane;
use super::plane::{Bits, LANES, NUMBERS, Plane, ZERO};
use std::array::from_fn;
use std::slice;

/// How many numbers are multiplied at once.
pub(super) const SLICE: usize = NUMBERS;

/// The planes of numbers of 8 bits.
type Octet = [Plane; 8];

/// The 27 octets of a number, column by column: they are computed in this order, and storing them
/// side by side takes half the time.
type Spread = [[Plane; 27]; 8];

/// One lane of planes: what circuits work on.
#[inline(always)]
pub(super) fn lane<const N: usize>(planes: &[Plane; N], lane: usize) -> [Bits; N] {
    from_fn(|i| planes[i][lane])
}

#[inline(always)]
fn spread_1(octets: &mut [Plane], lane: usize, [x]: [Bits; 1]) {
    octets[0][lane] = x;
}

/// Names what spreads one bit of each of so many octets, from what spreads half as many to a third
/// of the places.
macro_rules! spread {
    ($name:ident, $octets:literal, $half:literal, $third:literal, $below:ident) => {
        #[inline(always)]
        fn $name(octets: &mut [Plane], lane: usize, x: [Bits; $octets]) {
            let [low, high] = halves::<$octets, $half>(&x);
            $below(&mut octets[..$third], lane, low);
            $below(&mut octets[$third..2 * $third], lane, high);
            $below(&mut octets[2 * $third..3 * $third], lane, sum(&low, &high));
        }
    };
}

spread!(spread_2, 2, 1, 1, spread_1);
spread!(spread_4, 4, 2, 3, spread_2);
spread!(spread_8, 8, 4, 9, spread_4);

/// Spreads numbers of 64 bits.
#[inline(never)]
fn spread(numbers: &[u64; NUMBERS], planes: &mut [Plane; 64], columns: &mut Spread) {
    plane::columns(numbers, planes, |column, lane, bits| spread_8(&mut columns[column], lane, bits));
}

/// Names what spreads planes.
macro_rules! spread_planes {
    ($name:ident, $planes:literal, $spread:ident) => {
        #[inline(never)]
        fn $name(planes: &[Plane; $planes], columns: &mut Spread) {
            for (i, column) in columns.iter_mut().enumerate() {
                for l in 0..LANES {
                    $spread(column, l, from_fn(|octet| planes[8 * octet + i][l]));
                }
            }
        }
    };
}

spread_planes!(spread_planes_16, 16, spread_2);
spread_planes!(spread_planes_32, 32, spread_4);

/// Of each octet the product of the lower halves, to the upper half of the product: it is needed in
/// both.
#[inline(never)]
fn multiply_low(a: &Spread, b: &Spread, products: &mut [Octet; 27], count: usize) {
    for (octet, product) in products[..count].iter_mut().enumerate() {
        for l in 0..LANES {
            let [[a, _], [b, _]] = [a, b].map(|columns| halves::<8, 4>(&from_fn(|i| columns[i][octet][l])));
            let low = product_4(&a, &b);
            (0..4).for_each(|i| product[4 + i][l] = low[i]);
        }
    }
}

/// Then the product of the upper halves, which makes the lower half of the product.
#[inline(never)]
fn multiply_high(a: &Spread, b: &Spread, products: &mut [Octet; 27], count: usize) {
    for (octet, product) in products[..count].iter_mut().enumerate() {
        for l in 0..LANES {
            let [[_, a], [_, b]] = [a, b].map(|columns| halves::<8, 4>(&from_fn(|i| columns[i][octet][l])));
            let high = by_half_4(&product_4(&a, &b));
            (0..4).for_each(|i| product[i][l] = product[4 + i][l].xor(high[i]));
        }
    }
}

/// And that of the sums, to the upper half.
#[inline(never)]
fn multiply_mixed(a: &Spread, b: &Spread, products: &mut [Octet; 27], count: usize) {
    for (octet, product) in products[..count].iter_mut().enumerate() {
        for l in 0..LANES {
            let [[a_low, a_high], [b_low, b_high]] =
                [a, b].map(|columns| halves::<8, 4>(&from_fn(|i| columns[i][octet][l])));
            let mixed = product_4(&sum(&a_low, &a_high), &sum(&b_low, &b_high));
            (0..4).for_each(|i| product[4 + i][l] = product[4 + i][l].xor(mixed[i]));
        }
    }
}

/// The products of octets.
fn multiply(a: &Spread, b: &Spread, products: &mut [Octet; 27], count: usize) {
    multiply_low(a, b, products, count);
    multiply_high(a, b, products, count);
    multiply_mixed(a, b, products, count);
}

/// Names what folds products three by three: those of the lower halves, the upper halves and their
/// sums.
macro_rules! fold {
    ($name:ident, $bits:literal, $half:literal, $by_half:ident) => {
        #[inline(never)]
        fn $name(products: &[[Plane; $half]], folds: &mut [[Plane; $bits]]) {
            for ([low, high, mixed], fold) in products.as_chunks().0.iter().zip(folds) {
                for l in 0..LANES {
                    let high = $by_half(&lane(high, l));
                    // Plane by plane: whole arrays would be made and copied.
                    for i in 0..$half {
                        fold[i][l] = low[i][l].xor(high[i]);
                        fold[$half + i][l] = mixed[i][l].xor(low[i][l]);
                    }
                }
            }
        }
    };
}

fold!(fold_16, 16, 8, by_half_8);
fold!(fold_32, 32, 16, by_half_16);

/// The product with 2^7, some times.
#[inline(always)]
fn scaled(octet: [Bits; 8], times: u32) -> [Bits; 8] {
    (0..times).fold(octet, |octet, _| by_half_8(&octet))
}

/// Folds three products to the one of 64 bits.
///
/// As `fold` does, but the product with 2^31 is taken apart to those of octets with powers of h =
/// 2^7:
///
/// > (w, x, y, z from the highest octet on) (x) 2^31 = h (w + x + y + z), h² (w + y), h³ w + h²
/// > (w + x), h³ (w + x).
#[inline(never)]
fn fold_64([low, high, mixed]: &[[Plane; 32]; 3], fold: &mut [Plane; 64]) {
    for i in 0..32 {
        for l in 0..LANES {
            fold[32 + i][l] = mixed[i][l].xor(low[i][l]);
        }
    }
    for l in 0..LANES {
        let [z, y, x, w] = from_fn(|i| lane(&high.as_chunks::<8>().0[i], l));
        let mut put = |octet: usize, scaled: [Bits; 8]| {
            (8 * octet..).zip(scaled).for_each(|(i, bits)| fold[i][l] = low[i][l].xor(bits));
        };
        put(0, scaled(sum(&x, &w), 3));
        put(1, scaled(sum(&by_half_8(&w), &sum(&x, &w)), 2));
        put(2, scaled(sum(&y, &w), 2));
        put(3, scaled(sum(&sum(&z, &y), &sum(&x, &w)), 1));
    }
}

/// Room for a product.
pub(super) struct Room {
    spread: [Spread; 2],
    of_8: [Octet; 27],
    of_16: [[Plane; 16]; 9],
    of_32: [[Plane; 32]; 3],
    planes: [Plane; 64],
}

impl Room {
    #[allow(clippy::large_stack_arrays, reason = "15 KiB of wasm's memory, 60 KiB elsewhere: once a batch")]
    pub(super) const fn new() -> Self {
        Self {
            spread: [[[ZERO; 27]; 8]; 2],
            of_8: [[ZERO; 8]; 27],
            of_16: [[ZERO; 16]; 9],
            of_32: [[ZERO; 32]; 3],
            planes: [ZERO; 64],
        }
    }

    /// Of numbers of 8 bits.
    #[inline(never)]
    pub(super) fn product_8(&mut self, a: &Octet, b: &Octet, product: &mut Octet) {
        for (columns, x) in self.spread.iter_mut().zip([a, b]) {
            columns.iter_mut().zip(x).for_each(|(octets, plane)| octets[0] = *plane);
        }
        self.multiply(1);
        *product = self.of_8[0];
    }

    /// Of numbers of 16 bits.
    #[inline(never)]
    pub(super) fn product_16(&mut self, a: &[Plane; 16], b: &[Plane; 16], product: &mut [Plane; 16]) {
        for (columns, planes) in self.spread.iter_mut().zip([a, b]) {
            spread_planes_16(planes, columns);
        }
        self.multiply(3);
        fold_16(&self.of_8[..3], slice::from_mut(product));
    }

    /// Of numbers of 32 bits.
    #[inline(never)]
    pub(super) fn product_32(&mut self, a: &[Plane; 32], b: &[Plane; 32], product: &mut [Plane; 32]) {
        for (columns, planes) in self.spread.iter_mut().zip([a, b]) {
            spread_planes_32(planes, columns);
        }
        self.multiply(9);
        fold_16(&self.of_8[..9], &mut self.of_16);
        fold_32(&self.of_16[..3], slice::from_mut(product));
    }

    /// Of numbers of 64 bits, from and to the numbers themselves.
    fn product_64(&mut self, a: &[u64; NUMBERS], b: &[u64; NUMBERS], products: &mut [u64; NUMBERS]) {
        for (columns, numbers) in self.spread.iter_mut().zip([a, b]) {
            spread(numbers, &mut self.planes, columns);
        }
        self.multiply(27);
        fold_16(&self.of_8, &mut self.of_16);
        fold_32(&self.of_16, &mut self.of_32);
        fold_64(&self.of_32, &mut self.planes);
        plane::numbers(&mut self.planes, products);
    }

    /// Multiplies the first `count` octets of both spread operands.
    fn multiply(&mut self, count: usize) {
        let [a, b] = &self.spread;
        multiply(a, b, &mut self.of_8, count);
    }
}

/// The nim-products of pairs, of which there are a multiple of [`SLICE`].
pub(super) fn products(a: &[u64], b: &[u64], products: &mut [u64]) {
    if a.is_empty() {
        return; // without making room
    }
    let mut room = Room::new();
    let (a, b) = (a.as_chunks().0, b.as_chunks().0);
    for ((a, b), products) in a.iter().zip(b).zip(products.as_chunks_mut().0) {
        room.product_64(a, b, products);
    }
}
