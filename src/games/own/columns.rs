//! The options of many keys of the innermost loop at once: every operation on a column of numbers,
//! one for each key, so that reading the operations costs each key next to nothing.

#![expect(clippy::cast_sign_loss, reason = "heaps that exist are not negative")]

use super::code::{Code, Operation, Piece, UNDEFINED, apply, of_one, of_two};
use super::compile::{PartProgram, Program, Stage};
use super::target::{Marks, Stop};
use crate::ruleset::own::{binary, call};

/// The most keys at once.
pub(super) const MAX_KEYS: usize = 128;

type Column = [i64; MAX_KEYS];

/// The numbers that depend on the key. Keys whose conditions are not met are dropped.
#[derive(Debug, Default)]
pub(super) struct Columns {
    /// How many keys are left.
    keys: usize,
    /// The slot of the key: it and the later ones have columns.
    slot: usize,
    names: Vec<Column>,
    stack: Vec<Column>,
    operands: Vec<i64>,
}

/// What is known of an option.
#[derive(Clone, Copy)]
struct Found {
    exists: bool,
    /// A part of it is no smaller than the heap.
    goes_round: bool,
    value: u32,
}

impl Columns {
    /// Begins with at most [`MAX_KEYS`] keys for the name at `slot`. If they are parts of a sum,
    /// the next name has the other part.
    pub(super) fn begin(&mut self, slots: usize, slot: usize, keys: &[i64], sum: Option<i64>) {
        self.keys = keys.len();
        self.slot = slot;
        self.names.resize(self.names.len().max(slots - slot), [0; MAX_KEYS]);
        self.names[0][..keys.len()].copy_from_slice(keys);
        if let Some(sum) = sum {
            for (rest, key) in self.names[1].iter_mut().zip(keys) {
                *rest = sum - key;
            }
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.keys == 0
    }

    /// Computes what follows from the keys; drops those for which something is undefined or a
    /// condition is not met.
    pub(super) fn settle(&mut self, code: &Code, stage: &Stage, names: &[i64]) {
        for (slot, piece) in &stage.derived {
            self.run(code, piece, names);
            let numbers = self.stack[0];
            self.names[slot - self.slot] = numbers;
            self.retain(|number| number != UNDEFINED);
        }
        for test in &stage.tests {
            self.run(code, test, names);
            self.retain(|truth| truth == 1);
        }
    }

    /// Marks the values of the options, where they exist.
    pub(super) fn mark(
        &mut self,
        program: &Program,
        parts: &[PartProgram],
        names: &[i64],
        marks: &mut Marks<'_>,
    ) -> Result<(), Stop> {
        let (least, greatest, _) = program.bounds;
        let mut found = [Found { exists: true, goes_round: false, value: 0 }; MAX_KEYS];
        for part in parts {
            let mut counts = [1; MAX_KEYS];
            if let Some(count) = &part.count {
                self.run(&program.code, count, names);
                counts = self.stack[0];
            }
            self.run(&program.code, &part.heap, names);
            let heaps = &self.stack[0][..self.keys];
            for ((found, &heap), count) in found.iter_mut().zip(heaps).zip(counts) {
                // What is not defined is less than everything.
                let exists = count >= 1 && least <= heap && heap <= greatest;
                if !exists || program.walls.binary_search(&heap).is_ok() {
                    found.exists = false;
                } else if heap >= names[0] {
                    found.goes_round = true;
                } else if count & 1 == 1 {
                    found.value ^= marks.values[heap as usize];
                }
            }
        }
        for option in found[..self.keys].iter().filter(|option| option.exists) {
            if option.goes_round {
                return Err(Stop::Cycle);
            }
            marks.seen[option.value as usize] = marks.stamp;
        }
        Ok(())
    }

    /// Keeps the keys whose results, in the first column of the stack, are as they shall be.
    fn retain(&mut self, keep: impl Fn(i64) -> bool) {
        let results = &self.stack[0];
        let mut kept = 0;
        for key in 0..self.keys {
            if keep(results[key]) {
                if kept < key {
                    for column in &mut self.names {
                        column[kept] = column[key];
                    }
                }
                kept += 1;
            }
        }
        self.keys = kept;
    }

    /// Runs a piece for every key; the results are the first column of the stack.
    fn run(&mut self, code: &Code, piece: &Piece, names: &[i64]) {
        let mut height = 0;
        for &operation in code.operations(piece) {
            if self.stack.len() == height {
                self.stack.push([0; MAX_KEYS]);
            }
            let column = &mut self.stack[height][..self.keys];
            match operation {
                Operation::Number(number) => column.fill(number),
                Operation::Name(slot) => match usize::from(slot).checked_sub(self.slot) {
                    Some(place) => column.copy_from_slice(&self.names[place][..self.keys]),
                    None => column.fill(names[usize::from(slot)]),
                },
                _ => height = self.apply(operation, height) - 1,
            }
            height += 1;
        }
    }

    /// Applies an operation to the columns below `height`, and returns the new height.
    fn apply(&mut self, operation: Operation, height: usize) -> usize {
        match operation {
            Operation::Odd => self.single(height, |number| number & 1),
            Operation::Not => self.single(height, |truth| 1 - truth),
            Operation::Binary(operator) => self.pairs(height, |a, b| binary(operator, a, b)),
            Operation::Call(function) => self.pairs(height, |a, b| call(function, a, b)),
            Operation::Relation(relation) => self.pairs(height, |a, b| Some(relation.holds(a, b).into())),
            _ => self.each(operation, height),
        }
    }

    fn single(&mut self, height: usize, result: impl Fn(i64) -> i64) -> usize {
        for top in &mut self.stack[height - 1][..self.keys] {
            *top = of_one(*top, &result);
        }
        height
    }

    fn pairs(&mut self, height: usize, result: impl Fn(i64, i64) -> Option<i64>) -> usize {
        let (below, top) = self.stack.split_at_mut(height - 1);
        for (a, &b) in below[height - 2][..self.keys].iter_mut().zip(&top[0]) {
            *a = of_two(*a, b, &result);
        }
        height - 1
    }

    /// Applies an operation key by key. It has at most four operands.
    fn each(&mut self, operation: Operation, height: usize) -> usize {
        let lowest = height.saturating_sub(4);
        let mut left = height;
        for key in 0..self.keys {
            self.operands.clear();
            self.operands.extend(self.stack[lowest..height - 1].iter().map(|column| column[key]));
            let result = apply(operation, self.stack[height - 1][key], &mut self.operands);
            left = lowest + self.operands.len() + 1;
            self.stack[left - 1][key] = result;
        }
        left
    }
}
