//! Why a cell of a table has its value: its options with their values.
//!
//! The options are listed kind by kind with rising amounts, from the rules; their values come from
//! the table.

use super::cells::SMALLER;
use super::{Kind, TwoHeaps, euclid, fibonacci_nim, wythoff};
use crate::error::Result;
use crate::memory::reserve_for;
use crate::progress::Progress;
use crate::sequence::LISTED;

/// One option of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellOption {
    /// The heap or heaps that the move takes from.
    pub kind: Kind,
    /// How many stones, from each heap that it takes from.
    pub amount: u64,
    /// The cell it leads to, row and column.
    pub to: (u64, u64),
    /// The Grundy value there.
    pub value: u32,
}

/// All options of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellWitness {
    /// The value.
    pub value: u32,
    /// How many options have it.
    pub count: u64,
    /// The first of them.
    pub first: CellOption,
}

/// The mex at one cell, option by option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellExplanation {
    /// The mex of the options' values.
    pub value: u32,
    /// How many options there are.
    pub option_count: u64,
    /// The options, in the order of [`Kind`], then by ascending amount; the first [`LISTED`] of
    /// them.
    pub options: Vec<CellOption>,
    /// How many different values they have.
    pub value_count: u64,
    /// The least values, ascending: how many options have each, and which is the first. At most
    /// [`LISTED`].
    pub by_value: Vec<CellWitness>,
}

/// The most options of an explained cell: those of Euclid with a heap of one stone.
const OPTIONS: u64 = 1 << 20;

/// The options of the cell (`row`, `column`) with their values.
///
/// Time and space as [`super::table`] up to that cell, and O(m) for m options.
///
/// # Errors
/// [`crate::Code::OutOfRange`], in the field `row` or `column`, outside of [`TwoHeaps::first`] and
/// [`TwoHeaps::limits`], and where Euclid has more than 2^20 options; [`crate::Code::Memory`] if
/// the space cannot be allocated; the error of the progress listener.
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::{Progress, two_heaps::{TwoHeaps, explain}};
/// let cell = explain(TwoHeaps::Wythoff, 1, 2, &mut Progress::none()).unwrap();
/// assert_eq!((cell.value, cell.option_count), (0, 4));
/// let cell = explain(TwoHeaps::Wythoff, 3, 3, &mut Progress::none()).unwrap();
/// assert_eq!(cell.value, 6);
/// ```
pub fn explain(
    game: TwoHeaps,
    row: u64,
    column: u64,
    progress: &mut Progress<'_>,
) -> Result<CellExplanation> {
    let (row_limit, column_limit) = game.limits();
    game.check(row, row_limit, "row")?;
    game.check(column, column_limit, "column")?;
    let options = match game {
        TwoHeaps::Wythoff => wythoff_options(row, column, progress)?,
        TwoHeaps::Euclid => euclid_options(row, column)?,
        TwoHeaps::FibonacciNim => {
            let sequence = fibonacci_nim::computed(row, progress)?;
            let option = |amount: u64| {
                let to = (row - amount, 2 * amount);
                let value = sequence.value(to.0 as usize, to.1 as usize);
                CellOption { kind: Kind::Limit, amount, to, value }
            };
            (1..=row.min(column)).map(option).collect()
        }
    };
    summary(options)
}

fn wythoff_options(row: u64, column: u64, progress: &mut Progress<'_>) -> Result<Vec<CellOption>> {
    let mut above = Vec::new();
    let mut left = Vec::new();
    let mut across = Vec::new();
    wythoff::rows(row, column, progress, &mut |at, values| {
        if at < row {
            above.push(values[column as usize]);
            if let Some(place) = column.checked_sub(row - at) {
                across.push(values[place as usize]);
            }
        } else {
            left = values[..column as usize].to_vec();
        }
    })?;
    let mut options = Vec::new();
    reserve_for(&mut options, above.len() + left.len() + across.len(), SMALLER)?;
    let mut add = |kind, amount, to, value| options.push(CellOption { kind, amount, to, value });
    for (amount, value) in (1..).zip(above.into_iter().rev()) {
        add(Kind::Row, amount, (row - amount, column), value);
    }
    for (amount, value) in (1..).zip(left.into_iter().rev()) {
        add(Kind::Column, amount, (row, column - amount), value);
    }
    for (amount, value) in (1..).zip(across.into_iter().rev()) {
        add(Kind::Both, amount, (row - amount, column - amount), value);
    }
    Ok(options)
}

fn euclid_options(row: u64, column: u64) -> Result<Vec<CellOption>> {
    let (less, more) = (row.min(column), row.max(column));
    let count = (more - 1) / less;
    let field = if row < column { "column" } else { "row" };
    TwoHeaps::Euclid.check(more, (OPTIONS + 1).saturating_mul(less), field)?;
    let mut options = Vec::new();
    reserve_for(&mut options, count as usize, SMALLER)?;
    options.extend((1..=count).map(|multiple| {
        let amount = multiple * less;
        let (kind, to) = if row < column {
            (Kind::Column, (row, column - amount))
        } else {
            (Kind::Row, (row - amount, column))
        };
        CellOption { kind, amount, to, value: euclid::small_value(to.0, to.1) }
    }));
    Ok(options)
}

/// Counts the options by value. None is above the number of options that a cell can have.
fn summary(mut options: Vec<CellOption>) -> Result<CellExplanation> {
    let greatest = options.iter().map(|option| option.value).max();
    let mut counted: Vec<Option<CellWitness>> = Vec::new();
    let values = greatest.map_or(0, |greatest| greatest as usize + 1);
    reserve_for(&mut counted, values, SMALLER)?;
    counted.resize(values, None);
    for &first in &options {
        let witness = &mut counted[first.value as usize];
        witness.get_or_insert(CellWitness { value: first.value, count: 0, first }).count += 1;
    }
    let option_count = options.len() as u64;
    options.truncate(LISTED);
    Ok(CellExplanation {
        value: counted.iter().take_while(|witness| witness.is_some()).count() as u32,
        option_count,
        options,
        value_count: counted.iter().flatten().count() as u64,
        by_value: counted.into_iter().flatten().take(LISTED).collect(),
    })
}
