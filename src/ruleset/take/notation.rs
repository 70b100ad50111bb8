//! The notation of the games of taking stones from one heap, with errors that point at the place.

use super::rules::Take;
use super::union::union;
use crate::error::{Code, Error, Message, Result, allowed};
use crate::length_set::LengthSet;
use crate::notation::Piece;
use crate::sort::sort;
use std::fmt;

pub(in crate::ruleset) const PREFIX: &str = "take:";

pub(in crate::ruleset) const EXAMPLES: [&str; 19] = [
    "take:squares",
    "take:triangular",
    "take:at-least-half",
    "take:1,2,5",
    "take:all-but:1,3",
    "take:cubes",
    "take:primes",
    "take:fibonacci",
    "take:powers-of-2",
    "take:factorials",
    "take:odd",
    "take:even",
    "take:polygonal-5",
    "take:at-most-half",
    "take:proper-divisors",
    "take:semiprimes",
    "take:prime-powers",
    "take:coprime",
    "take:3..14,squares",
];

/// The rules that depend on the heap: neither a list nor a [`LengthSet`].
const RULES: [(&str, Take); 4] = [
    ("at-least-half", Take::AtLeastHalf),
    ("at-most-half", Take::AtMostHalf),
    ("proper-divisors", Take::ProperDivisors),
    ("coprime", Take::Coprime),
];

const LONGEST_LIST: usize = 1_000;

/// From this many consecutive numbers on, a range is written: shorter lists stay lists.
const SHORTEST_RANGE: u64 = 6;

const A_NUMBER: Message = allowed("positive-number");

/// Reads what follows `take:`.
pub(in crate::ruleset) fn read(rest: Piece<'_>) -> Result<Take> {
    let rest = rest.trim();
    if let Some(list) = rest.strip_prefix("all-but:") {
        let mut excluded = Vec::new();
        list.split(',').try_for_each(|part| numbers(part.trim(), &mut excluded))?;
        sort(&mut excluded);
        excluded.dedup();
        return Ok(Take::AllBut(excluded));
    }
    if let Some((_, rule)) = RULES.iter().find(|(name, _)| *name == rest.text) {
        return Ok(rule.clone());
    }
    let unknown = |part: Piece<'_>, code, what| part.error(code, allowed(what).with_list("sets", EXAMPLES));
    if rest.text.is_empty() {
        return Err(unknown(rest, Code::UnknownGame, "take"));
    }
    let (mut listed, mut sets, mut large) = (Vec::new(), Vec::new(), None);
    for part in rest.split(',').map(Piece::trim) {
        if is_number(part.text) {
            numbers(part, &mut listed)?;
            if listed.last().is_some_and(|&last| last > Take::MAX_BESIDE_SETS) {
                large = large.or(Some(part));
            }
        } else if let Some(set) = LengthSet::named(part.text) {
            sets.push(set);
        } else if RULES.iter().any(|(name, _)| *name == part.text) {
            return Err(unknown(part, Code::UnknownGame, "take-alone"));
        } else {
            // In a list of numbers, a word is probably meant as another number.
            let code = if listed.is_empty() { Code::UnknownGame } else { Code::NotANumber };
            return Err(unknown(part, code, "take"));
        }
    }
    match large {
        Some(part) if !sets.is_empty() => {
            let max = Take::MAX_BESIDE_SETS;
            let allowed = allowed("numbers-beside-set").with("max", max);
            Err(part.error(Code::OutOfRange, allowed).with_range("1", &max.to_string()))
        }
        _ => Ok(union(listed, sets)),
    }
}

/// Whether a part of a list is a number or a range, or is there at all only as one.
fn is_number(part: &str) -> bool {
    part.is_empty() || part.starts_with(|first: char| first.is_ascii_digit() || "-.".contains(first))
}

fn numbers(part: Piece<'_>, numbers: &mut Vec<u64>) -> Result<()> {
    let range = part.text.split_once('.').and_then(|(low, high)| Some((low, high.strip_prefix('.')?)));
    let (low, high) = match range {
        Some((low, high)) => {
            let at = part.at + low.chars().count() + 2;
            let high = Piece { text: high, at }.trim();
            let low = Piece { text: low, ..part }.positive(A_NUMBER)?;
            let last = high.positive(A_NUMBER)?;
            if last < low {
                return Err(high.error(Code::OutOfRange, allowed("range-ending").with("low", low)));
            }
            (low, last)
        }
        None => (0, part.positive(A_NUMBER).map_err(|error| with_range_hint(part, error))?),
    };
    let low = if low == 0 { high } else { low };
    if high - low >= (LONGEST_LIST - numbers.len()) as u64 {
        return Err(part.error(Code::OutOfRange, allowed("at-most-numbers").with("most", LONGEST_LIST)));
    }
    numbers.extend(low..=high);
    Ok(())
}

/// The error of a number, for 1-5 with the range that is probably meant.
fn with_range_hint(part: Piece<'_>, error: Error) -> Error {
    let is_plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let Some((before, after)) = part.text.split_once(['-', '–']) else { return error };
    let (low, high) = (before.trim(), after.trim());
    if !is_plain(low) || !is_plain(high) {
        return error;
    }
    let allowed = allowed("positive-number-or-range").with("low", low).with("high", high);
    part.error(Code::NotANumber, allowed).pointing_at(part.at + before.chars().count())
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (numbers, sets): (&[u64], &[LengthSet]) = match self {
            Self::Set(set) => return set.fmt(f),
            Self::List(list) => (list, &[]),
            Self::Union { numbers, sets } => (numbers, sets),
            Self::AllBut(list) => {
                f.write_str("all-but:")?;
                (list, &[])
            }
            Self::AtLeastHalf => return f.write_str(RULES[0].0),
            Self::AtMostHalf => return f.write_str(RULES[1].0),
            Self::ProperDivisors => return f.write_str(RULES[2].0),
            Self::Coprime => return f.write_str(RULES[3].0),
        };
        let mut parts = written(numbers, sets);
        parts.extend(sets.iter().map(ToString::to_string));
        f.write_str(&parts.join(","))
    }
}

/// A list of ascending numbers and ranges, which may pass over numbers in one of the sets.
fn written(numbers: &[u64], sets: &[LengthSet]) -> Vec<String> {
    let mut parts = Vec::new();
    let mut first = 0;
    while first < numbers.len() {
        let mut last = first;
        while last + 1 < numbers.len() {
            let mut between = numbers[last] + 1..numbers[last + 1];
            if !between.all(|number| sets.iter().any(|set| set.contains(number))) {
                break;
            }
            last += 1;
        }
        let (low, high) = (numbers[first], numbers[last]);
        let singly: Vec<String> = numbers[first..=last].iter().map(ToString::to_string).collect();
        let range = format!("{low}..{high}");
        if high - low + 1 >= SHORTEST_RANGE && range.len() < singly.join(",").len() {
            parts.push(range);
        } else {
            parts.extend(singly);
        }
        first = last + 1;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Progress;
    use crate::walk::Halt;

    #[test]
    fn an_option_is_found_where_there_is_one() {
        let more = ["take:4,7", "take:5..30", "take:all-but:1..9", "take:9,semiprimes", "take:8,cubes,even"];
        for text in EXAMPLES.into_iter().chain(more) {
            let take = read(Piece { text: &text[PREFIX.len()..], at: 0 }).expect("a game");
            for heap in 0..40 {
                let any = take.options(heap, &mut Progress::none(), &mut |_, _, _| Err(Halt::Found)).is_err();
                assert_eq!(take.has_option(heap), any, "{text}: {heap}");
            }
        }
    }
}
