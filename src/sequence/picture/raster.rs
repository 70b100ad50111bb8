//! The graph of a stretch of a long sequence as shades, ready to be drawn.
//!
//! Columns are 2^k indices wide and begin at multiples of that, rows are 2^j values high and begin
//! at multiples of that: so the pictures of neighbouring stretches agree where they overlap, and
//! nothing flickers while the view moves along the sequence. Columns at least as wide as the blocks
//! of a [`Summary`] are sums of those, narrower ones are counted from the values. Cost: O(columns +
//! cells) and at most a block of values for each column; where values are so large that they share
//! counters, and a stretch of up to [`FINE`] indices would look coarse, O(indices).

use crate::error::Result;
use crate::progress::Progress;
use crate::sequence::windows;
use crate::sequence::{Sequence, Summary};

/// Up to so many indices are counted one by one if the blocks' counters are too coarse for rows.
const FINE: u64 = 1 << 22;

/// The part of a sequence to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The first index.
    pub from: u64,
    /// One past the last index; above `from`.
    pub to: u64,
    /// At least so many columns, and less than twice as many (two more at the ends), or one for
    /// each index; at least 1.
    pub columns: u32,
    /// At most this many rows, at least 1.
    pub rows: u32,
}

/// A picture of a stretch: a shade for each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Raster {
    /// The index at which column 0 begins, a multiple of `width`.
    pub from: u64,
    /// Indices a column, a power of two.
    pub width: u64,
    /// How many columns there are.
    pub columns: u32,
    /// The value at which row 0 begins, a multiple of `step`.
    pub base: u32,
    /// Values a row, a power of two.
    pub step: u32,
    /// How many rows there are.
    pub rows: u32,
    /// The least value of what is drawn.
    #[cfg_attr(feature = "serde", serde(rename = "least"))]
    pub min: u32,
    /// The greatest value of what is drawn.
    #[cfg_attr(feature = "serde", serde(rename = "most"))]
    pub max: u32,
    /// By rows from the lowest values up, each from the lowest index on: 0 where no value falls,
    /// otherwise 1 to 255 by the logarithm of how many there are, from a single one to `width`.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub shades: Vec<u8>,
}

/// Draws a stretch; its columns may go beyond it, but not outside what is summarised.
///
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// When the stretch is empty, without a cell or not summarised; for another sequence.
///
/// ```
/// use grundyscope::{Ruleset, games, sequence};
/// let mut squares = games::sequence(&Ruleset::parse("take:squares").unwrap());
/// sequence::values(&mut *squares, ..=29).unwrap();
/// let summary = sequence::Summary::of(&*squares, 0, 29, None).unwrap();
/// let stretch = sequence::Stretch { from: 24, to: 30, columns: 6, rows: 9 };
/// let raster = sequence::raster(&*squares, &summary, stretch, None).unwrap();
/// assert_eq!((raster.from, raster.width, raster.columns), (24, 1, 6));
/// assert_eq!((raster.base, raster.step, raster.rows), (2, 1, 4));
/// assert_eq!(raster.shades[..6], [255, 0, 255, 0, 0, 0]); // the 2s of 2 3 2 3 4 5, OEIS A014586
/// ```
pub fn raster(
    sequence: &dyn Sequence,
    summary: &Summary,
    stretch: Stretch,
    progress: Option<&mut Progress<'_>>,
) -> Result<Raster> {
    let progress = &mut Progress::from(progress);
    let Stretch { from, to, columns, rows } = stretch;
    assert!(from < to && to <= summary.len() && columns > 0 && rows > 0, "an empty stretch");
    let log_width = ((to - from) / u64::from(columns)).max(1).ilog2();
    let column = |index: u64| index >> log_width;
    let columns = column(to - 1) - column(from) + 1;
    let start = column(from) << log_width;
    // Whole columns, as far as there are values.
    let (from, to) = (start.max(summary.first()), (start + (columns << log_width)).min(summary.len()));
    let by_blocks = log_width >= summary.block();
    let blocks = (start >> summary.block()) as usize..to.div_ceil(1 << summary.block()) as usize;
    let (min, max) = if by_blocks {
        summary.ends(blocks.clone())
    } else {
        let mut ends = (u32::MAX, 0);
        windows(sequence, from, to, Some(progress), |_, values| {
            ends = values.iter().fold(ends, |(min, max), &value| (min.min(value), max.max(value)));
        })?;
        ends
    };
    let mut log_step = 0;
    while (max >> log_step) - (min >> log_step) >= rows {
        log_step += 1;
    }
    let by_blocks = by_blocks && (log_step >= summary.shift() || to - from > FINE);
    if by_blocks {
        log_step = log_step.max(summary.shift());
    }
    let lowest = min >> log_step;
    let rows = (max >> log_step) - lowest + 1;
    let mut counts = vec![0u32; columns as usize * rows as usize];
    if by_blocks {
        let (per, finer) = (log_width - summary.block(), log_step - summary.shift());
        for (place, block) in blocks.clone().enumerate() {
            let counted = (0u32..).zip(summary.counts(block)).filter(|&(_, &count)| count > 0);
            for (bin, &count) in counted {
                let row = (bin >> finer) - lowest;
                counts[row as usize * columns as usize + (place >> per)] += u32::from(count);
            }
        }
    } else {
        windows(sequence, from, to, Some(progress), |first, values| {
            for (index, &value) in (first - start..).zip(values) {
                let row = (value >> log_step) - lowest;
                counts[row as usize * columns as usize + (index >> log_width) as usize] += 1;
            }
        })?;
    }
    Ok(Raster {
        from: start,
        width: 1 << log_width,
        columns: columns as u32,
        base: lowest << log_step,
        step: 1 << log_step,
        rows,
        min,
        max,
        shades: counts.iter().map(|&count| shade(count, log_width)).collect(),
    })
}

/// 0 for none, 1 for one, 255 for 2^`log_full`, and evenly between by the logarithm, whose fraction
/// is taken as straight between powers of two: the difference is not visible.
fn shade(count: u32, log_full: u32) -> u8 {
    if count == 0 {
        return 0;
    }
    if log_full == 0 {
        return u8::MAX;
    }
    let whole = count.ilog2();
    let fraction = (u64::from(count) << 16 >> whole) - (1 << 16);
    let log = (u64::from(whole) << 16) + fraction;
    (1 + 254 * log / (u64::from(log_full) << 16)) as u8
}
