//! The sum of the largest winning first moves M(1) + ... + M(N) of Fibonacci nim (Project Euler
//! 366).
//!
//! For F(k) <= n < F(k+1), n = F(k) + y, with the half t(k) = floor((F(k) - 1) / 2): M(n) = y when
//! y <= t(k), for y is then less than half of the term above it, and M(n) = M(y) otherwise. With
//! S(N) the sum, T(x) = x (x+1) / 2 and A(k) = S(F(k) - 1):
//!
//! - S(N) = A(k) + T(y) when y <= t(k), and A(k) + T(t(k)) + S(y) - S(t(k)) otherwise, for N =
//!   F(k) + y;
//! - t(k) = F(k-2) + t(k-3), so S(t(k)) = A(k-2) + T(t(k-3));
//! - A(k+1) = A(k) + T(t(k)) + A(k-1) - S(t(k)), so what the second case adds to S(y) is A(k+1) -
//!   A(k-1).
//!
//! T(t(k)) is (F(k)^2 - 1) / 8 for odd F(k) and (F(k)^2 - 2 F(k)) / 8 for even F(k), that is for k
//! divisible by 3. So A obeys a linear recurrence with constant coefficients, and its solution,
//! checked at more indices than the recurrence is long, is
//!
//! > 80 A(k) = 8 F(2k-2) + u F(k) + v F(k+1) + w k + z
//!
//! with (u, v) = (5, -10), (-25, 5), (-20, 5) for k = 0, 1, 2 modulo 3, and (w, z) = (-8, 18) for
//! even, (-12, 32) for odd k. The whole sum is thus one T(y) and a sum of Fibonacci numbers with
//! small coefficients: exactly by halving (`value`), modulo m in one walk over the indices. What
//! remains is to find the terms F(k) down to the first whose y is at most t(k), which mostly is one
//! of the first few and plain to see from the leading bits (`leading_terms`).

use super::digits::Digits;
use super::fibonacci::fibonacci;
use super::first_moves::twice_is_below;
use super::leading_terms::leading_terms;
use super::value::{combine, value};
use crate::error::Result;
use crate::progress::Progress;
use dashu_int::{IBig, UBig};

/// One step of the sum: the heaps from 1 to F(k) - 1 and those just above F(k).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// k of the term F(k).
    pub index: u32,
    /// What this step adds to the sum (as a residue, where there is a modulus): the last A(k) +
    /// T(y), the other ones A(k) + T(t(k)) - S(t(k)).
    pub contribution: UBig,
    /// Whether the sum ends here, with y at most t(k).
    pub last: bool,
}

/// The sum with its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumOfMoves {
    /// The sum, or its residue.
    pub sum: UBig,
    /// The steps, greatest term first; the first [`SumOfMoves::LISTED`] of them.
    pub blocks: Vec<Block>,
    /// How many steps there are.
    pub block_count: usize,
}

impl SumOfMoves {
    /// How many steps are listed.
    pub const LISTED: usize = 12;
}

/// M(1) + ... + M(n), exactly.
///
/// Time O(M(d) log d) for d digits and a product's time M(d), space O(d). Reports progress.
///
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// Never, for numbers that fit memory some times over.
///
/// ```
/// use grundyscope::zeckendorf;
/// let sum = zeckendorf::sum_of_largest_moves(&100u32.into(), None).unwrap();
/// assert_eq!(sum.sum, 728u32.into());
/// ```
pub fn sum_of_largest_moves(n: &UBig, progress: Option<&mut Progress<'_>>) -> Result<SumOfMoves> {
    let progress = &mut Progress::from(progress);
    let indices = terms_to_the_last(n);
    progress.report(1, 4)?;
    let y = match indices.len() {
        // Mostly there are few terms, and doubling towards each is quicker than halving.
        0..8 => indices.iter().fold(n.clone(), |rest, &k| rest - fibonacci(k)),
        _ => n - value(&indices),
    };
    progress.report(2, 4)?;
    let triangle = (&y * (&y + UBig::ONE)) >> 1;
    let sum = sum(&indices, &triangle, &mut |form, more| Ok(form.exact() + more))?;
    progress.report(4, 4)?;
    Ok(sum)
}

