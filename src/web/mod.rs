//! The boundary: what JavaScript sees.
//!
//! One request object in, one result object out. No mathematics here, and nothing in the crate imports this
//! room. The shapes are written down in `contract.d.ts`, which becomes part of the generated declarations, and
//! are checked against the built package in `tests/wasm`. Every export throws a `GrundyscopeError` of that file.
//!
//! The build with the feature `single`, for the page that is one file, exports only what that page asks
//! (`scripts/single/contents.mjs`): what is not exported from here is in no module.

#![expect(clippy::missing_errors_doc, reason = "said once, above")]
#![cfg_attr(feature = "single", allow(dead_code, reason = "the other rooms need it"))]

mod answers;
#[cfg(not(feature = "single"))]
mod comparison;
mod errors;
mod games;
mod heaps;
mod javascript;
mod listener;
#[cfg(not(feature = "single"))]
mod nimbers;
mod periodicity;
mod pictures;
#[cfg(not(feature = "single"))]
mod positions;
#[cfg(not(feature = "single"))]
mod products;
#[cfg(not(feature = "single"))]
mod recognition;
mod requests;
#[cfg(not(feature = "single"))]
mod sides;
#[cfg(not(feature = "single"))]
mod square_positions;
#[cfg(not(feature = "single"))]
mod take_over;
#[cfg(not(feature = "single"))]
mod two_heaps;
#[cfg(not(feature = "single"))]
mod zeckendorf;

use crate::error::{Code, Error, Result};
use crate::grundy::{self, Grid, Store};
use crate::number;
use crate::problem::{self, Arguments};
use crate::ruleset::Ruleset;
use dashu_int::UBig;
use js_sys::Uint32Array;
use listener::listen;
use requests::Request;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("contract.d.ts");

thread_local! {
    /// What was computed, for the next call: an instance belongs to one worker, which asks one thing at a time.
    static STORE: RefCell<Store> = RefCell::new(Store::default());
}

/// Works with the store.
fn with_store<T>(work: impl FnOnce(&mut Store) -> Result<T>) -> Result<T> {
    // Taken out while it is in use: a progress listener may call an export, which then works with a store of its own.
    if listener::is_running() {
        return work(&mut Store::default());
    }
    let mut store = STORE.take();
    let result = work(&mut store);
    STORE.replace(store);
    result
}

/// The problems this build knows.
#[wasm_bindgen(skip_typescript)]
#[must_use]
pub fn catalogue() -> JsValue {
    answers::catalogue()
}

/// What the parser understands by a text, for one parameter of a problem or as an index of a game.
#[wasm_bindgen(js_name = number, skip_typescript)]
pub fn number_(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["text", "problem", "parameter", "game"])?;
        if request.has("game")? {
            let request = request.only(&["text", "game"])?;
            let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
            let (first, last) = answers::indices(&game);
            let value = number::parse(&request.number_text("text")?, &first, &last);
            return Ok(answers::number(&value.map_err(|error| error.in_field("index"))?));
        }
        let problem = problem::find(&request.text("problem")?)?;
        let name = request.text("parameter")?;
        let Some(parameter) = problem.parameters().iter().find(|parameter| parameter.name == name) else {
            let known: Vec<&str> = problem.parameters().iter().map(|parameter| parameter.name).collect();
            let allowed = format!("one of {}", known.join(", "));
            return Err(Error::new(Code::UnknownField, &name, allowed).in_field("parameter"));
        };
        let value = problem::read_number(parameter, &request.number_text("text")?)?;
        Ok(answers::number(&value))
    })
}

/// Answers one question of a problem.
#[wasm_bindgen(skip_typescript)]
pub fn solve(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::any(request)?;
        let problem = problem::find(&request.text("problem")?)?;
        let given = request.numbers_except("problem")?;
        let given: Vec<(&str, &str)> = given.iter().map(|(name, text)| (&**name, &**text)).collect();
        let arguments = Arguments::read(problem, &given)?;
        let answer =
            listen(progress, |progress| with_store(|store| problem.solve(&arguments, store, progress)))?;
        Ok(answers::answer(problem.id(), &arguments, &answer))
    })
}

/// Answers many questions, one a line.
#[cfg_attr(not(feature = "single"), wasm_bindgen(skip_typescript))]
pub fn batch(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["problem", "text", "countLine"])?;
        let problem = problem::find(&request.text("problem")?)?;
        let (text, count_line) = (request.text("text")?, request.flag("countLine")?);
        let batch = listen(progress, |progress| problem::answer_lines(problem, &text, count_line, progress))?;
        Ok(answers::batch(&batch))
    })
}

/// Grundy values of the indices `from` to `n`.
#[wasm_bindgen(skip_typescript)]
pub fn sequence(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n", "from"])?;
        let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
        let n = request.number_text("n")?;
        let from = request.optional_number_text("from")?;
        listen(progress, |progress| with_store(|store| window(store, &game, &n, from.as_deref(), progress)))
    })
}

/// How long a window of single values by closed form may be.
const FAR_WINDOW: u64 = 10_000;

