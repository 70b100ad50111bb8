//! The sequence of an own rule.

#![expect(
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::compile::Program;
use super::estimate::limits;
use super::heaps::Splits;
use super::target::{Marks, Stop, Target};
use super::walk::Walk;
use crate::error::{Code, Error, Result, allowed};
use crate::memory::reserve;
use crate::progress::Progress;
use crate::ruleset::Rule;
use crate::sequence::{Explainer, Explanation, Form, Sequence, beyond, within};
use std::sync::Arc;

/// Grundy values of a rule of one coordinate.
///
/// The value of a heap is computed from the compiled rule: options that are linear in the innermost
/// name take about a nanosecond each, other ones about ten. How far the values can be computed is
/// estimated beforehand from the work of some heaps ([`Sequence::limit`]).
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
    program: Program,
    walk: Walk,
    limit: u64,
    explain_limit: u64,
    values: Vec<u32>,
    /// For each nim-sum of values the last heap that has an option of it.
    seen: Vec<u32>,
    splits: [Option<Splits>; 2],
}

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
        let program = Program::new(&rule);
        let mut walk = Walk::default();
        let (limit, explain_limit) = limits(&program, &mut walk);
        let splits = [false, true]
            .map(|distinct| program.splits[usize::from(distinct)].then(|| Splits::new(distinct)));
        Self { rule, program, walk, limit, explain_limit, values: Vec::new(), seen: vec![0], splits }
    }

    /// Computes the value of the next heap.
    fn next(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<u32> {
        let heap = self.values.len();
        if heap == 0 || !self.rule.exists(&[heap as i64]) {
            return Ok(0);
        }
        let stamp = heap as u32;
        let marks = Marks { values: &self.values, seen: &mut self.seen, stamp, splits: &self.splits };
        let mut report = || progress.report(heap as u64, n + 1);
        let run = self.walk.run(&self.program, heap as i64, &mut Target::Mark(marks), &mut report);
        match run {
            Ok(()) => {}
            Err(Stop::Error(error)) => return Err(error),
            Err(Stop::Cycle) => {
                let cycle = self.rule.cycle(heap as i64);
                return Err(cycle.unwrap_or_else(|| Error::plain(Code::Cycle, &heap.to_string())));
            }
            Err(Stop::TooMany | Stop::TooLong) => return Err(too_large(heap as u64)),
        }
        Ok(self.seen.iter().take_while(|&&seen| seen == stamp).count() as u32)
    }

    /// Keeps the value of the next heap.
    fn push(&mut self, value: u32) -> Result<()> {
        let heap = self.values.len();
        let room = (value as usize + 1).next_power_of_two();
        if room > self.seen.len() {
            let more = room - self.seen.len();
            reserve(&mut self.seen, more)?;
            self.seen.resize(room, 0);
        }
        if heap > 0 && self.rule.exists(&[heap as i64]) {
            for splits in self.splits.iter_mut().flatten() {
                splits.add(heap, value)?;
            }
        }
        self.values.push(value);
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
            let value = self.next(n, progress)?;
            self.push(value)?;
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
        (self.values.capacity() + self.seen.capacity()) * size_of::<u32>() + self.walk.bytes() + splits
    }
}
