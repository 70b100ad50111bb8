//! Games on two heaps as tables.

use super::convert::listener::listen;
#[cfg(feature = "own-rules")]
use super::convert::own_table;
use super::convert::{JsResult, Request, guard, object, outcome, typed};
use grundyscope::error::Result;
use grundyscope::two_heaps::{self as tables, CellOption, Kind, TwoHeaps, Window};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("two_heaps.d.ts");

/// The greatest heap for answers by a theorem.
pub const MAX_HEAP: &str = "10^1000";
/// The most rows or pairs of a list.
pub const MAX_ROWS: u64 = 10_000;

/// The field `game`.
fn game(request: &Request<'_>) -> Result<TwoHeaps> {
    request.parsed("game", TwoHeaps::parse)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameObject {
    game: String,
    coordinates: usize,
    first: u64,
    max_row: u64,
    max_column: u64,
}

/// The game of a notation, and the range of its table.
#[wasm_bindgen(js_name = tableGame, skip_typescript)]
pub fn table_game(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game"])?;
        #[cfg(feature = "own-rules")]
        let of = |own: &mut grundyscope::two_heaps::OwnTable| {
            let (first, [max_row, max_column]) = own_table::range(own);
            let (game, coordinates) = (own.rule().to_string(), own.rule().coordinates());
            Ok(object(&GameObject { game, coordinates, first, max_row, max_column }))
        };
        #[cfg(feature = "own-rules")]
        if let Some(answer) = own_table::with_own_table(&request, &of)? {
            return Ok(answer);
        }
        let game = game(&request)?;
        let (max_row, max_column) = game.limits();
        let (first, game) = (game.first(), game.to_string());
        Ok(object(&GameObject { game, coordinates: 2, first, max_row, max_column }))
    })
}

/// A window of a table, row by row.
#[wasm_bindgen(skip_typescript)]
pub fn table(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "fromRow", "fromColumn", "rows", "columns", "layer"])?;
        #[cfg(feature = "own-rules")]
        if let Some(answer) =
            own_table::with_own_table(&request, &|own| own_table::window(&request, own, progress))?
        {
            return Ok(answer);
        }
        let request = request.only(&["game", "fromRow", "fromColumn", "rows", "columns"])?;
        let game = game(&request)?;
        let (row_limit, column_limit) = game.limits();
        let window = Window {
            from_row: request.number("fromRow")?.whole(game.first(), row_limit)?,
            from_column: request.number("fromColumn")?.whole(game.first(), column_limit)?,
            rows: request.number("rows")?.whole(1, Window::CELLS)? as u32,
            columns: request.number("columns")?.whole(1, Window::CELLS)? as u32,
        };
        let values = listen(progress, |progress| tables::table(game, window, Some(progress)))?;
        Ok(typed(&values))
    })
}

#[derive(Serialize)]
struct OptionObject {
    from: &'static str,
    #[serde(rename = "move")]
    amount: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    also: Option<u64>,
    to: [u64; 2],
    value: u32,
}

impl OptionObject {
    /// An option of a cell in this column.
    fn of(option: CellOption, column: u64) -> Self {
        let CellOption { kind, amount, to, value } = option;
        // Only a move from both heaps leads to a lower column by another number.
        let also = (kind == Kind::Both).then(|| column - to.1).filter(|&also| also != amount);
        Self { from: kind.as_str(), amount, also, to: [to.0, to.1], value }
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
    game: String,
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
        let request = Request::new(request, &["game", "row", "column", "layer"])?;
        #[cfg(feature = "own-rules")]
        if let Some(answer) =
            own_table::with_own_table(&request, &|own| own_table::explain(&request, own, progress))?
        {
            return Ok(answer);
        }
        let request = request.only(&["game", "row", "column"])?;
        let game = game(&request)?;
        let (row_limit, column_limit) = game.limits();
        let row = request.number("row")?.whole(game.first(), row_limit)?;
        let column = request.number("column")?.whole(game.first(), column_limit)?;
        let cell = listen(progress, |progress| tables::explain(game, row, column, Some(progress)))?;
        let by_value = cell.by_value.into_iter().map(|witness| WitnessObject {
            value: witness.value,
            count: witness.count,
            first: OptionObject::of(witness.first, column),
        });
        Ok(object(&CellObject {
            game: game.to_string(),
            row,
            column,
            value: cell.value,
            option_count: cell.option_count,
            value_count: cell.value_count,
            by_value: by_value.collect(),
            options: cell.options.into_iter().map(|option| OptionObject::of(option, column)).collect(),
        }))
    })
}

#[derive(Serialize)]
struct ZerosObject {
    row: String,
    first: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    except: Option<String>,
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
            except: found.except.map(|except| except.to_string()),
        });
        Ok(object(&zeros.collect::<Vec<_>>()))
    })
}

#[derive(Serialize)]
struct MoveObject {
    from: &'static str,
    #[serde(rename = "move")]
    amount: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    also: Option<String>,
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
pub fn table_moves(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "row", "column", "layer"])?;
        #[cfg(feature = "own-rules")]
        if let Some(answer) =
            own_table::with_own_table(&request, &|own| own_table::moves(&request, own, progress))?
        {
            return Ok(answer);
        }
        let request = request.only(&["game", "row", "column"])?;
        let game = game(&request)?;
        let first = game.first().to_string();
        let [row, column] = ["row", "column"].map(|field| request.number(field)?.big(&first, MAX_HEAP));
        let (row, column) = (row?, column?);
        // By a theorem, at once.
        let winning = listen(progress, |_| tables::winning_moves(game, &row, &column))?;
        let moves = winning.moves.iter().map(|one| MoveObject {
            from: one.kind.as_str(),
            amount: one.amount.to_string(),
            also: (one.kind == Kind::Both)
                .then(|| &column - &one.to.1)
                .filter(|also| *also != one.amount)
                .map(|also| also.to_string()),
            to: [one.to.0.to_string(), one.to.1.to_string()],
        });
        let value = match game {
            TwoHeaps::Euclid => Some(tables::euclid_value(&row, &column).to_string()),
            TwoHeaps::EuclidToZero => Some(tables::euclid_to_zero_value(&row, &column).to_string()),
            _ => None,
        };
        Ok(object(&MovesObject {
            outcome: outcome(winning.moves.is_empty()),
            winning: moves.collect(),
            complete: winning.complete,
            value,
        }))
    })
}
