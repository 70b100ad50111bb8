//! Taking a number of stones that lies in a sparse set, one Grundy value at a time.
//!
//! The positions of value 0 are decided first, then those of value 1, and so on: with S the
//! positions of value v so far, a position n of value v or more has value v exactly when no n - s
//! is in S. So positions are bits, and one instruction processes 128 of them: S excludes the union
//! of S shifted by each member s, and a block of positions is finished as soon as that union covers
//! it, mostly long before the last s. Nearly all remaining positions have the value: they are
//! visited in order, and each excludes further ones in its own block.
//!
//! Positions are divided into q rows by their residue modulo q. For squares q = 5 is faster above
//! some size: nearly all positions of each value are in two residues a and a + 2 modulo 5, since 2
//! and 3 are not squares modulo 5. No square leads from one of those rows to the other, and only
//! the multiples of 5, a fifth of the squares, lead from a row to itself; the three other rows are
//! excluded soon. The few positions of value v in the other rows are applied one by one instead of
//! being searched.
//!
//! Time O(n * members * values / 128) at most, and far less by the above (for squares about 0.7
//! words a position and member at 4 * 10^6); space n / 2 bytes besides the values, and 4 bytes for
//! each value known before. Own work; no source is known for it.

use super::bit_rows::Rows;
use super::block::{Block, WORDS};
use super::offsets::{MODULUS, Offsets};
use super::within_block::{NOTHING, PLACES, select_within_block};
use crate::error::Result;
use crate::memory::{filled, reserve};
use crate::progress::Progress;

/// The number of blocks between two reviews of how the positions are spread over the rows.
const REVIEWED: usize = 4;
const REPORTED: usize = 32;

#[derive(Clone, Copy, Debug, Default)]
struct Row {
    count: u32,
    /// The number of positions at the last review.
    reviewed: u32,
    /// Positions at recent reviews, sixteenfold, older ones counting less.
    recent: u32,
    /// Whether positions of the value are so rare that they are applied one by one.
    rare: bool,
    /// The bytes of the first and the last position in [`LevelSet::found`].
    reach: Option<[usize; 2]>,
}

#[derive(Debug)]
struct LevelSet {
    offsets: Offsets,
    /// Positions of the value that are not rare.
    found: Rows,
    /// The positions that the rare ones exclude, from byte `min` on.
    excluded: Rows,
    min: usize,
    rows: Vec<Row>,
    /// The rows, those with many positions first.
    order: Vec<usize>,
    reviews: usize,
}

impl LevelSet {
    fn new(offsets: Offsets, blocks: usize, from: usize) -> Result<Self> {
        let q = offsets.modulus;
        Ok(Self {
            found: Rows::new(q, blocks)?,
            excluded: Rows::new(q, blocks)?,
            min: from * Block::BYTES,
            rows: vec![Row::default(); q],
            order: (0..q).collect(),
            reviews: 0,
            offsets,
        })
    }

    fn clear(&mut self) {
        self.found.clear();
        self.excluded.clear();
        self.rows.fill(Row::default());
        self.reviews = 0;
    }

    /// Marks as rare the rows with less than a quarter of the fullest's positions, and sorts all.
    fn review(&mut self) {
        for row in &mut self.rows {
            row.recent = row.recent / 4 * 3 + 16 * (row.count - row.reviewed);
            row.reviewed = row.count;
        }
        self.reviews += 1;
        let max = self.rows.iter().map(|row| row.recent).max().unwrap_or_default();
        for row in &mut self.rows {
            row.rare = self.reviews > 4 && row.recent < max / 4;
        }
        // One pass is enough: the order changes slowly.
        for i in 1..self.order.len() {
            let [a, b] = [i - 1, i].map(|place| self.rows[self.order[place]].count);
            if a < b {
                self.order.swap(i - 1, i);
            }
        }
    }

    fn insert(&mut self, row: usize, bit: usize) {
        self.rows[row].count += 1;
        if self.rows[row].rare {
            for to in 0..self.offsets.modulus {
                self.excluded.spread(to, self.offsets.lists(to, row), bit, self.min);
            }
        } else {
            self.found.insert(row, bit);
            let byte = bit / 8;
            let [first, _] = self.rows[row].reach.unwrap_or([byte; 2]);
            self.rows[row].reach = Some([first, byte]);
        }
    }

    fn add(&mut self, row: usize, block: usize, bits: Block) {
        if self.rows[row].rare {
            return self.add_rare(row, block, bits);
        }
        self.rows[row].count += bits.words().iter().map(|word| word.count_ones()).sum::<u32>();
        self.found.add(row, block, bits);
        let byte = block * Block::BYTES;
        let [first, _] = self.rows[row].reach.unwrap_or([byte; 2]);
        self.rows[row].reach = Some([first, byte + Block::BYTES - 1]);
    }

