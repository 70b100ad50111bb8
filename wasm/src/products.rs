//! Products of coin-turning games.

use super::convert::product::{heads, product};
use super::convert::{JsResult, Request, compute, guard, object, outcome, set, typed};
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::tartan::{HeadsMove, WinningChanges};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("products.d.ts");

/// The greatest row or column that is read; the games say how far they go.
const FAR: &str = "2^64 - 1";

/// A number from 0 on, or `default` if absent.
pub fn count(request: &Request<'_>, field: &'static str, default: Option<u64>) -> Result<u64> {
    match (request.optional_number(field)?, default) {
        (None, Some(default)) => Ok(default),
        (None, None) => Err(Error::new(Code::Missing, "", allowed("a-whole-number")).in_field(field)),
        (Some(number), _) => number.within("0", FAR),
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BoardObject {
    game: String,
    from_row: u64,
    from_column: u64,
    rows: u64,
    columns: u64,
}

/// The values of a window of the board.
#[wasm_bindgen(js_name = productBoard, skip_typescript)]
pub fn product_board(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let known = ["game", "a", "b", "fromRow", "fromColumn", "rows", "columns"];
        let request = Request::new(request, &known)?;
        let product = product(&request)?;
        let from = (count(&request, "fromRow", Some(1))?, count(&request, "fromColumn", Some(1))?);
        let size = (count(&request, "rows", None)?, count(&request, "columns", None)?);
        let values = compute(progress, |store, progress| product.board(from, size, store, Some(progress)));
        let values = values.map_err(in_request)?;
        let result = object(&BoardObject {
            game: product.to_string(),
            from_row: from.0,
            from_column: from.1,
            rows: size.0,
            columns: size.1,
        });
        set(&result, "values", &typed(&values));
        Ok(result)
    })
}

/// The same error, in the field of the request that gives the first row or column.
fn in_request(error: Error) -> Error {
    match error.field() {
        "row" => error.in_whole_field("fromRow"),
        "column" => error.in_whole_field("fromColumn"),
        _ => error,
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WinningObject<'a> {
    game: String,
    value: String,
    outcome: &'static str,
    move_count: String,
    winning_count: String,
    winning: &'a [HeadsMove],
    pair_count: usize,
    pairs: &'a [WinningChanges],
}

/// All winning moves from a set of heads.
#[wasm_bindgen(js_name = productMoves, skip_typescript)]
pub fn product_moves(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "a", "b", "heads", "list"])?;
        let product = product(&request)?;
        let heads = heads(&request)?;
        let list = request.listed()?;
        let moves =
            compute(progress, |store, progress| heads.winning_moves(&product, list, store, Some(progress)));
        let moves = moves.map_err(|error| error.in_field("heads"))?;
        Ok(object(&WinningObject {
            game: product.to_string(),
            value: moves.value.to_string(),
            outcome: outcome(moves.value == 0),
            move_count: moves.moves.to_string(),
            winning_count: moves.winning.to_string(),
            winning: &moves.listed,
            pair_count: moves.pairs.len(),
            pairs: &moves.pairs[..moves.pairs.len().min(list)],
        }))
    })
}
