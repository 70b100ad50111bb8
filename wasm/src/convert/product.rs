//! Products of two games and sets of heads in requests.

use super::request::Request;
use super::values::{elements, whole};
use grundyscope::error::{Code, Error, Message, Result, allowed};
use grundyscope::ruleset::Ruleset;
use grundyscope::tartan::{Heads, Product};
use wasm_bindgen::JsValue;

/// The product that a request names: `game`, or `a` and `b`.
pub fn product(request: &Request<'_>) -> Result<Product> {
    if request.has("game")? {
        return request.parsed("game", Product::parse);
    }
    Product::new(request.parsed("a", Ruleset::parse)?, request.parsed("b", Ruleset::parse)?)
}

const CELLS: Message = allowed("array-of-cells");

/// The field `heads`: the cells that show heads.
pub fn heads(request: &Request<'_>) -> Result<Heads> {
    let side = Heads::SIDE.to_string();
    let cell = |cell: &JsValue| match &elements(cell, 2, &CELLS)?[..] {
        [row, column] => Ok((whole(row, "1", &side)?, whole(column, "1", &side)?)),
        _ => Err(Error::new(Code::WrongType, "", CELLS)),
    };
    let cells = request.list("heads", (Heads::SIDE * Heads::SIDE) as u32, &CELLS)?;
    let cells: Result<Vec<(u64, u64)>> = cells.iter().map(cell).collect();
    cells.and_then(Heads::new).map_err(|error| error.in_field("heads"))
}
