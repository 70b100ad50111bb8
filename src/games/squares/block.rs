//! A block of bits, the unit of computation of [`super::bit_rows`].
//!
//! A block is a string of 128 bytes that may begin at any byte, of which [`Block::BITS`] count: so
//! many there are whichever bit of the first byte is taken for the first. WebAssembly's
//! instructions on vectors can be named in safe code; those of other processors cannot, and there
//! the compiler makes vectors of loops over words.

#![expect(clippy::inline_always, reason = "each is a few instructions in a row")]

pub(super) const WORDS: usize = 16;
/// Bytes that are read for a block.
pub(super) const SPAN: usize = 8 * WORDS;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vector {
    use super::{SPAN, WORDS};
    use std::arch::wasm32::{
        i64x2_shuffle, u64x2, u64x2_extract_lane, u64x2_shl, u64x2_shr, v128, v128_andnot, v128_any_true,
        v128_or,
    };
    use std::array::from_fn;

    const VECTORS: usize = WORDS / 2;

    #[derive(Clone, Copy)]
    pub(in super::super) struct Pair(v128);

    impl Pair {
        #[inline(always)]
        pub(in super::super) fn of(words: [u64; 2]) -> Self {
            Self(u64x2(words[0], words[1]))
        }

        #[inline(always)]
        pub(in super::super) fn words(self) -> [u64; 2] {
            [u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0)]
        }

        #[inline(always)]
        pub(in super::super) fn without(self, other: Self) -> Self {
            Self(v128_andnot(self.0, other.0))
        }
    }

    #[derive(Clone, Copy)]
    pub(in super::super) struct Block([v128; VECTORS]);

    impl Block {
        #[inline(always)]
        pub(in super::super) fn empty() -> Self {
            Self([u64x2(0, 0); VECTORS])
        }

        #[inline(always)]
        pub(in super::super) fn read(bytes: &[u8; SPAN]) -> Self {
            let (words, _) = bytes.as_chunks();
            Self(from_fn(|i| u64x2(u64::from_le_bytes(words[2 * i]), u64::from_le_bytes(words[2 * i + 1]))))
        }

        #[inline(always)]
        pub(in super::super) fn of(words: &[u64; WORDS]) -> Self {
            Self(from_fn(|i| u64x2(words[2 * i], words[2 * i + 1])))
        }

        #[inline(always)]
        pub(in super::super) fn words(self) -> [u64; WORDS] {
            from_fn(|i| match i % 2 {
                0 => u64x2_extract_lane::<0>(self.0[i / 2]),
                _ => u64x2_extract_lane::<1>(self.0[i / 2]),
            })
        }

        #[inline(always)]
        pub(in super::super) fn or(self, other: Self) -> Self {
            Self(from_fn(|i| v128_or(self.0[i], other.0[i])))
        }

        #[inline(always)]
        pub(in super::super) fn without(self, other: Self) -> Self {
            Self(from_fn(|i| v128_andnot(self.0[i], other.0[i])))
        }

        /// A lower bound on the bits: 0 only if there are none, and exact mostly if they are few.
        #[inline(always)]
        pub(in super::super) fn at_least(self) -> u32 {
            let any = self.0.into_iter().fold(u64x2(0, 0), |any, vector| v128_or(any, vector));
            u64x2_extract_lane::<0>(any).count_ones() + u64x2_extract_lane::<1>(any).count_ones()
        }

        #[inline(always)]
        pub(in super::super) fn is_empty(self) -> bool {
            !v128_any_true(self.0.into_iter().fold(u64x2(0, 0), |any, vector| v128_or(any, vector)))
        }

        /// Bit i + `by` becomes bit i, for `by` from 0 to 63.
        #[inline(always)]
        pub(in super::super) fn shifted_down(self, by: u32) -> Self {
            Self(from_fn(|i| {
                let next = self.0.get(i + 1).copied().unwrap_or(u64x2(0, 0));
                let high = i64x2_shuffle::<1, 2>(self.0[i], next);
                // In two steps, for a shift by 64 would shift by nothing.
                v128_or(u64x2_shr(self.0[i], by), u64x2_shl(u64x2_shl(high, 1), 63 - by))
            }))
        }
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod vector {
    use super::{SPAN, WORDS};
    use std::array::from_fn;

    #[derive(Clone, Copy)]
    pub(in super::super) struct Pair([u64; 2]);

    impl Pair {
        #[inline(always)]
        pub(in super::super) fn of(words: [u64; 2]) -> Self {
            Self(words)
        }

        #[inline(always)]
        pub(in super::super) fn words(self) -> [u64; 2] {
            self.0
        }

        #[inline(always)]
        pub(in super::super) fn without(self, other: Self) -> Self {
            Self(from_fn(|i| self.0[i] & !other.0[i]))
        }
    }

    #[derive(Clone, Copy)]
    pub(in super::super) struct Block([u64; WORDS]);

    impl Block {
        #[inline(always)]
        pub(in super::super) fn empty() -> Self {
            Self([0; WORDS])
        }

        #[inline(always)]
        pub(in super::super) fn read(bytes: &[u8; SPAN]) -> Self {
            let (words, _) = bytes.as_chunks();
            Self(from_fn(|i| u64::from_le_bytes(words[i])))
        }

        #[inline(always)]
        pub(in super::super) fn of(words: &[u64; WORDS]) -> Self {
            Self(*words)
        }

        #[inline(always)]
        pub(in super::super) fn words(self) -> [u64; WORDS] {
            self.0
        }

        #[inline(always)]
        pub(in super::super) fn or(self, other: Self) -> Self {
            Self(from_fn(|i| self.0[i] | other.0[i]))
        }

        #[inline(always)]
        pub(in super::super) fn without(self, other: Self) -> Self {
            Self(from_fn(|i| self.0[i] & !other.0[i]))
        }

        #[inline(always)]
        pub(in super::super) fn at_least(self) -> u32 {
            let any = self
                .0
                .as_chunks()
                .0
                .iter()
                .fold([0; 2], |any, pair: &[u64; 2]| from_fn(|i| any[i] | pair[i]));
            any[0].count_ones() + any[1].count_ones()
        }

        #[inline(always)]
        pub(in super::super) fn is_empty(self) -> bool {
            self.0.into_iter().fold(0, |any, word| any | word) == 0
        }

        #[inline(always)]
        pub(in super::super) fn shifted_down(self, by: u32) -> Self {
            Self(from_fn(|i| {
                let next = self.0.get(i + 1).copied().unwrap_or(0);
                // In two steps, for a shift by 64 is none.
                self.0[i] >> by | next << 1 << (63 - by)
            }))
        }
    }
}

pub(super) use vector::{Block, Pair};

impl Block {
    /// Bits that count.
    pub(super) const BITS: usize = 8 * Self::BYTES;
    /// Bytes from one block to the next.
    pub(super) const BYTES: usize = SPAN - 1;

    #[inline(always)]
    pub(super) fn write(self, bytes: &mut [u8; SPAN]) {
        for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(self.words()) {
            *bytes = word.to_le_bytes();
        }
    }

    /// The bits from bit 0 of the first byte on, without those that belong to the next block.
    #[inline(always)]
    pub(super) fn read_own(bytes: &[u8; SPAN]) -> Self {
        let mut own = *bytes;
        own[Self::BYTES] = 0;
        Self::read(&own)
    }
}
