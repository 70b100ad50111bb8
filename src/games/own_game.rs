//! The sequence of an own rule.

use crate::error::Result;
use crate::progress::Progress;
use crate::rule::{Compiled, Rule, too_large};
use crate::sequence::{Explainer, Explanation, Form, Sequence, beyond, within};
use std::sync::Arc;

/// Grundy values of a rule of one coordinate.
///
/// How far they can be computed is estimated beforehand from the work of some heaps
/// ([`Sequence::limit`]).
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
pub struct OwnGame(Compiled);

impl OwnGame {
    /// Nothing computed yet.
    ///
    /// Time: counting the work of some heaps, tens of milliseconds at most.
    ///
    /// # Panics
    /// For a rule of several coordinates.
    #[must_use]
    pub fn new(rule: Arc<Rule>) -> Self {
        Self(Compiled::new(rule))
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
        if n > self.explain_limit() {
            return Err(beyond(&n.to_string(), self.explain_limit()));
        }
        self.extend(n, progress)?;
        let Compiled { rule, values, .. } = &self.0;
        let mut explainer = Explainer::new(Form::Heaps);
        let complete = rule.options(n, &mut |amount, left| {
            let value = left.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
            explainer.add_heaps(amount, left, value);
        });
        if complete { Ok(explainer.finish()) } else { Err(too_large(n)) }
    }

    fn bytes(&self) -> usize {
        self.0.bytes()
    }
}
