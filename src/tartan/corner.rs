//! The moves of one corner: every set of rows with every set of columns, and what each does to the
//! value of a set of heads.

use super::axis::{move_count, values};
use super::{Axis, Heads, HeadsMove, Product};
use crate::error::{Code, Error, Message, Result, allowed};
use crate::nimber;
use crate::progress::Progress;
use crate::ruleset::Coins;
use crate::store::Store;
use crate::walk::{Halt, ended};

/// A move of a corner, with what it does to the value of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CornerMove {
    /// The rows and columns whose coins are turned.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub turned: HeadsMove,
    /// By how much it changes the side of the rows.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::as_text"))]
    pub a: u64,
    /// By how much it changes the side of the columns.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::as_text"))]
    pub b: u64,
    /// The nim-product of the two: by how much it changes the value of the position.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::as_text"))]
    pub change: u64,
    /// The value of the position after the move.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::as_text"))]
    pub after: u64,
}

/// A cell as the corner of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corner {
    /// Whether the coin shows heads. If not, no move has its corner here.
    pub heads: bool,
    /// The value of the coin of its row number in the game of the rows.
    pub row_value: u64,
    /// The value of the coin of its column number in the game of the columns.
    pub column_value: u64,
    /// The value of a lone head here: their nim-product.
    pub cell_value: u64,
    /// The value of the position before the move.
    pub value: u64,
    /// How many moves have their corner here.
    pub moves: u64,
    /// The first of them: sets of rows, then sets of columns, by their number of coins.
    pub listed: Vec<CornerMove>,
}

impl Heads {
    /// Counts the moves with a corner, lists the first `list`. Row, column: 1 to [`Self::SIDE`].
    ///
    /// Time O(heads + sets of the row + sets of the column + listed moves), space O(listed moves).
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for another row or column, or when it has more than 2^24
    /// sets; otherwise as [`Heads::winning_moves`].
    ///
    /// ```
    /// use grundyscope::{store::Store, tartan::{Heads, Product}};
    /// let product = Product::parse("coins:turning-turtles x coins:ruler").unwrap();
    /// let heads = Heads::new(vec![(1, 1), (2, 2)]).unwrap(); // 1 and 2 (x) 2 = 3
    /// let corner = heads.corner(&product, (2, 2), 10, &mut Store::default(), None).unwrap();
    /// assert_eq!((corner.row_value, corner.column_value, corner.cell_value, corner.value), (2, 2, 3, 2));
    /// // Row 2 alone or with row 1, by 2 or 3; column 2 alone or with column 1, by 2 or 3.
    /// let after: Vec<u64> = corner.listed.iter().map(|one| one.after).collect();
    /// assert_eq!(after, [1, 3, 3, 0]); // 2 (+) 3, 2 (+) 1, 2 (+) 1, 2 (+) 2
    /// ```
    pub fn corner(
        &self,
        product: &Product,
        (row, column): (u64, u64),
        list: usize,
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Corner> {
        let progress = &mut Progress::from(progress);
        let greatest = |of: fn(&(u64, u64)) -> u64| self.cells().iter().map(of).max().unwrap_or(0);
        let rows = coins(product.rows(), row, greatest(|cell| cell.0), "row", store, progress)?;
        let columns = coins(product.columns(), column, greatest(|cell| cell.1), "column", store, progress)?;
        let lone =
            |&(row, column): &(u64, u64)| nimber::product(rows[row as usize], columns[column as usize]);
        let mut corner = Corner {
            heads: self.cells().binary_search(&(row, column)).is_ok(),
            row_value: rows[row as usize],
            column_value: columns[column as usize],
            cell_value: lone(&(row, column)),
            value: self.cells().iter().fold(0, |sum, cell| sum ^ lone(cell)),
            moves: 0,
            listed: Vec::new(),
        };
        progress.report(0, 1)?;
        if corner.heads {
            corner.moves = product.rows().option_count(row) * product.columns().option_count(column);
            let down = sets(product.rows(), row, &rows, list, progress)?;
            let across = sets(product.columns(), column, &columns, list, progress)?;
            let moves = down.iter().flat_map(|down| across.iter().map(move |across| (down, across)));
            corner.listed = moves
                .take(list)
                .map(|((rows, a), (columns, b))| {
                    let change = nimber::product(*a, *b);
                    let turned = HeadsMove { rows: rows.clone(), columns: columns.clone() };
                    CornerMove { turned, a: *a, b: *b, change, after: corner.value ^ change }
                })
                .collect();
        }
        Ok(corner)
    }
}

/// The values of the coins of one side, up to the corner and the last head; entry 0 is 0.
fn coins(
    coins: &Coins,
    corner: u64,
    last: u64,
    field: &str,
    store: &mut Store,
    progress: &mut Progress<'_>,
) -> Result<Vec<u64>> {
    let out_of_range =
        |allowed: Message| Error::new(Code::OutOfRange, &corner.to_string(), allowed).in_field(field);
    if !(1..=Heads::SIDE).contains(&corner) {
        return Err(out_of_range(allowed("from-one").with("max", Heads::SIDE)));
    }
    if move_count(coins, [corner].into_iter()) > Axis::MOVES {
        return Err(out_of_range(allowed("coin-with-moves").with("most", Axis::MOVES)));
    }
    let values = values(coins, 0, last.max(corner) + 1, store, progress);
    let values = values.map_err(|error| error.in_field(field))?;
    Ok(values.into_iter().map(u64::from).collect())
}

/// The first sets with this coin as the greatest, and by how much each changes its side.
fn sets(
    coins: &Coins,
    corner: u64,
    values: &[u64],
    most: usize,
    progress: &mut Progress<'_>,
) -> Result<Vec<(Vec<u64>, u64)>> {
    let mut sets = Vec::new();
    let walk = coins.walk(corner, progress, &mut |_, _, others| {
        if sets.len() == most {
            return Err(Halt::Found);
        }
        let set: Vec<u64> = others.iter().copied().chain([corner]).collect();
        let change = set.iter().fold(0, |sum, &coin| sum ^ values[coin as usize]);
        sets.push((set, change));
        Ok(())
    });
    ended(walk, corner)?;
    Ok(sets)
}
