//! Strict parsing of request objects, which are not trusted.

use super::javascript::{Positions, keys};
use super::values::{LONGEST_TEXT, NUMBER, copy_of, elements, number_text, shown, small, text};
use grundyscope::Natural;
use grundyscope::error::{Code, Error, Message, Result, allowed};
use grundyscope::number;
use grundyscope::ruleset::Ruleset;
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// How many moves of each kind are listed by default.
const LISTED: u64 = 100;
/// The most moves that are listed.
const MAX_LISTED: u64 = 10_000;

/// A request object whose fields are read by name.
#[derive(Debug)]
pub struct Request<'a> {
    object: &'a JsValue,
}

impl<'a> Request<'a> {
    /// A request that has the fields `known` and no others.
    pub fn new(value: &'a JsValue, known: &[&str]) -> Result<Self> {
        Self::any(value)?.only(known)
    }

    /// The same request, if it has the fields `known` and no others.
    pub fn only(self, known: &[&str]) -> Result<Self> {
        for name in self.names()? {
            if !known.contains(&&*name) {
                let allowed = allowed("known-fields").with_list("fields", known);
                return Err(Error::new(Code::UnknownField, &name, allowed).in_field(&name));
            }
        }
        Ok(self)
    }

    /// A request with any fields.
    pub fn any(value: &'a JsValue) -> Result<Self> {
        // Not `instanceof`: objects without a prototype and of other realms are allowed.
        if value.is_object() {
            Ok(Self { object: value })
        } else {
            Err(Error::new(Code::WrongType, &shown(value), allowed("object")))
        }
    }

    fn names(&self) -> Result<Vec<String>> {
        let names = keys(self.object);
        let names = names.map_err(|_| Error::new(Code::WrongType, "", allowed("readable-object")))?;
        Ok(names.iter().filter_map(|name| name.as_string()).collect())
    }

    /// The field, `None` when it is absent or undefined.
    pub fn optional(&self, name: &str) -> Result<Option<JsValue>> {
        let value = Reflect::get(self.object, &name.into());
        let unreadable = |_| Error::new(Code::WrongType, "", allowed("readable-field")).in_field(name);
        value.map_err(unreadable).map(|value| (!value.is_undefined()).then_some(value))
    }

    /// Whether the field is given.
    pub fn has(&self, name: &str) -> Result<bool> {
        Ok(self.optional(name)?.is_some())
    }

    /// A field of any type, described as `what`.
    pub fn needed(&self, name: &str, what: Message) -> Result<JsValue> {
        self.optional(name)?.ok_or_else(|| Error::new(Code::Missing, "", what).in_field(name))
    }

    /// A field of text.
    pub fn text(&self, name: &str) -> Result<String> {
        let value = self.needed(name, allowed("text"))?;
        let text = text(&value, LONGEST_TEXT).map_err(|error| error.in_field(name))?;
        text.ok_or_else(|| Error::new(Code::WrongType, &shown(&value), allowed("text")).in_field(name))
    }

    /// A field of text that `parse` understands.
    pub fn parsed<T>(&self, name: &str, parse: impl FnOnce(&str) -> Result<T>) -> Result<T> {
        parse(&self.text(name)?).map_err(|error| error.in_field(name))
    }

    /// The field `game`: the notation or a name of a ruleset.
    pub fn game(&self) -> Result<Ruleset> {
        self.parsed("game", Ruleset::parse)
    }

    /// A field that is true, false or absent.
    pub fn flag(&self, name: &str) -> Result<bool> {
        self.optional(name)?.map_or(Ok(false), |value| {
            let wrong =
                || Error::new(Code::WrongType, &shown(&value), allowed("true-or-false")).in_field(name);
            value.as_bool().ok_or_else(wrong)
        })
    }

    /// A field with a number.
    pub fn number(&self, name: &'static str) -> Result<Numeral> {
        Numeral::of(name, &self.needed(name, NUMBER)?)
    }

