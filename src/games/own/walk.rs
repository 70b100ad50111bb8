//! Runs through the options of a heap: marks their values, or counts the work.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::code::{Piece, UNDEFINED};
use super::columns::{Columns, MAX_KEYS};
use super::compile::{ClauseProgram, Over, PartProgram, Program, ResultProgram, Stage};
use super::spans::{Keys, Line, mark};
use super::tables::Tables;
use super::target::{Stop, Target};
use crate::error::Error;
use crate::ruleset::own::MAX_NUMBER;

/// Work between two reports.
const REPORT: u64 = 1 << 21;

/// Reports that work was done, and may end it.
pub(super) type Report<'a> = &'a mut dyn FnMut() -> Result<(), Error>;

/// The state of the loops, kept from heap to heap.
#[derive(Debug, Default)]
pub(super) struct Walk {
    tables: Tables,
    names: Vec<i64>,
    stack: Vec<i64>,
    /// The outer loops: the next number or place, and the last one.
    running: Vec<(i64, i64)>,
    /// The members of sets, by loop.
    lists: Vec<Vec<i64>>,
    lines: Vec<Line>,
    columns: Columns,
    /// Work done, in units of about a nanosecond.
    pub(super) work: u64,
    next_report: u64,
    /// Rounds of loops, and what finding sets takes, in units of about 20 nanoseconds.
    pub(super) rounds: u64,
}

impl Walk {
    /// The most rounds of loops that counting the work of all heaps may take.
    const MAX_ROUNDS: u64 = 1 << 20;

    /// Runs through the options of a heap of at least 1, adding to [`Walk::work`].
    pub(super) fn run(
        &mut self,
        program: &Program,
        heap: i64,
        target: &mut Target<'_>,
        report: Report<'_>,
    ) -> Result<(), Stop> {
        self.names.resize(program.slots, 0);
        self.names[0] = heap;
        for clause in &program.clauses {
            if self.settles(program, &clause.first, target) {
                self.clause(program, clause, target, report)?;
            }
        }
        Ok(())
    }

    fn number(&mut self, program: &Program, piece: &Piece) -> i64 {
        program.code.run(piece, &self.names, &mut self.stack)
    }

    /// Computes what follows from the names so far; false if something is undefined or a condition
    /// is not met.
    fn settles(&mut self, program: &Program, stage: &Stage, target: &Target<'_>) -> bool {
        for (slot, piece) in &stage.derived {
            let number = self.number(program, piece);
            if number == UNDEFINED {
                return false;
            }
            self.names[*slot] = number;
        }
        matches!(target, Target::Count { plain: true })
            || stage.tests.iter().all(|test| program.code.run(test, &self.names, &mut self.stack) == 1)
    }

    fn clause(
        &mut self,
        program: &Program,
        clause: &ClauseProgram,
        target: &mut Target<'_>,
        report: Report<'_>,
    ) -> Result<(), Stop> {
        let Some(innermost) = clause.loops.len().checked_sub(1) else {
            self.work += 8 * clause.results.len() as u64;
            return clause.results.iter().try_for_each(|result| self.one(program, result, target));
        };
        self.running.resize(self.running.len().max(clause.loops.len()), (0, 0));
        self.lists.resize_with(self.lists.len().max(clause.loops.len()), Vec::new);
        let mut depth = 0;
        loop {
            self.running[depth] = self.begin(program, clause, depth)?;
            if depth == innermost {
                self.innermost(program, clause, target, report)?;
                if depth == 0 {
                    return Ok(());
                }
                depth -= 1;
            }
            while !self.advances(program, clause, depth, target) {
                if self.running[depth].0 > self.running[depth].1 {
                    if depth == 0 {
                        return Ok(());
                    }
                    depth -= 1;
                }
                self.round(target, report)?;
            }
            depth += 1;
            self.round(target, report)?;
        }
    }

    /// The first and the last number or place of a loop.
    fn begin(&mut self, program: &Program, clause: &ClauseProgram, depth: usize) -> Result<(i64, i64), Stop> {
        self.work += 4;
        Ok(match &clause.loops[depth].0.over {
            Over::Range(from, to) => {
                let (from, to) = (self.number(program, from), self.number(program, to));
                if from == UNDEFINED || to == UNDEFINED { (1, 0) } else { (from, to) }
            }
            Over::Sum(sum) => {
                let sum = self.number(program, sum);
                (1, if sum == UNDEFINED { 0 } else { sum - 1 })
            }
            Over::Set(set) => {
                let (names, stack) = (&self.names, &mut self.stack);
                let mut number = |piece: &Piece| program.code.run(piece, names, stack);
                let members = &mut self.lists[depth];
                let work = self.tables.members(&program.sets[*set], &mut number, names[0], members)?;
                self.work += work;
                self.rounds += work / 16;
                (0, members.len() as i64 - 1)
            }
        })
    }

