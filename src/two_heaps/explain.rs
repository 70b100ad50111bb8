use super::cells::SMALLER;
use super::{CellOption, Kind, TwoHeaps, dynamic_nim, euclid, euclid_to_zero, r_wythoff, wythoff};
use crate::error::Result;
use crate::games::FibonacciNim;
use crate::memory::reserve_for;
use crate::progress::Progress;
use crate::sequence::LISTED;

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
    /// The options, in the order of [`Kind`], then by ascending amount: the first [`LISTED`].
    pub options: Vec<CellOption>,
    /// How many different values they have.
    pub value_count: u64,
    /// The least values, ascending, at most [`LISTED`]: how many options have each, and the first.
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
/// ```
/// use grundyscope::two_heaps::{TwoHeaps, explain};
/// let cell = explain(TwoHeaps::Wythoff, 1, 2, None).unwrap();
/// assert_eq!((cell.value, cell.option_count), (0, 4));
/// let cell = explain(TwoHeaps::Wythoff, 3, 3, None).unwrap();
/// assert_eq!(cell.value, 6);
/// ```
pub fn explain(
    game: TwoHeaps,
    row: u64,
    column: u64,
    progress: Option<&mut Progress<'_>>,
) -> Result<CellExplanation> {
    let progress = &mut Progress::from(progress);
    let (row_limit, column_limit) = game.limits();
    game.check(row, row_limit, "row")?;
    game.check(column, column_limit, "column")?;
    let options = match game {
        TwoHeaps::Wythoff => wythoff_options(row, column, progress)?,
        TwoHeaps::RWythoff(r) => r_wythoff::options(r, row, column, progress)?,
        TwoHeaps::Euclid | TwoHeaps::EuclidToZero => euclid_options(game, row, column)?,
        TwoHeaps::FibonacciNim => limited_options(2, row, column, progress)?,
        TwoHeaps::DynamicNim(factor) => limited_options(factor, row, column, progress)?,
    };
    summary(options)
}

fn limited_options(
    factor: u32,
    row: u64,
    column: u64,
    progress: &mut Progress<'_>,
) -> Result<Vec<CellOption>> {
    let sequence: FibonacciNim = dynamic_nim::computed(factor, row, progress)?;
    let option = |amount: u64| {
        let to = (row - amount, u64::from(factor) * amount);
        let value = sequence.value(to.0 as usize, to.1 as usize);
        CellOption { kind: Kind::Limit, amount, to, value }
    };
    Ok((1..=row.min(column)).map(option).collect())
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

fn euclid_options(game: TwoHeaps, row: u64, column: u64) -> Result<Vec<CellOption>> {
    let (less, more) = (row.min(column), row.max(column));
    let to_zero = game == TwoHeaps::EuclidToZero;
    let count = if to_zero { more / less } else { (more - 1) / less };
    let field = if row < column { "column" } else { "row" };
    game.check(more, (OPTIONS + 1).saturating_mul(less), field)?;
    let mut options = Vec::new();
    reserve_for(&mut options, count as usize, SMALLER)?;
    let value = |to: (u64, u64)| {
        let small_value = if to_zero { euclid_to_zero::small_value } else { euclid::small_value };
        small_value(to.0, to.1)
    };
    // Either of two equal heaps may be emptied.
    let from_row = (row >= column).then_some(Kind::Row);
    let from_column = (row < column || to_zero && row == column).then_some(Kind::Column);
    for kind in from_row.into_iter().chain(from_column) {
        options.extend((1..=count).map(|multiple| multiple * less).map(|amount| {
            let to = if kind == Kind::Row { (row - amount, column) } else { (row, column - amount) };
            CellOption { kind, amount, to, value: value(to) }
        }));
    }
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
