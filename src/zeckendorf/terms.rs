use super::fibonacci::pair;
use dashu_int::UBig;

/// The terms of a Zeckendorf representation by its indices, both greatest first.
///
/// Time and space O(d^2) for d digits of the greatest, the length of the answer.
///
/// # Panics
/// Never, for indices that fall strictly.
///
/// ```
/// use grundyscope::zeckendorf::terms;
/// assert_eq!(terms(&[11, 6, 4]), [89u32.into(), 8u32.into(), 3u32.into()]);
/// ```
#[must_use]
pub fn terms(indices: &[u32]) -> Vec<UBig> {
    let mut terms: Vec<UBig> = ascending_terms(indices).collect();
    terms.reverse();
    terms
}

/// The same terms, smallest first, one by one: for callers that cannot hold all.
///
/// ```
/// use grundyscope::zeckendorf::ascending_terms;
/// assert_eq!(ascending_terms(&[400_000, 6, 4]).next(), Some(3u32.into()));
/// ```
pub fn ascending_terms(indices: &[u32]) -> impl Iterator<Item = UBig> {
    let mut climb = Climb::new();
    indices.iter().rev().map(move |&k| climb.to(k).clone())
}

/// Fibonacci numbers by rising index.
struct Climb {
    index: u32,
    here: UBig,
    next: UBig,
}

impl Climb {
    /// Up to this many additions are cheaper than doubling from the start.
    const STRIDE: u32 = 64;

    fn new() -> Self {
        Self { index: 2, here: UBig::ONE, next: UBig::from(2u32) }
    }

    /// F(k), for k not below the one before.
    fn to(&mut self, k: u32) -> &UBig {
        if k > self.index + Self::STRIDE {
            (self.here, self.next) = pair(k);
            self.index = k;
        }
        while self.index < k {
            self.here += &self.next;
            std::mem::swap(&mut self.here, &mut self.next);
            self.index += 1;
        }
        &self.here
    }
}
