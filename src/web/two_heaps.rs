//! Games on two heaps as tables, for JavaScript.

use super::answers::object;
use super::errors::guard;
use super::listener::listen;
use super::requests::Request;
use crate::error::{Code, Error, Result};
use crate::number;
use crate::two_heaps::{self as tables, CellOption, TwoHeaps, Window};
use dashu_int::UBig;
use js_sys::Uint32Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("two_heaps.d.ts");

/// The greatest heap of a single question.
const GREATEST: &str = "10^1000";
/// The most rows or pairs of a list.
const ROWS: u64 = 10_000;

fn game(request: &Request<'_>) -> Result<TwoHeaps> {
    TwoHeaps::parse(&request.text("game")?).map_err(|error| error.in_field("game"))
}

fn big(request: &Request<'_>, field: &str, min: &str, max: &str) -> Result<UBig> {
    number::parse(&request.number_text(field)?, min, max).map_err(|error| error.in_field(field))
}

/// A number of at most `max`, which fits.
fn small(request: &Request<'_>, field: &str, min: u64, max: u64) -> Result<u64> {
    let n = big(request, field, &min.to_string(), &max.to_string())?;
    u64::try_from(&n).map_err(|_| Error::new(Code::OutOfRange, "", "a smaller number").in_field(field))
}

/// A window of a table, row by row.
#[wasm_bindgen(skip_typescript)]
pub fn table(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["game", "fromRow", "fromColumn", "rows", "columns"])?;
        let game = game(&request)?;
        let (row_limit, column_limit) = game.limits();
        let window = Window {
            from_row: small(&request, "fromRow", game.first(), row_limit)?,
            from_column: small(&request, "fromColumn", game.first(), column_limit)?,
            rows: small(&request, "rows", 1, Window::CELLS)? as u32,
            columns: small(&request, "columns", 1, Window::CELLS)? as u32,
        };
        let values = listen(progress, |progress| tables::table(game, window, progress))?;
        Ok(Uint32Array::from(&values[..]).into())
    })
}

#[derive(Serialize)]
struct OptionObject {
    from: &'static str,
    #[serde(rename = "move")]
    amount: u64,
    to: [u64; 2],
    value: u32,
}

impl From<CellOption> for OptionObject {
    fn from(option: CellOption) -> Self {
        let to = [option.to.0, option.to.1];
        Self { from: option.kind.as_str(), amount: option.amount, to, value: option.value }
    }
}

#[derive(Serialize)]
struct WitnessObject {
    value: u32,
    count: u64,
    first: OptionObject,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CellObject {
    game: &'static str,
    row: u64,
    column: u64,
    value: u32,
    option_count: u64,
    options: Vec<OptionObject>,
    value_count: u64,
    by_value: Vec<WitnessObject>,
}

/// The mex at one cell, option by option.
#[wasm_bindgen(js_name = tableExplain, skip_typescript)]
pub fn table_explain(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["game", "row", "column"])?;
        let game = game(&request)?;
        let (row_limit, column_limit) = game.limits();
        let row = small(&request, "row", game.first(), row_limit)?;
        let column = small(&request, "column", game.first(), column_limit)?;
        let cell = listen(progress, |progress| tables::explain(game, row, column, progress))?;
        let by_value = cell.by_value.into_iter().map(|witness| WitnessObject {
            value: witness.value,
            count: witness.count,
            first: witness.first.into(),
        });
        Ok(object(&CellObject {
            game: game.as_str(),
            row,
            column,
            value: cell.value,
            option_count: cell.option_count,
            value_count: cell.value_count,
            by_value: by_value.collect(),
            options: cell.options.into_iter().map(OptionObject::from).collect(),
        }))
    })
}

#[derive(Serialize)]
struct ZerosObject {
    row: String,
    first: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<String>,
}

/// The P-positions of some rows.
#[wasm_bindgen(js_name = tableZeros, skip_typescript)]
pub fn table_zeros(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["game", "fromRow", "rows"])?;
        let game = game(&request)?;
        let mut row = big(&request, "fromRow", &game.first().to_string(), GREATEST)?;
        let mut zeros = Vec::new();
        for _ in 0..small(&request, "rows", 1, ROWS)? {
            let found = tables::zeros(game, &row)?;
            zeros.push(ZerosObject {
                row: row.to_string(),
                first: found.first.to_string(),
                last: found.last.map(|last| last.to_string()),
            });
            row += UBig::ONE;
        }
        Ok(object(&zeros))
    })
}

#[derive(Serialize)]
struct MoveObject {
    from: &'static str,
    #[serde(rename = "move")]
    amount: String,
    to: [String; 2],
}

#[derive(Serialize)]
struct MovesObject {
    outcome: &'static str,
    winning: Vec<MoveObject>,
    complete: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
}

/// The winning moves from a cell of any size.
#[wasm_bindgen(js_name = tableMoves, skip_typescript)]
pub fn table_moves(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["game", "row", "column"])?;
        let game = game(&request)?;
        let first = game.first().to_string();
        let [row, column] = ["row", "column"].map(|field| big(&request, field, &first, GREATEST));
        let (row, column) = (row?, column?);
        let winning = tables::winning_moves(game, &row, &column)?;
        let moves = winning.moves.iter().map(|one| MoveObject {
            from: one.kind.as_str(),
            amount: one.amount.to_string(),
            to: [one.to.0.to_string(), one.to.1.to_string()],
        });
        let value = (game == TwoHeaps::Euclid).then(|| tables::euclid_value(&row, &column).to_string());
        Ok(object(&MovesObject {
            outcome: if winning.moves.is_empty() { "P" } else { "N" },
            winning: moves.collect(),
            complete: winning.complete,
            value,
        }))
    })
}

#[derive(Serialize)]
struct PairObject {
    k: String,
    pair: [String; 2],
}

/// The P-positions of Wythoff's nim by their number.
#[wasm_bindgen(js_name = wythoffPairs, skip_typescript)]
pub fn wythoff_pairs(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["from", "count"])?;
        let mut k = big(&request, "from", "0", GREATEST)?;
        let mut pairs = Vec::new();
        for _ in 0..small(&request, "count", 1, ROWS)? {
            let (less, more) = tables::wythoff_pair(&k);
            pairs.push(PairObject { k: k.to_string(), pair: [less.to_string(), more.to_string()] });
            k += UBig::ONE;
        }
        Ok(object(&pairs))
    })
}
