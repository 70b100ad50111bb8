//! Recognising sequences.

use super::convert::listener::{listen, listener};
use super::convert::{JsResult, Request, compute, guard, object, set, typed};
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::recognition::{self, COMPUTED, MAX_TERMS, MIN_TERMS, Match};
use grundyscope::ruleset::Ruleset;
use js_sys::{Array, Number};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("recognition.d.ts");

#[derive(Serialize)]
struct MatchObject {
    oeis: &'static str,
    name: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    game: &'static str,
    from: usize,
    index: u64,
    shift: i64,
    matched: usize,
    complete: bool,
}

impl From<&Match> for MatchObject {
    fn from(found: &Match) -> Self {
        Self {
            oeis: found.sequence.number,
            name: found.sequence.name,
            game: found.sequence.game,
            from: found.from,
            index: found.index,
            shift: found.shift(),
            matched: found.matched,
            complete: found.complete,
        }
    }
}

#[derive(Serialize)]
struct KnownObject {
    oeis: &'static str,
    name: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    game: &'static str,
    offset: u32,
}

/// The sequences that are recognised.
#[wasm_bindgen(js_name = knownSequences, skip_typescript)]
#[must_use]
pub fn known_sequences() -> JsValue {
    let sequences: Vec<JsValue> = recognition::known()
        .map(|sequence| {
            let recognition::Known { number, offset, game, name, .. } = sequence;
            let known = object(&KnownObject { oeis: number, name, game, offset });
            let terms: Vec<u32> =
                sequence.terms().into_iter().map(|term| u32::try_from(term).unwrap_or(u32::MAX)).collect();
            set(&known, "terms", &typed(&terms));
            known
        })
        .collect();
    Array::from_iter(sequences).into()
}

/// The known sequences that agree with some terms, or with the values of a game.
#[wasm_bindgen(skip_typescript)]
pub fn recognise(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let matches = match asked(request, progress)? {
            Asked::Terms(terms) => recognition::recognise(&terms).map_err(|error| error.in_field("terms"))?,
            Asked::Game(game, n) => compute(progress, |store, progress| {
                recognition::recognise(&recognition::first_terms(store.open(&game), n, Some(progress))?)
            })?,
        };
        let matches: Vec<MatchObject> = matches.iter().map(MatchObject::from).collect();
        Ok(object(&matches))
    })
}

/// The short octal codes that agree with some terms, or with the values of a game.
#[wasm_bindgen(js_name = recogniseOctal, skip_typescript)]
pub fn recognise_octal(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let groups = match asked(request, progress)? {
            Asked::Terms(terms) => {
                listen(progress, |progress| recognition::octal_codes(&terms, Some(progress)))
                    .map_err(|error| error.in_field("terms"))?
            }
            Asked::Game(game, n) => compute(progress, |store, progress| {
                let terms = recognition::first_terms(store.open(&game), n, Some(progress))?;
                recognition::octal_codes(&terms, Some(progress))
            })?,
        };
        Ok(object(&groups))
    })
}

/// What is to be recognised.
enum Asked {
    Terms(Vec<u64>),
    Game(Ruleset, u64),
}

fn asked(request: &JsValue, progress: &JsValue) -> Result<Asked> {
    let request = Request::new(request, &["terms", "game", "n"])?;
    listener(progress)?;
    let Some(terms) = request.optional_list("terms", MAX_TERMS as u32)? else {
        let (game, n) = (request.game()?, request.optional_number("n")?);
        let (min, max) = (MIN_TERMS as u64 - 1, MAX_TERMS as u64 - 1);
        return Ok(Asked::Game(game, n.map_or(Ok(COMPUTED), |n| n.whole(min, max))?));
    };
    for field in ["game", "n"] {
        if request.has(field)? {
            let error = Error::new(Code::UnknownField, field, allowed("terms-or-game"));
            return Err(error.in_field(field));
        }
    }
    Ok(Asked::Terms(read(&terms)?))
}

/// The terms of an array.
fn read(terms: &[JsValue]) -> Result<Vec<u64>> {
    let whole = |(place, term): (usize, &JsValue)| {
        let number = term.as_f64().filter(|&number| Number::is_safe_integer(term) && number >= 0.0);
        #[expect(clippy::cast_sign_loss, reason = "not below zero")]
        number.map(|number| number as u64).ok_or_else(|| {
            let allowed = allowed("list-of-numbers");
            Error::new(Code::WrongType, "", allowed).in_field("terms").pointing_at(place)
        })
    };
    terms.iter().enumerate().map(whole).collect()
}
