//! Positions as bits in rows, and what the positions in one row exclude in another.
//!
//! A row is a string of bits with zero padding before and after it. Positions are processed in
//! blocks; a member of the set leads from a block to as many bits before it, which start within a
//! byte. The bits of all members that start at the same bit of a byte are combined first, as whole
//! bytes, and shifted once. If few bits of a block are left, each is searched by itself.

use super::block::{Block, SPAN};
use super::offsets::List;
use crate::error::Result;
use crate::memory::filled;

/// The padding before a row, in bytes: the largest distance read from its first block.
const BEFORE: usize = Block::BYTES + List::SLACK + 4;
/// The number of offsets between two checks whether any bit of the block is left.
const GATHERED: usize = 128;
/// Up to this number of bits, each is searched by itself.
const FEW: u32 = 2;

#[derive(Debug)]
pub(super) struct Rows {
    bytes: Vec<u8>,
    /// Bytes from one row to the next.
    stride: usize,
    /// Bytes of a row.
    len: usize,
}

impl Rows {
    pub(super) fn new(rows: usize, blocks: usize) -> Result<Self> {
        let len = blocks * Block::BYTES;
        let stride = BEFORE + len + SPAN;
        Ok(Self { bytes: filled(rows * stride, 0)?, stride, len })
    }

    pub(super) fn clear(&mut self) {
        self.bytes.fill(0);
    }

    pub(super) fn insert(&mut self, row: usize, bit: usize) {
        self.bytes[row * self.stride + BEFORE + bit / 8] |= 1 << (bit % 8);
    }

    pub(super) fn fill(&mut self, row: usize, first: usize, end: usize) {
        let whole = [first.next_multiple_of(8), end / 8 * 8];
        if whole[0] < whole[1] {
            let [from, to] = whole.map(|bit| row * self.stride + BEFORE + bit / 8);
            self.bytes[from..to].fill(u8::MAX);
        }
        for bit in (first..end.min(whole[0])).chain(whole[1].max(whole[0])..end) {
            self.insert(row, bit);
        }
    }

    pub(super) fn add(&mut self, row: usize, block: usize, bits: Block) {
        self.change(row, block, |own| own.or(bits));
    }

    pub(super) fn remove(&mut self, row: usize, block: usize, bits: Block) {
        self.change(row, block, |own| own.without(bits));
    }

    fn change(&mut self, row: usize, block: usize, change: impl FnOnce(Block) -> Block) {
        let start = row * self.stride + BEFORE + block * Block::BYTES;
        if let Some(bytes) = self.bytes[start..].first_chunk_mut() {
            change(Block::read(bytes)).write(bytes);
        }
    }

    pub(super) fn block(&self, row: usize, block: usize) -> Block {
        let start = row * self.stride + BEFORE + block * Block::BYTES;
        self.bytes[start..].first_chunk().map_or(Block::empty(), Block::read_own)
    }

    /// Removes from the block `open` the positions from which a member of `lists` leads to a set
    /// bit of the row `from`, `more` bits further back. The row has bits only from byte `first` to
    /// byte `last`.
    pub(super) fn sift(
        &self,
        open: &mut Block,
        block: usize,
        from: usize,
        (lists, more): (&[List], usize),
        [first, last]: [usize; 2],
    ) {
        let at = block * Block::BYTES;
        // The distances in bytes at which the block can overlap bits of the row; one more for the
        // bits within a byte.
        let range = [at.saturating_sub(last + 1), (at + Block::BYTES).saturating_sub(first)];
        let start = from * self.stride + BEFORE + at;
        let [reached, done] =
            if open.at_least() > FEW { sift(&self.bytes, start, lists, more, range, open) } else { [0; 2] };
        if reached < lists.len() && !open.is_empty() {
            sift_bits(&self.bytes, start, (&lists[reached..], done), more, range, open);
        }
    }

