//! A sum of any components, and its notation.

use super::part::Part;
use crate::error::{Code, Error, Result, allowed};
use crate::position::boards::{self, Step};
use crate::position::notation::{EXPECTED, component, pointed, split};
use crate::position::sum::Position;
use std::fmt;

/// A sum of components of any kind.
///
/// ```
/// use grundyscope::{Progress, store::Store, position::Sum};
/// let sum = Sum::parse("nimble:{1,4,4} + hackenbush:(()(()))").unwrap();
/// let moves = sum.moves(10, &mut Store::default(), &mut Progress::none()).unwrap();
/// assert_eq!((moves.value, moves.parts[1].1), (1 ^ 4, 4)); // 1 + (1 xor 2), the colon principle
/// ```
#[derive(Clone, Debug)]
pub struct Sum {
    pub(super) parts: Vec<Part>,
}

impl Sum {
    /// Reads a sum: components as [`Position::parse`] reads them, and those of
    /// [`crate::position::boards`].
    ///
    /// # Errors
    /// As [`Position::parse`]; [`Code::Cycle`] for a graph with a round;
    /// [`Code::Expression`] for a list of edges that cannot be read.
    pub fn parse(text: &str) -> Result<Self> {
        if text.trim().is_empty() {
            return Err(Error::new(Code::Empty, text, EXPECTED));
        }
        let pointed = |error| pointed(text, error);
        let (mut parts, mut cells) = (Vec::new(), 0);
        for piece in split((0, text), '+').map_err(pointed)? {
            let part = match boards::read(piece).map_err(pointed)? {
                Some(board) => Part::Board(board),
                None => Part::Plain(component(piece).map_err(pointed)?),
            };
            cells += part.cells().len().max(1);
            if cells > Position::CELLS {
                let allowed = allowed("at-most-pieces").with("most", Position::CELLS);
                return Err(pointed((piece.0, Error::new(Code::OutOfRange, "", allowed))));
            }
            parts.push(part);
        }
        Ok(Self { parts })
    }

    /// The components, in order.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The sum as a position of heaps and rows of coins; `None` if it has other components.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        let components = self.parts.iter().map(|part| match part {
            Part::Plain(component) => Some(component.clone()),
            Part::Board(_) => None,
        });
        Some(Position { components: components.collect::<Option<_>>()? })
    }

    /// What the other player is to move from after a move of one step a component.
    #[must_use]
    pub fn after<'a>(&self, steps: impl IntoIterator<Item = (usize, &'a Step)>) -> Self {
        let mut parts = self.parts.clone();
        for (part, step) in steps {
            parts[part] = parts[part].after(step);
        }
        Self { parts: parts.iter().map(Part::turned).collect() }
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, part) in self.parts.iter().enumerate() {
            if i > 0 {
                f.write_str(" + ")?;
            }
            part.fmt(f)?;
        }
        Ok(())
    }
}
