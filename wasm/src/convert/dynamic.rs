//! Answers that are put together at run time: objects whose fields depend on what they describe.
//!
//! Beside serde, whose code for flattened structures with optional fields is large.

use super::objects::set;
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

/// A JavaScript value.
#[derive(Debug)]
pub enum Value {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// An array.
    List(Vec<Self>),
    /// An object, its fields in this order.
    Fields(Vec<(&'static str, Self)>),
}

impl Value {
    /// A list of numbers below 2^53.
    pub fn numbers<T: Copy>(all: &[T]) -> Self
    where
        Self: From<T>,
    {
        Self::List(all.iter().map(|&number| number.into()).collect())
    }

    /// The value for JavaScript.
    #[must_use]
    pub fn into_js(self) -> JsValue {
        match self {
            Self::Null => JsValue::NULL,
            Self::Bool(holds) => holds.into(),
            Self::Number(number) => number.into(),
            Self::Text(text) => text.into(),
            Self::List(all) => all.into_iter().map(Self::into_js).collect::<Array>().into(),
            Self::Fields(fields) => {
                let object = Object::new().into();
                for (name, value) in fields {
                    set(&object, name, &value.into_js());
                }
                object
            }
        }
    }
}

impl From<u64> for Value {
    #[expect(clippy::cast_precision_loss, reason = "numbers of answers are below 2^53")]
    fn from(number: u64) -> Self {
        Self::Number(number as f64)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        u64::from(number).into()
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        (number as u64).into()
    }
}

impl From<bool> for Value {
    fn from(holds: bool) -> Self {
        Self::Bool(holds)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(some: Option<T>) -> Self {
        some.map_or(Self::Null, Into::into)
    }
}
