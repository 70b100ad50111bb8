//! The field of the 65,536 nimbers below 2^16, by logarithms.
//!
//! The nimbers below 2^16 without 0 are a cyclic group of 65,535 elements. With a generator g of
//! it, a product is exp(log a + log b). The tables are made at first use, from the least generator,
//! which is found by trying: g generates when no g^(65535/p) is 1 for the primes p = 3, 5, 17, 257
//! of 65,535.
//!
//! Source: Conway, On Numbers and Games, chapter 6, for the field; logarithms are the usual way
//! with small finite fields. Cost: a product is three reads; making the tables takes about a
//! millisecond and 400 KiB, once.

const ORDER: usize = 65_535;

#[derive(Debug)]
pub(in crate::nimber) struct Logarithms {
    /// log[x] for x from 1; log[0] is 0 and means nothing.
    log: Box<[u16; 1 << 16]>,
    /// g^i for i from 0 to 131,071: the sum of two logarithms needs no reduction.
    exp: Box<[u16; 1 << 17]>,
}

impl Logarithms {
    /// Takes about a millisecond.
    pub(in crate::nimber) fn new() -> Self {
        // Boxed arrays by way of vectors: on the stack they would not fit a small one.
        let mut log: Box<[u16; 1 << 16]> = zeros();
        let mut exp: Box<[u16; 1 << 17]> = zeros();
        let generator = (2..u16::MAX).find(|&g| generates(g)).unwrap_or(1);
        // Multiplying by g is linear over nim-sum, so the images of bytes are enough, and those of
        // the powers of two for these.
        let mut images = [[0; 256]; 2];
        for (place, images) in images.iter_mut().enumerate() {
            for byte in 1..256_usize {
                let lowest = 1 << (8 * place) << byte.trailing_zeros();
                images[byte] = images[byte & (byte - 1)] ^ slow_product(generator, lowest);
            }
        }
        let mut power = 1_u16;
        for i in 0..ORDER {
            exp[i] = power;
            log[usize::from(power)] = i as u16;
            let [low, high] = power.to_le_bytes();
            power = images[0][usize::from(low)] ^ images[1][usize::from(high)];
        }
        for i in ORDER..exp.len() {
            exp[i] = exp[i - ORDER];
        }
        Self { log, exp }
    }

    #[inline]
    pub(in crate::nimber) fn product(&self, a: u16, b: u16) -> u16 {
        if a == 0 || b == 0 {
            return 0;
        }
        self.exp[usize::from(self.log[usize::from(a)]) + usize::from(self.log[usize::from(b)])]
    }

    pub(in crate::nimber) fn inverse(&self, a: u16) -> u16 {
        if a == 0 { 0 } else { self.exp[ORDER - usize::from(self.log[usize::from(a)])] }
    }

    /// The power, with an ordinary integer as exponent; 0^0 = 1.
    #[inline]
    pub(in crate::nimber) fn power(&self, a: u16, exponent: u32) -> u16 {
        if exponent == 0 {
            return 1;
        }
        if a == 0 {
            return 0;
        }
        let log = u64::from(self.log[usize::from(a)]) * u64::from(exponent) % ORDER as u64;
        self.exp[log as usize]
    }

    pub(in crate::nimber) fn square_root(&self, a: u16) -> u16 {
        let log = usize::from(self.log[usize::from(a)]);
        // The group's order is odd, so of log and log + 65535 one is even.
        let double = if log % 2 == 0 { log } else { log + ORDER };
        if a == 0 { 0 } else { self.exp[double / 2] }
    }
}

#[expect(clippy::unnecessary_box_returns, reason = "a large array, which belongs on the heap")]
fn zeros<const N: usize>() -> Box<[u16; N]> {
    match vec![0; N].into_boxed_slice().try_into() {
        Ok(array) => array,
        Err(_) => unreachable!("a vector of N elements is an array of N elements"),
    }
}

fn generates(g: u16) -> bool {
    [3, 5, 17, 257].iter().all(|prime| {
        // square and multiply, from the highest bit
        let exponent = ORDER / prime;
        let power = (0..16).rev().fold(1, |power, bit| {
            let square = slow_product(power, power);
            if exponent >> bit & 1 == 1 { slow_product(square, g) } else { square }
        });
        power != 1
    })
}

/// The nim-product by halves, down to single bits: see [`super::tower`] for the formula.
fn slow_product(a: u16, b: u16) -> u16 {
    fn below(a: u16, b: u16, bits: u32) -> u16 {
        if a < 2 || b < 2 {
            return a * b;
        }
        let half = bits / 2;
        let low_bits = (1 << half) - 1;
        let (a1, a0, b1, b0) = (a >> half, a & low_bits, b >> half, b & low_bits);
        let high = below(a1, b1, half);
        let low = below(a0, b0, half);
        let crossed = below(a1 ^ a0, b1 ^ b0, half);
        ((crossed ^ low) << half) | (low ^ below(high, 1 << (half - 1), half))
    }
    below(a, b, 16)
}
