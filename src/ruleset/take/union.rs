//! The canonical form of a union of numbers and named sets: the fewest sets, then the fewest
//! numbers.
//!
//! A set is left out if another one contains it, but for a single number that is listed then; a
//! number is left out if a set contains it. So equal unions of the sets known here have one form.

use super::rules::Take;
use crate::length_set::LengthSet;
use crate::sort::sort;

/// The game of taking one of these numbers or a number in one of these sets, in any order.
pub(super) fn union(mut numbers: Vec<u64>, named: Vec<LengthSet>) -> Take {
    // In ascending order, each once. They are few, and a sort of its own is much code.
    let mut sets: Vec<LengthSet> = Vec::new();
    for set in named {
        if let Err(place) = sets.binary_search(&set) {
            sets.insert(place, set);
        }
    }
    if sets.contains(&LengthSet::Odd) && sets.contains(&LengthSet::Even) {
        return Take::AllBut(Vec::new());
    }
    let mut kept: Vec<LengthSet> = Vec::new();
    for (place, &set) in sets.iter().enumerate() {
        let others = sets.iter().enumerate().filter(|&(other, _)| other != place);
        match others.into_iter().find_map(|(_, &other)| inclusion(set, other)) {
            Some(rest) => numbers.extend(rest),
            None => kept.push(set),
        }
    }
    sort(&mut numbers);
    numbers.dedup();
    numbers.retain(|&number| !kept.iter().any(|set| set.contains(number)));
    match kept[..] {
        [] => Take::List(numbers),
        [set] if numbers.is_empty() => Take::Set(set),
        _ => Take::Union { numbers, sets: kept },
    }
}

/// What of `inner` is not in `outer`, as a list of at most one number; `None` if more is, or if
/// nothing is known of these two different sets.
fn inclusion(inner: LengthSet, outer: LengthSet) -> Option<&'static [u64]> {
    use LengthSet::{
        Cubes, Even, Factorials, Odd, Polygonal, PowersOf, PrimePowers, Primes, Squares, Triangular,
    };
    let (nothing, one): (&[u64], &[u64]) = (&[], &[1]);
    match (inner, outer) {
        (Primes, PrimePowers) | (Polygonal(6), Triangular) => Some(nothing),
        (Primes, Odd) => Some(&[2]),
        (Factorials, Even) => Some(one),
        // All powers of an odd base are odd; of an even one, all but 1 are even.
        (PowersOf(base), Odd) => (base % 2 == 1).then_some(nothing),
        (PowersOf(base), Even) => (base % 2 == 0).then_some(one),
        (PowersOf(base), PowersOf(_) | Squares | Cubes) => outer.contains(base.into()).then_some(nothing),
        (PowersOf(base), PrimePowers) => outer.contains(base.into()).then_some(one),
        _ => None,
    }
}
