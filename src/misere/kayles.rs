//! Kayles in misère play, for any rows of pins.
//!
//! A position has the outcome of normal play, except in nine families of positions (Sibert and
//! Conway, "Mathematical Kayles", International Journal of Game Theory 20, 1992). Each family says
//! of some lengths whether an even or an odd number of rows has one of them; no other row, but
//! perhaps one of 12 or 25 pins, is in the position.

use crate::ruleset::{OctalCode, Ruleset};

pub(super) fn is_kayles(game: &Ruleset) -> bool {
    matches!(game, Ruleset::Octal(code) if OctalCode::new(&[0, 7, 7], 0).as_ref() == Ok(code))
}

/// The lengths of which the exceptions speak.
const LENGTHS: [u64; 8] = [1, 4, 5, 9, 12, 17, 20, 25];

/// A family of positions in which misère play has the other outcome: an even or odd number of rows
/// of each set of lengths, and one row of a length of its own.
struct Exception {
    single: Option<u64>,
    groups: [(&'static [u64], Parity); 2],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Parity {
    Even,
    Odd,
}
use Parity::{Even, Odd};

const fn exception(
    single: Option<u64>,
    first: (&'static [u64], Parity),
    second: (&'static [u64], Parity),
) -> Exception {
    Exception { single, groups: [first, second] }
}

const EXCEPTIONS: [Exception; 9] = [
    // The nim-sum is 0, and the player to move wins.
    exception(None, (&[5], Even), (&[4, 1], Even)),
    exception(None, (&[17, 12, 9], Even), (&[20, 4, 1], Even)),
    exception(Some(25), (&[17, 12, 9], Even), (&[20, 4, 1], Odd)),
    // The nim-sum is not 0, and the player to move loses.
    exception(None, (&[5], Odd), (&[4, 1], Odd)),
    exception(None, (&[5], Even), (&[4, 1], Odd)),
    exception(None, (&[9], Odd), (&[4, 1], Even)),
    exception(Some(12), (&[], Even), (&[4, 1], Even)),
    exception(None, (&[17, 12, 9], Even), (&[20, 4, 1], Odd)),
    exception(Some(25), (&[9], Odd), (&[4, 1], Odd)),
];

/// The Grundy values have the period 12 from 71 pins on (Guy and Smith 1956).
const PERIOD: (u64, u64) = (71, 12);

/// The Grundy values of Kayles, index = pins, to the end of the first period (OEIS A002186).
const VALUES: [u8; 83] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, //
    4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, //
    4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, //
    4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, //
    4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, //
    4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7, //
    4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, //
];

/// Rows of pins, as far as misère play depends on them.
///
/// ```
/// use grundyscope::misere::KaylesRows;
/// let rows = KaylesRows::new();
/// let lost: Vec<u64> = (1..100).filter(|&pins| !rows.with(&[pins]).wins()).collect();
/// assert_eq!(lost, [1, 4, 9, 12, 20]); // Sibert and Conway 1992
/// assert!(rows.with(&[1_000_000_000_000, 3]).wins());
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct KaylesRows {
    nim_sum: u8,
    /// How many rows have each of `LENGTHS`.
    counts: [u32; LENGTHS.len()],
    /// How many rows with pins have another length.
    others: u32,
}

impl KaylesRows {
    /// No rows.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// These rows, and others of so many pins each; rows without pins change nothing.
    #[must_use]
    pub fn with(mut self, rows: &[u64]) -> Self {
        let (start, period) = PERIOD;
        for &pins in rows.iter().filter(|&&pins| pins > 0) {
            self.nim_sum ^=
                VALUES[if pins < start { pins } else { start + (pins - start) % period } as usize];
            match LENGTHS.iter().position(|&length| length == pins) {
                Some(length) => self.counts[length] += 1,
                None => self.others += 1,
            }
        }
        self
    }

    /// Whether the outcome is not that of normal play.
    #[must_use]
    pub fn is_exception(&self) -> bool {
        self.others == 0 && EXCEPTIONS.iter().any(|exception| exception.holds(&self.counts))
    }

    /// Whether the player to move wins when the last move loses.
    #[must_use]
    pub fn wins(&self) -> bool {
        (self.nim_sum != 0) != self.is_exception()
    }
}

impl Exception {
    fn holds(&self, counts: &[u32; LENGTHS.len()]) -> bool {
        let rows = || LENGTHS.iter().zip(counts).map(|(length, &count)| (length, count));
        let is_grouped = |length: &u64| self.groups.iter().any(|(lengths, _)| lengths.contains(length));
        let parities_hold = self.groups.iter().all(|(lengths, parity)| {
            let count: u32 =
                rows().filter(|(length, _)| lengths.contains(length)).map(|(_, count)| count).sum();
            (count % 2 == 1) == (*parity == Odd)
        });
        parities_hold
            && rows()
                .filter(|(length, _)| !is_grouped(length))
                .all(|(length, count)| count == u32::from(self.single == Some(*length)))
    }
}
