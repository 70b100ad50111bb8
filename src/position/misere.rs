//! Every move in one component of a sum in misère play: the player who makes the last move loses.
//!
//! A sum of nim heaps is decided by Bouton's rule, a sum of tame heaps by their values, heaps of a
//! game with a theorem of its own by that (see [`crate::misere`]); all else is played out, as far
//! as 100,000 positions reach. What is not decided then is said to be not decided.

use super::boards::Step;
use super::cells::{Cells, MAX_WORK, too_many};
use super::component::Component;
use super::search::Search;
use super::sum::Sum;
use crate::error::Result;
use crate::misere::{Genus, Tame, Theorem, misere_heaps, misere_limit};
use crate::progress::Progress;
use crate::walk::Halt;

/// What decides who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Bouton's rule: all components are nim.
    Nim,
    /// All heaps are tame.
    Tame,
    /// The theorem of Sibert and Conway, for Kayles alone; the outcome is that of normal play.
    Kayles,
    /// As `Kayles`, and the position is one of the exceptions: the outcome is the other one.
    KaylesException,
    /// The theorem on Daisies and its like, all of one game; the outcome is that of normal play.
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

/// How many moves in one component, and the first: by component, cell and ascending amount.
pub type Counted = (u64, Vec<(usize, Step)>);

/// The moves of a sum in misère play. What neither wins nor loses is not decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MisereMoves {
    /// Whether the player to move wins, and what decides it; `None` if it is not decided.
    pub outcome: Option<(bool, Decision)>,
    /// The heaps as tame heaps, by component and cell; `None` for those that are not tame, or too
    /// large to know, and for all that is no heap.
    pub tame: Vec<Vec<Option<Tame>>>,
    /// The genera of the heaps, by component and cell; `None` for all that is no heap, and for
    /// heaps that are not tame and larger than [`misere_limit`].
    pub genera: Vec<Vec<Option<Genus>>>,
    /// The moves that are known to win.
    pub winning: Counted,
    /// The moves that are known not to.
    pub losing: Counted,
    /// After each of those that are listed, a move that wins; `None` where that one was the last.
    /// Fewer if they would take over 2^20 steps to find.
    pub replies: Vec<Option<(usize, Step)>>,
    /// The moves that are not decided.
    pub undecided: Counted,
}

impl Sum {
    /// Who wins when the player who makes the last move loses; counts all moves, and lists the
    /// first `list` of the winning, of the losing and of the undecided ones.
    ///
    /// Time O(moves) for a game with a theorem, and where all heaps are tame, which up to 4,000,000
    /// options are examined for in each game; else that of at most 100,000 positions, 2,000,000
    /// moves and 10,000,000 heaps and pieces.
    ///
    /// # Errors
    /// [`Code::OutOfRange`](crate::Code::OutOfRange) for a sum with over 2^25 moves;
    /// [`Code::NoSum`](crate::Code::NoSum) for Treblecross, whose misère play depends on more than
    /// the strips that are left; the error of the progress listener.
    ///
    /// ```
    /// use grundyscope::position::{Decision, Sum};
    /// let nim = Sum::parse("nim:{1,1,2}").unwrap().misere_moves(9, None).unwrap();
    /// assert_eq!(nim.outcome, Some((true, Decision::Nim)));
    /// assert_eq!((nim.winning.0, nim.winning.1[0].1.amount), (1, 1)); // leaves three heaps of one
    /// let kayles = Sum::parse("kayles:{3,5,7}").unwrap().misere_moves(9, None).unwrap();
    /// assert_eq!(kayles.outcome, Some((true, Decision::Kayles)));
    /// let sum = Sum::parse("kayles:{5,7} + nimble:3").unwrap().misere_moves(9, None).unwrap();
    /// assert_eq!(sum.outcome.map(|(_, by)| by), Some(Decision::Search));
    /// ```
    pub fn misere_moves(&self, list: usize, progress: Option<&mut Progress<'_>>) -> Result<MisereMoves> {
        let progress = &mut Progress::from(progress);
        self.components.iter().try_for_each(Component::check_misere)?;
        self.check_size(progress)?;
        let mut search = Search::misere(self, &mut progress.part(0.0, 0.3))?;
        let mut found = self.tried(&mut search, list, (&mut 0, MAX_WORK), &mut progress.part(0.3, 0.8))?;
        found.genera = self.genera(&found.tame, &mut progress.part(0.8, 0.9))?;
        found.conclude(self);
        let mut work = 0;
        for (component, step) in &found.losing.1 {
            let after = self.after([(*component, step)]);
            let progress = &mut progress.part(0.9, 1.0);
            let mut tried = after.tried(&mut search, 1, (&mut work, MAX_LOOKUPS), progress)?;
            if work > MAX_LOOKUPS && tried.winning.0 == 0 {
                break;
            }
            found.replies.push(tried.winning.1.pop());
        }
        Ok(found)
    }

