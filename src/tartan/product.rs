use super::axis::values;
use crate::error::{Code, Error, Result, allowed};
use crate::games::coin_value;
use crate::nimber;
use crate::progress::Progress;
use crate::ruleset::{Coins, Ruleset};
use crate::store::Store;
use std::fmt;

/// The product of two coin-turning games: the first one turns rows, the second one columns.
///
/// ```
/// use grundyscope::tartan::Product;
/// // Twins by Twins is Turning Corners, which defines the nim-product: coin n + 1 of Twins is worth n.
/// let corners = Product::parse("coins:twins x coins:twins").unwrap();
/// assert_eq!(corners.cell(5, 8), Ok(10)); // 4 (x) 7, OEIS A051775
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Product {
    pub(super) rows: Coins,
    pub(super) columns: Coins,
}

impl Product {
    /// The most cells of a window of the board.
    pub const CELLS: u64 = 1 << 22;

    /// The product of two rulesets.
    ///
    /// # Errors
    /// [`Code::NoProduct`] when one of them is no coin-turning game, in the field `a` or `b`.
    pub fn new(rows: Ruleset, columns: Ruleset) -> Result<Self> {
        let coins = |game: Ruleset, field: &str| match game {
            Ruleset::Coins(coins) => Ok(coins),
            other => Err(Error::new(Code::NoProduct, &other.to_string(), allowed("coin-turning-games"))
                .in_field(field)),
        };
        Ok(Self { rows: coins(rows, "a")?, columns: coins(columns, "b")? })
    }

    /// Reads `A x B`, with an x or a × between white space, the first game for the rows.
    ///
    /// # Errors
    /// As [`Ruleset::parse`], pointing into `text`, and [`Self::new`]; without an x, at the end.
    pub fn parse(text: &str) -> Result<Self> {
        let cross = |(place, sign): &(usize, char)| {
            let (before, after) = (&text[..*place], &text[place + sign.len_utf8()..]);
            matches!(sign, 'x' | 'X' | '×')
                && before.ends_with(char::is_whitespace)
                && after.starts_with(char::is_whitespace)
        };
        let Some((place, sign)) = text.char_indices().find(cross) else {
            let end = text.trim_end().chars().count();
            return Err(Error::new(Code::NoProduct, text, allowed("product-of-games")).pointing_at(end));
        };
        let game = |part: &str, begin: usize, field: &str| {
            let shift = |error: Error| {
                let inside = error.at().unwrap_or(part.chars().take_while(|c| c.is_whitespace()).count());
                error.about(text).pointing_at(text[..begin].chars().count() + inside)
            };
            let game = Ruleset::parse(part).map_err(shift)?;
            match game {
                Ruleset::Coins(coins) => Ok(coins),
                _ => Err(shift(Error::new(Code::NoProduct, part.trim(), allowed("coin-turning-games")))
                    .in_field(field)),
            }
        };
        let second = place + sign.len_utf8();
        Ok(Self { rows: game(&text[..place], 0, "a")?, columns: game(&text[second..], second, "b")? })
    }

    /// The game of the rows.
    #[must_use]
    pub const fn rows(&self) -> &Coins {
        &self.rows
    }

    /// The game of the columns.
    #[must_use]
    pub const fn columns(&self) -> &Coins {
        &self.columns
    }

    /// The value of a lone head at a row and a column, both from 1 (0: no coin, value 0).
    ///
    /// Time and space as [`Product::factors`].
    ///
    /// # Errors
    /// As [`Product::factors`].
    pub fn value(
        &self,
        row: u64,
        column: u64,
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<u64> {
        self.factors(row, column, store, progress).map(|(a, b)| nimber::product(a, b))
    }

    /// The values of a coin of the rows and one of the columns; the cell's is their nim-product.
    ///
    /// Time and space: O(1) by closed form for values below 2^64; else of the games' sequences.
    ///
    /// # Errors
    /// As [`crate::sequence::Sequence::extend`], in the field `row` or `column`.
    pub fn factors(
        &self,
        row: u64,
        column: u64,
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<(u64, u64)> {
        let progress = &mut Progress::from(progress);
        let mut one = |coins: &Coins, n: u64, field: &str| match coin_value(coins, n) {
            Some(value) => Ok(value),
            None => values(coins, n, 1, store, progress)
                .map(|values| values[0].into())
                .map_err(|error| error.in_field(field)),
        };
        Ok((one(&self.rows, row, "row")?, one(&self.columns, column, "column")?))
    }

    /// The values of lone heads in a window of the board: row by row, `height` times `width` of
    /// them, the first of which is at `row` and `column`, both from 0 (no coin, value 0).
    ///
    /// Time O(cells) and that of the games' sequences, space O(cells). Every value is below 2^32.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] above [`Self::CELLS`]; as [`crate::sequence::Sequence::extend`].
    pub fn board(
        &self,
        (row, column): (u64, u64),
        (height, width): (u64, u64),
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Vec<u32>> {
        let progress = &mut Progress::from(progress);
        if height.max(1).checked_mul(width.max(1)).is_none_or(|cells| cells > Self::CELLS) {
            let cells = format!("{height} x {width}");
            return Err(Error::new(
                Code::OutOfRange,
                &cells,
                allowed("at-most-cells").with("most", Self::CELLS),
            ));
        }
        let down = values(&self.rows, row, height, store, &mut progress.part(0.0, 0.4));
        let down = down.map_err(|error| error.in_field("row"))?;
        let across = values(&self.columns, column, width, store, &mut progress.part(0.4, 0.8));
        let across = across.map_err(|error| error.in_field("column"))?;
        // Values are below 2^32, and nimbers below 2^32 are a field.
        let row = |&a: &u32| across.iter().map(move |&b| nimber::product(a.into(), b.into()) as u32);
        Ok(down.iter().flat_map(row).collect())
    }
}

impl fmt::Display for Product {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [rows, columns] = [&self.rows, &self.columns].map(|coins| Ruleset::Coins(coins.clone()));
        write!(f, "{rows} x {columns}")
    }
}
