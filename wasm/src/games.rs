//! The catalogue of games, and the parser of notations and names.

use super::convert::game_info::GameObject;
use super::convert::{JsResult, Request, guard, object};
use grundyscope::ruleset::Ruleset;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("games.d.ts");

#[derive(Serialize)]
struct NamedGameObject {
    game: &'static str,
    names: Vec<&'static str>,
}

/// The catalogue of games, and further games that have a name.
#[wasm_bindgen(skip_typescript)]
#[must_use]
pub fn games() -> JsValue {
    let named = Ruleset::named().into_iter();
    let games: Vec<NamedGameObject> = named.map(|(game, names)| NamedGameObject { game, names }).collect();
    object(&games)
}

/// The game of a notation or a name, and how far its sequence goes.
#[wasm_bindgen(skip_typescript)]
pub fn game(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game"])?;
        Ok(object(&GameObject::from(&request.game()?)))
    })
}
