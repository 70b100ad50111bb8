//! One problem by two workers: a side of the Flipping Game's board at a time, in the shapes of `sides.d.ts`.

use super::products::side;
use super::requests::{Request, elements, number_text};
use super::{answers, errors, listen, small, with_store};
use crate::error::{Code, Error, Result};
use crate::number;
use crate::problem::{Arguments, FlippingGame, Problem};
use crate::ruleset::Ruleset;
use crate::tartan::{Axis, Product};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("sides.d.ts");

/// Changes are below 1024, and so many there are at most.
const CHANGES: u32 = 1023;
/// Counts of moves are below 2^53.
const COUNT: &str = "2^53 - 1";

/// A row of coins that all show heads.
#[wasm_bindgen(js_name = productSide, skip_typescript)]
pub fn product_side(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = Ruleset::parse(&request.text("game")?).and_then(|game| Product::new(game.clone(), game));
        let game = game.map_err(|error| about(error, "game"))?;
        let n = read(&request.needed("n", "a whole number")?, "0", "2^64 - 1");
        let n = n.map_err(|error| error.in_field("n"))?;
        let axis = listen(progress, |progress| {
            with_store(|store| {
                Axis::new(game.rows(), n, store, progress).map_err(|error| error.in_field("n"))
            })
        });
        axis.map(|axis| side(&axis))
    })
}

/// What `solve` answers about the Flipping Game, the sides of the board being known.
#[wasm_bindgen(js_name = flippingGameOfSides, skip_typescript)]
pub fn flipping_game_of_sides(
    request: &JsValue,
    progress: &JsValue,
) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["n", "rows", "columns"])?;
        let n = request.number_text("n")?;
        let arguments = Arguments::read(&FlippingGame, &[("n", &n)])?;
        let n = number::parse(&n, "1", "10^7").and_then(|n| small(&n))?;
        let sides = ["rows", "columns"].map(|name| {
            let side = request.needed(name, "what productSide answered");
            side.and_then(|side| axis(&side)).map_err(|error| about(error, name))
        });
        let [rows, columns] = sides;
        let (rows, columns) = (rows?, columns?);
        let answer = listen(progress, |progress| FlippingGame::from_sides(n, rows, columns, progress))?;
        Ok(answers::answer(FlippingGame.id(), &arguments, &answer))
    })
}

/// The same error, about a field of the request, whichever part of it is wrong.
fn about(error: Error, field: &str) -> Error {
    Error { field: field.to_owned(), ..error }
}

fn read(value: &JsValue, min: &str, max: &str) -> Result<u64> {
    number::parse(&number_text(value)?, min, max).and_then(|n| small(&n))
}

/// A side as `productSide` answered it; whether it makes sense is for the problem to say.
pub(super) fn axis(value: &JsValue) -> Result<Axis> {
    let request = Request::new(value, &["value", "changes", "counts"])?;
    let numbers = |name: &str, max: &str| -> Result<Vec<u64>> {
        const WHAT: &str = "an array of whole numbers";
        let list = elements(&request.needed(name, WHAT)?, CHANGES, WHAT)?;
        list.iter().map(|number| read(number, "1", max)).collect()
    };
    let value = read(&request.needed("value", "a whole number")?, "0", "1023")?;
    let (changes, counts) = (numbers("changes", "1023")?, numbers("counts", COUNT)?);
    if changes.len() != counts.len() {
        let allowed = format!("{} counts", changes.len());
        return Err(Error::new(Code::OutOfRange, &counts.len().to_string(), allowed));
    }
    let changes = changes.into_iter().map(|change| change as u32).zip(counts).collect();
    Ok(Axis { value: value as u32, changes })
}
