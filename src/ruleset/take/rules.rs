use crate::length_set::LengthSet;
use crate::progress::Progress;
use crate::sort::sort;
use crate::walk::{Visit, Walk};

/// How many stones may be taken.
///
/// Lists ascend without repetitions, as [`Ruleset::parse`](crate::Ruleset::parse) makes them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Take {
    /// A number in the set (a subtraction game).
    Set(LengthSet),
    /// One of these positive numbers (a finite subtraction set).
    List(Vec<u64>),
    /// One of these numbers, or a number in one of these sets: at least two parts, none of which
    /// contains another, the numbers in none of the sets and up to 10^9.
    Union {
        /// Single numbers.
        numbers: Vec<u64>,
        /// The sets, ascending.
        sets: Vec<LengthSet>,
    },
    /// Any positive number but these.
    AllBut(Vec<u64>),
    /// At least half of the heap.
    AtLeastHalf,
    /// At most half of the heap, n/2 rounded down: nothing may be taken from a heap of one stone.
    AtMostHalf,
    /// A divisor of the heap's size that is less than it: a heap of one stone has no move.
    ProperDivisors,
    /// A number coprime to the heap's size: of one stone that stone, of more never all.
    Coprime,
}

impl Take {
    /// The largest single number beside named sets in a union: no sequence goes as far.
    pub(crate) const MAX_BESIDE_SETS: u64 = 1_000_000_000;

    /// The numbers up to `n` that may be taken, ascending; `None` if they depend on the heap, or
    /// are all but a few. Time and space as [`LengthSet::up_to`].
    pub(crate) fn members(&self, n: u64) -> Option<Vec<u64>> {
        match self {
            Self::Set(set) => Some(set.up_to(n)),
            Self::List(list) => Some(list.iter().copied().take_while(|&number| number <= n).collect()),
            Self::Union { numbers, sets } => {
                let mut all: Vec<u64> = numbers.iter().copied().take_while(|&number| number <= n).collect();
                all.extend(sets.iter().flat_map(|set| set.up_to(n)));
                sort(&mut all);
                all.dedup();
                Some(all)
            }
            Self::AllBut(_) | Self::AtLeastHalf | Self::AtMostHalf | Self::ProperDivisors | Self::Coprime => {
                None
            }
        }
    }

    pub(in crate::ruleset) fn is_any(&self) -> bool {
        matches!(self, Self::AllBut(list) if list.is_empty())
    }

    /// Whether a heap has an option at all. Time O(length of the lists), never O(heap).
    pub(crate) fn has_option(&self, heap: u64) -> bool {
        // Every named set has a member up to 4.
        let of_set = |set: &LengthSet| !set.up_to(heap.min(4)).is_empty();
        let first = |list: &[u64]| list.first().is_some_and(|&first| first <= heap);
        match self {
            Self::Set(set) => of_set(set),
            Self::List(list) => first(list),
            Self::Union { numbers, sets } => first(numbers) || sets.iter().any(of_set),
            Self::AllBut(list) => (1..=heap).any(|amount| list.binary_search(&amount).is_err()),
            Self::AtLeastHalf | Self::Coprime => heap > 0,
            Self::AtMostHalf | Self::ProperDivisors => heap > 1,
        }
    }

    /// Visits the options of a heap by ascending number of stones taken.
    pub(crate) fn options(&self, heap: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        let mut leave = |progress: &mut Progress<'_>, amount: u64| visit(progress, amount, &[heap - amount]);
        match self {
            Self::Set(_) | Self::List(_) | Self::Union { .. } => self
                .members(heap)
                .unwrap_or_default()
                .into_iter()
                .try_for_each(|amount| leave(progress, amount)),
            Self::AllBut(list) => (1..=heap)
                .filter(|amount| list.binary_search(amount).is_err())
                .try_for_each(|amount| leave(progress, amount)),
            Self::AtLeastHalf => {
                (heap.div_ceil(2).max(1)..=heap).try_for_each(|amount| leave(progress, amount))
            }
            Self::AtMostHalf => (1..=heap / 2).try_for_each(|amount| leave(progress, amount)),
            Self::ProperDivisors => {
                // They come in pairs with the product `heap`, of which one is at most its root.
                let small = (1..=heap.isqrt()).filter(|&amount| heap.is_multiple_of(amount));
                let small: Vec<u64> = small.collect();
                let large = small.iter().rev().map(|&amount| heap / amount);
                let all = small.iter().copied().chain(large.filter(|&amount| amount > heap.isqrt()));
                all.filter(|&amount| amount < heap).try_for_each(|amount| leave(progress, amount))
            }
            Self::Coprime => (1..=heap).try_for_each(|amount| {
                progress.work(heap.ilog2().into())?;
                if greatest_common_divisor(amount, heap) == 1 { leave(progress, amount) } else { Ok(()) }
            }),
        }
    }
}

const fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
