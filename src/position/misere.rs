//! Every move from a position in misère play: the player who makes the last move loses.
//!
//! A sum of nim heaps is decided by Bouton's rule, a sum of tame heaps by their values, heaps of a
//! game with a theorem of its own by that (see [`crate::misere`]); all else is played out, as far
//! as [`super::MISERE_POSITIONS`] reach. What is not decided then is said to be not decided.

use super::misere_search::Search;
use super::moves::{MAX_WORK, add_work, too_many};
use super::sum::Position;
use crate::error::{Code, Error, Result, allowed};
use crate::games;
use crate::misere::{Genus, Tame, Theorem, misere_heaps, misere_limit};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::walk::ended;

/// One move in misère play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The component, from 0.
    pub component: usize,
    /// The heap or the rightmost coin turned, as its place among the component's cells, from 0.
    pub cell: usize,
    /// The size of that heap, or the number of that coin.
    pub from: u64,
    /// Stones taken, or coins turned.
    pub amount: u64,
    /// The heaps left of the heap, or the other coins that are turned.
    pub to: Vec<u64>,
}

/// What decides who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Bouton's rule: all components are nim.
    Nim,
    /// All heaps are tame.
    Tame,
    /// The theorem of Sibert and Conway: all components are Kayles. The outcome is that of normal
    /// play.
    Kayles,
    /// As `Kayles`, and the position is one of the exceptions: the outcome is the other one.
    KaylesException,
    /// The theorem on Daisies, and games like it: all components are one of these. The outcome is
    /// that of normal play.
    Alternating,
    /// As `Alternating`, and the position is one of the exceptions.
    AlternatingException,
    /// The position was played out.
    Search,
}

impl Decision {
    /// The stable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Nim => "nim",
            Self::Tame => "tame",
            Self::Kayles => "kayles",
            Self::KaylesException => "kayles-exception",
            Self::Alternating => "alternating",
            Self::AlternatingException => "alternating-exception",
            Self::Search => "search",
        }
    }
}

/// The moves of a position in misère play. A move that is counted as neither winning nor losing is
/// not decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisereMoves {
    /// Whether the player to move wins, and what decides it; `None` if it is not decided.
    pub outcome: Option<(bool, Decision)>,
    /// The heaps as tame heaps, by component and cell; `None` for those that are not tame, or too
    /// large to know, and for heads.
    pub tame: Vec<Vec<Option<Tame>>>,
    /// The genera of the heaps, by component and cell; `None` for heads, and for heaps that are not
    /// tame and larger than [`misere_limit`].
    pub genera: Vec<Vec<Option<Genus>>>,
    /// How many moves are known to win.
    pub winning_count: u64,
    /// The first of them, by component and cell, then by ascending amount.
    pub winning: Vec<Played>,
    /// How many moves are known not to.
    pub losing_count: u64,
    /// The first of them, in the same order.
    pub losing: Vec<Played>,
    /// How many moves are not decided.
    pub undecided_count: u64,
    /// The first of them, in the same order.
    pub undecided: Vec<Played>,
}

impl Position {
    /// The position after a move.
    ///
    /// # Panics
    /// When the move is not one of this position: its component or cell does not exist.
    #[must_use]
    pub fn after_misere(&self, played: &Played) -> Self {
        self.replaced(played.component, played.cell, &played.to)
    }