/// M(1) + ... + M(n) modulo `modulus`, which is at least 1.
///
/// Time O(d) for d digits of n, and O(M(d) log d) for the few n whose leading bits do not tell
/// which terms matter; space O(d). Reports progress.
///
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// When the modulus is 0 or above 2^60.
///
/// ```
/// use grundyscope::zeckendorf;
/// let n = dashu_int::UBig::from(10u32).pow(18);
/// let sum = zeckendorf::sum_of_largest_moves_modulo(&n, 100_000_000, None).unwrap();
/// assert_eq!(sum.sum, 88_351_299u32.into());
/// ```
pub fn sum_of_largest_moves_modulo(
    n: &UBig,
    modulus: u64,
    progress: Option<&mut Progress<'_>>,
) -> Result<SumOfMoves> {
    let progress = &mut Progress::from(progress);
    assert!((1..=1 << 60).contains(&modulus), "a modulus from 1 to 2^60");
    let indices = terms_to_the_last(n);
    progress.report(1, 2)?;
    // y modulo 2m, below 2^61, gives T(y) modulo m.
    let wide = 2 * u128::from(modulus);
    let mut walker = Walker::new(wide);
    let taken = indices.iter().fold(0, |sum, &k| (sum + walker.to(k)) % wide);
    let y = (u128::from(n % (2 * modulus)) + wide - taken) % wide;
    let triangle = UBig::from(y * (y + 1) / 2);
    sum(&indices, &triangle, &mut |form, more| {
        let mut part = progress.part(0.5, 1.0);
        Ok(((form.modulo(modulus, &mut part)? + more) % modulus).into())
    })
}

/// Adds up these blocks, the last with T(y) more; `evaluate` gives a form's value and an addend.
fn sum(
    indices: &[u32],
    triangle: &UBig,
    evaluate: &mut dyn FnMut(&Form, &UBig) -> Result<UBig>,
) -> Result<SumOfMoves> {
    let mut blocks = Vec::new();
    let mut whole = Form::default();
    for (place, &index) in indices.iter().enumerate() {
        let last = place + 1 == indices.len();
        if place < SumOfMoves::LISTED {
            let mut form = Form::default();
            form.add_block(index, last);
            let none = UBig::ZERO;
            let contribution = evaluate(&form, if last { triangle } else { &none })?;
            blocks.push(Block { index, contribution, last });
        }
        whole.add_block(index, last);
    }
    let sum = if indices.is_empty() { UBig::ZERO } else { evaluate(&whole, triangle)? };
    Ok(SumOfMoves { sum, blocks, block_count: indices.len() })
}

/// The indices of the terms of `n` down to the first that has at most its half below it.
fn terms_to_the_last(n: &UBig) -> Vec<u32> {
    if let Some(indices) = leading_terms(n) {
        return indices;
    }
    let mut digits = Digits::new(n);
    let mut indices: Vec<u32> = Vec::new();
    // Indices that were read ahead and are not decided yet.
    let mut ahead: Vec<u32> = Vec::new();
    let mut at = 0;
    loop {
        if at == ahead.len() {
            let Some(next) = digits.next() else { break };
            ahead.push(next);
        }
        let k = ahead[at];
        at += 1;
        indices.push(k);
        let mut place = at;
        let below = std::iter::from_fn(|| {
            if place == ahead.len() {
                ahead.push(digits.next()?);
            }
            place += 1;
            Some(ahead[place - 1])
        });
        if twice_is_below(k, below) {
            break;
        }
    }
    indices
}

/// A sum of terms c F(k) and a constant, scaled by 80.
#[derive(Default)]
struct Form {
    terms: Vec<(u32, i32)>,
    constant: i128,
}

