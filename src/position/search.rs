//! Plays sums out: a label for each position that can arise, from the labels of those after it.
//!
//! Every position is visited once, without recursion, until a label is settled. In misère play,
//! sums of tame heaps are decided by their value and not visited (see [`crate::misere`]).
//!
//! The remoteness of a position (Steinhaus 1925; Smith 1966; Winning Ways, chapter 9) is 0 without
//! a move; if some move leads to an even remoteness, one more than the least even one; otherwise
//! one more than the largest, which are all odd. It is even exactly if the player to move loses. It
//! does not follow from the Grundy values, nor that of a sum from those of its components.

use super::boards::Kind;
use super::component::Component;
use super::states::{Limits, State, States, discard};
use super::sum::Sum;
use crate::error::{Code, Result};
use crate::games;
use crate::misere::{Tame, is_tame, tame_heaps};
use crate::periodicity::{self, Certificate, rules_of};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use dashu_int::UBig;
use std::collections::HashMap;

pub(super) struct Labels {
    /// The label from those of the options.
    pub(super) of: fn(&[u32]) -> u32,
    /// The label of an option that settles it, whatever the others are.
    pub(super) settled: u32,
    pub(super) limits: Limits,
}

/// The steps of finding the label of a position with one component, about.
const LOOKUP: u64 = 8;

const FEW: Limits = Limits { positions: 20_000, moves: 400_000, numbers: 4_000_000 };

/// The moves left if the winner hurries and the loser delays.
pub(super) const REMOTENESS: Labels = Labels {
    of: |options| {
        let even = options.iter().filter(|moves| moves.is_multiple_of(2)).min();
        even.or(options.iter().max()).map_or(0, |moves| moves + 1)
    },
    settled: 0,
    limits: FEW,
};

/// The same in misère play: the player to move wins if the number is even.
pub(super) const MISERE_REMOTENESS: Labels = Labels {
    of: |options| {
        let odd = options.iter().filter(|moves| !moves.is_multiple_of(2)).min();
        odd.or(options.iter().max()).map_or(0, |moves| moves + 1)
    },
    settled: 1,
    limits: FEW,
};

/// What a component contributes to a selective sum in misère play: 0 if it has ended; otherwise 4,
/// with [`WON`] if the player to move wins it alone in normal play, and with [`MISERE_LOST`] if he
/// loses it alone in misère play.
pub(super) const BOTH_OUTCOMES: Labels = Labels {
    of: |options| {
        if options.is_empty() {
            return 0;
        }
        let wins = options.iter().any(|option| option & WON == 0);
        let misere_wins = options.iter().any(|option| option & MISERE_LOST != 0);
        4 | if wins { WON } else { 0 } | if misere_wins { 0 } else { MISERE_LOST }
    },
    settled: 4 | MISERE_LOST,
    limits: FEW,
};

pub(super) const WON: u32 = 1;
pub(super) const MISERE_LOST: u32 = 2;

/// In misère play: 1 if the player to move wins.
const MISERE: Labels = Labels {
    of: |options| u32::from(options.is_empty() || options.contains(&0)),
    settled: 0,
    limits: Limits { positions: 100_000, moves: 2_000_000, numbers: 10_000_000 },
};

/// A search that keeps what it found, of sums with components of the same games.
pub(super) struct Search {
    states: States,
    labels: Labels,
    /// In misère play, what is known of the heaps of each kind.
    tame: Vec<Heaps>,
    known: HashMap<State, u32>,
    left: Limits,
    /// Whether a limit was reached: nothing more is visited.
    ended: bool,
}

/// Which heaps of a game are tame.
enum Heaps {
    /// No heap is known to be.
    PlayedOut,
    /// Those with an entry.
    Listed(Vec<Option<Tame>>),
    /// All, with values beyond a list by a proved period.
    All(Vec<u32>, Option<Certificate>),
}

/// A position whose moves are being tried.
struct Open {
    state: State,
    options: Vec<State>,
    next: usize,
}

impl Search {
    pub(super) fn new(sum: &Sum, labels: Labels) -> Self {
        let left = labels.limits;
        let ended = !sum.components.iter().all(is_small);
        Self { states: States::new(sum), labels, tame: vec![], known: HashMap::new(), left, ended }
    }

    /// Who wins in misère play: the label is 1 if the player to move does.
    pub(super) fn misere(sum: &Sum, progress: &mut Progress<'_>) -> Result<Self> {
        let search = Self::new(sum, MISERE);
        let (states, mut tame) = (&search.states, Vec::new());
        for (kind, component) in states.kinds().iter().enumerate() {
            let of_kind = sum.components.iter().enumerate().filter(|&(c, _)| states.kind_of(c) == kind);
            let largest = of_kind.flat_map(|(_, component)| component.cells()).max();
            let game = match component {
                Component::Cells(cells) if !cells.is_row() && cells.game != Ruleset::Nim => Some(&cells.game),
                _ => None,
            };
            tame.push(match (game, largest) {
                (None, _) | (_, None) => Heaps::PlayedOut,
                (Some(game), Some(&largest)) => Heaps::of(game, largest, progress)?,
            });
        }
        Ok(Self { tame, ..search })
    }

