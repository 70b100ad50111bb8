use crate::length_set::LengthSet;

/// Which coins may be turned together: the games of Winning Ways, chapter 14.
///
/// | notation | which coins may be turned together |
/// |---|---|
/// | `at-most:k`, k from 1 to 9 | any k or fewer; `turning-turtles` 2, `mock-turtles` 3, `moebius` 5, `mogul` 7, `moidores` 9 |
/// | `exactly:k`, k from 1 to 9 | any k; `twins` 2, `triplets` 3 |
/// | `motley` | any number |
/// | `ruler` | any run of adjacent coins |
/// | `runs:squares`, `runs:1,2,5` | a run of adjacent coins whose length is in the set |
/// | `turnips` (also `ternups`) | three that are equally spaced |
/// | `sym` | any number, symmetrically arranged: their mirror image is the same set |
/// | `grunt` | four symmetrically arranged, the leftmost coin of the row among them: Grundy's game in disguise |
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Coins {
    /// A run of adjacent coins whose length is in the set.
    Runs(LengthSet),
    /// A run of adjacent coins whose length is in the list: positive, ascending, at least one.
    RunsOf(Vec<u64>),
    /// A run of adjacent coins of any length.
    Ruler,
    /// Any coins, as many as this or fewer: 1 to 9.
    AtMost(u8),
    /// Any coins, exactly this many: 1 to 9.
    Exactly(u8),
    /// Any coins.
    Motley,
    /// Three equally spaced coins.
    Turnips,
    /// Any coins that are symmetrically arranged.
    Sym,
    /// Four symmetrically arranged coins, coin 1 among them.
    Grunt,
}

pub(in crate::ruleset) const PREFIX: &str = "coins:";

pub(in crate::ruleset) const EXAMPLES: [&str; 14] = [
    "coins:runs:squares",
    "coins:runs:triangular",
    "coins:turning-turtles",
    "coins:twins",
    "coins:mock-turtles",
    "coins:triplets",
    "coins:moebius",
    "coins:mogul",
    "coins:moidores",
    "coins:motley",
    "coins:ruler",
    "coins:turnips",
    "coins:sym",
    "coins:grunt",
];