    /// Who wins when the player who makes the last move loses; counts all moves, and lists the
    /// first `list` of the winning, of the losing and of the undecided ones.
    ///
    /// Time O(moves) for a game with a theorem, and where all heaps are tame, which up to 4,000,000
    /// options are examined for in each game; else that of at most [`super::MISERE_POSITIONS`]
    /// positions, 2,000,000 moves and 10,000,000 heaps.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for a position with over 2^25 moves; [`Code::NoSum`] for Treblecross,
    /// whose misère play depends on more than the strips that are left; the error of the progress
    /// listener.
    ///
    /// ```
    /// use grundyscope::{Progress, position::{Decision, Position}};
    /// let none = &mut Progress::none();
    /// let nim = Position::parse("nim:{1,1,2}").unwrap().misere_moves(9, none).unwrap();
    /// assert_eq!(nim.outcome, Some((true, Decision::Nim)));
    /// assert_eq!((nim.winning_count, nim.winning[0].amount), (1, 1)); // leaves three heaps of one
    /// let kayles = Position::parse("kayles:{3,5,7}").unwrap().misere_moves(9, none).unwrap();
    /// assert_eq!(kayles.outcome, Some((true, Decision::Kayles)));
    /// let sum = Position::parse("kayles:{5,7} + nim:3").unwrap().misere_moves(9, none).unwrap();
    /// assert_eq!(sum.outcome.map(|(_, by)| by), Some(Decision::Search));
    /// ```
    pub fn misere_moves(&self, list: usize, progress: &mut Progress<'_>) -> Result<MisereMoves> {
        if self.components.iter().any(|component| component.game == Ruleset::Treblecross) {
            let allowed = allowed("misere-heaps-and-coins");
            return Err(Error::new(Code::NoSum, "treblecross", allowed));
        }
        for component in &self.components {
            let sequence = games::sequence(&component.game);
            for &from in &component.cells {
                add_work(&component.game, from, &*sequence, &mut 0)?;
            }
        }
        let mut search = Search::new(self, &mut progress.part(0.0, 0.3))?;
        let tame = self
            .components
            .iter()
            .enumerate()
            .map(|(c, component)| component.cells.iter().map(|&cell| search.tame(c, cell)).collect());
        let tame: Vec<Vec<Option<Tame>>> = tame.collect();
        let genera = self.genera(&tame, &mut progress.part(0.3, 0.5))?;
        let mut found = MisereMoves::new(tame, genera);
        let mut work = 0;
        for (c, component) in self.components.iter().enumerate() {
            let sequence = games::sequence(&component.game);
            for (i, &from) in component.cells.iter().enumerate() {
                add_work(&component.game, from, &*sequence, &mut work)?;
                let others = found.others(c, i);
                let theorem = self.theorem(|cell| cell != (c, i));
                if let (Ruleset::Nim, Some(others)) = (&component.game, others) {
                    found.add_heap_of_nim((c, i), from, others, list);
                    continue;
                }
                let walk =
                    component.game.walk(from, &mut progress.part(0.5, 1.0), &mut |progress, amount, to| {
                        work += 1;
                        if work > MAX_WORK {
                            return Err(too_many().into());
                        }
                        let tame = |&part: &u64| search.tame(c, part);
                        let left = to.iter().map(tame).fold(others, |sum, part| Some(sum?.and(part?)));
                        let played = || Played { component: c, cell: i, from, amount, to: to.to_vec() };
                        let opponent_wins = match (&theorem, left) {
                            (Some(others), _) => Some(others.with(to).wins()),
                            (_, Some(left)) => Some(left.wins()),
                            _ if search.has_ended() && work > MAX_LOOKUPS => None,
                            _ => search.wins(&self.replaced(c, i, to), progress)?,
                        };
                        found.add(opponent_wins, list, played);
                        Ok(())
                    });
                ended(walk, from)?;
            }
        }
        found.conclude(self);
        Ok(found)
    }

    /// What the theorem on the game says of the cells that are wanted, by component and cell;
    /// `None` unless there is one, and all components are of this game.
    fn theorem(&self, wanted: impl Fn((usize, usize)) -> bool) -> Option<Theorem> {
        let game = &self.components.first()?.game;
        let mut heaps = Theorem::of(game)?;
        for (c, component) in self.components.iter().enumerate() {
            if component.game != *game {
                return None;
            }
            let cells = component.cells.iter().enumerate();
            let cells: Vec<u64> = cells.filter(|&(i, _)| wanted((c, i))).map(|(_, &heap)| heap).collect();
            heaps = heaps.with(&cells);
        }
        Some(heaps)
    }