    /// Sets the bits of row `to` to which the members of `lists` lead from bit `bit` of another
    /// row, `more` bits further on, from byte `min` of the row on.
    pub(super) fn spread(&mut self, to: usize, (lists, more): (&[List], usize), bit: usize, min: usize) {
        for list in lists {
            let bit = bit + list.bits + more;
            let byte = bit / 8;
            let Some(room) = self.len.checked_sub(byte) else { continue };
            let row = to * self.stride + BEFORE;
            spread(
                &mut self.bytes[row..row + self.len],
                byte,
                1 << (bit % 8),
                list.between(min.saturating_sub(byte), room),
            );
        }
    }
}

/// Removes from `open` the bits that are set at the distances of the members of `lists` in the
/// range, and `more` bits, back from byte `start`, until few bits are left. Returns the last list
/// and the number of its members in the range that were used.
#[inline(never)] // engines that optimise while running swap it sooner
fn sift(
    bytes: &[u8],
    start: usize,
    lists: &[List],
    more: usize,
    [near, far]: [usize; 2],
    open: &mut Block,
) -> [usize; 2] {
    let mut left = *open;
    for (i, list) in lists.iter().enumerate() {
        let mut done = 0;
        // Bits back, as bytes back and bits on.
        let bits = list.bits + more;
        let (start, on) = (start - bits.div_ceil(8), bits.next_multiple_of(8) - bits);
        for back in list.between(near, far).chunks(GATHERED) {
            let mut gathered = Block::empty();
            // Always in bounds. The early exit keeps the compiler from vectorising over several
            // members.
            let span = |back: u32| {
                bytes.get(start.wrapping_sub(back as usize)..).and_then(|rest| rest.first_chunk())
            };
            let (pairs, odd) = back.as_chunks();
            for &[one, other] in pairs {
                let (Some(one), Some(other)) = (span(one), span(other)) else { break };
                gathered = gathered.or(Block::read(one)).or(Block::read(other));
            }
            for &back in odd {
                let Some(span) = span(back) else { break };
                gathered = gathered.or(Block::read(span));
            }
            left = left.without(gathered.shifted_down(on as u32));
            done += back.len();
            if left.at_least() <= FEW {
                *open = left;
                return [i, done];
            }
        }
    }
    *open = left;
    [lists.len(), 0]
}

/// Removes from `open` the bits that are set at these distances, one by one; skips the first
/// `done` members in the range of the first list.
#[inline(never)]
fn sift_bits(
    bytes: &[u8],
    start: usize,
    (lists, done): (&[List], usize),
    more: usize,
    [near, far]: [usize; 2],
    open: &mut Block,
) {
    let mut words = open.words();
    for (i, word) in words.iter_mut().enumerate() {
        let mut rest = *word;
        while rest != 0 {
            let bit = 8 * start + 64 * i + rest.trailing_zeros() as usize;
            let is_met = lists.iter().enumerate().any(|(i, list)| {
                let back = list.between(near, far);
                let back = if i == 0 { &back[done..] } else { back };
                let bit = bit - list.bits - more;
                is_met(bytes, bit / 8, back, 1 << (bit % 8))
            });
            if is_met {
                *word ^= rest & rest.wrapping_neg();
            }
            rest &= rest - 1;
        }
    }
    *open = Block::of(&words);
}

/// Whether any of the bytes at the distances `back` from byte `start` has the bit `mask`.
#[inline(never)]
fn is_met(bytes: &[u8], start: usize, back: &[u32], mask: u8) -> bool {
    let Some(bytes) = bytes.get(..=start) else { return false };
    let byte = |back: u32| bytes[start.wrapping_sub(back as usize)];
    let (eights, rest) = back.as_chunks::<8>();
    for &[a, b, c, d, e, f, g, h] in eights {
        if (byte(a) | byte(b) | byte(c) | byte(d) | byte(e) | byte(f) | byte(g) | byte(h)) & mask != 0 {
            return true;
        }
    }
    rest.iter().any(|&back| byte(back) & mask != 0)
}

#[inline(never)]
fn spread(row: &mut [u8], start: usize, mask: u8, on: &[u32]) {
    for &on in on {
        if let Some(byte) = row.get_mut(start + on as usize) {
            *byte |= mask;
        }
    }
}
