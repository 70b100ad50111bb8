//! The answer of a problem, as the `SolveAnswer` of `contract.d.ts`.

use super::objects::{Fields, object, set, typed};
use grundyscope::error::{Message, Value};
use grundyscope::problem::{Answer, Arguments};
use js_sys::{Array, JsString, Object};
use serde::Serialize;
use std::fmt::Write as _;
use wasm_bindgen::JsValue;

#[derive(Serialize)]
struct AnswerObject<'a> {
    problem: &'static str,
    arguments: Fields<String>,
    answer: String,
    facts: Fields<&'a Value>,
    why: &'a [Message],
}

/// The answer of the problem with that id to a question.
#[must_use]
pub fn solution(problem: &'static str, arguments: &Arguments, answer: &Answer) -> JsValue {
    let result = object(&AnswerObject {
        problem,
        arguments: Fields(arguments.iter().map(|(name, value)| (name, value.to_string())).collect()),
        answer: answer.answer.to_string(),
        facts: Fields(answer.facts.iter().map(|(name, fact)| (*name, fact)).collect()),
        why: &answer.why,
    });
    let distributions = answer.distributions.iter().map(|distribution| {
        let one = Object::new().into();
        set(&one, "name", &distribution.name.into());
        set(&one, "values", &typed(&distribution.values));
        set(&one, "counts", &texts(&distribution.counts));
        one
    });
    set(&result, "distributions", &distributions.collect::<Array>().into());
    result
}

/// An array of numbers as texts. There may be tens of thousands, so they cross the boundary as one
/// text.
fn texts(numbers: &[u128]) -> JsValue {
    let mut all = String::new();
    for number in numbers {
        let comma = if all.is_empty() { "" } else { "," };
        // Writing to a string does not fail.
        let _ = write!(all, "{comma}{number}");
    }
    if numbers.is_empty() { Array::new().into() } else { JsString::from(all).split(",").into() }
}
