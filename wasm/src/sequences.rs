//! Values of a sequence, and the explanation of one of them.

use super::convert::{JsResult, Request, compute, guard, object, set};
use grundyscope::Natural;
use grundyscope::error::Result;
use grundyscope::progress::Progress;
use grundyscope::ruleset::Ruleset;
use grundyscope::sequence::{self, Explanation, Sequence, Window, window_max};
use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("sequences.d.ts");

/// Grundy values of the indices `from` to `n`.
#[wasm_bindgen(skip_typescript)]
pub fn sequence(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n", "from"])?;
        let (game, n, from) = (request.game()?, request.number("n")?, request.optional_number("from")?);
        compute(progress, |store, progress| {
            let sequence = store.open(&game);
            // Without `from`, all values up to n are requested, so n has the limit of the sequence.
            let max = if from.is_some() { window_max(sequence) } else { sequence.limit().to_string() };
            let n = n.big("0", &max)?;
            let from = from.map_or(Ok(Natural::ZERO), |from| from.big("0", &n.to_string()))?;
            Ok(match sequence::window(sequence, &from, &n, Some(progress))? {
                Window::Computed { from, n } => copy_out(sequence, from, n, progress)?.into(),
                Window::Far(values) => Uint32Array::from(&values[..]).into(),
            })
        })
    })
}

/// Copies computed values into a typed array, piece by piece, so that the engine holds no second
/// copy.
fn copy_out(sequence: &dyn Sequence, from: u64, n: u64, progress: &mut Progress<'_>) -> Result<Uint32Array> {
    let array = Uint32Array::new_with_length((n - from + 1) as u32);
    sequence::windows(sequence, from, n + 1, Some(progress), |start, values| {
        let start = (start - from) as u32;
        array.subarray(start, start + values.len() as u32).copy_from(values);
    })?;
    Ok(array)
}

/// An explanation, with what it explains.
fn explained(game: &Ruleset, n: u64, explanation: &Explanation) -> JsValue {
    let result = object(explanation);
    set(&result, "game", &game.to_string().into());
    set(&result, "n", &n.to_string().into());
    result
}

/// The mex at one index, option by option.
#[wasm_bindgen(skip_typescript)]
pub fn explain(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let (game, n) = (request.game()?, request.number("n")?);
        compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = n.index(sequence.explain_limit())?;
            Ok(explained(&game, n, &sequence.explain(n, progress)?))
        })
    })
}
