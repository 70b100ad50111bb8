//! The catalogue of problems, and the answer to one question.

use super::convert::game_info::GameObject;
use super::convert::objects::Fields;
use super::convert::solution::solution;
use super::convert::{JsResult, Request, compute, guard, object};
use grundyscope::Natural;
use grundyscope::problem::{self, Arguments, CATALOGUE, Problem};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("problems.d.ts");

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
struct ProblemObject {
    id: &'static str,
    parameters: Vec<ParameterObject>,
    checks: Vec<Fields<&'static str>>,
    facts: &'static [&'static str],
    games: Vec<GameObject>,
    batch: bool,
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
            batch: problem.closed_form(&Natural::ONE).is_some(),
        }
    }
}

/// The problems of the catalogue.
#[wasm_bindgen(skip_typescript)]
#[must_use]
pub fn catalogue() -> JsValue {
    let problems: Vec<ProblemObject> = CATALOGUE.iter().copied().map(ProblemObject::from).collect();
    object(&problems)
}

/// Answers one question of a problem.
#[wasm_bindgen(skip_typescript)]
pub fn solve(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::any(request)?;
        let problem = problem::find(&request.text("problem")?)?;
        let given = request.numbers_except("problem")?;
        let given: Vec<(&str, &str)> = given.iter().map(|(name, text)| (&**name, &**text)).collect();
        let arguments = Arguments::read(problem, &given)?;
        let answer = compute(progress, |store, progress| problem.solve(&arguments, store, progress))?;
        Ok(solution(problem.id(), &arguments, &answer))
    })
}
