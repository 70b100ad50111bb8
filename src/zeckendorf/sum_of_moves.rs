//! The sum of the largest winning first moves M(1) + ... + M(N) of Fibonacci nim (Project Euler 366).
//!
//! For F(k) <= n < F(k+1), n = F(k) + y, with the half t(k) = floor((F(k) - 1) / 2): M(n) = y when y <= t(k),
//! for y is then less than half of the term above it, and M(n) = M(y) otherwise. With S(N) the sum,
//! T(x) = x (x+1) / 2 and A(k) = S(F(k) - 1):
//!
//! - S(N) = A(k) + T(y) when y <= t(k), and A(k) + T(t(k)) + S(y) - S(t(k)) otherwise, for N = F(k) + y;
//! - t(k) = F(k-2) + t(k-3), so S(t(k)) = A(k-2) + T(t(k-3));
//! - A(k+1) = A(k) + T(t(k)) + A(k-1) - S(t(k)).
//!
//! No multiplication is needed on the way: T(t(k)) = (F(k)^2 - 1) / 8 for odd F(k) and (F(k)^2 - 2 F(k)) / 8 for
//! even F(k), and squares of Fibonacci numbers obey Q(k+1) = 2 Q(k) + 2 Q(k-1) - Q(k-2). Hence O(log N)
//! additions of numbers of the answer's size, or of residues.

use super::greedy;
use crate::error::Result;
use crate::progress::Progress;
use dashu_int::UBig;

/// One step of the sum: the heaps from 1 to F(k) - 1 and those just above F(k).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// k of the term F(k).
    pub index: u32,
    /// What this step adds to the sum (as a residue, where there is a modulus): the first A(k) +
    /// T(y), a further one A(k) + T(t(k)) - S(t(k)).
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
/// Time O(d^2) for d digits, space O(d). Reports progress.
///
/// # Errors
/// Whatever the progress listener answers.
///
/// ```
/// use grundyscope::{Progress, zeckendorf};
/// let sum = zeckendorf::sum_of_largest_moves(&100u32.into(), &mut Progress::none()).unwrap();
/// assert_eq!(sum.sum, 728u32.into());
/// ```
pub fn sum_of_largest_moves(n: &UBig, progress: &mut Progress<'_>) -> Result<SumOfMoves> {
    sum(n, &Exact, progress)
}

/// M(1) + ... + M(n) modulo `modulus`, which is at least 1.
///
/// Time O(d^2) for d digits of n (for the representation), space O(d). Reports progress.
///
/// # Errors
/// Whatever the progress listener answers.
///
/// # Panics
/// When the modulus is 0 or above 2^60.
///
/// ```
/// use grundyscope::{Progress, zeckendorf};
/// let n = dashu_int::UBig::from(10u32).pow(18);
/// let sum = zeckendorf::sum_of_largest_moves_modulo(&n, 100_000_000, &mut Progress::none()).unwrap();
/// assert_eq!(sum.sum, 88_351_299u32.into());
/// ```
pub fn sum_of_largest_moves_modulo(
    n: &UBig,
    modulus: u64,
    progress: &mut Progress<'_>,
) -> Result<SumOfMoves> {
    assert!((1..=1 << 60).contains(&modulus), "a modulus from 1 to 2^60");
    sum(n, &Residues { modulus }, progress)
}

/// The numbers that the sum is made of: exact ones, or residues.
trait Numbers {
    type Number: Clone;
    fn read(&self, number: &UBig) -> Self::Number;
    fn add(&self, a: &Self::Number, b: &Self::Number) -> Self::Number;
    /// `a - b`, where the true difference is not negative.
    fn subtract(&self, a: &Self::Number, b: &Self::Number) -> Self::Number;
    /// An eighth of `a`, where the true number is a multiple of 8. Good for adding, not for dividing again.
    fn eighth(&self, a: &Self::Number) -> Self::Number;
    fn write(&self, a: &Self::Number) -> UBig;
}

struct Exact;

impl Numbers for Exact {
    type Number = UBig;
    fn read(&self, number: &UBig) -> UBig {
        number.clone()
    }
    fn add(&self, a: &UBig, b: &UBig) -> UBig {
        a + b
    }
    fn subtract(&self, a: &UBig, b: &UBig) -> UBig {
        a - b
    }
    fn eighth(&self, a: &UBig) -> UBig {
        a >> 3
    }
    fn write(&self, a: &UBig) -> UBig {
        a.clone()
    }
}

/// Residues modulo 8m: an eighth of one is then known modulo m. Below 2^63, so that sums fit.
struct Residues {
    modulus: u64,
}

impl Residues {
    const fn wide(&self) -> u64 {
        8 * self.modulus
    }
}

impl Numbers for Residues {
    type Number = u64;
    fn read(&self, number: &UBig) -> u64 {
        number % self.wide()
    }
    fn add(&self, a: &u64, b: &u64) -> u64 {
        (a + b) % self.wide()
    }
    fn subtract(&self, a: &u64, b: &u64) -> u64 {
        (a + (self.wide() - b)) % self.wide()
    }
    fn eighth(&self, a: &u64) -> u64 {
        a / 8
    }
    fn write(&self, a: &u64) -> UBig {
        UBig::from(a % self.modulus)
    }
}

