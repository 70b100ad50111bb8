//! Sums with moves in several components at once (Smith 1966; On Numbers and Games, chapter 14;
//! Winning Ways, chapters 9 and 10).
//!
//! - Selective: a move is made in at least one component. A sum is lost exactly if all components
//!   are lost: a winning move makes all of them so.
//! - Selective, in misère play: with two components or more that have a move it is the same, and
//!   one alone is played as on its own. Why: from a sum of lost components every move leaves as
//!   many that have a move, not all lost. Otherwise the player makes all components lost. If that
//!   leaves fewer than two with a move, he can end all components but one, and in that one leaves
//!   what the other player loses in misère play: the component itself, or one of its options.
//! - Conjunctive: a move is made in every component, and the first one that ends, ends the sum. It
//!   lasts as long as the component of the least remoteness, and is lost if that is even; in misère
//!   play, with the remotenesses of misère play, if it is odd.
//!
//! Each choice in a component has a class (lost or won; its remoteness), and the class of a move is
//! the greatest or least one of its choices. The moves are counted by class without listing them.

use super::explorer::{Explorer, MISERE_LOST, WON, both_outcomes, is_small, misere_remoteness, remoteness};
use super::part::Part;
use super::sum::Sum;
use crate::error::{Code, Error, Result, allowed};
use crate::position::boards::Step;
use crate::position::moves::too_many;
use crate::progress::Progress;
use crate::store::Store;
use std::collections::HashMap;
use std::rc::Rc;

/// In which components a move is made, and what the last move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compound {
    /// In at least one.
    Selective,
    /// In all of them.
    Conjunctive,
    /// In at least one; the last move loses.
    MisereSelective,
    /// In all of them; the last move loses.
    MisereConjunctive,
}

/// A move: what it does in each component where it is made, ascending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompoundMove {
    /// The component, from 0, and what the move does there.
    pub steps: Vec<(usize, Step)>,
}

/// The moves of a selective or conjunctive sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompoundMoves {
    /// Whether the player to move wins.
    pub wins: bool,
    /// For each component whether the player to move loses it alone.
    pub lost: Vec<bool>,
    /// In a conjunctive sum, the remoteness of each component.
    pub remoteness: Option<Vec<u32>>,
    /// How many moves win, and the first of them.
    pub winning: (u64, Vec<CompoundMove>),
    /// How many moves lose, and the first of them, each with a reply that wins; in misère play
    /// without one where the move is the last.
    pub losing: (u64, Vec<(CompoundMove, Option<CompoundMove>)>),
}

/// The largest number of moves.
const MAX_MOVES: u128 = 1 << 53;

/// The most choices in one component, which are kept.
const CHOICES: usize = 1 << 18;

/// The class of two or more components that have a move, in misère play of a selective sum.
const SEVERAL: u32 = 8;

impl Compound {
    const fn is_conjunctive(self) -> bool {
        matches!(self, Self::Conjunctive | Self::MisereConjunctive)
    }

    /// Whether the last move loses.
    #[must_use]
    pub const fn is_misere(self) -> bool {
        matches!(self, Self::MisereSelective | Self::MisereConjunctive)
    }

    /// The class of a component from those of its options. In normal play of a selective sum,
    /// classes are found from values instead.
    fn explorer(self) -> Explorer {
        Explorer::new(match self {
            Self::Selective | Self::MisereSelective => both_outcomes,
            Self::Conjunctive => remoteness,
            Self::MisereConjunctive => misere_remoteness,
        })
    }

    fn fold(self, a: u32, b: u32) -> u32 {
        match self {
            Self::Selective => a.max(b),
            Self::Conjunctive | Self::MisereConjunctive => a.min(b),
            Self::MisereSelective if a == 0 || b == 0 => a | b,
            Self::MisereSelective => SEVERAL | ((a | b) & WON),
        }
    }

    const fn neutral(self) -> u32 {
        if self.is_conjunctive() { u32::MAX } else { 0 }
    }

    /// Whether the player to move loses a sum of this class.
    const fn is_lost(self, class: u32) -> bool {
        match self {
            Self::Selective => class == 0,
            Self::Conjunctive => class.is_multiple_of(2),
            Self::MisereConjunctive => !class.is_multiple_of(2),
            Self::MisereSelective if class >= SEVERAL => class == SEVERAL,
            Self::MisereSelective => class & MISERE_LOST != 0,
        }
    }
}

