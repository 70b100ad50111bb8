//! The tables that all arithmetic on nimbers shares, made at the first use.

use super::logarithms::Logarithms;
use super::tower::Tower;
use std::sync::OnceLock;

#[derive(Debug)]
pub(in crate::nimber) struct Precomputed {
    pub(in crate::nimber) logarithms: Logarithms,
    /// The nim-products of 2^63 with each byte at each of the eight places of a word.
    top: Box<[[u64; 256]; 8]>,
}

pub(in crate::nimber) fn precomputed() -> &'static Precomputed {
    static TABLES: OnceLock<Precomputed> = OnceLock::new();
    TABLES.get_or_init(Precomputed::new)
}

pub(in crate::nimber) fn logarithms() -> &'static Logarithms {
    &precomputed().logarithms
}

impl Precomputed {
    fn new() -> Self {
        let logarithms = Logarithms::new();
        let mut top = Box::new([[0; 256]; 8]);
        // Multiplying is linear, so a byte's product is that of its lowest bit and that of the rest
        // of it.
        let of_bits: [u64; 64] = std::array::from_fn(|bit| (1_u64 << bit).times_top(&logarithms));
        for (products, of_bits) in top.iter_mut().zip(of_bits.as_chunks::<8>().0) {
            for byte in 1..256_usize {
                products[byte] = products[byte & (byte - 1)] ^ of_bits[byte.trailing_zeros() as usize];
            }
        }
        Self { logarithms, top }
    }

    /// The nim-product with 2^63.
    #[inline]
    pub(in crate::nimber) fn times_top(&self, a: u64) -> u64 {
        let bytes = a.to_le_bytes().into_iter().zip(self.top.iter());
        bytes.fold(0, |sum, (byte, products)| sum ^ products[usize::from(byte)])
    }
}