/// T(x) = x (x+1) / 2.
fn triangle(x: &UBig) -> UBig {
    (x * (x + UBig::ONE)) >> 1
}

fn sum<N: Numbers>(n: &UBig, numbers: &N, progress: &mut Progress<'_>) -> Result<SumOfMoves> {
    // First down: the terms F(k), until the rest y is at most half of the term.
    let mut indices = Vec::new();
    let mut end = None;
    greedy(n, |k, term, rest| {
        indices.push(k);
        let last = &(rest << 1) < term;
        if last {
            end = Some(numbers.read(&triangle(rest)));
        }
        !last
    });
    let Some(triangle_of_rest) = end else {
        return Ok(SumOfMoves { sum: UBig::ZERO, blocks: Vec::new(), block_count: 0 });
    };
    progress.report(1, 4)?;

    // Then up: A(k) for every k, adding at the terms.
    let highest = indices.first().copied().unwrap_or(2);
    let lowest = indices.last().copied().unwrap_or(2);
    let mut ladder = Ladder::new(numbers);
    let mut total = numbers.read(&UBig::ZERO);
    let mut blocks = Vec::new();
    let mut pending = indices.iter().rev().peekable();
    for k in 2..=highest {
        if pending.next_if(|&&index| index == k).is_some() {
            let last = k == lowest;
            let contribution = if last {
                numbers.add(&ladder.a, &triangle_of_rest)
            } else {
                numbers.subtract(&numbers.add(&ladder.a, &ladder.triangle()), &ladder.sum_to_half())
            };
            total = numbers.add(&total, &contribution);
            blocks.push(Block { index: k, contribution: numbers.write(&contribution), last });
            // The listed ones are the highest, which come last on the way up.
            if blocks.len() > SumOfMoves::LISTED {
                blocks.remove(0);
            }
        }
        ladder.step();
        if k.is_multiple_of(256) {
            // Numbers grow with k, so the work done grows with its square.
            let (done, all) = (u64::from(k).pow(2), u64::from(highest).pow(2));
            progress.part(0.25, 1.0).report(done, all)?;
        }
    }
    blocks.reverse();
    Ok(SumOfMoves { sum: numbers.write(&total), blocks, block_count: indices.len() })
}

/// The recurrences of this file, at one k.
struct Ladder<'a, N: Numbers> {
    numbers: &'a N,
    /// F(k) is even exactly when 3 divides k.
    k: u32,
    /// F(k), F(k+1).
    f: [N::Number; 2],
    /// Q(k), Q(k+1), Q(k+2): squares.
    q: [N::Number; 3],
    /// A(k), A(k-1), A(k-2).
    a: N::Number,
    a_before: [N::Number; 2],
    /// T(t(k-1)), T(t(k-2)), T(t(k-3)).
    triangles: [N::Number; 3],
}

impl<'a, N: Numbers> Ladder<'a, N> {
    /// At k = 2: F(2) = 1, and heaps below 1 add nothing.
    fn new(numbers: &'a N) -> Self {
        let number = |small: u32| numbers.read(&UBig::from(small));
        let zero = number(0);
        Self {
            numbers,
            k: 2,
            f: [number(1), number(2)],
            q: [number(1), number(4), number(9)],
            a: zero.clone(),
            a_before: [zero.clone(), zero.clone()],
            triangles: [zero.clone(), zero.clone(), zero],
        }
    }

    /// T(t(k)).
    fn triangle(&self) -> N::Number {
        let numbers = self.numbers;
        let less = if self.k.is_multiple_of(3) {
            numbers.add(&self.f[0], &self.f[0])
        } else {
            numbers.read(&UBig::ONE)
        };
        numbers.eighth(&numbers.subtract(&self.q[0], &less))
    }

    /// S(t(k)).
    fn sum_to_half(&self) -> N::Number {
        self.numbers.add(&self.a_before[1], &self.triangles[2])
    }

    /// From k to k + 1.
    fn step(&mut self) {
        let numbers = self.numbers;
        let triangle = self.triangle();
        let next = numbers.add(&numbers.add(&self.a, &triangle), &self.a_before[0]);
        let next = numbers.subtract(&next, &self.sum_to_half());
        self.a_before.rotate_right(1);
        self.a_before[0] = std::mem::replace(&mut self.a, next);
        self.triangles.rotate_right(1);
        self.triangles[0] = triangle;

        let pair = numbers.add(&self.q[1], &self.q[2]);
        let square = numbers.subtract(&numbers.add(&pair, &pair), &self.q[0]);
        self.q.rotate_left(1);
        self.q[2] = square;
        let sum = numbers.add(&self.f[0], &self.f[1]);
        self.f.rotate_left(1);
        self.f[1] = sum;
        self.k += 1;
    }
}
