use super::{r_wythoff, wythoff};
use crate::error::{Code, Error, Result, allowed};
use crate::games::FibonacciNim;
use std::fmt;

/// A game on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TwoHeaps {
    /// Wythoff's nim.
    Wythoff,
    /// The game of Euclid, ending at equal heaps.
    Euclid,
    /// The game of Euclid, ending at an empty heap.
    EuclidToZero,
    /// Fibonacci nim, as heap and limit.
    FibonacciNim,
    /// Wythoff's nim, taking from both heaps also numbers that differ by less than this: 2 to 32.
    RWythoff(u32),
    /// Dynamic nim, as heap and limit: a move takes at most so many times what the one before took.
    /// From 1 to 64, and not 2.
    DynamicNim(u32),
}

const WYTHOFF: &str = "wythoff";
const DYNAMIC: &str = "dynamic";

impl TwoHeaps {
    /// Every game without a parameter.
    pub const ALL: [Self; 4] = [Self::Wythoff, Self::Euclid, Self::EuclidToZero, Self::FibonacciNim];

    pub(crate) const MAX_WYTHOFF: u32 = 32;
    pub(crate) const MAX_FACTOR: u32 = 64;

    /// Reads a game's notation. White space around it and upper case are forgiven; `wythoff:1` is
    /// `wythoff`, and `dynamic:2` is `fibonacci-nim`.
    ///
    /// # Errors
    /// [`Code::UnknownGame`], listing what is allowed; [`Code::OutOfRange`] for a parameter.
    ///
    /// ```
    /// use grundyscope::two_heaps::TwoHeaps;
    /// assert_eq!(TwoHeaps::parse(" Wythoff ").unwrap(), TwoHeaps::Wythoff);
    /// assert_eq!(TwoHeaps::parse("wythoff:3").unwrap(), TwoHeaps::RWythoff(3));
    /// ```
    pub fn parse(text: &str) -> Result<Self> {
        let wanted = text.trim().to_ascii_lowercase();
        let (family, parameter) = match wanted.split_once(':') {
            Some((family, parameter)) => (family.trim_end(), Some(parameter.trim_start())),
            None => (&*wanted, None),
        };
        let found = match parameter {
            None => Self::ALL.into_iter().find(|game| game.family() == wanted),
            Some(r) if family == WYTHOFF => Some(match parameter_of(text, r, Self::MAX_WYTHOFF)? {
                1 => Self::Wythoff,
                r => Self::RWythoff(r),
            }),
            Some(r) if family == DYNAMIC => Some(match parameter_of(text, r, Self::MAX_FACTOR)? {
                2 => Self::FibonacciNim,
                r => Self::DynamicNim(r),
            }),
            Some(_) => None,
        };
        found.ok_or_else(|| {
            let families = Self::ALL.map(Self::family);
            let numbered = [format!("{WYTHOFF}:2"), format!("{DYNAMIC}:3")];
            let allowed =
                allowed("two-heap-games").with_list("names", families).with_list("numbered", numbered);
            Error::new(Code::UnknownGame, text, allowed)
        })
    }

    /// The notation without a parameter.
    pub(crate) const fn family(self) -> &'static str {
        match self {
            Self::Wythoff | Self::RWythoff(_) => WYTHOFF,
            Self::Euclid => "euclid",
            Self::EuclidToZero => "euclid-to-zero",
            Self::FibonacciNim => "fibonacci-nim",
            Self::DynamicNim(_) => DYNAMIC,
        }
    }

    /// The least row and column: 1 for Euclid, which ends at an empty heap or before; else 0.
    #[must_use]
    pub const fn first(self) -> u64 {
        match self {
            Self::Euclid | Self::EuclidToZero => 1,
            Self::Wythoff | Self::RWythoff(_) | Self::FibonacciNim | Self::DynamicNim(_) => 0,
        }
    }

    /// The greatest row and column of which the table gives the value.
    ///
    /// For Wythoff's nim, its generalisation, and the heap of Fibonacci and dynamic nim everything
    /// before has to be computed, which sets the limit.
    #[must_use]
    pub const fn limits(self) -> (u64, u64) {
        match self {
            Self::Wythoff => (wythoff::LIMIT, wythoff::LIMIT),
            Self::RWythoff(_) => (r_wythoff::LIMIT, r_wythoff::LIMIT),
            Self::Euclid | Self::EuclidToZero => (u32::MAX as u64, u32::MAX as u64),
            Self::FibonacciNim | Self::DynamicNim(_) => (FibonacciNim::LIMIT, u32::MAX as u64),
        }
    }

    /// The index, if it may be a row or column, each with its `limit`.
    pub(super) fn check(self, index: u64, limit: u64, field: &str) -> Result<()> {
        let first = self.first();
        if (first..=limit).contains(&index) {
            return Ok(());
        }
        let (first, limit) = (first.to_string(), limit.to_string());
        Err(Error::out_of_range(&index.to_string(), &first, &limit).in_field(field))
    }
}

impl fmt::Display for TwoHeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.family())?;
        match self {
            Self::RWythoff(r) | Self::DynamicNim(r) => write!(f, ":{r}"),
            _ => Ok(()),
        }
    }
}

/// The number from 1 to `max` that follows the colon of a notation.
fn parameter_of(text: &str, number: &str, max: u32) -> Result<u32> {
    let plain = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let found = plain.then(|| number.parse().ok()).flatten();
    found.filter(|r| (1..=max).contains(r)).ok_or_else(|| {
        let at = text.chars().take_while(|&character| character != ':').count() + 1;
        Error::out_of_range(text, "1", &max.to_string()).pointing_at(at)
    })
}
