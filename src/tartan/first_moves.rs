//! The winning first moves on a full board, counted without looking at them.
//!
//! The board of heads is worth G = X (x) Y, with X and Y the values of a full column and a full
//! row: a sum over all cells of a product is the product of the sums. A first move with changes a
//! and b wins exactly when a (x) b = G. So with c(a) and d(b) moves of each change on the two
//! sides, W = sum over a of c(a) d(a^-1 (x) G). No move changes its side by 0 and nimbers have no
//! zero divisors, so W = 0 when G = 0.
//!
//! Time O(number of different changes of the first side), besides that of the sides.

use super::{Axis, Product};
use crate::error::Result;
use crate::nimber;
use crate::progress::Progress;
use crate::store::Store;
use dashu_int::UBig;

/// Changes of the two sides that win together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinningPair {
    /// By how much the move changes the side of the rows.
    pub a: u32,
    /// By how much it changes the side of the columns.
    pub b: u32,
    /// How many sets of rows change their side by `a`.
    pub count_a: u64,
    /// How many sets of columns change theirs by `b`.
    pub count_b: u64,
}

impl WinningPair {
    /// How many moves change the sides so.
    #[must_use]
    pub fn moves(&self) -> u128 {
        u128::from(self.count_a) * u128::from(self.count_b)
    }
}

/// The first moves on a full board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstMoves {
    /// The side of the rows: the game of rows on as many coins as there are rows.
    pub rows: Axis,
    /// The side of the columns.
    pub columns: Axis,
    /// The value of the board of heads.
    pub value: u64,
    /// How many first moves there are.
    pub moves: UBig,
    /// How many of them win.
    pub winning: UBig,
    /// The factors that win, by ascending `a`; all of them.
    pub pairs: Vec<WinningPair>,
}

/// Counts the winning first moves on the board of heads of `height` rows and `width` columns.
///
/// Time and space as [`Axis::new`], and O(number of different changes).
///
/// # Errors
/// As [`Axis::new`], in the field `rows` or `columns`.
///
/// ```
/// use grundyscope::{store::Store, tartan::{Product, first_moves}};
/// let flipping_game = Product::parse("coins:runs:triangular x coins:runs:squares").unwrap();
/// let answer = first_moves(&flipping_game, (100, 100), &mut Store::default(), None).unwrap();
/// assert_eq!(answer.winning, 31395u32.into()); // Project Euler 459
/// ```
pub fn first_moves(
    product: &Product,
    (height, width): (u64, u64),
    store: &mut Store,
    progress: Option<&mut Progress<'_>>,
) -> Result<FirstMoves> {
    let progress = &mut Progress::from(progress);
    let rows = Axis::new(product.rows(), height, store, Some(&mut progress.part(0.0, 0.45)));
    let rows = rows.map_err(|error| error.in_field("rows"))?;
    let columns = Axis::new(product.columns(), width, store, Some(&mut progress.part(0.45, 0.9)));
    let columns = columns.map_err(|error| error.in_field("columns"))?;
    first_moves_of(rows, columns, &mut progress.part(0.9, 1.0))
}

/// The same, the two sides being known. Time and space O(number of different changes).
pub(crate) fn first_moves_of(rows: Axis, columns: Axis, progress: &mut Progress<'_>) -> Result<FirstMoves> {
    let value = nimber::product(rows.value.into(), columns.value.into());
    let all = |axis: &Axis| axis.changes.iter().map(|&(_, count)| count).sum::<u64>();
    let moves = UBig::from(all(&rows)) * UBig::from(all(&columns));
    let pairs = if value == 0 { vec![] } else { pairs(&rows, &columns, value, progress)? };
    progress.report(1, 1)?;
    let winning = pairs.iter().fold(UBig::ZERO, |sum, pair| sum + UBig::from(pair.moves()));
    Ok(FirstMoves { rows, columns, value, moves, winning, pairs })
}

/// For each change of one side the other's is given by a quotient.
fn pairs(rows: &Axis, columns: &Axis, value: u64, progress: &mut Progress<'_>) -> Result<Vec<WinningPair>> {
    let matching = |&(a, count_a): &(u32, u64)| {
        let b = u32::try_from(nimber::product(nimber::inverse(a.into())?, value)).ok()?;
        let place = columns.changes.binary_search_by_key(&b, |&(change, _)| change).ok()?;
        Some(WinningPair { a, b, count_a, count_b: columns.changes[place].1 })
    };
    let mut pairs = Vec::new();
    for (done, changes) in rows.changes.chunks(STEP).enumerate() {
        pairs.extend(changes.iter().filter_map(matching));
        progress.report((done * STEP) as u64, rows.changes.len() as u64)?;
    }
    Ok(pairs)
}

/// Changes between two reports of progress.
const STEP: usize = 4096;
