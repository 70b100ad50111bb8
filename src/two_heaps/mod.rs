//! Games on two numbers that a move changes together: two-dimensional tables of Grundy values.
//!
//! A position is a cell (row, column). Nothing splits into parts here, so each cell is the mex over its own options.
//!
//! | notation | position | move |
//! |---|---|---|
//! | `wythoff` | two heaps | take any positive number of stones from one heap, or the same number from both |
//! | `euclid` | two heaps, none empty | take a positive multiple of the smaller heap from the larger one, not all of it |
//! | `fibonacci-nim` | a heap and a limit | take 1 to limit stones; the new limit is twice what was taken |
//!
//! Whoever cannot move loses. Euclid is the version that ends at two equal heaps (Grossman 1997); in that of Cole and
//! Davie (1969) a heap may be emptied, which leaves the same P-positions off the diagonal but other Grundy values.
//! Fibonacci nim starts at (n, n - 1): at first the whole heap may not be taken.
//!
//! One game a file; `explain` lists the options of a cell.

mod euclid;
mod explain;
mod fibonacci_nim;
mod wythoff;

pub use euclid::value as euclid_value;
pub use explain::{CellExplanation, CellOption, CellWitness, explain};
pub use wythoff::{pair as wythoff_pair, partner as wythoff_partner};

use crate::error::{Code, Error, Result};
use crate::progress::Progress;
use dashu_int::UBig;
use std::fmt;

/// A game on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TwoHeaps {
    /// Wythoff's nim.
    Wythoff,
    /// The game of Euclid, ending at equal heaps.
    Euclid,
    /// Fibonacci nim, as heap and limit.
    FibonacciNim,
}

impl TwoHeaps {
    /// Every game, in the order of the table above.
    pub const ALL: [Self; 3] = [Self::Wythoff, Self::Euclid, Self::FibonacciNim];

    /// Reads a game's notation. White space around it and upper case are forgiven.
    ///
    /// # Errors
    /// [`Code::UnknownGame`], listing what is allowed.
    ///
    /// # Panics
    /// Never.
    ///
    /// ```
    /// use grundyscope::two_heaps::TwoHeaps;
    /// assert_eq!(TwoHeaps::parse(" Wythoff ").unwrap(), TwoHeaps::Wythoff);
    /// ```
    pub fn parse(text: &str) -> Result<Self> {
        let wanted = text.trim();
        let found = Self::ALL.into_iter().find(|game| game.as_str().eq_ignore_ascii_case(wanted));
        found.ok_or_else(|| {
            let allowed = Self::ALL.map(Self::as_str).join(", ");
            Error::new(Code::UnknownGame, text, format!("one of {allowed}"))
        })
    }

    /// The notation.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Wythoff => "wythoff",
            Self::Euclid => "euclid",
            Self::FibonacciNim => "fibonacci-nim",
        }
    }

    /// The least row and column: 1 for Euclid, which has no empty heaps, and 0 for the others.
    #[must_use]
    pub const fn first(self) -> u64 {
        match self {
            Self::Euclid => 1,
            Self::Wythoff | Self::FibonacciNim => 0,
        }
    }

    /// The greatest row and column of which the table gives the value.
    ///
    /// For Wythoff's nim and the heap of Fibonacci nim everything before has to be computed, which sets the limit.
    #[must_use]
    pub const fn limits(self) -> (u64, u64) {
        match self {
            Self::Wythoff => (wythoff::LIMIT, wythoff::LIMIT),
            Self::Euclid => (u32::MAX as u64, u32::MAX as u64),
            Self::FibonacciNim => (crate::grundy::FibonacciNim::LIMIT, u32::MAX as u64),
        }
    }

    /// The index, if it may be a row or column, each with its `limit`.
    fn check(self, index: u64, limit: u64, field: &str) -> Result<()> {
        let first = self.first();
        if (first..=limit).contains(&index) {
            return Ok(());
        }
        let (first, limit) = (first.to_string(), limit.to_string());
        let allowed = format!("a whole number from {first} to {limit}");
        let error = Error::new(Code::OutOfRange, &index.to_string(), allowed);
        Err(error.with_range(&first, &limit).in_field(field))
    }
}

impl fmt::Display for TwoHeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A part of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The first row.
    pub from_row: u64,
    /// The first column.
    pub from_column: u64,
    /// How many rows, at least 1.
    pub rows: u32,
    /// How many columns, at least 1.
    pub columns: u32,
}

impl Window {
    /// The most cells of a window.
    pub const CELLS: u64 = 1 << 22;

    const fn last_row(self) -> u64 {
        self.from_row.saturating_add(self.rows as u64 - 1)
    }

    const fn last_column(self) -> u64 {
        self.from_column.saturating_add(self.columns as u64 - 1)
    }
}

