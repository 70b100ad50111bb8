//! The sum of the largest winning first moves M(1) + ... + M(N) of Fibonacci nim (Project Euler 366).
//!
//! For F(k) <= n < F(k+1), n = F(k) + y, with the half t(k) = floor((F(k) - 1) / 2): M(n) = y when y <= t(k),
//! for y is then less than half of the term above it, and M(n) = M(y) otherwise. With S(N) the sum,
//! T(x) = x (x+1) / 2 and A(k) = S(F(k) - 1):
//!
//! - S(N) = A(k) + T(y) when y <= t(k), and A(k) + T(t(k)) + S(y) - S(t(k)) otherwise, for N = F(k) + y;
//! - t(k) = F(k-2) + t(k-3), so S(t(k)) = A(k-2) + T(t(k-3));
//! - A(k+1) = A(k) + T(t(k)) + A(k-1) - S(t(k)), so what the second case adds to S(y) is A(k+1) - A(k-1).
//!
//! T(t(k)) is (F(k)^2 - 1) / 8 for odd F(k) and (F(k)^2 - 2 F(k)) / 8 for even F(k), that is for k divisible by 3. So
//! A obeys a linear recurrence with constant coefficients, and its solution, checked at more indices than the
//! recurrence is long, is
//!
//! > 80 A(k) = 8 F(2k-2) + u F(k) + v F(k+1) + w k + z
//!
//! with (u, v) = (5, -10), (-25, 5), (-20, 5) for k = 0, 1, 2 modulo 3, and (w, z) = (-8, 18) for even, (-12, 32) for
//! odd k. The whole sum is thus one T(y) and a sum of Fibonacci numbers with small coefficients: exactly by
//! halving (`value`), modulo m in one walk over the indices. What remains is to find the terms F(k) down to the
//! first whose y is at most t(k), which mostly is one of the first few.

use super::digits::Digits;
use super::first_moves::twice_is_below;
use super::value::combine;
use super::{fibonacci, value};
use crate::error::Result;
use crate::progress::Progress;
use dashu_int::{IBig, UBig};

/// One step of the sum: the heaps from 1 to F(k) - 1 and those just above F(k).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// k of the term F(k).
    pub index: u32,
    /// What this step adds to the sum (as a residue, where there is a modulus): the last A(k) + T(y), the other
    /// ones A(k) + T(t(k)) - S(t(k)).
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
/// Time O(M(d) log d) and space O(d) for d digits, for the time M(d) of a product. Reports progress.
///
/// # Errors
/// Whatever the progress listener answers.
///
/// # Panics
/// Never, for numbers that fit memory some times over.
///
/// ```
/// use grundyscope::{Progress, zeckendorf};
/// let sum = zeckendorf::sum_of_largest_moves(&100u32.into(), &mut Progress::none()).unwrap();
/// assert_eq!(sum.sum, 728u32.into());
/// ```
pub fn sum_of_largest_moves(n: &UBig, progress: &mut Progress<'_>) -> Result<SumOfMoves> {
    let indices = terms_to_the_last(n);
    let Some((&last, first)) = indices.split_last() else { return Ok(nothing()) };
    progress.report(1, 4)?;
    let y = match indices.len() {
        // Mostly there are few terms, and doubling towards each is quicker than halving.
        0..8 => indices.iter().fold(n.clone(), |rest, &k| rest - fibonacci(k)),
        _ => n - value(&indices),
    };
    let triangle = (&y * (&y + UBig::ONE)) >> 1;
    let mut whole = Form::default();
    let mut blocks = Vec::new();
    for &index in first {
        if blocks.len() < SumOfMoves::LISTED {
            let mut form = Form::default();
            form.add_block(index);
            blocks.push(Block { index, contribution: form.exact(), last: false });
        }
        whole.add_block(index);
    }
    progress.report(2, 4)?;
    whole.add_a(last, 1);
    let sum = whole.exact() + &triangle;
    if blocks.len() < SumOfMoves::LISTED {
        let mut form = Form::default();
        form.add_a(last, 1);
        blocks.push(Block { index: last, contribution: form.exact() + triangle, last: true });
    }
    progress.report(4, 4)?;
    Ok(SumOfMoves { sum, blocks, block_count: indices.len() })
}

