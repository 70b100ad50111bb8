//! Zeckendorf representations, addition, code words, Fibonacci nim and the Fibonacci word.

use super::convert::{JsResult, Request, guard, object, set, typed};
use grundyscope::Natural;
use grundyscope::zeckendorf as zeck;
use js_sys::{Object, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("zeckendorf.d.ts");

/// The greatest number whose representation is given.
const GREATEST: &str = "10^100000";
/// The most digits that written numbers have together.
const MAX_DIGITS: usize = 1_000_000;
/// The most carries of an addition that are listed.
const MAX_CARRIES: usize = 10_000;
/// The most letters of the Fibonacci word.
const MAX_LETTERS: u64 = 10_000_000;

/// The Zeckendorf representation.
#[wasm_bindgen(skip_typescript)]
pub fn zeckendorf(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["n"])?;
        let indices = zeck::representation(&request.number("n")?.big("0", GREATEST)?);
        let result = Object::new().into();
        set(&result, "terms", &object(&zeck::written_terms(&indices, MAX_DIGITS)));
        set(&result, "indices", &typed(&indices));
        Ok(result)
    })
}

#[derive(Serialize)]
struct GreedyObject {
    n: String,
    count: usize,
    from: usize,
    steps: Vec<zeck::WrittenStep>,
}

/// Some of the greedy steps to a representation, written out.
#[wasm_bindgen(js_name = zeckendorfSteps, skip_typescript)]
pub fn zeckendorf_steps(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["n", "from", "count"])?;
        let n = request.number("n")?.big("0", GREATEST)?;
        let from = request.optional_number("from")?.map_or(Ok(0), |from| from.index(1_000_000))? as usize;
        let max = request.optional_number("count")?.map_or(Ok(100), |count| count.whole(1, 1000))? as usize;
        let indices = zeck::representation(&n);
        let steps = zeck::written_steps(&indices, from, max, MAX_DIGITS);
        Ok(object(&GreedyObject { n: n.to_string(), count: indices.len(), from, steps }))
    })
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AdditionObject<'a> {
    steps: &'a [zeck::Step],
    step_count: usize,
    value: String,
}

/// Adds two numbers in Zeckendorf representation, carry by carry.
#[wasm_bindgen(js_name = zeckendorfAdd, skip_typescript)]
pub fn zeckendorf_add(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["a", "b"])?;
        let [a, b] = ["a", "b"].map(|field| request.number(field)?.big("0", GREATEST));
        let (a, b) = (a?, b?);
        let addition = zeck::add(&a, &b);
        let result = object(&AdditionObject {
            steps: &addition.steps[..addition.steps.len().min(MAX_CARRIES)],
            step_count: addition.steps.len(),
            value: (&a + &b).to_string(),
        });
        set(&result, "a", &typed(&zeck::representation(&a)));
        set(&result, "b", &typed(&zeck::representation(&b)));
        set(&result, "digits", &Uint8Array::from(&addition.digits[..]).into());
        set(&result, "sum", &typed(&addition.sum));
        Ok(result)
    })
}

/// The Fibonacci code word of a number.
#[wasm_bindgen(js_name = fibonacciEncode, skip_typescript)]
pub fn fibonacci_encode(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["n"])?;
        Ok(zeck::encode(&request.number("n")?.big("1", GREATEST)?)?.into())
    })
}

/// Letters of the Fibonacci word.
#[wasm_bindgen(js_name = fibonacciWord, skip_typescript)]
pub fn fibonacci_word(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["from", "length"])?;
        let from = request.optional_number("from")?;
        let from = from.map_or(Ok(Natural::ZERO), |from| from.big("0", GREATEST))?;
        let length = request.number("length")?.index(MAX_LETTERS)? as usize;
        let result = Object::new().into();
        set(&result, "letters", &Uint8Array::from(&zeck::word(&from, length)?[..]).into());
        set(&result, "onesBefore", &zeck::ones_before(&from).to_string().into());
        Ok(result)
    })
}