/// The choices in a component, with their classes; `None` is not to move in it.
type Choices = Rc<Vec<(Option<Step>, u32)>>;

/// What was found so far: classes of components, and choices in them.
struct Analysis<'a> {
    compound: Compound,
    store: &'a mut Store,
    /// One for each component.
    explorers: Vec<Explorer>,
    choices: HashMap<(usize, String), Choices>,
}

impl Analysis<'_> {
    fn class(&mut self, place: usize, part: &Part, progress: &mut Progress<'_>) -> Result<u32> {
        if self.compound == Compound::Selective {
            return Ok(u32::from(part.value(self.store, progress)? != 0));
        }
        let alone = Sum { parts: vec![part.clone()] };
        let allowed = allowed("component-size");
        let too_large = || Error::new(Code::OutOfRange, &part.to_string(), allowed);
        self.explorers[place].label(&alone, progress)?.ok_or_else(too_large)
    }

    fn choices(&mut self, place: usize, part: &Part, progress: &mut Progress<'_>) -> Result<Choices> {
        let key = (place, part.to_string());
        if let Some(known) = self.choices.get(&key) {
            return Ok(Rc::clone(known));
        }
        let mut found = Vec::new();
        let within = |count| if count > CHOICES { Err(too_many().into()) } else { Ok(()) };
        match self.compound {
            Compound::Selective => {
                found.push((None, self.class(place, part, progress)?));
                part.options(self.store, progress, &mut |_, step, value| {
                    found.push((Some(step), u32::from(value != 0)));
                    within(found.len())
                })?;
            }
            compound => {
                let class = self.class(place, part, progress)?;
                if !compound.is_conjunctive() {
                    found.push((None, class));
                }
                part.steps(progress, &mut |progress, step| {
                    let class = self.class(place, &part.after(&step), progress)?;
                    found.push((Some(step), class));
                    within(found.len())
                })?;
            }
        }
        let found = Rc::new(found);
        self.choices.insert(key, Rc::clone(&found));
        Ok(found)
    }

    /// The choices in all components.
    fn all_choices(&mut self, sum: &Sum, progress: &mut Progress<'_>) -> Result<Tuples> {
        let mut choices = Vec::with_capacity(sum.parts.len());
        for (place, part) in sum.parts.iter().enumerate() {
            choices.push(self.choices(place, part, progress)?);
            progress.report(place as u64 + 1, sum.parts.len() as u64)?;
        }
        Tuples::new(self.compound, choices)
    }
}

/// How many choices have each class.
type Counts = Vec<(u32, u128)>;

fn add(counts: &mut Counts, class: u32, count: u128) {
    match counts.iter_mut().find(|(known, _)| *known == class) {
        Some((_, known)) => *known += count,
        None => counts.push((class, count)),
    }
}

/// All tuples of one choice in each component.
struct Tuples {
    compound: Compound,
    choices: Vec<Choices>,
    /// How many tuples of choices from each component on have each class.
    counts: Vec<Counts>,
}

impl Tuples {
    fn new(compound: Compound, choices: Vec<Choices>) -> Result<Self> {
        let mut counts = vec![vec![(compound.neutral(), 1)]];
        for part in choices.iter().rev() {
            let (mut own, mut all) = (Counts::new(), Counts::new());
            part.iter().for_each(|&(_, class)| add(&mut own, class, 1));
            for &(a, count) in &own {
                for &(b, others) in &counts[counts.len() - 1] {
                    add(&mut all, compound.fold(a, b), count * others);
                }
            }
            if all.iter().map(|&(_, count)| count).sum::<u128>() > MAX_MOVES {
                return Err(Error::new(Code::OutOfRange, "", allowed("at-most-2-53-moves")));
            }
            counts.push(all);
        }
        counts.reverse();
        Ok(Self { compound, choices, counts })
    }

    /// How many moves leave a lost sum to the other player, or not. The tuple without a move does
    /// not count.
    fn count(&self, left_lost: bool) -> u64 {
        let counted = self.counts[0].iter().filter(|&&(class, _)| self.compound.is_lost(class) == left_lost);
        let nothing: Option<Vec<u32>> = self
            .choices
            .iter()
            .map(|part| part.first().filter(|(step, _)| step.is_none()).map(|&(_, class)| class))
            .collect();
        let nothing = nothing.map(|classes| {
            classes.into_iter().fold(self.compound.neutral(), |sum, class| self.compound.fold(sum, class))
        });
        let left_out = nothing.is_some_and(|class| self.compound.is_lost(class) == left_lost);
        (counted.map(|&(_, count)| count).sum::<u128>() - u128::from(left_out)) as u64
    }

