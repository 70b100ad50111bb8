//! Nim Square by several workers: the positions of one Grundy value after the other, in the shapes of `square_positions.d.ts`.

use super::answers::typed;
use super::javascript::Positions;
use super::requests::Request;
use super::{errors, index, listen, listener};
use crate::error::{Code, Error, Result};
use crate::grundy::{SquarePositions, Subtraction};
use js_sys::{ArrayBuffer, Uint32Array};
use std::cell::Cell;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("square_positions.d.ts");

/// Positions of which the values up to some value are known.
struct Stretch {
    positions: SquarePositions,
    from: u64,
    n: u64,
    /// The value whose turn it is.
    value: u64,
}

thread_local! {
    /// What the last call leaves to the next.
    static STRETCH: Cell<Option<Stretch>> = const { Cell::new(None) };
}

/// No position has a value as large as this.
const VALUES: &str = "65535";

/// Which of the positions `from` to `n` of subtract-a-square have a value.
#[wasm_bindgen(js_name = squarePositions, skip_typescript)]
pub fn square_positions(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["n", "from", "value", "before"])?;
        let n = index(&request.number_text("n")?, "n", &Subtraction::LIMIT.to_string())?;
        let from = request.optional_number_text("from")?;
        let from = from.map_or(Ok(0), |from| index(&from, "from", &n.to_string()))?;
        let value = index(&request.number_text("value")?, "value", VALUES)?;
        let before = before(&request, from)?;
        // A listener that asks has a stretch of its own, which ends with the call.
        let nested = listener::is_running();
        let kept = if nested { None } else { STRETCH.take() };
        let mut stretch = match kept.filter(|kept| (kept.from, kept.n, kept.value) == (from, n, value)) {
            Some(kept) => kept,
            None if value == 0 => Stretch { positions: SquarePositions::new(from, n)?, from, n, value },
            None => return Err(out_of_turn(value)),
        };
        let found = listen(progress, |progress| {
            let found = stretch.positions.next(&before, progress);
            found.map(typed).map_err(|error| match error.code {
                Code::OutOfRange => error.in_field("before"),
                _ => error,
            })
        })?;
        stretch.value += 1;
        if !nested && !stretch.positions.are_complete() {
            STRETCH.set(Some(stretch));
        }
        Ok(found)
    })
}

fn out_of_turn(value: u64) -> Error {
    let allowed = "0, or the value after that of the last call, while there are positions left";
    Error::new(Code::OutOfRange, &value.to_string(), allowed).in_field("value")
}

/// The positions below `from`; which they are is checked later.
fn before(request: &Request<'_>, from: u64) -> Result<Vec<u32>> {
    const WHAT: &str = "a Uint32Array";
    if !request.has("before")? {
        return Ok(Vec::new());
    }
    let array = request.needed("before", WHAT)?;
    // What it says of its class may be a lie, but only an array of numbers is copied.
    let is_array = ArrayBuffer::is_view(&array) && array.is_instance_of::<Uint32Array>();
    let copy = is_array.then(|| Positions::copy(&array).ok()).flatten();
    let copy = copy.ok_or_else(|| Error::new(Code::WrongType, "", WHAT).in_field("before"))?;
    let length = copy.length();
    if u64::from(length) > from {
        let allowed = format!("at most {from} positions");
        return Err(Error::new(Code::OutOfRange, &length.to_string(), allowed).in_field("before"));
    }
    Ok(copy.to_vec())
}
