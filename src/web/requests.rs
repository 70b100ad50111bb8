//! Reading request objects: strictly, for what comes in may be anything.

use super::javascript::{is_array, keys};
use crate::error::{Code, Error, Result};
use js_sys::{ArrayBuffer, BigInt, JsString, Number, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The most characters of a number. The largest allowed one, 10^100000, has fewer digits.
const LONGEST_NUMBER: u32 = 1 << 20;
/// The most characters of any other text.
const LONGEST_TEXT: u32 = 1 << 25;
/// The most bits of a bigint, which JavaScript would take long to write. The largest allowed number has fewer.
const LONGEST_BIGINT: u64 = 1 << 19;

/// A request object whose fields are read by name.
pub(super) struct Request<'a> {
    object: &'a JsValue,
}

impl<'a> Request<'a> {
    /// A request that has the fields `known` and no others.
    pub(super) fn new(value: &'a JsValue, known: &[&str]) -> Result<Self> {
        Self::any(value)?.only(known)
    }

    /// The same request, if it has the fields `known` and no others.
    pub(super) fn only(self, known: &[&str]) -> Result<Self> {
        for name in self.names()? {
            if !known.contains(&&*name) {
                let allowed = format!("the fields {}", known.join(", "));
                return Err(Error::new(Code::UnknownField, &name, allowed).in_field(&name));
            }
        }
        Ok(self)
    }

    /// A request with whatever fields.
    pub(super) fn any(value: &'a JsValue) -> Result<Self> {
        // Not `instanceof`: objects without a prototype and of other realms are welcome.
        if value.is_object() {
            Ok(Self { object: value })
        } else {
            Err(Error::new(Code::WrongType, &shown(value), "an object"))
        }
    }

    fn names(&self) -> Result<Vec<String>> {
        let names = keys(self.object);
        let names =
            names.map_err(|_| Error::new(Code::WrongType, "", "an object whose fields can be read"))?;
        Ok(names.iter().filter_map(|name| name.as_string()).collect())
    }

    /// The field, `None` when it is absent or undefined.
    fn field(&self, name: &str) -> Result<Option<JsValue>> {
        let value = Reflect::get(self.object, &name.into());
        let unreadable = |_| Error::new(Code::WrongType, "", "a field that can be read").in_field(name);
        value.map_err(unreadable).map(|value| (!value.is_undefined()).then_some(value))
    }

    /// A field of whatever type that may be left out.
    pub(super) fn optional(&self, name: &str) -> Result<Option<JsValue>> {
        self.field(name)
    }

    /// Whether the field is given.
    pub(super) fn has(&self, name: &str) -> Result<bool> {
        Ok(self.field(name)?.is_some())
    }

    /// A field of whatever type, described as `what`.
    pub(super) fn needed(&self, name: &str, what: &str) -> Result<JsValue> {
        self.field(name)?.ok_or_else(|| Error::new(Code::Missing, "", what).in_field(name))
    }

    /// A field of text.
    pub(super) fn text(&self, name: &str) -> Result<String> {
        let value = self.needed(name, "a text")?;
        let text = text(&value, LONGEST_TEXT).map_err(|error| error.in_field(name))?;
        text.ok_or_else(|| Error::new(Code::WrongType, &shown(&value), "a text").in_field(name))
    }

    /// A field that is true, false or absent.
    pub(super) fn flag(&self, name: &str) -> Result<bool> {
        self.field(name)?.map_or(Ok(false), |value| {
            let wrong = || Error::new(Code::WrongType, &shown(&value), "true or false").in_field(name);
            value.as_bool().ok_or_else(wrong)
        })
    }

    /// A field with a number, as text for the one parser.
    pub(super) fn number_text(&self, name: &str) -> Result<String> {
        number_text(&self.needed(name, NUMBER)?).map_err(|error| error.in_field(name))
    }

    /// The same where it may be left out.
    pub(super) fn optional_number_text(&self, name: &str) -> Result<Option<String>> {
        self.field(name)?.map(|value| number_text(&value).map_err(|error| error.in_field(name))).transpose()
    }

    /// The elements of a field with an array or a typed array of at most `most`, which may be left out.
    pub(super) fn optional_list(&self, name: &str, most: u32) -> Result<Option<Vec<JsValue>>> {
        let list = self.field(name)?.map(|value| elements(&value, most, "an array of whole numbers"));
        list.transpose().map_err(|error| error.in_field(name))
    }

