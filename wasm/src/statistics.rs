//! Statistics of a sequence: how often each value occurs, records, zero positions.

use super::convert::{JsResult, Numeral, Request, compute, guard, object, set, typed};
use grundyscope::error::Result;
use grundyscope::periodicity::{Continuation, continuation_at};
use grundyscope::progress::Progress;
use grundyscope::sequence::{self, Entry, Sequence};
use js_sys::{Object, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("statistics.d.ts");

/// The most zero positions that are listed.
const MAX_ZEROS: usize = 1_000_000;

/// So many numbers are written at once.
const PART: usize = 1 << 12;

/// Numbers as a typed array of 32 bits, written piece by piece: the limit of every sequence is
/// below 2^32.
fn narrow<T>(of: &[T], number: impl Fn(&T) -> u32, progress: &mut Progress<'_>) -> Result<JsValue> {
    let array = Uint32Array::new_with_length(of.len() as u32);
    for (start, part) in (0..).step_by(PART).zip(of.chunks(PART)) {
        progress.work(part.len() as u64)?;
        let numbers: Vec<u32> = part.iter().map(&number).collect();
        array.subarray(start, start + part.len() as u32).copy_from(&numbers);
    }
    Ok(array.into())
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
        compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = extended(sequence, &n, progress)?;
            let histogram = sequence::histogram(sequence, game.first_index(), n, Some(progress))?;
            let result = object(&Origin::of(sequence, n));
            set(&result, "values", &typed(&histogram.values));
            set(&result, "counts", &narrow(&histogram.counts, |&count| count as u32, progress)?);
            Ok(result)
        })
    })
}

fn entries(entries: &[Entry], progress: &mut Progress<'_>) -> Result<JsValue> {
    let result = Object::new().into();
    set(&result, "indices", &narrow(entries, |entry| entry.index, progress)?);
    set(&result, "values", &narrow(entries, |entry| entry.value, progress)?);
    Ok(result)
}

/// The records of a sequence, and the first index of each value.
#[wasm_bindgen(skip_typescript)]
pub fn records(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n"])?;
        let (game, n) = (request.game()?, request.number("n")?);
        compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = extended(sequence, &n, progress)?;
            let records = sequence::records(sequence, game.first_index(), n, Some(progress))?;
            let result = object(&Origin::of(sequence, n));
            set(&result, "maxima", &entries(&records.maxima, progress)?);
            set(&result, "first", &entries(&records.first, progress)?);
            Ok(result)
        })
    })
}

/// The indices whose value is 0.
#[wasm_bindgen(skip_typescript)]
pub fn zeros(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n", "from"])?;
        let (game, n, from) = (request.game()?, request.number("n")?, request.optional_number("from")?);
        compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let n = n.index(sequence.limit())?;
            let from = from.map_or(Ok(0), |from| from.index(n))?;
            sequence.extend(n, progress)?;
            let first = from.max(game.first_index());
            let (zeros, count) = sequence::zeros(sequence, first, n, MAX_ZEROS, Some(progress))?;
            let result = object(&Origin::of(sequence, n));
            set(&result, "zeros", &narrow(&zeros, |&index| index as u32, progress)?);
            set(&result, "count", &JsValue::from(count as u32));
            Ok(result)
        })
    })
}
