//! Octal games with at most three digits after the point, recognised by their Grundy values.
//!
//! There are 1,024 codes d0.d1d2d3 with d0 = 0 or 4. Each is computed and compared with the terms,
//! unshifted and shifted by up to [`MAX_SHIFT`] heaps: games whose values are the same up to a
//! shift are first cousins (Guy and Smith 1956; Winning Ways, chapter 4).

use super::MIN_TERMS;
use crate::error::Result;
use crate::games;
use crate::periodicity::{prove, rules_of};
use crate::progress::Progress;
use crate::ruleset::{OctalCode, Ruleset};

/// An octal code with the given values.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ShiftedCode {
    /// The code.
    #[cfg_attr(feature = "serde", serde(rename = "game", serialize_with = "crate::serial::as_text"))]
    pub code: OctalCode,
    /// Term n is the value of the heap n + `shift`; terms n < -`shift` are not compared.
    pub shift: i64,
}

/// Octal codes whose values are the same, up to the shifts, as far as they were compared.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct EqualCodes {
    /// The codes: unshifted ones first, then those with names, then short ones.
    pub codes: Vec<ShiftedCode>,
    /// The first of the terms that was compared with the first code, and how many were.
    pub from: usize,
    /// How many terms were compared with the first code; all agree.
    pub matched: usize,
    /// Whether these are all terms from `from` on.
    pub complete: bool,
    /// Whether the codes are proved to have the same values for ever.
    pub proved: bool,
}

/// The largest shift.
pub const MAX_SHIFT: usize = 3;

/// How many terms are compared with the codes, and how many values the codes of a group share.
pub const COMPARED_VALUES: usize = 400;

/// How many terms have to agree with a code that is shifted.
const SHIFTED: usize = 8;

/// How many values exclude most codes.
const GLANCE: usize = 12;

/// The octal codes of at most three digits after the point whose Grundy values begin with `terms`,
/// unshifted or shifted by at most [`MAX_SHIFT`] heaps, grouped by their first
/// [`COMPARED_VALUES`] values. The likeliest group is first; empty where no code fits.
///
/// As with [`super::recognise`], at least [`MIN_TERMS`] terms have to agree, and eight where they
/// are shifted; at least one of them is not 0. At most [`COMPARED_VALUES`] terms are compared.
///
/// Values that agree so far prove nothing: 0.161 and 0.36 have the same ones for hundreds of heaps,
/// and then differ. They are the same for ever where the period of each code is proved by these
/// values: then from n0 and n0' on the periods are p and p', the values that agree reach beyond
/// max(n0, n0') + p + p', and two periodic words that agree on so many letters are the same (Fine
/// and Wilf 1965).
///
/// Time O(c) for c codes that agree, milliseconds in all; space O(c).
///
/// # Errors
/// As [`super::recognise`]; those of the progress listener.
///
/// ```
/// use grundyscope::recognition::octal_codes;
/// // Dawson's Kayles is Dawson's Chess, with one stone more in each heap.
/// let terms = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4];
/// let found = octal_codes(&terms, None).unwrap();
/// let codes: Vec<_> = found[0].codes.iter().map(|one| (one.code.to_string(), one.shift)).collect();
/// assert_eq!(codes[0], ("octal:0.07".to_owned(), 0));
/// assert!(codes.contains(&("octal:0.137".to_owned(), -1)));
/// ```
pub fn octal_codes(terms: &[u64], progress: Option<&mut Progress<'_>>) -> Result<Vec<EqualCodes>> {
    let progress = &mut Progress::from(progress);
    super::matching::check_length(terms)?;
    let compared = &terms[..terms.len().min(COMPARED_VALUES)];
    let names = Ruleset::named();
    let mut groups: Vec<(Vec<u32>, Group)> = Vec::new();
    for number in 1..1_024u16 {
        let code = code_of(number);
        let Some((shift, values)) = fit(&code, compared, progress)? else { continue };
        let begin = MAX_SHIFT.saturating_add_signed(shift as isize);
        let from_there = values[begin..][..COMPARED_VALUES].to_vec();
        let notation = Ruleset::Octal(code.clone()).to_string();
        let is_named = names.iter().any(|(game, others)| *game == notation && !others.is_empty());
        let rank = (shift.unsigned_abs(), !is_named, notation.len(), number);
        let proved = prove(&rules_of(&Ruleset::Octal(code.clone())), &values, Some(progress))?.is_some();
        let ranked = (rank, ShiftedCode { code, shift });
        match groups.iter_mut().find(|(values, _)| *values == from_there) {
            Some((_, group)) => {
                group.proved &= proved;
                insert(&mut group.codes, ranked, |(rank, _)| *rank);
            }
            None => groups.push((from_there, Group { proved, codes: vec![ranked] })),
        }
    }
    let mut ordered: Vec<Group> = Vec::new();
    for (_, group) in groups {
        insert(&mut ordered, group, |group| group.codes[0].0);
    }
    let group = |Group { proved, codes }| {
        let codes: Vec<ShiftedCode> = codes.into_iter().map(|(_, code)| code).collect();
        let from = before(codes[0].shift);
        let matched = compared.len() - from;
        EqualCodes { codes, from, matched, complete: compared.len() == terms.len(), proved }
    };
    Ok(ordered.into_iter().map(group).collect())
}

