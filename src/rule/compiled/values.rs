//! The values of a rule. They are computed for blocks of heaps: every operation of the rule works
//! on a column of numbers for many options, which take about a nanosecond each. How far they can be
//! computed is estimated beforehand from the work of some heaps.

#![expect(
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::block::Block;
use super::estimate::{BUDGET, explained, limit};
use super::heaps::Splits;
use super::plan::Plan;
use super::walk::{Found, ROWS, Stop, Target, Walk};
use crate::error::{Code, Error, Result};
use crate::memory::reserve;
use crate::progress::Progress;
use crate::rule::Rule;
use crate::walk::{Halt, ended};
use std::sync::Arc;

#[derive(Debug)]
pub(crate) struct Compiled {
    pub(crate) rule: Arc<Rule>,
    plan: Plan,
    walk: Walk,
    /// The largest heap, and the largest one whose options can be gone through.
    pub(crate) limits: (u64, u64),
    pub(crate) values: Vec<u32>,
    block: Block,
    /// How many heaps are computed at once.
    size: usize,
    splits: [Option<Splits>; 2],
}

/// About as many options are kept at once.
const KEPT: usize = 1 << 12;

/// Heaps with as many options are computed one by one.
const MANY: usize = 1 << 6;

impl Compiled {
    /// Nothing computed yet, to the limit `known` elsewhere; panics for several coordinates.
    pub(crate) fn new(rule: Arc<Rule>, known: Option<u64>) -> Self {
        assert_eq!(rule.coordinates(), 1, "a rule of one coordinate");
        let (plan, mut walk) = (Plan::new(&rule), Walk::default());
        let limit = known.unwrap_or_else(|| limit(&plan, &mut walk, BUDGET));
        let limits = (limit, explained(&plan, &mut walk, limit));
        let splits =
            [false, true].map(|distinct| plan.splits[usize::from(distinct)].then(|| Splits::new(distinct)));
        let (values, block) = (Vec::new(), Block::default());
        Self { rule, plan, walk, limits, values, block, size: 1, splits }
    }

    /// Computes the values up to a heap, which is within the limit.
    pub(crate) fn extend(&mut self, last: u64, progress: &mut Progress<'_>) -> Result<()> {
        let count = last as usize + 1;
        let missing = count.saturating_sub(self.values.len());
        reserve(&mut self.values, missing)?;
        while self.values.len() < count {
            self.compute(count - self.values.len(), last, progress)?;
            if self.splits.iter().any(Option::is_some) {
                progress.report(self.values.len() as u64, last + 1)?;
            }
        }
        Ok(())
    }

    fn compute(&mut self, count: usize, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        let is_split = self.splits.iter().any(Option::is_some);
        let count = if is_split { 1 } else { count.min(self.size) };
        let first = self.values.len();
        let Self { rule, walk, plan, values, block, splits, .. } = self;
        for splits in splits.iter_mut().flatten() {
            splits.extend(n as usize, values, &|heap| rule.exists(&[heap as i64]), progress)?;
        }
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
            Err(Stop::TooMany | Stop::TooLong) => return ended(Err(Halt::TooMany), first as u64),
        }
        let each = self.block.options / count;
        self.size = if each < MANY { (KEPT / (each + 1)).clamp(1, ROWS).min(4 * count) } else { 1 };
        Ok(())
    }

    pub(crate) fn bytes(&self) -> usize {
        let splits: usize = self.splits.iter().flatten().map(Splits::bytes).sum();
        self.values.capacity() * size_of::<u32>() + self.block.bytes() + self.walk.bytes() + splits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walk::EXPLAINED;

    /// Rules whose work grows evenly and in leaps, with a limit below the largest heap.
    const RULES: [&str; 7] = [
        "n to n-k for k in 1..n",
        "n to n-k for k in primes up to n/2",
        "n to n-d for d in divisors of n",
        "n to k heaps of n/k for k in 2..n if k divides n",
        "n to n-d for d in 1..n if gcd(d,n) = 1",
        "n to a and b for a+b = n if a != b",
        "n to n-k for k in 1..n, j in 1..k if n*k+j is prime",
    ];

    #[test]
    fn the_limit_that_is_announced_takes_the_budget() {
        const SMALL: u64 = 30_000_000;
        for text in RULES {
            let mut game = Compiled::new(Arc::new(Rule::parse(text).expect("a rule")), None);
            let limit = limit(&game.plan, &mut game.walk, SMALL);
            game.walk.work = 0;
            game.extend(limit, &mut Progress::none()).expect("within the limit");
            let work = game.walk.work;
            assert!((SMALL / 3..=3 * SMALL).contains(&work), "{text} to {limit}: {work}");
        }
    }

    #[test]
    fn the_heap_to_explain_takes_the_budget() {
        let rules = [
            "n to n-1 for a in 1..n, b in 1..n if a = 1 and b = n",
            "n to n-a for a in 1..n, b in 1..n, c in 1..n if a = 2 and b = 3 and c = 1",
            "n to n-k for k in 1..n, j in 1..n if k = 1 and j in primes",
        ];
        for text in rules {
            let rule = Rule::parse(text).expect("a rule");
            let (_, explained) = Compiled::new(Arc::new(rule.clone()), Some(1 << 20)).limits;
            let mut reports = 0;
            let mut listener = |_| {
                reports += 1;
                Ok(())
            };
            let progress = &mut Progress::new(&mut listener);
            let walk = rule.visit_options(&[explained as i64], progress, &mut |_, _| Ok(()));
            assert!(walk.is_ok(), "{text}");
            let steps = reports << 16;
            assert!((EXPLAINED / 3..=3 * EXPLAINED).contains(&steps), "{text}: {explained} takes {steps}");
        }
    }
}
