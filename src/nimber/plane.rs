//! Two words side by side, in one vector register where the processor has such: what [`super::slices`] computes with.
//!
//! Compilers do not see by themselves that pairs of words in a long straight circuit are vectors. WebAssembly's instructions on
//! vectors can be named in safe code, and make the circuit more than twice as quick; those of other processors cannot,
//! and there the compiler is left alone with the words.

#![expect(clippy::inline_always, reason = "each is one instruction")]

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vector {
    use std::arch::wasm32::{u64x2, u64x2_extract_lane, u64x2_shl, u64x2_shr, v128, v128_and, v128_xor};

    /// One bit of each of 128 numbers.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Plane(v128);

    impl Plane {
        #[inline(always)]
        pub(in super::super) fn new([first, second]: [u64; 2]) -> Self {
            Self(u64x2(first, second))
        }

        #[inline(always)]
        pub(in super::super) fn words(self) -> [u64; 2] {
            [u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0)]
        }

        #[inline(always)]
        pub(in super::super) fn xor(self, other: Self) -> Self {
            Self(v128_xor(self.0, other.0))
        }

        #[inline(always)]
        pub(in super::super) fn and(self, other: Self) -> Self {
            Self(v128_and(self.0, other.0))
        }

        /// Each word shifted towards its lowest bit.
        #[inline(always)]
        pub(in super::super) fn shifted_down<const BITS: u32>(self) -> Self {
            Self(u64x2_shr(self.0, BITS))
        }

        /// Each word shifted towards its highest bit.
        #[inline(always)]
        pub(in super::super) fn shifted_up<const BITS: u32>(self) -> Self {
            Self(u64x2_shl(self.0, BITS))
        }
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod vector {
    /// One bit of each of 128 numbers.
    #[derive(Clone, Copy)]
    #[repr(align(16))]
    pub(in super::super) struct Plane([u64; 2]);

    impl Plane {
        #[inline(always)]
        pub(in super::super) fn new(words: [u64; 2]) -> Self {
            Self(words)
        }

        #[inline(always)]
        pub(in super::super) fn words(self) -> [u64; 2] {
            self.0
        }

        #[inline(always)]
        pub(in super::super) fn xor(self, Self([first, second]): Self) -> Self {
            Self([self.0[0] ^ first, self.0[1] ^ second])
        }

        #[inline(always)]
        pub(in super::super) fn and(self, Self([first, second]): Self) -> Self {
            Self([self.0[0] & first, self.0[1] & second])
        }

        /// Each word shifted towards its lowest bit.
        #[inline(always)]
        pub(in super::super) fn shifted_down<const BITS: u32>(self) -> Self {
            Self(self.0.map(|word| word >> BITS))
        }

        /// Each word shifted towards its highest bit.
        #[inline(always)]
        pub(in super::super) fn shifted_up<const BITS: u32>(self) -> Self {
            Self(self.0.map(|word| word << BITS))
        }
    }
}

pub(super) use vector::Plane;
