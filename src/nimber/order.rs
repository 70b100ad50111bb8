//! The multiplicative order of a nimber: the least e >= 1 whose power is 1.
//!
//! The group of the nimbers below 2^(2^k) has 2^(2^k) - 1 = F(0) F(1) ... F(k-1) elements, where
//! F(j) = 2^(2^j) + 1 are the Fermat numbers, no two of which have a common factor. From the top:
//! with the conjugate x' over the next smaller field, x'/x has the part of the order that divides
//! F(k-1), and the norm x x' has the rest, in the smaller field. A part is found by testing powers
//! by the prime factors, all of them simple.
//!
//! Source: the factors of F(5) to F(11) are Euler (1732), Landry (1880), Morrison and Brillhart
//! (1970), Brent and Pollard (1980), Lenstra, Lenstra, Manasse and Pollard (1990), Brent (1995) and
//! Brent (1988), as collected in R. P. Brent, Factorization of the tenth Fermat number, Math. Comp.
//! 68 (1999). F(12) is not factored completely. Cost: a power with an exponent of n/2 bits for n
//! bits, and shorter ones.

use super::value::Nimber;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use dashu_int::UBig;

/// The prime factors of the Fermat numbers but the largest, from F(0).
const FACTORS: [&[&str]; 12] = [
    &[],
    &[],
    &[],
    &[],
    &[],
    &["641"],
    &["274177"],
    &["59649589127497217"],
    &["1238926361552897"],
    &["2424833", "7455602825647884208337395736200454918783366342657"],
    &["45592577", "6487031809", "4659775785220018543264560743076778192897"],
    &["319489", "974849", "167988556341760475137", "3560841906445833920513"],
];

/// The prime factors of F(j) = 2^(2^j) + 1 for j from 0 to 11, ascending; empty above.
pub(super) fn fermat_factors(j: u32) -> Vec<UBig> {
    let Some(small) = FACTORS.get(j as usize) else { return Vec::new() };
    let mut factors: Vec<UBig> =
        small.iter().filter_map(|digits| UBig::from_str_radix(digits, 10).ok()).collect();
    let rest = factors.iter().fold((UBig::ONE << (1 << j)) + UBig::ONE, |rest, factor| rest / factor);
    factors.push(rest);
    factors
}

/// One part of an order: the Fermat number F(j), and the divisor of it that is part of the order.
pub(super) type Part = (u32, UBig);

impl Nimber {
    /// The multiplicative order: the least e >= 1 with self^e = 1.
    ///
    /// Time O(n^2.585) for n bits: some 50 ms for 4,096.
    ///
    /// # Errors
    /// - [`Code::OutOfRange`]: this is 0, which has no order, or it is not below 2^4096: then the
    ///   order depends on prime factors of 2^4096 + 1, which are not all known.
    /// - The error of the progress listener.
    ///
    /// ```
    /// use grundyscope::nimber::Nimber;
    /// let order = |a: u64| Nimber::from(a).order(None).unwrap();
    /// assert_eq!([4, 8, 16, 256].map(order), [15u32, 5, 85, 21_845].map(Into::into)); // OEIS A212200
    /// ```
    pub fn order(&self, progress: Option<&mut Progress<'_>>) -> Result<UBig> {
        let parts = self.order_parts(&mut progress.into())?;
        Ok(parts.into_iter().fold(UBig::ONE, |order, (_, part)| order * part))
    }

    /// The parts of the order by Fermat numbers, the largest one first.
    pub(super) fn order_parts(&self, progress: &mut Progress<'_>) -> Result<Vec<Part>> {
        if self.is_zero() || self.field().level() as usize > FACTORS.len() {
            let allowed = allowed("nimber-with-order");
            let error = Error::new(Code::OutOfRange, &self.value().to_string(), allowed);
            return Err(error.with_range("1", "2^4096-1"));
        }
        let mut parts = Vec::new();
        let mut rest = self.clone();
        let mut done = 0.0;
        while !rest.is_one() {
            let fermat = rest.field().level() - 1;
            let conjugate = rest.conjugate();
            let unit = conjugate.quotient(&rest)?;
            // A smaller field is much less work, so what is left is about half of a half.
            let next = f64::midpoint(done, 1.0);
            parts.push((fermat, part(&unit, fermat, &mut progress.part(done, next))?));
            done = next;
            rest = rest.product(&conjugate);
        }
        Ok(parts)
    }
}

/// The order of a nimber that is not 1 and whose power F(j) is 1.
fn part(unit: &Nimber, j: u32, progress: &mut Progress<'_>) -> Result<UBig> {
    let mut small = fermat_factors(j);
    let Some(large) = small.pop() else { return Ok(UBig::ONE) };
    if small.is_empty() {
        return Ok(large);
    }
    let product = small.iter().fold(UBig::ONE, |product, factor| product * factor);
    // One long power takes the largest factor away; the tests by the others are short then.
    let short = unit.power(&large, Some(&mut progress.part(0.0, 0.9)))?;
    let mut order = UBig::ONE;
    for factor in small {
        if !short.power(&(&product / &factor), None)?.is_one() {
            order *= factor;
        }
    }
    if !unit.power(&product, Some(&mut progress.part(0.9, 1.0)))?.is_one() {
        order *= large;
    }
    Ok(order)
}
