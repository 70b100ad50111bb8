//! Games on two heaps as tables.

use super::convert::listener::listen;
use super::convert::{JsResult, Request, guard, object, outcome, typed};
use crate::error::Result;
use crate::two_heaps::{self as tables, CellOption, TwoHeaps, Window};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("two_heaps.d.ts");

/// The greatest heap for answers by a theorem.
const MAX_HEAP: &str = "10^1000";
/// The most rows or pairs of a list.
const MAX_ROWS: u64 = 10_000;

/// The field `game`.
fn game(request: &Request<'_>) -> Result<TwoHeaps> {
    request.parsed("game", TwoHeaps::parse)
}

/// A window of a table, row by row.
#[wasm_bindgen(skip_typescript)]
pub fn table(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "fromRow", "fromColumn", "rows", "columns"])?;
        let game = game(&request)?;
        let (row_limit, column_limit) = game.limits();
        let window = Window {
            from_row: request.number("fromRow")?.whole(game.first(), row_limit)?,
            from_column: request.number("fromColumn")?.whole(game.first(), column_limit)?,
            rows: request.number("rows")?.whole(1, Window::CELLS)? as u32,
            columns: request.number("columns")?.whole(1, Window::CELLS)? as u32,
        };
        let values = listen(progress, |progress| tables::table(game, window, progress))?;
        Ok(typed(&values))
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
pub fn table_explain(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "row", "column"])?;
        let game = game(&request)?;
        let (row_limit, column_limit) = game.limits();
        let row = request.number("row")?.whole(game.first(), row_limit)?;
        let column = request.number("column")?.whole(game.first(), column_limit)?;
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
pub fn table_zeros(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "fromRow", "rows"])?;
        let game = game(&request)?;
        let from = request.number("fromRow")?.big(&game.first().to_string(), MAX_HEAP)?;
        let rows = request.number("rows")?.whole(1, MAX_ROWS)?;
        let zeros = tables::zeros_of_rows(game, &from, rows)?.into_iter();
        let zeros = zeros.map(|(row, found)| ZerosObject {
            row: row.to_string(),
            first: found.first.to_string(),
            last: found.last.map(|last| last.to_string()),
        });
        Ok(object(&zeros.collect::<Vec<_>>()))
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
pub fn table_moves(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "row", "column"])?;
        let game = game(&request)?;
        let first = game.first().to_string();
        let [row, column] = ["row", "column"].map(|field| request.number(field)?.big(&first, MAX_HEAP));
        let (row, column) = (row?, column?);
        let winning = tables::winning_moves(game, &row, &column)?;
        let moves = winning.moves.iter().map(|one| MoveObject {
            from: one.kind.as_str(),
            amount: one.amount.to_string(),
            to: [one.to.0.to_string(), one.to.1.to_string()],
        });
        let value = (game == TwoHeaps::Euclid).then(|| tables::euclid_value(&row, &column).to_string());
        Ok(object(&MovesObject {
            outcome: outcome(winning.moves.is_empty()),
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
pub fn wythoff_pairs(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["from", "count"])?;
        let from = request.number("from")?.big("0", MAX_HEAP)?;
        let count = request.number("count")?.whole(1, MAX_ROWS)?;
        let pairs = tables::wythoff_pairs(&from, count).map(|(k, (less, more))| PairObject {
            k: k.to_string(),
            pair: [less.to_string(), more.to_string()],
        });
        Ok(object(&pairs.collect::<Vec<_>>()))
    })
}
