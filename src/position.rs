//! Positions: sums of heaps and of rows of coins, of any games.
//!
//! In a sum a player moves in one component and leaves the others; its value is the nim-sum of theirs
//! (Sprague 1935, Grundy 1939). The notation names the game, then what is there of it:
//!
//! | notation | position |
//! |---|---|
//! | `take:squares:29` | one heap of 29 stones: what stands after the last colon is its size |
//! | `take:squares:{3,5,5}` | three heaps |
//! | `coins:ruler:7` | a row of coins of which the seventh shows heads |
//! | `coins:ruler:{1,4,7}` | a row of coins with three heads |
//! | `0.77:12 + take:squares:29 + nim:5` | a sum; an octal code needs no `octal:` before it |
//!
//! Numbers are read by [`crate::number`]; inside braces a comma parts them.

mod moves;
mod notation;
mod remoteness;

pub use moves::{Losing, Move, Moves};
pub use remoteness::REMOTENESS_POSITIONS;

use crate::error::Result;
use crate::grundy::Store;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use std::fmt;

/// One component of a sum: heaps of one game, or one row of coins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// The game.
    pub game: Ruleset,
    /// The sizes of the heaps in the order given, or the numbers of the coins that show heads, ascending.
    pub cells: Vec<u64>,
}

impl Component {
    /// Whether it is a row of coins.
    #[must_use]
    pub const fn is_row(&self) -> bool {
        matches!(self.game, Ruleset::Coins(_))
    }

    /// The component after a move on one cell, which leaves `to` in its place: heaps, or other coins turned.
    fn after(&self, cell: usize, to: &[u64]) -> Self {
        let mut cells = self.cells.clone();
        if self.is_row() {
            cells.remove(cell);
            for coin in to {
                match cells.binary_search(coin) {
                    Ok(head) => drop(cells.remove(head)),
                    Err(place) => cells.insert(place, *coin),
                }
            }
        } else {
            cells.splice(cell..=cell, to.iter().copied());
        }
        Self { game: self.game.clone(), cells }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [cell] = self.cells[..] {
            return write!(f, "{}:{cell}", self.game);
        }
        let cells: Vec<String> = self.cells.iter().map(ToString::to_string).collect();
        write!(f, "{}:{{{}}}", self.game, cells.join(","))
    }
}

/// A sum of components.
///
/// ```
/// use grundyscope::position::Position;
/// let position = Position::parse(" take:squares:29+Coins:Ruler:{7, 4,1} ").unwrap();
/// assert_eq!(position.to_string(), "take:squares:29 + coins:ruler:{1,4,7}");
/// let error = Position::parse("take:squares:29 + coins:ruler:{1,4,x}").unwrap_err();
/// assert_eq!(error.at, Some(35));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    components: Vec<Component>,
}

impl Position {
    /// The most heaps and heads of a position.
    pub const CELLS: usize = 1_000;
    /// The largest heap or coin, where the game itself goes further: all its moves are gone through.
    pub const LARGEST: u64 = 1 << 25;

    /// Reads a position.
    ///
    /// Time and space O(length of the text).
    ///
    /// # Errors
    /// All but the first pointing at the place:
    /// - [`Code::Empty`](crate::Code::Empty): nothing is there, or nothing between two `+`, or no number where one is
    ///   needed;
    /// - [`Code::Missing`](crate::Code::Missing): a game without heap or head;
    /// - as [`Ruleset::parse`] for a game, as [`crate::number`] for a number;
    /// - [`Code::NoSum`](crate::Code::NoSum): a game whose positions are not heaps or rows of coins (Fibonacci nim);
    /// - [`Code::Parentheses`](crate::Code::Parentheses): a brace without its partner;
    /// - [`Code::OutOfRange`](crate::Code::OutOfRange): a heap or coin beyond what the game's sequence reaches, a coin
    ///   twice in a row, or more than [`Position::CELLS`] heaps and heads.
    pub fn parse(text: &str) -> Result<Self> {
        notation::parse(text)
    }

    /// The components, in order.
    #[must_use]
    pub fn components(&self) -> &[Component] {
        &self.components
    }

    /// The values of all heaps and heads, by component and cell. The position's value is the nim-sum of them
    /// all.
    ///
    /// Time and space: those of the games' sequences.
    ///
    /// # Errors
    /// As [`crate::grundy::Sequence::extend`].
    pub fn values(&self, store: &mut Store, progress: &mut Progress<'_>) -> Result<Vec<Vec<u32>>> {
        let count = self.components.len();
        let mut values = Vec::with_capacity(count);
        for (i, component) in self.components.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
            let part = |i: usize| i as f64 / count as f64;
            values.push(cell_values(component, store, &mut progress.part(part(i), part(i + 1)))?);
        }
        Ok(values)
    }

    /// The position after a move.
    ///
    /// # Panics
    /// When the move is not one of this position: its component or cell does not exist.
    #[must_use]
    pub fn after(&self, played: &Move) -> Self {
        let mut components = self.components.clone();
        let component = &mut components[played.component];
        *component = component.after(played.cell, &played.to);
        Self { components }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, component) in self.components.iter().enumerate() {
            if i > 0 {
                f.write_str(" + ")?;
            }
            component.fmt(f)?;
        }
        Ok(())
    }
}

/// The values of the cells of one component.
fn cell_values(component: &Component, store: &mut Store, progress: &mut Progress<'_>) -> Result<Vec<u32>> {
    let sequence = store.open(&component.game);
    if let Some(&last) = component.cells.iter().max() {
        sequence.extend(last, progress)?;
    }
    let mut value = [0];
    let values = component.cells.iter().map(|&cell| {
        sequence.read(cell as usize, &mut value);
        value[0]
    });
    Ok(values.collect())
}
