use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The field of the nimbers below 2^(2^level).
///
/// These are all finite fields of nimbers whose number of elements is 2 to a power of two, one in
/// the other. Every other subfield of one of them has 2^m elements where m divides 2^level, so
/// there is no other: the smallest field that contains a nimber is always one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field {
    level: u32,
}

impl Field {
    /// The smallest field that contains this number. Time O(1). Panics: never.
    pub(crate) fn of(value: &UBig) -> Self {
        Self { level: value.bit_len().max(1).next_power_of_two().trailing_zeros() }
    }

    /// The k of 2^(2^k).
    #[must_use]
    pub const fn level(self) -> u32 {
        self.level
    }

    /// How many bits its elements have, 2^level.
    #[must_use]
    pub const fn bits(self) -> usize {
        1 << self.level
    }

    /// How many elements it has.
    pub(crate) fn size(self) -> UBig {
        UBig::ONE << self.bits()
    }
}
