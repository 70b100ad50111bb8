//! Import of values that another instance computed.

use super::convert::javascript::Positions;
use super::convert::side::read_side;
use super::convert::{JsResult, Request, guard, with_store};
use grundyscope::error::Result;
use grundyscope::store::Importer;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("import_values.d.ts");

/// Imports values of a sequence that another instance computed, and returns how many values are
/// known then.
#[wasm_bindgen(js_name = takeOver, skip_typescript)]
pub fn import_values(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "from", "values", "side"])?;
        let game = request.game()?;
        let given = request.optional_positions("values")?;
        with_store(|store| {
            let mut importer = Importer::open(store, &game).map_err(|error| error.in_field("game"))?;
            if let Some(values) = unknown(&request, given, importer.len())? {
                let side = importer.needs_side().then(|| read_side(&request, "side")).transpose()?;
                let side = side.as_ref().map(|side| (side.value, &*side.changes));
                importer.import(&values, side).map_err(|error| error.in_field("values"))?;
            }
            Ok(importer.len().into())
        })
    })
}

/// The values that are not known yet; `None` where there are none.
fn unknown(request: &Request<'_>, given: Option<Positions>, len: usize) -> Result<Option<Vec<u32>>> {
    let Some(given) = given else { return Ok(None) };
    let from = request.number("from")?.index(len as u64)?;
    let known = (len as u64 - from) as u32;
    let unknown = given.subarray(known.min(given.length()), given.length());
    Ok((unknown.length() > 0).then(|| unknown.to_vec()))
}
