//! A subtraction set, arranged for rows of bits: the rows between which each member leads, and its
//! distance.
//!
//! Position n = q j + c is bit j of row c, for a modulus q and c from 0 to q - 1. Taking s = q t +
//! r stones leads from row c to row c - r, t bits back, or if c < r to row c - r + q, t + 1 bits
//! back. So the members with the same r lead from one row to one row; among them, those with the
//! same t modulo 8 keep the same distance to whole bytes.

use super::block::{Block, WORDS};

/// The modulus for squares if there are many positions; else it is 1.
pub(super) const MODULUS: usize = 5;

/// Offsets with the same s mod q and the same t mod 8.
#[derive(Debug)]
pub(super) struct List {
    /// t modulo 8.
    pub(super) bits: usize,
    /// t / 8, ascending.
    bytes: Vec<u32>,
    /// Entry i: how many of `bytes` are below i * [`STEP`].
    below: Vec<u32>,
}

/// The resolution of `below`, coarse because a few extra members cost little.
const STEP: usize = 64;

impl List {
    /// The members with t / 8 from `min` to `max`, and a few more, at most [`List::SLACK`] away.
    pub(super) fn between(&self, min: usize, max: usize) -> &[u32] {
        let end = self.below[(max / STEP + 1).min(self.below.len() - 1)] as usize;
        let start = self.below[(min / STEP).min(self.below.len() - 1)] as usize;
        self.bytes.get(start..end).unwrap_or_default()
    }

    /// How far beyond its bounds [`List::between`] may reach, in bytes.
    pub(super) const SLACK: usize = STEP;
}

#[derive(Debug)]
pub(in crate::games) struct Offsets {
    /// q: 1 or [`MODULUS`].
    pub(super) modulus: usize,
    /// Lists by r.
    lists: Vec<Vec<List>>,
    near: Vec<Near>,
}

/// The positions that a position excludes in its own block, as masks that start with its bit, by
/// its index in its word. They apply to the row r further on, or beyond the last row, to the row
/// r - q further on and shifted by one bit.
#[derive(Debug)]
pub(super) struct Near {
    pub(super) r: usize,
    pub(super) masks: Vec<Mask>,
}

/// An empty word, then bits from some index of the next one on, as many as a block has.
pub(super) type Mask = [u64; WORDS + 1];

impl Offsets {
    /// `members` ascend and are at most `n`; rows are by residue modulo [`MODULUS`], or one.
    ///
    /// Time O(q * members + n / 64) and space O(members + n / 64).
    pub(in crate::games) fn new(members: &[usize], in_rows: bool, n: usize) -> Self {
        let modulus = if in_rows { MODULUS } else { 1 };
        let steps = n / modulus / 8 / STEP + 3;
        let mut lists: Vec<Vec<List>> = (0..modulus).map(|_| Vec::new()).collect();
        for &s in members {
            let (t, lists) = (s / modulus, &mut lists[s % modulus]);
            let place = lists.iter().position(|list| list.bits == t % 8).unwrap_or(lists.len());
            if place == lists.len() {
                lists.push(List { bits: t % 8, bytes: Vec::new(), below: Vec::new() });
            }
            lists[place].bytes.push((t / 8) as u32);
        }
        for list in lists.iter_mut().flatten() {
            let below =
                |step: usize| list.bytes.partition_point(|&byte| (byte as usize) < step * STEP) as u32;
            list.below = (0..steps).map(below).collect();
        }
        let in_row = |r: usize| members.iter().filter(move |&&s| s % modulus == r).map(move |s| s / modulus);
        let near = (0..modulus)
            .map(|r| Near { r, masks: masks(in_row(r)) })
            .filter(|near| modulus == 1 || near.masks.iter().flatten().any(|&word| word != 0))
            .collect();
        Self { modulus, lists, near }
    }

    /// The members that lead from row `to` to row `from`, and by how many bits more than t: 0 or 1.
    pub(super) fn lists(&self, to: usize, from: usize) -> (&[List], usize) {
        if from <= to { (&self.lists[to - from], 0) } else { (&self.lists[to + self.modulus - from], 1) }
    }

    /// The exclusions within a block, for each r that has any; with a single row for r = 0 in any
    /// case.
    pub(super) fn near(&self) -> &[Near] {
        &self.near
    }
}

/// The bits `ts`, ascending, within a block, shifted by 0 to 63 bits.
fn masks(ts: impl Iterator<Item = usize>) -> Vec<Mask> {
    let mut masks = vec![[0; WORDS + 1]; 64];
    for t in ts.take_while(|&t| t < Block::BITS) {
        for (place, mask) in masks.iter_mut().enumerate() {
            if let Some(word) = mask.get_mut(1 + (t + place) / 64) {
                *word |= 1 << ((t + place) % 64);
            }
        }
    }
    masks
}
