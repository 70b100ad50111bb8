//! The options of a position: the definition of what a rule means, without any cleverness.

#![expect(
    clippy::cast_sign_loss,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::evaluate::{condition, expression};
use super::members::members;
use super::tree::{Binder, Clause, Item, Part, Rule, Yield};
use crate::error::{Code, Error, allowed};

/// A part of an option: equal positions, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) count: u64,
    /// The coordinates, and zeros after them.
    pub(crate) position: [i64; 3],
}

/// The most heaps of an option that [`Rule::options`] lists.
const LISTED_HEAPS: u64 = 1_000;

/// Gets an option, and answers whether to go on.
type Options<'a> = &'a mut dyn FnMut(&[Left]) -> bool;

/// The most rounds of loops: beyond what a sequence explains, options are not visited to the end.
const MAX_ROUNDS: u64 = 1 << 24;

impl Rule {
    /// Visits the options of a position until `visit` returns false: clauses in order, in a clause
    /// the binders from left to right, each ascending, then the results in order.
    ///
    /// False if it ended after `MAX_ROUNDS` rounds of loops, or the work of as many, or at a set of
    /// more than `MAX_MEMBERS` members, so that options may be missing. Time O(rounds).
    pub(crate) fn visit_options(&self, position: &[i64], visit: Options<'_>) -> bool {
        self.visit_within(&mut { MAX_ROUNDS }, position, visit)
    }

    /// As [`Rule::visit_options`], with what is left of a number of rounds.
    pub(crate) fn visit_within(&self, rounds: &mut u64, position: &[i64], visit: Options<'_>) -> bool {
        if !self.exists(position) || position == [0] {
            return true;
        }
        let mut visitor = Visitor { rule: self, visit, rounds, ended: false };
        let mut names = Vec::with_capacity(16);
        for clause in &self.clauses {
            names.clear();
            names.extend_from_slice(position);
            if !visitor.bind(clause, 0, &mut names) {
                break;
            }
        }
        !visitor.ended
    }
}

struct Visitor<'a> {
    rule: &'a Rule,
    visit: Options<'a>,
    /// How many more there may be.
    rounds: &'a mut u64,
    ended: bool,
}

impl Visitor<'_> {
    /// Counts rounds; false at the end of their number.
    fn is_within(&mut self, more: u64) -> bool {
        self.ended |= more > *self.rounds;
        *self.rounds = self.rounds.saturating_sub(more);
        !self.ended
    }

    /// Runs through the binders from `place` on; false to end everything.
    fn bind(&mut self, clause: &Clause, place: usize, names: &mut Vec<i64>) -> bool {
        let Some(binder) = clause.binders.get(place) else { return self.visit_results(clause, names) };
        let largest = names[..self.rule.coordinates()].iter().copied().max().unwrap_or(0);
        match binder {
            Binder::Equals(number) => {
                expression(number, names).is_none_or(|number| self.with(clause, place, &[number], names))
            }
            Binder::Sum(sum) => expression(sum, names).is_none_or(|sum| {
                (1..sum).all(|first| self.with(clause, place, &[first, sum - first], names))
            }),
            Binder::In(set) => {
                // A single range needs no memory.
                if let ([Item::Range(from, to)], None) = (&set.items[..], &set.up_to) {
                    return match (expression(from, names), expression(to, names)) {
                        (Some(from), Some(to)) => {
                            (from..=to).all(|number| self.with(clause, place, &[number], names))
                        }
                        _ => true,
                    };
                }
                let members = members(set, names, largest);
                let Some((members, _)) = members.filter(|&(_, work)| self.is_within(work)) else {
                    self.ended = true;
                    return false;
                };
                members.into_iter().all(|number| self.with(clause, place, &[number], names))
            }
        }
    }

    /// Goes on with one more round of the binder at `place`.
    fn with(&mut self, clause: &Clause, place: usize, numbers: &[i64], names: &mut Vec<i64>) -> bool {
        let bound = names.len();
        names.extend_from_slice(numbers);
        let go_on = self.is_within(1) && self.bind(clause, place + 1, names);
        names.truncate(bound);
        go_on
    }

    fn visit_results(&mut self, clause: &Clause, names: &[i64]) -> bool {
        if clause.condition.as_ref().is_some_and(|met| condition(met, names) != Some(true)) {
            return true;
        }
        let mut option = Vec::new();
        clause.results.iter().all(|result| match result {
            Yield::Sum(parts) => {
                option.clear();
                option.extend(parts.iter().map_while(|part| self.rule.part(part, names)));
                option.len() < parts.len() || (self.visit)(&option)
            }
            Yield::Heaps { distinct } => self.rule.visit_heaps(names[0], *distinct, self.visit),
        })
    }
}

