//! Recognising sequences, for JavaScript.

use super::answers::{object, set};
use super::errors::guard;
use super::listener::{listen, listener};
use super::requests::Request;
use super::with_store;
use crate::error::{Code, Error, Result};
use crate::number;
use crate::recognition::{self, FEWEST, MOST, Match};
use crate::ruleset::Ruleset;
use js_sys::{Array, Number, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("recognition.d.ts");

/// How far a game is computed where nothing is said.
const USUAL: &str = "40";

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
            set(&known, "terms", &Uint32Array::from(&terms[..]).into());
            known
        })
        .collect();
    Array::from_iter(sequences).into()
}

/// What a sequence is, by its first terms.
#[wasm_bindgen(skip_typescript)]
pub fn recognise(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["terms", "game", "n"])?;
        listener(progress)?;
        let matches = match request.optional_list("terms", MOST as u32)? {
            Some(terms) => {
                for field in ["game", "n"] {
                    if request.has(field)? {
                        let error = Error::new(Code::UnknownField, field, "either terms, or game and n");
                        return Err(error.in_field(field));
                    }
                }
                recognition::recognise(&read(&terms)?).map_err(|error| error.in_field("terms"))?
            }
            None => recognition::recognise(&computed(&request, progress)?)?,
        };
        let matches: Vec<MatchObject> = matches.iter().map(MatchObject::from).collect();
        Ok(object(&matches))
    })
}

/// The terms of an array.
fn read(terms: &[JsValue]) -> Result<Vec<u64>> {
    let whole = |(place, term): (usize, &JsValue)| {
        let number = term.as_f64().filter(|&number| Number::is_safe_integer(term) && number >= 0.0);
        #[expect(clippy::cast_sign_loss, reason = "not below zero")]
        number.map(|number| number as u64).ok_or_else(|| {
            let allowed = "a list of whole numbers from 0 to 2^53 - 1";
            Error::new(Code::WrongType, "", allowed).in_field("terms").at(place)
        })
    };
    terms.iter().enumerate().map(whole).collect()
}

/// The Grundy values of a game, from its entry 0 on.
fn computed(request: &Request<'_>, progress: &JsValue) -> Result<Vec<u64>> {
    let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
    let n = request.optional_number_text("n")?;
    let n = number::parse(n.as_deref().unwrap_or(USUAL), &(FEWEST - 1).to_string(), &(MOST - 1).to_string());
    let n = n.map_err(|error| error.in_field("n"))?;
    let n = u64::try_from(&n).map_err(|_| Error::new(Code::OutOfRange, "", "a smaller n").in_field("n"))?;
    listen(progress, |progress| {
        with_store(|store| {
            let sequence = store.open(&game);
            let n = n.min(sequence.limit());
            sequence.extend(n, progress)?;
            let mut values = vec![0; n as usize + 1];
            sequence.read(0, &mut values);
            Ok(values.into_iter().map(u64::from).collect())
        })
    })
}
