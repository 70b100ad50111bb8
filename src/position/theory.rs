//! The moves of a large heap, without going through all of them: how many there are, and those that
//! leave a heap, or heaps, of a wanted value, by what is known of the game.
//!
//! - A closed form or a short recursion says which heaps have a value.
//! - All but a few numbers may be taken: the proved period has a saltus, so that each place in it
//!   has at most one heap of a value.
//! - A finite octal code: of two heaps with the sum m, both beyond the pre-period, one may grow by
//!   a period at the cost of the other. So one period of splits shows all values.

use crate::error::Result;
use crate::games::AtMostShare;
use crate::periodicity::{self, Certificate, rules_of};
use crate::progress::Progress;
use crate::ruleset::{LengthSet, OctalCode, Ruleset, Take};
use crate::sequence::Sequence;
use crate::sort::sort;
use crate::walk::{Visit, Walk};
use dashu_int::UBig;

/// Heaps to this size are gone through if a period had to be proved, or a rule has its own order.
const NEAR: u64 = 1 << 16;

pub(super) enum Theory {
    Nim,
    Odd,
    Even,
    AtLeastHalf,
    AtMostShare(u64),
    AllBut(Vec<u64>, Certificate),
    Code(OctalCode, Certificate),
}

/// The theory of a game that needs no proof of a period.
fn closed(game: &Ruleset) -> Option<Theory> {
    Some(match game {
        Ruleset::Nim => Theory::Nim,
        Ruleset::Take(Take::Set(LengthSet::Odd)) => Theory::Odd,
        Ruleset::Take(Take::Set(LengthSet::Even)) => Theory::Even,
        Ruleset::Take(Take::AtLeastHalf) => Theory::AtLeastHalf,
        Ruleset::Take(Take::AtMostHalf) => Theory::AtMostShare(2),
        #[cfg(feature = "own-rules")]
        Ruleset::Own(rule) => match rule.same_as() {
            Some(game) => return closed(&game),
            None => Theory::AtMostShare(rule.share_taken()?.into()),
        },
        _ => return None,
    })
}

/// Whether heaps of a game are read up to `Cells::FARTHEST`.
pub(super) fn reaches_far(game: &Ruleset) -> bool {
    closed(game).is_some() || rules_of(game).provable()
}

impl Theory {
    /// The theory that moves on heaps up to `largest` need, if there is one.
    pub(super) fn of(
        game: &Ruleset,
        largest: u64,
        sequence: &mut dyn Sequence,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Self>> {
        if !matches!(game, Ruleset::Nim | Ruleset::Take(_)) && largest <= NEAR {
            return Ok(None);
        }
        let theory = closed(game);
        let (Ruleset::Take(Take::AllBut(_)) | Ruleset::Octal(_), None, NEAR..) = (game, &theory, largest)
        else {
            return Ok(theory);
        };
        let proof = periodicity::proof(&rules_of(game), sequence, &UBig::from(largest), progress)?;
        Ok(proof.and_then(|proof| match game {
            Ruleset::Take(Take::AllBut(list)) if proof.saltus > 0 => Some(Self::AllBut(list.clone(), proof)),
            Ruleset::Octal(code) if proof.saltus == 0 && code.repeating() == 0 && !code.is_hexadecimal() => {
                Some(Self::Code(code.clone(), proof))
            }
            _ => None,
        }))
    }

    pub(super) fn covers(&self, heap: u64) -> bool {
        match self {
            Self::Code(code, proof) => {
                heap > 2 * (proof.preperiod + proof.period) + code.digits().len() as u64
            }
            _ => true,
        }
    }

    /// How many values are looked at for the heaps of one value.
    pub(super) const fn table(&self) -> u64 {
        match self {
            Self::AllBut(_, proof) | Self::Code(_, proof) => proof.preperiod + proof.period,
            _ => 1,
        }
    }

    fn value(&self, heap: u64) -> u64 {
        match self {
            Self::Nim => heap,
            Self::Odd => heap % 2,
            Self::Even => heap / 2,
            Self::AtLeastHalf => (u64::BITS - heap.leading_zeros()).into(),
            Self::AtMostShare(share) => {
                let mut heap = heap;
                while !heap.is_multiple_of(*share) {
                    heap -= 1 + heap / share;
                }
                heap / share
            }
            Self::AllBut(_, proof) | Self::Code(_, proof) => proof.value_of(heap),
        }
    }

    pub(super) fn sum(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |sum, &heap| sum ^ self.value(heap))
    }

