//! The Silver Dollar game (de Bruijn; On Numbers and Games, chapter 11; Winning Ways, chapter 15):
//! coins on a strip of squares from 1, at most one on a square. A move moves one coin any way to
//! the left, without a jump.
//!
//! With a dollar among the coins, square 0 is a bag that takes any number of coins. A player who
//! put the dollar into the bag would lose at once, since the other one would take the bag: this is
//! no move here, so that the player without a move loses, as in all games of a sum.
//!
//! It is nim with every second gap as a heap, from the right: a coin that moves away from its
//! partner is followed by it. A leftmost coin without a partner has the free squares at its left as
//! its heap; the bag is one of them, but not for the dollar.

use super::board::{Board, Kind, LARGEST, Rules, Shape, Step, Visit, changed, wrong};
use crate::error::{Code, Result, allowed};
use crate::notation::Piece;
use crate::position::notation::{listed, number};
use crate::progress::Progress;
use crate::sort::sort;
use crate::walk::Walk;

#[derive(Debug)]
struct SilverDollar {
    /// The coin that is the dollar, from 0.
    dollar: Option<usize>,
}

impl SilverDollar {
    fn reach(&self, state: &[u64], coin: usize) -> u64 {
        let bag_is_free = self.dollar.is_some_and(|dollar| dollar != coin);
        match coin.checked_sub(1).map(|before| state[before]) {
            Some(before) if before > 0 => before + 1,
            _ if bag_is_free => 0,
            _ => 1,
        }
    }
}

impl Rules for SilverDollar {
    fn game(&self) -> String {
        "silver-dollar".to_owned()
    }

    fn kind(&self) -> Kind {
        Kind::Strip
    }

    fn written(&self, state: &[u64]) -> String {
        let coin = |(coin, square): (usize, &u64)| {
            let sign = if self.dollar == Some(coin) { "$" } else { "" };
            format!("{sign}{square}")
        };
        let coins: Vec<String> = state.iter().enumerate().map(coin).collect();
        format!("{}:{{{}}}", self.game(), coins.join(","))
    }

    fn heaps(&self, state: &[u64]) -> Option<Vec<u64>> {
        let first = state.partition_point(|&square| square == 0);
        let mut heaps = Vec::new();
        let mut coin = state.len();
        while coin > first {
            coin -= 1;
            if coin == first {
                heaps.push(state[coin] - self.reach(state, coin));
            } else {
                heaps.push(state[coin] - state[coin - 1] - 1);
                coin -= 1;
            }
        }
        heaps.reverse();
        Some(heaps)
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        for (cell, &from) in state.iter().enumerate().filter(|&(_, &square)| square > 0) {
            for to in (self.reach(state, cell)..from).rev() {
                let left = changed(state, cell, to);
                visit(progress, Step { left, ..Step::heap(cell, from, to) })?;
            }
        }
        Ok(())
    }

    fn option_count(&self, state: &[u64]) -> u64 {
        state.last().copied().unwrap_or(0)
    }

    fn shape(&self, _state: &[u64]) -> Shape {
        Shape { dollar: self.dollar, ..Shape::default() }
    }
}

pub(super) fn read(text: Piece<'_>) -> Result<Board> {
    let mut coins = Vec::new();
    for coin in listed(text)? {
        let bare = coin.strip_prefix("$");
        let square = number(bare.unwrap_or(coin).trim(), u64::from(bare.is_some()), LARGEST)?;
        coins.push((square, bare.is_some(), coin.at));
    }
    sort(&mut coins);
    let mut dollars = coins.iter().enumerate().filter(|(_, coin)| coin.1);
    let dollar = dollars.next().map(|(place, _)| place);
    if let Some((_, &(_, _, at))) = dollars.next() {
        return Err(wrong(at, Code::OutOfRange, allowed("one-dollar")));
    }
    let least = u64::from(dollar.is_none());
    if let Some(&(_, _, at)) = coins.iter().find(|&&(square, ..)| square < least) {
        return Err(wrong(at, Code::OutOfRange, allowed("squares-from-one")));
    }
    if let Some(pair) = coins.windows(2).find(|pair| pair[0].0 > 0 && pair[0].0 == pair[1].0) {
        return Err(wrong(pair[1].2, Code::OutOfRange, allowed("one-coin")));
    }
    let state = coins.into_iter().map(|(square, ..)| square).collect();
    Ok(Board::new(SilverDollar { dollar }, state))
}
