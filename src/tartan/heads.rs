//! Any set of heads on a board of up to 64 x 64, and all its winning moves.
//!
//! A move is a corner that shows heads, a set of rows that the first game lets one turn with the
//! corner's row as the greatest, and a set of columns likewise. With X the position's value it wins
//! exactly when a (x) b = X for the changes a and b of the two sets. For each row and each column
//! that has a corner the sets are counted by change; so the moves of a corner are counted by
//! looking up a^-1 (x) X for each a, and only those that are to be listed are ever put together.
//!
//! Time O(sets of rows and columns + corners * different changes), space O(sets of the largest row
//! or column).

use super::axis::{add_changes, move_count, values};
use super::{Axis, Product};
use crate::error::{Code, Error, Result, allowed};
use crate::nimber;
use crate::progress::Progress;
use crate::ruleset::Coins;
use crate::sort::sort;
use crate::store::Store;
use crate::walk::{Halt, ended};
use std::collections::BTreeMap;

/// A position of a product: the cells that show heads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heads {
    /// Rows and columns from 1, ascending by row, then column, without repetitions.
    cells: Vec<(u64, u64)>,
}

/// A move: all coins of its rows and columns are turned.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HeadsMove {
    /// The rows, ascending; the last is the corner's.
    pub rows: Vec<u64>,
    /// The columns, ascending; the last is the corner's.
    pub columns: Vec<u64>,
}

/// Changes of the two sides that win together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WinningChanges {
    /// By how much the moves change the side of the rows.
    pub a: u32,
    /// By how much they change the side of the columns: `a` (x) `b` is the value of the position.
    pub b: u32,
    /// How many moves change the sides so.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::as_text"))]
    pub moves: u128,
}

/// The winning moves from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningMoves {
    /// The position's value; it is lost for the player to move exactly when this is 0.
    pub value: u64,
    /// How many moves there are.
    pub moves: u128,
    /// How many of them win.
    pub winning: u128,
    /// The changes that win, by ascending `a`; all of them.
    pub pairs: Vec<WinningChanges>,
    /// The first that win: corners row by row, then sets of rows and columns by number of coins.
    pub listed: Vec<HeadsMove>,
}

impl Heads {
    /// The greatest row and column.
    pub const SIDE: u64 = 64;

    /// A position from its cells, rows and columns from 1 to [`Heads::SIDE`], in any order.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for a cell beyond the board or one that is given twice.
    pub fn new(mut cells: Vec<(u64, u64)>) -> Result<Self> {
        let side = 1..=Self::SIDE;
        let shown = |(row, column): (u64, u64)| format!("({row}, {column})");
        if let Some(&cell) = cells.iter().find(|(row, column)| !side.contains(row) || !side.contains(column))
        {
            let allowed = allowed("rows-and-columns").with("max", Self::SIDE);
            return Err(Error::new(Code::OutOfRange, &shown(cell), allowed));
        }
        sort(&mut cells);
        if let Some(twice) = cells.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Error::new(Code::OutOfRange, &shown(twice[0]), allowed("each-cell-once")));
        }
        Ok(Self { cells })
    }

    /// The cells, by row, then column.
    #[must_use]
    pub fn cells(&self) -> &[(u64, u64)] {
        &self.cells
    }

    /// All winning moves, counted, and the first `list` of them.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] when one side has more than 2^24 sets, as in Mogul from
    /// about 40 coins on, or beyond the games' limits; the error of the progress listener.
    ///
    /// ```
    /// use grundyscope::{store::Store, tartan::{Heads, HeadsMove, Product}};
    /// let product = Product::parse("coins:turning-turtles x coins:ruler").unwrap();
    /// let heads = Heads::new(vec![(2, 2)]).unwrap(); // 2 (x) 2 = 3
    /// let moves = heads.winning_moves(&product, 10, &mut Store::default(), None).unwrap();
    /// assert_eq!((moves.value, moves.moves, moves.winning), (3, 4, 1));
    /// assert_eq!(moves.listed, [HeadsMove { rows: vec![2], columns: vec![2] }]);
    /// ```
    pub fn winning_moves(
        &self,
        product: &Product,
        list: usize,
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<WinningMoves> {
        let progress = &mut Progress::from(progress);
        let rows = Side::new(product.rows(), self.cells.iter().map(|cell| cell.0), store, progress)?;
        let columns = Side::new(product.columns(), self.cells.iter().map(|cell| cell.1), store, progress)?;
        let cell = |&(row, column): &(u64, u64)| {
            nimber::product(rows.values[row as usize].into(), columns.values[column as usize].into())
        };
        let value = self.cells.iter().map(cell).fold(0, |sum, value| sum ^ value);
        let mut result = WinningMoves { value, moves: 0, winning: 0, pairs: Vec::new(), listed: Vec::new() };
        // For each change of a row: how many sets make it, and the change that wins with it.
        let mut quotients: (u64, Vec<Quotient>) = (0, Vec::new());
        // By the change of the rows, which determines that of the columns.
        let mut pairs: Vec<WinningChanges> = Vec::new();
        for (done, &(row, column)) in (0..).zip(&self.cells) {
            result.moves += u128::from(product.rows().option_count(row))
                * u128::from(product.columns().option_count(column));
            if value == 0 {
                continue;
            }
            if quotients.0 != row {
                let wanted = |&(a, count): &(u32, u64)| {
                    let b = nimber::product(nimber::inverse(a.into())?, value);
                    Some(Quotient { a, count, b: u32::try_from(b).ok()? })
                };
                quotients = (row, rows.changes[row as usize].iter().filter_map(wanted).collect());
            }
            let across = &columns.changes[column as usize];
            let found = |b: u32| across.binary_search_by_key(&b, |&(change, _)| change).ok();
            let mut winning = 0;
            for &Quotient { a, count, b } in &quotients.1 {
                let Some(place) = found(b) else { continue };
                let moves = u128::from(count) * u128::from(across[place].1);
                match pairs.binary_search_by_key(&a, |pair| pair.a) {
                    Ok(known) => pairs[known].moves += moves,
                    Err(place) => pairs.insert(place, WinningChanges { a, b, moves }),
                }
                winning += moves;
            }
            result.winning += winning;
            if winning > 0 && result.listed.len() < list {
                let listed = &mut result.listed;
                list_corner(product, (&rows, &columns), (row, column), value, list, listed, progress)?;
            }
            progress.report(done, self.cells.len() as u64)?;
        }
        result.pairs = pairs;
        Ok(result)
    }
}