    /// Gives the next number to the name of a loop; false if there is none, or if it does not
    /// settle.
    fn advances(
        &mut self,
        program: &Program,
        clause: &ClauseProgram,
        depth: usize,
        target: &Target<'_>,
    ) -> bool {
        let (next, last) = self.running[depth];
        if next > last {
            return false;
        }
        self.running[depth].0 += 1;
        self.work += 4;
        let (of, stage) = &clause.loops[depth];
        let key = if matches!(of.over, Over::Set(_)) { self.lists[depth][next as usize] } else { next };
        self.name(of.slot, key, matches!(of.over, Over::Sum(_)).then_some(last + 1));
        self.settles(program, stage, target)
    }

    /// Gives a number to a name, and the rest of a sum to the next one.
    fn name(&mut self, slot: usize, key: i64, sum: Option<i64>) {
        self.names[slot] = key;
        if let Some(sum) = sum {
            self.names[slot + 1] = sum - key;
        }
    }

    /// Counts a round of an outer loop.
    fn round(&mut self, target: &Target<'_>, report: Report<'_>) -> Result<(), Stop> {
        self.rounds += 1;
        if self.rounds > Self::MAX_ROUNDS && matches!(target, Target::Count { .. }) {
            return Err(Stop::TooLong);
        }
        self.report(report)
    }

    fn report(&mut self, report: Report<'_>) -> Result<(), Stop> {
        if self.work >= self.next_report {
            self.next_report = self.work + REPORT;
            report().map_err(Stop::Error)?;
        }
        Ok(())
    }

    /// Runs the innermost loop.
    fn innermost(
        &mut self,
        program: &Program,
        clause: &ClauseProgram,
        target: &mut Target<'_>,
        report: Report<'_>,
    ) -> Result<(), Stop> {
        let depth = clause.loops.len() - 1;
        let (of, stage) = &clause.loops[depth];
        let (first, last) = self.running[depth];
        let members = std::mem::take(&mut self.lists[depth]);
        let keys = match of.over {
            Over::Set(_) => Keys::List(&members),
            _ => Keys::Range(first, last),
        };
        let sum = matches!(of.over, Over::Sum(_)).then_some(last + 1);
        let result = self.keys(program, (clause, stage), (of.slot, sum), keys, target, report);
        self.lists[depth] = members;
        result
    }

    fn keys(
        &mut self,
        program: &Program,
        (clause, stage): (&ClauseProgram, &Stage),
        (slot, sum): (usize, Option<i64>),
        keys: Keys<'_>,
        target: &mut Target<'_>,
        report: Report<'_>,
    ) -> Result<(), Stop> {
        let Some(ends) = keys.ends() else { return Ok(()) };
        if let Target::Count { plain: true } = target {
            self.work += keys.len().saturating_mul(8 * clause.results.len() as u64);
            return Ok(());
        }
        // Results that are not linear here, as bits: there are at most 64.
        let mut others = 0u64;
        for (place, result) in clause.results.iter().enumerate() {
            let is_done = match result {
                ResultProgram::Sum(parts, true) if stage.tests.is_empty() && !program.bounds.2 => {
                    self.lines(program, (parts, stage), (slot, sum), ends, keys, target)?
                }
                _ => false,
            };
            if !is_done {
                others |= 1 << place;
            }
            self.report(report)?;
        }
        if others == 0 {
            return Ok(());
        }
        let each = 8 * u64::from(others.count_ones()) + 8 * (stage.tests.len() + stage.derived.len()) as u64;
        if let Target::Count { .. } = target {
            self.work = self.work.saturating_add(keys.len().saturating_mul(each));
            return Ok(());
        }
        let (mut keys, mut block) = (keys, [0; MAX_KEYS]);
        while keys.len() > 0 {
            let block = keys.take(&mut block);
            self.work += each * block.len() as u64;
            self.report(report)?;
            self.columns.begin(program.slots, slot, block, sum);
            self.columns.settle(&program.code, stage, &self.names);
            if self.columns.is_empty() {
                continue;
            }
            for (place, result) in clause.results.iter().enumerate() {
                match (result, &mut *target) {
                    _ if others >> place & 1 == 0 => {}
                    (ResultProgram::Sum(parts, _), Target::Mark(marks)) => {
                        self.columns.mark(program, parts, &self.names, marks)?;
                    }
                    _ => self.one(program, result, target)?,
                }
            }
        }
        Ok(())
    }

