//! Every move from a position: the winning ones, and the refutations of the others.
//!
//! A move replaces one heap by its option, or turns one head and what goes with it; with X the
//! position's value, it wins exactly when the option has the value X xor g of the heap or head of
//! value g (Bouton 1901 for nim). A move that leaves a value r > 0 is refuted by a move on some
//! heap or head of a value g with g xor r < g: there is one, since the top bit of r is in one of
//! them, and it has an option of that value, since its value is a mex.
//!
//! All moves are counted, the first ones listed. Time O(moves) besides the games' sequences; those
//! of a heap of nim are counted without a look at each.

use super::remoteness;
use super::sum::{Component, Position};
use super::values::{far_value, far_values, nim_sum};
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::sequence::Sequence;
use crate::store::Store;
use crate::walk::{Halt, ended};

/// One move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
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
    /// The value of the component after the move.
    pub component_value: u64,
    /// The value of the whole position after the move: 0 where the move wins.
    pub value: u64,
}

/// A move that does not win, and a reply that does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losing {
    /// The move.
    pub played: Move,
    /// The reply: a move on the position that [`Position::after`] gives.
    pub refutation: Move,
}

/// The moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// The values of all heaps and heads, by component and cell.
    pub values: Vec<Vec<u64>>,
    /// The position's value; the player to move loses exactly when it is 0.
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
    /// player to move loses. `None` if there are more positions than
    /// [`super::REMOTENESS_POSITIONS`], or too many moves or heaps in them.
    pub remoteness: Option<u32>,
}

/// The largest number of moves that are enumerated; for runs of coins, of coins that all moves
/// turn together.
pub(super) const MAX_WORK: u64 = 1 << 25;

impl Position {
    /// The position after a move.
    ///
    /// # Panics
    /// When the move is not one of this position: its component or cell does not exist.
    #[must_use]
    pub fn after(&self, played: &Move) -> Self {
        self.replaced(played.component, played.cell, &played.to)
    }

    /// The position after a move on a cell of a component, which leaves `to` in its place.
    pub(super) fn replaced(&self, component: usize, cell: usize, to: &[u64]) -> Self {
        let mut components = self.components.clone();
        components[component] = components[component].after(cell, to);
        Self { components }
    }

    /// Counts all moves, and lists the first `list` of the winning and of the other ones.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] for a position with over 2^25 moves beside those of nim, and for one
    /// whose sequences are together larger than [`Store::BYTES`]; [`Code::Contradiction`] where
    /// imported values leave a position of a value above 0 without a winning move; as
    /// [`Sequence::extend`]; the error of the progress listener.
    ///
    /// ```
    /// use grundyscope::{Progress, store::Store, position::Position};
    /// let position = Position::parse("take:squares:{29,5,6}").unwrap(); // values 5, 0 and 1
    /// let moves = position.moves(100, &mut Store::default(), &mut Progress::none()).unwrap();
    /// assert_eq!((moves.value, moves.winning_count, moves.losing_count), (4, 1, 8));
    /// assert_eq!((moves.winning[0].from, moves.winning[0].amount), (29, 16)); // to 13, of value 1
    /// ```
    pub fn moves(&self, list: usize, store: &mut Store, progress: &mut Progress<'_>) -> Result<Moves> {
        let values = self.values(store, &mut progress.part(0.0, 0.8))?;
        self.all_kept(store)?;
        let sums: Vec<u64> = values.iter().map(|values| nim_sum(values)).collect();
        let value = nim_sum(&sums);
        let mut found = Found { value, sums, list, ..Found::default() };
        let mut refuter = Refuter { store, found: vec![] };
        let mut work = 0;
        for (c, component) in self.components.iter().enumerate() {
            let game = &component.game;
            let sequence = refuter.store.open(game);
            for (i, &from) in component.cells.iter().enumerate() {
                let cell = Origin { component: c, place: i, from, value: values[c][i] };
                if *game == Ruleset::Nim {
                    found.add_heap_of_nim(&cell);
                    continue;
                }
                add_work(game, from, sequence, &mut work)?;
                let walk = game.walk(from, &mut progress.part(0.8, 0.9), &mut |progress, amount, to| {
                    let value = far_value(game, sequence, to, progress)?;
                    found.add(&cell, amount, to, value);
                    if found.enumerated > MAX_WORK { Err(too_many().into()) } else { Ok(()) }
                });
                ended(walk, from)?;
                progress.part(0.8, 0.9).report(c as u64, self.components.len() as u64)?;
            }
        }
        let Found { winning_count, winning, losing_count, losing, .. } = found;
        let count = losing.len() as u64;
        let mut answered = Vec::with_capacity(losing.len());
        for (done, played) in losing.into_iter().enumerate() {
            progress.part(0.9, 0.95).report(done as u64, count)?;
            let refutation = refuter.refute(self, &values, &played, progress)?;
            answered.push(Losing { played, refutation });
        }
        let all = winning_count.saturating_add(losing_count);
        let remoteness = remoteness::of(self, all, &mut progress.part(0.95, 1.0))?;
        Ok(Moves { values, value, winning_count, winning, losing_count, losing: answered, remoteness })
    }

    /// Whether the store can hold the values of all components at once, which the enumeration reads
    /// in turn.
    fn all_kept(&self, store: &mut Store) -> Result<()> {
        for component in &self.components {
            let sequence = store.open(&component.game);
            let near = |&&cell: &&u64| cell <= sequence.limit() && component.game != Ruleset::Nim;
            let last = component.cells.iter().filter(near).max();
            if last.is_some_and(|&last| sequence.len() as u64 <= last) {
                let allowed = allowed("heaps-within-memory").with("megabytes", Store::BYTES >> 20);
                return Err(Error::new(Code::OutOfRange, &component.to_string(), allowed));
            }
        }
        Ok(())
    }
}

