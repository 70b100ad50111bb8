//! Turning coins in a row: the rightmost coin turned goes from heads to tails.
//!
//! A position is the nim-sum of its heads (Winning Ways, chapter 14), so a game is known by what a lone head
//! can be turned into. Coins are numbered from 1 in all games, as in CGSuite; entry 0 of a sequence stands
//! for no coin and is 0. The books number the coins of some games from 0 where that gives a shorter formula:
//! Twins, and Mock Turtles and its kin of at most 5, 7, 9 coins, whose coin n is coin n + 1 here.

mod notation;
mod options;

use super::{Family, LengthSet, Visit};

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
    /// Any coins, as many as this or fewer: 1 to [`Coins::MOST`].
    AtMost(u8),
    /// Any coins, exactly this many: 1 to [`Coins::MOST`].
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

pub(super) const FAMILY: Family = Family {
    prefix: "coins:",
    read: |rest| notation::read(rest).map(super::Ruleset::Coins),
    examples: &[
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
    ],
};

impl Coins {
    /// The most coins of [`Coins::AtMost`] and [`Coins::Exactly`]: those of Moidores.
    pub const MOST: u8 = 9;

    /// Visits what a lone head on coin `n` can be turned into, by ascending number of coins turned: how many
    /// are turned, and which besides `n`, ascending.
    pub fn options(&self, n: u64, visit: Visit<'_>) {
        options::visit(self, n, visit);
    }

    /// How many options a lone head on coin `n` has; `u64::MAX` for that many or more.
    ///
    /// Time O(n) at most.
    ///
    /// ```
    /// use grundyscope::ruleset::Coins;
    /// assert_eq!(Coins::AtMost(3).option_count(20), 191);
    /// assert_eq!(Coins::Sym.option_count(20), 2046);
    /// ```
    #[must_use]
    pub fn option_count(&self, n: u64) -> u64 {
        options::count(self, n)
    }

    /// How much work it is to go through the options of a lone head on coin `n`: how many there are, or in games of
    /// runs, which may be long, how many coins they turn together; `u64::MAX` for that many or more.
    ///
    /// Time O(n) at most.
    ///
    /// ```
    /// use grundyscope::ruleset::Coins;
    /// assert_eq!(Coins::Ruler.option_work(1000), 500_500);
    /// assert_eq!(Coins::AtMost(3).option_work(20), 191);
    /// ```
    #[must_use]
    pub fn option_work(&self, n: u64) -> u64 {
        options::turned(self, n)
    }
}
