//! Planes of words, for every processor: numbers become planes in six steps, each of which exchanges one bit of the place
//! with one bit of the number.
//!
//! Source: Hacker's Delight, section 7-3, for the steps. Cost: 6 times 32 exchanges of 6 operations on planes.

#![expect(clippy::inline_always, reason = "each is one instruction")]

use super::super::slices::Octet;

/// Numbers in a slice.
pub(in super::super) const NUMBERS: usize = 64;

/// One bit of each number of a slice.
#[derive(Clone, Copy)]
pub(in super::super) struct Plane(u64);

impl Plane {
    pub(in super::super) const ZERO: Self = Self(0);

    #[inline(always)]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    #[inline(always)]
    pub(in super::super) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The planes of a slice of numbers; octet i of them to `places[i]` among the octets.
pub(in super::super) fn planes<const N: usize>(
    numbers: &[u64; NUMBERS],
    octets: &mut [Octet; N],
    places: [usize; 8],
) {
    let mut rows = numbers.map(Plane);
    transpose(&mut rows);
    for (octet, place) in rows.as_chunks().0.iter().zip(places) {
        octets[place] = *octet;
    }
}

/// The numbers of 64 planes, which are used up.
pub(in super::super) fn numbers(planes: &mut [Plane; 64], numbers: &mut [u64; NUMBERS]) {
    transpose(planes);
    *numbers = planes.each_ref().map(|plane| plane.0);
}

/// Exchanges rows and columns of each square of 64 times 64 bits.
fn transpose(planes: &mut [Plane; 64]) {
    exchange::<32>(planes, 0x0000_0000_FFFF_FFFF);
    exchange::<16>(planes, 0x0000_FFFF_0000_FFFF);
    exchange::<8>(planes, 0x00FF_00FF_00FF_00FF);
    exchange::<4>(planes, 0x0F0F_0F0F_0F0F_0F0F);
    exchange::<2>(planes, 0x3333_3333_3333_3333);
    exchange::<1>(planes, 0x5555_5555_5555_5555);
}

/// Exchanges the upper right with the lower left quarter of each square of 2 S times 2 S bits; `low` masks its left half.
#[inline(always)]
fn exchange<const S: usize>(planes: &mut [Plane; 64], low: u64) {
    for square in planes.chunks_exact_mut(2 * S) {
        let (above, below) = square.split_at_mut(S);
        for (above, below) in above.iter_mut().zip(below) {
            let differing = (above.0 >> S ^ below.0) & low;
            below.0 ^= differing;
            above.0 ^= differing << S;
        }
    }
}
