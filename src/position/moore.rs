//! Moore's Nim_K: a move takes stones from 1 to K heaps (Moore 1910).
//!
//! A position is lost exactly if in each binary column of the heaps the number of ones is a
//! multiple of K + 1. Where it is not, a winning move is built column by column from the highest:
//! heaps that were made smaller are free below, and at most K of them are needed.
//!
//! In misère play the same positions are lost while some heap has more than one; with heaps of one
//! only, a position is lost exactly if their number leaves the rest 1 modulo K + 1 (Bouton's rule
//! for K = 1).

use super::boards::Step;
use super::cells::too_many;
use super::compound::{CompoundMove, MAX_MOVES};
use super::sum::Sum;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::sort::sort;

/// The moves of a position of Moore's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MooreMoves {
    /// Whether the player to move wins.
    pub wins: bool,
    /// How many heaps have a one in each binary column, from the lowest.
    pub columns: Vec<u32>,
    /// How many moves win, and the first of them, by the heaps that they change.
    pub winning: (u64, Vec<CompoundMove>),
    /// How many lose, and the first, with replies that win; a last move in misère play has none.
    pub losing: (u64, Vec<(CompoundMove, Option<CompoundMove>)>),
}

/// The most choices of all changed heaps but the largest, whose size then follows.
const MAX_TRIED: u128 = 1 << 24;

/// The heaps of a sum, each with its component and its place there.
struct Heaps {
    places: Vec<(usize, usize)>,
    sizes: Vec<u64>,
    modulus: u32,
    misere: bool,
}

fn columns_of(sizes: &[u64]) -> Vec<u32> {
    let width = 64 - sizes.iter().fold(0, |all, size| all | size).leading_zeros();
    let ones = |column| sizes.iter().filter(|&&size| size >> column & 1 == 1).count() as u32;
    (0..width).map(ones).collect()
}

impl Heaps {
    fn is_lost(&self, sizes: &[u64]) -> bool {
        if self.is_turned(sizes) {
            return columns_of(sizes).first().copied().unwrap_or(0) % self.modulus == 1;
        }
        columns_of(sizes).iter().all(|ones| ones.is_multiple_of(self.modulus))
    }

    /// Whether misère play differs from normal play: no heap has more than one.
    fn is_turned(&self, sizes: &[u64]) -> bool {
        self.misere && sizes.iter().all(|&size| size <= 1)
    }

    /// The size of a heap below its own with which the position is lost, if there is one.
    fn losing_size(&self, sizes: &[u64], heap: usize) -> Option<u64> {
        let mut others = sizes.to_vec();
        others[heap] = 0;
        if self.is_turned(&others) {
            // A larger heap would be the only one in its highest column.
            return (0..sizes[heap].min(2)).find(|&size| {
                others[heap] = size;
                self.is_lost(&others)
            });
        }
        let mut size = 0;
        for (column, ones) in columns_of(&others).into_iter().enumerate() {
            match ones % self.modulus {
                0 => {}
                rest if rest + 1 == self.modulus => size |= 1 << column,
                _ => return None,
            }
        }
        (size < sizes[heap]).then_some(size)
    }

    /// The sizes after a winning move; `None` where no move is left.
    fn reply(&self, sizes: &[u64]) -> Option<Vec<u64>> {
        if sizes.iter().all(|&size| size == 0) {
            return None;
        }
        let to = self.normal_reply(sizes);
        if !self.is_turned(&to) {
            return Some(to);
        }
        // At most K heaps have more than one, or none has. Made ones or nothing, they leave the
        // number of ones that loses; of ones alone, the rest is taken.
        let large: Vec<usize> = (0..sizes.len()).filter(|&heap| sizes[heap] > 1).collect();
        let ones: Vec<usize> = (0..sizes.len()).filter(|&heap| sizes[heap] == 1).collect();
        let mut to: Vec<u64> = sizes.iter().map(|&size| u64::from(size == 1)).collect();
        let rest = (ones.len() as u32 + self.modulus - 1) % self.modulus;
        let missing = (self.modulus - rest) % self.modulus;
        match large.get(..missing as usize) {
            Some(made) => made.iter().for_each(|&heap| to[heap] = 1),
            None => ones[..rest as usize].iter().for_each(|&heap| to[heap] = 0),
        }
        Some(to)
    }