    /// A field with a number that may be left out.
    pub fn optional_number(&self, name: &'static str) -> Result<Option<Numeral>> {
        self.optional(name)?.map(|value| Numeral::of(name, &value)).transpose()
    }

    /// The field `list`: how many moves of each kind to list.
    pub fn listed(&self) -> Result<usize> {
        let list = self.optional_number("list")?;
        list.map_or(Ok(LISTED), |list| list.index(MAX_LISTED)).map(|list| list as usize)
    }

    /// The elements of a field with an array or a typed array of at most `max`; `what` describes
    /// it.
    pub fn list(&self, name: &str, max: u32, what: &Message) -> Result<Vec<JsValue>> {
        let list = self.needed(name, what.clone())?;
        elements(&list, max, what).map_err(|error| error.in_field(name))
    }

    /// The elements of a field with an array of numbers or a typed array of at most `max`, which
    /// may be left out.
    pub fn optional_list(&self, name: &str, max: u32) -> Result<Option<Vec<JsValue>>> {
        let list = self.optional(name)?.map(|value| elements(&value, max, &allowed("array-of-numbers")));
        list.transpose().map_err(|error| error.in_field(name))
    }

    /// A field with an array of two texts, described as `what`.
    pub fn two_texts(&self, name: &str, what: &Message) -> Result<[String; 2]> {
        let wrong = |value: &JsValue| Error::new(Code::WrongType, &shown(value), what.clone()).in_field(name);
        let value = self.needed(name, what.clone())?;
        let read = |element: &JsValue| {
            let text = text(element, LONGEST_TEXT).map_err(|error| error.in_field(name))?;
            text.ok_or_else(|| wrong(element))
        };
        match &elements(&value, 2, what).map_err(|error| error.in_field(name))?[..] {
            [first, second] => Ok([read(first)?, read(second)?]),
            _ => Err(wrong(&value)),
        }
    }

    /// A copy of a field with a `Uint32Array`, which may be left out.
    pub fn optional_positions(&self, name: &str) -> Result<Option<Positions>> {
        self.optional(name)?.map(|array| copy_of(&array).map_err(|error| error.in_field(name))).transpose()
    }

    /// All fields but one, as numbers by name. Fields that are undefined count as absent.
    pub fn numbers_except(&self, except: &str) -> Result<Vec<(String, String)>> {
        let mut numbers = Vec::new();
        for name in self.names()?.into_iter().filter(|name| name != except) {
            if let Some(value) = self.optional(&name)? {
                let text = number_text(&value).map_err(|error| error.in_field(&name))?;
                numbers.push((name, text));
            }
        }
        Ok(numbers)
    }
}

/// A number of a request, not parsed yet: its range may follow from other fields.
#[derive(Debug)]
pub struct Numeral {
    field: &'static str,
    text: String,
}

impl Numeral {
    fn of(field: &'static str, value: &JsValue) -> Result<Self> {
        let text = number_text(value).map_err(|error| error.in_field(field))?;
        Ok(Self { field, text })
    }

    /// The number as it was written.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The number, from `min` to `max` as the parser reads them.
    pub fn big(&self, min: &str, max: &str) -> Result<Natural> {
        number::parse(&self.text, min, max).map_err(|error| error.in_field(self.field))
    }

    /// The number, from `min` to `max` as the parser reads them, where both are below 2^64.
    pub fn within(&self, min: &str, max: &str) -> Result<u64> {
        self.big(min, max).and_then(|n| small(&n)).map_err(|error| error.in_field(self.field))
    }

    /// The number, from `min` to `max`.
    pub fn whole(&self, min: u64, max: u64) -> Result<u64> {
        self.within(&min.to_string(), &max.to_string())
    }

    /// The number, from 0 to `max`.
    pub fn index(&self, max: u64) -> Result<u64> {
        self.whole(0, max)
    }
}
