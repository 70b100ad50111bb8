//! One side of a product's board, for a worker beside another one.

use super::convert::side::side;
use super::convert::values::whole;
use super::convert::{JsResult, Request, compute, guard};
use grundyscope::error::allowed;
use grundyscope::ruleset::Ruleset;
use grundyscope::tartan::{Axis, Product};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("board_sides.d.ts");

/// A row of coins that all show heads.
#[wasm_bindgen(js_name = productSide, skip_typescript)]
pub fn product_side(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = Ruleset::parse(&request.text("game")?).and_then(|game| Product::new(game.clone(), game));
        let game = game.map_err(|error| error.in_whole_field("game"))?;
        let n = whole(&request.needed("n", allowed("a-whole-number"))?, "0", "2^64 - 1");
        let n = n.map_err(|error| error.in_field("n"))?;
        let axis = compute(progress, |store, progress| Axis::new(game.rows(), n, store, Some(progress)));
        axis.map(|axis| side(&axis)).map_err(|error| error.in_field("n"))
    })
}
