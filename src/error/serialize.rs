//! Errors and messages as plain objects: `{ code, field, value, message, … }`.

use super::{Code, Error, Message, Value};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::One(text) => serializer.serialize_str(text),
            Self::Many(texts) => texts.serialize(serializer),
        }
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Message", 2)?;
        fields.serialize_field("code", self.code)?;
        fields.serialize_field("values", &Values(&self.values))?;
        fields.end()
    }
}

struct Values<'a>(&'a [(&'static str, Value)]);

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Error", 8)?;
        fields.serialize_field("code", &self.code())?;
        fields.serialize_field("field", self.field())?;
        fields.serialize_field("message", &self.to_string())?;
        fields.serialize_field("value", self.value())?;
        if let Some(allowed) = self.allowed() {
            fields.serialize_field("allowed", allowed)?;
        }
        if let Some((min, max)) = self.range() {
            fields.serialize_field("min", min)?;
            fields.serialize_field("max", max)?;
        }
        if let Some(at) = self.at() {
            fields.serialize_field("at", &at)?;
        }
        fields.end()
    }
}