    /// Marks a linear result for all keys at once; false if that cannot be done.
    fn lines(
        &mut self,
        program: &Program,
        (parts, stage): (&[PartProgram], &Stage),
        (slot, sum): (usize, Option<i64>),
        ends: (i64, i64),
        keys: Keys<'_>,
        target: &mut Target<'_>,
    ) -> Result<bool, Stop> {
        let mut lines = std::mem::take(&mut self.lines);
        lines.clear();
        for key in [ends.0, ends.1] {
            self.name(slot, key, sum);
            let settled = self.settles(program, stage, target);
            for (place, part) in parts.iter().enumerate() {
                let heap = if settled { self.number(program, &part.heap) } else { UNDEFINED };
                if heap == UNDEFINED {
                    self.lines = lines;
                    return Ok(false);
                }
                let point = (key, heap);
                match lines.get_mut(place) {
                    None => lines.push(Line::through(point, point)),
                    Some(line) => *line = Line::through((line.from, line.heap), point),
                }
            }
        }
        let result = self.along(program, parts, &mut lines, ends, keys, target);
        self.lines = lines;
        result.map(|()| true)
    }

    fn along(
        &mut self,
        program: &Program,
        parts: &[PartProgram],
        lines: &mut Vec<Line>,
        ends: (i64, i64),
        keys: Keys<'_>,
        target: &mut Target<'_>,
    ) -> Result<(), Stop> {
        let heap = self.names[0];
        let range = (program.bounds.0, program.bounds.1.min(MAX_NUMBER));
        let (first, last) = lines.iter().fold(ends, |ends, line| line.within(ends, range));
        let keys = keys.within(first, last);
        let Some((first, last)) = keys.ends() else { return Ok(()) };
        let mut odd = 0u64;
        for (place, part) in parts.iter().enumerate() {
            let count = part.count.as_ref().map_or(1, |count| self.number(program, count));
            if count < 1 {
                return Ok(());
            }
            odd |= (count as u64 & 1) << place;
        }
        if lines.iter().any(|line| line.at(first).max(line.at(last)) >= heap) {
            return Err(Stop::Cycle);
        }
        // An even number of equal heaps is worth nothing.
        let mut place = 0;
        lines.retain(|_| {
            place += 1;
            odd >> (place - 1) & 1 == 1
        });
        self.work =
            self.work.saturating_add(keys.len().saturating_mul(lines.len() as u64).saturating_add(16));
        if let Target::Mark(marks) = target {
            mark(marks, lines, keys);
        }
        Ok(())
    }

    /// Marks the value of one option, if it exists.
    fn one(
        &mut self,
        program: &Program,
        result: &ResultProgram,
        target: &mut Target<'_>,
    ) -> Result<(), Stop> {
        let heap = self.names[0];
        let parts = match result {
            ResultProgram::Sum(parts, _) => parts,
            ResultProgram::Heaps { distinct } => {
                self.work += 64;
                if let Target::Mark(marks) = target
                    && let Some(splits) = &marks.splits[usize::from(*distinct)]
                {
                    splits.nim_sums(heap as usize, |value| marks.seen[value] = marks.stamp);
                }
                return Ok(());
            }
        };
        let Target::Mark(marks) = target else {
            // Whether the option exists and is smaller is not known yet.
            self.work += 8 * parts.len() as u64;
            return Ok(());
        };
        let (least, greatest, _) = program.bounds;
        let (mut value, mut cycle) = (0, false);
        for part in parts {
            let count = part.count.as_ref().map_or(1, |count| self.number(program, count));
            let left = self.number(program, &part.heap);
            if count < 1 || left < least || left > greatest || program.walls.binary_search(&left).is_ok() {
                return Ok(());
            }
            if left >= heap {
                cycle = true;
            } else if count & 1 == 1 {
                value ^= marks.values[left as usize];
            }
        }
        if cycle {
            return Err(Stop::Cycle);
        }
        marks.seen[value as usize] = marks.stamp;
        Ok(())
    }

    pub(super) fn bytes(&self) -> usize {
        self.tables.bytes()
    }
}
