use super::{Code, Message, allowed};
use std::fmt;

/// Why a question could not be answered.
///
/// A pointer, so that the code around each fallible call copies one word instead of thirteen.
///
/// ```
/// use grundyscope::{Code, number};
/// let error = number::parse("2.9", "0", "100").unwrap_err();
/// assert_eq!((error.code(), error.value()), (Code::Fraction, "2.9"));
/// let sentence = "“2.9” has a decimal point. Allowed: a whole number from 0 to 100.";
/// assert_eq!(error.to_string(), sentence); // with the feature `english`
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Details>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Details {
    code: Code,
    field: String,
    value: String,
    allowed: Option<Message>,
    range: Option<(String, String)>,
    at: Option<usize>,
}

impl Error {
    /// The most characters of a bad value that an error carries.
    pub const SHOWN: usize = 60;

    /// An error about `value`, with what would be `allowed` in its place.
    #[must_use]
    pub fn new(code: Code, value: &str, allowed: Message) -> Self {
        Self::boxed(code, value, Some(allowed))
    }

    /// An error that needs no word on what would be allowed.
    #[must_use]
    pub fn plain(code: Code, value: &str) -> Self {
        Self::boxed(code, value, None)
    }

    /// Not inlined, like [`Self::in_field`], so that the module contains it once.
    #[cold]
    #[inline(never)]
    fn boxed(code: Code, value: &str, allowed: Option<Message>) -> Self {
        let value = shortened(value);
        Self(Box::new(Details { code, field: String::new(), value, allowed, range: None, at: None }))
    }

    #[must_use]
    pub(crate) fn out_of_range(value: &str, min: &str, max: &str) -> Self {
        let allowed = allowed("whole-number").with("min", min).with("max", max);
        Self::new(Code::OutOfRange, value, allowed).with_range(min, max)
    }

    /// The error of work that the caller cancelled.
    #[must_use]
    pub fn cancelled() -> Self {
        Self::plain(Code::Cancelled, "")
    }

    /// What went wrong.
    #[must_use]
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// The field of the request that it concerns; empty where it concerns the request as a whole.
    #[must_use]
    pub fn field(&self) -> &str {
        &self.0.field
    }

    /// The given text, shortened to at most [`Error::SHOWN`] characters and an ellipsis.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.0.value
    }

    /// What is allowed, or expected, in its place.
    #[must_use]
    pub fn allowed(&self) -> Option<&Message> {
        self.0.allowed.as_ref()
    }

    /// The least and the greatest allowed number, if that was wrong, as the parser reads them.
    #[must_use]
    pub fn range(&self) -> Option<(&str, &str)> {
        self.0.range.as_ref().map(|(min, max)| (&**min, &**max))
    }

    /// Where in the given text the error begins, in characters from 0, where that is known.
    #[must_use]
    pub fn at(&self) -> Option<usize> {
        self.0.at
    }

    /// The same error, naming the field it concerns. A field that is named already stays.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn in_field(mut self, field: &str) -> Self {
        if self.0.field.is_empty() {
            field.clone_into(&mut self.0.field);
        }
        self
    }

    /// The same error, naming this field instead of a part of its value.
    #[must_use]
    pub fn in_whole_field(mut self, field: &str) -> Self {
        field.clone_into(&mut self.0.field);
        self
    }

    /// The same error, with a text as its value that the value is a part of.
    #[must_use]
    pub(crate) fn about(mut self, text: &str) -> Self {
        self.0.value = shortened(text);
        self
    }

    #[must_use]
    pub(crate) fn with_range(mut self, min: &str, max: &str) -> Self {
        self.0.range = Some((min.to_owned(), max.to_owned()));
        self
    }

    /// The same error, pointing at a character of the given text (from 0).
    #[must_use]
    pub fn pointing_at(mut self, position: usize) -> Self {
        self.0.at = Some(position);
        self
    }
}

fn shortened(text: &str) -> String {
    let mut shown: String = text.chars().take(Error::SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// In English with the feature `english`, otherwise by codes.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details { code, field, value, allowed, .. } = &*self.0;
        if !field.is_empty() {
            write!(f, "{field}: ")?;
        }
        match &**value {
            "" => write!(f, "it {}.", ending(*code))?,
            value => write!(f, "“{value}” {}.", ending(*code))?,
        }
        match allowed {
            Some(allowed) => write!(f, " {allowed}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(feature = "english")]
        return super::english::write(self, f);
        #[cfg(not(feature = "english"))]
        f.write_str(self.code)
    }
}

const fn ending(code: Code) -> &'static str {
    #[cfg(feature = "english")]
    return super::english::ending(code);
    #[cfg(not(feature = "english"))]
    code.as_str()
}

impl std::error::Error for Error {}

/// The crate's result type.
pub type Result<T> = std::result::Result<T, Error>;
