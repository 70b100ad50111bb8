//! Every position of a small board, by the rules alone.
//!
//! A position is a number whose one bits are the heads, row by row. The corner of a move has the
//! highest number of the coins that it turns, so a move leads to a smaller number, and ascending
//! order meets every option before the position itself. No nimbers are multiplied here; only at the
//! end are the values compared with those of the Tartan theorem.
//!
//! Time O(positions * moves), space O(positions).

use super::Product;
use crate::error::{Code, Error, Message, Result, allowed};
use crate::progress::Progress;
use crate::ruleset::{Coins, Ruleset};
use crate::store::Store;

/// The Grundy values of every position of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedOut {
    /// The value of each position: bit (row - 1) * columns + column - 1 is set for heads.
    pub values: Vec<u32>,
    /// How many moves there are from all positions together; each was tried.
    pub moves: u64,
    /// How many positions have another value than the nim-sum of the nim-products of their heads.
    pub different: u64,
    /// The first of them.
    pub first_different: Option<u32>,
}

/// A move: the corner, which shows heads, and all coins that it turns.
struct Turn {
    corner: u32,
    coins: u32,
}

impl PlayedOut {
    /// The most cells of a board.
    pub const CELLS: u64 = 16;
    /// The most moves of the full board, times the positions.
    pub const WORK: u64 = 1 << 26;

    /// Plays out every position of a board of `height` rows and `width` columns, and compares.
    ///
    /// # Errors
    /// [`Code::OutOfRange`] above [`Self::CELLS`] or for too many moves; the listener's error.
    ///
    /// ```
    /// use grundyscope::{store::Store, tartan::{PlayedOut, Product}};
    /// let corners = Product::parse("coins:twins x coins:twins").unwrap();
    /// let played = PlayedOut::new(&corners, (4, 4), &mut Store::default(), None).unwrap();
    /// assert_eq!((played.values.len(), played.different), (65_536, 0));
    /// assert_eq!(played.values[1 << 15], 2); // 3 (x) 3, OEIS A051775
    /// ```
    pub fn new(
        product: &Product,
        (height, width): (u64, u64),
        store: &mut Store,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Self> {
        let progress = &mut Progress::from(progress);
        let refused =
            |allowed: Message| Error::new(Code::OutOfRange, &format!("{height} x {width}"), allowed);
        // No side is longer than the board has cells, also where the other one is 0.
        if height.max(1).saturating_mul(width.max(1)) > Self::CELLS {
            return Err(refused(allowed("board-cells").with("most", Self::CELLS)));
        }
        let cells = height * width;
        let count = |coins: &Coins, side: u64| (1..=side).map(|coin| coins.option_count(coin)).sum::<u64>();
        if count(product.rows(), height) * count(product.columns(), width) > Self::WORK >> cells {
            return Err(refused(allowed("smaller-board")));
        }
        let turns = turns(product, height, width);
        let mut result =
            Self { values: Vec::with_capacity(1 << cells), moves: 0, different: 0, first_different: None };
        let mut seen = Vec::new();
        for position in 0..1u32 << cells {
            if position % STEP == 0 {
                progress.report(position.into(), 1 << cells)?;
            }
            let stamp = position + 1;
            for turn in turns.iter().filter(|turn| position & turn.corner != 0) {
                let value = result.values[(position ^ turn.coins) as usize] as usize;
                if value >= seen.len() {
                    seen.resize(value + 1, 0);
                }
                seen[value] = stamp;
                result.moves += 1;
            }
            let mex = seen.iter().position(|&last| last != stamp).unwrap_or(seen.len());
            result.values.push(mex as u32);
        }
        let lone = product.board((1, 1), (height, width), store, Some(progress))?;
        result.compare(&lone);
        Ok(result)
    }

    /// Compares every value with the nim-sum of the values `lone` of its heads alone.
    fn compare(&mut self, lone: &[u32]) {
        let mut sums = vec![0; self.values.len()];
        for position in 1..sums.len() {
            let rest = position & (position - 1);
            sums[position] = sums[rest] ^ lone[position.trailing_zeros() as usize];
        }
        let mut different = (0..).zip(self.values.iter().zip(&sums)).filter(|(_, (value, sum))| value != sum);
        self.first_different = different.next().map(|(position, _)| position);
        self.different = different.count() as u64 + u64::from(self.first_different.is_some());
    }
}

/// Positions between two reports of progress.
const STEP: u32 = 4096;

fn turns(product: &Product, height: u64, width: u64) -> Vec<Turn> {
    let sets = |coins: &Coins, side: u64| {
        let mut sets = Vec::new();
        for corner in 1..=side {
            // On sixteen cells: a set for each subset of a side at most.
            Ruleset::Coins(coins.clone()).options(corner, &mut |_, others| {
                sets.push(others.iter().copied().chain([corner]).collect::<Vec<u64>>());
            });
        }
        sets
    };
    let bit = |row: u64, column: u64| 1u32 << ((row - 1) * width + column - 1);
    let across = sets(product.columns(), width);
    let mut turns = Vec::new();
    for down in sets(product.rows(), height) {
        for across in &across {
            let coins = down.iter().flat_map(|&row| across.iter().map(move |&column| bit(row, column)));
            let corner = bit(down[down.len() - 1], across[across.len() - 1]);
            turns.push(Turn { corner, coins: coins.sum() });
        }
    }
    turns
}
