//! Which positions of a block have the value, once all that is excluded from outside the block is gone.
//!
//! What is open is taken in ascending order, and each position that is taken takes away what it excludes: for each row a mask, that of
//! its place in its word. In the end what has the value is what is still open.
//!
//! The places where anything is open are written down first, all at once, some of which will be gone when their turn comes: so
//! the processor seldom guesses wrong what comes next, which costs it as much as a whole mask. In one row, where a fourth of them are
//! gone, it need not guess that either. Time O(open positions * rows).

use super::members::{Mask, Near};
use super::rows::{Block, Pair, WORDS};
use std::array::from_fn;

/// What is open of a block in one row, with room for masks beyond.
pub(super) type Open = [u64; 2 * WORDS - 2];
/// Nothing.
pub(super) const NOTHING: Open = [0; 2 * WORDS - 2];

/// Places of a word that are written down without asking whether there are so many.
const FEW: usize = 4;
/// How long a list of places has to be.
pub(super) const PLACES: usize = Block::BITS + FEW;

/// Leaves of `open` what has the value. Returns how many these are; their positions come first in `taken`, ascending, where `first`
/// is the first of the block. The lengths of `places` and `taken` are [`PLACES`] and the block's positions in all rows.
///
/// A function of its own, called once a block: engines that optimise while running swap it sooner.
#[inline(never)]
pub(super) fn settle<const Q: usize>(
    open: &mut [Open; Q],
    near: &[Near],
    first: usize,
    places: &mut [u16],
    taken: &mut [u32],
) -> usize {
    if Q == 1 {
        return settle_row(&mut open[0], &near[0].masks, first, places, taken);
    }
    let is_live: [bool; Q] = from_fn(|row| open[row].iter().any(|&word| word != 0));
    let count = list(open, places);
    let mut found = 0;
    for &place in &places[..count] {
        let place = usize::from(place);
        let mut later = u32::MAX;
        loop {
            let rows = (0..Q).fold(0, |rows, row| {
                let word = open[row][place / 64 % WORDS];
                rows | ((word >> (place % 64) & 1) as u32) << row
            });
            // A position excludes no other at the same place of a row before its own.
            let Some(row) = (0..Q).nth((rows & later).trailing_zeros() as usize) else { break };
            later = u32::MAX << row << 1;
            taken[found] = (first + place * Q + row) as u32;
            found += 1;
            for Near { r, masks } in near {
                let (to, place) = if row + r < Q { (row + r, place) } else { (row + r - Q, place + 1) };
                if is_live[to] {
                    clear(&mut open[to], place, &masks[place % 64], 0);
                }
            }
        }
    }
    found
}

/// The same in one row: what is gone when its turn comes is written down and takes its mask away like all the others, but the next
/// one is written over it, and the mask is emptied.
///
/// Whether the next one is gone is asked before this one's mask is taken away, and then whether this one excludes it: so
/// no turn waits for what the turn before has just stored.
fn settle_row(open: &mut Open, masks: &[Mask], first: usize, places: &mut [u16], taken: &mut [u32]) -> usize {
    let count = list(&[*open], places);
    let mut found = 0;
    let mut place = usize::from(places[0]);
    let mut is_open = 1;
    // After the last comes some place or other: there is room for more.
    for &next in &places[1..=count] {
        let next = usize::from(next);
        if let Some(taken) = taken.get_mut(found) {
            *taken = (first + place) as u32;
        }
        found += is_open as usize;
        let on = next.wrapping_sub(place);
        let excluded = is_open & masks[0][1 + on / 64 % WORDS] >> (on % 64);
        let next_is_open = open[next / 64 % WORDS] >> (next % 64) & !excluded & 1;
        clear(open, place, &masks[place % 64], is_open.wrapping_sub(1));
        (place, is_open) = (next, next_is_open);
    }
    found
}

/// Writes down the places where any row has something open, ascending; returns how many.
#[expect(clippy::inline_always, reason = "one place calls it for each number of rows")]
#[inline(always)]
fn list<const Q: usize>(open: &[Open; Q], places: &mut [u16]) -> usize {
    let mut count = 0;
    for word in 0..WORDS {
        let mut any = open.iter().fold(0, |any, open| any | open[word]);
        let end = count + any.count_ones() as usize;
        let mut next = || {
            let place = (64 * word) as u16 + any.trailing_zeros() as u16;
            any &= any.wrapping_sub(1);
            place
        };
        // Mostly they are few. What is too much is written over.
        places[count..count + FEW].fill_with(&mut next);
        if let Some(places) = places.get_mut(count + FEW..end) {
            places.fill_with(next);
        }
        count = end;
    }
    count
}

/// Takes away the bits of the mask that belongs to `place`, but none where `kept` has bits: in each word.
#[expect(clippy::inline_always, reason = "a few instructions in a row")]
#[inline(always)]
fn clear(open: &mut Open, place: usize, mask: &Mask, kept: u64) {
    // In pairs of words: what was written as a pair is soonest read as the same pair. The mask begins with an empty word.
    let word = place / 64;
    let (open, mask) = (&mut open[word & !1..], &mask[1 - word % 2..]);
    clear_half(open, mask, kept);
    // From a place in the second half on, that was all.
    if word < HALF {
        clear_half(&mut open[HALF..], &mask[HALF..], kept);
    }
}

/// Words of half a block.
const HALF: usize = WORDS / 2;

#[expect(clippy::inline_always, reason = "a few instructions in a row")]
#[inline(always)]
fn clear_half(open: &mut [u64], mask: &[u64], kept: u64) {
    if let (Some(open), Some(mask)) = (open.first_chunk_mut::<HALF>(), mask.first_chunk::<HALF>()) {
        for (open, mask) in open.as_chunks_mut().0.iter_mut().zip(mask.as_chunks().0) {
            *open = Pair::of(*open).without(Pair::of(*mask).without(Pair::of([kept; 2]))).words();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::members::{MODULUS, Members};
    use super::*;

    /// Open positions at random, one in so many, beside what the definition says of them.
    fn check<const Q: usize>(one_in: u64) {
        let positions = Q * Block::BITS;
        let squares: Vec<usize> = (1..100).map(|k| k * k).filter(|&s| s <= positions).collect();
        let members = Members::new(&squares, Q == MODULUS, positions);
        let (mut open, mut expected, mut random) = ([NOTHING; Q], Vec::new(), one_in);
        for n in 0..positions {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            if (random >> 33) % one_in == 0 {
                open[n % Q][n / Q / 64] |= 1 << (n / Q % 64);
                let is_taken = |s: &usize| n >= *s && expected.binary_search(&((n - s) as u32)).is_ok();
                if !squares.iter().any(is_taken) {
                    expected.push(n as u32);
                }
            }
        }
        let (mut places, mut taken) = (vec![0; PLACES], vec![0; positions]);
        let found = settle(&mut open, members.near(), 0, &mut places, &mut taken);
        assert_eq!(taken[..found], expected, "{Q} rows, one in {one_in}");
        let is_left = |n: usize| open[n % Q][n / Q / 64] >> (n / Q % 64) & 1 == 1;
        let left: Vec<u32> = (0..positions).filter(|&n| is_left(n)).map(|n| n as u32).collect();
        assert_eq!(left, expected, "{Q} rows, one in {one_in}");
    }

    #[test]
    fn a_position_excludes_those_that_lead_to_it() {
        for one_in in [1, 2, 3, 7, 20, 100, 1000] {
            check::<1>(one_in);
            check::<MODULUS>(one_in);
        }
    }
}
