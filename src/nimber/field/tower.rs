//! Nimbers of fixed width, by halves: 32, 64 and 128 bits on top of the tables for 16.
//!
//! With F = 2^(n/2), a nimber below 2^n is a1 F + a0, and F (x) F = F + F/2 (all sums are
//! nim-sums). So
//!
//! - (a1 F + a0)(b1 F + b0) = (a1 b1 + a1 b0 + a0 b1) F + a0 b0 + a1 b1 F/2: three products of half
//!   the width, for the middle sum is (a1 + a0)(b1 + b0) + a0 b0 (Karatsuba), and one by the
//!   constant F/2;
//! - squaring is linear: a1² F + a0² + a1² F/2, and its inverse, the square root, is sqrt(a1) F +
//!   sqrt(a0 + a1 F/2);
//! - the conjugate a1 F + (a1 + a0) times a is the norm, a nimber below F: an inverse is conjugate
//!   over norm;
//! - x² + x = a: the high half of x is a root x1 of x1² + x1 = a1, or x1 + 1; the low half solves
//!   x0² + x0 = a0 + x1² F/2, and only one of the two choices leaves the highest bit of that 0.
//!
//! Source: Conway, On Numbers and Games, chapter 6. Cost: a product of 64 bits is 9 products of 16
//! bits and 12 by constants; everything else costs about as much.

use super::logarithms::Logarithms;

/// All nimbers of one width, as a field.
pub(in crate::nimber) trait Tower: Copy {
    fn product(self, other: Self, table: &Logarithms) -> Self;
    /// The nim-product with the highest power of two, 2^(n-1).
    fn times_top(self, table: &Logarithms) -> Self;
    fn square(self, table: &Logarithms) -> Self;
    fn square_root(self, table: &Logarithms) -> Self;
    /// The nim-inverse; 0 for 0.
    fn inverse(self, table: &Logarithms) -> Self;
    /// The even x with x² + x = self, where the highest bit of self is 0.
    fn solve(self, table: &Logarithms) -> Self;
}

impl Tower for u16 {
    #[inline]
    fn product(self, other: Self, table: &Logarithms) -> Self {
        table.product(self, other)
    }

    #[inline]
    fn times_top(self, table: &Logarithms) -> Self {
        table.product(self, 1 << 15)
    }

    fn square(self, table: &Logarithms) -> Self {
        table.product(self, self)
    }

    fn square_root(self, table: &Logarithms) -> Self {
        table.square_root(self)
    }

    fn inverse(self, table: &Logarithms) -> Self {
        table.inverse(self)
    }

    fn solve(self, table: &Logarithms) -> Self {
        fn below(a: u16, bits: u32, table: &Logarithms) -> u16 {
            if bits == 1 {
                return 0; // a is 0, and 0² + 0 = 0
            }
            let half = bits / 2;
            let top = 1 << (half - 1);
            let mut high = below(a >> half, half, table);
            let mut rest = a & ((1 << half) - 1);
            rest ^= table.product(table.product(high, high), top);
            if rest & top != 0 {
                high ^= 1;
                rest ^= top;
            }
            (high << half) | below(rest, half, table)
        }
        below(self, 16, table)
    }
}

macro_rules! halves {
    ($value:expr, $half:ty) => {
        [($value >> <$half>::BITS) as $half, $value as $half]
    };
}

macro_rules! whole {
    ($high:expr, $low:expr, $whole:ty, $half:ty) => {
        (<$whole>::from($high) << <$half>::BITS) | <$whole>::from($low)
    };
}

macro_rules! tower {
    ($whole:ty, $half:ty) => {
        impl Tower for $whole {
            #[inline]
            fn product(self, other: Self, table: &Logarithms) -> Self {
                let ([a1, a0], [b1, b0]) = (halves!(self, $half), halves!(other, $half));
                let high = a1.product(b1, table);
                let low = a0.product(b0, table);
                let crossed = (a1 ^ a0).product(b1 ^ b0, table);
                whole!(crossed ^ low, low ^ high.times_top(table), $whole, $half)
            }

            #[inline]
            fn times_top(self, table: &Logarithms) -> Self {
                // 2^(n-1) = F/2 (x) F
                let [high, low] = halves!(self, $half);
                let new_high = (high ^ low).times_top(table);
                whole!(new_high, high.times_top(table).times_top(table), $whole, $half)
            }

            fn square(self, table: &Logarithms) -> Self {
                let [high, low] = halves!(self, $half);
                let high = high.square(table);
                whole!(high, low.square(table) ^ high.times_top(table), $whole, $half)
            }

            fn square_root(self, table: &Logarithms) -> Self {
                let [high, low] = halves!(self, $half);
                let low = low ^ high.times_top(table);
                whole!(high.square_root(table), low.square_root(table), $whole, $half)
            }

            fn inverse(self, table: &Logarithms) -> Self {
                let [high, low] = halves!(self, $half);
                let conjugate = high ^ low;
                let norm = low.product(conjugate, table) ^ high.square(table).times_top(table);
                let scale = norm.inverse(table);
                whole!(high.product(scale, table), conjugate.product(scale, table), $whole, $half)
            }

            fn solve(self, table: &Logarithms) -> Self {
                const TOP: $half = 1 << (<$half>::BITS - 1);
                let [high, low] = halves!(self, $half);
                let mut high = high.solve(table);
                let mut rest = low ^ high.square(table).times_top(table);
                if rest & TOP != 0 {
                    high ^= 1;
                    rest ^= TOP;
                }
                whole!(high, rest.solve(table), $whole, $half)
            }
        }
    };
}

tower!(u32, u16);
tower!(u64, u32);
tower!(u128, u64);
