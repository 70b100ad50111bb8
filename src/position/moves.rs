//! Every move in one component of a sum: the winning ones, and the refutations of the others.
//!
//! A move replaces a component by its option; with X the value of the sum, it wins exactly when the
//! option has the value X xor g of the component of value g (Bouton 1901 for nim). Moves of
//! Northcott's game and of Poker nim that are answered by taking them back do not change who wins:
//! with the reply, the value is what it was, and a player runs out of such moves.
//!
//! All moves are counted, the first ones listed. Time O(moves) besides the games' sequences; those
//! of large heaps are counted without a look at each, where a theory tells them.

use super::boards::Step;
use super::cells::{Cells, MAX_WORK, too_many};
use super::component::Component;
use super::reply::Replies;
use super::search::{REMOTENESS, Search};
use super::sum::{Move, Sum};
use super::theory::Theory;
use crate::error::Result;
use crate::progress::Progress;
use crate::store::Store;
use crate::walk::{Halt, ended};

/// A move that does not win, and a reply that does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losing {
    /// The move.
    pub played: Move,
    /// The reply, on the sum that [`Sum::after`] gives.
    pub refutation: Move,
}

/// The moves of a sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// The values of the cells, and the value, of each component.
    pub components: Vec<(Vec<u64>, u64)>,
    /// The nim-sum of the components' values; the player to move loses exactly when it is 0.
    pub value: u64,
    /// How many moves win.
    pub winning_count: u64,
    /// The first of them, by component and cell, then by ascending amount.
    pub winning: Vec<Move>,
    /// How many moves do not.
    pub losing_count: u64,
    /// The first of them, in the same order, each with its refutation.
    pub losing: Vec<Losing>,
    /// The number of moves left if the winner hurries and the loser delays: even exactly if the
    /// player to move loses. `None` if there are more than 20,000 positions, or too many moves or
    /// heaps in them, and where moves can be taken back.
    pub remoteness: Option<u32>,
}

/// The most losing moves of a heap that a theory tells are looked for among so many of its moves.
const LOOKED_AT: u64 = 1 << 16;

/// The most moves of a sum of which a remoteness is looked for.
const PLAYED_OUT: u64 = 20_000;

