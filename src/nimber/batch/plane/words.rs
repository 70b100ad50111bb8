//! Planes of words, for every processor: numbers become planes in six steps, each of which
//! exchanges one bit of the place with one bit of the number.
//!
//! Three steps work on eight rows without looking at others: first on rows that are eight apart,
//! then on neighbours.
//!
//! Source: Hacker's Delight, section 7-3, for the steps. Cost: 6 times 32 exchanges of 6 operations
//! on planes.

#![expect(clippy::inline_always, reason = "each is one instruction, or a piece of straight code")]
#![expect(clippy::needless_range_loop, reason = "the lane is the second index of many arrays")]

use std::array::from_fn;

/// Words in a plane: as many as the longest vectors hold. WebAssembly without vectors has no use
/// for more than one.
pub(in super::super) const LANES: usize = if cfg!(target_arch = "wasm32") { 1 } else { 8 };

/// Numbers in a slice.
pub(in super::super) const NUMBERS: usize = 64 * LANES;

/// One bit of each of 64 numbers.
#[derive(Clone, Copy)]
pub(in super::super) struct Bits(u64);

/// One bit of each number of a slice.
pub(in super::super) type Plane = [Bits; LANES];

/// That bit 0 in all.
pub(in super::super) const ZERO: Plane = [Bits::ZERO; LANES];

impl Bits {
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

/// Gives the planes of a slice of numbers by columns, lane by lane: bit `column` of each byte, that
/// of the lowest first. What `planes` holds is lost.
#[inline(always)]
pub(in super::super) fn columns(
    numbers: &[u64; NUMBERS],
    planes: &mut [Plane; 64],
    mut put: impl FnMut(usize, usize, [Bits; 8]),
) {
    for (plane, numbers) in planes.iter_mut().zip(numbers.as_chunks().0) {
        *plane = numbers.map(Bits);
    }
    transpose(planes);
    for column in 0..8 {
        for lane in 0..LANES {
            put(column, lane, from_fn(|byte| planes[8 * byte + column][lane]));
        }
    }
}

/// The numbers of 64 planes, which are used up.
#[inline(never)]
pub(in super::super) fn numbers(planes: &mut [Plane; 64], numbers: &mut [u64; NUMBERS]) {
    transpose(planes);
    for (plane, numbers) in planes.iter().zip(numbers.as_chunks_mut().0) {
        *numbers = plane.map(|bits| bits.0);
    }
}

/// Exchanges rows and columns of the squares of 64 times 64 bits that the lanes are.
#[inline(never)]
fn transpose(planes: &mut [Plane; 64]) {
    for row in 0..8 {
        exchange_three::<8>(
            planes,
            row,
            [0x0000_0000_FFFF_FFFF, 0x0000_FFFF_0000_FFFF, 0x00FF_00FF_00FF_00FF],
        );
    }
    for row in 0..8 {
        exchange_three::<1>(
            planes,
            8 * row,
            [0x0F0F_0F0F_0F0F_0F0F, 0x3333_3333_3333_3333, 0x5555_5555_5555_5555],
        );
    }
}

/// The steps on eight rows that are so far apart; the masks are those of `exchange`.
#[inline(always)]
fn exchange_three<const APART: usize>(planes: &mut [Plane; 64], first: usize, low: [u64; 3]) {
    for lane in 0..LANES {
        let mut rows = from_fn(|i| planes[first + APART * i][lane].0);
        exchange(&mut rows, [[0, 4], [1, 5], [2, 6], [3, 7]], 4 * APART, low[0]);
        exchange(&mut rows, [[0, 2], [1, 3], [4, 6], [5, 7]], 2 * APART, low[1]);
        exchange(&mut rows, [[0, 1], [2, 3], [4, 5], [6, 7]], APART, low[2]);
        (0..8).for_each(|i| planes[first + APART * i][lane] = Bits(rows[i]));
    }
}

/// Exchanges the bit in which the places of each pair of rows differ with that of `shift` in the
/// numbers; `low` masks the bits of the lower places.
#[inline(always)]
fn exchange(rows: &mut [u64; 8], pairs: [[usize; 2]; 4], shift: usize, low: u64) {
    for [above, below] in pairs {
        let differing = (rows[above] >> shift ^ rows[below]) & low;
        rows[below] ^= differing;
        rows[above] ^= differing << shift;
    }
}
