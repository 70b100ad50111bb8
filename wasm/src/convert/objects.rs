//! Plain JavaScript objects and arrays, made of the engines' types.

use js_sys::{Reflect, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// Any serialisable value as plain objects and arrays.
pub fn object(value: &impl Serialize) -> JsValue {
    // Cannot fail: all values are plain structures of texts and small numbers.
    // An absent field is left out by `skip_serializing_if`; any other `None` is null.
    let serializer = Serializer::new().serialize_maps_as_objects(true).serialize_missing_as_null(true);
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// Adds a field that serde cannot make, such as a typed array.
pub fn set(target: &JsValue, name: &str, value: &JsValue) {
    // Setting a field of a fresh plain object cannot fail.
    let _ = Reflect::set(target, &name.into(), value);
}

/// Named values, written as one object with its fields in this order.
#[derive(Debug)]
pub struct Fields<T>(pub Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for Fields<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// A `Uint32Array` with a copy of the values.
#[must_use]
pub fn typed(values: &[u32]) -> JsValue {
    Uint32Array::from(values).into()
}

/// The letter of an outcome: P where the previous player wins, otherwise N.
#[must_use]
pub const fn outcome(previous_wins: bool) -> &'static str {
    if previous_wins { "P" } else { "N" }
}
