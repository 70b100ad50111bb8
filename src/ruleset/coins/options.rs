//! The moves of coin-turning games, from their rules and without any cleverness.

use super::rules::Coins;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::walk::{Visit, Walk};
use std::ops::RangeInclusive;

impl Coins {
    pub(crate) fn walk(&self, n: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        Ruleset::Coins(self.clone()).walk(n, progress, visit)
    }

    /// Visits what a lone head on coin `n` can be turned into, by ascending number of coins turned:
    /// how many are turned, and which besides `n`, ascending.
    pub(in crate::ruleset) fn options(&self, n: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        if n == 0 {
            return Ok(());
        }
        match self {
            Self::Runs(set) => runs(n, set.up_to(n), progress, visit),
            Self::RunsOf(lengths) => {
                let lengths = lengths.iter().copied().take_while(|&length| length <= n);
                runs(n, lengths.collect(), progress, visit)
            }
            Self::Ruler => runs(n, (1..=n).collect(), progress, visit),
            Self::AtMost(max) => subsets(n, 1..=u64::from(*max), progress, visit),
            Self::Exactly(size) => subsets(n, u64::from(*size)..=u64::from(*size), progress, visit),
            Self::Motley => subsets(n, 1..=n, progress, visit),
            Self::Turnips => {
                (1..=(n - 1) / 2).try_for_each(|step| visit(progress, 3, &[n - 2 * step, n - step]))
            }
            Self::Grunt => {
                (2..n).take_while(|i| 2 * i <= n).try_for_each(|i| visit(progress, 4, &[1, i, n + 1 - i]))
            }
            Self::Sym => symmetric(n, progress, visit),
        }
    }

    /// How many options a lone head on coin `n` has, at most `u64::MAX`. Time O(n) at most.
    ///
    /// ```
    /// use grundyscope::ruleset::Coins;
    /// assert_eq!(Coins::AtMost(3).option_count(20), 191);
    /// assert_eq!(Coins::Sym.option_count(20), 2046);
    /// ```
    #[must_use]
    pub fn option_count(&self, n: u64) -> u64 {
        count(self, n)
    }

    /// How many coins the options of a lone head on coin `n` turn together, at most about;
    /// `u64::MAX` for that many or more. Time O(n) at most.
    pub(crate) fn option_work(&self, n: u64) -> u64 {
        turned(self, n)
    }
}

fn count(coins: &Coins, n: u64) -> u64 {
    if n == 0 {
        return 0;
    }
    let power = |exponent: u64| if exponent < 64 { 1 << exponent } else { u64::MAX };
    match coins {
        Coins::Runs(set) => set.up_to(n).len() as u64,
        Coins::RunsOf(lengths) => lengths.partition_point(|&length| length <= n) as u64,
        Coins::Ruler => n,
        Coins::AtMost(max) => {
            (0..u64::from(*max)).map(|others| choices(n - 1, others)).fold(0, u64::saturating_add)
        }
        Coins::Exactly(size) => choices(n - 1, u64::from(*size) - 1),
        Coins::Motley => power(n - 1),
        Coins::Turnips => (n - 1) / 2,
        Coins::Grunt => (n / 2).saturating_sub(1),
        // Every second coin between the ends is free, the others mirror it.
        Coins::Sym => {
            (0..n.min(200) - 1).map(|between| power(between.div_ceil(2))).fold(1, u64::saturating_add)
        }
    }
}

fn turned(coins: &Coins, n: u64) -> u64 {
    match coins {
        Coins::Runs(set) => set.up_to(n).into_iter().fold(0, u64::saturating_add),
        Coins::RunsOf(lengths) => lengths
            .iter()
            .take_while(|&&length| length <= n)
            .fold(0, |sum, &length| sum.saturating_add(length)),
        Coins::Ruler => n.saturating_mul(n.saturating_add(1)) / 2,
        Coins::AtMost(size) | Coins::Exactly(size) => count(coins, n).saturating_mul((*size).into()),
        Coins::Motley | Coins::Sym => count(coins, n).saturating_mul(n.div_ceil(2)),
        Coins::Turnips => count(coins, n).saturating_mul(3),
        Coins::Grunt => count(coins, n).saturating_mul(4),
    }
}

/// Runs that end at coin `n`, of ascending lengths up to `n`.
fn runs(n: u64, lengths: Vec<u64>, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
    let Some(&longest) = lengths.last() else { return Ok(()) };
    let below: Vec<u64> = (n - longest + 1..n).collect();
    lengths.into_iter().try_for_each(|length| visit(progress, length, &below[(longest - length) as usize..]))
}

/// Coin `n` with any others, so many coins in all; within one size in lexicographic order.
fn subsets(n: u64, sizes: RangeInclusive<u64>, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
    sizes
        .take_while(|&size| size <= n)
        .try_for_each(|size| choose(n - 1, size - 1, &mut |others| visit(progress, size, others)))
}

/// Symmetric sets with the rightmost coin `n`; within one size the shortest first.
fn symmetric(n: u64, progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
    visit(progress, 1, &[])?;
    let mut others = Vec::new();
    for size in 2..=n {
        for distance in size - 1..n {
            let first = n - distance;
            let (pairs, middle) = ((distance - 1) / 2, distance.is_multiple_of(2));
            // A set of odd size has the middle coin, one of even size has not.
            if (size % 2 == 1 && !middle) || (size - 2) / 2 > pairs {
                continue;
            }
            choose(pairs, (size - 2) / 2, &mut |chosen| {
                others.clear();
                others.push(first);
                others.extend(chosen.iter().map(|i| first + i));
                others.extend((size % 2 == 1).then_some(first + distance / 2));
                others.extend(chosen.iter().rev().map(|i| n - i));
                visit(progress, size, &others)
            })?;
        }
    }
    Ok(())
}

/// Visits the sets of `size` of the numbers 1..=most, in lexicographic order.
fn choose(max: u64, size: u64, visit: &mut dyn FnMut(&[u64]) -> Walk) -> Walk {
    if size > max {
        return Ok(());
    }
    let mut chosen: Vec<u64> = (1..=size).collect();
    loop {
        visit(&chosen)?;
        // The last number that can still rise, and those after it as low as can be.
        let room = |(i, number): &(usize, &u64)| **number < max - (size - 1 - *i as u64);
        let Some((i, _)) = chosen.iter().enumerate().rfind(room) else { return Ok(()) };
        let next = chosen[i] + 1;
        for (number, value) in chosen[i..].iter_mut().zip(next..) {
            *number = value;
        }
    }
}

/// The binomial coefficient, at most `u64::MAX`.
fn choices(max: u64, size: u64) -> u64 {
    if size > max {
        return 0;
    }
    let mut count = 1u128;
    for i in 0..size.min(max - size) {
        // A product of i + 1 consecutive numbers is divisible by (i + 1)!.
        count = count * u128::from(max - i) / u128::from(i + 1);
        if count > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    count as u64
}
