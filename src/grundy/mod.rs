//! Computing sequences of Grundy values.
//!
//! One algorithm a file. A [`Sequence`] is computed on demand and remembers what it has: asking for a larger
//! index goes on from there. Where the values are stored, and how wide, is the algorithm's own affair;
//! readers copy a window out.

mod abreast;
mod all_but;
mod bits;
mod block;
mod closed;
mod coin_closed;
mod coin_games;
mod coin_mex;
mod coin_runs;
mod coin_subsets;
mod coin_symmetric;
mod counters;
mod density;
mod explain;
mod fibonacci_nim;
mod growth;
mod half;
mod histogram;
mod layers;
mod marks;
mod members;
mod misere;
mod nearest;
mod partitions;
mod pixels;
mod raster;
mod records;
mod repeating;
mod rests;
mod rows;
mod run_lengths;
mod settle;
mod sparse;
mod square_positions;
mod store;
mod subtraction;
mod summary;
mod take_and_break;

pub use all_but::AllBut;
pub use closed::ClosedForm;
pub use coin_closed::coin_value;
pub use coin_runs::CoinRuns;
pub use density::{Density, Grid, density};
pub use explain::{Choice, Explanation, Form, LISTED, Witness};
pub use fibonacci_nim::FibonacciNim;
pub use half::{AtLeastHalf, at_least_half_value};
pub use histogram::{Histogram, histogram};
pub use misere::{Genus, MISERE_LIMITS, misere_heaps, misere_limit};
pub use pixels::{PER_PIXEL, Palette, pixels};
pub use raster::{Raster, Stretch, raster};
pub use records::{Entry, Records, records, zeros};
pub use repeating::RepeatingCode;
pub use run_lengths::Lengths;
pub use square_positions::SquarePositions;
pub use store::Store;
pub use subtraction::Subtraction;
pub use summary::Summary;
pub use take_and_break::TakeAndBreak;

use crate::error::{Code, Error, Result};
use crate::progress::Progress;
use crate::ruleset::{Ruleset, Take};
use dashu_int::UBig;
use std::any::Any;

/// A sequence of Grundy values, index = heap size (for coin-turning games: coin number, entry 0 is 0).
pub trait Sequence: Any {
    /// The largest index that [`Sequence::extend`] accepts.
    fn limit(&self) -> u64;

    /// The largest index that [`Sequence::explain`] accepts.
    fn explain_limit(&self) -> u64 {
        self.limit()
    }

    /// How many values are computed: those of the indices `0..len`.
    fn len(&self) -> usize;

    /// Whether nothing is computed yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Computes the values up to index `n`, both ends included. Costs nothing where they are known.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] above [`Sequence::limit`], [`Code::Memory`] where the table cannot be had, and
    /// whatever the progress listener answers. What was computed until then stays.
    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()>;

    /// Copies the values from index `from` on into `out`.
    ///
    /// # Panics
    /// When `from + out.len()` is more than [`Sequence::len`].
    fn read(&self, from: usize, out: &mut [u32]);

    /// The options of index `n` with their values: why its value is what it is.
    ///
    /// # Errors
    /// As [`Sequence::extend`], with [`Sequence::explain_limit`] in place of the limit.
    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation>;

    /// The value at any index at once, for games with a closed form; `None` for the others.
    fn closed_form(&self, n: &UBig) -> Option<u32> {
        let _ = n;
        None
    }

    /// Whether a long sequence costs time that a person notices.
    fn is_slow(&self) -> bool {
        true
    }

    /// Bytes of memory held.
    fn bytes(&self) -> usize;
}

/// The sequence of a game, with the algorithm that suits it, nothing computed yet.
///
/// ```
/// use grundyscope::{Progress, Ruleset, grundy};
/// let mut squares = grundy::sequence(&Ruleset::parse("take:squares").unwrap());
/// squares.extend(29, &mut Progress::none()).unwrap();
/// let mut values = [0; 6];
/// squares.read(24, &mut values);
/// assert_eq!(values, [2, 3, 2, 3, 4, 5]); // OEIS A014586
/// ```
#[must_use]
pub fn sequence(ruleset: &Ruleset) -> Box<dyn Sequence> {
    if let Some(closed) = ClosedForm::new(ruleset) {
        return Box::new(closed);
    }
    if let Some(game) = TakeAndBreak::new(ruleset) {
        return Box::new(game);
    }
    match ruleset {
        Ruleset::Take(Take::Set(set)) => Box::new(Subtraction::new(*set)),
        Ruleset::Take(Take::List(list)) => Box::new(Subtraction::of_list(list.clone())),
        Ruleset::Take(Take::AllBut(list)) => Box::new(AllBut::new(list.clone())),
        Ruleset::Take(Take::AtLeastHalf) => Box::new(AtLeastHalf),
        Ruleset::Octal(code) => Box::new(RepeatingCode::new(code.clone())),
        Ruleset::Nim | Ruleset::GrundysGame | Ruleset::Take(Take::AtMostHalf | Take::ProperDivisors) => {
            unreachable!("taken care of above")
        }
        Ruleset::Coins(coins) => coin_games::sequence(coins),
        Ruleset::FibonacciNim => Box::new(FibonacciNim::new()),
    }
}

/// The index as a `usize`, or the error that it is above `limit`.
fn within(n: u64, limit: u64) -> Result<usize> {
    if n > limit { Err(beyond(&n.to_string(), limit)) } else { Ok(n as usize) }
}

/// The error for an index above `limit`.
fn beyond(n: &str, limit: u64) -> Error {
    let limit = limit.to_string();
    Error::new(Code::OutOfRange, n, format!("a whole number from 0 to {limit}")).with_range("0", &limit)
}

/// Makes room for `count` more entries, or says that it cannot be had: before the work, not amid it.
pub(crate) fn reserve<T>(table: &mut Vec<T>, count: usize) -> Result<()> {
    table.try_reserve_exact(count).map_err(|_| {
        let bytes = count * size_of::<T>();
        Error::new(Code::Memory, "", format!("a smaller number: {} MB could not be had", bytes >> 20))
    })
}
