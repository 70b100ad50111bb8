//! Many nim-inverses at once, bit by bit, on the planes of [`super::slices`].
//!
//! With the Fermat power F a nimber x F + y has the conjugate x F + (x + y); the product of both is
//! the norm y (x + y) + x² F/2, which is below F. So the inverse is the conjugate times the inverse
//! of the norm: two products and an inverse of half the length after a product for the norm, down
//! to 4 bits, where the inverse is the 14th power. The inverse of 0 comes out as 0.
//!
//! Source: Conway, On Numbers and Games, chapter 6; towers for inverses after Itoh and Tsujii
//! (1988). Time O(n), some 60 instructions on vectors an inverse of 128 side by side.

#![expect(clippy::needless_range_loop, reason = "the lane is the second index of many arrays")]

use super::circuits::{
    by_half_4, by_half_8, by_half_16, by_half_32, product_4, square_4, square_8, square_16, square_32,
};
use super::plane;
use super::plane::{LANES, Plane, ZERO};
use super::slices::{Room, lane};

/// The 14th power: 2 + 4 + 8.
fn inverse_4(a: &[Plane; 4], inverse: &mut [Plane; 4], _: &mut Room) {
    for l in 0..LANES {
        let square = square_4(&lane(a, l));
        let fourth = square_4(&square);
        let power = product_4(&product_4(&square, &fourth), &square_4(&fourth));
        (0..4).for_each(|i| inverse[i][l] = power[i]);
    }
}

fn times_4(_: &mut Room, a: &[Plane; 4], b: &[Plane; 4], product: &mut [Plane; 4]) {
    for l in 0..LANES {
        let here = product_4(&lane(a, l), &lane(b, l));
        (0..4).for_each(|i| product[i][l] = here[i]);
    }
}

/// Names the nim-inverse, from that of half as many bits.
macro_rules! inverse {
    ($name:ident, $bits:literal, $half:literal, $below:ident, $product:expr, $square:ident, $by_half:ident) => {
        #[inline(never)]
        fn $name(a: &[Plane; $bits], inverse: &mut [Plane; $bits], room: &mut Room) {
            let ([low, high], []) = a.as_chunks::<$half>() else { unreachable!("two halves") };
            let ([to_low, to_high], []) = inverse.as_chunks_mut::<$half>() else {
                unreachable!("two halves")
            };
            let [mut conjugate, mut norm, mut scale] = [[ZERO; $half]; 3];
            for l in 0..LANES {
                (0..$half).for_each(|i| conjugate[i][l] = low[i][l].xor(high[i][l]));
            }
            $product(room, low, &conjugate, &mut norm);
            for l in 0..LANES {
                let square = $by_half(&$square(&lane(high, l)));
                (0..$half).for_each(|i| norm[i][l] = norm[i][l].xor(square[i]));
            }
            $below(&norm, &mut scale, room);
            $product(room, &conjugate, &scale, to_low);
            $product(room, high, &scale, to_high);
        }
    };
}

inverse!(inverse_8, 8, 4, inverse_4, times_4, square_4, by_half_4);
inverse!(inverse_16, 16, 8, inverse_8, Room::product_8, square_8, by_half_8);
inverse!(inverse_32, 32, 16, inverse_16, Room::product_16, square_16, by_half_16);
inverse!(inverse_64, 64, 32, inverse_32, Room::product_32, square_32, by_half_32);

/// The nim-inverses of numbers, of which there are a multiple of [`super::slices::SLICE`]; 0 for 0.
pub(super) fn inverses(numbers: &[u64], inverses: &mut [u64]) {
    if numbers.is_empty() {
        return; // without making room
    }
    let [mut planes, mut inverted] = [[ZERO; 64]; 2];
    let mut room = Room::new();
    for (numbers, inverses) in numbers.as_chunks().0.iter().zip(inverses.as_chunks_mut().0) {
        plane::columns(numbers, &mut inverted, |column, lane, bits| {
            (0..8).for_each(|byte| planes[8 * byte + column][lane] = bits[byte]);
        });
        inverse_64(&planes, &mut inverted, &mut room);
        plane::numbers(&mut inverted, inverses);
    }
}