impl Form {
    /// Adds `times` 80 A(k).
    fn add_a(&mut self, k: u32, times: i32) {
        let (here, next) = [(5, -10), (-25, 5), (-20, 5)][k as usize % 3];
        let (slope, constant) = [(-8, 18), (-12, 32)][k as usize % 2];
        self.terms.extend([(2 * k - 2, 8 * times), (k, here * times), (k + 1, next * times)]);
        self.constant += i128::from(times) * (slope * i128::from(k) + constant);
    }

    /// Adds 80 A(k) for the last block, 80 (A(k+1) - A(k-1)) for others, whose k is at least 3.
    fn add_block(&mut self, k: u32, last: bool) {
        if last {
            self.add_a(k, 1);
        } else {
            self.add_a(k + 1, 1);
            self.add_a(k - 1, -1);
        }
    }

    fn exact(&self) -> UBig {
        let sum: IBig = (combine(&mut self.terms.iter().copied()) + self.constant) / 80;
        // Sums of moves are not negative.
        UBig::try_from(sum).unwrap_or(UBig::ZERO)
    }

    /// The value modulo `modulus`, which is at most 2^60.
    fn modulo(&self, modulus: u64, progress: &mut Progress<'_>) -> Result<u128> {
        // Modulo 80 m, from which a multiple of 80 can be divided by 80. Below 2^67.
        let wide = 80 * u128::from(modulus);
        let mut sum = 0;
        let mut add = |amount: u128, negative: bool| {
            let amount = amount % wide;
            sum = (sum + if negative { wide - amount } else { amount }) % wide;
        };
        add(self.constant.unsigned_abs(), self.constant < 0);
        // The first of every three terms has an index near 2k, the others near k.
        let mut walkers = [Walker::new(wide), Walker::new(wide)];
        for (place, &(k, coefficient)) in self.terms.iter().enumerate() {
            let here = walkers[usize::from(place % 3 == 0)].to(k);
            add(u128::from(coefficient.unsigned_abs()) * here, coefficient < 0);
            if place % (1 << 14) == 0 {
                progress.report(place as u64, self.terms.len() as u64)?;
            }
        }
        Ok(sum / 80)
    }
}

/// Residues of Fibonacci numbers, quick to find near the last one.
struct Walker {
    modulus: u128,
    index: u32,
    /// F(index), F(index+1).
    here: u128,
    next: u128,
}

impl Walker {
    /// So many steps take as long as doubling from the start.
    const STRIDE: u32 = 4_096;

    fn new(modulus: u128) -> Self {
        Self { modulus, index: 0, here: 0, next: 1 % modulus }
    }

    fn to(&mut self, k: u32) -> u128 {
        if self.index.abs_diff(k) > Self::STRIDE {
            self.jump(k);
        }
        while self.index < k {
            let sum = self.here + self.next;
            self.here = self.next;
            self.next = if sum >= self.modulus { sum - self.modulus } else { sum };
            self.index += 1;
        }
        while self.index > k {
            let difference = self.next + self.modulus - self.here;
            self.next = self.here;
            self.here = if difference >= self.modulus { difference - self.modulus } else { difference };
            self.index -= 1;
        }
        self.here
    }

    /// To index k by doubling, as [`super::fibonacci`].
    fn jump(&mut self, k: u32) {
        let modulus = UBig::from(self.modulus);
        let (mut low, mut high) = (UBig::ZERO, UBig::ONE);
        for bit in (0..u32::BITS - k.leading_zeros()).rev() {
            let doubled = &low * ((&high << 1) + &modulus - &low) % &modulus;
            let next = (low.sqr() + high.sqr()) % &modulus;
            (low, high) =
                if k >> bit & 1 == 1 { (next.clone(), (doubled + next) % &modulus) } else { (doubled, next) };
        }
        // Residues, which fit.
        let word = |residue: UBig| u128::try_from(residue).unwrap_or(0);
        (self.index, self.here, self.next) = (k, word(low), word(high) % self.modulus);
    }
}
