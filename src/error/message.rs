/// A sentence to be made from a code: in a page's language, or in English by an error's `Display`.
///
/// ```
/// use grundyscope::number;
/// let error = number::parse("101", "0", "100").unwrap_err();
/// let allowed = error.allowed().unwrap();
/// assert_eq!(allowed.code, "whole-number");
/// assert_eq!(allowed.values, [("min", "0".into()), ("max", "100".into())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The stable name of the sentence.
    pub code: &'static str,
    /// What is filled in, by name; numbers in plain decimal.
    pub values: Vec<(&'static str, Value)>,
}

/// A value of a [`Message`], or a further result of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// One number or text.
    One(String),
    /// A list of them.
    Many(Vec<String>),
}

impl<T: ToString> From<T> for Value {
    fn from(value: T) -> Self {
        Self::One(value.to_string())
    }
}

impl Message {
    /// A message without values yet.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self { code, values: Vec::new() }
    }

    /// The same message with one more value.
    #[must_use]
    #[cold]
    #[inline(never)]
    #[expect(clippy::needless_pass_by_value, reason = "numbers read better without an & before each")]
    pub fn with(self, name: &'static str, value: impl ToString) -> Self {
        self.with_value(name, Value::One(value.to_string()))
    }

    /// The same message with a list of texts.
    #[must_use]
    #[cold]
    pub fn with_list<T: ToString>(self, name: &'static str, values: impl IntoIterator<Item = T>) -> Self {
        let texts = values.into_iter().map(|value| value.to_string());
        self.with_value(name, Value::Many(texts.collect()))
    }

    /// The value of that name, where it is one text.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.values.iter().find(|(known, _)| *known == name) {
            Some((_, Value::One(text))) => Some(text),
            _ => None,
        }
    }

    /// Not inlined, so that a module contains it once.
    #[cold]
    #[inline(never)]
    fn with_value(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }
}

/// What is allowed or expected instead. Its English is `allowed-CODE` in `allowed.ftl`.
#[must_use]
pub const fn allowed(code: &'static str) -> Message {
    Message::new(code)
}