    fn add_rare(&mut self, row: usize, block: usize, bits: Block) {
        for (i, mut word) in bits.words().into_iter().enumerate() {
            while word != 0 {
                self.insert(row, block * Block::BITS + 64 * i + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    /// Removes from a row's block what earlier blocks exclude; the block itself comes later.
    fn sift(&self, row: usize, block: usize, open: &mut Block) {
        *open = open.without(self.excluded.block(row, block));
        for &from in &self.order {
            if open.is_empty() {
                return;
            }
            if let Some(reach) = self.rows[from].reach {
                self.found.sift(open, block, from, self.offsets.lists(row, from), reach);
            }
        }
    }
}

/// The values of the positions `known..values.len()`; on an error they are unspecified.
pub(in crate::games) fn decide(
    values: &mut [u16],
    known: usize,
    offsets: Offsets,
    progress: &mut Progress<'_>,
) -> Result<()> {
    let before = ByValue::new(&values[..known])?;
    let mut level_sets = LevelSets::new(offsets, known, values.len())?;
    let mut value = 0;
    while !level_sets.are_complete() {
        for &position in level_sets.next([before.positions(value.into()), &[]], progress)? {
            values[position as usize] = value;
        }
        value += 1;
    }
    Ok(())
}

#[derive(Debug)]
pub(in crate::games) struct LevelSets {
    undecided: Rows,
    level_set: LevelSet,
    /// Blocks, and the first that has positions without a value.
    blocks: usize,
    from: usize,
    /// For a block: places, and the positions that were given the value.
    places: Vec<u16>,
    now: Vec<u32>,
    /// The positions that were given the value.
    taken: Vec<u32>,
    done: usize,
    total: usize,
}

impl LevelSets {
    pub(in crate::games) fn new(offsets: Offsets, known: usize, end: usize) -> Result<Self> {
        let q = offsets.modulus;
        let positions = q * Block::BITS;
        let blocks = end.div_ceil(positions);
        let from = known / positions;
        let mut undecided = Rows::new(q, blocks)?;
        for row in 0..q {
            let [first, end] = [known, end].map(|position| (position + q - 1 - row) / q);
            undecided.fill(row, first, end);
        }
        let level_set = LevelSet::new(offsets, blocks, from)?;
        let (places, now, taken) = (vec![0; PLACES], vec![0; positions], Vec::new());
        Ok(Self { undecided, level_set, blocks, from, places, now, taken, done: 0, total: end - known })
    }

    pub(in crate::games) fn are_complete(&self) -> bool {
        self.done == self.total
    }

    /// The positions of the next value, ascending: of 0, then of 1, and so on. `before` are those
    /// before the range, in two lists.
    /// [`crate::Code::Memory`], and the listener's error; afterwards it cannot be continued.
    pub(in crate::games) fn next(
        &mut self,
        before: [&[u32]; 2],
        progress: &mut Progress<'_>,
    ) -> Result<&[u32]> {
        let q = self.level_set.offsets.modulus;
        let positions = q * Block::BITS;
        self.level_set.clear();
        self.taken.clear();
        let mut reviewed = 0;
        for &position in before.into_iter().flatten() {
            let position = position as usize;
            while reviewed < position / positions / REVIEWED {
                self.level_set.review();
                reviewed += 1;
            }
            self.level_set.insert(position % q, position / q);
        }
        while self.from < self.blocks && (0..q).all(|row| self.undecided.block(row, self.from).is_empty()) {
            self.from += 1;
        }
        for block in self.from..self.blocks {
            if block / REVIEWED > reviewed {
                self.level_set.review();
                reviewed = block / REVIEWED;
            }
            if block % REPORTED == 0 {
                progress.report((self.done + self.taken.len()) as u64, self.total as u64)?;
            }
            // A block has at most this many; more room means fewer allocations.
            let taken = self.taken.len();
            if self.taken.capacity() - taken < positions {
                reserve(&mut self.taken, positions.max(taken))?;
            }
            if q == 1 { self.block::<1>(block) } else { self.block::<MODULUS>(block) }
        }
        self.done += self.taken.len();
        progress.report(self.done as u64, self.total as u64)?;
        Ok(&self.taken)
    }

    /// Assigns the value to the positions of a block that have it, in `Q` rows.
    #[inline(never)] // engines that optimise while running swap it sooner
    fn block<const Q: usize>(&mut self, block: usize) {
        let mut open = [NOTHING; Q];
        let mut any = false;
        for (row, open) in open.iter_mut().enumerate() {
            let mut left = self.undecided.block(row, block);
            if !left.is_empty() {
                self.level_set.sift(row, block, &mut left);
                any |= !left.is_empty();
                open[..WORDS].copy_from_slice(&left.words());
            }
        }
        if !any {
            return;
        }
        let first = block * Block::BITS * Q;
        let found = select_within_block(
            &mut open,
            self.level_set.offsets.near(),
            first,
            &mut self.places,
            &mut self.now,
        );
        self.taken.extend_from_slice(&self.now[..found]);
        for (row, open) in open.iter().enumerate() {
            let found = open.first_chunk().map_or(Block::empty(), Block::of);
            if !found.is_empty() {
                self.undecided.remove(row, block, found);
                self.level_set.add(row, block, found);
            }
        }
    }
}

#[derive(Debug)]
pub(in crate::games) struct ByValue {
    positions: Vec<u32>,
    /// Where the positions of each value end.
    ends: Vec<usize>,
}

impl ByValue {
    /// Time and space O(values + largest).
    pub(in crate::games) fn new(values: &[u16]) -> Result<Self> {
        let mut positions = filled(values.len(), 0)?;
        let span = values.iter().max().map_or(0, |&value| usize::from(value) + 1);
        let mut ends = vec![0; span];
        for &value in values {
            ends[usize::from(value)] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            (*end, sum) = (sum, sum + *end);
        }
        for (position, &value) in values.iter().enumerate() {
            let end = &mut ends[usize::from(value)];
            positions[*end] = position as u32;
            *end += 1;
        }
        Ok(Self { positions, ends })
    }

    /// One more than the largest value.
    pub(in crate::games) fn values(&self) -> usize {
        self.ends.len()
    }

    pub(in crate::games) fn positions(&self, value: usize) -> &[u32] {
        let start =
            if value == 0 { 0 } else { self.ends.get(value - 1).copied().unwrap_or(self.positions.len()) };
        let end = self.ends.get(value).copied().unwrap_or(self.positions.len());
        &self.positions[start..end]
    }
}
