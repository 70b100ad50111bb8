//! Batches of questions of one problem.

use super::convert::listener::listen;
use super::convert::{JsResult, Request, guard, object};
use grundyscope::error::Error;
use grundyscope::problem;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("batches.d.ts");

#[derive(Serialize)]
struct LineErrorObject<'a> {
    line: usize,
    error: &'a Error,
}

#[derive(Serialize)]
struct BatchObject<'a> {
    answers: &'a str,
    answered: usize,
    bad: usize,
    errors: Vec<LineErrorObject<'a>>,
}

/// Answers many questions, one a line.
#[wasm_bindgen(skip_typescript)]
pub fn batch(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["problem", "text", "countLine"])?;
        let problem = problem::find(&request.text("problem")?)?;
        let (text, count_line) = (request.text("text")?, request.flag("countLine")?);
        let batch =
            listen(progress, |progress| problem::answer_lines(problem, &text, count_line, Some(progress)))?;
        let errors = batch.errors.iter().map(|(line, error)| LineErrorObject { line: *line, error });
        Ok(object(&BatchObject {
            answers: &batch.answers,
            answered: batch.answered,
            bad: batch.bad,
            errors: errors.collect(),
        }))
    })
}
