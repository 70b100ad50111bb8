//! Nimbers of any size: big integers in and out, [`super::field::limbs`] in between.
//!
//! Each operation works in the smallest field that contains its operands, found from their lengths.
//! Powers reduce the exponent by the order 2^n - 1 of that field's group, then square and multiply
//! from the highest digit.

use super::field::Field;
use super::field::limbs;
use super::field::precomputed::{Precomputed, precomputed};
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use std::{fmt, ops};

/// A nimber below 2^65536.
///
/// Sums, products and everything else of nimbers below 2^(2^k) stay below, so only making one can
/// fail.
///
/// ```
/// use grundyscope::nimber::Nimber;
/// let (six, five) = (Nimber::from(6), Nimber::from(5));
/// assert_eq!(six.product(&five), Nimber::from(8)); // OEIS A051775
/// assert_eq!(six.sum(&five), Nimber::from(3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nimber(UBig);

impl From<u64> for Nimber {
    fn from(value: u64) -> Self {
        Self(value.into())
    }
}

/// The operators of a field, by the methods of those names; division by zero panics, as it does for
/// integers: [`Nimber::quotient`] does not.
macro_rules! operators {
    ($($operator:ident $call:ident $method:expr;)+) => {$(
        impl ops::$operator<&Nimber> for &Nimber {
            type Output = Nimber;

            fn $call(self, other: &Nimber) -> Nimber {
                $method(self, other)
            }
        }

        impl ops::$operator for Nimber {
            type Output = Self;

            fn $call(self, other: Self) -> Self {
                $method(&self, &other)
            }
        }
    )+};
}

