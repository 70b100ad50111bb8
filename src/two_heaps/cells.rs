use crate::error::{Message, allowed};
use dashu_int::UBig;

/// The allowed size, for the error of a window without memory.
pub(super) const SMALLER: Message = allowed("smaller-window");

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

    pub(super) const fn last_row(self) -> u64 {
        self.from_row.saturating_add(self.rows as u64 - 1)
    }

    pub(super) const fn last_column(self) -> u64 {
        self.from_column.saturating_add(self.columns as u64 - 1)
    }
}

/// The heap or heaps that a move takes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// From the heap that is the row.
    Row,
    /// From the heap that is the column.
    Column,
    /// The same number from both heaps, or in r-Wythoff nearly the same.
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

/// One option of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellOption {
    /// The heap or heaps that the move takes from.
    pub kind: Kind,
    /// How many stones from each heap that it takes from; in r-Wythoff from the row, if from both.
    pub amount: u64,
    /// The cell it leads to, row and column.
    pub to: (u64, u64),
    /// The Grundy value there.
    pub value: u32,
}

/// A move in a game on two numbers of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The heap or heaps that it takes from.
    pub kind: Kind,
    /// How many stones from each heap that it takes from; in r-Wythoff from the row, if from both.
    pub amount: UBig,
    /// The cell it leads to.
    pub to: (UBig, UBig),
}

/// The winning moves from a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winning {
    /// The moves to P-positions, by [`Kind`], then ascending amount. None exactly for a P-position.
    pub moves: Vec<Move>,
    /// Whether these are all.
    pub complete: bool,
}

/// The P-positions of one row, which in all these games are neighbouring columns, but for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zeros {
    /// The first column.
    pub first: UBig,
    /// The last column; `None` if they have no end (the empty heap of Fibonacci nim).
    pub last: Option<UBig>,
    /// A column between them that is none (Euclid with emptied heaps: the row itself).
    pub except: Option<UBig>,
}
