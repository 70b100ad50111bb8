use super::boards::{self, Board, Step};
use super::component::Component;
use super::notation::{EXPECTED, cells, split};
use crate::error::{Code, Error, Result, allowed};
use crate::notation::Piece;
use crate::progress::Progress;
use crate::store::Store;
use std::fmt;

/// A sum of components.
///
/// ```
/// use grundyscope::{store::Store, position::Sum};
/// let sum = Sum::parse(" nimble:{1,4,4}+Hackenbush:(()(())) + Coins:Ruler:{7, 4,1}").unwrap();
/// assert_eq!(sum.to_string(), "nimble:{1,4,4} + hackenbush:(()(())) + coins:ruler:{1,4,7}");
/// let moves = sum.moves(10, &mut Store::default(), None).unwrap();
/// assert_eq!(moves.components[1].1, 4); // 1 + (1 xor 2), the colon principle
/// let error = Sum::parse("take:squares:29 + coins:ruler:{1,4,x}").unwrap_err();
/// assert_eq!(error.at(), Some(35));
/// ```
#[derive(Clone, Debug)]
pub struct Sum {
    pub(super) components: Vec<Component>,
}

/// One move in one component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The component, from 0.
    pub component: usize,
    /// What it does there.
    pub step: Step,
    /// The value of the component after the move.
    pub component_value: u64,
    /// The value of the sum after the move: 0 where the move wins.
    pub value: u64,
}

impl Sum {
    /// The most heaps, heads and pieces.
    pub const CELLS: usize = 1_000;

    /// Reads a sum. Time and space O(length of the text).
    ///
    /// # Errors
    /// All but the first pointing at the place:
    /// - [`Code::Empty`](crate::Code::Empty): nothing is there, or nothing between two `+`, or no
    ///   number where one is needed;
    /// - [`Code::Missing`](crate::Code::Missing): a game without heap or head;
    /// - as [`Ruleset::parse`](crate::Ruleset::parse) for a game, as [`crate::number`] for a number;
    /// - [`Code::NoSum`](crate::Code::NoSum): a game whose positions are not heaps or rows of coins
    ///   (Fibonacci nim);
    /// - [`Code::Parentheses`](crate::Code::Parentheses): a brace without its partner;
    /// - [`Code::OutOfRange`](crate::Code::OutOfRange): a heap or coin beyond what the game's
    ///   sequence reaches, a coin twice in a row, or more than [`Sum::CELLS`] heaps and pieces;
    /// - [`Code::Cycle`](crate::Code::Cycle) for a graph with a round;
    ///   [`Code::Expression`](crate::Code::Expression) for a list of edges that cannot be read.
    pub fn parse(text: &str) -> Result<Self> {
        Self::parse_long(text, None)
    }

    /// As [`Sum::parse`], for texts with many own rules: of each, the work is estimated.
    ///
    /// # Errors
    /// As [`Sum::parse`]; the error of the progress listener.
    pub fn parse_long(text: &str, progress: Option<&mut Progress<'_>>) -> Result<Self> {
        Self::read(text, boards::read, &mut progress.into())
    }

    /// As [`Self::parse_long`], of heaps and rows of coins only: this alone needs no board's code.
    ///
    /// # Errors
    /// As [`Sum::parse_long`].
    pub fn parse_without_boards(text: &str, progress: Option<&mut Progress<'_>>) -> Result<Self> {
        Self::read(text, |_| Ok(None), &mut progress.into())
    }

    fn read(
        text: &str,
        board: fn(Piece<'_>) -> Result<Option<Board>>,
        progress: &mut Progress<'_>,
    ) -> Result<Self> {
        if text.trim().is_empty() {
            return Err(Error::new(Code::Empty, text, EXPECTED));
        }
        let mut read = || {
            let (mut components, mut count) = (Vec::new(), 0);
            for piece in split(Piece { text, at: 0 }, '+')? {
                let component = match board(piece)? {
                    Some(board) => Component::Board(board),
                    None => Component::Cells(cells(piece)?),
                };
                count += component.cells().len().max(1);
                if count > Self::CELLS {
                    return Err(
                        piece.error(Code::OutOfRange, allowed("at-most-pieces").with("most", Self::CELLS))
                    );
                }
                progress.work(component.description_work())?;
                components.push(component);
            }
            Ok(Self { components })
        };
        // What an error names beside its place, such as a round, stays.
        read().map_err(|error: Error| match error.code() {
            Code::Cycle | Code::Cancelled => error,
            _ => error.about(text),
        })
    }

    /// The components, in order.
    #[must_use]
    pub fn components(&self) -> &[Component] {
        &self.components
    }

    /// What the other player is to move from after a move of one step a component.
    ///
    /// # Panics
    /// When a step is not one of this sum: its component or cell does not exist.
    #[must_use]
    pub fn after<'a>(&self, steps: impl IntoIterator<Item = (usize, &'a Step)>) -> Self {
        let mut components = self.components.clone();
        for (place, step) in steps {
            components[place] = components[place].after(step);
        }
        components.iter_mut().for_each(Component::turn);
        Self { components }
    }

    /// The values of the cells, and the value, of each component; the sum's is their nim-sum.
    ///
    /// Time and space: those of the games' sequences.
    ///
    /// # Errors
    /// As [`Sequence::extend`](crate::sequence::Sequence::extend), and as
    /// [`periodicity::value`](crate::periodicity::value) for heaps beyond its limit.
    pub fn values(
        &self,
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Vec<(Vec<u64>, u64)>> {
        let progress = &mut Progress::from(progress);
        let count = self.components.len();
        #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
        let part = |i: usize| i as f64 / count as f64;
        let components = self.components.iter().enumerate();
        components
            .map(|(i, component)| component.values(store, &mut progress.part(part(i), part(i + 1))))
            .collect()
    }

    pub(super) fn check_size(&self, progress: &mut Progress<'_>) -> Result<()> {
        let mut work = 0;
        self.components.iter().try_for_each(|component| component.add_work(&mut work, progress))
    }
}

impl fmt::Display for Sum {
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
