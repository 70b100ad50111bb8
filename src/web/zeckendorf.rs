//! Zeckendorf representations and what stands on them, for JavaScript.

use super::answers::{object, set, typed};
use super::errors::guard;
use super::listener::listen;
use super::requests::Request;
use super::small;
use crate::error::{Code, Error, Result};
use crate::number;
use crate::zeckendorf as zeck;
use dashu_int::UBig;
use js_sys::{Object, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("zeckendorf.d.ts");

/// The greatest number whose representation is given.
const GREATEST: &str = "10^100000";
/// The greatest number to which moves are summed modulo a number: to read it takes most of the time.
const GREATEST_SUM: &str = "10^3000000";
/// The greatest number to which they are summed exactly: the sum has twice as many digits.
const GREATEST_EXACT_SUM: &str = "10^10000";
/// How many digits written numbers may have together.
const DIGITS: usize = 1_000_000;
/// The most carries of an addition that are listed.
const STEPS: usize = 10_000;
/// The longest stretch of the Fibonacci word.
const LETTERS: &str = "10000000";

fn read(request: &Request<'_>, field: &str, min: &str, max: &str) -> Result<UBig> {
    number::parse(&request.number_text(field)?, min, max).map_err(|error| error.in_field(field))
}

/// The Zeckendorf representation.
#[wasm_bindgen(skip_typescript)]
pub fn zeckendorf(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["n"])?;
        let indices = zeck::representation(&read(&request, "n", "1", GREATEST)?);
        let result = Object::new().into();
        set(&result, "terms", &object(&terms(&indices)));
        set(&result, "indices", &typed(&indices));
        Ok(result)
    })
}

/// The terms, greatest first; where not all can be written, the least ones.
fn terms(indices: &[u32]) -> Vec<String> {
    let mut terms: Vec<String> = Vec::new();
    let mut digits = 0;
    for term in zeck::ascending_terms(indices) {
        let term = term.to_string();
        digits += term.len();
        if digits > DIGITS {
            break;
        }
        terms.push(term);
    }
    terms.reverse();
    terms
}

#[derive(Serialize)]
struct GreedyStepObject {
    index: u32,
    term: String,
    next: String,
    rest: String,
}

#[derive(Serialize)]
struct GreedyObject {
    n: String,
    count: usize,
    from: usize,
    steps: Vec<GreedyStepObject>,
}

/// The greedy steps to a representation, some of them written out.
#[wasm_bindgen(js_name = zeckendorfSteps, skip_typescript)]
pub fn zeckendorf_steps(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["n", "from", "count"])?;
        let n = read(&request, "n", "1", GREATEST)?;
        let from = place(&request, "from", 0, 0)?;
        let wanted = place(&request, "count", 1, 100)?;
        let indices = zeck::representation(&n);
        let mut steps = Vec::new();
        let mut digits = 0;
        for step in zeck::greedy_steps(&indices, from).take(wanted) {
            let [term, next, rest] = [step.term, step.next, step.rest].map(|number| number.to_string());
            digits += term.len() + next.len() + rest.len();
            if digits > DIGITS && !steps.is_empty() {
                break;
            }
            steps.push(GreedyStepObject { index: step.index, term, next, rest });
        }
        Ok(object(&GreedyObject { n: n.to_string(), count: indices.len(), from, steps }))
    })
}

/// A count from `min` to 1,000, or with `min` 0 a place among the steps; `usual` where it is left out.
fn place(request: &Request<'_>, field: &str, min: u32, usual: usize) -> Result<usize> {
    if request.optional_number_text(field)?.is_none() {
        return Ok(usual);
    }
    let max = if min == 0 { "1000000" } else { "1000" };
    let n = read(request, field, &min.to_string(), max)?;
    usize::try_from(&n).map_err(|_| Error::new(Code::OutOfRange, "", "a smaller number").in_field(field))
}

#[derive(Serialize)]
struct StepObject {
    rule: &'static str,
    index: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AdditionObject {
    steps: Vec<StepObject>,
    step_count: usize,
    value: String,
}

#[derive(Serialize)]
struct SumObject {
    sum: String,
}

/// Adds two numbers in Zeckendorf representation, carry by carry.
#[wasm_bindgen(js_name = zeckendorfAdd, skip_typescript)]
pub fn zeckendorf_add(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["a", "b"])?;
        let [a, b] = ["a", "b"].map(|field| read(&request, field, "0", GREATEST));
        let (a, b) = (a?, b?);
        let addition = zeck::add(&a, &b);
        let steps = addition.steps.iter().take(STEPS);
        let result = object(&AdditionObject {
            steps: steps.map(|step| StepObject { rule: step.rule.as_str(), index: step.index }).collect(),
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
pub fn fibonacci_encode(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["n"])?;
        Ok(zeck::encode(&read(&request, "n", "1", GREATEST)?)?.into())
    })
}

/// The numbers of a text of Fibonacci code words.
#[wasm_bindgen(js_name = fibonacciDecode, skip_typescript)]
pub fn fibonacci_decode(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["text"])?;
        let numbers = zeck::decode(&request.text("text")?).map_err(|error| error.in_field("text"))?;
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        Ok(object(&numbers))
    })
}

/// The sum of the largest winning first moves of Fibonacci nim.
#[wasm_bindgen(js_name = sumOfMoves, skip_typescript)]
pub fn sum_of_moves(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["n", "modulus"])?;
        let sum = if request.has("modulus")? {
            let modulus = small(&read(&request, "modulus", "1", "10^18")?)?;
            let n = read(&request, "n", "0", GREATEST_SUM)?;
            listen(progress, |progress| zeck::sum_of_largest_moves_modulo(&n, modulus, progress))
        } else {
            let n = read(&request, "n", "0", GREATEST_EXACT_SUM)?;
            listen(progress, |progress| zeck::sum_of_largest_moves(&n, progress))
        };
        Ok(object(&SumObject { sum: sum?.sum.to_string() }))
    })
}

/// A stretch of the Fibonacci word.
#[wasm_bindgen(js_name = fibonacciWord, skip_typescript)]
pub fn fibonacci_word(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["from", "length"])?;
        let from = match request.optional_number_text("from")? {
            None => UBig::ZERO,
            Some(_) => read(&request, "from", "0", GREATEST)?,
        };
        let length = read(&request, "length", "0", LETTERS)?;
        let length = usize::try_from(&length)
            .map_err(|_| Error::new(Code::OutOfRange, "", "fewer letters").in_field("length"))?;
        let result = Object::new().into();
        set(&result, "letters", &Uint8Array::from(&zeck::word(&from, length)?[..]).into());
        set(&result, "onesBefore", &zeck::ones_before(&from).to_string().into());
        Ok(result)
    })
}
