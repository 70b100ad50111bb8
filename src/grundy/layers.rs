//! Taking a number of stones that lies in a sparse set, one Grundy value at a time.
//!
//! The positions of value 0 are decided first, then those of value 1, and so on: with S the positions of value v so far, a position
//! n of value v or more has value v exactly when no n - s is in S. So positions are bits, and 128 of them are looked at by one
//! instruction: what S excludes is the union of S moved on by each member s, and a block of positions is done with as
//! soon as that union covers it, mostly long before the last s. Of what is left nearly all has the value: it is taken in order, and
//! each position takes away what it excludes in its own block.
//!
//! Positions lie in q rows by their residue modulo q. For squares q = 5 pays above some size: there, the positions of each value
//! come to lie nearly all in two residues a and a + 2 modulo 5, for 2 and 3 are no squares modulo 5. Between those two
//! rows no square leads, and within each only the multiples of 5, a fifth of the squares; the three other rows are excluded
//! soon. What few positions of value v still lie in the others exclude what they exclude one by one, and not by
//! searching for them.
//!
//! Time O(n * members * values / 128) at most, and far less by the above (for squares about 0.7 words a position and
//! member at 4 * 10^6); space n / 2 bytes besides the values, and 4 bytes for each value that is known before.
//! Own work; no source is known for it.

use super::members::{MODULUS, Members};
use super::reserve;
use super::rows::{Block, Rows, WORDS};
use super::settle::{NOTHING, PLACES, settle};
use crate::error::Result;
use crate::progress::Progress;

/// Blocks after which it is looked at how the positions are spread over the rows.
const REVIEWED: usize = 4;
/// Blocks before the next report of progress.
const REPORTED: usize = 32;

/// What is known of a row while one value is given.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    /// Positions of the value.
    count: u32,
    /// The same at the last review.
    reviewed: u32,
    /// Positions at recent reviews, sixteenfold, older ones counting less.
    recent: u32,
    /// Whether positions of the value are so rare now that they exclude what they exclude one by one.
    rare: bool,
    /// The bytes of the first and the last position in [`Layer::found`].
    reach: Option<[usize; 2]>,
}

/// The positions of one value.
#[derive(Debug)]
struct Layer {
    members: Members,
    /// Positions of the value that are not rare.
    found: Rows,
    /// What the rare ones exclude, from byte `least` on.
    excluded: Rows,
    least: usize,
    rows: Vec<Row>,
    /// The rows, those with many positions first.
    order: Vec<usize>,
    reviews: usize,
}

impl Layer {
    fn new(members: Members, blocks: usize, from: usize) -> Result<Self> {
        let q = members.modulus;
        Ok(Self {
            found: Rows::new(q, blocks)?,
            excluded: Rows::new(q, blocks)?,
            least: from * Block::BYTES,
            rows: vec![Row::default(); q],
            order: (0..q).collect(),
            reviews: 0,
            members,
        })
    }

    /// Forgets all, for the next value.
    fn clear(&mut self) {
        self.found.clear();
        self.excluded.clear();
        self.rows.fill(Row::default());
        self.reviews = 0;
    }

    /// Which rows matter most, and in which positions are rare: below a quarter of those in the fullest.
    fn review(&mut self) {
        for row in &mut self.rows {
            row.recent = row.recent / 4 * 3 + 16 * (row.count - row.reviewed);
            row.reviewed = row.count;
        }
        self.reviews += 1;
        let most = self.rows.iter().map(|row| row.recent).max().unwrap_or_default();
        for row in &mut self.rows {
            row.rare = self.reviews > 4 && row.recent < most / 4;
        }
        // One pass is enough: the order changes slowly.
        for i in 1..self.order.len() {
            let [a, b] = [i - 1, i].map(|place| self.rows[self.order[place]].count);
            if a < b {
                self.order.swap(i - 1, i);
            }
        }
    }

    /// A position of the value: bit `bit` of row `row`.
    fn insert(&mut self, row: usize, bit: usize) {
        self.rows[row].count += 1;
        if self.rows[row].rare {
            for to in 0..self.members.modulus {
                self.excluded.spread(to, self.members.lists(to, row), bit, self.least);
            }
        } else {
            self.found.insert(row, bit);
            let byte = bit / 8;
            let [first, _] = self.rows[row].reach.unwrap_or([byte; 2]);
            self.rows[row].reach = Some([first, byte]);
        }
    }

    /// Positions of the value: bits of row `row` in a block.
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

