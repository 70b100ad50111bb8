//! A rule that is a named game: the values of its engine, the options of the rule.

use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::rule::Rule;
use crate::sequence::{Explainer, Explanation, Form, Sequence, beyond};
use dashu_int::UBig;
use std::sync::Arc;

/// The sequence of a named game, explained by the options of a rule that is this game.
pub(super) struct NamedRule {
    rule: Arc<Rule>,
    sequence: Box<dyn Sequence>,
}

impl NamedRule {
    /// The largest heap to explain: it may have as many options as stones.
    const EXPLAIN_LIMIT: u64 = 100_000;

    pub(super) const fn new(rule: Arc<Rule>, sequence: Box<dyn Sequence>) -> Self {
        Self { rule, sequence }
    }
}

impl Sequence for NamedRule {
    fn limit(&self) -> u64 {
        self.sequence.limit()
    }

    fn explain_limit(&self) -> u64 {
        self.sequence.explain_limit().min(Self::EXPLAIN_LIMIT)
    }

    fn len(&self) -> usize {
        self.sequence.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        self.sequence.extend(n, progress)
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        self.sequence.read(from, out);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        if n > self.explain_limit() {
            return Err(beyond(&n.to_string(), self.explain_limit()));
        }
        self.sequence.extend(n, progress)?;
        let mut explainer = Explainer::new(Form::Heaps);
        let mut value = [0];
        let complete = self.rule.options(n, &mut |amount, left| {
            let sum = left.iter().fold(0, |sum, &heap| {
                self.sequence.read(heap as usize, &mut value);
                sum ^ value[0]
            });
            explainer.add_heaps(amount, left, sum);
        });
        let too_many = || Error::new(Code::OutOfRange, &n.to_string(), allowed("fewer-options"));
        if complete { Ok(explainer.finish()) } else { Err(too_many()) }
    }

    fn closed_form(&self, n: &UBig) -> Option<u32> {
        self.sequence.closed_form(n)
    }

    fn is_slow(&self) -> bool {
        self.sequence.is_slow()
    }

    fn bytes(&self) -> usize {
        self.sequence.bytes()
    }
}