    /// A field with an array of two texts.
    pub(super) fn two_texts(&self, name: &str, what: &str) -> Result<[String; 2]> {
        let wrong = |value: &JsValue| Error::new(Code::WrongType, &shown(value), what).in_field(name);
        let value = self.needed(name, what)?;
        let read = |element: &JsValue| {
            let text = text(element, LONGEST_TEXT).map_err(|error| error.in_field(name))?;
            text.ok_or_else(|| wrong(element))
        };
        match &elements(&value, 2, what).map_err(|error| error.in_field(name))?[..] {
            [first, second] => Ok([read(first)?, read(second)?]),
            _ => Err(wrong(&value)),
        }
    }

    /// All fields but one, as numbers by name. Fields that are undefined count as absent.
    pub(super) fn numbers_except(&self, except: &str) -> Result<Vec<(String, String)>> {
        let mut numbers = Vec::new();
        for name in self.names()?.into_iter().filter(|name| name != except) {
            if let Some(text) = self.optional_number_text(&name)? {
                numbers.push((name, text));
            }
        }
        Ok(numbers)
    }
}

/// The elements of an array or a typed array of at most `most`; `what` it should be. One by one, for an array may
/// claim any length, and its elements may be anything.
pub(super) fn elements(value: &JsValue, most: u32, what: &str) -> Result<Vec<JsValue>> {
    let wrong = || Error::new(Code::WrongType, &shown(value), what);
    if !(is_array(value).unwrap_or(false) || ArrayBuffer::is_view(value)) {
        return Err(wrong());
    }
    let length = Reflect::get(value, &"length".into()).ok().and_then(|length| length.as_f64());
    let length = length.ok_or_else(wrong)?;
    if length > f64::from(most) {
        return Err(Error::new(Code::OutOfRange, "", format!("at most {most} elements")));
    }
    #[expect(clippy::cast_sign_loss, reason = "a length")]
    let elements = (0..length as u32).map(|place| Reflect::get_u32(value, place));
    elements.collect::<std::result::Result<_, _>>().map_err(|_| wrong())
}

/// What is a text, as text, unless it is longer than that.
fn text(value: &JsValue, most: u32) -> Result<Option<String>> {
    let Some(text) = value.dyn_ref::<JsString>() else { return Ok(None) };
    if text.length() > most {
        let beginning = String::from(text.slice(0, Error::SHOWN as u32 + 1));
        return Err(Error::new(Code::OutOfRange, &beginning, format!("at most {most} characters")));
    }
    Ok(Some(text.into()))
}

const NUMBER: &str = "a whole number: text, a safe integer or a bigint";

/// A text, a safe integer or a bigint, as text for the one parser.
pub(super) fn number_text(value: &JsValue) -> Result<String> {
    if let Some(text) = text(value, LONGEST_NUMBER)? {
        return Ok(text);
    }
    if let Some(bigint) = value.dyn_ref::<BigInt>() {
        let bound = &JsValue::from(1_u64) << &JsValue::from(LONGEST_BIGINT);
        if value.gt(&bound) || value.lt(&-&bound) {
            let allowed = format!("a bigint of at most {LONGEST_BIGINT} bits");
            return Err(Error::new(Code::OutOfRange, "", allowed));
        }
        let digits = bigint.to_string(10).map(String::from);
        return digits.map_err(|_| Error::new(Code::WrongType, "", NUMBER));
    }
    let Some(number) = value.as_f64() else {
        return Err(Error::new(Code::WrongType, &shown(value), NUMBER));
    };
    if Number::is_safe_integer(value) {
        // JavaScript writes safe integers in full, and -0 as 0.
        return Ok(written(value));
    }
    let code = if number.fract() == 0.0 { Code::OutOfRange } else { Code::Fraction };
    let code = if number.is_finite() { code } else { Code::NotANumber };
    Err(Error::new(code, &shown(value), "a safe integer; write larger numbers as text or as a bigint"))
}

/// A number as JavaScript writes it.
fn written(number: &JsValue) -> String {
    number.unchecked_ref::<Number>().to_string_with_radix(10).map_or_else(|_| String::new(), String::from)
}

/// What was given, as far as it can be shown.
fn shown(value: &JsValue) -> String {
    if value.as_f64().is_some() {
        return written(value);
    }
    value.as_string().unwrap_or_else(|| {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        if value.is_null() { "null".to_owned() } else { kind }
    })
}
