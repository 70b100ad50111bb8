//! A position as data: a sum of components, and its value.

use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::store::Store;
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
        (self.is_row() && self.game.to_string() == "coins:turning-turtles").then_some(&self.cells[..])
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

    /// The components, in order.
    #[must_use]
    pub fn components(&self) -> &[Component] {
        &self.components
    }

    /// The values of all heaps and heads, by component and cell. The position's value is the
    /// nim-sum of them all.
    ///
    /// Time and space: those of the games' sequences.
    ///
    /// # Errors
    /// As [`crate::sequence::Sequence::extend`].
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
pub(super) fn cell_values(
    component: &Component,
    store: &mut Store,
    progress: &mut Progress<'_>,
) -> Result<Vec<u32>> {
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
