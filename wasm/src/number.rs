//! Numbers in any notation.

use super::convert::{JsResult, Request, guard, object};
use grundyscope::Natural;
use grundyscope::error::{Code, Error, Result};
use grundyscope::{games, problem, sequence};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("number.d.ts");

#[derive(Serialize)]
struct NumberObject {
    digits: usize,
    value: String,
}

/// The number that the parser reads in a text, for one parameter of a problem or as an index of a
/// game.
#[wasm_bindgen(skip_typescript)]
pub fn number(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["text", "problem", "parameter", "game"])?;
        let value = if request.has("game")? { index(request)? } else { argument(&request)? };
        let value = value.to_string();
        Ok(object(&NumberObject { digits: value.len(), value }))
    })
}

fn index(request: Request<'_>) -> Result<Natural> {
    let request = request.only(&["text", "game"])?;
    let game = request.game()?;
    let last = sequence::window_max(&*games::sequence(&game));
    let text = request.number("text")?;
    let value = grundyscope::number::parse(text.text(), &game.first_index().to_string(), &last);
    value.map_err(|error| error.in_field("index"))
}

/// Modules without the feature `problems` have no problems, and so no parameters.
fn argument(request: &Request<'_>) -> Result<Natural> {
    let problem = request.text("problem")?;
    if !cfg!(feature = "problems") {
        return Err(Error::plain(Code::UnknownProblem, &problem).in_field("problem"));
    }
    let problem = problem::find(&problem)?;
    let parameter = problem::parameter(problem, &request.text("parameter")?)?;
    problem::read_number(parameter, request.number("text")?.text())
}
