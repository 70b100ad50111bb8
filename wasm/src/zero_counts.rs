//! How many positions of several heaps are P-positions.

use super::convert::{JsResult, Request, compute, guard, object, set};
use grundyscope::periodicity::continuation_at;
use grundyscope::sequence::{histogram, zero_sums};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("zero_counts.d.ts");

/// The most heaps of a counted position.
const MAX_HEAPS: u64 = 16;

/// How many positions of several heaps have nim-sum 0.
#[wasm_bindgen(js_name = zeroCount, skip_typescript)]
pub fn zero_count(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n", "heaps", "ordered", "nonempty"])?;
        let (game, n) = (request.game()?, request.number("n")?);
        let (heaps, ordered) = (request.number("heaps")?.whole(1, MAX_HEAPS)?, request.flag("ordered")?);
        let first = if request.flag("nonempty")? { 1 } else { game.first_index() };
        let (histogram, continued) = compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = n.index(sequence.limit())?;
            sequence.extend(n, progress)?;
            Ok((histogram(sequence, first, n, Some(progress))?, continuation_at(sequence, n)))
        })?;
        let sums = zero_sums(&histogram, heaps, ordered).map_err(|error| error.in_field("n"))?;
        let result = object(&sums);
        if let Some(continued) = continued {
            set(&result, "continued", &object(&continued));
        }
        Ok(result)
    })
}
