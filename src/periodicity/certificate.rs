use super::criterion::Criterion;
use super::rules::Rules;
use dashu_int::UBig;
use dashu_int::ops::DivRem;

/// A heap below the pre-period whose value is not what the repetition, continued down, gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Exception {
    /// The heap size.
    pub index: u64,
    /// Its Grundy value.
    pub value: u32,
    /// The value that the repetition gives, which may be negative if the saltus is not 0.
    pub expected: i64,
}

/// The data with which G(n + period) = G(n) + saltus for every n >= preperiod can be checked.
///
/// [`super::check`] trusts no field and computes all of it again. Indices are heap sizes, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The game, in the form of [`Rules::simplified`].
    pub rules: Rules,
    /// The theorem.
    pub criterion: Criterion,
    /// The least index from which the repetition holds.
    pub preperiod: u64,
    /// The least period.
    pub period: u64,
    /// The increase from one period to the next; 0 for a plain period.
    pub saltus: u64,
    /// The last exception, at `preperiod - 1`; none where the pre-period is 0.
    pub last_exception: Option<Exception>,
    /// Where the theorem's hypothesis is tested, its n0 or n1: at least `preperiod`.
    pub anchor: u64,
    /// How many values were computed for the proof, those of the indices `0..computed`: the number
    /// with which the theorem's hypothesis holds at `anchor`.
    pub computed: u64,
    /// The values of the indices `0..preperiod + period`, from which all others follow.
    pub table: Vec<u32>,
}

/// The proved period that continues a sequence, and the index from which it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Continuation {
    /// The first index whose value was not computed.
    pub from: u64,
    /// n0 in G(n + period) = G(n) + saltus for every n >= n0.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// The increase from one period to the next.
    pub saltus: u64,
    /// The theorem.
    pub criterion: Criterion,
}

impl Continuation {
    pub(super) const fn new(proof: &Certificate, from: u64) -> Self {
        let Certificate { preperiod, period, saltus, criterion, .. } = *proof;
        Self { from, preperiod, period, saltus, criterion }
    }
}

impl Certificate {
    /// The Grundy value of any heap.
    ///
    /// Time O(M(b)) and space O(b), for a heap size of b bits and the time M(b) of a division.
    /// Panics: never for a certificate that [`super::check`] accepts.
    ///
    /// ```
    /// use grundyscope::periodicity::{self, Rules};
    /// // Nim: a heap of n stones has value n.
    /// let values: Vec<u32> = (0..10).collect();
    /// let proof = periodicity::prove(&Rules::Nim, &values, None).unwrap().unwrap();
    /// let googol = dashu_int::UBig::from(10u32).pow(100);
    /// assert_eq!(proof.value_at(&googol), googol);
    /// ```
    #[must_use]
    pub fn value_at(&self, n: &UBig) -> UBig {
        if let Ok(small) = usize::try_from(n)
            && let Some(&value) = self.table.get(small)
        {
            return value.into();
        }
        let (periods, offset) = (n - UBig::from(self.preperiod)).div_rem(self.period);
        let value = UBig::from(self.table[(self.preperiod + offset) as usize]);
        if self.saltus == 0 { value } else { value + periods * self.saltus }
    }

    /// [`Certificate::value_at`] for small indices.
    pub(crate) fn value_of(&self, n: u64) -> u64 {
        let rounds = n.saturating_sub(self.preperiod) / self.period;
        u64::from(self.table[(n - rounds * self.period) as usize]) + rounds * self.saltus
    }

    /// The heaps of a value, where the saltus is not 0, so that they are few.
    pub(crate) fn heaps_of(&self, value: u64) -> Vec<u64> {
        let (below, repeated) = self.table.split_at(self.preperiod as usize);
        let first = (0..).zip(below).filter(|&(_, &own)| u64::from(own) == value).map(|(heap, _)| heap);
        let later = (self.preperiod..).zip(repeated).filter_map(|(heap, &own)| {
            let above = value.checked_sub(own.into()).filter(|above| above.is_multiple_of(self.saltus))?;
            (above / self.saltus).checked_mul(self.period)?.checked_add(heap)
        });
        first.chain(later).collect()
    }

    /// All exceptions, by ascending index.
    ///
    /// Time O(preperiod), space O(number of exceptions). Panics: as [`Certificate::value_at`].
    #[must_use]
    pub fn exceptions(&self) -> Vec<Exception> {
        let below = self.table.iter().zip(0..self.preperiod);
        let all = below.map(|(&value, index)| {
            let periods = (self.preperiod - index).div_ceil(self.period);
            let above = self.table[(index + periods * self.period) as usize];
            Exception { index, value, expected: i64::from(above) - (periods * self.saltus).cast_signed() }
        });
        all.filter(|exception| i64::from(exception.value) != exception.expected).collect()
    }
}
