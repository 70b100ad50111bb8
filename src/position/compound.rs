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

use super::boards::Step;
use super::cells::too_many;
use super::component::Component;
use super::search::{BOTH_OUTCOMES, Labels, MISERE_LOST, MISERE_REMOTENESS, REMOTENESS, Search, WON};
use super::sum::Sum;
use crate::error::{Code, Error, Result, allowed};
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
    /// How many lose, and the first, with replies that win; a last move in misère play has none.
    pub losing: (u64, Vec<(CompoundMove, Option<CompoundMove>)>),
}

pub(super) const MAX_MOVES: u128 = 1 << 53;

const MAX_CHOICES: usize = 1 << 18;

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

    /// The class from those of the options; in selective sums of normal play, from values.
    const fn labels(self) -> Labels {
        match self {
            Self::Selective | Self::MisereSelective => BOTH_OUTCOMES,
            Self::Conjunctive => REMOTENESS,
            Self::MisereConjunctive => MISERE_REMOTENESS,
        }
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

/// How many choices have each class.
type Counts = Vec<(u32, u128)>;

/// The choices in a component, each a step or `None`, not to move in it, and a class.
#[derive(Default)]
struct Choices {
    /// The first of each class: others are in no move that is listed.
    first: Vec<(Option<Step>, u32)>,
    counts: Counts,
    all: usize,
}

impl Choices {
    /// Adds a choice, and keeps it with at most so many of its class before it.
    fn add(&mut self, step: Option<&Step>, class: u32, list: usize) -> Result<()> {
        if add(&mut self.counts, class, 1) <= list as u128 {
            self.first.push((step.cloned(), class));
        }
        self.all += 1;
        if self.all > MAX_CHOICES { Err(too_many()) } else { Ok(()) }
    }
}

/// What was found so far: classes of components, and choices in them.
struct Analysis<'a> {
    compound: Compound,
    store: &'a mut Store,
    /// One for each component.
    searches: Vec<Search>,
    choices: HashMap<(usize, Vec<u64>), Rc<Choices>>,
}

impl Analysis<'_> {
    fn class(&mut self, place: usize, component: &Component, progress: &mut Progress<'_>) -> Result<u32> {
        if self.compound == Compound::Selective {
            return Ok(u32::from(component.values(self.store, progress)?.1 != 0));
        }
        let allowed = allowed("component-size");
        let too_large = || Error::new(Code::OutOfRange, &component.to_string(), allowed);
        self.searches[place].label(&alone(component), progress)?.ok_or_else(too_large)
    }

    fn choices(
        &mut self,
        place: usize,
        component: &Component,
        list: usize,
        progress: &mut Progress<'_>,
    ) -> Result<Rc<Choices>> {
        let key = (place, component.state().to_vec());
        if let Some(known) = self.choices.get(&key) {
            return Ok(Rc::clone(known));
        }
        let mut found = Choices::default();
        let class = self.class(place, component, progress)?;
        if !self.compound.is_conjunctive() {
            found.add(None, class, list)?;
        }
        if self.compound == Compound::Selective {
            let known = component.values(self.store, progress)?;
            component.options(None, &known, self.store, progress, &mut |_, step, value| {
                Ok(found.add(Some(step), u32::from(value != 0), list)?)
            })?;
        } else {
            component.steps(None, progress, &mut |progress, step| {
                let class = self.class(place, &component.after(step), progress)?;
                Ok(found.add(Some(step), class, list)?)
            })?;
        }
        let found = Rc::new(found);
        self.choices.insert(key, Rc::clone(&found));
        Ok(found)
    }

    /// The choices in all components, enough for the first `list` moves.
    fn all_choices(&mut self, sum: &Sum, list: usize, progress: &mut Progress<'_>) -> Result<Tuples> {
        let mut choices = Vec::with_capacity(sum.components.len());
        for (place, component) in sum.components.iter().enumerate() {
            choices.push(self.choices(place, component, list, progress)?);
            progress.report(place as u64 + 1, sum.components.len() as u64)?;
        }
        Tuples::new(self.compound, choices)
    }
}

fn alone(component: &Component) -> Sum {
    Sum { components: vec![component.clone()] }
}

/// Adds to the count of a class, and returns what it was.
fn add(counts: &mut Counts, class: u32, count: u128) -> u128 {
    if let Some((_, known)) = counts.iter_mut().find(|(known, _)| *known == class) {
        *known += count;
        return *known - count;
    }
    counts.push((class, count));
    0
}

/// All tuples of one choice in each component.
struct Tuples {
    compound: Compound,
    choices: Vec<Rc<Choices>>,
    /// How many tuples of choices from each component on have each class.
    counts: Vec<Counts>,
}

impl Tuples {
    fn new(compound: Compound, choices: Vec<Rc<Choices>>) -> Result<Self> {
        let mut counts = vec![vec![(compound.neutral(), 1)]];
        for part in choices.iter().rev() {
            let mut all = Counts::new();
            for &(a, count) in &part.counts {
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

    /// How many moves leave a lost sum, or one that is not. Not to move does not count.
    fn count(&self, left_lost: bool) -> u64 {
        let counted = self.counts[0].iter().filter(|&&(class, _)| self.compound.is_lost(class) == left_lost);
        let nothing: Option<Vec<u32>> = self
            .choices
            .iter()
            .map(|part| part.first.first().filter(|(step, _)| step.is_none()).map(|&(_, class)| class))
            .collect();
        let nothing = nothing.map(|classes| {
            classes.into_iter().fold(self.compound.neutral(), |sum, class| self.compound.fold(sum, class))
        });
        let left_out = nothing.is_some_and(|class| self.compound.is_lost(class) == left_lost);
        (counted.map(|&(_, count)| count).sum::<u128>() - u128::from(left_out)) as u64
    }

    fn is_over(&self) -> bool {
        self.count(true) + self.count(false) == 0
    }

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
            let steps: Vec<(usize, Step)> = steps
                .filter_map(|(place, (&choice, part))| Some((place, part.first[choice].0.clone()?)))
                .collect();
            if !steps.is_empty() {
                found.push(CompoundMove { steps });
            }
            return;
        };
        for (choice, &(_, own)) in choices.first.iter().enumerate() {
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
        progress: Option<&mut Progress<'_>>,
    ) -> Result<CompoundMoves> {
        let progress = &mut Progress::from(progress);
        for component in &self.components {
            if component.is_loopy() {
                return Err(Error::new(Code::NoSum, &component.game(), allowed("components-that-end")));
            }
            if compound.is_misere() {
                component.check_misere()?;
            }
            component.add_work(&mut 0, progress)?;
        }
        let searches = self
            .components
            .iter()
            .map(|component| Search::new(&alone(component), compound.labels()))
            .collect();
        let mut analysis = Analysis { compound, store, searches, choices: HashMap::new() };
        let tuples = analysis.all_choices(self, list, &mut progress.part(0.0, 0.8))?;
        let mut classes = Vec::with_capacity(self.components.len());
        for (place, component) in self.components.iter().enumerate() {
            classes.push(analysis.class(place, component, progress)?);
        }
        let class = classes.iter().fold(compound.neutral(), |sum, &class| compound.fold(sum, class));
        let mut losing = Vec::new();
        for played in tuples.first(list, false) {
            let after = self.after(played.steps.iter().map(|(place, step)| (*place, step)));
            let replies = analysis.all_choices(&after, 1, &mut progress.part(0.8, 1.0))?;
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
