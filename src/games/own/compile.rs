//! A rule as stages: the loops of each clause, every condition as far out as its names allow.

use super::code::{Code, Piece};
use crate::ruleset::Rule;
use crate::ruleset::own::{Binder, Clause, Condition, Expression, Item, Operator, Set, Yield};

/// A compiled rule of one coordinate.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) code: Code,
    pub(super) clauses: Vec<ClauseProgram>,
    /// The sets that are no ranges.
    pub(super) sets: Vec<SetProgram>,
    /// How many numbers have names at once, at most.
    pub(super) slots: usize,
    /// The least and the greatest heap, and whether heaps between them are missing.
    pub(super) bounds: (i64, i64, bool),
    /// The missing heaps, ascending.
    pub(super) walls: Vec<i64>,
    /// Whether heaps are split in every way: into any heaps, into different ones.
    pub(super) splits: [bool; 2],
}

#[derive(Debug)]
pub(super) struct ClauseProgram {
    /// What is computed and tested before any loop.
    pub(super) first: Stage,
    /// The loops, the outermost first.
    pub(super) loops: Vec<(Loop, Stage)>,
    pub(super) results: Vec<ResultProgram>,
}

/// What is computed and tested once the name of a loop has a number.
#[derive(Debug, Default)]
pub(super) struct Stage {
    /// Slots and their expressions.
    pub(super) derived: Vec<(usize, Piece)>,
    pub(super) tests: Vec<Piece>,
}

#[derive(Debug)]
pub(super) struct Loop {
    pub(super) slot: usize,
    pub(super) over: Over,
}

/// What a loop runs through.
#[derive(Debug)]
pub(super) enum Over {
    Range(Piece, Piece),
    /// The number of a set.
    Set(usize),
    /// The slot and the one after it have that sum.
    Sum(Piece),
}

#[derive(Debug)]
pub(super) struct SetProgram {
    pub(super) items: Vec<ItemProgram>,
    pub(super) up_to: Option<Piece>,
}

#[derive(Debug)]
pub(super) enum ItemProgram {
    Range(Piece, Piece),
    Number(Piece),
    Divisors(bool, Piece),
    Coprime(Piece),
    Powers(Piece),
    Named(crate::ruleset::LengthSet),
}

#[derive(Debug)]
pub(super) enum ResultProgram {
    /// The parts; whether all are linear in the name of the innermost loop.
    Sum(Vec<PartProgram>, bool),
    /// Every way to split the heap.
    Heaps { distinct: bool },
}

#[derive(Debug)]
pub(super) struct PartProgram {
    pub(super) count: Option<Piece>,
    pub(super) heap: Piece,
}

impl Program {
    /// Compiles a rule of one coordinate.
    pub(super) fn new(rule: &Rule) -> Self {
        let mut program = Self {
            code: Code::default(),
            clauses: Vec::new(),
            sets: Vec::new(),
            slots: 1,
            bounds: rule.bounds(0),
            walls: rule.walls().iter().map(|wall| wall[0]).collect(),
            splits: [false; 2],
        };
        for clause in rule.clauses() {
            let compiled = program.clause(clause);
            program.clauses.push(compiled);
        }
        program
    }

    fn clause(&mut self, clause: &Clause) -> ClauseProgram {
        let mut first = Stage::default();
        let mut loops: Vec<(Loop, Stage)> = Vec::new();
        // The loop, from 1, after which each slot has its number.
        let mut known = vec![0];
        for binder in &clause.binders {
            let slot = known.len();
            let over = match binder {
                Binder::Equals(number) => {
                    let piece = self.code.expression(number);
                    let stage = loops.last_mut().map_or(&mut first, |(_, stage)| stage);
                    stage.derived.push((slot, piece));
                    known.push(loops.len());
                    continue;
                }
                Binder::Sum(sum) => Over::Sum(self.code.expression(sum)),
                Binder::In(set) => self.over(set),
            };
            loops.push((Loop { slot, over }, Stage::default()));
            known.extend(std::iter::repeat_n(loops.len(), binder.names()));
        }
        self.slots = self.slots.max(known.len());
        for condition in clause.condition.iter().flat_map(conjuncts) {
            let mut stage = 0;
            condition_names(condition, &mut |slot| stage = stage.max(known[slot]));
            let piece = self.code.condition(condition);
            let stage = if stage == 0 { &mut first } else { &mut loops[stage - 1].1 };
            stage.tests.push(piece);
        }
        let degrees = degrees(clause, &known, loops.len());
        let results = clause.results.iter().map(|result| self.result(result, &degrees)).collect();
        ClauseProgram { first, loops, results }
    }