/// A change of the side of the rows, how many sets make it, and the other side's that wins with it.
struct Quotient {
    a: u32,
    count: u64,
    b: u32,
}

/// The values of one side's coins, and for those with a corner how many sets change it by what.
struct Side {
    /// Index: the coin; entry 0 is 0.
    values: Vec<u32>,
    /// Index: the rightmost coin; the changes ascend.
    changes: Vec<Vec<(u32, u64)>>,
}

impl Side {
    fn new(
        coins: &Coins,
        corners: impl Iterator<Item = u64>,
        store: &mut Store,
        progress: &mut Progress<'_>,
    ) -> Result<Self> {
        let mut used = vec![false; Heads::SIDE as usize + 1];
        corners.for_each(|coin| used[coin as usize] = true);
        let last = used.iter().rposition(|&used| used).unwrap_or(0) as u64;
        let corners = || (1..=last).filter(|&coin| used[coin as usize]);
        if move_count(coins, corners()) > Axis::MOVES {
            let allowed = allowed("coins-with-few-moves").with("most", Axis::MOVES);
            return Err(Error::new(Code::OutOfRange, &last.to_string(), allowed));
        }
        let values = values(coins, 0, last + 1, store, progress)?;
        let mut changes = vec![Vec::new(); values.len()];
        for coin in corners() {
            let mut found = BTreeMap::new();
            add_changes(coins, coin, &values, &mut found, progress)?;
            changes[coin as usize] = found.into_iter().collect();
        }
        Ok(Self { values, changes })
    }
}

fn list_corner(
    product: &Product,
    (rows, columns): (&Side, &Side),
    (row, column): (u64, u64),
    value: u64,
    list: usize,
    listed: &mut Vec<HeadsMove>,
    progress: &mut Progress<'_>,
) -> Result<()> {
    let turned = |others: &[u64], coin: u64| others.iter().copied().chain([coin]).collect::<Vec<_>>();
    let change = |side: &Side, coins: &[u64]| {
        coins.iter().fold(0, |sum, &coin| sum ^ u64::from(side.values[coin as usize]))
    };
    let across = &columns.changes[column as usize];
    let walk = product.rows().walk(row, progress, &mut |progress, _, others| {
        progress.work(across.len() as u64)?;
        let down = turned(others, row);
        let Some(inverse) = nimber::inverse(change(rows, &down)) else { return Ok(()) };
        let needed = nimber::product(inverse, value);
        if !across.iter().any(|&(b, _)| u64::from(b) == needed) {
            return Ok(());
        }
        product.columns().walk(column, progress, &mut |_, _, others| {
            let right = turned(others, column);
            if change(columns, &right) == needed {
                listed.push(HeadsMove { rows: down.clone(), columns: right });
            }
            if listed.len() < list { Ok(()) } else { Err(Halt::Found) }
        })
    });
    ended(walk, row)
}
