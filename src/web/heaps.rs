//! Heap games at the boundary: records, zero positions, misère play.

use super::answers::{object, set, typed};
use super::listener::listen;
use super::requests::Request;
use super::{errors, index, with_store};
use crate::error::Result;
use crate::grundy::{self, Entry, Genus};
use crate::ruleset::Ruleset;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("heaps.d.ts");

/// The most zero positions that are listed.
const ZEROS: usize = 1_000_000;

fn game(request: &Request<'_>) -> Result<Ruleset> {
    Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))
}

fn entries(entries: &[Entry]) -> JsValue {
    let result = js_sys::Object::new().into();
    // Every sequence's limit keeps its indices below 2^32.
    let indices: Vec<u32> = entries.iter().map(|entry| entry.index as u32).collect();
    let values: Vec<u32> = entries.iter().map(|entry| entry.value).collect();
    set(&result, "indices", &typed(&indices));
    set(&result, "values", &typed(&values));
    result
}

/// Where a sequence rises above all before, and where each value first occurs.
#[wasm_bindgen(skip_typescript)]
pub fn records(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let (game, n) = (game(&request)?, request.number_text("n")?);
        let records = listen(progress, |progress| {
            with_store(|store| {
                let sequence = store.open(&game);
                let n = index(&n, "n", &sequence.limit().to_string())?;
                sequence.extend(n, progress)?;
                Ok(grundy::records(sequence, game.first_index(), n))
            })
        })?;
        let result = js_sys::Object::new().into();
        set(&result, "maxima", &entries(&records.maxima));
        set(&result, "first", &entries(&records.first));
        Ok(result)
    })
}

/// The indices whose value is 0.
#[wasm_bindgen(skip_typescript)]
pub fn zeros(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n", "from"])?;
        let (game, n) = (game(&request)?, request.number_text("n")?);
        let from = request.optional_number_text("from")?;
        let (zeros, count) = listen(progress, |progress| {
            with_store(|store| {
                let sequence = store.open(&game);
                let n = index(&n, "n", &sequence.limit().to_string())?;
                let from = from.map_or(Ok(0), |from| index(&from, "from", &n.to_string()))?;
                sequence.extend(n, progress)?;
                Ok(grundy::zeros(sequence, from.max(game.first_index()), n, ZEROS))
            })
        })?;
        let result = js_sys::Object::new().into();
        let zeros: Vec<u32> = zeros.into_iter().map(|index| index as u32).collect();
        set(&result, "zeros", &typed(&zeros));
        set(&result, "count", &JsValue::from(count as u32));
        Ok(result)
    })
}

#[derive(Serialize)]
struct MisereObject {
    game: String,
    n: u64,
    outcome: &'static str,
    value: u32,
    normal: u32,
    genus: String,
    genera: Vec<String>,
}

/// What misère play makes of the heaps up to n.
#[cfg_attr(not(feature = "single"), wasm_bindgen(skip_typescript))]
pub fn misere(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = game(&request)?;
        let limit = grundy::misere_limit(&game).map_err(|error| error.in_field("game"))?;
        let n = index(&request.number_text("n")?, "n", &limit.to_string())?;
        let heaps = listen(progress, |progress| grundy::misere_heaps(&game, n, progress))?;
        let last = &heaps[n as usize];
        let result = object(&MisereObject {
            game: game.to_string(),
            n,
            outcome: if last.value() == 0 { "P" } else { "N" },
            value: last.value(),
            normal: last.normal(),
            genus: last.to_string(),
            genera: heaps.iter().map(ToString::to_string).collect(),
        });
        let values: Vec<u32> = heaps.iter().map(Genus::value).collect();
        set(&result, "values", &typed(&values));
        Ok(result)
    })
}
