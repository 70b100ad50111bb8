//! The positions of a block that have the value, after those excluded from outside the block are
//! removed.
//!
//! Open positions are visited in ascending order, and each one that is still open closes those that
//! it excludes: for each row by a mask, chosen by its index in its word. The positions that stay
//! open have the value.
//!
//! The indices of open positions are listed first, all at once, although some will be closed when
//! they are visited: so branches are rarely mispredicted, which costs as much as a whole mask. In a
//! single row, where a quarter of them are closed, that test has no branch either. Time O(open
//! positions * rows).

use super::block::{Block, Pair, WORDS};
use super::offsets::{Mask, Near};
use std::array::from_fn;

/// The open positions of a block in one row, with padding for masks.
pub(super) type Open = [u64; 2 * WORDS - 2];
pub(super) const NOTHING: Open = [0; 2 * WORDS - 2];

/// The number of indices of a word that are listed without checking that there are so many.
const FEW: usize = 4;
/// The length of a list of indices.
pub(super) const PLACES: usize = Block::BITS + FEW;

/// Keeps in `open` the positions that have the value, and returns their number. They are the first
/// entries of `taken`, ascending; `first` is the first position of the block. The lengths of
/// `places` and `taken` are [`PLACES`] and the number of the block's positions in all rows.
#[inline(never)] // engines that optimise while running swap it sooner
pub(super) fn select_within_block<const Q: usize>(
    open: &mut [Open; Q],
    near: &[Near],
    first: usize,
    places: &mut [u16],
    taken: &mut [u32],
) -> usize {
    if Q == 1 {
        return select_in_row(&mut open[0], &near[0].masks, first, places, taken);
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
            // A position excludes none at the same index of an earlier row.
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

/// As above for one row: a closed position is listed and masked like all others, but the next one
/// overwrites its entry, and its mask is empty.
///
/// Whether the next position is closed is read before this one's mask is applied, and combined with
/// whether this one excludes it: so no iteration waits for the store of the previous one.
fn select_in_row(
    open: &mut Open,
    masks: &[Mask],
    first: usize,
    places: &mut [u16],
    taken: &mut [u32],
) -> usize {
    let count = list(&[*open], places);
    let mut found = 0;
    let mut place = usize::from(places[0]);
    let mut is_open = 1;
    // The entry after the last is arbitrary, but exists.
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

/// Lists the indices at which any row is open, ascending; returns their number.
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
        // Mostly they are few. Surplus entries are overwritten.
        places[count..count + FEW].fill_with(&mut next);
        if let Some(places) = places.get_mut(count + FEW..end) {
            places.fill_with(next);
        }
        count = end;
    }
    count
}

/// Clears the bits of the mask of `place`, except those in `kept`, in each word.
#[expect(clippy::inline_always, reason = "a few instructions in a row")]
#[inline(always)]
fn clear(open: &mut Open, place: usize, mask: &Mask, kept: u64) {
    // In pairs of words, because a stored pair is forwarded fastest to a load of the same pair. The
    // mask starts with an empty word.
    let word = place / 64;
    let (open, mask) = (&mut open[word & !1..], &mask[1 - word % 2..]);
    clear_half(open, mask, kept);
    // In the second half, there are no further words.
    if word < HALF {
        clear_half(&mut open[HALF..], &mask[HALF..], kept);
    }
}

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
    use super::super::offsets::{MODULUS, Offsets};
    use super::*;

    /// Compares random open positions, one in `one_in`, with the definition.
    fn check<const Q: usize>(one_in: u64) {
        let positions = Q * Block::BITS;
        let squares: Vec<usize> = (1..100).map(|k| k * k).filter(|&s| s <= positions).collect();
        let members = Offsets::new(&squares, Q == MODULUS, positions);
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
        let found = select_within_block(&mut open, members.near(), 0, &mut places, &mut taken);
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
