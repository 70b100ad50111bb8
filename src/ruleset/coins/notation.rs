//! The notation of coin-turning games, with errors that point at the place.

use super::{Coins, FAMILY, LengthSet};
use crate::error::{Code, Error, Result};
use crate::number;
use std::fmt;

/// Every name, the one that is written first where there are two.
const NAMES: [(&str, Coins); 13] = [
    ("turning-turtles", Coins::AtMost(2)),
    ("mock-turtles", Coins::AtMost(3)),
    ("moebius", Coins::AtMost(5)),
    ("mogul", Coins::AtMost(7)),
    ("moidores", Coins::AtMost(9)),
    ("motley", Coins::Motley),
    ("twins", Coins::Exactly(2)),
    ("triplets", Coins::Exactly(3)),
    ("ruler", Coins::Ruler),
    ("turnips", Coins::Turnips),
    ("ternups", Coins::Turnips),
    ("sym", Coins::Sym),
    ("grunt", Coins::Grunt),
];

/// The most lengths of a list.
const LENGTHS: usize = 1_000;
/// The longest run of a list: the longest row that a sequence goes to.
const LONGEST: &str = "10000000";

/// Reads the notation of a coin-turning game, `coins:` included; nothing for other families.
///
/// Errors are those of [`crate::Ruleset::parse`], pointing into `text`.
pub(in crate::ruleset) fn read(text: &str) -> Option<Result<Coins>> {
    let wanted = text.trim_end().to_ascii_lowercase();
    let begin = wanted.len() - wanted.trim_start().len();
    let rest = wanted[begin..].strip_prefix(FAMILY.prefix)?;
    // Lower case changes no length and no place, for it is that of ASCII only.
    let place = |rest: &str| wanted[..wanted.len() - rest.len()].chars().count();
    Some(parse(rest).map_err(|(part, mut error)| {
        let inside = error.at.unwrap_or(0);
        error.value = Error::new(error.code, text, "").value;
        error.at(place(part) + inside)
    }))
}

/// The game, or the end of the text from the trouble on and what is wrong with it.
fn parse(rest: &str) -> std::result::Result<Coins, (&str, Error)> {
    if let Some((_, coins)) = NAMES.into_iter().find(|(name, _)| *name == rest) {
        return Ok(coins);
    }
    let size = |text| {
        let size = number::parse(text, "1", "9").map_err(|error| (text, error))?;
        Ok(u8::try_from(&size).unwrap_or(Coins::MOST))
    };
    if let Some(text) = rest.strip_prefix("at-most:") {
        return size(text).map(Coins::AtMost);
    }
    if let Some(text) = rest.strip_prefix("exactly:") {
        return size(text).map(Coins::Exactly);
    }
    if let Some(text) = rest.strip_prefix("runs:") {
        return LengthSet::named(text)
            .map_or_else(|| list(text).map(Coins::RunsOf), |set| Ok(Coins::Runs(set)));
    }
    let names = NAMES.map(|(name, _)| name).join(", ");
    Err((rest, Error::new(Code::UnknownGame, rest, format!("{names}, at-most:k, exactly:k or runs:lengths"))))
}

/// A list of lengths, sorted and without repetitions.
fn list(text: &str) -> std::result::Result<Vec<u64>, (&str, Error)> {
    let expected = || {
        let named = LengthSet::ALL.map(LengthSet::name).join(", ");
        format!("{named}, or whole numbers from 1 to {LONGEST} with commas between them")
    };
    if text.is_empty() {
        return Err((text, Error::new(Code::Empty, text, expected())));
    }
    if !text.starts_with(|first: char| first.is_numeric() || "+-(".contains(first)) {
        return Err((text, Error::new(Code::UnknownGame, text, expected())));
    }
    let bounds = number::Bounds::new("1", LONGEST).map_err(|error| (text, error))?;
    let mut lengths = Vec::new();
    let mut rest = text;
    loop {
        let item = rest.split(',').next().unwrap_or_default();
        let length = bounds.parse(item).map_err(|error| (rest, error))?;
        lengths.push(u64::try_from(&length).unwrap_or(u64::MAX));
        if lengths.len() > LENGTHS {
            return Err((rest, Error::new(Code::OutOfRange, item, format!("at most {LENGTHS} lengths"))));
        }
        if item.len() == rest.len() {
            break;
        }
        rest = &rest[item.len() + 1..];
    }
    lengths.sort_unstable();
    lengths.dedup();
    Ok(lengths)
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = NAMES.into_iter().find(|(_, coins)| coins == self) {
            return f.write_str(name);
        }
        match self {
            Self::Runs(set) => write!(f, "runs:{set}"),
            Self::RunsOf(lengths) => {
                let lengths: Vec<String> = lengths.iter().map(ToString::to_string).collect();
                write!(f, "runs:{}", lengths.join(","))
            }
            Self::AtMost(most) => write!(f, "at-most:{most}"),
            Self::Exactly(size) => write!(f, "exactly:{size}"),
            _ => Ok(()), // every other game has a name
        }
    }
}