    /// Whether there is no move.
    fn is_over(&self) -> bool {
        self.count(true) + self.count(false) == 0
    }

    /// The first moves that leave a lost sum, or one that is not lost.
    fn first(&self, list: usize, left_lost: bool) -> Vec<CompoundMove> {
        let mut found = Vec::new();
        self.search(self.compound.neutral(), &mut Vec::new(), list, left_lost, &mut found);
        found
    }

    fn search(
        &self,
        class: u32,
        chosen: &mut Vec<usize>,
        list: usize,
        left_lost: bool,
        found: &mut Vec<CompoundMove>,
    ) {
        let place = chosen.len();
        let mut ends = self.counts[place].iter().map(|&(rest, _)| self.compound.fold(class, rest));
        if found.len() >= list || !ends.any(|class| self.compound.is_lost(class) == left_lost) {
            return;
        }
        let Some(choices) = self.choices.get(place) else {
            let steps = chosen.iter().zip(&self.choices).enumerate();
            let steps: Vec<(usize, Step)> =
                steps.filter_map(|(place, (&choice, part))| Some((place, part[choice].0.clone()?))).collect();
            if !steps.is_empty() {
                found.push(CompoundMove { steps });
            }
            return;
        };
        for (choice, &(_, own)) in choices.iter().enumerate() {
            chosen.push(choice);
            self.search(self.compound.fold(class, own), chosen, list, left_lost, found);
            chosen.pop();
        }
    }
}

impl Sum {
    /// Who wins a selective or conjunctive sum; counts all moves, and lists the first `list` of the
    /// winning and of the losing ones.
    ///
    /// Time O(choices in all components), and that of playing out each component, but for selective
    /// sums in normal play.
    ///
    /// # Errors
    /// [`Code::NoSum`] for a component whose moves can be taken back, and for Treblecross in misère
    /// play; [`Code::OutOfRange`] for over 2^53 moves, 2^18 in one component, or a component that
    /// is too large to be played out; as [`Sum::moves`].
    pub fn compound_moves(
        &self,
        compound: Compound,
        list: usize,
        store: &mut Store,
        progress: &mut Progress<'_>,
    ) -> Result<CompoundMoves> {
        for part in &self.parts {
            if part.is_loopy() {
                return Err(Error::new(Code::NoSum, &part.game(), allowed("components-that-end")));
            }
            if compound.is_misere() {
                part.check_misere()?;
            }
            if compound != Compound::Selective && !is_small(part) {
                return Err(Error::new(Code::OutOfRange, &part.to_string(), allowed("smaller-components")));
            }
            if compound != Compound::Selective {
                part.check_size()?;
            }
        }
        let explorers = self.parts.iter().map(|_| compound.explorer()).collect();
        let mut analysis = Analysis { compound, store, explorers, choices: HashMap::new() };
        let tuples = analysis.all_choices(self, &mut progress.part(0.0, 0.8))?;
        let mut classes = Vec::with_capacity(self.parts.len());
        for (place, part) in self.parts.iter().enumerate() {
            classes.push(analysis.class(place, part, progress)?);
        }
        let class = classes.iter().fold(compound.neutral(), |sum, &class| compound.fold(sum, class));
        let mut losing = Vec::new();
        for played in tuples.first(list, false) {
            let after = self.after(played.steps.iter().map(|(place, step)| (*place, step)));
            let replies = analysis.all_choices(&after, &mut progress.part(0.8, 1.0))?;
            let reply = replies.first(1, true).into_iter().next();
            if reply.is_none() && !(compound.is_misere() && replies.is_over()) {
                let allowed = allowed("values-of-rules");
                return Err(Error::new(Code::Contradiction, &after.to_string(), allowed));
            }
            losing.push((played, reply));
            progress.part(0.8, 1.0).report(losing.len() as u64, list as u64)?;
        }
        Ok(CompoundMoves {
            wins: !compound.is_lost(class),
            lost: classes.iter().map(|&class| compound.is_lost(class)).collect(),
            remoteness: compound.is_conjunctive().then_some(classes),
            winning: (tuples.count(true), tuples.first(list, true)),
            losing: (tuples.count(false), losing),
        })
    }
}
