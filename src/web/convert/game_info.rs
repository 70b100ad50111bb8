//! A game with the ranges of its indices, as the `GameInfo` of `contract.d.ts`.

use crate::periodicity;
use crate::ruleset::Ruleset;
use crate::sequence::window_max;
use serde::Serialize;

/// A game with the ranges of its indices.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameObject {
    game: String,
    max: String,
    explain_max: String,
    window_max: String,
    first: u64,
    cost: &'static str,
}

impl From<&Ruleset> for GameObject {
    fn from(game: &Ruleset) -> Self {
        let mut sequence = periodicity::continued(game);
        let cost = if periodicity::is_quick(&mut *sequence) { "fast" } else { "slow" };
        Self {
            game: game.to_string(),
            max: sequence.limit().to_string(),
            explain_max: sequence.explain_limit().to_string(),
            window_max: window_max(&*sequence),
            first: game.first_index(),
            cost,
        }
    }
}
