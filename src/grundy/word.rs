//! 128 bits side by side, in one vector register where the processor has such: what [`super::rows`] computes with.
//!
//! WebAssembly's instructions on vectors can be named in safe code; those of other processors cannot, and there the compiler
//! makes vectors of the pairs of words by itself, or leaves them as they are.

#![expect(clippy::inline_always, reason = "each is one instruction or a few")]

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vector {
    use std::arch::wasm32::{
        i64x2_shuffle, u64x2, u64x2_extract_lane, u64x2_shl, u64x2_shr, v128, v128_andnot, v128_any_true,
        v128_or,
    };

    /// A set of bits 0 to 127.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Word(v128);

    impl Word {
        #[inline(always)]
        pub(in super::super) fn new([low, high]: [u64; 2]) -> Self {
            Self(u64x2(low, high))
        }

        #[inline(always)]
        pub(in super::super) fn halves(self) -> [u64; 2] {
            [u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0)]
        }

        #[inline(always)]
        pub(in super::super) fn or(self, other: Self) -> Self {
            Self(v128_or(self.0, other.0))
        }

        #[inline(always)]
        pub(in super::super) fn without(self, other: Self) -> Self {
            Self(v128_andnot(self.0, other.0))
        }

        #[inline(always)]
        pub(in super::super) fn is_empty(self) -> bool {
            !v128_any_true(self.0)
        }

        /// Bit i + `by` becomes bit i, for `by` from 0 to 63.
        #[inline(always)]
        pub(in super::super) fn shifted_down(self, by: u32) -> Self {
            let high = i64x2_shuffle::<1, 2>(self.0, u64x2(0, 0));
            // In two steps, for a shift by 64 would shift by nothing.
            Self(v128_or(u64x2_shr(self.0, by), u64x2_shl(u64x2_shl(high, 1), 63 - by)))
        }
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod vector {
    /// A set of bits 0 to 127.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Word([u64; 2]);

    impl Word {
        #[inline(always)]
        pub(in super::super) fn new(halves: [u64; 2]) -> Self {
            Self(halves)
        }

        #[inline(always)]
        pub(in super::super) fn halves(self) -> [u64; 2] {
            self.0
        }

        #[inline(always)]
        pub(in super::super) fn or(self, Self([low, high]): Self) -> Self {
            Self([self.0[0] | low, self.0[1] | high])
        }

        #[inline(always)]
        pub(in super::super) fn without(self, Self([low, high]): Self) -> Self {
            Self([self.0[0] & !low, self.0[1] & !high])
        }

        #[inline(always)]
        pub(in super::super) fn is_empty(self) -> bool {
            self.0[0] | self.0[1] == 0
        }

        /// Bit i + `by` becomes bit i, for `by` from 0 to 63.
        #[inline(always)]
        pub(in super::super) fn shifted_down(self, by: u32) -> Self {
            let [low, high] = self.0;
            // In two steps, for a shift by 64 is none.
            Self([low >> by | high << 1 << (63 - by), high >> by])
        }
    }
}

pub(super) use vector::Word;
