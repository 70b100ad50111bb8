//! Sums with moves in several components at once, in normal play (Smith 1966; On Numbers and Games,
//! chapter 14; Winning Ways, chapters 9 and 10).
//!
//! - Selective: a move is made in at least one component. A sum is lost exactly if all components
//!   are lost: a winning move makes all of them so.
//! - Conjunctive: a move is made in every component, and the first one that ends, ends the sum. It
//!   lasts as long as the component of the least remoteness, and is lost if that is even.
//!
//! Each choice in a component has a class (lost or won; its remoteness), and the class of a move is
//! the greatest or least one of its choices. The moves are counted by class without listing them.

use super::explorer::{Explorer, is_small, remoteness};
use super::part::Part;
use super::sum::Sum;
use crate::error::{Code, Error, Result};
use crate::position::boards::Step;
use crate::position::moves::too_many;
use crate::progress::Progress;
use crate::store::Store;
use std::collections::HashMap;
use std::rc::Rc;

/// In which components a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compound {
    /// In at least one.
    Selective,
    /// In all of them.
    Conjunctive,
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
    /// For each component 0 if it is lost for the player to move and 1 if not; in a conjunctive sum
    /// its remoteness.
    pub classes: Vec<u32>,
    /// How many moves win, and the first of them.
    pub winning: (u64, Vec<CompoundMove>),
    /// How many moves lose, and the first of them, each with a reply that wins.
    pub losing: (u64, Vec<(CompoundMove, CompoundMove)>),
}

/// The largest number of moves.
const MAX_MOVES: u128 = 1 << 53;

/// The most choices in one component, which are kept.
const CHOICES: usize = 1 << 18;

impl Compound {
    fn fold(self, a: u32, b: u32) -> u32 {
        match self {
            Self::Selective => a.max(b),
            Self::Conjunctive => a.min(b),
        }
    }

    const fn neutral(self) -> u32 {
        match self {
            Self::Selective => 0,
            Self::Conjunctive => u32::MAX,
        }
    }

    /// Whether the player to move loses a sum of this class.
    const fn is_lost(self, class: u32) -> bool {
        match self {
            Self::Selective => class == 0,
            Self::Conjunctive => class.is_multiple_of(2),
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
        match self.compound {
            Compound::Selective => Ok(u32::from(part.value(self.store, progress)? != 0)),
            Compound::Conjunctive => {
                let alone = Sum { parts: vec![part.clone()] };
                let allowed = "components with at most 20,000 positions and 400,000 moves";
                let too_large = || Error::new(Code::OutOfRange, &part.to_string(), allowed);
                self.explorers[place].label(&alone, progress)?.ok_or_else(too_large)
            }
        }
    }

    fn choices(&mut self, place: usize, part: &Part, progress: &mut Progress<'_>) -> Result<Choices> {
        let key = (place, part.to_string());
        if let Some(known) = self.choices.get(&key) {
            return Ok(Rc::clone(known));
        }
        let mut found = Vec::new();
        match self.compound {
            Compound::Selective => {
                found.push((None, self.class(place, part, progress)?));
                part.options(self.store, progress, &mut |step, value| {
                    if found.len() <= CHOICES {
                        found.push((Some(step), u32::from(value != 0)));
                    }
                })?;
            }
            Compound::Conjunctive => {
                self.class(place, part, progress)?;
                let mut steps = Vec::new();
                part.steps(&mut |step| steps.push(step))?;
                for step in steps {
                    let class = self.class(place, &part.after(&step), progress)?;
                    found.push((Some(step), class));
                }
            }
        }
        if found.len() > CHOICES {
            return Err(too_many());
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
                return Err(Error::new(Code::OutOfRange, "", "a position with at most 2^53 moves"));
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
    /// Who wins a selective or conjunctive sum in normal play; counts all moves, and lists the
    /// first `list` of the winning and of the losing ones.
    ///
    /// Time O(choices in all components), and that of playing out each component of a conjunctive
    /// sum.
    ///
    /// # Errors
    /// [`Code::NoSum`] for a component whose moves can be taken back; [`Code::OutOfRange`] for over
    /// 2^53 moves, 2^18 in one component, or a component of a conjunctive sum that is too large to
    /// be played out; as [`Sum::moves`].
    pub fn compound_moves(
        &self,
        compound: Compound,
        list: usize,
        store: &mut Store,
        progress: &mut Progress<'_>,
    ) -> Result<CompoundMoves> {
        for part in &self.parts {
            if part.is_loopy() {
                return Err(Error::new(Code::NoSum, &part.game(), "components that end"));
            }
            if compound == Compound::Conjunctive && !is_small(part) {
                return Err(Error::new(Code::OutOfRange, &part.to_string(), "smaller components"));
            }
        }
        let explorers = self.parts.iter().map(|_| Explorer::new(remoteness)).collect();
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
            let replies = analysis.all_choices(&after, &mut Progress::none())?.first(1, true);
            let reply = replies.into_iter().next();
            let wrong = || Error::new(Code::Contradiction, &after.to_string(), "values of these rules");
            losing.push((played, reply.ok_or_else(wrong)?));
            progress.part(0.8, 1.0).report(losing.len() as u64, list as u64)?;
        }
        Ok(CompoundMoves {
            wins: !compound.is_lost(class),
            classes,
            winning: (tuples.count(true), tuples.first(list, true)),
            losing: (tuples.count(false), losing),
        })
    }
}
