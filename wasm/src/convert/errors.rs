//! Errors as JavaScript sees them.

use super::objects::object;
use grundyscope::error::{Error, Result};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// What an export returns: a value, or the `GrundyscopeError` that it throws.
pub type JsResult<T = JsValue> = std::result::Result<T, JsValue>;

/// [`Error`] as the `GrundyscopeError` of `contract.d.ts`.
#[derive(Debug, Serialize)]
pub struct ErrorObject {
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
        let (min, max) = error.range.clone().unzip();
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
pub fn guard(work: impl FnOnce() -> Result<JsValue>) -> JsResult {
    work().map_err(|error| thrown(&error))
}

/// Not inlined, so that the module contains it once instead of in every export.
#[cold]
#[inline(never)]
fn thrown(error: &Error) -> JsValue {
    object(&ErrorObject::from(error))
}