/// A heap or head whose moves are enumerated.
struct Origin {
    component: usize,
    place: usize,
    from: u64,
    value: u64,
}

/// The moves found so far.
#[derive(Default)]
struct Found {
    /// The value of the position, and those of its components.
    value: u64,
    sums: Vec<u64>,
    /// How many moves of each kind are kept.
    list: usize,
    winning_count: u64,
    winning: Vec<Move>,
    losing_count: u64,
    losing: Vec<Move>,
    /// How many moves were added one by one.
    enumerated: u64,
}

impl Found {
    /// Adds a move that leaves `to`, of this value, in the place of the cell.
    fn add(&mut self, at: &Origin, amount: u64, to: &[u64], value: u64) {
        self.enumerated += 1;
        let wins = at.value ^ value == self.value;
        *(if wins { &mut self.winning_count } else { &mut self.losing_count }) += 1;
        self.keep(wins, at, amount, to, value);
    }

    #[inline(never)]
    fn keep(&mut self, wins: bool, at: &Origin, amount: u64, to: &[u64], value: u64) {
        let kept = if wins { &mut self.winning } else { &mut self.losing };
        if kept.len() < self.list {
            let change = at.value ^ value;
            kept.push(Move {
                component: at.component,
                cell: at.place,
                from: at.from,
                amount,
                to: to.to_vec(),
                component_value: self.sums[at.component] ^ change,
                value: self.value ^ change,
            });
        }
    }

    /// Adds all moves of a heap of nim, of which one wins at most.
    fn add_heap_of_nim(&mut self, at: &Origin) {
        let target = at.from ^ self.value;
        let wins = target < at.from;
        if wins {
            self.winning_count += 1;
            self.keep(true, at, at.from - target, &[target], target);
        }
        self.losing_count = self.losing_count.saturating_add(at.from - u64::from(wins));
        let lacking = self.list - self.losing.len();
        for left in (0..at.from).rev().filter(|&left| left != target).take(lacking) {
            self.keep(false, at, at.from - left, &[left], left);
        }
    }
}

/// Adds what is known of the work of a cell's moves before they are enumerated: there may be very
/// many. `sequence` is that of the game.
pub(super) fn add_work(game: &Ruleset, from: u64, sequence: &dyn Sequence, work: &mut u64) -> Result<()> {
    let more = match game {
        Ruleset::Coins(coins) => coins.option_work(from),
        Ruleset::Octal(code) if code.breaks() && from > sequence.explain_limit() => u64::MAX,
        #[cfg(feature = "own-rules")]
        Ruleset::Own(_) if from > sequence.explain_limit() => u64::MAX,
        _ => 0,
    };
    *work = work.saturating_add(more);
    if *work > MAX_WORK { Err(too_many()) } else { Ok(()) }
}

pub(super) fn too_many() -> Error {
    Error::new(Code::OutOfRange, "", allowed("at-most-moves-or-runs").with("most", MAX_WORK))
}

/// Stones taken or coins turned, and the heaps left or the other coins turned.
type Choice = (u64, Vec<u64>);

/// Finds replies, and caches them by component, cell and value.
struct Refuter<'a> {
    store: &'a mut Store,
    found: Vec<((usize, u64, u64), Option<Choice>)>,
}

impl Refuter<'_> {
    /// A winning move on the position after `played`, which leaves a value above 0.
    fn refute(
        &mut self,
        before: &Position,
        values: &[Vec<u64>],
        played: &Move,
        progress: &mut Progress<'_>,
    ) -> Result<Move> {
        let changed = before.components[played.component].after(played.cell, &played.to);
        let changed_values = far_values(&changed, self.store, progress)?;
        for (c, component) in before.components.iter().enumerate() {
            let is_changed = c == played.component;
            let (component, values) =
                if is_changed { (&changed, &changed_values) } else { (component, &values[c]) };
            for (i, (&from, &g)) in component.cells.iter().zip(values).enumerate() {
                let target = g ^ played.value;
                if target >= g {
                    continue;
                }
                if let Some((amount, to)) = self.option(component, c, from, target, progress)? {
                    let component_value = nim_sum(values) ^ played.value;
                    return Ok(Move { component: c, cell: i, from, amount, to, component_value, value: 0 });
                }
            }
        }
        // By the rules there is such a move, so some of the values are not those of the game.
        Err(Error::new(Code::Contradiction, &before.to_string(), allowed("values-of-rules")))
    }

    /// The first option of a cell that has a value.
    fn option(
        &mut self,
        component: &Component,
        c: usize,
        from: u64,
        target: u64,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Choice>> {
        let game = &component.game;
        if *game == Ruleset::Nim {
            return Ok((target < from).then(|| (from - target, vec![target])));
        }
        let key = (c, from, target);
        if let Some((_, known)) = self.found.iter().find(|(known, _)| *known == key) {
            return Ok(known.clone());
        }
        let sequence = self.store.open(game);
        let mut found = None;
        let walk = game.walk(from, progress, &mut |progress, amount, to| {
            if far_value(game, sequence, to, progress)? != target {
                return Ok(());
            }
            found = Some((amount, to.to_vec()));
            Err(Halt::Found)
        });
        ended(walk, from)?;
        self.found.push((key, found.clone()));
        Ok(found)
    }
}