    /// The genera of the heaps, by component and cell: of tame ones, and of the others up to
    /// [`misere_limit`].
    fn genera(
        &self,
        tame: &[Vec<Option<Tame>>],
        progress: &mut Progress<'_>,
    ) -> Result<Vec<Vec<Option<Genus>>>> {
        let mut genera = Vec::new();
        for (component, tame) in self.components.iter().zip(tame) {
            let limit = misere_limit(&component.game).unwrap_or(0);
            let wild =
                component.cells.iter().zip(tame).filter(|(cell, tame)| tame.is_none() && **cell <= limit);
            let heaps = match wild.map(|(&cell, _)| cell).max() {
                Some(largest) => misere_heaps(&component.game, largest, progress)?,
                None => Vec::new(),
            };
            let genus = |(cell, tame): (&u64, &Option<Tame>)| match tame {
                Some(tame) => Some(tame.genus()),
                None => heaps.get(usize::try_from(*cell).ok()?).cloned(),
            };
            genera.push(component.cells.iter().zip(tame).map(genus).collect());
        }
        Ok(genera)
    }
}

/// The most moves that are looked up one by one once the search has ended.
const MAX_LOOKUPS: u64 = 1 << 20;

impl MisereMoves {
    const fn new(tame: Vec<Vec<Option<Tame>>>, genera: Vec<Vec<Option<Genus>>>) -> Self {
        Self {
            outcome: None,
            tame,
            genera,
            winning_count: 0,
            winning: vec![],
            losing_count: 0,
            losing: vec![],
            undecided_count: 0,
            undecided: vec![],
        }
    }

    /// The sum of all heaps but one; `None` if one of them is not tame.
    fn others(&self, component: usize, cell: usize) -> Option<Tame> {
        let mut cells = self.tame.iter().enumerate().flat_map(|(c, cells)| {
            cells.iter().enumerate().filter(move |&(i, _)| (c, i) != (component, cell)).map(|(_, &tame)| tame)
        });
        cells.try_fold(Tame::NOTHING, |sum, tame| Some(sum.and(tame?)))
    }

    fn add(&mut self, opponent_wins: Option<bool>, list: usize, played: impl FnOnce() -> Played) {
        let (count, moves) = match opponent_wins {
            Some(false) => (&mut self.winning_count, &mut self.winning),
            Some(true) => (&mut self.losing_count, &mut self.losing),
            None => (&mut self.undecided_count, &mut self.undecided),
        };
        *count += 1;
        if moves.len() < list {
            moves.push(played());
        }
    }

    /// Adds all moves of a heap of nim beside tame heaps: after a winning one, the heap is as large
    /// as the value of the others, or is one stone or none.
    fn add_heap_of_nim(&mut self, (component, cell): (usize, usize), from: u64, others: Tame, list: usize) {
        let wins = |left: u64| !others.and(Tame::nim(left)).wins();
        let played = |left: u64| Played { component, cell, from, amount: from - left, to: vec![left] };
        let candidates = [others.value.max(1), 1, 0];
        let (mut before, mut won) = (from, 0);
        for left in candidates {
            if left < before && wins(left) {
                self.add(Some(false), list, || played(left));
                won += 1;
            }
            before = before.min(left);
        }
        self.losing_count = self.losing_count.saturating_add(from - won);
        let lacking = list - self.losing.len();
        self.losing.extend((0..from).rev().filter(|&left| !wins(left)).take(lacking).map(played));
    }

    /// The outcome, from the moves; without one, the player to move wins.
    fn conclude(&mut self, position: &Position) {
        let by = if position.components.iter().all(|component| component.game == Ruleset::Nim) {
            Decision::Nim
        } else if let Some(heaps) = position.theorem(|_| true) {
            match (heaps, heaps.is_exception()) {
                (Theorem::Kayles(_), false) => Decision::Kayles,
                (Theorem::Kayles(_), true) => Decision::KaylesException,
                (Theorem::Alternating(_), false) => Decision::Alternating,
                (Theorem::Alternating(_), true) => Decision::AlternatingException,
            }
        } else if self.tame.iter().flatten().all(Option::is_some) {
            Decision::Tame
        } else {
            Decision::Search
        };
        self.outcome = if self.winning_count > 0 {
            Some((true, by))
        } else if self.undecided_count > 0 {
            None
        } else {
            Some((self.losing_count == 0, by))
        };
    }
}
