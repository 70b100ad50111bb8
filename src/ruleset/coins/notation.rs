//! The notation of coin-turning games, with errors that point at the place.

use super::rules::Coins;
use crate::error::{Code, Result, allowed};
use crate::length_set::LengthSet;
use crate::notation::Piece;
use crate::number::Bounds;
use crate::sort::sort;
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

const LENGTHS: usize = 1_000;
/// The longest run of a list: the longest row that a sequence goes to.
const LONGEST: &str = "10000000";

/// Reads what follows `coins:`.
pub(in crate::ruleset) fn read(rest: Piece<'_>) -> Result<Coins> {
    let rest = rest.trim();
    if let Some((_, coins)) = NAMES.into_iter().find(|(name, _)| *name == rest.text) {
        return Ok(coins);
    }
    let size = |piece: Piece<'_>| Ok(piece.number(&Bounds::new("1", "9")?)? as u8);
    if let Some(piece) = rest.strip_prefix("at-most:") {
        return size(piece).map(Coins::AtMost);
    }
    if let Some(piece) = rest.strip_prefix("exactly:") {
        return size(piece).map(Coins::Exactly);
    }
    if let Some(piece) = rest.strip_prefix("runs:") {
        return match LengthSet::named(piece.text) {
            Some(set) => Ok(Coins::Runs(set)),
            None => list(piece).map(Coins::RunsOf),
        };
    }
    let names = NAMES.map(|(name, _)| name).join(", ");
    Err(rest.error(Code::UnknownGame, allowed("coin-games").with("names", names)))
}

/// A list of lengths, sorted and without repetitions.
fn list(text: Piece<'_>) -> Result<Vec<u64>> {
    let expected = || {
        let named = LengthSet::ALL.map(|set| set.to_string()).join(", ");
        allowed("coin-lengths").with("named", named).with("max", LONGEST)
    };
    if text.text.is_empty() {
        return Err(text.error(Code::Empty, expected()));
    }
    if !text.text.starts_with(|first: char| first.is_numeric() || "+-(".contains(first)) {
        return Err(text.error(Code::UnknownGame, expected()));
    }
    let bounds = Bounds::new("1", LONGEST)?;
    let mut lengths = Vec::new();
    for item in text.split(',') {
        lengths.push(item.number(&bounds)?);
        if lengths.len() > LENGTHS {
            return Err(item.error(Code::OutOfRange, allowed("at-most-lengths").with("most", LENGTHS)));
        }
    }
    sort(&mut lengths);
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
            Self::AtMost(max) => write!(f, "at-most:{max}"),
            Self::Exactly(size) => write!(f, "exactly:{size}"),
            _ => Ok(()), // every other game has a name
        }
    }
}
