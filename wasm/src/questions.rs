//! What people type, as typed questions.

use super::convert::{JsResult, Request, guard, object};
use grundyscope::question::{Words, read};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("questions.d.ts");

/// What a text means, with the words of a language.
#[wasm_bindgen(js_name = readQuestion, skip_typescript)]
pub fn read_question(request: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["text", "words"])?;
        let (text, words) = (request.text("text")?, request.text("words")?);
        Ok(object(&read(&text, &Words::parse(&words))))
    })
}
