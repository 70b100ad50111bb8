//! Statistics of a sequence: how often each value occurs, records, zero positions.

use super::convert::{JsResult, Numeral, Request, compute, guard, object, set, typed};
use grundyscope::error::Result;
use grundyscope::periodicity::{Continuation, continuation_at};
use grundyscope::progress::Progress;
use grundyscope::sequence::{self, Entry, Sequence};
use js_sys::Object;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("statistics.d.ts");

/// The most zero positions that are listed.
const MAX_ZEROS: usize = 1_000_000;

/// Indices and counts as numbers of 32 bits: the limit of every sequence is below 2^32.
fn narrow(numbers: impl IntoIterator<Item = u64>) -> JsValue {
    let numbers: Vec<u32> = numbers.into_iter().map(|number| number as u32).collect();
    typed(&numbers)
}

/// Computes a sequence up to `n`, and returns that index.
fn extended(sequence: &mut dyn Sequence, n: &Numeral, progress: &mut Progress<'_>) -> Result<u64> {
    let n = n.index(sequence.limit())?;
    sequence.extend(n, progress)?;
    Ok(n)
}

/// Metadata of a sequence up to `n`.
#[derive(Serialize)]
struct Origin {
    #[serde(skip_serializing_if = "Option::is_none")]
    continued: Option<Continuation>,
}

impl Origin {
    fn of(sequence: &dyn Sequence, n: u64) -> Self {
        Self { continued: continuation_at(sequence, n) }
    }
}

/// How often each Grundy value occurs.
#[wasm_bindgen(skip_typescript)]
pub fn histogram(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let (game, n) = (request.game()?, request.number("n")?);
        let (histogram, origin) = compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = extended(sequence, &n, progress)?;
            Ok((
                sequence::histogram(sequence, game.first_index(), n, Some(progress))?,
                Origin::of(sequence, n),
            ))
        })?;
        let result = object(&origin);
        set(&result, "values", &typed(&histogram.values));
        set(&result, "counts", &narrow(histogram.counts));
        Ok(result)
    })
}

fn entries(entries: &[Entry]) -> JsValue {
    let result = Object::new().into();
    let values: Vec<u32> = entries.iter().map(|entry| entry.value).collect();
    set(&result, "indices", &narrow(entries.iter().map(|entry| entry.index)));
    set(&result, "values", &typed(&values));
    result
}

/// The records of a sequence, and the first index of each value.
#[wasm_bindgen(skip_typescript)]
pub fn records(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let (game, n) = (request.game()?, request.number("n")?);
        let (records, origin) = compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = extended(sequence, &n, progress)?;
            Ok((sequence::records(sequence, game.first_index(), n, Some(progress))?, Origin::of(sequence, n)))
        })?;
        let result = object(&origin);
        set(&result, "maxima", &entries(&records.maxima));
        set(&result, "first", &entries(&records.first));
        Ok(result)
    })
}

/// The indices whose value is 0.
#[wasm_bindgen(skip_typescript)]
pub fn zeros(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n", "from"])?;
        let (game, n, from) = (request.game()?, request.number("n")?, request.optional_number("from")?);
        let ((zeros, count), origin) = compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = n.index(sequence.limit())?;
            let from = from.map_or(Ok(0), |from| from.index(n))?;
            sequence.extend(n, progress)?;
            let zeros =
                sequence::zeros(sequence, from.max(game.first_index()), n, MAX_ZEROS, Some(progress))?;
            Ok((zeros, Origin::of(sequence, n)))
        })?;
        let result = object(&origin);
        set(&result, "zeros", &narrow(zeros));
        set(&result, "count", &JsValue::from(count as u32));
        Ok(result)
    })
}
