//! The P-positions of many rows.

use super::{TwoHeaps, Zeros, dynamic_nim, zeros};
use crate::error::Result;
use dashu_int::UBig;

/// The P-positions of `count` rows from row `from` on: each row and its P-positions.
///
/// Time as [`zeros`] for each row; the terms of dynamic nim are computed once.
///
/// # Errors
/// As [`zeros`].
pub fn zeros_of_rows(game: TwoHeaps, from: &UBig, count: u64) -> Result<Vec<(UBig, Zeros)>> {
    let rows = (0..count).map(|offset| from + UBig::from(offset));
    if let TwoHeaps::DynamicNim(factor) = game {
        let terms = dynamic_nim::terms(factor, &(from + UBig::from(count)));
        return Ok(rows.map(|row| (row.clone(), dynamic_nim::zeros(&row, &terms))).collect());
    }
    rows.map(|row| zeros(game, &row).map(|zeros| (row, zeros))).collect()
}
