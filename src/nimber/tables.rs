//! Windows of the tables of nim-sums, nim-products, powers and nim-quotients, for drawing them.
//!
//! A picture has some hundred thousand cells, to be computed within a frame. While rows and columns
//! are below 2^16, as in every picture of a whole table, a cell is a few reads of logarithms: a (x)
//! b = g^(log a + log b), a^e = g^(e log a), and 1 / b = g^(-log b), which is found once a column.
//! Beyond, each cell takes the operations of 64 bits.

use super::field::logarithms::Logarithms;
use super::field::precomputed::logarithms;
use super::field::tower::Tower;
use super::narrow::{product as narrow_product, square};
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;

/// The most cells of a window.
pub const CELLS: u32 = 1 << 24;

/// Which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Row + column.
    Sum,
    /// Row (x) column.
    Product,
    /// Row to the power of the column, an ordinary integer; 0^0 = 1.
    Power,
    /// Row / column; nothing can be divided by 0, and the cells of column 0 are 0.
    Quotient,
}

impl Table {
    /// The names and the tables.
    pub const ALL: [(&'static str, Self); 4] = [
        ("sum", Self::Sum),
        ("product", Self::Product),
        ("power", Self::Power),
        ("quotient", Self::Quotient),
    ];
}

/// A piece of a table: `rows` rows from `row_from` on, every `row_step`th, and columns in the same
/// way, all from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The first row.
    pub row_from: u32,
    /// The first column.
    pub column_from: u32,
    /// How many rows.
    pub rows: u32,
    /// How many columns.
    pub columns: u32,
    /// From one row to the next.
    pub row_step: u32,
    /// From one column to the next.
    pub column_step: u32,
}

/// The cells of a window of a table, row by row.
///
/// All rows and columns must be below 2^32, a field: so are all cells. Time O(1) a cell, some 3 ns
/// while the last row and column are below 2^16; beyond, 32 products for a power. Space 4 bytes a
/// cell, and 4 a column for quotients.
///
/// # Errors
/// - [`Code::OutOfRange`] in the field `rows` or `columns`: there are more than [`CELLS`] cells, or
///   a row or a column is not below 2^32.
/// - [`Code::Memory`]: there is no room for the cells.
/// - The error of the progress listener.
///
/// ```
/// use grundyscope::nimber::{Table, Window, window};
/// let piece = Window { row_from: 4, column_from: 0, rows: 1, columns: 8, row_step: 1, column_step: 1 };
/// let cells = window(Table::Product, piece, None).unwrap();
/// assert_eq!(cells, [0, 4, 8, 12, 6, 2, 14, 10]); // OEIS A051775, row of 4
/// ```
pub fn window(which: Table, window: Window, progress: Option<&mut Progress<'_>>) -> Result<Vec<u32>> {
    let progress = &mut Progress::from(progress);
    let Window { row_from, column_from, rows, columns, row_step, column_step } = window;
    check("rows", row_from, rows, row_step)?;
    check("columns", column_from, columns, column_step)?;
    let count = rows.checked_mul(columns).filter(|&cells| cells <= CELLS).ok_or_else(|| {
        let allowed = allowed("at-most-cells").with("most", CELLS);
        Error::new(Code::OutOfRange, &columns.to_string(), allowed).in_field("columns")
    })?;
    let mut cells = Vec::new();
    if cells.try_reserve_exact(count as usize).is_err() {
        return Err(Error::new(Code::Memory, &count.to_string(), allowed("fewer-cells")).in_field("rows"));
    }
    let table = logarithms();
    let column = |j| column_from + j * column_step;
    let inverses = match which {
        Table::Quotient => inverses(columns, column, table)?,
        _ => Vec::new(),
    };
    let narrow = last(row_from, rows, row_step).max(last(column_from, columns, column_step)) < 1 << 16;
    for i in 0..rows {
        let row = row_from + i * row_step;
        let columns = (0..columns).map(column);
        match which {
            Table::Sum => cells.extend(columns.map(|column| row ^ column)),
            Table::Product if narrow => cells.extend(columns.map(|column| short(row, column, table))),
            Table::Product => cells.extend(columns.map(|column| row.product(column, table))),
            Table::Power if narrow => {
                cells.extend(columns.map(|column| u32::from(table.power(row as u16, column))));
            }
            Table::Power => cells.extend(columns.map(|column| power(row, column))),
            Table::Quotient if narrow => cells.extend(inverses.iter().map(|&one| short(row, one, table))),
            Table::Quotient => cells.extend(inverses.iter().map(|&one| row.product(one, table))),
        }
        progress.report(u64::from(i) + 1, rows.into())?;
    }
    Ok(cells)
}

#[inline]
fn short(a: u32, b: u32, table: &Logarithms) -> u32 {
    u32::from(table.product(a as u16, b as u16))
}

/// The inverses of the columns; 0 for 0.
fn inverses(columns: u32, column: impl Fn(u32) -> u32, table: &Logarithms) -> Result<Vec<u32>> {
    let mut inverses = Vec::new();
    if inverses.try_reserve_exact(columns as usize).is_err() {
        return Err(
            Error::new(Code::Memory, &columns.to_string(), allowed("fewer-cells")).in_field("columns")
        );
    }
    inverses.extend((0..columns).map(|j| column(j).inverse(table)));
    Ok(inverses)
}

fn check(field: &str, from: u32, count: u32, step: u32) -> Result<()> {
    let last = last(from, count, step);
    if u32::try_from(last).is_ok() {
        return Ok(());
    }
    let allowed = allowed("table-below").with("field", field).with("last", last);
    Err(Error::new(Code::OutOfRange, &count.to_string(), allowed).in_field(field))
}

fn last(from: u32, count: u32, step: u32) -> u64 {
    u64::from(from) + u64::from(count.saturating_sub(1)) * u64::from(step)
}

fn power(base: u32, exponent: u32) -> u32 {
    (0..32 - exponent.leading_zeros()).rev().fold(1_u64, |power, bit| {
        let power = square(power);
        if exponent >> bit & 1 == 1 { narrow_product(power, base.into()) } else { power }
    }) as u32
}