operators! {
    Add add Nimber::sum;
    Sub sub Nimber::sum;
    Mul mul Nimber::product;
    Div div |a: &Nimber, b: &Nimber| a.quotient(b).expect("a nimber other than 0 to divide by");
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Nimber {
    /// The most bits of a nimber.
    pub const MAX_BITS: usize = 1 << 16;

    /// The most work of a power: bits of the exponent times 3^(k-6), which is what a product of 2^k
    /// bits costs.
    const MAX_WORK: u64 = 1 << 28;

    /// The nimber with this number.
    ///
    /// # Errors
    /// [`Code::OutOfRange`]: it has more than [`Nimber::MAX_BITS`] bits.
    pub fn new(value: UBig) -> Result<Self> {
        if value.bit_len() <= Self::MAX_BITS { Ok(Self(value)) } else { Err(Self::too_large()) }
    }

    pub(super) fn too_large() -> Error {
        let max = "2^65536-1";
        Error::new(Code::OutOfRange, "", allowed("nimber-below")).with_range("0", max)
    }

    /// A number known to be below the limit, or an ordinary integer in place of a nimber.
    pub(super) const fn sized(value: UBig) -> Self {
        Self(value)
    }

    /// Its number.
    #[must_use]
    pub const fn value(&self) -> &UBig {
        &self.0
    }

    /// Whether it is 0.
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    pub(crate) const fn is_one(&self) -> bool {
        self.0.is_one()
    }

    /// The smallest field that contains it. Time O(1). Panics: never.
    ///
    /// ```
    /// use grundyscope::nimber::Nimber;
    /// assert_eq!(Nimber::from(256).field().bits(), 16);
    /// ```
    #[must_use]
    pub fn field(&self) -> Field {
        Field::of(&self.0)
    }

    /// The nim-sum, which is exclusive or. Time O(n) for n bits. Panics: never.
    #[must_use]
    pub fn sum(&self, other: &Self) -> Self {
        Self(&self.0 ^ &other.0)
    }

    /// The nim-product.
    ///
    /// Time O(n^1.585) for n bits: some 10 µs for 4,096. Panics: never. Source: Conway, On Numbers
    /// and Games, ch. 6.
    ///
    /// ```
    /// use grundyscope::nimber::Nimber;
    /// use dashu_int::UBig;
    /// let f = UBig::ONE << 4096; // F (x) F = F + F/2
    /// let square = Nimber::new(&f + (&f >> 1)).unwrap();
    /// let f = Nimber::new(f).unwrap();
    /// assert_eq!(f.product(&f), square);
    /// ```
    /// Also as an operator:
    ///
    /// ```
    /// use grundyscope::nimber::Nimber;
    /// let (a, b) = (Nimber::from(6), Nimber::from(7));
    /// assert_eq!((&a * &b, &a + &b), (Nimber::from(3), Nimber::from(1))); // OEIS A051775
    /// assert_eq!(&a * &a.inverse().unwrap(), Nimber::from(1));
    /// ```
    #[must_use]
    pub fn product(&self, other: &Self) -> Self {
        let words = self.words().max(other.words());
        let mut space = vec![0; words + limbs::scratch(words)];
        let (out, scratch) = space.split_at_mut(words);
        limbs::product(&self.row(words), &other.row(words), out, scratch, precomputed());
        Self::from_row(out)
    }

    /// The nim-square. Time O(n^1.585) for n bits, about half a product's. Panics: never.
    #[must_use]
    pub fn square(&self) -> Self {
        self.in_place(1, limbs::square)
    }

    /// The nim-square root, unique and in the same field. Time O(n^1.585), n bits. Panics: never.
    ///
    /// ```
    /// use grundyscope::nimber::Nimber;
    /// assert_eq!(Nimber::from(4).square_root(), Nimber::from(7)); // OEIS A160679
    /// ```
    #[must_use]
    pub fn square_root(&self) -> Self {
        self.in_place(1, limbs::square_root)
    }

    /// The nim-inverse: the nimber whose product with this one is 1. Time O(n^1.585) for n bits.
    ///
    /// # Errors
    /// [`Code::DivisionByZero`]: this is 0.
    ///
    /// ```
    /// use grundyscope::nimber::Nimber;
    /// assert_eq!(Nimber::from(16).inverse(), Ok(Nimber::from(170))); // OEIS A051917
    /// ```
    pub fn inverse(&self) -> Result<Self> {
        if self.is_zero() {
            return Err(Error::new(Code::DivisionByZero, "", allowed("nonzero-divisor")));
        }
        Ok(self.in_place(3, limbs::inverse))
    }

    /// The nim-quotient, whose product with `divisor` is this one. Time O(n^1.585) for n bits.
    ///
    /// # Errors
    /// [`Code::DivisionByZero`]: `divisor` is 0.
    ///
    /// ```
    /// use grundyscope::nimber::Nimber;
    /// assert_eq!(Nimber::from(8).quotient(&Nimber::from(5)), Ok(Nimber::from(6)));
    /// ```
    pub fn quotient(&self, divisor: &Self) -> Result<Self> {
        Ok(self.product(&divisor.inverse()?))
    }

    /// The power: the nim-product of `exponent` copies, an ordinary integer; 0^0 = 1.
    ///
    /// Time O(e n^1.585) for n bits and an exponent that has e bits after it is reduced by 2^n - 1.
    ///
    /// # Errors
    /// - [`Code::OutOfRange`]: that is too much work. Every exponent passes below 2^16384.
    /// - The error of the progress listener.
    ///
    /// ```
    /// use grundyscope::nimber::Nimber;
    /// // OEIS A335162: 4 has order 15, so 4^(10^100) = 4^10 = 3.
    /// let exponent = dashu_int::UBig::from(10u8).pow(100);
    /// assert_eq!(Nimber::from(4).power(&exponent, None), Ok(Nimber::from(3)));
    /// ```
    pub fn power(&self, exponent: &UBig, progress: Option<&mut Progress<'_>>) -> Result<Self> {
        let progress = &mut Progress::from(progress);
        if exponent.is_zero() {
            return Ok(Self::from(1));
        }
        if self.is_zero() {
            return Ok(Self::from(0));
        }
        let reduced = self.reduced(exponent);
        let (words, bits) = (self.words(), reduced.bit_len());
        let product = 3_u64.pow(words.trailing_zeros());
        if product.saturating_mul(bits as u64) > Self::MAX_WORK {
            let allowed = allowed("exponent-bits").with("bits", Self::MAX_WORK / product);
            return Err(Error::new(Code::OutOfRange, &exponent.to_string(), allowed));
        }
        let mut space = vec![0; words + limbs::scratch(words)];
        let (out, scratch) = space.split_at_mut(words);
        let base = self.row(words);
        let mut power = Self::from(1).row(words);
        // Squares are cheap, products are not: long exponents are taken in digits of four bits.
        let width = if bits > 64 { 4 } else { 1 };
        let mut digits = vec![power.clone(), base.clone()];
        while digits.len() < 1 << width {
            limbs::product(&digits[digits.len() - 1], &base, out, scratch, precomputed());
            digits.push(out.to_vec());
        }
        let count = bits.div_ceil(width);
        for place in (0..count).rev() {
            for _ in 0..width {
                limbs::square(&mut power, scratch, precomputed());
            }
            let digit =
                (0..width).filter(|bit| reduced.bit(place * width + bit)).fold(0, |d, bit| d | 1 << bit);
            if digit != 0 {
                limbs::product(&power, &digits[digit], out, scratch, precomputed());
                power.copy_from_slice(out);
            }
            if words >= 64 || place % 64 == 0 {
                progress.report((count - place) as u64, count as u64)?;
            }
        }
        Ok(Self::from_row(&power))
    }

    /// The exponent, reduced by the order of the group of the smallest field that contains this.
    pub(super) fn reduced(&self, exponent: &UBig) -> UBig {
        exponent % UBig::ones(self.field().bits())
    }

    /// The conjugate over the next smaller field, a1 F + (a1 + a0) for a1 F + a0: power 2^(n/2).
    pub(super) fn conjugate(&self) -> Self {
        Self(&self.0 ^ (&self.0 >> (self.field().bits() / 2)))
    }

    /// The even root of x² + x = this, in a field of `bits` bits, where its highest bit is 0.
    pub(super) fn solve(&self, bits: usize) -> Self {
        let words = bits.div_ceil(64);
        let (mut row, mut scratch) = (self.row(words), vec![0; words]);
        limbs::solve(&mut row, &mut scratch, precomputed());
        Self::from_row(&row)
    }

    /// Does `work` on its words, with `space` times as many words of working space.
    fn in_place(&self, space: usize, work: fn(&mut [u64], &mut [u64], &Precomputed)) -> Self {
        let words = self.words();
        let (mut row, mut scratch) = (self.row(words), vec![0; space * words]);
        work(&mut row, &mut scratch, precomputed());
        Self::from_row(&row)
    }

    /// How many words its field's elements have.
    fn words(&self) -> usize {
        self.field().bits().div_ceil(64)
    }

    /// Its words, the least first, filled up with zeros.
    fn row(&self, words: usize) -> Vec<u64> {
        // By bytes, for a word of the big integer has 32 bits on some machines and 64 on others.
        let mut row = vec![0; words];
        for (index, byte) in self.0.to_le_bytes().iter().enumerate() {
            row[index / 8] |= u64::from(*byte) << (index % 8 * 8);
        }
        row
    }

    fn from_row(row: &[u64]) -> Self {
        let bytes: Vec<u8> = row.iter().flat_map(|word| word.to_le_bytes()).collect();
        Self(UBig::from_le_bytes(&bytes))
    }
}