    pub(super) fn tame(&self, component: usize, cell: u64) -> Option<Tame> {
        self.tame_of_kind(self.states.kind_of(component), cell)
    }

    fn tame_of_kind(&self, kind: usize, cell: u64) -> Option<Tame> {
        let heaps = self.tame.get(kind)?;
        if self.states.kinds()[kind].nim().is_some() {
            return Some(Tame::nim(cell));
        }
        let place = usize::try_from(cell).unwrap_or(usize::MAX);
        match heaps {
            Heaps::PlayedOut => None,
            Heaps::Listed(heaps) => heaps.get(place).copied().flatten(),
            // As heaps of nim of their values.
            Heaps::All(values, proof) => {
                let value = values.get(place).map(|&value| value.into());
                value.or_else(|| Some(proof.as_ref()?.value_of(cell))).map(Tame::nim)
            }
        }
    }

    pub(super) const fn has_ended(&self) -> bool {
        self.ended
    }

    /// The label of a sum; `None` if it would take too long, or moves can be taken back.
    pub(super) fn label(&mut self, sum: &Sum, progress: &mut Progress<'_>) -> Result<Option<u32>> {
        let start = self.states.start(sum, progress)?;
        progress.work(LOOKUP * (start.len() as u64 + 1))?;
        if let Some(label) = self.decided(&start) {
            return Ok(Some(label));
        }
        if self.ended {
            return Ok(None);
        }
        // To grow the table would take long at once.
        self.known.reserve(self.labels.limits.positions.saturating_sub(self.known.len()));
        let mut open = vec![];
        self.open(start.clone(), &mut open, progress)?;
        while let Some(top) = open.last_mut() {
            progress.work(LOOKUP)?;
            if self.ended {
                open.into_iter().try_for_each(|one| discard(one.options, progress))?;
                return Ok(None);
            }
            let label = match top.options.get(top.next) {
                None => {
                    let mut labels = Vec::new();
                    for option in &top.options {
                        progress.work(LOOKUP)?;
                        labels.extend(self.decided(option));
                    }
                    (self.labels.of)(&labels)
                }
                Some(option) => match self.decided(option) {
                    Some(label) if label == self.labels.settled => (self.labels.of)(&[label]),
                    Some(_) => {
                        top.next += 1;
                        continue;
                    }
                    None => {
                        let option = option.clone();
                        self.open(option, &mut open, progress)?;
                        continue;
                    }
                },
            };
            if let Some(done) = open.pop() {
                self.known.insert(done.state, label);
                discard(done.options, progress)?;
            }
            if self.known.len().is_multiple_of(256) {
                progress.report(self.known.len() as u64, self.labels.limits.positions as u64)?;
            }
        }
        Ok(self.known.get(&start).copied())
    }

    fn open(&mut self, state: State, open: &mut Vec<Open>, progress: &mut Progress<'_>) -> Result<()> {
        match self.states.options(&state, &mut self.left, progress)? {
            Some(options) if self.known.len() + open.len() < self.left.positions => {
                open.push(Open { state, options, next: 0 });
            }
            _ => self.ended = true,
        }
        Ok(())
    }

    /// The label as far as it is known without visiting anything.
    fn decided(&self, state: &State) -> Option<u32> {
        if let Some(&label) = self.known.get(state) {
            return Some(label);
        }
        if self.tame.is_empty() {
            return None;
        }
        let mut cells = state.iter().map(|&(kind, cell)| self.tame_of_kind(kind, cell));
        let sum = cells.try_fold(Tame::NOTHING, |sum, cell| Some(sum.and(cell?)));
        sum.map(|sum| sum.wins().into())
    }
}

impl Heaps {
    fn of(game: &Ruleset, largest: u64, progress: &mut Progress<'_>) -> Result<Self> {
        if is_tame(game) {
            let sequence = &mut *games::sequence(game);
            let proof = periodicity::proof(&rules_of(game), sequence, &UBig::from(largest), progress)?;
            let last = if proof.is_some() { 0 } else { largest.min(sequence.limit()) };
            return Ok(Self::All(sequence.values_to(last, progress)?, proof));
        }
        match tame_heaps(game, largest, Some(progress)) {
            // Other games of heaps are played out.
            Err(error) if error.code() == Code::UnknownGame => Ok(Self::PlayedOut),
            heaps => Ok(Self::Listed(heaps?)),
        }
    }
}

/// The largest heap of an own rule, whose smaller heaps may have many more options.
#[cfg(feature = "own-rules")]
const OWN_HEAP: u64 = 1_000;
/// The most moves of a board, and the most cells before one of a table.
const OPTIONS: u64 = 5_000;
const TABLE: u64 = 2_000;

/// Whether a component is small enough to try all moves of each of its positions.
fn is_small(component: &Component) -> bool {
    match component {
        Component::Cells(cells) => match cells.game {
            #[cfg(feature = "own-rules")]
            Ruleset::Own(_) => cells.cells.iter().all(|&cell| cell <= OWN_HEAP),
            _ => true,
        },
        Component::Board(board) => {
            let table = || (board.state[0] + 1).saturating_mul(board.state[1] + 1);
            !board.rules.is_loopy()
                && board.rules.option_count(&board.state) <= OPTIONS
                && (board.rules.kind() != Kind::Cell || table() <= TABLE)
        }
    }
}
