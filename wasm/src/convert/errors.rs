//! Errors as JavaScript sees them.

use super::objects::object;
use grundyscope::error::{Error, Result};
use wasm_bindgen::JsValue;

/// What an export returns: a value, or the `GrundyscopeError` that it throws.
pub type JsResult<T = JsValue> = std::result::Result<T, JsValue>;

/// Runs an export's work and turns its error into what JavaScript catches.
pub fn guard(work: impl FnOnce() -> Result<JsValue>) -> JsResult {
    work().map_err(|error| thrown(&error))
}

/// The `GrundyscopeError` of `contract.d.ts`. Not inlined, so that the module contains it once
/// instead of in every export.
#[cold]
#[inline(never)]
fn thrown(error: &Error) -> JsValue {
    object(error)
}
