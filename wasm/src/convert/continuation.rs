//! The proved period that continues a sequence, as the `Continuation` of `contract.d.ts`.

use grundyscope::periodicity::{Continuation, Repetition};
use serde::Serialize;

/// The proved period that continues a sequence.
#[derive(Debug, Serialize)]
pub struct ContinuationObject {
    from: u64,
    preperiod: u64,
    period: u64,
    saltus: u64,
    criterion: &'static str,
}

impl From<Continuation> for ContinuationObject {
    fn from(continuation: Continuation) -> Self {
        let Continuation { from, repetition: Repetition { preperiod, period, saltus }, criterion } =
            continuation;
        Self { from, preperiod, period, saltus, criterion: criterion.as_str() }
    }
}
