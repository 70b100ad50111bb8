//! A game with the ranges of its indices, as the `GameInfo` of `contract.d.ts`.

use grundyscope::periodicity;
use grundyscope::ruleset::Ruleset;
use grundyscope::sequence::window_max;
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
    #[serde(skip_serializing_if = "Option::is_none")]
    same_as: Option<SameObject>,
}

/// The named game that an own rule is, or agrees with as far as both were compared.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct SameObject {
    game: String,
    proved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    up_to: Option<u64>,
}

fn same_as(game: &Ruleset) -> Option<SameObject> {
    match game {
        #[cfg(feature = "own-rules")]
        Ruleset::Own(rule) => grundyscope::recognition::same_game(rule).map(|same| SameObject {
            game: same.game.to_string(),
            proved: same.up_to.is_none(),
            up_to: same.up_to,
        }),
        _ => None,
    }
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
            same_as: same_as(game),
        }
    }
}