    pub(super) fn count(&self, heap: u64) -> u64 {
        match self {
            Self::Nim => heap,
            Self::Odd => heap.div_ceil(2),
            Self::Even => heap / 2,
            Self::AtLeastHalf => {
                if heap == 0 {
                    0
                } else {
                    heap / 2 + 1
                }
            }
            Self::AtMostShare(share) => heap / share,
            Self::AllBut(list, _) => heap - list.partition_point(|&amount| amount <= heap) as u64,
            Self::Code(code, _) => (0..).zip(code.digits()).fold(0, |count, (taken, digit)| {
                count + u64::from(digit >> 1 & 1) + u64::from(digit >> 2) * ((heap - taken) / 2)
            }),
        }
    }

    /// Visits the moves of a heap, by ascending amount.
    pub(super) fn walk(&self, heap: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        let mut leave = |progress: &mut Progress<'_>, amount: u64| visit(progress, amount, &[heap - amount]);
        let game = match self {
            Self::Nim => Ruleset::Nim,
            // Not by the members of the set, which would all be listed.
            Self::Odd => return (1..=heap).step_by(2).try_for_each(|amount| leave(progress, amount)),
            Self::Even => return (2..=heap).step_by(2).try_for_each(|amount| leave(progress, amount)),
            Self::AtLeastHalf => Ruleset::Take(Take::AtLeastHalf),
            Self::AtMostShare(share) => {
                return (1..=heap / share).try_for_each(|amount| leave(progress, amount));
            }
            Self::AllBut(list, _) => Ruleset::Take(Take::AllBut(list.clone())),
            Self::Code(code, _) => Ruleset::Octal(code.clone()),
        };
        game.walk(heap, progress, visit)
    }

    /// Counts the moves of a heap that leave this value, and visits the first `list` of them.
    pub(super) fn leaving(
        &self,
        heap: u64,
        value: u64,
        list: usize,
        visit: &mut dyn FnMut(u64, &[u64]),
    ) -> u64 {
        // The heaps of this value that may be left, largest first, as ranges with both ends.
        let mut left: Vec<(u64, u64)> = match self {
            Self::Nim => vec![(value, value)],
            Self::Odd if value == 1 - heap % 2 => {
                (1..=heap).step_by(2).take(list).for_each(|amount| visit(amount, &[heap - amount]));
                return self.count(heap);
            }
            Self::Odd => vec![],
            Self::Even => {
                value.checked_mul(2).map(|even| (even + heap % 2, even + heap % 2)).into_iter().collect()
            }
            Self::AtLeastHalf => match value {
                0 => vec![(0, 0)],
                1..=53 => vec![(1 << (value - 1), ((1 << value) - 1).min(heap / 2))],
                _ => vec![],
            },
            Self::AtMostShare(share) => {
                // The first multiple of K has the value, then a larger and larger heap.
                let mut next = value.checked_mul(*share);
                while next.is_some_and(|left| left < heap - heap / share) {
                    next = next.and_then(|left| AtMostShare::next_of_value(*share, left));
                }
                next.map(|left| (left, left)).into_iter().collect()
            }
            Self::AllBut(list, proof) => {
                let mut heaps = proof.heaps_of(value);
                heaps.retain(|&left| left < heap && list.binary_search(&(heap - left)).is_err());
                sort(&mut heaps);
                heaps.iter().rev().map(|&left| (left, left)).collect()
            }
            Self::Code(code, proof) => return splits(code, proof, heap, value, list, visit),
        };
        left.retain(|&(from, to)| from <= to && to < heap);
        let lefts = left.iter().flat_map(|&(from, to)| (from..=to).rev());
        lefts.take(list).for_each(|left| visit(heap - left, &[left]));
        left.iter().map(|&(from, to)| to - from + 1).sum()
    }
}

/// As [`Theory::leaving`], for a finite octal code, and a heap that the theory covers.
fn splits(
    code: &OctalCode,
    proof: &Certificate,
    heap: u64,
    value: u64,
    list: usize,
    visit: &mut dyn FnMut(u64, &[u64]),
) -> u64 {
    let (mut count, mut listed) = (0, 0);
    for (taken, digit) in (0..).zip(code.digits()) {
        let rest = heap - taken;
        if digit & 2 != 0 && proof.value_of(rest) == value {
            count += 1;
            if listed < list {
                listed += 1;
                visit(taken, &[rest]);
            }
        }
        if digit & 4 == 0 {
            continue;
        }
        let leaves = |a: u64| proof.value_of(a) ^ proof.value_of(rest - a) == value;
        let first = proof.preperiod.max(1);
        let single = (1..first).filter(|&a| leaves(a)).count() as u64;
        let repeated = (first..first + proof.period).filter(|&a| leaves(a));
        let found: u64 = single + repeated.map(|a| (rest / 2 - a) / proof.period + 1).sum::<u64>();
        count += found;
        let lacking = (list - listed).min(usize::try_from(found).unwrap_or(usize::MAX));
        (1..=rest / 2).filter(|&a| leaves(a)).take(lacking).for_each(|a| visit(taken, &[a, rest - a]));
        listed += lacking;
    }
    count
}