/// The Grundy values of a window of a game's table, row by row.
///
/// Time O(cells) for Euclid; for Wythoff's nim O(R C (R + C) / 64) at worst for the last row R and column C, and mostly
/// not much above O(R C); for Fibonacci nim O(R^2 log R) for the last row R. Space O(cells) and for Wythoff's nim
/// O((R + C)^2) bits. Reports progress.
///
/// # Errors
/// [`Code::OutOfRange`], in the field `fromRow`, `fromColumn`, `rows` or `columns`, for a window that is empty, has more
/// than [`Window::CELLS`] cells, begins before [`TwoHeaps::first`] or ends after [`TwoHeaps::limits`];
/// [`Code::Memory`] where the space cannot be had; whatever the progress listener answers.
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::{Progress, two_heaps::{TwoHeaps, Window, table}};
/// let window = Window { from_row: 1, from_column: 0, rows: 1, columns: 7 };
/// let row = table(TwoHeaps::Wythoff, window, &mut Progress::none()).unwrap();
/// assert_eq!(row, [1, 2, 0, 4, 5, 3, 7]); // OEIS A004482
/// ```
pub fn table(game: TwoHeaps, window: Window, progress: &mut Progress<'_>) -> Result<Vec<u32>> {
    let (row_limit, column_limit) = game.limits();
    game.check(window.from_row, row_limit, "fromRow")?;
    game.check(window.from_column, column_limit, "fromColumn")?;
    let room = |limit: u64, from: u64| (limit - from + 1).min(Window::CELLS);
    let count = |count: u32, most: u64, field: &str| {
        if (1..=most).contains(&u64::from(count)) {
            return Ok(());
        }
        let most = most.to_string();
        let error =
            Error::new(Code::OutOfRange, &count.to_string(), format!("a whole number from 1 to {most}"));
        Err(error.with_range("1", &most).in_field(field))
    };
    count(window.rows, room(row_limit, window.from_row), "rows")?;
    let columns = room(column_limit, window.from_column).min(Window::CELLS / u64::from(window.rows));
    count(window.columns, columns, "columns")?;

    let cells = window.rows as usize * window.columns as usize;
    let mut values = Vec::new();
    reserve(&mut values, cells)?;
    match game {
        TwoHeaps::Wythoff => wythoff::table(window, &mut values, progress)?,
        TwoHeaps::Euclid => euclid::table(window, &mut values, progress)?,
        TwoHeaps::FibonacciNim => fibonacci_nim::table(window, &mut values, progress)?,
    }
    Ok(values)
}

/// Makes room, or says that it cannot be had.
fn reserve<T>(table: &mut Vec<T>, count: usize) -> Result<()> {
    let memory = |_| Error::new(Code::Memory, "", "a smaller window");
    table.try_reserve_exact(count).map_err(memory)
}

/// What a move takes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// From the heap that is the row.
    Row,
    /// From the heap that is the column.
    Column,
    /// The same number from both heaps.
    Both,
    /// From the heap that is the row, which sets the new limit, the column.
    Limit,
}

impl Kind {
    /// The stable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Both => "both",
            Self::Limit => "limit",
        }
    }
}

/// A move in a game on two numbers of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// What it takes from.
    pub kind: Kind,
    /// How many stones, from each heap that it takes from.
    pub amount: UBig,
    /// The cell it leads to.
    pub to: (UBig, UBig),
}

/// The winning moves from a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winning {
    /// The moves to P-positions, in the order of [`Kind`], then by ascending amount. None exactly for a P-position.
    pub moves: Vec<Move>,
    /// Whether these are all.
    pub complete: bool,
}

/// Every winning move from the cell (`row`, `column`), of any size, by the game's theorem on P-positions.
///
/// At most three in Wythoff's nim, at most one in Euclid; of Fibonacci nim the first 100 and the taking of the whole
/// heap. Time O(M(d) log d) and space O(d) for d digits, for the time M(d) of a product.
///
/// # Errors
/// [`Code::OutOfRange`], in the field `row` or `column`, for an empty heap in Euclid.
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::two_heaps::{Kind, TwoHeaps, winning_moves};
/// // (4, 8) in Wythoff's nim: to (4, 7) by taking one stone.
/// let winning = winning_moves(TwoHeaps::Wythoff, &4u32.into(), &8u32.into()).unwrap();
/// assert_eq!((winning.moves[0].kind, &winning.moves[0].amount), (Kind::Column, &1u32.into()));
/// ```
pub fn winning_moves(game: TwoHeaps, row: &UBig, column: &UBig) -> Result<Winning> {
    if game.first() > 0 {
        for (heap, field) in [(row, "row"), (column, "column")] {
            if *heap == UBig::ZERO {
                let error = Error::new(Code::OutOfRange, "0", "a whole number from 1");
                return Err(error.in_field(field));
            }
        }
    }
    let complete = |moves| Winning { moves, complete: true };
    Ok(match game {
        TwoHeaps::Wythoff => complete(wythoff::winning_moves(row, column)),
        TwoHeaps::Euclid => complete(euclid::winning_moves(row, column)),
        TwoHeaps::FibonacciNim => fibonacci_nim::winning_moves(row, column),
    })
}

/// The P-positions of one row, which in all these games are neighbouring columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zeros {
    /// The first column.
    pub first: UBig,
    /// The last column; none where they go on for ever (the empty heap of Fibonacci nim).
    pub last: Option<UBig>,
}

/// The P-positions in a row, by the game's theorem, for a row of any size.
///
/// Wythoff's nim has one in every row. Time O(M(d) log d) and space O(d) for d digits.
///
/// # Errors
/// [`Code::OutOfRange`], in the field `row`, for row 0 of Euclid.
///
/// # Panics
/// Never.
///
/// ```
/// use grundyscope::two_heaps::{TwoHeaps, zeros};
/// let zeros = zeros(TwoHeaps::Euclid, &5u32.into()).unwrap();
/// // 5/8 to 8/5: the ratio is below the golden one.
/// assert_eq!((zeros.first, zeros.last), (4u32.into(), Some(8u32.into())));
/// ```
pub fn zeros(game: TwoHeaps, row: &UBig) -> Result<Zeros> {
    match game {
        TwoHeaps::Wythoff => {
            let partner = wythoff::partner(row);
            Ok(Zeros { first: partner.clone(), last: Some(partner) })
        }
        TwoHeaps::Euclid if *row == UBig::ZERO => {
            Err(Error::new(Code::OutOfRange, "0", "a whole number from 1").in_field("row"))
        }
        TwoHeaps::Euclid => Ok(euclid::zeros(row)),
        TwoHeaps::FibonacciNim => Ok(fibonacci_nim::zeros(row)),
    }
}
