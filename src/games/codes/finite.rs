//! Finite octal codes and Grundy's game, in a sparse space of values.
//!
//! Every move from n leaves a remainder m = n - t in no heap, one heap, or two heaps a + b = m, so
//! a remainder matters by the set of the values G(a) xor G(b). All pairs would cost m/2. But choose
//! a mask and call a value *rare* if popcount(value & mask) is even, *common* if it is odd: the
//! parity of a nim-sum is the sum of the parities, so a common value arises only as rare xor
//! common. If few heaps are rare, all common options are quickly marked, and a common value that is
//! not marked is no option. If the least unmarked value is common, it is the mex; if it is rare,
//! pairs are visited until it occurs, which is soon, or until there are no more and it is the mex.
//! This is exact for any mask. The mask with the fewest rare heaps is found by a Walsh-Hadamard
//! transform of the histogram, again as n grows; if most heaps stay rare, all pairs are visited
//! (mask 0).
//!
//! Source: Winning Ways, chapter 4 (sparse spaces); Gangolli and Plambeck, "A note on periodicity
//! in some octal games" (Int. J. Game Theory 18, 1989). Time O(n * rare heaps + pairs visited), at
//! worst O(n²) a breaking digit; 2 bytes a value.

use super::break_sums::{BreakSums, Pairs};
use super::growth::Growth;
use super::sparse_space::{Space, best_mask};
use crate::error::{Code, Error, Result, allowed};
use crate::games::marks::first_unmarked;
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::{OctalCode, Ruleset};
use crate::sequence::{Explanation, Sequence, explain_by_rules, within};
use crate::walk::EXPLAINED;

/// Grundy values of a finite octal code, or of Grundy's game.
#[derive(Debug)]
pub struct TakeAndBreak {
    ruleset: Ruleset,
    digits: Vec<u8>,
    values: Vec<u16>,
    space: Space,
    break_sums: BreakSums,
    /// The length at which the mask is chosen again.
    next_choice: usize,
    marks: Vec<u8>,
    /// Pairs visited for one heap, and since the last report.
    work: usize,
    unreported: usize,
    growth: Growth,
}

impl TakeAndBreak {
    /// The largest heap: 20 MB. The time is seconds if few heaps are rare, hours otherwise.
    pub const LIMIT: u64 = 10_000_000;

    /// `None` for a ruleset that is neither a finite octal code nor Grundy's game.
    #[must_use]
    pub fn new(ruleset: &Ruleset) -> Option<Self> {
        match ruleset {
            Ruleset::Octal(code) => Self::of_code(code),
            Ruleset::GrundysGame => Some(Self::grundys_game()),
            _ => None,
        }
    }

    pub(in crate::games) fn of_code(code: &OctalCode) -> Option<Self> {
        (code.repeating() == 0 && !code.is_hexadecimal())
            .then(|| Self::of_digits(Ruleset::Octal(code.clone()), code.digits().to_vec(), Pairs::All))
    }

    pub(in crate::games) fn grundys_game() -> Self {
        Self::of_digits(Ruleset::GrundysGame, vec![4], Pairs::Unequal)
    }

    fn of_digits(ruleset: Ruleset, digits: Vec<u8>, pairs: Pairs) -> Self {
        Self {
            ruleset,
            break_sums: BreakSums::new(digits.len(), pairs),
            digits,
            values: Vec::new(),
            space: Space::new(0, 1, &[]),
            next_choice: 64,
            marks: Vec::new(),
            work: 0,
            unreported: 0,
            growth: Growth::default(),
        }
    }

    /// The number of rare heaps in the current space; `None` if all pairs are visited.
    #[must_use]
    pub fn rare_heaps(&self) -> Option<usize> {
        self.space.is_sparse().then(|| self.space.rare_heaps())
    }

    /// Sets a new space, and drops the remainders, whose marks belong to the old one.
    fn choose(&mut self, mask: usize, span: usize) {
        self.space = Space::new(mask, span, &self.values);
        self.marks = vec![0; self.break_sums.clear(2 * span)];
    }

    fn next(&mut self) -> usize {
        let heap = self.values.len();
        self.marks.fill(0);
        let breaking = |digit: u8| digit & 4 != 0;
        let reach = self.digits.len().min(heap + 1);
        for (taken, &digit) in self.digits[..reach].iter().enumerate() {
            let rest = heap - taken;
            if digit & 1 != 0 && rest == 0 {
                self.marks[0] = 1;
            }
            if digit & 2 != 0 && rest > 0 {
                self.marks[usize::from(self.values[rest])] = 1;
            }
            if breaking(digit) {
                self.work += self.break_sums.open(rest, &self.values, &self.space);
                for (mark, &seen) in self.marks.iter_mut().zip(self.break_sums.marks(rest)) {
                    *mark |= seen;
                }
            }
        }
        if !self.space.is_sparse() {
            return first_unmarked(&self.marks);
        }
        let rests = || (0..reach).filter(|&taken| breaking(self.digits[taken])).map(|taken| heap - taken);
        let mut value = 0;
        loop {
            value += first_unmarked(&self.marks[value..]);
            // There is a common value below twice the span: nim-sums stay below the span, and the
            // mask divides the values above it as those below.
            if !self.space.is_rare(value) {
                return value;
            }
            while !rests().any(|rest| self.break_sums.has(rest, value)) {
                let looked: usize = rests().map(|rest| self.break_sums.look(rest, &self.values)).sum();
                if looked == 0 {
                    return value;
                }
                self.work += looked;
            }
            value += 1;
        }
    }
}

impl Sequence for TakeAndBreak {
    fn limit(&self) -> u64 {
        Self::LIMIT
    }

    fn explain_limit(&self) -> u64 {
        let breaking = self.digits.iter().filter(|&&digit| digit & 4 != 0).count() as u64;
        Self::LIMIT.min(2 * EXPLAINED / (3 * breaking.max(1)))
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let n = within(n, Self::LIMIT)?;
        let missing = (n + 1).saturating_sub(self.values.len());
        reserve(&mut self.values, missing)?;
        if self.marks.is_empty() {
            self.choose(0, 1);
        }
        while self.values.len() <= n {
            if self.values.len() == self.next_choice {
                self.next_choice += self.next_choice / 2;
                let mask = best_mask(&self.values, self.space.span());
                if mask == self.space.mask() {
                    self.space.choose_sample(&self.values);
                } else {
                    self.choose(mask, self.space.span());
                }
            }
            let value = self.next();
            let Ok(stored) = u16::try_from(value) else {
                let heap = self.values.len().to_string();
                return Err(Error::new(
                    Code::ValueOverflow,
                    &heap,
                    allowed("values-below").with("limit", "65536"),
                ));
            };
            self.values.push(stored);
            if value >= self.space.span() {
                self.choose(self.space.mask(), (value + 1).next_power_of_two());
            } else {
                self.space.add(self.values.len() - 1, stored);
            }
            self.growth.add(self.values.len(), self.work);
            self.unreported += std::mem::take(&mut self.work);
            if self.unreported > 1 << 20 {
                self.unreported = 0;
                let (done, total) = self.growth.way(self.values.len(), n + 1);
                progress.report(done, total)?;
            }
        }
        Ok(())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        let values = &self.values[from..from + out.len()];
        for (out, &value) in out.iter_mut().zip(values) {
            *out = value.into();
        }
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        explain_by_rules(&self.ruleset.clone(), self, n, progress)
    }

    fn bytes(&self) -> usize {
        self.values.capacity() * size_of::<u16>()
            + self.marks.capacity()
            + self.break_sums.bytes()
            + self.space.bytes()
    }
}
