//! A criterion applied to one game: which theorem fits its rules, and how many values its
//! hypothesis needs.

use super::criterion::Criterion;
use super::finder::Repetition;
use super::rules::Rules;
use crate::ruleset::LengthSet;

#[derive(Debug)]
pub(super) struct Theorem {
    pub(super) criterion: Criterion,
    /// The most heaps a move leaves.
    heaps: u64,
    /// The largest number of stones that a rule names.
    reach: u64,
    /// The least n0 to which the theorem applies.
    min: u64,
    /// The repetition, where the theorem states it.
    stated: Option<Repetition>,
}

impl Theorem {
    /// The theorem that applies to the rules, which are [`Rules::simplified`]; `None` if none does.
    pub(super) fn for_rules(rules: &Rules) -> Option<Self> {
        let largest = |set: &[u64]| set.iter().copied().max().unwrap_or(0).max(1);
        match rules {
            Rules::Octal { digits } => {
                let all = digits.iter().fold(0, |all, digit| all | digit);
                let heaps = u64::from(all.checked_ilog2().unwrap_or(0).max(1));
                let reach = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0) as u64;
                let criterion = if heaps == 1 { Criterion::WindowRepetition } else { Criterion::GuySmith };
                // At least one value must have been observed to repeat.
                let reach = if heaps == 1 { reach.max(1) } else { reach };
                Some(Self { criterion, heaps, reach, min: 1, stated: None })
            }
            Rules::FiniteSubtraction { set } => {
                let criterion = Criterion::WindowRepetition;
                Some(Self { criterion, heaps: 1, reach: largest(set), min: 0, stated: None })
            }
            Rules::AllBut { excluded } => {
                let criterion = Criterion::AllBut;
                Some(Self { criterion, heaps: 1, reach: largest(excluded), min: 0, stated: None })
            }
            Rules::OctalRepeating { digits, tail } if digits[..] == [4] && tail[..] == [3] => {
                let stated = Repetition { preperiod: 1, period: 4, saltus: 4 };
                let criterion = Criterion::LaskersNim;
                Some(Self { criterion, heaps: 2, reach: 0, min: 1, stated: Some(stated) })
            }
            Rules::Named { set } => {
                let (period, saltus) = match set {
                    LengthSet::Even => (2, 1),
                    LengthSet::PowersOf(base) if base % 2 == 0 => (u64::from(*base) + 1, 0),
                    _ => (2, 0),
                };
                let stated = Some(Repetition { preperiod: 0, period, saltus });
                Some(Self { criterion: Criterion::ClosedForm, heaps: 1, reach: 0, min: 0, stated })
            }
            _ => None,
        }
    }

    /// Where the hypothesis is tested, and how many values it needs: `(anchor, needed)`. `None` if
    /// the values rule it out, or if the anchor is not among them.
    ///
    /// Time O(number of values / period) for all-but sets, O(1) for the others; `largest[n]` is one
    /// more than the largest of the values of 0..n.
    pub(super) fn needs(&self, found: Repetition, largest: &[u32]) -> Option<(u64, u64)> {
        let Repetition { preperiod, period, saltus } = found;
        let anchor = preperiod.max(self.min);
        match self.criterion {
            Criterion::GuySmith | Criterion::WindowRepetition => {
                // Only the reach can be too large: the others are lengths of tables in memory.
                let end = self.heaps * anchor + self.heaps * period;
                (saltus == 0).then_some((anchor, end.saturating_add(self.reach)))
            }
            Criterion::AllBut => {
                let at = |n: u64| largest.get(usize::try_from(n).ok()?).copied().map(u64::from);
                let mut anchor = anchor;
                while at(anchor + period)? != at(anchor)? + saltus {
                    anchor += period;
                }
                Some((anchor, (anchor + period).saturating_add(self.reach)))
            }
            Criterion::LaskersNim | Criterion::ClosedForm => {
                (self.stated == Some(found)).then_some((anchor, anchor + 2 * period))
            }
        }
    }
}

impl Rules {
    pub(crate) fn provable(&self) -> bool {
        Theorem::for_rules(&self.simplified()).is_some()
    }
}
