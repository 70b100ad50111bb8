//! Comparison of two games.

use super::convert::{JsResult, Request, compute, guard, object, set, typed};
use grundyscope::comparison::{self, Comparison, Differences, Reason};
use grundyscope::error::{Result, allowed};
use grundyscope::ruleset::Ruleset;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("comparison.d.ts");

/// The most bins.
const MAX_BINS: u64 = 4096;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ComparisonObject {
    games: [String; 2],
    from: u64,
    checked_to: u64,
    differences: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_difference: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_difference: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    same_from: Option<u64>,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_from: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_by: Option<u64>,
    bin_width: usize,
}

fn compared(games: [&Ruleset; 2], found: &Comparison, differences: &Differences) -> JsValue {
    let (verdict, reason) = (found.verdict.as_str(), found.verdict.reason());
    let decided = match reason {
        Some(Reason::Periods { from, values }) => (Some(from), Some(values)),
        _ => (None, None),
    };
    let result = object(&ComparisonObject {
        games: games.map(ToString::to_string),
        from: found.from,
        checked_to: found.checked_to,
        differences: found.differences,
        first_difference: found.first,
        last_difference: found.last,
        same_from: found.same_from(),
        verdict,
        reason: reason.map(Reason::as_str),
        decided_from: decided.0,
        decided_by: decided.1,
        bin_width: differences.width,
    });
    set(&result, "bins", &typed(&differences.bins));
    result
}

/// Where two games differ.
#[wasm_bindgen(skip_typescript)]
pub fn compare(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["games", "n", "bins"])?;
        let notations = request.two_texts("games", &allowed("two-notations"))?;
        let games = notations.map(|text| Ruleset::parse(&text).map_err(|error| error.in_field("games")));
        let [first, second]: [Result<Ruleset>; 2] = games;
        let games = [&first?, &second?];
        let (n, bins) = (request.number("n")?, request.optional_number("bins")?);
        let bins = bins.map_or(Ok(0), |bins| bins.index(MAX_BINS))? as usize;
        compute(progress, |store, progress| {
            let n = n.index(comparison::limit(games, store))?;
            let (found, differences) = comparison::compare_to(games, n, bins, store, Some(progress))?;
            Ok(compared(games, &found, &differences))
        })
    })
}