impl Sum {
    /// Counts all moves, and lists the first `list` of the winning and of the other ones.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for a sum with over 2^25 moves beside those of nim, for one whose
    /// sequences are together larger than 96 MB, and for a cell of a table with over
    /// 1,000 options; [`Code::Contradiction`] where imported values leave a sum of a value above 0
    /// without a winning move; as [`Sequence::extend`]; the error of the progress listener.
    ///
    /// [`Code::OutOfRange`]: crate::Code::OutOfRange
    /// [`Code::Contradiction`]: crate::Code::Contradiction
    /// [`Sequence::extend`]: crate::sequence::Sequence::extend
    ///
    /// ```
    /// use grundyscope::{store::Store, position::Sum};
    /// let sum = Sum::parse("take:squares:{29,5,6}").unwrap(); // values 5, 0 and 1
    /// let moves = sum.moves(100, &mut Store::default(), None).unwrap();
    /// assert_eq!((moves.value, moves.winning_count, moves.losing_count), (4, 1, 8));
    /// let step = &moves.winning[0].step;
    /// assert_eq!((step.from, step.amount), (29, 16)); // to 13, of value 1
    /// ```
    pub fn moves(
        &self,
        list: usize,
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Moves> {
        let progress = &mut Progress::from(progress);
        self.check_size(progress)?;
        let components = self.values(store, Some(&mut progress.part(0.0, 0.8)))?;
        for component in &self.components {
            if let Component::Cells(cells) = component {
                cells.check_kept(store)?;
            }
        }
        let value = components.iter().fold(0, |sum, (_, value)| sum ^ value);
        let mut found = Found { value, list, ..Found::default() };
        let (mut enumerated, count) = (0, self.components.len() as u64);
        let mut theories = Vec::new();
        for (place, component) in self.components.iter().enumerate() {
            let known = &components[place];
            let progress = &mut progress.part(0.8, 0.9);
            let theory = component.theory(store, progress)?;
            let all = if let Component::Cells(cells) = component { cells.cells.len() } else { 1 };
            for cell in 0..all {
                let only = match component {
                    Component::Cells(cells) => {
                        match theory.as_ref().filter(|it| it.covers(cells.cells[cell])) {
                            Some(theory) => {
                                found.add_by_theory((place, cell), cells, known, theory, progress)?;
                                continue;
                            }
                            None => Some(cell),
                        }
                    }
                    Component::Board(_) => None,
                };
                component.options(only, known, store, progress, &mut |_, step, component_value| {
                    enumerated += 1;
                    found.add(place, step, component_value, value ^ known.1 ^ component_value);
                    if enumerated > MAX_WORK { Err(too_many().into()) } else { Ok(()) }
                })?;
            }
            theories.push(theory);
            progress.report(place as u64 + 1, count)?;
        }
        let Found { winning_count, winning, losing_count, losing, .. } = found;
        let mut replies = Replies::new(self, &components, &theories, store);
        let count = losing.len() as u64;
        let mut answered = Vec::with_capacity(losing.len());
        for (done, played) in losing.into_iter().enumerate() {
            let progress = &mut progress.part(0.9, 0.95);
            progress.report(done as u64, count)?;
            let refutation = replies.winning(&played, progress)?;
            answered.push(Losing { played, refutation });
        }
        let few = winning_count.saturating_add(losing_count) <= PLAYED_OUT;
        let remoteness =
            few.then(|| Search::new(self, REMOTENESS).label(self, &mut progress.part(0.95, 1.0)));
        let remoteness = remoteness.transpose()?.flatten();
        Ok(Moves { components, value, winning_count, winning, losing_count, losing: answered, remoteness })
    }
}

#[derive(Default)]
struct Found {
    /// The value of the sum.
    value: u64,
    /// How many moves of each kind are kept.
    list: usize,
    winning_count: u64,
    winning: Vec<Move>,
    losing_count: u64,
    losing: Vec<Move>,
}

impl Found {
    fn add(&mut self, component: usize, step: &Step, component_value: u64, value: u64) {
        let (count, kept) = if value == 0 {
            (&mut self.winning_count, &mut self.winning)
        } else {
            (&mut self.losing_count, &mut self.losing)
        };
        *count += 1;
        if kept.len() < self.list {
            kept.push(Move { component, step: step.clone(), component_value, value });
        }
    }

    fn add_by_theory(
        &mut self,
        (component, cell): (usize, usize),
        cells: &Cells,
        (values, component_value): &(Vec<u64>, u64),
        theory: &Theory,
        progress: &mut Progress<'_>,
    ) -> Result<()> {
        let (from, value, list) = (cells.cells[cell], self.value, self.list);
        let step = |amount, to: &[u64]| Step { cell, from, amount, to: to.to_vec(), ..Step::default() };
        let after = |left: u64| (component_value ^ values[cell] ^ left, value ^ values[cell] ^ left);
        let (wanted, listed) = (value ^ values[cell], self.winning.len());
        progress.work(theory.table())?;
        let wins = theory.leaving(from, wanted, list - listed, &mut |amount, to| {
            self.add(component, &step(amount, to), after(wanted).0, 0);
        });
        self.winning_count = self.winning_count.saturating_add(wins - (self.winning.len() - listed) as u64);
        let losing = theory.count(from) - wins;
        let (listed, mut looked_at) = (self.losing.len(), 0);
        if losing > 0 && listed < list {
            let walk = theory.walk(from, progress, &mut |_, amount, to| {
                let left = theory.sum(to);
                if left != wanted {
                    self.add(component, &step(amount, to), after(left).0, after(left).1);
                }
                looked_at += 1;
                if self.losing.len() == list || looked_at == LOOKED_AT { Err(Halt::Found) } else { Ok(()) }
            });
            ended(walk, from)?;
        }
        self.losing_count = self.losing_count.saturating_add(losing - (self.losing.len() - listed) as u64);
        Ok(())
    }
}
