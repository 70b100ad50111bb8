//! Numbers and notations as texts in serialised answers: JavaScript's numbers end at 2^53.

use serde::Serializer;
use std::fmt::Display;

/// As `Display` writes it: for `#[serde(serialize_with = "as_text")]`.
pub(crate) fn as_text<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}