fn window(
    store: &mut Store,
    game: &Ruleset,
    n: &str,
    from: Option<&str>,
    progress: &mut crate::Progress<'_>,
) -> Result<JsValue> {
    let sequence = store.open(game);
    let limit = sequence.limit().to_string();
    let far = sequence.closed_form(&UBig::ZERO).is_some() && from.is_some();
    if !far {
        let n = index(n, "n", &limit)?;
        let from = from.map_or(Ok(0), |from| index(from, "from", &n.to_string()))?;
        sequence.extend(n, progress)?;
        return Ok(copy_out(sequence, from, n).into());
    }
    // With a closed form a window may lie anywhere, if it is short or near.
    let n = number::parse(n, "0", answers::FAR).map_err(|error| error.in_field("n"))?;
    let from =
        number::parse(from.unwrap_or("0"), "0", &n.to_string()).map_err(|error| error.in_field("from"))?;
    if let Ok(near) = u64::try_from(&n)
        && near <= sequence.limit()
    {
        return Ok(copy_out(sequence, u64::try_from(&from).unwrap_or(near), near).into());
    }
    let length = u64::try_from(&(&n - &from)).unwrap_or(u64::MAX).saturating_add(1);
    if length > FAR_WINDOW {
        let allowed = format!("n up to {limit}, or a window of at most {FAR_WINDOW} values");
        return Err(Error::new(Code::OutOfRange, &n.to_string(), allowed)
            .in_field("n")
            .with_range("0", &limit));
    }
    let values: Vec<u32> =
        (0..length).filter_map(|offset| sequence.closed_form(&(&from + UBig::from(offset)))).collect();
    Ok(Uint32Array::from(&values[..]).into())
}

/// Values of a piece: so many that pieces are few, and so few that memory need not grow for them.
const PIECE: u32 = 1 << 14;

/// Copies values into an array of JavaScript's, piece by piece, so that the engine holds no second copy.
fn copy_out(sequence: &dyn grundy::Sequence, from: u64, n: u64) -> Uint32Array {
    let length = (n - from + 1) as u32;
    let array = Uint32Array::new_with_length(length);
    let mut piece = vec![0u32; length.min(PIECE) as usize];
    let mut start = 0;
    while start < length {
        let count = (length - start).min(PIECE);
        let values = &mut piece[..count as usize];
        sequence.read((from + u64::from(start)) as usize, values);
        array.subarray(start, start + count).copy_from(values);
        start += count;
    }
    array
}

/// How often each Grundy value occurs.
#[wasm_bindgen(skip_typescript)]
pub fn histogram(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
        let n = request.number_text("n")?;
        listen(progress, |progress| {
            with_store(|store| {
                let sequence = store.open(&game);
                let n = index(&n, "n", &sequence.limit().to_string())?;
                sequence.extend(n, progress)?;
                Ok(answers::histogram(&grundy::histogram(sequence, game.first_index(), n)))
            })
        })
    })
}

/// The mex at one index, option by option.
#[wasm_bindgen(skip_typescript)]
pub fn explain(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
        let n = request.number_text("n")?;
        listen(progress, |progress| {
            with_store(|store| {
                let sequence = store.open(&game);
                let n = index(&n, "n", &sequence.explain_limit().to_string())?;
                Ok(answers::explanation(&game, n, &sequence.explain(n, progress)?))
            })
        })
    })
}

/// The most cells of a density grid.
const CELLS: u32 = 1 << 24;

/// The graph of a stretch of the sequence, counted on a grid.
#[cfg_attr(not(feature = "single"), wasm_bindgen(skip_typescript))]
pub fn density(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["game", "from", "to", "columns", "rows"])?;
        let game = Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))?;
        let [from, to, columns, rows] =
            ["from", "to", "columns", "rows"].map(|name| request.number_text(name));
        let (from, to, columns, rows) = (from?, to?, columns?, rows?);
        listen(progress, |progress| {
            with_store(|store| {
                let sequence = store.open(&game);
                let past = sequence.limit() + 1;
                let from = index(&from, "from", &(past - 1).to_string())?;
                let to = number::parse(&to, &(from + 1).to_string(), &past.to_string());
                let to = to.and_then(|to| small(&to)).map_err(|error| error.in_field("to"))?;
                let columns = cells(&columns, "columns", CELLS)?;
                let rows = cells(&rows, "rows", CELLS / columns)?;
                sequence.extend(to - 1, progress)?;
                let grid = Grid { from, to, columns, rows };
                Ok(answers::density(&grundy::density(sequence, grid), grid))
            })
        })
    })
}

/// An index from 0 to `max`.
fn index(text: &str, field: &str, max: &str) -> Result<u64> {
    number::parse(text, "0", max).and_then(|n| small(&n)).map_err(|error| error.in_field(field))
}

fn cells(text: &str, field: &str, max: u32) -> Result<u32> {
    let count = number::parse(text, "1", &max.to_string()).and_then(|n| small(&n));
    count.map(|count| count as u32).map_err(|error| error.in_field(field))
}

/// A number whose range was checked to be small.
fn small(n: &UBig) -> Result<u64> {
    u64::try_from(n).map_err(|_| Error::new(Code::OutOfRange, &n.to_string(), "a smaller number"))
}
