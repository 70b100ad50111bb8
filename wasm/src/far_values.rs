//! The Grundy value at any index, by a formula or a proved period where the index is far.

use super::convert::{JsResult, Request, compute, guard, object};
use grundyscope::periodicity;
use grundyscope::sequence::FAR;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("far_values.d.ts");

#[derive(Serialize)]
struct ValueObject {
    game: String,
    n: String,
    value: String,
    source: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    continued: Option<periodicity::Continuation>,
}

/// The Grundy value at n.
#[wasm_bindgen(skip_typescript)]
pub fn value(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = request.game()?;
        let n = request.number("n")?.big("0", FAR)?;
        compute(progress, |store, progress| {
            let found =
                periodicity::value(&periodicity::rules_of(&game), store.open(&game), &n, Some(progress))
                    .map_err(|error| error.in_field("n"))?;
            Ok(object(&ValueObject {
                game: game.to_string(),
                n: n.to_string(),
                value: found.value.to_string(),
                source: found.source.as_str(),
                continued: found.continuation,
            }))
        })
    })
}
