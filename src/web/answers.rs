//! Answers on their way out: the engines' types as the objects of `contract.d.ts`.

use super::errors::ErrorObject;
use crate::SMALL;
use crate::grundy::{self, Choice, Density, Explanation, Grid, Histogram, Sequence};
use crate::problem::{Answer, Arguments, Batch, CATALOGUE, Fact, Problem};
use crate::ruleset::Ruleset;
use dashu_int::UBig;
use js_sys::{Array, JsString, Object, Reflect, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use std::fmt::Write as _;
use wasm_bindgen::JsValue;

/// How far single values of a game with a closed form go.
pub(super) const FAR: &str = "10^1000";

/// Any serialisable value as plain objects and arrays.
pub(super) fn object(value: &impl Serialize) -> JsValue {
    // Only plain structures of texts and small numbers come here; writing those cannot fail.
    // What is absent says so by `skip_serializing_if`; any other `None` is null.
    let serializer = Serializer::new().serialize_maps_as_objects(true).serialize_missing_as_null(true);
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// Adds a field that serde cannot make, such as a typed array.
pub(super) fn set(target: &JsValue, name: &str, value: &JsValue) {
    // Setting a field of a fresh plain object cannot fail.
    let _ = Reflect::set(target, &name.into(), value);
}

/// Named values, written as one object with its fields in this order.
pub(super) struct Fields<T>(pub(super) Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for Fields<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

pub(super) fn typed(values: &[u32]) -> JsValue {
    Uint32Array::from(values).into()
}

#[derive(Serialize)]
struct ParameterObject {
    name: &'static str,
    kind: &'static str,
    min: &'static str,
    max: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    default: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameObject {
    game: String,
    max: String,
    explain_max: String,
    window_max: String,
    first: u64,
    cost: &'static str,
}

#[derive(Serialize)]
struct ProblemObject {
    id: &'static str,
    parameters: Vec<ParameterObject>,
    checks: Vec<Fields<&'static str>>,
    facts: &'static [&'static str],
    games: Vec<GameObject>,
    batch: bool,
}

impl From<&Ruleset> for GameObject {
    fn from(game: &Ruleset) -> Self {
        let sequence: Box<dyn Sequence> = grundy::sequence(game);
        Self {
            game: game.to_string(),
            max: sequence.limit().to_string(),
            explain_max: sequence.explain_limit().to_string(),
            window_max: window_max(&*sequence),
            first: game.first_index(),
            cost: if sequence.is_slow() { "slow" } else { "fast" },
        }
    }
}

impl From<&dyn Problem> for ProblemObject {
    fn from(problem: &dyn Problem) -> Self {
        let parameters = problem.parameters().iter().map(|parameter| ParameterObject {
            name: parameter.name,
            kind: "number",
            min: parameter.min,
            max: parameter.max,
            default: parameter.default,
        });
        let checks = problem
            .checks()
            .iter()
            .map(|check| Fields(check.arguments.iter().copied().chain([("answer", check.answer)]).collect()));
        Self {
            id: problem.id(),
            parameters: parameters.collect(),
            checks: checks.collect(),
            facts: problem.facts(),
            games: problem.games().iter().map(GameObject::from).collect(),
            // A build without the export takes none.
            batch: !SMALL && problem.closed_form(&UBig::ONE).is_some(),
        }
    }
}

/// The greatest index of a window of values: with a closed form it may lie anywhere.
fn window_max(sequence: &dyn Sequence) -> String {
    if sequence.closed_form(&UBig::ZERO).is_some() { FAR.to_owned() } else { sequence.limit().to_string() }
}

/// The first and the last index at which a game has a position whose value can be told.
pub(super) fn indices(game: &Ruleset) -> (String, String) {
    (game.first_index().to_string(), window_max(&*grundy::sequence(game)))
}

/// A game with its ranges.
pub(super) fn game(game: &Ruleset) -> JsValue {
    object(&GameObject::from(game))
}

pub(super) fn catalogue() -> JsValue {
    let problems: Vec<ProblemObject> = CATALOGUE.iter().copied().map(ProblemObject::from).collect();
    object(&problems)
}

#[derive(Serialize)]
struct NumberObject {
    digits: usize,
    value: String,
}

pub(super) fn number(value: &UBig) -> JsValue {
    let value = value.to_string();
    object(&NumberObject { digits: value.len(), value })
}

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

pub(super) fn answer(problem: &'static str, arguments: &Arguments, answer: &Answer) -> JsValue {
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

/// An array of numbers as texts. There may be tens of thousands, so they go over in one piece.
fn texts(numbers: &[u128]) -> JsValue {
    let mut all = String::new();
    for number in numbers {
        let comma = if all.is_empty() { "" } else { "," };
        // Writing to a string does not fail.
        let _ = write!(all, "{comma}{number}");
    }
    if numbers.is_empty() { Array::new().into() } else { JsString::from(all).split(",").into() }
}

#[derive(Serialize)]
struct LineErrorObject {
    line: usize,
    error: ErrorObject,
}

#[derive(Serialize)]
struct BatchObject<'a> {
    answers: &'a str,
    answered: usize,
    bad: usize,
    errors: Vec<LineErrorObject>,
}

pub(super) fn batch(batch: &Batch) -> JsValue {
    let errors =
        batch.errors.iter().map(|(line, error)| LineErrorObject { line: *line, error: error.into() });
    object(&BatchObject {
        answers: &batch.answers,
        answered: batch.answered,
        bad: batch.bad,
        errors: errors.collect(),
    })
}

pub(super) fn histogram(histogram: &Histogram) -> JsValue {
    let result = Object::new().into();
    set(&result, "values", &typed(&histogram.values));
    // Counts are at most the number of indices, which every sequence's limit keeps below 2^32.
    let counts: Vec<u32> = histogram.counts.iter().map(|&count| count as u32).collect();
    set(&result, "counts", &typed(&counts));
    result
}

#[derive(Serialize)]
struct ChoiceObject<'a> {
    #[serde(rename = "move")]
    amount: u64,
    to: &'a [u64],
    value: u32,
}

impl<'a> From<&'a Choice> for ChoiceObject<'a> {
    fn from(choice: &'a Choice) -> Self {
        Self { amount: choice.amount, to: &choice.to, value: choice.value }
    }
}

#[derive(Serialize)]
struct WitnessObject<'a> {
    value: u32,
    count: u64,
    first: ChoiceObject<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ExplanationObject<'a> {
    game: String,
    n: String,
    value: u32,
    form: &'static str,
    option_count: u64,
    options: Vec<ChoiceObject<'a>>,
    by_value: Vec<WitnessObject<'a>>,
}

pub(super) fn explanation(game: &Ruleset, n: u64, explanation: &Explanation) -> JsValue {
    let by_value = explanation.by_value.iter().map(|witness| WitnessObject {
        value: witness.value,
        count: witness.count,
        first: (&witness.first).into(),
    });
    object(&ExplanationObject {
        game: game.to_string(),
        n: n.to_string(),
        value: explanation.value,
        form: explanation.form.as_str(),
        option_count: explanation.option_count,
        options: explanation.options.iter().map(ChoiceObject::from).collect(),
        by_value: by_value.collect(),
    })
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct DensityObject {
    columns: u32,
    rows: u32,
    from: u64,
    to: u64,
    max_value: u32,
    value_step: u32,
}

pub(super) fn density(density: &Density, grid: Grid) -> JsValue {
    let result = object(&DensityObject {
        columns: density.columns,
        rows: density.rows,
        from: grid.from,
        to: grid.to,
        max_value: density.max_value,
        value_step: density.value_step,
    });
    set(&result, "counts", &typed(&density.counts));
    result
}
