//! A move in one component of a sum, with its values.

use crate::position::boards::Step;

/// One move in one component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartMove {
    /// The component, from 0.
    pub part: usize,
    /// What it does there.
    pub step: Step,
    /// The value of the component after the move.
    pub part_value: u32,
    /// The value of the sum after the move: 0 where the move wins.
    pub value: u32,
}
