use super::interface::Sequence;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use dashu_int::UBig;

/// The greatest index of a single value, as [`crate::number`] reads it.
pub const FAR: &str = "10^1000";

/// The most values of a window beyond [`Sequence::limit`].
const FAR_WINDOW: u64 = 10_000;

/// The greatest index of a window, as a text: [`FAR`] with a closed form, else [`Sequence::limit`].
#[must_use]
pub fn window_max(sequence: &dyn Sequence) -> String {
    if sequence.closed_form(&UBig::ZERO).is_some() { FAR.to_owned() } else { sequence.limit().to_string() }
}

/// The values of the indices `from` to `n`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Window {
    /// They are computed, and can be read from the sequence.
    Computed {
        /// The first index.
        from: u64,
        /// The last index.
        n: u64,
    },
    /// They lie beyond [`Sequence::limit`], and were computed one by one.
    Far(Vec<u32>),
}

/// Computes the values of the indices `from` to `n`, both ends included, `from` at most `n`.
///
/// Up to [`Sequence::limit`] all values up to `n` are computed, in the time of
/// [`Sequence::extend`]; beyond, those of the window by the closed form, in time and space
/// O(values).
///
/// # Errors
/// As [`Sequence::extend`]; [`Code::OutOfRange`] in the field `n` beyond the limit, for more than
/// 10,000 values and for a game without a closed form.
///
/// ```
/// use grundyscope::{Ruleset, games, sequence::{Window, window}};
/// let mut halves = games::sequence(&Ruleset::parse("take:at-least-half").unwrap());
/// let n = dashu_int::UBig::from(2u32).pow(100);
/// let values = window(&mut *halves, &(&n - 1u32), &n, None).unwrap();
/// assert_eq!(values, Window::Far(vec![100, 101]));
/// ```
pub fn window(
    sequence: &mut dyn Sequence,
    from: &UBig,
    n: &UBig,
    progress: Option<&mut Progress<'_>>,
) -> Result<Window> {
    let limit = sequence.limit();
    if let (Ok(from), Ok(near)) = (u64::try_from(from), u64::try_from(n))
        && near <= limit
    {
        sequence.extend(near, &mut progress.into())?;
        return Ok(Window::Computed { from, n: near });
    }
    let length = if from > n { 0 } else { u64::try_from(n - from).unwrap_or(u64::MAX).saturating_add(1) };
    let refused = || {
        let allowed = allowed("far-window").with("limit", limit).with("width", FAR_WINDOW);
        Error::new(Code::OutOfRange, &n.to_string(), allowed)
            .in_field("n")
            .with_range("0", &limit.to_string())
    };
    if length > FAR_WINDOW {
        return Err(refused());
    }
    let values = (0..length).map(|offset| sequence.closed_form(&(from + UBig::from(offset))));
    values.collect::<Option<_>>().map(Window::Far).ok_or_else(refused)
}
