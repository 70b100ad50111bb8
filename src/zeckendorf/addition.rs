//! Adding two numbers in Zeckendorf representation, carry by carry.
//!
//! Written below each other and added digit by digit, two representations give digits 0, 1 and 2,
//! no 2 with a neighbour. Two rules bring that back to a representation:
//!
//! - 2 F(k) = F(k+1) + F(k-2), which for the least indices reads 2 F(3) = F(4) + F(2) and 2 F(2) =
//!   F(3);
//! - F(k) + F(k+1) = F(k+2).
//!
//! Applied anywhere as long as they apply they end, but may take long. Three passes make it linear
//! (Ahlbach, Usatine, Frougny and Pippenger, "Efficient algorithms for Zeckendorf arithmetic",
//! Fibonacci Quarterly 51, 2013): from the top down, every 2 or 3 is resolved, by the second rule
//! where a neighbour allows it and else by the first, each pushing at most one unit two places
//! down; then neighbours are joined from the top down; then from the bottom up, which carries as
//! far as need be. Each pass applies at most one rule for an index: at most 3d steps for a greatest
//! index d, in time and space O(d).

use super::digits::representation;
use dashu_int::UBig;

/// A rule of carrying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Rule {
    /// 2 F(k) = F(k+1) + F(k-2), with 2 F(3) = F(4) + F(2) and 2 F(2) = F(3).
    Double,
    /// F(k) + F(k+1) = F(k+2).
    Neighbours,
}

impl Rule {
    /// The stable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Double => "double",
            Self::Neighbours => "neighbours",
        }
    }
}

/// One application of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Step {
    /// Which rule.
    pub rule: Rule,
    /// Its k.
    pub index: u32,
}

/// A sum with its carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Addition {
    /// The digitwise sum: entry i is how often F(i) stands there, from i = 0 on; 0 at 0 and 1.
    pub digits: Vec<u8>,
    /// The rules that were applied, in this order.
    pub steps: Vec<Step>,
    /// The indices of the sum's Zeckendorf representation, greatest first.
    pub sum: Vec<u32>,
}

/// Adds the Zeckendorf representations of two numbers.
///
/// Time O(M(d) log d) to find the representations and O(d) to add them, space O(d), for d digits.
///
/// # Panics
/// Never, for numbers that fit memory some times over.
///
/// ```
/// use grundyscope::zeckendorf::{Rule, Step, add};
/// // 4 + 4 = (3 + 1) + (3 + 1) = 8
/// let addition = add(&4u32.into(), &4u32.into());
/// assert_eq!(addition.digits, [0, 0, 2, 0, 2]);
/// assert_eq!(addition.steps[0], Step { rule: Rule::Double, index: 4 }); // 3 + 3 = 5 + 1
/// assert_eq!(addition.sum, [6]);
/// ```
#[must_use]
pub fn add(a: &UBig, b: &UBig) -> Addition {
    let (a, b) = (representation(a), representation(b));
    let top = a.first().max(b.first()).map_or(2, |&top| top as usize);
    let mut digits = vec![0u8; top + 1];
    for &k in a.iter().chain(&b) {
        digits[k as usize] += 1;
    }
    // A sum below 2 F(top+1) < F(top+3) has no index above top + 2; the joining looks one further.
    let mut work = Carrying { digits: digits.clone(), steps: Vec::new() };
    work.digits.resize(top + 4, 0);
    work.resolve();
    for k in (2..=top + 1).rev() {
        work.join(k);
    }
    for k in 2..=top + 1 {
        work.join(k);
    }
    let indices = (2..work.digits.len()).rev().filter(|&k| work.digits[k] > 0);
    let sum = indices.map(|k| k as u32).collect();
    Addition { digits, steps: work.steps, sum }
}

/// Digits on their way to a representation.
struct Carrying {
    digits: Vec<u8>,
    steps: Vec<Step>,
}

impl Carrying {
    /// Leaves no digit above 1.
    fn resolve(&mut self) {
        for k in (2..self.digits.len() - 1).rev() {
            // All higher digits are at most 1 here.
            while self.digits[k] > 1 {
                if self.digits[k + 1] > 0 {
                    self.join(k);
                } else if k > 2 && self.digits[k - 1] > 0 {
                    self.join(k - 1);
                } else {
                    self.double(k);
                }
            }
        }
    }

    fn double(&mut self, k: usize) {
        self.digits[k] -= 2;
        self.digits[k + 1] += 1;
        match k {
            2 => {}
            3 => self.digits[2] += 1,
            _ => self.digits[k - 2] += 1,
        }
        self.steps.push(Step { rule: Rule::Double, index: k as u32 });
    }

    /// Joins F(k) and F(k+1), where both are there.
    fn join(&mut self, k: usize) {
        if self.digits[k] > 0 && self.digits[k + 1] > 0 {
            self.digits[k] -= 1;
            self.digits[k + 1] -= 1;
            self.digits[k + 2] += 1;
            self.steps.push(Step { rule: Rule::Neighbours, index: k as u32 });
        }
    }
}
