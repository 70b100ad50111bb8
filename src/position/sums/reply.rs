//! Replies that win: a move in a component that makes the value of the sum 0.

use super::part::Part;
use super::played::PartMove;
use super::sum::Sum;
use crate::error::{Code, Error, Result, allowed};
use crate::position::boards::Step;
use crate::progress::Progress;
use crate::store::Store;
use crate::walk::Halt;
use std::collections::HashMap;

/// Finds replies, and keeps them by component and value.
#[derive(Default)]
pub(super) struct Replies {
    steps: HashMap<(String, u32), Option<Step>>,
}

impl Replies {
    /// A winning move of a sum of this value above 0.
    pub(super) fn winning(
        &mut self,
        sum: &Sum,
        value: u32,
        store: &mut Store,
        progress: &mut Progress<'_>,
    ) -> Result<PartMove> {
        for (place, part) in sum.parts.iter().enumerate() {
            progress.work(1 + part.cells().len() as u64)?;
            let own = part.value(store, progress)?;
            // One of the components has an option of the value that is missing, which is less.
            let target = own ^ value;
            if target > own {
                continue;
            }
            if let Some(step) = self.step(part, (part.to_string(), target), store, progress)? {
                return Ok(PartMove { part: place, step, part_value: target, value: 0 });
            }
        }
        Err(Error::new(Code::Contradiction, &sum.to_string(), allowed("values-of-rules")))
    }

    /// The first move of a component that leaves it with a value.
    fn step(
        &mut self,
        part: &Part,
        key: (String, u32),
        store: &mut Store,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Step>> {
        if let Some(known) = self.steps.get(&key) {
            return Ok(known.clone());
        }
        let mut found = None;
        part.options(store, progress, &mut |_, step, value| {
            if value != key.1 {
                return Ok(());
            }
            found = Some(step);
            Err(Halt::Found)
        })?;
        self.steps.insert(key, found.clone());
        Ok(found)
    }
}
