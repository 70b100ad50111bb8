use super::characters::is_space;
use super::expression;
use super::scanner::SyntaxError;
use crate::error::{Code, Error, Result, allowed};
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The bits by which a value on the way may be longer than the greatest allowed number.
const SLACK: usize = 64;

/// The most bits of a bound, 20 million digits: bounds come from the program, this stops slips.
const LONGEST_BOUND: usize = 1 << 26;

/// Reads `text` as a whole number from `min` to `max`, both included.
///
/// The bounds are written in the notation that is read, as in `"10^1000"`; for many texts with the
/// same bounds, [`Bounds`] reads these once; here a `max` that is written as a power of ten is not
/// computed where the number has fewer bits. Errors carry the bounds as they are written here.
///
/// Time O(n + M(b) log b) and space O(b), for n characters of text, b bits of `max` and the time
/// M(b) of a product: whatever the text says, at most 256 operators are carried out, none on values
/// of more than b + 64 bits, and none with a result of more than twice as many.
///
/// # Errors
/// As [`Bounds::new`] and [`Bounds::parse`].
///
/// ```
/// use grundyscope::{Code, number};
/// let million = number::parse(" 1,000,000 ", "0", "10^1000").unwrap();
/// assert_eq!(million, number::parse("10⁶", "0", "10^1000").unwrap());
/// let error = number::parse("9^9^9^9", "0", "10^1000").unwrap_err();
/// assert_eq!(error.code(), Code::OutOfRange);
/// assert_eq!(error.range(), Some(("0", "10^1000")));
/// ```
pub fn parse(text: &str, min: &str, max: &str) -> Result<UBig> {
    if let (Some(value), Some(min), Some(max)) = (plain(text), plain(min), plain(max))
        && (min..=max).contains(&value)
    {
        return Ok(value.into());
    }
    // Mostly the text is far below a bound that takes long to compute, and needs not be compared
    // with it.
    if let (Some(bits), Some(min)) = (bits_below(max), plain(min))
        && let Ok(value) = read(text, bits)
        && value >= min.into()
    {
        return Ok(value);
    }
    Bounds::new(min, max)?.parse(text)
}

/// A number of bits that only numbers below `max` have, where that is written as a power of ten
/// that takes long to compute.
fn bits_below(max: &str) -> Option<usize> {
    let exponent = plain(max.strip_prefix("10^")?).filter(|&exponent| exponent >= 10_000)?;
    // 93/28 is a little less than the logarithm of 10 to base 2.
    usize::try_from(exponent.checked_mul(93)? / 28).ok()
}

/// The least and the greatest allowed number, read once for many texts.
///
/// ```
/// use grundyscope::number::Bounds;
/// let bounds = Bounds::new("1", "10^9").unwrap();
/// assert_eq!(bounds.parse("123'456").unwrap(), 123_456u32.into());
/// assert!(bounds.parse("0").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bounds {
    min: UBig,
    max: UBig,
    /// Both as they were written, for errors.
    written: (String, String),
    /// Both again, the greatest one rounded down, for the short texts that most texts are.
    small: Option<(u64, u64)>,
}

impl Bounds {
    /// Reads both bounds, each of at most 2^26 bits. With `min` above `max`, no number is in range.
    ///
    /// # Errors
    /// As [`Bounds::parse`], for the bound that is wrong, in the field `min` or `max`.
    pub fn new(min: &str, max: &str) -> Result<Self> {
        let written = (min.to_owned(), max.to_owned());
        let min = read_bound(min).map_err(|error| error.in_field("min"))?;
        let max = read_bound(max).map_err(|error| error.in_field("max"))?;
        let small = u64::try_from(&min).ok().map(|min| (min, u64::try_from(&max).unwrap_or(u64::MAX)));
        Ok(Self { min, max, written, small })
    }

    /// The least allowed number.
    #[must_use]
    pub const fn min(&self) -> &UBig {
        &self.min
    }

    /// The greatest allowed number.
    #[must_use]
    pub const fn max(&self) -> &UBig {
        &self.max
    }

    /// Reads `text` as a whole number within these bounds, both included.
    ///
    /// Time and space as [`parse`], of which a few nanoseconds for at most 19 ASCII digits.
    ///
    /// # Errors
    /// All with the allowed range. Mistakes in notation go before wrong values; the leftmost first.
    ///
    /// - [`Code::Empty`]: there is nothing but white space.
    /// - [`Code::NotANumber`]: the character at `at` cannot stand there, or something is missing
    ///   there; or it is the 257th operator.
    /// - [`Code::Fraction`]: there is a point in or after a number, at `at`.
    /// - [`Code::Grouping`]: the separator at `at` does not part groups of three digits, is not the
    ///   one used before, or parts a number that begins with zero.
    /// - [`Code::MixedDigits`]: the digit at `at` is of another script than those before it.
    /// - [`Code::Parentheses`]: the parenthesis at `at` has no partner, or is the 33rd inside each
    ///   other.
    /// - [`Code::Negative`]: the minus sign at `at` leads below zero, here or later on.
    /// - [`Code::OutOfRange`]: the number is not within the bounds, or a value on the way to it has
    ///   over 64 bits more than the greatest allowed number; with the range.
    ///
    /// ```
    /// use grundyscope::{Code, number::Bounds};
    /// let bounds = Bounds::new("0", "10^6").unwrap();
    /// assert_eq!(bounds.parse("2^20 - 48576").unwrap(), 1_000_000u32.into());
    /// let error = bounds.parse("1.000").unwrap_err();
    /// assert_eq!((error.code(), error.at()), (Code::Fraction, Some(1)));
    /// let error = bounds.parse("5-7").unwrap_err();
    /// assert_eq!((error.code(), error.at()), (Code::Negative, Some(1)));
    /// ```
    pub fn parse(&self, text: &str) -> Result<UBig> {
        if let (Some(value), Some((min, max))) = (plain(text), self.small)
            && (min..=max).contains(&value)
        {
            return Ok(value.into());
        }
        let value = read(text, self.max.bit_len() + SLACK).map_err(|error| self.error(error, text))?;
        if value < self.min || value > self.max {
            return Err(self.error(SyntaxError { code: Code::OutOfRange, at: None }, text));
        }
        Ok(value)
    }

    fn error(&self, syntax: SyntaxError, text: &str) -> Error {
        let (min, max) = &self.written;
        let error = Error::new(syntax.code, text, allowed("whole-number").with("min", min).with("max", max));
        let error = if syntax.code == Code::OutOfRange { error.with_range(min, max) } else { error };
        match syntax.at {
            Some(at) => error.pointing_at(at),
            None => error,
        }
    }
}

fn read_bound(text: &str) -> Result<UBig> {
    read(text, LONGEST_BOUND).map_err(|error| Error::new(error.code, text, allowed("a-whole-number")))
}

fn read(text: &str, limit: usize) -> std::result::Result<UBig, SyntaxError> {
    // positions count from the start of the text, so only its end is trimmed
    let text = text.trim_end_matches(is_space);
    if text.is_empty() {
        return Err(SyntaxError { code: Code::Empty, at: None });
    }
    expression::evaluate(text, limit)
}

/// The value of 1 to 19 ASCII digits, which always fits; nothing for every other text.
fn plain(text: &str) -> Option<u64> {
    if !(1..=19).contains(&text.len()) {
        return None;
    }
    text.bytes().try_fold(0, |value, byte| byte.is_ascii_digit().then(|| value * 10 + u64::from(byte - b'0')))
}
