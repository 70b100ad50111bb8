//! Nim Square by several workers: the positions of one Grundy value after the other.

use super::convert::{JsResult, Request, compute, guard, typed};
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::games::{SquareRound, Subtraction};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("square_positions.d.ts");

/// No position has a value as large as this.
const MAX_VALUE: u64 = 65_535;

/// Which of the positions `from` to `n` of subtract-a-square have a value.
#[wasm_bindgen(js_name = squarePositions, skip_typescript)]
pub fn square_positions(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["n", "from", "value", "before", "goOn"])?;
        let n = request.number("n")?.index(Subtraction::LIMIT)?;
        let from = request.optional_number("from")?;
        let continues = request.flag("goOn")?;
        let from = from.map_or(Ok(0), |from| from.index(n))?;
        if continues && from > 0 {
            return Err(
                Error::new(Code::OutOfRange, &from.to_string(), allowed("zero-or-no-go-on")).in_field("from")
            );
        }
        let value = request.number("value")?.index(MAX_VALUE)?;
        let before = before(&request, from)?;
        let round = SquareRound { from, n, value, continues };
        let found =
            compute(progress, |store, progress| store.square_positions(round, &before, Some(progress)))?;
        Ok(typed(&found))
    })
}

/// The field `before`: positions below `from`. The engine checks which they are.
fn before(request: &Request<'_>, from: u64) -> Result<Vec<u32>> {
    let Some(before) = request.optional_positions("before")? else { return Ok(Vec::new()) };
    let length = before.length();
    if u64::from(length) > from {
        let allowed = allowed("at-most-positions").with("most", from);
        return Err(Error::new(Code::OutOfRange, &length.to_string(), allowed).in_field("before"));
    }
    Ok(before.to_vec())
}
