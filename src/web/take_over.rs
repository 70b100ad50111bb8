//! What another instance computed, taken over: in the shapes of `take_over.d.ts`.

use super::javascript::Positions;
use super::requests::Request;
use super::sides::axis;
use super::{errors, index, with_store};
use crate::error::{Code, Error, Result};
use crate::grundy::{CoinRuns, Sequence, Subtraction};
use crate::ruleset::{Coins, LengthSet, Ruleset, Take};
use js_sys::{ArrayBuffer, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("take_over.d.ts");

/// Takes over what another instance computed of a sequence, and tells how many values are known then.
#[wasm_bindgen(js_name = takeOver, skip_typescript)]
pub fn take_over(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "from", "values", "side"])?;
        let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
        let given = values(&request)?;
        with_store(|store| match &game {
            Ruleset::Take(Take::Set(LengthSet::Squares)) => {
                let squares: &mut Subtraction = store.open_as(&game);
                if let Some(values) = new(&request, given, squares)? {
                    squares.take_over(&values).map_err(|error| error.in_field("values"))?;
                }
                Ok(squares.len().into())
            }
            Ruleset::Coins(Coins::Runs(_)) => {
                let runs: &mut CoinRuns = store.open_as(&game);
                if let Some(values) = new(&request, given, runs)? {
                    let side = axis(&request.needed("side", "what productSide answered")?)?;
                    let taken = runs.take_over(&values, side.value, &side.changes);
                    taken.map_err(|error| error.in_field("values"))?;
                }
                Ok(runs.len().into())
            }
            _ => {
                let allowed = "take:squares, or coin-turning games of runs";
                Err(Error::new(Code::OutOfRange, &game.to_string(), allowed).in_field("game"))
            }
        })
    })
}

/// The values that are not known yet; `None` where there are none.
fn new(request: &Request<'_>, given: Option<Positions>, game: &dyn Sequence) -> Result<Option<Vec<u32>>> {
    let Some(given) = given else { return Ok(None) };
    let len = game.len() as u64;
    let from = index(&request.number_text("from")?, "from", &len.to_string())?;
    let known = (len - from) as u32;
    let new = given.subarray(known.min(given.length()), given.length());
    Ok((new.length() > 0).then(|| new.to_vec()))
}

/// A copy of the array in the request.
fn values(request: &Request<'_>) -> Result<Option<Positions>> {
    const WHAT: &str = "a Uint32Array";
    if !request.has("values")? {
        return Ok(None);
    }
    let array = request.needed("values", WHAT)?;
    // What it says of its class may be a lie, but only an array of numbers is copied.
    let is_array = ArrayBuffer::is_view(&array) && array.is_instance_of::<Uint32Array>();
    let copy = is_array.then(|| Positions::copy(&array).ok()).flatten();
    copy.map(Some).ok_or_else(|| Error::new(Code::WrongType, "", WHAT).in_field("values"))
}
