//! The sequence of an own rule.

#![expect(
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::block::Block;
use super::estimate::limits;
use super::heaps::Splits;
use super::plan::Plan;
use super::walk::{Found, ROWS, Stop, Target, Walk};
use crate::error::{Code, Error, Result, allowed};
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::Rule;
use crate::sequence::{Explainer, Explanation, Form, Sequence, beyond, within};
use std::sync::Arc;

/// Grundy values of a rule of one coordinate.
///
/// Values are computed for blocks of heaps: every operation of the rule works on a column of
/// numbers for many options, which take about a nanosecond each. How far the values can be computed
/// is estimated beforehand from the work of some heaps ([`Sequence::limit`]).
///
/// ```
/// use grundyscope::{Progress, Ruleset, games, sequence::Sequence};
/// let rule = Ruleset::parse("n to a and b for k in {1,2}, a in 0..n-k, b = n-k-a").unwrap();
/// let Ruleset::Own(rule) = rule else { panic!() };
/// let mut kayles = games::OwnGame::new(rule);
/// kayles.extend(11, &mut Progress::none()).unwrap();
/// let mut values = [0; 12];
/// kayles.read(0, &mut values);
/// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]); // OEIS A002186
/// ```
#[derive(Debug)]
pub struct OwnGame {
    rule: Arc<Rule>,
    plan: Plan,
    walk: Walk,
    limit: u64,
    explain_limit: u64,
    values: Vec<u32>,
    block: Block,
    /// How many heaps are computed at once.
    size: usize,
    splits: [Option<Splits>; 2],
}

/// About as many options are kept at once.
const KEPT: usize = 1 << 12;

/// Heaps with as many options are computed one by one.
const MANY: usize = 1 << 9;

impl OwnGame {
    /// Nothing computed yet.
    ///
    /// Time: counting the work of some heaps, tens of milliseconds at most.
    ///
    /// # Panics
    /// For a rule of several coordinates.
    #[must_use]
    pub fn new(rule: Arc<Rule>) -> Self {
        assert_eq!(rule.coordinates(), 1, "a rule of one coordinate");
        let plan = Plan::new(&rule);
        let mut walk = Walk::default();
        let (limit, explain_limit) = limits(&plan, &mut walk);
        let splits =
            [false, true].map(|distinct| plan.splits[usize::from(distinct)].then(|| Splits::new(distinct)));
        let (values, block) = (Vec::new(), Block::default());
        Self { rule, plan, walk, limit, explain_limit, values, block, size: 1, splits }
    }

    /// Computes the values of the next heaps, at most `count`.
    fn compute(&mut self, count: usize, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let is_split = self.splits.iter().any(Option::is_some);
        let count = if is_split { 1 } else { count.min(self.size) };
        let first = self.values.len();
        let Self { walk, plan, values, block, splits, .. } = self;
        block.begin(first, count);
        let mut visit = |found: Found| {
            match found {
                Found::Rows(heap, parts) => block.add(&heap, &parts, values)?,
                Found::Splits { distinct } => {
                    if let Some(splits) = &splits[usize::from(distinct)] {
                        splits.nim_sums(first, |value| block.mark(value as u32));
                    }
                }
            }
            if block.options > 32 * KEPT && count > 1 { Err(Stop::TooLong) } else { Ok(()) }
        };
        let mut report = || progress.report(first as u64, n + 1);
        let options = walk.run(plan, (first, count), Target::Options(&mut visit), &mut report);
        match options.and_then(|()| block.finish(values)) {
            Ok(()) => {}
            Err(Stop::Error(error)) => return Err(error),
            Err(_) if count > 1 => {
                self.size = 1;
                return Ok(());
            }
            Err(Stop::Cycle) => {
                let cycle = self.rule.cycle(first as i64);
                return Err(cycle.unwrap_or_else(|| Error::plain(Code::Cycle, &first.to_string())));
            }
            Err(Stop::TooMany | Stop::TooLong) => return Err(too_large(first as u64)),
        }
        if first > 0 && is_split && self.rule.exists(&[first as i64]) {
            for splits in self.splits.iter_mut().flatten() {
                splits.add(first, self.values[first])?;
            }
        }
        let each = self.block.options / count;
        self.size = if each < MANY { (KEPT / (each + 1)).clamp(1, ROWS).min(4 * count) } else { 1 };
        Ok(())
    }
}

/// The error for a heap that takes much more work than the heaps from which that was estimated.
fn too_large(heap: u64) -> Error {
    let allowed = allowed("heaps-within-work");
    Error::new(Code::OutOfRange, &heap.to_string(), allowed)
}

impl Sequence for OwnGame {
    fn limit(&self) -> u64 {
        self.limit
    }

    fn explain_limit(&self) -> u64 {
        self.explain_limit
    }

    fn len(&self) -> usize {
        self.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let last = within(n, self.limit)?;
        let missing = (last + 1).saturating_sub(self.values.len());
        reserve(&mut self.values, missing)?;
        for splits in self.splits.iter_mut().flatten() {
            splits.prepare(last)?;
        }
        while self.values.len() <= last {
            self.compute(last + 1 - self.values.len(), n, progress)?;
            if self.values.len().is_multiple_of(1 << 12) || self.splits.iter().any(Option::is_some) {
                progress.report(self.values.len() as u64, n + 1)?;
            }
        }
        Ok(())
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        out.copy_from_slice(&self.values[from..from + out.len()]);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        if n > self.explain_limit {
            return Err(beyond(&n.to_string(), self.explain_limit));
        }
        self.extend(n, progress)?;
        let mut explainer = Explainer::new(Form::Heaps);
        let complete = self.rule.options(n, &mut |amount, left| {
            let value = left.iter().fold(0, |sum, &heap| sum ^ self.values[heap as usize]);
            explainer.add_heaps(amount, left, value);
        });
        if complete { Ok(explainer.finish()) } else { Err(too_large(n)) }
    }

    fn bytes(&self) -> usize {
        let splits: usize = self.splits.iter().flatten().map(Splits::bytes).sum();
        self.values.capacity() * size_of::<u32>() + self.block.bytes() + self.walk.bytes() + splits
    }
}
