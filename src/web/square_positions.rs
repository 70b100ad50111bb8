//! Nim Square by several workers: the positions of one Grundy value after the other, in the shapes of `square_positions.d.ts`.

use super::answers::typed;
use super::javascript::Positions;
use super::requests::Request;
use super::{errors, index, listen, listener, with_store};
use crate::error::{Code, Error, Result};
use crate::grundy::{SquarePositions, Subtraction};
use crate::ruleset::{LengthSet, Ruleset, Take};
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
    /// Whether it goes on from what was computed before.
    goes_on: bool,
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
        let request = Request::new(request, &["n", "from", "value", "before", "goOn"])?;
        let n = index(&request.number_text("n")?, "n", &Subtraction::LIMIT.to_string())?;
        let from = request.optional_number_text("from")?;
        let goes_on = request.flag("goOn")?;
        let from = from.map_or(Ok(0), |from| index(&from, "from", &n.to_string()))?;
        if goes_on && from > 0 {
            return Err(Error::new(Code::OutOfRange, &from.to_string(), "0, or no goOn").in_field("from"));
        }
        let value = index(&request.number_text("value")?, "value", VALUES)?;
        let before = before(&request, from)?;
        // A listener that asks has a stretch of its own, which ends with the call.
        let nested = listener::is_running();
        let kept = if nested { None } else { STRETCH.take() };
        let mut stretch = match kept
            .filter(|kept| (kept.from, kept.n, kept.value, kept.goes_on) == (from, n, value, goes_on))
        {
            Some(kept) => kept,
            None if value == 0 => {
                let positions = if goes_on { after(n)? } else { SquarePositions::new(from, n)? };
                Stretch { positions, from, n, value, goes_on }
            }
            None => return Err(out_of_turn(value)),
        };
        let found = listen(progress, |progress| {
            let known = stretch.positions.known().to_vec();
            let found = stretch.positions.next(&before, progress);
            found.map(|found| typed(&[&known, found].concat())).map_err(|error| match error.code {
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

/// What comes after the values that were computed.
fn after(n: u64) -> Result<SquarePositions> {
    with_store(|store| {
        let squares: &mut Subtraction = store.open_as(&Ruleset::Take(Take::Set(LengthSet::Squares)));
        SquarePositions::after(squares, n).map_err(|error| error.in_field("n"))
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
