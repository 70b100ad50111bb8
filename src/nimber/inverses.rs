//! Many nim-inverses at once, bit by bit, on the planes of [`super::slices`].
//!
//! With the Fermat power F a nimber x F + y has the conjugate x F + (x + y); the product of both is the norm y (x + y) + x² F/2,
//! which is below F. So the inverse is the conjugate times the inverse of the norm: two products and an inverse of half the
//! length after a product for the norm, down to 4 bits, where the inverse is the 14th power. Squaring is a circuit of
//! exclusive ors: (x F + y)² = x² F + y² + x² F/2. The inverse of 0 comes out as 0.
//!
//! Source: Conway, On Numbers and Games, chapter 6; towers for inverses after Itoh and Tsujii (1988). Time O(n), some 60
//! instructions on vectors an inverse of 128 side by side.

#![expect(
    clippy::inline_always,
    reason = "the circuits are straight-line code in pieces that are given names here"
)]

use super::plane::{self, Plane};
use super::slices::{
    Room, by_half_2, by_half_4, by_half_8, by_half_16, by_half_32, halves, joined, product_4, sum,
};
use std::array::from_fn;

/// In the field of one bit every number is its square.
#[inline(always)]
fn square_1(a: &[Plane; 1]) -> [Plane; 1] {
    *a
}

/// In the field of one bit 2/2 is 1.
#[inline(always)]
fn by_half_1(a: &[Plane; 1]) -> [Plane; 1] {
    *a
}

/// Names the nim-square, from that of half as many bits.
macro_rules! square {
    ($name:ident, $bits:literal, $half:literal, $below:ident, $by_half:ident) => {
        #[inline(always)]
        fn $name(a: &[Plane; $bits]) -> [Plane; $bits] {
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

/// The 14th power: 2 + 4 + 8.
#[inline(always)]
fn inverse_4(a: &[Plane; 4], _: &mut Room) -> [Plane; 4] {
    let square = square_4(a);
    let fourth = square_4(&square);
    product_4(&product_4(&square, &fourth), &square_4(&fourth))
}

/// Names the nim-inverse, from that of half as many bits.
macro_rules! inverse {
    ($name:ident, $bits:literal, $half:literal, $below:ident, $product:expr, $square:ident, $by_half:ident) => {
        #[inline(never)]
        fn $name(a: &[Plane; $bits], room: &mut Room) -> [Plane; $bits] {
            let [low, high] = halves::<$bits, $half>(a);
            let conjugate = sum(&low, &high);
            let norm = sum(&$product(room, &low, &conjugate), &$by_half(&$square(&high)));
            let scale = $below(&norm, room);
            joined::<$bits, $half>(&$product(room, &conjugate, &scale), &$product(room, &high, &scale))
        }
    };
}

inverse!(inverse_8, 8, 4, inverse_4, |_: &mut Room, a, b| product_4(a, b), square_4, by_half_4);
inverse!(inverse_16, 16, 8, inverse_8, Room::product_8, square_8, by_half_8);
inverse!(inverse_32, 32, 16, inverse_16, Room::product_16, square_16, by_half_16);
inverse!(inverse_64, 64, 32, inverse_32, Room::product_32, square_32, by_half_32);

/// The nim-inverses of numbers, of which there are a multiple of [`super::slices::SLICE`]; 0 for 0.
pub(super) fn inverses(numbers: &[u64], inverses: &mut [u64]) {
    if numbers.is_empty() {
        return; // without making room
    }
    let mut octets = [[Plane::ZERO; 8]; 8];
    let mut room = Room::new();
    for (numbers, inverses) in numbers.as_chunks().0.iter().zip(inverses.as_chunks_mut().0) {
        plane::planes(numbers, &mut octets, from_fn(|i| i));
        let mut planes = inverse_64(&from_fn(|i| octets[i / 8][i % 8]), &mut room);
        plane::numbers(&mut planes, inverses);
    }
}
