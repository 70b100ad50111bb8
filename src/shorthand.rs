//! What a program writes most often, in one call: notations by [`str::parse`], values, periods,
//! genera, winning moves and tables, without a [`Store`] or a [`Progress`].

use crate::error::{Error, Result};
use crate::games;
use crate::misere::{Genus, misere_heaps};
use crate::periodicity::{self, Certificate, Periodicity, Status};
use crate::position::{Move, Sum};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sequence::{self, Explanation, Sequence};
use crate::store::Store;
use crate::tartan::Product;
use crate::two_heaps::{TwoHeaps, Window, table};
use std::ops::RangeToInclusive;
use std::str::FromStr;

/// `FromStr` by the function `parse` of the type.
macro_rules! parsed {
    ($($notation:ty),+) => {$(
        impl FromStr for $notation {
            type Err = Error;

            fn from_str(text: &str) -> Result<Self> {
                Self::parse(text)
            }
        }
    )+};
}

parsed!(Ruleset, Sum, Product, TwoHeaps);

#[cfg(feature = "own-rules")]
parsed!(crate::ruleset::Rule);

impl Ruleset {
    /// The Grundy values from index 0 on. Time and space of the sequence, and four bytes a value.
    ///
    /// # Errors
    /// As [`Sequence::extend`].
    ///
    /// ```
    /// use grundyscope::Ruleset;
    /// let kayles: Ruleset = "kayles".parse()?;
    /// assert_eq!(kayles.values(..=11)?, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]); // OEIS A002186
    /// # Ok::<(), grundyscope::Error>(())
    /// ```
    pub fn values(&self, range: RangeToInclusive<u64>) -> Result<Vec<u32>> {
        sequence::values(&mut *games::sequence(self), range)
    }

    /// The Grundy values from index 0 on, one by one, to the sequence's limit or that of memory.
    ///
    /// ```
    /// use grundyscope::Ruleset;
    /// let squares: Ruleset = "take:squares".parse()?;
    /// let first: Vec<u32> = squares.iter().take(8).collect();
    /// assert_eq!(first, [0, 1, 0, 1, 2, 0, 1, 0]); // OEIS A014586
    /// # Ok::<(), grundyscope::Error>(())
    /// ```
    #[must_use]
    pub fn iter(&self) -> Values {
        Values { sequence: games::sequence(self), index: 0 }
    }

    /// The options of index `n` with their values, which explain its value.
    ///
    /// # Errors
    /// As [`Sequence::explain`].
    ///
    /// ```
    /// let kayles: grundyscope::Ruleset = "kayles".parse()?;
    /// assert_eq!(kayles.explain(11)?.value, 6); // OEIS A002186
    /// # Ok::<(), grundyscope::Error>(())
    /// ```
    pub fn explain(&self, n: u64) -> Result<Explanation> {
        games::sequence(self).explain(n, &mut Progress::none())
    }

    /// The genera of the heaps from 0 on, which tell who wins in misère play.
    ///
    /// # Errors
    /// As [`misere_heaps`].
    ///
    /// ```
    /// use grundyscope::Ruleset;
    /// let kayles: Ruleset = "kayles".parse()?;
    /// assert_eq!(kayles.genera(..=5)?[5].to_string(), "4^146"); // Winning Ways, chapter 13
    /// # Ok::<(), grundyscope::Error>(())
    /// ```
    pub fn genera(&self, range: RangeToInclusive<u64>) -> Result<Vec<Genus>> {
        misere_heaps(self, range.end, None)
    }

    /// The period of the values, as far as those up to index `n` prove it.
    ///
    /// # Errors
    /// As [`periodicity::periodicity`].
    ///
    /// ```
    /// use grundyscope::Ruleset;
    /// let kayles: Ruleset = "kayles".parse()?;
    /// let period = kayles.period(999)?;
    /// let proof = period.proved().unwrap();
    /// assert_eq!((proof.preperiod, proof.period), (71, 12)); // Winning Ways, chapter 4
    /// # Ok::<(), grundyscope::Error>(())
    /// ```
    pub fn period(&self, n: u64) -> Result<Periodicity> {
        periodicity::periodicity(self, &mut *games::sequence(self), n, None)
    }
}

impl IntoIterator for &Ruleset {
    type Item = u32;
    type IntoIter = Values;

    fn into_iter(self) -> Values {
        self.iter()
    }
}

/// The values of a game, from [`Ruleset::iter`].
pub struct Values {
    sequence: Box<dyn Sequence>,
    index: usize,
}

impl std::fmt::Debug for Values {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Values").field("index", &self.index).finish_non_exhaustive()
    }
}

impl Iterator for Values {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let (index, limit) = (self.index as u64, self.sequence.limit());
        if index > limit {
            return None;
        }
        if self.index >= self.sequence.len() {
            // Twice as far each time, since some algorithms begin anew for a larger n.
            let to = (2 * index).clamp(63, limit);
            self.sequence.extend(to, &mut Progress::none()).ok()?;
        }
        let mut value = [0];
        self.sequence.read(self.index, &mut value);
        self.index += 1;
        Some(value[0])
    }
}

impl Periodicity {
    /// The certificate of a proved period.
    #[must_use]
    pub fn proved(&self) -> Option<&Certificate> {
        match &self.status {
            Status::Proved(certificate) => Some(certificate),
            _ => None,
        }
    }
}

impl Sum {
    /// All winning moves.
    ///
    /// # Errors
    /// As [`Sum::moves`].
    ///
    /// ```
    /// use grundyscope::position::Sum;
    /// let sum: Sum = "0.77:12 + take:squares:29 + nim:5".parse()?;
    /// let winning = sum.winning_moves()?;
    /// assert!(winning.iter().all(|played| played.value == 0));
    /// assert_eq!(winning.len(), 3);
    /// # Ok::<(), grundyscope::Error>(())
    /// ```
    pub fn winning_moves(&self) -> Result<Vec<Move>> {
        Ok(self.moves(usize::MAX, &mut Store::default(), None)?.winning)
    }
}

impl Product {
    /// The value of a lone head in a row and a column, both from 1.
    ///
    /// # Errors
    /// As [`Product::value`].
    ///
    /// ```
    /// use grundyscope::tartan::Product;
    /// let corners: Product = "coins:twins x coins:twins".parse()?;
    /// assert_eq!(corners.cell(5, 8)?, 10); // OEIS A051775
    /// # Ok::<(), grundyscope::Error>(())
    /// ```
    pub fn cell(&self, row: u64, column: u64) -> Result<u64> {
        self.value(row, column, &mut Store::default(), None)
    }
}

impl TwoHeaps {
    /// The values of a window of the table, row by row.
    ///
    /// # Errors
    /// As [`table`].
    ///
    /// ```
    /// use grundyscope::two_heaps::{TwoHeaps, Window};
    /// let wythoff: TwoHeaps = "wythoff".parse()?;
    /// let window = Window { from_row: 1, from_column: 0, rows: 1, columns: 7 };
    /// assert_eq!(wythoff.values(window)?, [1, 2, 0, 4, 5, 3, 7]); // OEIS A004482
    /// # Ok::<(), grundyscope::Error>(())
    /// ```
    pub fn values(self, window: Window) -> Result<Vec<u32>> {
        table(self, window, None)
    }
}
