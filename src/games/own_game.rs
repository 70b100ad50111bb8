//! The sequences of own rules: of any rule, and of one that is a named game, with the values of its
//! engine and the options of the rule.

use crate::error::Result;
use crate::progress::Progress;
use crate::rule::{Compiled, Rule};
use crate::ruleset::Ruleset;
use crate::sequence::{Explanation, Sequence, explain_by_rules, within};
use dashu_int::UBig;
use std::cell::OnceCell;
use std::sync::Arc;

/// Grundy values of a rule of one coordinate; [`Sequence::limit`] is estimated from some heaps.
#[derive(Debug)]
pub struct OwnGame(Compiled);

impl OwnGame {
    /// Time: counting the work of some heaps, tens of milliseconds at most.
    ///
    /// # Panics
    /// For a rule of several coordinates.
    #[must_use]
    pub fn new(rule: Arc<Rule>) -> Self {
        Self(Compiled::new(rule, None))
    }
}

impl Sequence for OwnGame {
    fn limit(&self) -> u64 {
        self.0.limits.0
    }

    fn explain_limit(&self) -> u64 {
        self.0.limits.1
    }

    fn len(&self) -> usize {
        self.0.values.len()
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        within(n, self.limit())?;
        self.0.extend(n, progress)
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        out.copy_from_slice(&self.0.values[from..from + out.len()]);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        explain_by_rules(&Ruleset::Own(self.0.rule.clone()), self, n, progress)
    }

    fn bytes(&self) -> usize {
        self.0.bytes()
    }
}

/// The sequence of a named game, explained by the options of a rule that is this game.
pub(super) struct NamedRule {
    rule: Arc<Rule>,
    sequence: Box<dyn Sequence>,
    /// The largest heap to explain, once it was asked for.
    explained: OnceCell<u64>,
}

impl NamedRule {
    pub(super) const fn new(rule: Arc<Rule>, sequence: Box<dyn Sequence>) -> Self {
        Self { rule, sequence, explained: OnceCell::new() }
    }
}

impl Sequence for NamedRule {
    fn limit(&self) -> u64 {
        self.sequence.limit()
    }

    fn explain_limit(&self) -> u64 {
        let most = self.sequence.explain_limit();
        *self.explained.get_or_init(|| Compiled::new(self.rule.clone(), Some(most)).limits.1)
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
        explain_by_rules(&Ruleset::Own(self.rule.clone()), self, n, progress)
    }

    fn closed_form(&self, n: &UBig) -> Option<u32> {
        self.sequence.closed_form(n)
    }

    fn value_at(&self, n: &UBig) -> Option<UBig> {
        self.sequence.value_at(n)
    }

    fn is_slow(&self) -> bool {
        self.sequence.is_slow()
    }

    fn bytes(&self) -> usize {
        self.sequence.bytes()
    }
}
