use super::sequences::Store;
use crate::error::{Code, Error, Result, allowed};
use crate::games::{CoinRuns, Subtraction};
use crate::ruleset::{Coins, LengthSet, Ruleset, Take};
use crate::sequence::Sequence;

/// A sequence that can continue from imported values.
///
/// ```
/// use grundyscope::{Ruleset, store::{Importer, Store}};
/// let mut store = Store::default();
/// let mut importer = Importer::open(&mut store, &Ruleset::parse("take:squares").unwrap()).unwrap();
/// importer.import(&[0, 1, 0, 1, 2], None).unwrap(); // OEIS A014586
/// assert_eq!(importer.len(), 5);
/// ```
#[derive(Debug)]
pub struct Importer<'a>(Target<'a>);

#[derive(Debug)]
enum Target<'a> {
    Squares(&'a mut Subtraction),
    Runs(&'a mut CoinRuns),
}

impl<'a> Importer<'a> {
    /// Opens the sequence of subtract-a-square or of a coin-turning game of runs.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for other games.
    pub fn open(store: &'a mut Store, game: &Ruleset) -> Result<Self> {
        match game {
            Ruleset::Take(Take::Set(LengthSet::Squares)) => Ok(Self(Target::Squares(store.open_as(game)))),
            Ruleset::Coins(Coins::Runs(_)) => Ok(Self(Target::Runs(store.open_as(game)))),
            _ => {
                let allowed = allowed("importable-games");
                Err(Error::new(Code::OutOfRange, &game.to_string(), allowed))
            }
        }
    }

    /// The number of known values: those of the indices `0..len`.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.0 {
            Target::Squares(squares) => squares.len(),
            Target::Runs(runs) => runs.len(),
        }
    }

    /// Whether no value is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the row of coins up to the last value is required: see [`Importer::import`].
    #[must_use]
    pub const fn needs_side(&self) -> bool {
        matches!(self.0, Target::Runs(_))
    }

    /// Imports the values from index [`Self::len`] on; later values are correct only if these are.
    ///
    /// `side` is, for games of runs only, [`CoinRuns::row_of_heads`] of all coins to the last.
    ///
    /// # Errors
    /// [`Code::Missing`] without a side that is needed; as [`Subtraction::import_values`] and
    /// [`CoinRuns::import_values`]. Then nothing is imported.
    pub fn import(&mut self, values: &[u32], side: Option<(u32, &[(u32, u64)])>) -> Result<()> {
        match (&mut self.0, side) {
            (Target::Squares(squares), _) => squares.import_values(values),
            (Target::Runs(runs), Some((row, changes))) => runs.import_values(values, row, changes),
            (Target::Runs(_), None) => Err(Error::plain(Code::Missing, "").in_field("side")),
        }
    }
}
