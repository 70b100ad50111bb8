//! A subtraction set, arranged for rows of bits: which member leads from which row to which, and how far.
//!
//! Position n = q j + c is bit j of row c, for a modulus q and c from 0 to q - 1. Taking s = q t + r stones leads from row c
//! to row c - r, t bits back, or if c < r to row c - r + q, t + 1 bits back. So the members with the same r lead
//! from one row to one row; among them, those with the same t modulo 8 keep the same distance to whole bytes.

use super::rows::{Block, WORDS};

/// The modulus that pays for squares where positions are many; else it is 1.
pub(super) const MODULUS: usize = 5;

/// Members with the same s mod q and the same t mod 8.
#[derive(Debug)]
pub(super) struct List {
    /// t modulo 8.
    pub(super) bits: usize,
    /// t / 8, ascending.
    bytes: Vec<u32>,
    /// Entry i: how many of `bytes` are below i * [`STEP`].
    below: Vec<u32>,
}

/// How fine `below` is. Coarse, for where it matters little.
const STEP: usize = 64;

impl List {
    /// The members with t / 8 from `least` to `most`, and a few more on either side: at most [`List::SLACK`] away.
    pub(super) fn between(&self, least: usize, most: usize) -> &[u32] {
        let end = self.below[(most / STEP + 1).min(self.below.len() - 1)] as usize;
        let start = self.below[(least / STEP).min(self.below.len() - 1)] as usize;
        self.bytes.get(start..end).unwrap_or_default()
    }

    /// How far beyond its bounds [`List::between`] may reach, in bytes.
    pub(super) const SLACK: usize = STEP;
}

/// A subtraction set up to a largest position.
#[derive(Debug)]
pub(super) struct Members {
    /// q: 1 or [`MODULUS`].
    pub(super) modulus: usize,
    /// Lists by r.
    lists: Vec<Vec<List>>,
    near: Vec<Near>,
}

/// What a position excludes in its own block: masks that begin with its bit, by its place in its word. They are for the row r further,
/// or if that is beyond the last, for one bit on and the row r - q further.
#[derive(Debug)]
pub(super) struct Near {
    pub(super) r: usize,
    pub(super) masks: Vec<Mask>,
}

/// An empty word, and bits from some place of the next one on: as many as matter in a block.
pub(super) type Mask = [u64; WORDS + 1];

impl Members {
    /// The `members`, ascending and at most `n`, for rows by residue modulo [`MODULUS`] or for one row.
    ///
    /// Time O(q * members + n / 64) and space O(members + n / 64).
    pub(super) fn new(members: &[usize], in_rows: bool, n: usize) -> Self {
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

    /// What a position excludes in its own block, for each r for which it is anything; in one row for r = 0, be it anything or not.
    pub(super) fn near(&self) -> &[Near] {
        &self.near
    }
}

/// The bits `ts`, ascending, as far as they lie in a block, moved on by 0 to 63 bits.
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
