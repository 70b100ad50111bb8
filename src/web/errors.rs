//! Errors on their way out.

use crate::error::{Error, Result};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// [`Error`] as JavaScript sees it.
#[derive(Serialize)]
pub(super) struct ErrorObject {
    code: &'static str,
    field: String,
    message: String,
    allowed: String,
    value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
}

impl From<&Error> for ErrorObject {
    fn from(error: &Error) -> Self {
        let (min, max) = error.range.as_deref().cloned().unzip();
        Self {
            code: error.code.as_str(),
            field: error.field.clone(),
            message: error.to_string(),
            allowed: error.allowed.clone(),
            value: error.value.clone(),
            min,
            max,
            at: error.at,
        }
    }
}

/// Runs an export's work and turns its error into what JavaScript catches.
pub(super) fn guard(work: impl FnOnce() -> Result<JsValue>) -> std::result::Result<JsValue, JsValue> {
    work().map_err(|error| super::answers::object(&ErrorObject::from(&error)))
}