    /// Tries all moves, at most so many more as the work is below its limit; with the limit of
    /// replies, those up to the first cell with a move that wins.
    fn tried(
        &self,
        search: &mut Search,
        list: usize,
        (work, limit): (&mut u64, u64),
        progress: &mut Progress<'_>,
    ) -> Result<MisereMoves> {
        let is_reply = limit == MAX_LOOKUPS;
        let known = self.components.iter().enumerate();
        let known = known.map(|(c, one)| one.cells().iter().map(|&cell| search.tame(c, cell)).collect());
        let mut found = MisereMoves { tame: known.collect(), ..MisereMoves::default() };
        let count = found.tame.iter().map(Vec::len).sum::<usize>() as u64;
        for (c, component) in self.components.iter().enumerate() {
            let is_board = matches!(component, Component::Board(_));
            for (cell, &from) in component.cells().iter().enumerate() {
                if is_reply && (found.winning.0 > 0 || *work > limit) || is_board && cell > 0 {
                    break; // the moves of a board are visited together
                }
                // Each move is compared with all other heaps.
                *work += if is_reply { count } else { 0 };
                let others = if is_board { None } else { found.others(c, cell) };
                if let (Some(_), Some(others)) = (component.nim(), others) {
                    found.add_heap_of_nim((c, cell), from, others, list);
                    continue;
                }
                let theorem = self.theorem(|other| other != (c, cell));
                component.steps(Some(cell), &mut progress.part(0.0, 1.0), &mut |progress, step| {
                    *work += 1;
                    if *work > limit {
                        return Err(if is_reply { Halt::Found } else { too_many().into() });
                    }
                    let tame = |&part: &u64| search.tame(c, part);
                    let left = step.to.iter().map(tame).fold(others, |sum, part| Some(sum?.and(part?)));
                    let opponent_wins = match (&theorem, left) {
                        (Some(others), _) => Some(others.with(&step.to).wins()),
                        (_, Some(left)) => Some(left.wins()),
                        _ if search.has_ended() && *work > MAX_LOOKUPS => None,
                        _ => search.label(&self.after([(c, step)]), progress)?.map(|label| label > 0),
                    };
                    found.add(opponent_wins, list, || (c, step.clone()));
                    if is_reply && opponent_wins == Some(false) { Err(Halt::Found) } else { Ok(()) }
                })?;
            }
        }
        Ok(found)
    }

    /// What the theorem on the game says of the cells that are wanted, by component and cell;
    /// `None` unless there is one, and all components are of this game.
    fn theorem(&self, wanted: impl Fn((usize, usize)) -> bool) -> Option<Theorem> {
        let Component::Cells(Cells { game, .. }) = self.components.first()? else { return None };
        let is_other = |one: &Component| !matches!(one, Component::Cells(one) if one.game == *game);
        if self.components.iter().any(is_other) {
            return None;
        }
        let mut heaps = Theorem::of(game)?;
        for (c, component) in self.components.iter().enumerate() {
            let cells = component.cells().iter().enumerate();
            let cells: Vec<u64> = cells.filter(|&(i, _)| wanted((c, i))).map(|(_, &heap)| heap).collect();
            heaps = heaps.with(&cells);
        }
        Some(heaps)
    }

    /// By component and cell: of tame heaps, and of the others up to [`misere_limit`].
    fn genera(
        &self,
        tame: &[Vec<Option<Tame>>],
        progress: &mut Progress<'_>,
    ) -> Result<Vec<Vec<Option<Genus>>>> {
        let mut genera = Vec::new();
        for (component, tame) in self.components.iter().zip(tame) {
            let Component::Cells(Cells { game, cells }) = component else {
                genera.push(vec![None; tame.len()]);
                continue;
            };
            let limit = misere_limit(game).unwrap_or(0);
            let wild = cells.iter().zip(tame).filter(|(cell, tame)| tame.is_none() && **cell <= limit);
            let heaps = match wild.map(|(&cell, _)| cell).max() {
                Some(largest) => misere_heaps(game, largest, Some(progress))?,
                None => Vec::new(),
            };
            let genus = |(cell, tame): (&u64, &Option<Tame>)| match tame {
                Some(tame) => Some(tame.genus()),
                None => heaps.get(usize::try_from(*cell).ok()?).cloned(),
            };
            genera.push(cells.iter().zip(tame).map(genus).collect());
        }
        Ok(genera)
    }
}

/// The most moves that are looked up one by one once the search has ended.
const MAX_LOOKUPS: u64 = 1 << 20;

impl MisereMoves {
    /// The sum of all heaps but one; `None` if one of them is not tame.
    fn others(&self, component: usize, cell: usize) -> Option<Tame> {
        let mut cells = self.tame.iter().enumerate().flat_map(|(c, cells)| {
            cells.iter().enumerate().filter(move |&(i, _)| (c, i) != (component, cell)).map(|(_, &tame)| tame)
        });
        cells.try_fold(Tame::NOTHING, |sum, tame| Some(sum.and(tame?)))
    }

    fn add(&mut self, opponent_wins: Option<bool>, list: usize, played: impl FnOnce() -> (usize, Step)) {
        let (count, moves) = match opponent_wins {
            Some(false) => &mut self.winning,
            Some(true) => &mut self.losing,
            None => &mut self.undecided,
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
        let played = |left: u64| (component, Step::heap(cell, from, left));
        let candidates = [others.value.max(1), 1, 0];
        let (mut before, mut won) = (from, 0);
        for left in candidates {
            if left < before && wins(left) {
                self.add(Some(false), list, || played(left));
                won += 1;
            }
            before = before.min(left);
        }
        let (count, losing) = &mut self.losing;
        *count = count.saturating_add(from - won);
        let lacking = list - losing.len();
        losing.extend((0..from).rev().filter(|&left| !wins(left)).take(lacking).map(played));
    }

    /// The outcome, from the moves; without one, the player to move wins.
    fn conclude(&mut self, sum: &Sum) {
        let by = if sum.components.iter().all(|component| component.nim().is_some()) {
            Decision::Nim
        } else if let Some(heaps) = sum.theorem(|_| true) {
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
        self.outcome = if self.winning.0 > 0 {
            Some((true, by))
        } else if self.undecided.0 > 0 {
            None
        } else {
            Some((self.losing.0 == 0, by))
        };
    }
}
