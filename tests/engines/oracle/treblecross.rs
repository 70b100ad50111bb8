//! Treblecross on real strips: squares with crosses, and the rule that three in a row win.

use super::mex;
use super::play::Play;

/// Strips of `lengths` squares, at least one, to be played out: a position is their crosses, a bit
/// for each square. Three in a row end the game; on a full board, too, who cannot move loses.
pub fn strips(lengths: &[u32]) -> Play<'_, Vec<u32>> {
    Play::new(|crosses: &Vec<u32>| {
        if crosses.iter().any(|strip| strip & strip >> 1 & strip >> 2 != 0) {
            return vec![];
        }
        moves(lengths, crosses).into_iter().map(|(_, _, after)| after).collect()
    })
}

/// Every cross: the strip, the square from 0, and all crosses after it.
pub fn moves(lengths: &[u32], crosses: &[u32]) -> Vec<(usize, u32, Vec<u32>)> {
    let mut moves = Vec::new();
    for (strip, &length) in lengths.iter().enumerate() {
        for square in (0..length).filter(|square| crosses[strip] >> square & 1 == 0) {
            let mut after = crosses.to_vec();
            after[strip] |= 1 << square;
            moves.push((strip, square, after));
        }
    }
    moves
}

/// Grundy values of the game of safe crosses, on strips of 0, 1, ..., `n` squares: the squares at a
/// distance of at most two from the cross are struck out, and the runs of those left are the strips
/// of the option.
pub fn strip_values(n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for length in 0..=n {
        let value = mex((0..length).map(|cross: usize| {
            let free: Vec<bool> = (0..length).map(|square| square.abs_diff(cross) > 2).collect();
            free.split(|&free| !free).fold(0, |sum, run| sum ^ values[run.len()])
        }));
        values.push(value);
    }
    values
}
