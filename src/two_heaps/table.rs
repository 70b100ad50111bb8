use super::cells::{SMALLER, Window};
use super::game::TwoHeaps;
use super::{dynamic_nim, euclid, euclid_to_zero, r_wythoff, wythoff};
use crate::error::{Error, Result};
use crate::memory::reserve_for;
use crate::progress::Progress;

/// The Grundy values of a window of a game's table, row by row.
///
/// Time O(cells) for Euclid; for Wythoff's nim O(R C (R + C) / 64) at worst for the last row R and
/// column C, and mostly not much above O(R C); for Fibonacci nim O(R^2 log R) for the last row R.
/// Space O(cells) and for Wythoff's nim O((R + C)^2) bits. Reports progress.
///
/// # Errors
/// [`crate::Code::OutOfRange`], in the field `fromRow`, `fromColumn`, `rows` or `columns`, for a
/// window that is empty, has more than [`Window::CELLS`] cells, begins before [`TwoHeaps::first`]
/// or ends after [`TwoHeaps::limits`]; [`crate::Code::Memory`] if the space cannot be allocated;
/// the error of the progress listener.
///
/// ```
/// use grundyscope::two_heaps::{TwoHeaps, Window, table};
/// let window = Window { from_row: 1, from_column: 0, rows: 1, columns: 7 };
/// let row = table(TwoHeaps::Wythoff, window, None).unwrap();
/// assert_eq!(row, [1, 2, 0, 4, 5, 3, 7]); // OEIS A004482
/// ```
pub fn table(game: TwoHeaps, window: Window, progress: Option<&mut Progress<'_>>) -> Result<Vec<u32>> {
    let progress = &mut Progress::from(progress);
    let (row_limit, column_limit) = game.limits();
    game.check(window.from_row, row_limit, "fromRow")?;
    game.check(window.from_column, column_limit, "fromColumn")?;
    let room = |limit: u64, from: u64| (limit - from + 1).min(Window::CELLS);
    let count = |count: u32, max: u64, field: &str| {
        if (1..=max).contains(&u64::from(count)) {
            return Ok(());
        }
        let max = max.to_string();
        Err(Error::out_of_range(&count.to_string(), "1", &max).in_field(field))
    };
    count(window.rows, room(row_limit, window.from_row), "rows")?;
    let columns = room(column_limit, window.from_column).min(Window::CELLS / u64::from(window.rows));
    count(window.columns, columns, "columns")?;

    let cells = window.rows as usize * window.columns as usize;
    let mut values = Vec::new();
    reserve_for(&mut values, cells, SMALLER)?;
    match game {
        TwoHeaps::Wythoff => wythoff::table(window, &mut values, progress)?,
        TwoHeaps::Euclid => euclid::table(window, &mut values, progress)?,
        TwoHeaps::FibonacciNim => dynamic_nim::table(2, window, &mut values, progress)?,
        TwoHeaps::DynamicNim(factor) => dynamic_nim::table(factor, window, &mut values, progress)?,
        TwoHeaps::EuclidToZero => euclid_to_zero::table(window, &mut values, progress)?,
        TwoHeaps::RWythoff(r) => r_wythoff::table(r, window, &mut values, progress)?,
    }
    Ok(values)
}
