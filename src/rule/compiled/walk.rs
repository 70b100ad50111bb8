//! Runs through the options of heaps: each loop makes more rows of a frame, in pieces of about
//! [`ROWS`] rows, and each condition drops some.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "heaps are below 2^31, other numbers within 2^53 and not negative where they are cast"
)]

use super::column::Column;
use super::frame::Frame;
use super::plan::{ClausePlan, Plan, Stage};
use super::sets::{DIVISION, Keys, Tables, TooMany};
use crate::error::Error;
use crate::rule::{Condition, Item, Operator, Part, Relation, Yield, divisions};

/// The rows of a frame that is complete.
pub(super) const ROWS: usize = 1 << 11;

/// From here on the numbers of a loop get frames of their own.
const MANY: u64 = 1 << 8;

/// Work between two reports.
const REPORT: u64 = 1 << 21;

/// So many numbers of a sieve are a round.
const SIEVED: u64 = 4;

/// So many rows are tested at once where a test may take many divisions.
const FEW: usize = 16;

/// So many rows of a loop with tests tell how much work one is.
const SAMPLE: u64 = 8;

/// The work of a name or a member that a test of membership looks at.
const LOOK: u64 = 8;

/// The work of a heap besides its options.
const BASE: u64 = 20;

pub(super) enum Target<'a> {
    /// To be visited.
    Options(&'a mut dyn FnMut(Found) -> Result<(), Stop>),
    /// Counts the work without doing it: as the plan does it, or (`plain`) with every loop run to
    /// its end before anything is tested.
    Count { plain: bool },
}

pub(super) enum Found {
    /// For each row the heap that is played in, and the parts of the option whose values count.
    Rows(Column, Vec<Column>),
    /// Every way to split the heap.
    Splits { distinct: bool },
}

#[derive(Debug)]
pub(super) enum Stop {
    /// An option is no smaller than its heap.
    Cycle,
    TooMany,
    /// There is more than may be counted or kept.
    TooLong,
    Error(Error),
}

impl From<TooMany> for Stop {
    fn from(_: TooMany) -> Self {
        Self::TooMany
    }
}

/// Reports that work was done, and may end it.
type Report<'a> = &'a mut dyn FnMut() -> Result<(), Error>;

#[derive(Debug, Default)]
pub(super) struct Walk {
    tables: Tables,
    /// Work done, in units of about a nanosecond.
    pub(super) work: u64,
    unreported: u64,
    /// Rows of outer loops, and what finding sets takes, in units of about 20 nanoseconds.
    pub(super) rounds: u64,
}

impl Walk {
    /// The most rounds of loops that counting the work of all heaps may take.
    const MAX_ROUNDS: u64 = 1 << 20;

    /// Runs through the options of `count` heaps from `first` on, adding to [`Walk::work`].
    pub(super) fn run<'a>(
        &'a mut self,
        plan: &'a Plan,
        (first, count): (usize, usize),
        target: Target<'a>,
        report: Report<'a>,
    ) -> Result<(), Stop> {
        let mut heaps = Frame { rows: count, names: vec![Column::line(first as i64, 1, count)] };
        let exist = exists(plan, &heaps, &heaps.names[0]).and(&is_positive(&heaps.names[0]));
        if exist.low != 1 {
            heaps.keep_rows(&exist.rows_with(1));
        }
        let mut run = Run { plan, walk: self, target, report, clause: &plan.clauses[0] };
        run.add_work(BASE * count as u64)?;
        let [clauses @ .., last] = &plan.clauses[..] else { return Ok(()) };
        for clause in clauses {
            run.clause = clause;
            run.settle(&clause.first, heaps.clone(), 0)?;
        }
        run.clause = last;
        run.settle(&last.first, heaps, 0)
    }

    pub(super) fn bytes(&self) -> usize {
        self.tables.bytes()
    }
}

/// Whether heaps exist: they may be undefined.
fn exists(plan: &Plan, frame: &Frame, heap: &Column) -> Column {
    let bound = |number: i64| Column::same(number, frame.rows);
    let (least, greatest) = plan.bounds;
    if plan.walls.is_empty() && heap.low >= least.max(0) && heap.high <= greatest {
        return bound(1);
    }
    let low = heap.clone().related(Relation::AtLeast, &bound(least.max(0)));
    let mut exist = low.and(&heap.clone().related(Relation::AtMost, &bound(greatest)));
    if !plan.walls.is_empty() {
        let is_free = |heap| Some(i64::from(plan.walls.binary_search(&heap).is_err()));
        exist = exist.and(&heap.clone().each(is_free));
    }
    exist
}

fn is_positive(number: &Column) -> Column {
    number.clone().related(Relation::AtLeast, &Column::same(1, number.rows))
}

struct Run<'a> {
    plan: &'a Plan,
    walk: &'a mut Walk,
    target: Target<'a>,
    report: Report<'a>,
    clause: &'a ClausePlan,
}

/// A loop whose rows are made.
struct Rounds<'a> {
    outer: &'a Frame,
    stage: &'a Stage,
    place: usize,
    /// Whether it is over one set of numbers for one row.
    is_one: bool,
    sum: Option<Column>,
    /// Rows of the outer frame and numbers for them.
    rows: Vec<u32>,
    keys: Vec<i64>,
}

