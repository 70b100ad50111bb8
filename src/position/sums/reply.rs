//! Replies that win: a move in a component that makes the value of the sum 0.

use super::part::Part;
use super::played::PartMove;
use super::sum::Sum;
use crate::error::{Code, Error, Result, allowed};
use crate::position::boards::Step;
use crate::progress::Progress;
use crate::store::Store;
use std::collections::HashMap;

/// Finds replies, and keeps them by component and value.
#[derive(Default)]
pub(super) struct Replies {
    steps: HashMap<(String, u32), Option<Step>>,
}

impl Replies {
    /// A winning move of a sum of this value above 0.
    pub(super) fn winning(&mut self, sum: &Sum, value: u32, store: &mut Store) -> Result<PartMove> {
        for (place, part) in sum.parts.iter().enumerate() {
            let own = part.value(store, &mut Progress::none())?;
            // One of the components has an option of the value that is missing, which is less.
            let target = own ^ value;
            if target > own {
                continue;
            }
            if let Some(step) = self.step(part, (part.to_string(), target), store)? {
                return Ok(PartMove { part: place, step, part_value: target, value: 0 });
            }
        }
        Err(Error::new(Code::Contradiction, &sum.to_string(), allowed("values-of-rules")))
    }

    /// The first move of a component that leaves it with a value.
    fn step(&mut self, part: &Part, key: (String, u32), store: &mut Store) -> Result<Option<Step>> {
        if let Some(known) = self.steps.get(&key) {
            return Ok(known.clone());
        }
        let mut found = None;
        part.options(store, &mut Progress::none(), &mut |step, value| {
            if found.is_none() && value == key.1 {
                found = Some(step);
            }
        })?;
        self.steps.insert(key, found.clone());
        Ok(found)
    }
}
