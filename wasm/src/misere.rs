//! Misère play of single heaps.

use super::convert::listener::listen;
use super::convert::{JsResult, Request, guard, object, outcome, set, typed};
use grundyscope::misere;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("misere.d.ts");

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

/// Misère nim-values and genera of the heaps up to n.
#[wasm_bindgen(js_name = misere, skip_typescript)]
pub fn misere_(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = request.game()?;
        let limit = misere::misere_limit(&game).map_err(|error| error.in_field("game"))?;
        let n = request.number("n")?.index(limit)?;
        let heaps = listen(progress, |progress| misere::misere_heaps(&game, n, Some(progress)))?;
        let last = &heaps[n as usize];
        let result = object(&MisereObject {
            game: game.to_string(),
            n,
            outcome: outcome(last.value() == 0),
            value: last.value() as u32,
            normal: last.normal() as u32,
            genus: last.to_string(),
            genera: heaps.iter().map(ToString::to_string).collect(),
        });
        let values: Vec<u32> = heaps.iter().map(|genus| genus.value() as u32).collect();
        set(&result, "values", &typed(&values));
        Ok(result)
    })
}
