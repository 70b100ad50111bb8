//! Products of coin-turning games at the boundary: the shapes of `products.d.ts`.

use super::positions::{listed, outcome};
use super::requests::{Request, elements, number_text};
use super::{answers, errors, listen, small, with_store};
use crate::error::{Code, Error, Result};
use crate::number;
use crate::ruleset::Ruleset;
use crate::tartan::{Axis, Heads, HeadsMove, Product, first_moves};
use js_sys::{Float64Array, Object};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("products.d.ts");

/// The greatest row or column that is read; the games say how far they go.
const FAR: &str = "2^64 - 1";

/// The product that a request names: `game`, or `a` and `b`.
fn product(request: &Request<'_>) -> Result<Product> {
    if request.has("game")? {
        return Product::parse(&request.text("game")?).map_err(|error| error.in_field("game"));
    }
    let game = |field: &str| Ruleset::parse(&request.text(field)?).map_err(|error| error.in_field(field));
    Product::new(game("a")?, game("b")?)
}

/// A number from 0 on, with what it is where it is not given.
fn count(request: &Request<'_>, field: &str, default: Option<u64>) -> Result<u64> {
    match (request.optional_number_text(field)?, default) {
        (None, Some(default)) => Ok(default),
        (None, None) => Err(Error::new(Code::Missing, "", "a whole number").in_field(field)),
        (Some(text), _) => {
            number::parse(&text, "0", FAR).and_then(|n| small(&n)).map_err(|error| error.in_field(field))
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ValueObject {
    game: String,
    row: String,
    column: String,
    row_value: String,
    column_value: String,
    value: String,
}

/// The value of one cell.
#[wasm_bindgen(js_name = productValue, skip_typescript)]
pub fn product_value(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "a", "b", "row", "column"])?;
        let product = product(&request)?;
        let (row, column) = (count(&request, "row", None)?, count(&request, "column", None)?);
        let (a, b) =
            listen(progress, |progress| with_store(|store| product.factors(row, column, store, progress)))?;
        Ok(answers::object(&ValueObject {
            game: product.to_string(),
            row: row.to_string(),
            column: column.to_string(),
            row_value: a.to_string(),
            column_value: b.to_string(),
            value: crate::nimber::product(a, b).to_string(),
        }))
    })
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
pub fn product_board(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let known = ["game", "a", "b", "fromRow", "fromColumn", "rows", "columns"];
        let request = Request::new(request, &known)?;
        let product = product(&request)?;
        let from = (count(&request, "fromRow", Some(1))?, count(&request, "fromColumn", Some(1))?);
        let size = (count(&request, "rows", None)?, count(&request, "columns", None)?);
        let values =
            listen(progress, |progress| with_store(|store| product.board(from, size, store, progress)));
        let values = values.map_err(in_the_window)?;
        let result = answers::object(&BoardObject {
            game: product.to_string(),
            from_row: from.0,
            from_column: from.1,
            rows: size.0,
            columns: size.1,
        });
        answers::set(&result, "values", &answers::typed(&values));
        Ok(result)
    })
}

/// The same error in the field that says where the window begins.
fn in_the_window(error: Error) -> Error {
    let field = match &*error.field {
        "row" => "fromRow",
        "column" => "fromColumn",
        _ => return error,
    };
    Error { field: field.to_owned(), ..error }
}

#[derive(Serialize)]
struct TurnObject<'a> {
    rows: &'a [u64],
    columns: &'a [u64],
}

impl<'a> From<&'a HeadsMove> for TurnObject<'a> {
    fn from(one: &'a HeadsMove) -> Self {
        Self { rows: &one.rows, columns: &one.columns }
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
    winning: Vec<TurnObject<'a>>,
}

/// All winning moves from a set of heads.
#[wasm_bindgen(js_name = productMoves, skip_typescript)]
pub fn product_moves(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "a", "b", "heads", "list"])?;
        let product = product(&request)?;
        let heads = Heads::new(cells(&request.needed("heads", CELLS)?)?);
        let heads = heads.map_err(|error| error.in_field("heads"))?;
        let list = listed(&request)?;
        let moves = listen(progress, |progress| {
            with_store(|store| heads.winning_moves(&product, list, store, progress))
        });
        let moves = moves.map_err(|error| error.in_field("heads"))?;
        Ok(answers::object(&WinningObject {
            game: product.to_string(),
            value: moves.value.to_string(),
            outcome: outcome(moves.value == 0),
            move_count: moves.moves.to_string(),
            winning_count: moves.winning.to_string(),
            winning: moves.listed.iter().map(TurnObject::from).collect(),
        }))
    })
}

const CELLS: &str = "an array of pairs [row, column], each from 1 to 64";

/// The cells that show heads.
fn cells(value: &JsValue) -> Result<Vec<(u64, u64)>> {
    let side = Heads::SIDE.to_string();
    let number = |value: &JsValue| number::parse(&number_text(value)?, "1", &side).and_then(|n| small(&n));
    let cell = |cell: &JsValue| match &elements(cell, 2, CELLS)?[..] {
        [row, column] => Ok((number(row)?, number(column)?)),
        _ => Err(Error::new(Code::WrongType, "", CELLS)),
    };
    let cells = elements(value, (Heads::SIDE * Heads::SIDE) as u32, CELLS);
    cells.and_then(|cells| cells.iter().map(cell).collect()).map_err(|error: Error| error.in_field("heads"))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PairObject {
    a: u32,
    b: u32,
    count_a: u64,
    count_b: u64,
    moves: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CountObject {
    game: String,
    rows: u64,
    columns: u64,
    value: String,
    move_count: String,
    winning_count: String,
    pair_count: usize,
    pairs: Vec<PairObject>,
}

/// The winning first moves on the full board, counted.
#[wasm_bindgen(js_name = productCount, skip_typescript)]
pub fn product_count(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "a", "b", "n", "rows", "columns", "list"])?;
        let product = product(&request)?;
        let n = if request.has("n")? { Some(count(&request, "n", None)?) } else { None };
        let (rows, columns) = (count(&request, "rows", n)?, count(&request, "columns", n)?);
        let list = listed(&request)?;
        let first = listen(progress, |progress| {
            with_store(|store| first_moves(&product, (rows, columns), store, progress))
        })?;
        let pairs = first.pairs.iter().take(list).map(|pair| PairObject {
            a: pair.a,
            b: pair.b,
            count_a: pair.count_a,
            count_b: pair.count_b,
            moves: pair.moves().to_string(),
        });
        let result = answers::object(&CountObject {
            game: product.to_string(),
            rows,
            columns,
            value: first.value.to_string(),
            move_count: first.moves.to_string(),
            winning_count: first.winning.to_string(),
            pair_count: first.pairs.len(),
            pairs: pairs.collect(),
        });
        answers::set(&result, "rowFactors", &side(&first.rows));
        answers::set(&result, "columnFactors", &side(&first.columns));
        Ok(result)
    })
}

/// One side of the board. Its counts are those of moves on one row of coins, far below 2^53.
pub(super) fn side(axis: &Axis) -> JsValue {
    let result = Object::new().into();
    answers::set(&result, "value", &axis.value.into());
    let (changes, counts): (Vec<u32>, Vec<f64>) = axis
        .changes
        .iter()
        .map(|&(change, count)| {
            #[expect(clippy::cast_precision_loss, reason = "below 2^53")]
            let count = count as f64;
            (change, count)
        })
        .unzip();
    answers::set(&result, "changes", &answers::typed(&changes));
    answers::set(&result, "counts", &Float64Array::from(&counts[..]).into());
    result
}
