use crate::error::{Error, Result};

/// The index as a `usize`, or the error that it is above `limit`.
pub(crate) fn within(n: u64, limit: u64) -> Result<usize> {
    if n > limit { Err(beyond(&n.to_string(), limit)) } else { Ok(n as usize) }
}

pub(crate) fn beyond(n: &str, limit: u64) -> Error {
    let limit = limit.to_string();
    Error::out_of_range(n, "0", &limit)
}

/// The greatest index up to `limit` for which a condition holds, which holds for all smaller ones.
pub(crate) fn greatest(limit: u64, holds: impl Fn(u64) -> bool) -> u64 {
    let (mut low, mut high) = (0, limit);
    while low < high {
        let middle = high - (high - low) / 2;
        if holds(middle) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}

/// Panics if an index of `from..from + count` is not below `len`: see [`super::Sequence::read`].
pub(crate) fn check_range(from: usize, count: usize, len: usize) {
    let end = from.checked_add(count);
    assert!(end.is_some_and(|end| end <= len), "indices {from}.. are read, {len} values are computed");
}