    /// The same, one by one.
    fn add_rare(&mut self, row: usize, block: usize, bits: Block) {
        for (i, mut word) in bits.words().into_iter().enumerate() {
            while word != 0 {
                self.insert(row, block * Block::BITS + 64 * i + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    /// What the positions of the value leave of a row's block: of those within the block nothing is asked yet.
    fn sift(&self, row: usize, block: usize, open: &mut Block) {
        *open = open.without(self.excluded.block(row, block));
        for &from in &self.order {
            if open.is_empty() {
                return;
            }
            if let Some(reach) = self.rows[from].reach {
                self.found.sift(open, block, from, self.members.lists(row, from), reach);
            }
        }
    }
}

/// The values of the positions `known..values.len()`; those before are known.
///
/// # Errors
/// [`crate::Code::Memory`] and what the listener answers; then the values from `known` on are nothing to go by.
pub(super) fn decide(
    values: &mut [u16],
    known: usize,
    members: Members,
    progress: &mut Progress<'_>,
) -> Result<()> {
    let before = ByValue::new(&values[..known])?;
    let mut layers = Layers::new(members, known, values.len())?;
    let mut value = 0;
    while !layers.are_complete() {
        for &position in layers.next([before.positions(value.into()), &[]], progress)? {
            values[position as usize] = value;
        }
        value += 1;
    }
    Ok(())
}

/// The positions of a stretch, one value after the other.
#[derive(Debug)]
pub(super) struct Layers {
    /// Positions that have no value yet.
    undecided: Rows,
    layer: Layer,
    /// Blocks, and the first that has positions without a value.
    blocks: usize,
    from: usize,
    /// For a block: places, and the positions that were given the value.
    places: Vec<u16>,
    now: Vec<u32>,
    /// The positions that were given the value.
    taken: Vec<u32>,
    /// How many positions were given a value, of how many.
    done: usize,
    total: usize,
}

impl Layers {
    /// Nothing decided of the positions `known..end`.
    ///
    /// # Errors
    /// [`crate::Code::Memory`].
    pub(super) fn new(members: Members, known: usize, end: usize) -> Result<Self> {
        let q = members.modulus;
        let positions = q * Block::BITS;
        let blocks = end.div_ceil(positions);
        let from = known / positions;
        let mut undecided = Rows::new(q, blocks)?;
        for row in 0..q {
            let [first, end] = [known, end].map(|position| (position + q - 1 - row) / q);
            undecided.fill(row, first, end);
        }
        let layer = Layer::new(members, blocks, from)?;
        let (places, now, taken) = (vec![0; PLACES], vec![0; positions], Vec::new());
        Ok(Self { undecided, layer, blocks, from, places, now, taken, done: 0, total: end - known })
    }

    /// Whether all positions have a value.
    pub(super) fn are_complete(&self) -> bool {
        self.done == self.total
    }

    /// The positions of the next value, ascending: of 0, then of 1, and so on. `before` are those before the stretch,
    /// in two lists.
    ///
    /// # Errors
    /// [`crate::Code::Memory`] and what the listener answers; then there is nothing to go on with.
    pub(super) fn next(&mut self, before: [&[u32]; 2], progress: &mut Progress<'_>) -> Result<&[u32]> {
        let q = self.layer.members.modulus;
        let positions = q * Block::BITS;
        self.layer.clear();
        self.taken.clear();
        let mut reviewed = 0;
        for &position in before.into_iter().flatten() {
            let position = position as usize;
            while reviewed < position / positions / REVIEWED {
                self.layer.review();
                reviewed += 1;
            }
            self.layer.insert(position % q, position / q);
        }
        while self.from < self.blocks && (0..q).all(|row| self.undecided.block(row, self.from).is_empty()) {
            self.from += 1;
        }
        for block in self.from..self.blocks {
            if block / REVIEWED > reviewed {
                self.layer.review();
                reviewed = block / REVIEWED;
            }
            if block % REPORTED == 0 {
                progress.report((self.done + self.taken.len()) as u64, self.total as u64)?;
            }
            // A block has at most so many; room for more, so that it is seldom made.
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

    /// Gives the value to those positions of a block that have it, in `Q` rows.
    ///
    /// A function of its own, called once a block: engines that optimise while running swap it sooner.
    #[inline(never)]
    fn block<const Q: usize>(&mut self, block: usize) {
        let mut open = [NOTHING; Q];
        let mut any = false;
        for (row, open) in open.iter_mut().enumerate() {
            let mut left = self.undecided.block(row, block);
            if !left.is_empty() {
                self.layer.sift(row, block, &mut left);
                any |= !left.is_empty();
                open[..WORDS].copy_from_slice(&left.words());
            }
        }
        if !any {
            return;
        }
        let first = block * Block::BITS * Q;
        let found = settle(&mut open, self.layer.members.near(), first, &mut self.places, &mut self.now);
        self.taken.extend_from_slice(&self.now[..found]);
        for (row, open) in open.iter().enumerate() {
            let found = open.first_chunk().map_or(Block::empty(), Block::of);
            if !found.is_empty() {
                self.undecided.remove(row, block, found);
                self.layer.add(row, block, found);
            }
        }
    }
}

/// Positions sorted by their values.
#[derive(Debug)]
pub(super) struct ByValue {
    positions: Vec<u32>,
    /// Where the positions of each value end.
    ends: Vec<usize>,
}

impl ByValue {
    /// Time and space O(values + largest).
    pub(super) fn new(values: &[u16]) -> Result<Self> {
        let mut positions = Vec::new();
        reserve(&mut positions, values.len())?;
        positions.resize(values.len(), 0);
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
    pub(super) fn values(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn positions(&self, value: usize) -> &[u32] {
        let start =
            if value == 0 { 0 } else { self.ends.get(value - 1).copied().unwrap_or(self.positions.len()) };
        let end = self.ends.get(value).copied().unwrap_or(self.positions.len());
        &self.positions[start..end]
    }
}
