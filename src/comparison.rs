//! The comparison of two games: where their values differ, and whether all values from some index
//! on are the same.
//!
//! Up to n the values are compared one by one. Beyond n, two proved periods decide: from the larger
//! pre-period on, with periods p and q and the same growth s/p = t/q, subtract that growth from
//! both, and two periodic sequences are left. By the theorem of Fine and Wilf they are equal if
//! they agree on p + q - gcd(p, q) consecutive values, and if they differ once, they differ again
//! every lcm(p, q) steps. If the growths differ, the sequences diverge. So a few more values decide
//! it, however large the lcm.
//!
//! Source: Fine and Wilf, "Uniqueness theorems for periodic functions", Proc. Amer. Math. Soc. 16
//! (1965), 109-114. Time O(n), and that of the two proofs; no space but that of the proofs.

use crate::error::Result;
use crate::periodicity::{Certificate, Rules, prove, rules_of};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::store::Store;
use dashu_int::ops::Gcd;

/// Why two games agree from some index on, or never do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They have the same rules.
    SameRules,
    /// Two proved periods: `values` consecutive values from the larger pre-period on decide.
    Periods {
        /// The larger pre-period.
        from: u64,
        /// p + q - gcd(p, q).
        values: u64,
    },
    /// Both periods are proved, and the values grow at different rates.
    Growth,
    /// One period is proved, and the other game is known to have none.
    OnePeriod,
}

impl Reason {
    /// The stable name, in kebab-case.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SameRules => "same-rules",
            Self::Periods { .. } => "periods",
            Self::Growth => "growth",
            Self::OnePeriod => "one-period",
        }
    }
}

/// What is known for all n, beyond the compared values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Proved: after the last difference all values are the same.
    Same(Reason),
    /// Proved: the values differ at infinitely many indices.
    Different(Reason),
    /// Nothing is proved beyond the compared values.
    Observed,
}

impl Verdict {
    /// The stable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Same(_) => "same",
            Self::Different(_) => "different",
            Self::Observed => "observed",
        }
    }

    /// The reason of a proof; `None` if it is only observed.
    #[must_use]
    pub const fn reason(self) -> Option<Reason> {
        match self {
            Self::Same(reason) | Self::Different(reason) => Some(reason),
            Self::Observed => None,
        }
    }
}

/// Where the values of two games differ. Index = heap size from 0, or coin number from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The first index that both games count.
    pub from: u64,
    /// The largest index that was compared.
    pub checked_to: u64,
    /// How many of the indices from `from` to `checked_to` have different values.
    pub differences: u64,
    /// The first of them.
    pub first: Option<u64>,
    /// The last of them.
    pub last: Option<u64>,
    /// The conclusion for all n.
    pub verdict: Verdict,
}

impl Comparison {
    /// From where on all compared values are the same; `None` if the last ones differ.
    #[must_use]
    pub fn same_from(&self) -> Option<u64> {
        let after = self.last.map_or(self.from, |last| last + 1);
        (after <= self.checked_to).then_some(after)
    }
}

/// How many values differ, bin by bin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differences {
    /// For each bin, from [`Comparison::from`] on, how many of its indices have different values.
    pub bins: Vec<u32>,
    /// How many indices a bin has, at least 1; the last bin may have fewer.
    pub width: usize,
}

/// The largest index to which games are compared: sequences and proofs are held in memory.
pub const LIMIT: u64 = 1_000_000;

/// How many values are compared between two counts of the work.
const PART: u64 = 1 << 12;

/// The largest index to which two games can be compared.
#[must_use]
pub fn limit(games: [&Ruleset; 2], store: &mut Store) -> u64 {
    games.into_iter().fold(LIMIT, |limit, game| limit.min(store.open(game).limit()))
}

/// Compares two games up to index `n`, with their differences in at most `bins` bins; 0 for none.
///
/// Time and space: those of the values, and as [`compare`] and [`differences_along`].
///
/// # Errors
/// As [`crate::sequence::Sequence::extend`] and [`compare`].
pub fn compare_to(
    games: [&Ruleset; 2],
    n: u64,
    bins: usize,
    store: &mut Store,
    progress: Option<&mut Progress<'_>>,
) -> Result<(Comparison, Differences)> {
    let progress = &mut Progress::from(progress);
    let a = store.open(games[0]).values_to(n, &mut progress.part(0.0, 0.5))?;
    let b = store.open(games[1]).values_to(n, &mut progress.part(0.5, 1.0))?;
    let found = compare(games, [&a, &b], Some(progress))?;
    let from = found.from as usize;
    let width = a.len().saturating_sub(from).div_ceil(bins.max(1)).max(1);
    let bins = if bins == 0 { Vec::new() } else { differences_along([&a, &b], from, bins) };
    Ok((found, Differences { bins, width }))
}