    fn normal_reply(&self, sizes: &[u64]) -> Vec<u64> {
        let mut to = sizes.to_vec();
        let mut free = vec![false; sizes.len()];
        for column in (0..64).rev() {
            let bit = 1u64 << column;
            let fixed: Vec<usize> = (0..to.len()).filter(|&heap| !free[heap] && to[heap] & bit > 0).collect();
            let rest = fixed.len() as u32 % self.modulus;
            let freed: Vec<usize> = (0..to.len()).filter(|&heap| free[heap]).collect();
            for &heap in &freed {
                to[heap] &= !bit;
            }
            let missing = (self.modulus - rest) as usize % self.modulus as usize;
            if missing <= freed.len() {
                freed[..missing].iter().for_each(|&heap| to[heap] |= bit);
            } else {
                for &heap in &fixed[..rest as usize] {
                    to[heap] &= !bit;
                    free[heap] = true;
                }
            }
        }
        to
    }

    /// How many moves there are, and how many choices of all changed heaps but the largest.
    fn counts(&self) -> (u128, u128) {
        let mut counts = vec![0u128; self.modulus as usize];
        counts[0] = 1;
        let mut choices = 0u128;
        let mut sizes = self.sizes.clone();
        sort(&mut sizes);
        for size in sizes.into_iter().filter(|&size| size > 0) {
            let fewer = &counts[..counts.len() - 1];
            choices = fewer.iter().fold(choices, |sum, &count| sum.saturating_add(count));
            for several in (1..counts.len()).rev() {
                counts[several] =
                    counts[several - 1].saturating_mul(size.into()).saturating_add(counts[several]);
            }
        }
        (counts[1..].iter().fold(0, |sum, &count| sum.saturating_add(count)), choices)
    }

    fn played(&self, before: &[u64], after: &[u64]) -> CompoundMove {
        let changed = (0..before.len()).filter(|&heap| before[heap] != after[heap]);
        let moved = changed.map(|heap| (self.places[heap], before[heap], after[heap]));
        let steps = moved.map(|((component, cell), from, left)| (component, Step::heap(cell, from, left)));
        CompoundMove { steps: steps.collect() }
    }

    /// Calls `visit` with each set of 1 to K heaps that are not empty, until it returns false.
    fn sets(&self, visit: &mut dyn FnMut(&[usize]) -> Result<bool>) -> Result<()> {
        let heaps: Vec<usize> = (0..self.sizes.len()).filter(|&heap| self.sizes[heap] > 0).collect();
        let mut chosen: Vec<usize> = Vec::new();
        // By the number of heaps, then in order.
        for several in 1..(self.modulus as usize).min(heaps.len() + 1) {
            chosen.clear();
            chosen.extend(0..several);
            loop {
                let set: Vec<usize> = chosen.iter().map(|&place| heaps[place]).collect();
                if !visit(&set)? {
                    return Ok(());
                }
                let moved = (0..several).rev().find(|&i| chosen[i] < heaps.len() - several + i);
                let Some(moved) = moved else { break };
                chosen[moved] += 1;
                (moved + 1..several).for_each(|i| chosen[i] = chosen[i - 1] + 1);
            }
        }
        Ok(())
    }

