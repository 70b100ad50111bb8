//! The nearest of 16 neighbouring values with count 0, by nim-sum, for [`super::counters`].
//!
//! The counts in the order of their distance from a place are a shuffle of the counts, since
//! distances are nim-sums of places; then the first 0 is the nearest. With WebAssembly's vectors
//! each is one instruction; elsewhere the counts are visited in a loop. Time O(1).

/// The distance of the nearest 0 from the place `near`, below 16; 16 or more if there is none.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) fn nearest_zero(counts: &[u8; 16], near: u8) -> u32 {
    use std::arch::wasm32::{i8x16_bitmask, i8x16_eq, u8x16, u8x16_splat, u8x16_swizzle, u64x2, v128_xor};
    let (halves, _) = counts.as_chunks::<8>();
    let counts = u64x2(u64::from_le_bytes(halves[0]), u64::from_le_bytes(halves[1]));
    let places = u8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    let by_distance = u8x16_swizzle(counts, v128_xor(places, u8x16_splat(near)));
    u32::from(i8x16_bitmask(i8x16_eq(by_distance, u64x2(0, 0)))).trailing_zeros()
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) fn nearest_zero(counts: &[u8; 16], near: u8) -> u32 {
    (0..16).find(|distance| counts[(usize::from(near) % 16) ^ distance] == 0).unwrap_or(16) as u32
}

#[cfg(test)]
mod tests {
    use super::nearest_zero;

    #[test]
    fn nearest_zeros_are_nearest() {
        for near in 0..16u8 {
            for zeros in 0..1u32 << 16 {
                let counts = std::array::from_fn(|at| if zeros >> at & 1 == 1 { 0 } else { at as u8 + 240 });
                let distance = (0..16).find(|distance| zeros >> (u32::from(near) ^ distance) & 1 == 1);
                let found = nearest_zero(&counts, near);
                assert_eq!((found < 16).then_some(found), distance);
            }
        }
    }
}