impl Rule {
    /// A part of an option, if it exists.
    fn part(&self, part: &Part, names: &[i64]) -> Option<Left> {
        let count = part.count.as_ref().map_or(Some(1), |count| expression(count, names))?;
        let mut position = [0; 3];
        for (number, coordinate) in position.iter_mut().zip(&part.coordinates) {
            *number = expression(coordinate, names)?;
        }
        let exists = count >= 1 && self.exists(&position[..part.coordinates.len()]);
        exists.then_some(Left { count: count as u64, position })
    }

    /// Visits every way to split a heap into two or more positive ones, the largest first, by
    /// descending heaps.
    fn visit_heaps(&self, heap: i64, distinct: bool, visit: Options<'_>) -> bool {
        let least_step = i64::from(distinct);
        let mut heaps: Vec<i64> = Vec::new();
        let (mut rest, mut next) = (heap, heap - 1);
        loop {
            // As large as possible, from `next` down, until nothing is left.
            while rest > 0 && next > 0 {
                let taken = next.min(rest);
                heaps.push(taken);
                rest -= taken;
                next = taken - least_step;
            }
            if rest == 0 && heaps.len() > 1 && heaps.iter().all(|&heap| self.exists(&[heap])) {
                let left: Vec<Left> =
                    heaps.iter().map(|&heap| Left { count: 1, position: [heap, 0, 0] }).collect();
                if !visit(&left) {
                    return false;
                }
            }
            // The last heap that can be made smaller is.
            loop {
                let Some(last) = heaps.pop() else { return true };
                rest += last;
                next = last - 1;
                if next > 0 {
                    break;
                }
            }
        }
    }

    /// Visits the options of a heap: the stones that are taken, and the heaps that are left. False
    /// if some may be missing, as [`Rule::visit_options`].
    pub(crate) fn options(&self, heap: u64, visit: &mut dyn FnMut(u64, &[u64])) -> bool {
        let Ok(heap) = i64::try_from(heap) else { return false };
        let mut heaps = Vec::new();
        self.visit_options(&[heap], &mut |option| {
            heaps.clear();
            for left in option {
                // Pairs of equal heaps are worth nothing.
                let count =
                    if left.count > LISTED_HEAPS { LISTED_HEAPS - left.count % 2 } else { left.count };
                heaps.extend((0..count).map(|_| left.position[0] as u64));
            }
            let sum = heaps.iter().fold(0, |sum: u64, &heap| sum.saturating_add(heap));
            visit((heap as u64).saturating_sub(sum), &heaps);
            true
        })
    }

    /// The error that a heap has an option that is no smaller; `None` if it has none.
    pub(crate) fn cycle(&self, heap: i64) -> Option<Error> {
        let mut found = None;
        self.visit_options(&[heap], &mut |option| {
            found = option.iter().map(|left| left.position[0]).find(|&left| left >= heap);
            found.is_none()
        });
        found.map(|left| {
            let allowed =
                allowed("smaller-heaps").with("name", &self.names[0]).with("heap", heap).with("left", left);
            Error::new(Code::Cycle, &format!("{heap} → {left}"), allowed)
        })
    }
}