    /// Calls `visit` with all smaller sizes of these heaps, largest first, until it returns false.
    fn smaller(&self, heaps: &[usize], visit: &mut dyn FnMut(&mut Vec<u64>) -> Result<bool>) -> Result<bool> {
        let mut sizes = self.sizes.clone();
        for &heap in heaps {
            sizes[heap] -= 1;
        }
        loop {
            if !visit(&mut sizes)? {
                return Ok(false);
            }
            let Some(next) = heaps.iter().rposition(|&heap| sizes[heap] > 0) else { return Ok(true) };
            sizes[heaps[next]] -= 1;
            heaps[next + 1..].iter().for_each(|&heap| sizes[heap] = self.sizes[heap] - 1);
        }
    }
}

impl Sum {
    /// Who wins Moore's Nim_K with the heaps of this sum, where the last move wins or, in misère
    /// play, loses; counts all moves, and lists the first `list` of the winning and of the losing
    /// ones, by the heaps that they change.
    ///
    /// Time O(choices of all changed heaps but the largest of a move).
    ///
    /// # Errors
    /// [`Code::NoSum`] for components other than heaps of nim; [`Code::OutOfRange`] for K = 0 or
    /// above 1,000, over 2^53 moves, and over 2^24 choices; the error of the progress listener.
    ///
    /// ```
    /// use grundyscope::position::Sum;
    /// let moves = Sum::parse("nim:{3,5,7}").unwrap().moore_moves(2, false, 9, None).unwrap();
    /// assert_eq!((moves.wins, moves.columns), (true, vec![3, 2, 2])); // from the lowest column
    /// ```
    pub fn moore_moves(
        &self,
        most: u32,
        misere: bool,
        list: usize,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<MooreMoves> {
        let progress = &mut Progress::from(progress);
        if most == 0 || most > 1_000 {
            return Err(Error::out_of_range(&most.to_string(), "1", "1000"));
        }
        let mut heaps = Heaps { places: vec![], sizes: vec![], modulus: most + 1, misere };
        for (place, component) in self.components.iter().enumerate() {
            let Some(sizes) = component.nim() else {
                return Err(Error::new(Code::NoSum, &component.game(), allowed("heaps-of-nim")));
            };
            heaps.places.extend((0..sizes.len()).map(|cell| (place, cell)));
            heaps.sizes.extend(sizes);
        }
        let (count, choices) = heaps.counts();
        if count > MAX_MOVES {
            return Err(Error::new(Code::OutOfRange, "", allowed("at-most-2-53-moves")));
        }
        let wins = !heaps.is_lost(&heaps.sizes);
        let (mut winning_count, mut winning) = (0, Vec::new());
        if wins && choices > MAX_TRIED {
            return Err(too_many());
        }
        if wins {
            heaps.sets(&mut |set| {
                let heap = set.iter().copied().max_by_key(|&heap| heaps.sizes[heap]).unwrap_or(0);
                let others: Vec<usize> = set.iter().copied().filter(|&other| other != heap).collect();
                heaps.smaller(&others, &mut |sizes| {
                    // Each column is counted.
                    progress.work(4 * sizes.len() as u64)?;
                    if let Some(size) = heaps.losing_size(sizes, heap) {
                        winning_count += 1;
                        if winning.len() < list {
                            let mut after = sizes.clone();
                            after[heap] = size;
                            winning.push(heaps.played(&heaps.sizes, &after));
                        }
                    }
                    Ok(true)
                })
            })?;
        }
        let mut losing = Vec::new();
        heaps.sets(&mut |set| {
            heaps.smaller(set, &mut |sizes| {
                progress.work(4 * sizes.len() as u64)?;
                if losing.len() < list && !heaps.is_lost(sizes) {
                    let reply = heaps.reply(sizes).map(|to| heaps.played(sizes, &to));
                    losing.push((heaps.played(&heaps.sizes, sizes), reply));
                }
                Ok(losing.len() < list)
            })
        })?;
        let columns = columns_of(&heaps.sizes);
        let losing = (count as u64 - winning_count, losing);
        Ok(MooreMoves { wins, columns, winning: (winning_count, winning), losing })
    }
}
