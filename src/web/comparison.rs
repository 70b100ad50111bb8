//! Two games beside each other, for JavaScript; the shapes are in `comparison.d.ts`.

use super::answers::{object, set};
use super::errors::guard;
use super::listener::listen;
use super::requests::Request;
use super::{index, with_store};
use crate::comparison::{Reason, Verdict, compare as compared, differences_along};
use crate::error::Result;
use crate::grundy::{Store, reserve};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use js_sys::Uint32Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("comparison.d.ts");

/// The largest index: both sequences are held, and what proves their periods.
const MOST: u64 = 1_000_000;
/// The most stretches.
const BINS: &str = "4096";

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

/// Where two games differ.
#[wasm_bindgen(skip_typescript)]
pub fn compare(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["games", "n", "bins"])?;
        let [first, second] = request.two_texts("games", "an array of the notations of two games")?;
        let read = |text: &str| Ruleset::parse(text).map_err(|error| error.in_field("games"));
        let (first, second) = (read(&first)?, read(&second)?);
        let n = request.number_text("n")?;
        let bins = request.optional_number_text("bins")?.unwrap_or_else(|| "0".to_owned());
        let bins = index(&bins, "bins", BINS)? as usize;
        listen(progress, |progress| {
            with_store(|store| {
                let limit = store.open(&first).limit().min(store.open(&second).limit()).min(MOST);
                let n = index(&n, "n", &limit.to_string())?;
                let a = values(store, &first, n, &mut progress.part(0.0, 0.5))?;
                let b = values(store, &second, n, &mut progress.part(0.5, 1.0))?;
                answer([&first, &second], [&a, &b], bins)
            })
        })
    })
}

fn values(store: &mut Store, game: &Ruleset, n: u64, progress: &mut Progress<'_>) -> Result<Vec<u32>> {
    let sequence = store.open(game);
    sequence.extend(n, progress)?;
    let mut values = Vec::new();
    reserve(&mut values, n as usize + 1)?;
    values.resize(n as usize + 1, 0);
    sequence.read(0, &mut values);
    Ok(values)
}

fn answer(games: [&Ruleset; 2], values: [&[u32]; 2], bins: usize) -> Result<JsValue> {
    let found = compared(games, values)?;
    let from = found.from as usize;
    let after = found.last.map_or(found.from, |last| last + 1);
    let (verdict, reason) = match found.verdict {
        Verdict::Same(reason) => ("same", Some(reason)),
        Verdict::Different(reason) => ("different", Some(reason)),
        Verdict::Observed => ("observed", None),
    };
    let decided = match reason {
        Some(Reason::Periods { from, values }) => (Some(from), Some(values)),
        _ => (None, None),
    };
    let stretches = if bins == 0 { Vec::new() } else { differences_along(values, from, bins) };
    let result = object(&ComparisonObject {
        games: games.map(ToString::to_string),
        from: found.from,
        checked_to: found.checked_to,
        differences: found.differences,
        first_difference: found.first,
        last_difference: found.last,
        same_from: (after <= found.checked_to).then_some(after),
        verdict,
        reason: reason.map(Reason::as_str),
        decided_from: decided.0,
        decided_by: decided.1,
        bin_width: (values[0].len().saturating_sub(from)).div_ceil(bins.max(1)).max(1),
    });
    set(&result, "bins", &Uint32Array::from(&stretches[..]).into());
    Ok(result)
}
