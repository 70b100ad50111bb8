//! The games there are, and what a text means as a game, for JavaScript.

use super::answers::{self, object};
use super::errors::guard;
use super::requests::Request;
use crate::ruleset::Ruleset;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("games.d.ts");

#[derive(Serialize)]
struct NamedGameObject {
    game: &'static str,
    names: Vec<&'static str>,
}

/// The games worth naming, and those that have a name.
#[wasm_bindgen(skip_typescript)]
#[must_use]
pub fn games() -> JsValue {
    let aliases = Ruleset::aliases();
    let mut notations = Ruleset::examples();
    for &(_, game) in &aliases {
        if !notations.contains(&game) {
            notations.push(game);
        }
    }
    let named = |game| {
        let names = aliases.iter().filter(|(name, of)| *of == game && *name != game);
        NamedGameObject { game, names: names.map(|(name, _)| *name).collect() }
    };
    let games: Vec<NamedGameObject> = notations.into_iter().map(named).collect();
    object(&games)
}

/// What a notation or a name means, and how far its sequence goes.
#[wasm_bindgen(skip_typescript)]
pub fn game(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["game"])?;
        let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
        Ok(answers::game(&game))
    })
}
