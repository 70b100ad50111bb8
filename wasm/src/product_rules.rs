//! Products of coin-turning games by their rules: the moves of one corner, and small boards played
//! out.

use super::convert::product::{heads, product};
use super::convert::{JsResult, Request, compute, guard, object, set, typed};
use grundyscope::tartan::{CornerMove, Heads, PlayedOut};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("product_rules.d.ts");

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CornerObject<'a> {
    game: String,
    row: u64,
    column: u64,
    heads: bool,
    row_value: String,
    column_value: String,
    cell_value: String,
    value: String,
    move_count: String,
    moves: &'a [CornerMove],
}

/// The moves of one corner.
#[wasm_bindgen(js_name = productCorner, skip_typescript)]
pub fn product_corner(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "a", "b", "heads", "row", "column", "list"])?;
        let product = product(&request)?;
        let heads = heads(&request)?;
        let row = request.number("row")?.whole(1, Heads::SIDE)?;
        let column = request.number("column")?.whole(1, Heads::SIDE)?;
        let list = request.listed()?;
        let corner = compute(progress, |store, progress| {
            heads.corner(&product, (row, column), list, store, Some(progress))
        })?;
        Ok(object(&CornerObject {
            game: product.to_string(),
            row,
            column,
            heads: corner.heads,
            row_value: corner.row_value.to_string(),
            column_value: corner.column_value.to_string(),
            cell_value: corner.cell_value.to_string(),
            value: corner.value.to_string(),
            move_count: corner.moves.to_string(),
            moves: &corner.listed,
        }))
    })
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayedObject {
    game: String,
    rows: u64,
    columns: u64,
    position_count: usize,
    move_count: String,
    different: u64,
    first_different: Option<u32>,
}

/// Every position of a small board, played out and compared with the theorem.
#[wasm_bindgen(js_name = productPlayedOut, skip_typescript)]
pub fn product_played_out(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "a", "b", "rows", "columns"])?;
        let product = product(&request)?;
        let side = |name| request.number(name)?.whole(1, PlayedOut::CELLS);
        let (rows, columns) = (side("rows")?, side("columns")?);
        let played = compute(progress, |store, progress| {
            PlayedOut::new(&product, (rows, columns), store, Some(progress))
        })?;
        let result = object(&PlayedObject {
            game: product.to_string(),
            rows,
            columns,
            position_count: played.values.len(),
            move_count: played.moves.to_string(),
            different: played.different,
            first_different: played.first_different,
        });
        set(&result, "values", &typed(&played.values));
        Ok(result)
    })
}