/// Inserts into a list that `key` orders. The lists are short, and sorting is more code.
fn insert<T, K: Ord>(list: &mut Vec<T>, entry: T, key: impl Fn(&T) -> K) {
    let place = list.partition_point(|other| key(other) < key(&entry));
    list.insert(place, entry);
}

struct Group {
    proved: bool,
    codes: Vec<(Rank, ShiftedCode)>,
}

/// What a better code has less of: shift, not having a name, length, number.
type Rank = (u64, bool, usize, u16);

/// The code with the octal digits of a number after the point; from 512 on with 4 before it.
fn code_of(number: u16) -> OctalCode {
    let digit = |place: u16| (number >> (9 - 3 * place) & 7) as u8;
    let first = if number >= 512 { 4 } else { 0 };
    let code = OctalCode::new(&[first, digit(1), digit(2), digit(3)], 0);
    code.unwrap_or_else(|_| unreachable!("four octal digits, the first 0 or 4"))
}

/// How many terms lie before the first heap.
fn before(shift: i64) -> usize {
    usize::try_from(-shift).unwrap_or(0)
}

/// The least shift with which the values of a code agree with the terms, and these values.
fn fit(code: &OctalCode, terms: &[u64], progress: &mut Progress<'_>) -> Result<Option<(i64, Vec<u32>)>> {
    let mut sequence = games::sequence(&Ruleset::Octal(code.clone()));
    let mut values = Vec::new();
    let mut shifts = vec![0, -1, 1, -2, 2, -3, 3];
    for known in [GLANCE, COMPARED_VALUES] {
        values = sequence.values_to((known + 2 * MAX_SHIFT) as u64 - 1, progress)?;
        shifts.retain(|&shift| agrees(&values, &terms[..known.min(terms.len())], shift));
        if shifts.is_empty() {
            return Ok(None);
        }
    }
    let is_enough = |&shift: &i64| {
        let overlap = &terms[before(shift)..];
        overlap.len() >= if shift == 0 { MIN_TERMS } else { SHIFTED } && overlap.iter().any(|&term| term > 0)
    };
    Ok(shifts.into_iter().find(is_enough).map(|shift| (shift, values)))
}

/// Whether all terms that have a heap agree.
fn agrees(values: &[u32], terms: &[u64], shift: i64) -> bool {
    let from = before(shift);
    let begin = usize::try_from(shift).unwrap_or(0);
    terms.iter().skip(from).zip(&values[begin..]).all(|(&term, &value)| term == u64::from(value))
}
