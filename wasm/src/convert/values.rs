//! Parsing of untrusted JavaScript values: texts, numbers, lists, typed arrays.

use super::javascript::{Positions, is_array};
use grundyscope::Natural;
use grundyscope::error::{Code, Error, Message, Result, allowed};
use grundyscope::number;
use js_sys::{ArrayBuffer, BigInt, JsString, Number, Reflect, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};

/// The most characters of a number. The largest allowed one, 10^100000, has fewer digits.
const LONGEST_NUMBER: u32 = 1 << 20;
/// The most characters of any other text.
pub const LONGEST_TEXT: u32 = 1 << 25;
/// The most bits of a bigint, because JavaScript takes long to write larger ones. The largest
/// allowed number has fewer.
const LONGEST_BIGINT: u64 = 1 << 19;

/// The description of numbers in error messages.
pub const NUMBER: Message = allowed("js-number");

/// The elements of an array or a typed array of at most `max`; `what` says what is expected.
///
/// They are read one by one, because an array-like object may claim any length.
pub fn elements(value: &JsValue, max: u32, what: &Message) -> Result<Vec<JsValue>> {
    let wrong = || Error::new(Code::WrongType, &shown(value), what.clone());
    if !(is_array(value).unwrap_or(false) || ArrayBuffer::is_view(value)) {
        return Err(wrong());
    }
    let length = Reflect::get(value, &"length".into()).ok().and_then(|length| length.as_f64());
    let length = length.ok_or_else(wrong)?;
    if length > f64::from(max) {
        return Err(Error::new(Code::OutOfRange, "", allowed("at-most-elements").with("most", max)));
    }
    #[expect(clippy::cast_sign_loss, reason = "a length")]
    let elements = (0..length as u32).map(|place| Reflect::get_u32(value, place));
    elements.collect::<std::result::Result<_, _>>().map_err(|_| wrong())
}

/// A copy of a `Uint32Array`.
pub fn copy_of(array: &JsValue) -> Result<Positions> {
    // The prototype of the object may be wrong, but only an array of numbers is copied.
    let is_array = ArrayBuffer::is_view(array) && array.is_instance_of::<Uint32Array>();
    let copy = is_array.then(|| Positions::copy(array).ok()).flatten();
    copy.ok_or_else(|| Error::new(Code::WrongType, "", allowed("uint32-array")))
}

/// The text of a value that is one, unless it is longer than `max` characters; `None` for other
/// values.
pub fn text(value: &JsValue, max: u32) -> Result<Option<String>> {
    let Some(text) = value.dyn_ref::<JsString>() else { return Ok(None) };
    if text.length() > max {
        let beginning = String::from(text.slice(0, Error::SHOWN as u32 + 1));
        return Err(Error::new(
            Code::OutOfRange,
            &beginning,
            allowed("at-most-characters").with("most", max),
        ));
    }
    Ok(Some(text.into()))
}

/// A text, a safe integer or a bigint, as text for the one parser.
pub fn number_text(value: &JsValue) -> Result<String> {
    if let Some(text) = text(value, LONGEST_NUMBER)? {
        return Ok(text);
    }
    if let Some(bigint) = value.dyn_ref::<BigInt>() {
        let bound = &JsValue::from(1_u64) << &JsValue::from(LONGEST_BIGINT);
        if value.gt(&bound) || value.lt(&-&bound) {
            let allowed = allowed("bigint-bits").with("most", LONGEST_BIGINT);
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
    Err(Error::new(code, &shown(value), allowed("safe-integer")))
}

/// A whole number from `min` to `max`, both below 2^64 and as the parser reads them.
pub fn whole(value: &JsValue, min: &str, max: &str) -> Result<u64> {
    number::parse(&number_text(value)?, min, max).and_then(|n| small(&n))
}

/// A number whose range was checked to be below 2^64.
pub fn small(n: &Natural) -> Result<u64> {
    u64::try_from(n).map_err(|_| Error::new(Code::OutOfRange, &n.to_string(), allowed("smaller-number")))
}

/// A number as JavaScript writes it.
fn written(number: &JsValue) -> String {
    number.unchecked_ref::<Number>().to_string_with_radix(10).map_or_else(|_| String::new(), String::from)
}

/// The value as an error shows it: a number or a text in full, of anything else the type.
#[must_use]
pub fn shown(value: &JsValue) -> String {
    if value.as_f64().is_some() {
        return written(value);
    }
    value.as_string().unwrap_or_else(|| {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        if value.is_null() { "null".to_owned() } else { kind }
    })
}
