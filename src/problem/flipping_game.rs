//! Flipping Game (Project Euler 459): disks on an N x N board, rectangles turned over.
//!
//! The board is the product of two coin-turning games of runs, heights triangular and widths square, so the
//! value of a cell is the nim-product of its values in the two (the Tartan theorem, Winning Ways chapter 14;
//! On Numbers and Games chapter 13). A sum over all cells of a rectangle is a product of sums, hence the
//! all-white board has value G = X_rows (x) X_columns, with X the value of a row of heads; and a move that
//! changes one axis by a and the other by b changes the board by a (x) b. It wins exactly when a (x) b = G.
//!
//! With c(a) moves of each change on an axis, W = sum over a of c_rows(a) c_columns(a^-1 (x) G). No move of an
//! axis changes it by 0, and nimbers have no zero divisors; so W = 0 when G = 0.

use super::{Answer, Arguments, Check, Distribution, Fact, Parameter, Problem, Reason};
use crate::error::Result;
use crate::grundy::{CoinRuns, Store};
use crate::nimber;
use crate::progress::Progress;
use crate::ruleset::{Coins, LengthSet, Ruleset};
use dashu_int::UBig;

/// The number of winning first moves on the all-white board.
#[derive(Clone, Copy, Debug)]
pub struct FlippingGame;

const HEIGHTS: Ruleset = Ruleset::Coins(Coins::Runs(LengthSet::Triangular));
const WIDTHS: Ruleset = Ruleset::Coins(Coins::Runs(LengthSet::Squares));

impl Problem for FlippingGame {
    fn id(&self) -> &'static str {
        "flipping-game"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const {
            assert!(CoinRuns::LIMIT == 10_000_000);
        }
        &[Parameter { name: "n", min: "1", max: "10000000", default: Some("100") }]
    }

    fn checks(&self) -> &'static [Check] {
        const {
            &[
                Check::of(&[("n", "1")], "1"),
                Check::of(&[("n", "2")], "0"),
                Check::of(&[("n", "5")], "8"),
                Check::of(&[("n", "100")], "31395"),
            ]
        }
    }

    fn facts(&self) -> &'static [&'static str] {
        &["board", "triangularAxis", "squareAxis", "moves"]
    }

    fn games(&self) -> &'static [Ruleset] {
        &[HEIGHTS, WIDTHS]
    }

    fn solve(&self, arguments: &Arguments, store: &mut Store, progress: &mut Progress<'_>) -> Result<Answer> {
        let n = arguments.small("n");
        // There are sqrt(2) times as many triangular numbers as squares.
        let first: &mut CoinRuns = store.open_as(&HEIGHTS);
        let (rows, heights) = first.row_of_heads(n, &mut progress.part(0.0, 0.58))?;
        let second: &mut CoinRuns = store.open_as(&WIDTHS);
        let (columns, widths) = second.row_of_heads(n, &mut progress.part(0.58, 1.0))?;
        let board = nimber::product(rows.into(), columns.into());

        // Axis changes are below 1024, so all products lie in the field below 2^16.
        let mut moves = vec![0u128; 1 << 16];
        let mut winning_pairs = 0u64;
        let mut best: Option<(u128, [u64; 4])> = None;
        for (a, &count_a) in (0..).zip(&heights).filter(|&(_, &count)| count > 0) {
            for (b, &count_b) in (0..).zip(&widths).filter(|&(_, &count)| count > 0) {
                let product = nimber::product(a, b);
                let ways = u128::from(count_a) * u128::from(count_b);
                moves[product as usize] += ways;
                if product == board {
                    winning_pairs += 1;
                    if best.is_none_or(|(most, _)| ways > most) {
                        best = Some((ways, [a, b, count_a, count_b]));
                    }
                }
            }
        }
        let winning = winning_moves(&heights, &widths, board);
        let all: u128 = moves.iter().sum();

        let mut why = vec![
            Reason::new("flipping-game-axes").with("n", n).with("rows", rows).with("columns", columns),
            Reason::new("flipping-game-board")
                .with("rows", rows)
                .with("columns", columns)
                .with("board", board),
        ];
        match best {
            None => {
                why.push(Reason::new(if board == 0 { "flipping-game-zero" } else { "flipping-game-none" }));
            }
            Some((ways, [a, b, count_a, count_b])) => {
                let largest =
                    Reason::new("flipping-game-largest").with("a", a).with("b", b).with("board", board);
                why.push(largest.with("countA", count_a).with("countB", count_b).with("product", ways));
                let total = Reason::new("flipping-game-match").with("board", board);
                why.push(total.with("pairs", winning_pairs).with("winning", &winning));
            }
        }
        let facts: Vec<(&'static str, Fact)> = vec![
            ("board", board.into()),
            ("triangularAxis", rows.into()),
            ("squareAxis", columns.into()),
            ("moves", all.into()),
        ];
        let (values, counts) = (0..).zip(moves).filter(|&(_, count)| count > 0).unzip();
        let distributions = vec![Distribution { name: "moves", values, counts }];
        Ok(Answer { answer: winning, facts, distributions, why })
    }
}

/// The moves whose change is the board's value: for each change of one axis the other's is given by a quotient.
fn winning_moves(heights: &[u64], widths: &[u64], board: u64) -> UBig {
    (0..)
        .zip(heights)
        .filter_map(|(a, &count)| {
            let needed = nimber::product(nimber::inverse(a)?, board);
            let matching = widths.get(usize::try_from(needed).ok()?)?;
            Some(UBig::from(count) * UBig::from(*matching))
        })
        .fold(UBig::ZERO, |sum, ways| sum + ways)
}