    fn over(&mut self, set: &Set) -> Over {
        if let ([Item::Range(from, to)], None) = (&set.items[..], &set.up_to) {
            return Over::Range(self.code.expression(from), self.code.expression(to));
        }
        let mut items = Vec::new();
        for item in &set.items {
            items.push(match item {
                Item::Range(from, to) => {
                    ItemProgram::Range(self.code.expression(from), self.code.expression(to))
                }
                Item::List(numbers) => {
                    items.extend(
                        numbers.iter().map(|number| ItemProgram::Number(self.code.expression(number))),
                    );
                    continue;
                }
                Item::Divisors { proper, of } => ItemProgram::Divisors(*proper, self.code.expression(of)),
                Item::Coprime(to) => ItemProgram::Coprime(self.code.expression(to)),
                Item::Powers(base) => ItemProgram::Powers(self.code.expression(base)),
                Item::Named(set) => ItemProgram::Named(*set),
            });
        }
        let up_to = set.up_to.as_ref().map(|end| self.code.expression(end));
        self.sets.push(SetProgram { items, up_to });
        Over::Set(self.sets.len() - 1)
    }

    fn result(&mut self, result: &Yield, degrees: &[u32]) -> ResultProgram {
        match result {
            Yield::Heaps { distinct } => {
                self.splits[usize::from(*distinct)] = true;
                ResultProgram::Heaps { distinct: *distinct }
            }
            Yield::Sum(parts) => {
                let is_linear = degrees.iter().all(|&degree| degree < 2)
                    && parts.iter().all(|part| {
                        let count = part.count.as_ref().map_or(0, |count| degree(count, degrees));
                        count == 0 && degree(&part.coordinates[0], degrees) < 2
                    });
                let parts = parts.iter().map(|part| PartProgram {
                    count: part.count.as_ref().map(|count| self.code.expression(count)),
                    heap: self.code.expression(&part.coordinates[0]),
                });
                ResultProgram::Sum(parts.collect(), is_linear)
            }
        }
    }
}

/// The conditions that all have to be met.
fn conjuncts(condition: &Condition) -> impl Iterator<Item = &Condition> {
    match condition {
        Condition::And(parts) => parts.iter(),
        other => std::slice::from_ref(other).iter(),
    }
}

/// For each slot the degree in the name of the innermost loop: 0, 1, or 2 for all others.
fn degrees(clause: &Clause, known: &[usize], innermost: usize) -> Vec<u32> {
    let mut degrees = vec![0];
    for binder in &clause.binders {
        let slot = degrees.len();
        let inner = innermost > 0 && known[slot] == innermost;
        let own = match binder {
            Binder::Equals(number) if inner => degree(number, &degrees),
            _ => u32::from(inner),
        };
        degrees.extend(std::iter::repeat_n(own, binder.names()));
    }
    degrees
}

/// The degree of an expression; each part of one of degree 1 is linear or constant.
fn degree(expression: &Expression, degrees: &[u32]) -> u32 {
    match expression {
        Expression::Number(_) => 0,
        Expression::Name(slot) => degrees[*slot],
        Expression::Negative(inner) => degree(inner, degrees),
        Expression::Binary(operator, operands) => {
            let (a, b) = (degree(&operands.0, degrees), degree(&operands.1, degrees));
            match operator {
                Operator::Add | Operator::Subtract => a.max(b),
                Operator::Multiply => (a + b).min(2),
                _ if a == 0 && b == 0 => 0,
                _ => 2,
            }
        }
        Expression::Call(_, arguments) => {
            let constant = arguments.iter().all(|argument| degree(argument, degrees) == 0);
            if constant { 0 } else { 2 }
        }
    }
}

fn names(expression: &Expression, visit: &mut dyn FnMut(usize)) {
    match expression {
        Expression::Number(_) => {}
        Expression::Name(slot) => visit(*slot),
        Expression::Negative(inner) => names(inner, visit),
        Expression::Binary(_, operands) => {
            names(&operands.0, visit);
            names(&operands.1, visit);
        }
        Expression::Call(_, arguments) => arguments.iter().for_each(|argument| names(argument, visit)),
    }
}

fn condition_names(condition: &Condition, visit: &mut dyn FnMut(usize)) {
    match condition {
        Condition::And(parts) | Condition::Or(parts) => {
            for part in parts {
                condition_names(part, visit);
            }
        }
        Condition::Not(inner) => condition_names(inner, visit),
        Condition::Chain(numbers, _) => numbers.iter().for_each(|number| names(number, visit)),
        Condition::Even(number)
        | Condition::Odd(number)
        | Condition::Prime(number)
        | Condition::Square(number) => names(number, visit),
        Condition::Divides(divisor, number) => {
            names(divisor, visit);
            names(number, visit);
        }
        Condition::In(number, set) => {
            names(number, visit);
            set.up_to.iter().for_each(|end| names(end, visit));
            for item in &set.items {
                match item {
                    Item::Range(from, to) => {
                        names(from, visit);
                        names(to, visit);
                    }
                    Item::List(numbers) => numbers.iter().for_each(|number| names(number, visit)),
                    Item::Divisors { of: number, .. } | Item::Coprime(number) | Item::Powers(number) => {
                        names(number, visit);
                    }
                    Item::Named(_) => {}
                }
            }
        }
    }
}