/// Compares two games by their values from index 0 on, up to the end of the shorter slice.
///
/// `values[i][n]` is the value of index n in `games[i]`, n from 0. The result has the indices of
/// the games. Time O(n) (O(n log n) if all but a few numbers may be taken), space 12 bytes a value.
///
/// # Errors
/// [`crate::Code::Memory`] if the working space of a proof cannot be allocated.
///
/// # Panics
/// Never. The verdict is correct only if the values are those of the games.
///
/// ```
/// use grundyscope::{Ruleset, comparison::{Reason, Verdict, compare}};
/// // Taking 1 or 2 stones is taking 1, 2 or 4: both have the values 0, 1, 2, 0, 1, 2, ...
/// let games = ["take:1,2", "take:1,2,4"].map(|game| Ruleset::parse(game).unwrap());
/// let values: Vec<u32> = (0..30).map(|n| n % 3).collect();
/// let found = compare([&games[0], &games[1]], [&values, &values], None).unwrap();
/// assert_eq!((found.checked_to, found.differences), (29, 0));
/// assert_eq!(found.verdict, Verdict::Same(Reason::Periods { from: 0, values: 3 }));
/// ```
pub fn compare(
    games: [&Ruleset; 2],
    values: [&[u32]; 2],
    progress: Option<&mut Progress<'_>>,
) -> Result<Comparison> {
    let progress = &mut Progress::from(progress);
    let from = games[0].first_index().max(games[1].first_index());
    let count = values[0].len().min(values[1].len());
    let (mut differences, mut first, mut last) = (0, None, None);
    for n in from..count as u64 {
        if n.is_multiple_of(PART) {
            progress.work(PART)?;
        }
        if values[0][n as usize] != values[1][n as usize] {
            differences += 1;
            first = first.or(Some(n));
            last = Some(n);
        }
    }
    let verdict = if games[0] == games[1] {
        Verdict::Same(Reason::SameRules)
    } else {
        judge(games.map(rules_of), values.map(|values| &values[..count]), progress)?
    };
    Ok(Comparison { from, checked_to: (count as u64).saturating_sub(1), differences, first, last, verdict })
}

fn judge(rules: [Rules; 2], values: [&[u32]; 2], progress: &mut Progress<'_>) -> Result<Verdict> {
    let proofs = [prove(&rules[0], values[0], Some(progress))?, prove(&rules[1], values[1], Some(progress))?];
    let never = rules.map(|rules| rules == Rules::AtLeastHalf);
    Ok(match &proofs {
        [Some(a), Some(b)] => decide(a, b),
        // The number of binary digits grows without end, and slower than any arithmetic sequence.
        [Some(_), None] if never[1] => Verdict::Different(Reason::OnePeriod),
        [None, Some(_)] if never[0] => Verdict::Different(Reason::OnePeriod),
        _ => Verdict::Observed,
    })
}

fn decide(a: &Certificate, b: &Certificate) -> Verdict {
    let growth = |one: &Certificate, other: &Certificate| u128::from(one.saltus) * u128::from(other.period);
    if growth(a, b) != growth(b, a) {
        return Verdict::Different(Reason::Growth);
    }
    let from = a.preperiod.max(b.preperiod);
    let values = a.period + b.period - a.period.gcd(b.period);
    let reason = Reason::Periods { from, values };
    if (from..from + values).all(|n| a.value_of(n) == b.value_of(n)) {
        Verdict::Same(reason)
    } else {
        Verdict::Different(reason)
    }
}

/// How many of the indices from `from` on have different values, in `bins` stretches of one length,
/// the last of which may be shorter; as many bins as it takes.
///
/// Time O(n), space O(bins).
///
/// ```
/// use grundyscope::comparison::differences_along;
/// let bins = differences_along([&[0, 1, 2, 3, 4], &[0, 1, 0, 0, 4]], 1, 2);
/// assert_eq!(bins, [1, 1]); // of 1, 2 and of 3, 4
/// ```
#[must_use]
pub fn differences_along(values: [&[u32]; 2], from: usize, bins: usize) -> Vec<u32> {
    let count = values[0].len().min(values[1].len());
    let [a, b] = values.map(|values| values.get(from..count).unwrap_or(&[]));
    let width = a.len().div_ceil(bins.max(1)).max(1);
    let differ = |(a, b): (&[u32], &[u32])| a.iter().zip(b).filter(|(a, b)| a != b).count() as u32;
    a.chunks(width).zip(b.chunks(width)).map(differ).collect()
}
