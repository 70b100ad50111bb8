//! Positions as bits in rows, and what the positions in one row exclude in another.
//!
//! A row is a string of bits with room before it, where nothing is set, and after it. Positions are looked at in blocks of
//! 480 bits, as four words of 120: a word of 128 bits that is read at any byte holds any 120 bits that begin in that byte.

use super::members::List;
use super::word::Word;
use crate::error::Result;

/// Words of a block.
const WORDS: usize = 4;
/// Bits of a word that are used, and their bytes.
const WORD_BITS: usize = 120;
const WORD_BYTES: usize = WORD_BITS / 8;
/// Halves of the words of a block.
pub(super) const HALVES: usize = 2 * WORDS;
/// Bytes of a block in a row.
pub(super) const BLOCK_BYTES: usize = WORDS * WORD_BYTES;
/// Bytes that are read for a block.
const SPAN: usize = BLOCK_BYTES + 1;
/// Bytes before a row: so far back can be read from its first block.
const BEFORE: usize = BLOCK_BYTES + List::SLACK + 4;
/// Members whose bits are gathered before the block is looked at: whether anything is left of it.
const GATHERED: usize = 64;

/// The bits of one row that lie in one block.
#[derive(Clone, Copy)]
pub(super) struct Block([Word; WORDS]);

impl Block {
    pub(super) const BITS: usize = WORDS * WORD_BITS;

    pub(super) fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.0;
        a.or(b).or(c.or(d)).is_empty()
    }

    pub(super) fn without(self, other: &Self) -> Self {
        let mut words = self.0;
        for (word, &other) in words.iter_mut().zip(&other.0) {
            *word = word.without(other);
        }
        Self(words)
    }

    /// The bits as 64 to a number, in order; each begins at [`Block::place`].
    pub(super) fn halves(&self) -> [u64; HALVES] {
        let mut halves = [0; HALVES];
        for (pair, word) in halves.as_chunks_mut().0.iter_mut().zip(self.0) {
            *pair = word.halves();
        }
        halves
    }

    /// The place in the block at which a half begins.
    pub(super) const fn place(half: usize) -> usize {
        half / 2 * WORD_BITS + half % 2 * 64
    }
}

/// Rows of bits, all of the same length.
#[derive(Debug)]
pub(super) struct Rows {
    bytes: Vec<u8>,
    /// Bytes from one row to the next.
    stride: usize,
    /// Bytes of a row.
    len: usize,
}

impl Rows {
    /// Empty rows of so many blocks.
    pub(super) fn new(rows: usize, blocks: usize) -> Result<Self> {
        let len = blocks * BLOCK_BYTES;
        let stride = BEFORE + len + SPAN;
        let mut bytes = Vec::new();
        super::reserve(&mut bytes, rows * stride)?;
        bytes.resize(rows * stride, 0);
        Ok(Self { bytes, stride, len })
    }

    pub(super) fn clear(&mut self) {
        self.bytes.fill(0);
    }

    /// Sets bit `bit` of row `row`.
    pub(super) fn insert(&mut self, row: usize, bit: usize) {
        self.bytes[row * self.stride + BEFORE + bit / 8] |= 1 << (bit % 8);
    }

    pub(super) fn remove(&mut self, row: usize, bit: usize) {
        self.bytes[row * self.stride + BEFORE + bit / 8] &= !(1 << (bit % 8));
    }

    /// A row's bits in a block.
    pub(super) fn block(&self, row: usize, block: usize) -> Block {
        let start = row * self.stride + BEFORE + block * BLOCK_BYTES;
        // Seven bytes and eight: what would be bits of the next word is masked.
        Block(words(&self.bytes, start).map(|word| {
            let [low, high] = word.halves();
            Word::new([low, high & (u64::MAX >> 8)])
        }))
    }

    /// What stays of the block `open` when the members of `lists`, which lead to the row `from` and `more` bits back, exclude what
    /// lies where the row has bits. Its bits from byte `first` to byte `last` matter, there are no others.
    pub(super) fn sift(
        &self,
        open: &mut Block,
        block: usize,
        from: usize,
        (lists, more): (&[List], usize),
        [first, last]: [usize; 2],
    ) {
        let at = block * BLOCK_BYTES;
        for list in lists {
            // Bytes back from which the bits of the block may meet bits of the row; one for the bits less than a byte.
            let (near, far) = (at.saturating_sub(last + 1), (at + BLOCK_BYTES).saturating_sub(first));
            let bits = list.bits + more;
            // Bits back, as bytes back and bits on.
            let start = from * self.stride + BEFORE + at - bits.div_ceil(8);
            let on = (bits.next_multiple_of(8) - bits) as u32;
            sift(&self.bytes, start, on, list.between(near, far), open);
            if open.is_empty() {
                return;
            }
        }
    }

    /// Sets the bits to which the members of `lists` lead from bit `bit` of another row to row `to`, `more` bits on,
    /// from byte `least` of the row on.
    pub(super) fn spread(&mut self, to: usize, (lists, more): (&[List], usize), bit: usize, least: usize) {
        for list in lists {
            let bit = bit + list.bits + more;
            let byte = bit / 8;
            let Some(room) = self.len.checked_sub(byte) else { continue };
            let row = to * self.stride + BEFORE;
            spread(
                &mut self.bytes[row..row + self.len],
                byte,
                1 << (bit % 8),
                list.between(least.saturating_sub(byte), room),
            );
        }
    }
}

/// Words of a block from byte `start` on, with all their bits.
#[expect(clippy::inline_always, reason = "a few loads")]
#[inline(always)]
fn words(bytes: &[u8], start: usize) -> [Word; WORDS] {
    let Some(span) = bytes.get(start..).and_then(|rest| rest.first_chunk::<SPAN>()) else {
        return [Word::new([0; 2]); WORDS];
    };
    let half = |at: usize| {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&span[at..at + 8]);
        u64::from_le_bytes(bytes)
    };
    [0, 1, 2, 3].map(|word| Word::new([half(word * WORD_BYTES), half(word * WORD_BYTES + 8)]))
}

/// Takes from `open` what is set so many of `back` bytes before `start` and `on` bits on, until nothing is left.
///
/// A function of its own, called often: engines that optimise while running swap it sooner.
#[inline(never)]
fn sift(bytes: &[u8], start: usize, on: u32, back: &[u32], open: &mut Block) {
    let mut left = *open;
    for back in back.chunks(GATHERED) {
        let mut gathered = [Word::new([0; 2]); WORDS];
        let (pairs, single) = back.as_chunks::<2>();
        for pair in pairs {
            let [first, second] = pair.map(|back| words(bytes, start.wrapping_sub(back as usize)));
            for word in 0..WORDS {
                gathered[word] = gathered[word].or(first[word].or(second[word]));
            }
        }
        for &back in single {
            let last = words(bytes, start.wrapping_sub(back as usize));
            for word in 0..WORDS {
                gathered[word] = gathered[word].or(last[word]);
            }
        }
        left = left.without(&Block(gathered.map(|word| word.shifted_down(on))));
        if left.is_empty() {
            break;
        }
    }
    *open = left;
}

/// Sets the bits `mask` of the bytes that lie `on` bytes on from byte `start` of a row.
#[inline(never)]
fn spread(row: &mut [u8], start: usize, mask: u8, on: &[u32]) {
    for &on in on {
        if let Some(byte) = row.get_mut(start + on as usize) {
            *byte |= mask;
        }
    }
}
