//! The answer of a problem, as the `SolveAnswer` of `contract.d.ts`.

use super::objects::{Fields, object, set, typed};
use grundyscope::problem::{Answer, Arguments, Fact};
use js_sys::{Array, JsString, Object};
use serde::Serialize;
use std::fmt::Write as _;
use wasm_bindgen::JsValue;

#[derive(Serialize)]
#[serde(untagged)]
enum FactObject<'a> {
    One(&'a str),
    Many(&'a [String]),
}

impl<'a> From<&'a Fact> for FactObject<'a> {
    fn from(fact: &'a Fact) -> Self {
        match fact {
            Fact::One(value) => Self::One(value),
            Fact::Many(values) => Self::Many(values),
        }
    }
}

#[derive(Serialize)]
struct ReasonObject<'a> {
    text: &'static str,
    arguments: Fields<&'a str>,
}

#[derive(Serialize)]
struct AnswerObject<'a> {
    problem: &'static str,
    arguments: Fields<String>,
    answer: String,
    facts: Fields<FactObject<'a>>,
    why: Vec<ReasonObject<'a>>,
}

/// The answer of the problem with that id to a question.
#[must_use]
pub fn solution(problem: &'static str, arguments: &Arguments, answer: &Answer) -> JsValue {
    let why = answer.why.iter().map(|reason| ReasonObject {
        text: reason.text,
        arguments: Fields(reason.arguments.iter().map(|(name, value)| (*name, &**value)).collect()),
    });
    let result = object(&AnswerObject {
        problem,
        arguments: Fields(arguments.iter().map(|(name, value)| (name, value.to_string())).collect()),
        answer: answer.answer.to_string(),
        facts: Fields(answer.facts.iter().map(|(name, fact)| (*name, fact.into())).collect()),
        why: why.collect(),
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
