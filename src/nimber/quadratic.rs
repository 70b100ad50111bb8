//! Quadratic equations in nimbers.
//!
//! A square is the only one of its root, so x² = d has one solution. With b, the equation a x² + b
//! x + c = 0 becomes z² + z = ac/b² by x = (b/a) z. In the field of the nimbers below 2^n this has
//! two solutions, z and z + 1, exactly when the highest bit of the right side is 0: that bit is the
//! trace to the field {0, 1}. Otherwise the solutions are in the next larger field, where there are
//! always two: all quadratics are solvable in nimbers.
//!
//! Source: Conway, On Numbers and Games, chapter 6, where F is a root of x² + x = F/2; the
//! recursion by halves is described in [`super::field::tower`]. Cost: some products.

use super::field::Field;
use super::value::Nimber;
use crate::error::Result;
use dashu_int::ops::BitTest;

/// The solutions of an equation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Roots {
    /// Every nimber: 0 = 0.
    Every,
    /// No nimber: c = 0 where c is not 0.
    None,
    /// One: the equation is linear, or the square of one (then the root counts twice).
    One(Nimber),
    /// Two, the smaller one first.
    Two(Nimber, Nimber),
}

impl Roots {
    /// The solutions, ascending, where they can be listed.
    #[must_use]
    pub fn list(&self) -> Vec<&Nimber> {
        match self {
            Self::Every | Self::None => Vec::new(),
            Self::One(root) => vec![root],
            Self::Two(first, second) => vec![first, second],
        }
    }

    /// The smallest field that contains them; `None` where there is nothing to list.
    #[must_use]
    pub fn field(&self) -> Option<Field> {
        self.list().iter().map(|root| root.field()).max()
    }
}

/// The even nimber x with x² + x = a; the other one is x + 1.
///
/// It is in the smallest field that contains a when a is in the lower half of that field, otherwise
/// in the next larger field. Time O(n^1.585) for n bits.
///
/// # Errors
/// [`Code::OutOfRange`](crate::Code::OutOfRange): x has more than [`Nimber::MAX_BITS`] bits.
///
/// ```
/// use grundyscope::nimber::{Nimber, square_plus_root};
/// let x = square_plus_root(&Nimber::from(2)).unwrap(); // 2 is in the upper half of {0, 1, 2, 3}
/// assert_eq!(x, Nimber::from(4));
/// assert_eq!(x.square().sum(&x), Nimber::from(2));
/// ```
pub fn square_plus_root(a: &Nimber) -> Result<Nimber> {
    let bits = a.field().bits();
    // 0 and 1 make the smallest field, whose upper half is 1.
    let bits = if a.value().bit(bits - 1) { 2 * bits } else { bits };
    if bits > Nimber::MAX_BITS { Err(Nimber::too_large()) } else { Ok(a.solve(bits)) }
}

/// The solutions of a x² + b x + c = 0, all of them nimbers and all operations those of nimbers.
///
/// There are none, one, two, or all nimbers; two when a and b are not 0. Where they are not in the
/// field of a, b and c, they are in the next larger one. Time O(n^1.585) for n bits.
///
/// # Errors
/// [`Code::OutOfRange`](crate::Code::OutOfRange): solutions beyond [`Nimber::MAX_BITS`] bits.
///
/// ```
/// use grundyscope::nimber::{Nimber, Roots, quadratic};
/// let [zero, one, two, three] = [0, 1, 2, 3].map(Nimber::from);
/// // x² + x + 1 = 0 has no solution in {0, 1}, and 2 and 3 above
/// assert_eq!(quadratic(&one, &one, &one).unwrap(), Roots::Two(two.clone(), three.clone()));
/// assert_eq!(quadratic(&one, &zero, &two).unwrap(), Roots::One(three)); // 3² = 2
/// assert_eq!(quadratic(&zero, &zero, &two).unwrap(), Roots::None);
/// ```
pub fn quadratic(a: &Nimber, b: &Nimber, c: &Nimber) -> Result<Roots> {
    if a.is_zero() {
        return Ok(match (b.is_zero(), c.is_zero()) {
            (true, true) => Roots::Every,
            (true, false) => Roots::None,
            (false, _) => Roots::One(c.quotient(b)?),
        });
    }
    if b.is_zero() {
        return Ok(Roots::One(c.quotient(a)?.square_root()));
    }
    let scale = b.quotient(a)?;
    let z = square_plus_root(&c.quotient(&scale.product(b))?)?;
    let first = scale.product(&z);
    let second = first.sum(&scale);
    Ok(if first.value() < second.value() { Roots::Two(first, second) } else { Roots::Two(second, first) })
}
