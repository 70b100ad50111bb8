//! How options are visited: a walk counts its work and can be ended.

use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;

/// Why options are not visited to the end.
#[derive(Debug)]
pub(crate) enum Halt {
    Found,
    TooMany,
    Failed(Error),
}

impl From<Error> for Halt {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// The most steps of an explanation in any game, about, as [`Progress::work`] counts them: one for
/// each option, and one for each heap or coin that it leaves.
pub(crate) const EXPLAINED: u64 = 1 << 25;

/// The most steps that tell how far an own rule is computed, about.
#[cfg(feature = "own-rules")]
pub(crate) const DESCRIBED: u64 = 1 << 22;

/// The number of options that an explanation lists; the others are counted by value only.
pub const LISTED: usize = 1_000;

pub(crate) type Walk = std::result::Result<(), Halt>;

/// Gets every option of an index: stones taken (or coins turned), and the indices that are left.
pub(crate) type Visit<'a> = &'a mut dyn FnMut(&mut Progress<'_>, u64, &[u64]) -> Walk;

/// The end of a walk through the options of an index.
/// [`Code::OutOfRange`] for too many options; that of the walk.
#[inline(never)]
pub(crate) fn ended(walk: Walk, n: u64) -> Result<()> {
    match walk {
        Ok(()) | Err(Halt::Found) => Ok(()),
        Err(Halt::TooMany) => Err(Error::new(Code::OutOfRange, &n.to_string(), allowed("heaps-within-work"))),
        Err(Halt::Failed(error)) => Err(error),
    }
}