/// M(1) + ... + M(n) modulo `modulus`, which is at least 1.
///
/// Time O(M(d) log d) for d digits of n (for the terms of n) and O(d) for the sum, space O(d). Reports progress.
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
    let indices = terms_to_the_last(n);
    let Some((&last, first)) = indices.split_last() else { return Ok(nothing()) };
    progress.report(1, 2)?;

    // All contributions in one walk: the listed ones by themselves, the others together.
    let mut forms: Vec<Form> = Vec::new();
    for &index in first {
        if forms.len() <= SumOfMoves::LISTED {
            forms.push(Form::default());
        }
        let place = forms.len() - 1;
        forms[place].add_block(index);
    }
    if forms.len() <= SumOfMoves::LISTED {
        forms.push(Form::default());
    }
    let place = forms.len() - 1;
    forms[place].add_a(last, 1);
    // What is below the last term, modulo 2m, gives T(y) modulo m.
    let whole = Form { terms: indices.iter().map(|&k| (k, 80)).collect(), constant: 0 };
    forms.push(whole);
    let mut residues = Form::modulo(&mut forms, 2 * modulus, progress)?;
    let taken = residues.pop().unwrap_or(0);
    let wide = 2 * u128::from(modulus);
    let y = (u128::from(n % (2 * modulus)) + wide - taken) % wide;
    residues[place] += y * (y + 1) / 2;
    for residue in &mut residues {
        *residue %= u128::from(modulus);
    }

    let sum = residues.iter().sum::<u128>() % u128::from(modulus);
    let listed = indices.iter().zip(&residues).take(SumOfMoves::LISTED).enumerate();
    let blocks = listed.map(|(place, (&index, &residue))| Block {
        index,
        contribution: residue.into(),
        last: place + 1 == indices.len(),
    });
    Ok(SumOfMoves { sum: sum.into(), blocks: blocks.collect(), block_count: indices.len() })
}

/// The sum to 0.
const fn nothing() -> SumOfMoves {
    SumOfMoves { sum: UBig::ZERO, blocks: Vec::new(), block_count: 0 }
}

/// The indices of the terms of `n` down to the first that has at most its half below it.
fn terms_to_the_last(n: &UBig) -> Vec<u32> {
    let mut digits = Digits::new(n);
    let mut indices: Vec<u32> = Vec::new();
    // Found but not yet judged: the indices that had to be looked at ahead.
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

/// A sum of terms c F(k) with a constant, which is 80 times what is meant.
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

    /// Adds 80 (A(k+1) - A(k-1)), for k from 3: only such terms have anything below them.
    fn add_block(&mut self, k: u32) {
        self.add_a(k + 1, 1);
        self.add_a(k - 1, -1);
    }

    /// The value.
    fn exact(&self) -> UBig {
        let sum: IBig = (combine(self.terms.iter().copied()) + self.constant) / 80;
        // Sums of moves are not negative.
        UBig::try_from(sum).unwrap_or(UBig::ZERO)
    }

    /// The values of many forms modulo `modulus`, which is at most 2^61.
    fn modulo(forms: &mut [Self], modulus: u64, progress: &mut Progress<'_>) -> Result<Vec<u128>> {
        // Modulo 80 m, from which a multiple of 80 can be divided by 80. Below 2^68.
        let wide = 80 * u128::from(modulus);
        let add = |sum: &mut u128, amount: u128, negative: bool| {
            let amount = amount % wide;
            *sum = (*sum + if negative { wide - amount } else { amount }) % wide;
        };
        let mut sums = vec![0; forms.len()];
        for (sum, form) in sums.iter_mut().zip(&*forms) {
            add(sum, form.constant.unsigned_abs(), form.constant < 0);
        }
        let mut terms: Vec<(u32, u32, i32)> = Vec::new();
        for (place, form) in (0..).zip(forms) {
            terms.extend(form.terms.drain(..).map(|(k, coefficient)| (k, place, coefficient)));
        }
        terms.sort_unstable_by_key(|term| term.0);
        let highest = terms.last().map_or(0, |term| u64::from(term.0));
        let (mut here, mut next) = (0, 1 % wide);
        let mut index = 0;
        for (k, place, coefficient) in terms {
            while index < k {
                let end = k.min(index + (1 << 16));
                (here, next) = walk(here, next, end - index, wide);
                index = end;
                progress.part(0.5, 1.0).report(index.into(), highest)?;
            }
            let amount = u128::from(coefficient.unsigned_abs()) * here;
            add(&mut sums[place as usize], amount, coefficient < 0);
        }
        Ok(sums.into_iter().map(|sum| sum / 80).collect())
    }
}

/// Residues of two neighbouring Fibonacci numbers, `steps` further on. In a function of its own, for engines that
/// compile what is called often.
#[inline(never)]
fn walk(mut here: u128, mut next: u128, steps: u32, modulus: u128) -> (u128, u128) {
    if let (Ok(mut low), Ok(mut high), Ok(modulus @ ..=0x7fff_ffff_ffff_ffff)) =
        (u64::try_from(here), u64::try_from(next), u64::try_from(modulus))
    {
        // The same in one word, which is several times as fast.
        for _ in 0..steps {
            let sum = low + high;
            low = high;
            high = if sum >= modulus { sum - modulus } else { sum };
        }
        return (low.into(), high.into());
    }
    for _ in 0..steps {
        let sum = here + next;
        here = next;
        next = if sum >= modulus { sum - modulus } else { sum };
    }
    (here, next)
}