impl Run<'_> {
    const fn is_plain(&self) -> bool {
        matches!(self.target, Target::Count { plain: true })
    }

    fn add_work(&mut self, work: u64) -> Result<(), Stop> {
        self.walk.work = self.walk.work.saturating_add(work);
        self.walk.unreported = self.walk.unreported.saturating_add(work);
        if self.walk.unreported < REPORT {
            return Ok(());
        }
        self.walk.unreported = 0;
        (self.report)().map_err(Stop::Error)
    }

    fn add_rounds(&mut self, rounds: u64) -> Result<(), Stop> {
        self.walk.rounds += rounds;
        let is_over = self.walk.rounds > Walk::MAX_ROUNDS && matches!(self.target, Target::Count { .. });
        if is_over { Err(Stop::TooLong) } else { Ok(()) }
    }

    /// The work of a row of the loop at `place`, without further loops.
    fn work_of(&self, stage: &Stage, place: usize) -> u64 {
        let looked_at: u64 = stage.tests.iter().map(Condition::looked_at).sum();
        let own = 1 + 2 * (stage.derived.len() + stage.tests.len()) as u64 + LOOK * looked_at;
        if place + 1 < self.clause.loops.len() {
            return own;
        }
        let parts = self.clause.results.iter().map(|result| match result {
            Yield::Sum(parts) => 2 * parts.len() as u64,
            Yield::Heaps { .. } => 64,
        });
        own + parts.sum::<u64>()
    }

    /// Computes and tests what follows from the names so far, and goes on with the loop at `place`.
    fn settle(&mut self, stage: &Stage, mut frame: Frame, place: usize) -> Result<(), Stop> {
        if frame.rows > FEW && stage.tests.iter().any(Condition::is_dear) {
            let rows: Vec<u32> = (0..frame.rows as u32).collect();
            return rows.chunks(FEW).try_for_each(|rows| self.settle(stage, frame.pick(rows), place));
        }
        for number in &stage.derived {
            frame.bind(number);
        }
        if !self.is_plain() {
            for test in &stage.tests {
                if frame.rows > 0 {
                    frame.keep(test);
                    let work = DIVISION * divisions();
                    self.add_work(work)?;
                    self.add_rounds(work / 16)?;
                }
            }
        }
        if frame.rows == 0 { Ok(()) } else { self.rounds(&frame, place) }
    }

    fn rounds(&mut self, frame: &Frame, place: usize) -> Result<(), Stop> {
        let clause = self.clause;
        let Some(one) = clause.loops.get(place) else { return self.results(frame) };
        let is_plain = self.is_plain();
        let shortcut = one.shortcut.as_ref();
        let shortcut = shortcut.filter(|short| !is_plain && frame.truth(&short.when).low == 1);
        let (set, stage) = shortcut.map_or((&one.set, &one.stage), |short| (&short.set, &short.stage));
        let sum = one.sum.as_ref().map(|sum| frame.number(sum));
        let mut rounds = Rounds {
            outer: frame,
            stage,
            place,
            is_one: frame.rows == 1 && set.items.len() == 1,
            sum,
            rows: Vec::new(),
            keys: Vec::new(),
        };
        let counts = matches!(self.target, Target::Count { .. }) && place + 1 == clause.loops.len();
        let (mut names, mut is_constant) = (Vec::new(), frame.rows > 1 && !counts);
        if is_constant {
            set.visit_names(&mut |_| is_constant = false);
        }
        for item in &set.items {
            let is_constant = is_constant && matches!(item, Item::Range(..) | Item::List(_));
            for row in 0..frame.rows {
                frame.row(row, &mut names);
                let (keys, work) = self.walk.tables.keys(set, item, &names, counts)?;
                self.add_work(work)?;
                let sieved = std::mem::take(&mut self.walk.tables.sieved);
                self.add_rounds(work / 16 + sieved / SIEVED)?;
                if is_constant && keys.len() < frame.rows as u64 / 2 {
                    // Few numbers that are the same for all rows.
                    for key in keys.iter() {
                        let keys = Column::same(key, frame.rows);
                        self.go_on(&rounds, frame.clone(), keys, rounds.sum.clone())?;
                    }
                    break;
                }
                if counts {
                    let each = self.work_of_row(&rounds, row, &keys)?;
                    self.add_work(keys.len().saturating_mul(each))?;
                } else {
                    self.keys(&mut rounds, row, &keys)?;
                }
            }
            self.flush(&mut rounds)?;
        }
        Ok(())
    }

    /// The work of a row of the last loop, by some of its rows.
    fn work_of_row(&mut self, rounds: &Rounds<'_>, row: usize, keys: &Keys) -> Result<u64, Stop> {
        if self.is_plain() {
            return Ok(8 * self.clause.results.len() as u64);
        }
        if rounds.stage.tests.is_empty() {
            return Ok(self.work_of(rounds.stage, rounds.place));
        }
        let count = keys.len().min(SAMPLE);
        if count == 0 {
            return Ok(0);
        }
        let some = (0..count).map(|place| keys.at(place * (keys.len() - 1) / (count - 1).max(1)));
        let some: Vec<i64> = some.collect();
        let before = self.walk.work;
        self.round(rounds, rounds.outer.repeat(row, some.len()), Column::list(some), row)?;
        Ok((std::mem::replace(&mut self.walk.work, before) - before) / count)
    }

    /// Adds the rounds of a row.
    fn keys(&mut self, rounds: &mut Rounds<'_>, row: usize, keys: &Keys) -> Result<(), Stop> {
        if keys.len() < MANY && !rounds.is_one {
            rounds.keys.extend(keys.iter());
            rounds.rows.resize(rounds.keys.len(), row as u32);
            return if rounds.rows.len() < ROWS { Ok(()) } else { self.flush(rounds) };
        }
        self.flush(rounds)?;
        match keys {
            Keys::Range(from, to) => {
                let mut from = *from;
                while from <= *to {
                    let rows = (to - from + 1).min(ROWS as i64) as usize;
                    self.round(rounds, rounds.outer.repeat(row, rows), Column::line(from, 1, rows), row)?;
                    from += rows as i64;
                }
            }
            Keys::List(numbers, count) => {
                for begin in (0..*count).step_by(ROWS) {
                    let keys = Column::ascending(numbers, begin, (count - begin).min(ROWS));
                    self.round(rounds, rounds.outer.repeat(row, keys.rows), keys, row)?;
                }
            }
        }
        Ok(())
    }

    fn flush(&mut self, rounds: &mut Rounds<'_>) -> Result<(), Stop> {
        let (rows, keys) = (std::mem::take(&mut rounds.rows), std::mem::take(&mut rounds.keys));
        if rows.is_empty() {
            return Ok(());
        }
        let frame = rounds.outer.pick(&rows);
        let rest = rounds.sum.as_ref().map(|sum| sum.pick(&rows));
        self.go_on(rounds, frame, Column::list(keys), rest)
    }

    fn round(&mut self, rounds: &Rounds<'_>, frame: Frame, keys: Column, row: usize) -> Result<(), Stop> {
        let rest = rounds.sum.as_ref().map(|sum| Column::same(sum.at(row), keys.rows));
        self.go_on(rounds, frame, keys, rest)
    }

    fn go_on(
        &mut self,
        rounds: &Rounds<'_>,
        mut frame: Frame,
        keys: Column,
        sum: Option<Column>,
    ) -> Result<(), Stop> {
        self.add_work(self.work_of(rounds.stage, rounds.place).saturating_mul(keys.rows as u64))?;
        self.add_rounds(keys.rows as u64)?;
        let rest = sum.map(|sum| sum.binary(Operator::Subtract, &keys));
        frame.names.push(keys);
        frame.names.extend(rest);
        self.settle(rounds.stage, frame, rounds.place + 1)
    }

    fn results(&mut self, frame: &Frame) -> Result<(), Stop> {
        for result in &self.clause.results {
            let found = match (result, &self.target) {
                (_, Target::Count { .. }) => {
                    self.walk.work += 8;
                    continue;
                }
                (Yield::Heaps { distinct }, _) => {
                    self.add_work(64)?;
                    Found::Splits { distinct: *distinct }
                }
                (Yield::Sum(parts), _) => {
                    let Some(found) = self.options(frame, parts)? else { continue };
                    found
                }
            };
            if let Target::Options(visit) = &mut self.target {
                visit(found)?;
            }
        }
        Ok(())
    }

    fn options(&self, frame: &Frame, parts: &[Part]) -> Result<Option<Found>, Stop> {
        let mut exist = Column::same(1, frame.rows);
        let (mut heaps, mut odds) = (Vec::with_capacity(parts.len()), Vec::new());
        for (place, part) in parts.iter().enumerate() {
            let heap = frame.number(&part.coordinates[0]);
            exist = exist.and(&exists(self.plan, frame, &heap));
            heaps.push(heap);
            if let Some(count) = &part.count {
                let count = frame.number(count);
                exist = exist.and(&is_positive(&count));
                odds.push((place, count.each(|count| Some(count & 1))));
            }
        }
        let mut heap = frame.names[0].clone();
        let rows = if exist.low == 1 { Vec::new() } else { exist.rows_with(1) };
        if exist.low != 1 && rows.len() < frame.rows {
            heap = heap.pick(&rows);
            let counts = odds.iter_mut().map(|(_, odd)| odd);
            heaps.iter_mut().chain(counts).for_each(|column| *column = column.pick(&rows));
        }
        // An even number of equal heaps is worth nothing, like an empty heap, but may go round.
        // What else goes round is found where its value is needed.
        for (place, odd) in odds {
            let left = heaps[place].clone();
            let goes_round = left.clone().related(Relation::AtLeast, &heap);
            if goes_round.high == 1 && !goes_round.rows_with(1).is_empty() {
                return Err(Stop::Cycle);
            }
            heaps[place] = left.binary(Operator::Multiply, &odd);
        }
        Ok((heap.rows > 0).then_some(Found::Rows(heap, heaps)))
    }
}
