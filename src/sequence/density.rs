//! The graph of a long sequence, counted on a grid, for drawing millions of points.

use super::interface::{Sequence, windows};
use crate::error::Result;
use crate::progress::Progress;

/// The part of a sequence to draw, and into how many cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The first index.
    pub from: u64,
    /// One past the last index; above `from`.
    pub to: u64,
    /// Columns, at least 1.
    pub columns: u32,
    /// At most this many rows, at least 1.
    pub rows: u32,
}

impl Grid {
    /// The most cells of a grid that a caller may ask for.
    pub const CELLS: u32 = 1 << 24;
}

/// How many points of a sequence fall into each cell of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Density {
    /// Counts, row by row from the lowest values up, each row from the lowest index on.
    pub counts: Vec<u32>,
    /// Columns of the grid.
    pub columns: u32,
    /// Rows of the grid; no more than there are values.
    pub rows: u32,
    /// The greatest value in the range.
    pub max_value: u32,
    /// Row r holds the values from `r * value_step` to `(r+1) * value_step - 1`.
    pub value_step: u32,
}

/// Counts the points (index, value) of a computed sequence on a grid.
///
/// Column c holds the indices i with floor((i - from) * columns / (to - from)) = c. Two passes over
/// the range: time O(to - from), space O(columns * rows).
///
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// When the range is empty or not computed, or the grid has no cell.
pub fn density(sequence: &dyn Sequence, grid: Grid, progress: Option<&mut Progress<'_>>) -> Result<Density> {
    let progress = &mut Progress::from(progress);
    assert!(grid.from < grid.to && grid.columns > 0 && grid.rows > 0, "an empty grid");
    let mut max_value = 0;
    windows(sequence, grid.from, grid.to, Some(progress), |_, values| {
        max_value = values.iter().fold(max_value, |max, &value| max.max(value));
    })?;
    let value_step = (max_value / grid.rows) + 1;
    let rows = max_value / value_step + 1;
    let mut counts = vec![0u32; grid.columns as usize * rows as usize];
    let (length, columns) = (grid.to - grid.from, u64::from(grid.columns));
    windows(sequence, grid.from, grid.to, Some(progress), |start, values| {
        for (index, &value) in (start - grid.from..).zip(values) {
            let column = (index * columns / length) as usize;
            counts[(value / value_step) as usize * grid.columns as usize + column] += 1;
        }
    })?;
    Ok(Density { counts, columns: grid.columns, rows, max_value, value_step })
}
