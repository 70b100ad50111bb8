//! A subtraction set, arranged for rows of bits: which member leads from which row to which, and how far.
//!
//! Position n = q j + c is bit j of row c, for a modulus q and c from 0 to q - 1. Taking s = q t + r stones leads from row c
//! to row c - r, t bits back, or if c < r to row c - r + q, t + 1 bits back. So the members with the same r lead
//! from one row to one row; among them, those with the same t modulo 8 keep the same distance to whole bytes.

use super::rows::Block;

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
    /// q.
    pub(super) modulus: usize,
    /// Lists by r.
    lists: Vec<Vec<List>>,
    /// Whether a number below the positions of a block is a member.
    near: Vec<bool>,
}

impl Members {
    /// The `members`, ascending and at most `n`, for rows with the modulus `modulus`.
    ///
    /// Time and space O(members + n / 64).
    pub(super) fn new(members: &[usize], modulus: usize, n: usize) -> Self {
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
        let mut near = vec![false; modulus * Block::BITS];
        for &s in members {
            if let Some(near) = near.get_mut(s) {
                *near = true;
            }
        }
        Self { modulus, lists, near }
    }

    /// The members that lead from row `to` to row `from`, and by how many bits more than t: 0 or 1.
    pub(super) fn lists(&self, to: usize, from: usize) -> (&[List], usize) {
        if from <= to { (&self.lists[to - from], 0) } else { (&self.lists[to + self.modulus - from], 1) }
    }

    /// Whether a number below the positions of a block is a member.
    pub(super) fn contains(&self, near: usize) -> bool {
        self.near[near]
    }
}
