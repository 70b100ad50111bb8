//! What no page asks for, and programs do: single values and counts of products, quadratic
//! equations, inverses, Fibonacci code words, sums of moves.

use super::convert::listener::listen;
use super::convert::product::product;
use super::convert::side::side;
use super::convert::{JsResult, Request, compute, guard, object, set};
use super::nimber_batches::Batch;
use super::nimbers::{FieldObject, nimber_of};
use super::products::count;
use super::two_heaps::{MAX_HEAP, MAX_ROWS};
use grundyscope::error::Error;
use grundyscope::nimber::{self, Roots, quadratic};
use grundyscope::tartan::first_moves;
use grundyscope::two_heaps as tables;
use grundyscope::zeckendorf as zeck;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("extras.d.ts");

/// The greatest n up to which moves are summed modulo a number; parsing n takes most of the time.
const GREATEST_SUM: &str = "10^3000000";
/// The greatest n up to which moves are summed exactly; the sum has twice as many digits.
const GREATEST_EXACT_SUM: &str = "10^10000";

/// The nim-inverses of 64-bit nimbers.
#[wasm_bindgen(js_name = nimInverses, skip_typescript)]
pub fn nim_inverses(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        Batch::read(request, &["a", "into"], progress)?.computed(progress, &|start, pieces, inverses| {
            let from_the_start = |error: Error| match error.at() {
                Some(at) => error.pointing_at(at + start),
                None => error,
            };
            nimber::inverses_into(&pieces[0], inverses).map_err(from_the_start)
        })
    })
}

#[derive(Serialize)]
struct RootsObject {
    kind: &'static str,
    roots: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<FieldObject>,
    given: FieldObject,
}

/// The solutions of a x² + b x + c = 0 in nimbers.
#[wasm_bindgen(js_name = nimQuadratic, skip_typescript)]
pub fn nim_quadratic(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["a", "b", "c"])?;
        let [a, b, c] = ["a", "b", "c"].map(|name| nimber_of(&request, name));
        let (a, b, c) = (a?, b?, c?);
        let roots = quadratic(&a, &b, &c)?;
        let kind = match &roots {
            Roots::Every => "every",
            Roots::None => "none",
            Roots::One(_) => "one",
            Roots::Two(..) => "two",
        };
        Ok(object(&RootsObject {
            kind,
            roots: roots.list().into_iter().map(ToString::to_string).collect(),
            field: roots.field().map(FieldObject::from),
            given: a.field().max(b.field()).max(c.field()).into(),
        }))
    })
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

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ChangesPairObject {
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
    pairs: Vec<ChangesPairObject>,
}

/// The value of one cell.
#[wasm_bindgen(js_name = productValue, skip_typescript)]
pub fn product_value(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "a", "b", "row", "column"])?;
        let product = product(&request)?;
        let (row, column) = (count(&request, "row", None)?, count(&request, "column", None)?);
        let (a, b) =
            compute(progress, |store, progress| product.factors(row, column, store, Some(progress)))?;
        Ok(object(&ValueObject {
            game: product.to_string(),
            row: row.to_string(),
            column: column.to_string(),
            row_value: a.to_string(),
            column_value: b.to_string(),
            value: grundyscope::nimber::product(a, b).to_string(),
        }))
    })
}

/// The winning first moves on the full board, counted.
#[wasm_bindgen(js_name = productCount, skip_typescript)]
pub fn product_count(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "a", "b", "n", "rows", "columns", "list"])?;
        let product = product(&request)?;
        let n = if request.has("n")? { Some(count(&request, "n", None)?) } else { None };
        let (rows, columns) = (count(&request, "rows", n)?, count(&request, "columns", n)?);
        let list = request.listed()?;
        let first = compute(progress, |store, progress| {
            first_moves(&product, (rows, columns), store, Some(progress))
        })?;
        let pairs = first.pairs.iter().take(list).map(|pair| ChangesPairObject {
            a: pair.a,
            b: pair.b,
            count_a: pair.count_a,
            count_b: pair.count_b,
            moves: pair.moves().to_string(),
        });
        let result = object(&CountObject {
            game: product.to_string(),
            rows,
            columns,
            value: first.value.to_string(),
            move_count: first.moves.to_string(),
            winning_count: first.winning.to_string(),
            pair_count: first.pairs.len(),
            pairs: pairs.collect(),
        });
        set(&result, "rowFactors", &side(&first.rows));
        set(&result, "columnFactors", &side(&first.columns));
        Ok(result)
    })
}

#[derive(Serialize)]
struct WythoffPairObject {
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
        let pairs = tables::wythoff_pairs(&from, count).map(|(k, (less, more))| WythoffPairObject {
            k: k.to_string(),
            pair: [less.to_string(), more.to_string()],
        });
        Ok(object(&pairs.collect::<Vec<_>>()))
    })
}

#[derive(Serialize)]
struct SumObject {
    sum: String,
}

/// The numbers of a text of Fibonacci code words.
#[wasm_bindgen(js_name = fibonacciDecode, skip_typescript)]
pub fn fibonacci_decode(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["text"])?;
        let numbers = request.parsed("text", zeck::decode)?;
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        Ok(object(&numbers))
    })
}

/// The sum of the largest winning first moves of Fibonacci nim.
#[wasm_bindgen(js_name = sumOfMoves, skip_typescript)]
pub fn sum_of_moves(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["n", "modulus"])?;
        let sum = if let Some(modulus) = request.optional_number("modulus")? {
            let modulus = modulus.within("1", "10^18")?;
            let n = request.number("n")?.big("0", GREATEST_SUM)?;
            listen(progress, |progress| zeck::sum_of_largest_moves_modulo(&n, modulus, Some(progress)))
        } else {
            let n = request.number("n")?.big("0", GREATEST_EXACT_SUM)?;
            listen(progress, |progress| zeck::sum_of_largest_moves(&n, Some(progress)))
        };
        Ok(object(&SumObject { sum: sum?.sum.to_string() }))
    })
}
