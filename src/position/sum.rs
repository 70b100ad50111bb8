//! A position as data: a sum of components, and its value.

use crate::ruleset::{Coins, Ruleset};
use std::fmt;

/// One component of a sum: heaps of one game, or one row of coins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// The game.
    pub game: Ruleset,
    /// The sizes of the heaps in the order given, or the numbers of the coins that show heads,
    /// ascending.
    pub cells: Vec<u64>,
}

impl Component {
    /// Whether it is a row of coins.
    #[must_use]
    pub const fn is_row(&self) -> bool {
        matches!(self.game, Ruleset::Coins(_))
    }

    /// The heaps of nim that a row of coins is in disguise: in Turning Turtles, a head is a heap.
    #[must_use]
    pub fn heaps_of_row(&self) -> Option<&[u64]> {
        matches!(self.game, Ruleset::Coins(Coins::AtMost(2))).then_some(&self.cells[..])
    }

    /// The component after a move on one cell, which leaves `to` in its place: heaps, or other
    /// coins turned.
    pub(super) fn after(&self, cell: usize, to: &[u64]) -> Self {
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
/// assert_eq!(error.at(), Some(35));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) components: Vec<Component>,
}

impl Position {
    /// The most heaps and heads of a position.
    pub const CELLS: usize = 1_000;
    /// The largest heap or coin, where the game itself goes further: all its moves are gone
    /// through.
    pub const LARGEST: u64 = 1 << 25;
    /// The largest heap of nim, and of a finite subtraction set whose period can be proved.
    pub const FARTHEST: u64 = (1 << 53) - 1;

    /// The components, in order.
    #[must_use]
    pub fn components(&self) -> &[Component] {
        &self.components
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
