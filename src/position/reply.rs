//! Replies that win: a move in a component that makes the value of the sum 0.

use super::boards::Step;
use super::component::Component;
use super::sum::{Move, Sum};
use super::theory::Theory;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::store::Store;
use crate::walk::Halt;
use std::collections::HashMap;

/// The values of the cells of a component, and its value.
type Values = (Vec<u64>, u64);

/// Finds replies to moves from a sum, and keeps them by component, what is moved there, and value.
pub(super) struct Replies<'a> {
    before: &'a Sum,
    values: &'a [Values],
    theories: &'a [Option<Theory>],
    store: &'a mut Store,
    known: HashMap<(usize, Vec<u64>, u64), Option<Step>>,
}

impl<'a> Replies<'a> {
    pub(super) fn new(
        before: &'a Sum,
        values: &'a [Values],
        theories: &'a [Option<Theory>],
        store: &'a mut Store,
    ) -> Self {
        Self { before, values, theories, store, known: HashMap::new() }
    }

    /// A winning move after a move that leaves a value r > 0, on some heap, head or board of a
    /// value g with g xor r < g: there is one, since the top bit of r is in one of them, and it has
    /// an option of that value, since its value is a mex.
    pub(super) fn winning(&mut self, played: &Move, progress: &mut Progress<'_>) -> Result<Move> {
        let Self { before, values, .. } = *self;
        let changed = before.components[played.component].after(&played.step);
        let changed_values = changed.values(self.store, progress)?;
        for (place, component) in before.components.iter().enumerate() {
            let is_changed = place == played.component;
            let (component, known) =
                if is_changed { (&changed, &changed_values) } else { (component, &values[place]) };
            progress.work(1 + known.0.len() as u64)?;
            let component_value = known.1 ^ played.value;
            if let Some(step) = self.step(place, component, known, component_value, progress)? {
                return Ok(Move { component: place, step, component_value, value: 0 });
            }
        }
        // By the rules there is such a move, so some of the values are not those of the game.
        Err(Error::new(Code::Contradiction, &before.to_string(), allowed("values-of-rules")))
    }

    /// The first move that leaves a component with this value, on a cell that it makes smaller.
    fn step(
        &mut self,
        place: usize,
        component: &Component,
        known: &Values,
        target: u64,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Step>> {
        let Component::Cells(cells) = component else {
            if target > known.1 {
                return Ok(None);
            }
            let mut turned = component.clone();
            turned.turn();
            let key = (place, turned.state().to_vec(), target);
            return self.found(key, &turned, None, known, target, progress);
        };
        for (cell, (&from, &value)) in cells.cells.iter().zip(&known.0).enumerate() {
            let left = value ^ known.1 ^ target;
            if left >= value {
                continue;
            }
            if let Some(theory) = self.theories[place].as_ref().filter(|theory| theory.covers(from)) {
                let mut step = None;
                progress.work(theory.table())?;
                theory.leaving(from, left, 1, &mut |amount, to| {
                    step = Some(Step { cell, from, amount, to: to.to_vec(), ..Step::default() });
                });
                return Ok(step);
            }
            let key = (place, vec![from], left);
            if let Some(step) = self.found(key, component, Some(cell), known, target, progress)? {
                return Ok(Some(Step { cell, ..step }));
            }
        }
        Ok(None)
    }

    fn found(
        &mut self,
        key: (usize, Vec<u64>, u64),
        component: &Component,
        only: Option<usize>,
        known: &Values,
        target: u64,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Step>> {
        if let Some(found) = self.known.get(&key) {
            return Ok(found.clone());
        }
        let mut found = None;
        component.options(only, known, self.store, progress, &mut |_, step, value| {
            if value != target {
                return Ok(());
            }
            found = Some(step.clone());
            Err(Halt::Found)
        })?;
        self.known.insert(key, found.clone());
        Ok(found)
    }
}
