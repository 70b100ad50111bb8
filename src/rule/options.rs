//! The options of a position: the definition of what a rule means, without any cleverness.

#![expect(
    clippy::cast_sign_loss,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::arithmetic::divisions;
use super::evaluate::{condition, expression};
use super::members::members;
use super::tree::{Binder, Clause, Item, Part, Rule, Yield};
use crate::error::{Code, Error, allowed};
use crate::progress::Progress;
use crate::walk::{EXPLAINED, Halt, Visit, Walk};

/// A part of an option: equal positions, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) count: u64,
    /// The coordinates, and zeros after them.
    pub(crate) position: [i64; 3],
}

const LISTED_HEAPS: u64 = 1_000;

type Options<'a> = &'a mut dyn FnMut(&mut Progress<'_>, &[Left]) -> Walk;

/// The most rounds of loops, beyond which options are not visited to the end: those of heaps are
/// more than a sequence explains, those of a position in a table fewer, since a table has many.
const ROUNDS: [u64; 2] = [2 * EXPLAINED, EXPLAINED / 2];

/// Divisions that take as long as a round of a loop.
const DIVISIONS: u64 = 8;

impl Rule {
    /// Visits the options of a position: clauses in order, in a clause the binders from left to
    /// right, each ascending, then the results in order.
    ///
    /// [`Halt::TooMany`] after `ROUNDS` rounds of loops, or the work of as many, and at a set
    /// of more than `MAX_MEMBERS` members. Time O(rounds).
    pub(crate) fn visit_options(
        &self,
        position: &[i64],
        progress: &mut Progress<'_>,
        visit: Options<'_>,
    ) -> Walk {
        if !self.exists(position) || position == [0] {
            return Ok(());
        }
        let mut visitor =
            Visitor { rule: self, visit, rounds: ROUNDS[usize::from(position.len() > 1)], progress };
        let mut names = Vec::with_capacity(16);
        self.clauses.iter().try_for_each(|clause| {
            names.clear();
            names.extend_from_slice(position);
            visitor.bind(clause, 0, &mut names)
        })
    }
}

struct Visitor<'a, 'p> {
    rule: &'a Rule,
    visit: Options<'a>,
    /// How many more there may be.
    rounds: u64,
    progress: &'a mut Progress<'p>,
}

impl Visitor<'_, '_> {
    fn count(&mut self, more: u64) -> Walk {
        self.rounds = self.rounds.checked_sub(more).ok_or(Halt::TooMany)?;
        Ok(self.progress.work(more)?)
    }

    fn bind(&mut self, clause: &Clause, place: usize, names: &mut Vec<i64>) -> Walk {
        let Some(binder) = clause.binders.get(place) else { return self.visit_results(clause, names) };
        let largest = names[..self.rule.coordinates()].iter().copied().max().unwrap_or(0);
        match binder {
            Binder::Equals(number) => match expression(number, names) {
                Some(number) => self.with(clause, place, &[number], names),
                None => Ok(()),
            },
            Binder::Sum(sum) => {
                let sum = expression(sum, names).unwrap_or(0);
                (1..sum).try_for_each(|first| self.with(clause, place, &[first, sum - first], names))
            }
            Binder::In(set) => {
                // A single range needs no memory.
                if let ([Item::Range(from, to)], None) = (&set.items[..], &set.up_to) {
                    return match (expression(from, names), expression(to, names)) {
                        (Some(from), Some(to)) => {
                            (from..=to).try_for_each(|number| self.with(clause, place, &[number], names))
                        }
                        _ => Ok(()),
                    };
                }
                let members = members(set, names, largest, &mut |rounds| self.count(rounds))?;
                self.count(divisions() / DIVISIONS)?;
                members.into_iter().try_for_each(|number| self.with(clause, place, &[number], names))
            }
        }
    }

    /// Goes on with one more round of the binder at `place`.
    fn with(&mut self, clause: &Clause, place: usize, numbers: &[i64], names: &mut Vec<i64>) -> Walk {
        let bound = names.len();
        names.extend_from_slice(numbers);
        self.count(1)?;
        self.bind(clause, place + 1, names)?;
        names.truncate(bound);
        Ok(())
    }

    fn visit_results(&mut self, clause: &Clause, names: &[i64]) -> Walk {
        if let Some(met) = &clause.condition {
            let is_met = condition(met, names) == Some(true);
            self.progress.work(divisions() / DIVISIONS)?;
            if !is_met {
                return Ok(());
            }
        }
        let mut option = Vec::new();
        clause.results.iter().try_for_each(|result| match result {
            Yield::Sum(parts) => {
                option.clear();
                option.extend(parts.iter().map_while(|part| self.rule.part(part, names)));
                if option.len() < parts.len() { Ok(()) } else { (self.visit)(self.progress, &option) }
            }
            Yield::Heaps { distinct } => self.visit_heaps(names[0], *distinct),
        })
    }

    /// Visits every way to split a heap into two or more positive ones, the largest first, by
    /// descending heaps.
    fn visit_heaps(&mut self, heap: i64, distinct: bool) -> Walk {
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
            self.count(heaps.len() as u64)?;
            if rest == 0 && heaps.len() > 1 && heaps.iter().all(|&heap| self.rule.exists(&[heap])) {
                let left: Vec<Left> =
                    heaps.iter().map(|&heap| Left { count: 1, position: [heap, 0, 0] }).collect();
                (self.visit)(self.progress, &left)?;
            }
            // The last heap that can be made smaller is.
            loop {
                let Some(last) = heaps.pop() else { return Ok(()) };
                rest += last;
                next = last - 1;
                if next > 0 {
                    break;
                }
            }
        }
    }
}

impl Rule {
    fn part(&self, part: &Part, names: &[i64]) -> Option<Left> {
        let count = part.count.as_ref().map_or(Some(1), |count| expression(count, names))?;
        let mut position = [0; 3];
        for (number, coordinate) in position.iter_mut().zip(&part.coordinates) {
            *number = expression(coordinate, names)?;
        }
        let exists = count >= 1 && self.exists(&position[..part.coordinates.len()]);
        exists.then_some(Left { count: count as u64, position })
    }

    pub(crate) fn options(&self, heap: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        let Ok(position) = i64::try_from(heap) else { return Err(Halt::TooMany) };
        let mut heaps = Vec::new();
        self.visit_options(&[position], progress, &mut |progress, option| {
            heaps.clear();
            for left in option {
                // Pairs of equal heaps are worth nothing.
                let count =
                    if left.count > LISTED_HEAPS { LISTED_HEAPS - left.count % 2 } else { left.count };
                heaps.extend((0..count).map(|_| left.position[0] as u64));
            }
            let sum = heaps.iter().fold(0, |sum: u64, &heap| sum.saturating_add(heap));
            visit(progress, heap.saturating_sub(sum), &heaps)
        })
    }

    /// The error that a heap has an option that is no smaller; `None` if it has none.
    pub(crate) fn cycle(&self, heap: i64) -> Option<Error> {
        let mut found = None;
        let _ = self.visit_options(&[heap], &mut Progress::none(), &mut |_, option| {
            found = option.iter().map(|left| left.position[0]).find(|&left| left >= heap);
            if found.is_some() { Err(Halt::Found) } else { Ok(()) }
        });
        found.map(|left| {
            let allowed =
                allowed("smaller-heaps").with("name", &self.names[0]).with("heap", heap).with("left", left);
            Error::new(Code::Cycle, &format!("{heap} → {left}"), allowed)
        })
    }
}
