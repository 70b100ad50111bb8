//! Planes of WebAssembly's vectors of 16 bytes.
//!
//! Where a number stands among 128 has 7 bits, and which of its bits 6. Bytes are exchanged first:
//! interleaving the bytes of two vectors takes the highest bit of the place in a vector out into
//! the number of the vector, and the lowest bit of that number in. Four such steps on 8 vectors of
//! two numbers leave vectors that hold one byte of 16 numbers each, and three of growing pieces
//! lead back. Bits within bytes are exchanged in three steps, on the 8 vectors of one byte.
//!
//! Source: Hacker's Delight, section 7-3, for the steps on bits; the steps on bytes are perfect
//! shuffles. Cost: 4 or 3 times 64 shuffles, and 3 times 32 exchanges of 6 instructions.

#![expect(clippy::inline_always, reason = "each is one instruction, or a piece of straight code")]

use std::arch::wasm32::{
    u8x16_shuffle, u16x8_shuffle, u32x4_shuffle, u64x2, u64x2_extract_lane, u64x2_shl, u64x2_shr,
    u64x2_splat, v128, v128_and, v128_bitselect, v128_xor,
};
use std::array::from_fn;

/// Numbers in a slice.
pub(in super::super) const NUMBERS: usize = 128;

/// Vectors in a plane.
pub(in super::super) const LANES: usize = 1;

/// One bit of each number of a slice.
#[derive(Clone, Copy)]
pub(in super::super) struct Bits(v128);

/// One bit of each number of a slice.
pub(in super::super) type Plane = [Bits; LANES];

/// That bit 0 in all.
pub(in super::super) const ZERO: Plane = [Bits::ZERO; LANES];

/// Eight vectors: 16 numbers, or one byte of all 128.
type Vectors = [v128; 8];

const NO_BITS: v128 = u64x2(0, 0);

impl Bits {
    pub(in super::super) const ZERO: Self = Self(NO_BITS);

    #[inline(always)]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        Self(v128_xor(self.0, other.0))
    }

    #[inline(always)]
    pub(in super::super) fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }
}

/// Gives the planes of a slice of numbers by columns: bit `column` of each byte, that of the lowest
/// first; the lane is always 0. What `planes` holds is lost.
#[inline(always)]
pub(in super::super) fn columns(
    numbers: &[u64; NUMBERS],
    planes: &mut [Plane; 64],
    mut put: impl FnMut(usize, usize, [Bits; 8]),
) {
    exchange_bits(numbers, planes);
    for (column, planes) in planes.as_chunks().0.iter().enumerate() {
        let mut vectors = planes.map(|[Bits(vector)]| vector);
        interleave::<1>(&mut vectors, bytes_interleaved);
        interleave::<2>(&mut vectors, bytes_interleaved);
        interleave::<4>(&mut vectors, bytes_interleaved);
        interleave::<1>(&mut vectors, bytes_interleaved);
        // The bits of the byte's number came out in the order 2, 1, 0, to bits 1, 2, 0.
        put(column, 0, [0, 1, 4, 5, 2, 3, 6, 7].map(|i| Bits(vectors[i])));
    }
}

/// Bit i of all bytes to column i: of 16 numbers at a time.
#[inline(never)]
fn exchange_bits(numbers: &[u64; NUMBERS], planes: &mut [Plane; 64]) {
    for (sixteen, numbers) in numbers.as_chunks::<16>().0.iter().enumerate() {
        let vectors = bits_exchanged(from_fn(|i| u64x2(numbers[2 * i], numbers[2 * i + 1])));
        for (column, vector) in vectors.into_iter().enumerate() {
            planes[8 * column + sixteen] = [Bits(vector)];
        }
    }
}

/// The numbers of 64 planes, which are used up.
#[inline(never)]
pub(in super::super) fn numbers(planes: &mut [Plane; 64], numbers: &mut [u64; NUMBERS]) {
    let octets = planes.as_chunks_mut::<8>().0;
    for octet in &mut *octets {
        *octet = bits_exchanged(octet.map(|[Bits(vector)]| vector)).map(|vector| [Bits(vector)]);
    }
    for i in 0..8 {
        let mut vectors = from_fn(|byte| octets[byte][i][0].0);
        interleave::<1>(&mut vectors, bytes_interleaved);
        interleave::<2>(&mut vectors, twos_interleaved);
        interleave::<4>(&mut vectors, fours_interleaved);
        for (vector, sixteen) in vectors.iter().zip(numbers.as_chunks_mut::<16>().0) {
            sixteen[2 * i] = u64x2_extract_lane::<0>(*vector);
            sixteen[2 * i + 1] = u64x2_extract_lane::<1>(*vector);
        }
    }
}

/// Calls `act` with the numbers of vectors whose bit S is 0. Without a loop: the vectors that a
/// loop chooses are stored and loaded again.
#[inline(always)]
fn each_pair<const S: usize>(mut act: impl FnMut(usize)) {
    let vector = |i: usize| i + (i & !(S - 1));
    act(vector(0));
    act(vector(1));
    act(vector(2));
    act(vector(3));
}

/// Interleaves the vectors whose numbers differ in bit S: the first halves come to the lower, the
/// second halves to the higher number.
#[inline(always)]
fn interleave<const S: usize>(vectors: &mut Vectors, interleaved: impl Fn(v128, v128) -> [v128; 2]) {
    each_pair::<S>(|i| [vectors[i], vectors[i + S]] = interleaved(vectors[i], vectors[i + S]));
}

/// Exchanges the number of the vector with the number of the bit in each byte.
#[inline(always)]
fn bits_exchanged(mut vectors: Vectors) -> Vectors {
    exchange::<4>(&mut vectors, 0x0F0F_0F0F_0F0F_0F0F);
    exchange::<2>(&mut vectors, 0x3333_3333_3333_3333);
    exchange::<1>(&mut vectors, 0x5555_5555_5555_5555);
    vectors
}

/// Exchanges the bits of the places S of the vectors and of the bytes; `low` masks the bits of the
/// lower places.
#[inline(always)]
fn exchange<const S: usize>(vectors: &mut Vectors, low: u64) {
    let low = u64x2_splat(low);
    each_pair::<S>(|i| {
        let above = vectors[i + S];
        vectors[i + S] = v128_bitselect(u64x2_shr(vectors[i], S as u32), above, low);
        let differing = v128_xor(above, vectors[i + S]);
        vectors[i] = v128_xor(vectors[i], u64x2_shl(differing, S as u32));
    });
}

/// A byte of one, a byte of the other, and so on: of their first and of their second halves.
#[inline(always)]
fn bytes_interleaved(a: v128, b: v128) -> [v128; 2] {
    [
        u8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(a, b),
        u8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(a, b),
    ]
}

/// The same with two bytes at a time.
#[inline(always)]
fn twos_interleaved(a: v128, b: v128) -> [v128; 2] {
    [u16x8_shuffle::<0, 8, 1, 9, 2, 10, 3, 11>(a, b), u16x8_shuffle::<4, 12, 5, 13, 6, 14, 7, 15>(a, b)]
}

/// The same with four bytes at a time.
#[inline(always)]
fn fours_interleaved(a: v128, b: v128) -> [v128; 2] {
    [u32x4_shuffle::<0, 4, 1, 5>(a, b), u32x4_shuffle::<2, 6, 3, 7>(a, b)]
}
