//! Flipping Game (Project Euler 459): disks on an N x N board, rectangles turned over.
//!
//! The board is the product of two coin-turning games of runs, heights triangular and widths
//! square, so the value of a cell is the nim-product of its values in the two (the Tartan theorem,
//! Winning Ways chapter 14). A sum over all cells of a rectangle is a product of sums, hence the
//! all-white board has value G = X_rows (x) X_columns, with X the value of a row of heads; and a
//! move that changes one axis by a and the other by b changes the board by a (x) b. It wins exactly
//! when a (x) b = G. It is counted by [`crate::tartan`].

use super::{Answer, Arguments, Check, Distribution, Parameter, Problem};
use crate::error::{Message, Result, Value};
use crate::games::CoinRuns;
use crate::nimber;
use crate::progress::Progress;
use crate::ruleset::{Coins, LengthSet, Ruleset};
use crate::store::Store;
use crate::tartan::{Axis, FirstMoves, first_moves_of};

/// The number of winning first moves on the all-white board.
#[derive(Clone, Copy, Debug)]
pub(super) struct FlippingGame;

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
                Check::of(&[("n", "10^6")], "3996390106631"),
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
        // Both games are of runs: the ways to count the moves of other games are not needed.
        let rows = Axis::of_runs(&HEIGHTS, n, store, Some(&mut progress.part(0.0, 0.45)));
        let rows = rows.map_err(|error| error.in_field("rows"))?;
        let columns = Axis::of_runs(&WIDTHS, n, store, Some(&mut progress.part(0.45, 0.9)));
        let columns = columns.map_err(|error| error.in_field("columns"))?;
        Ok(answer(n, &first_moves_of(rows, columns, &mut progress.part(0.9, 1.0))?))
    }
}

fn answer(n: u64, first: &FirstMoves) -> Answer {
    let (rows, columns, board) = (first.rows.value, first.columns.value, first.value);
    let (moves, winning) = (all_moves(&first.rows, &first.columns), first.winning.clone());
    let all: u128 = moves.iter().sum();
    // Of those with the most moves the first.
    let best = first.pairs.iter().rev().max_by_key(|pair| pair.moves());

    let mut why = vec![
        Message::new("flipping-game-runs"),
        Message::new("flipping-game-axes").with("n", n).with("rows", rows).with("columns", columns),
        Message::new("flipping-game-board").with("rows", rows).with("columns", columns).with("board", board),
    ];
    match best {
        // Nothing else: a board of another value has a move that wins.
        None => why.push(Message::new("flipping-game-zero")),
        Some(pair) => {
            why.push(Message::new("flipping-game-changes").with("board", board));
            let largest = Message::new("flipping-game-largest")
                .with("pairs", first.pairs.len())
                .with("a", pair.a)
                .with("b", pair.b)
                .with("board", board);
            why.push(
                largest
                    .with("countA", pair.count_a)
                    .with("countB", pair.count_b)
                    .with("product", pair.moves()),
            );
            let total = Message::new("flipping-game-total").with("n", n);
            why.push(total.with("pairs", first.pairs.len()).with("winning", &first.winning));
        }
    }
    let facts: Vec<(&'static str, Value)> = vec![
        ("board", board.into()),
        ("triangularAxis", rows.into()),
        ("squareAxis", columns.into()),
        ("moves", all.into()),
    ];
    let (values, counts) = (0..).zip(moves).filter(|&(_, count)| count > 0).unzip();
    let distributions = vec![Distribution { name: "moves", values, counts }];
    Answer { answer: winning, facts, distributions, why }
}

/// How many moves change the board by each nimber.
fn all_moves(rows: &Axis, columns: &Axis) -> Vec<u128> {
    // The changes of runs are below 1024, so all products lie in the field below 2^16.
    let mut moves = vec![0u128; 1 << 16];
    for &(a, count_a) in &rows.changes {
        // Products with a are linear: those with powers of two are all that have to be computed.
        let powers: [u16; 10] = std::array::from_fn(|k| nimber::product(a.into(), 1 << k) as u16);
        let mut products = [0u16; 1024];
        for b in 1..products.len() {
            products[b] = products[b & (b - 1)] ^ powers[b.trailing_zeros() as usize];
        }
        for &(b, count_b) in &columns.changes {
            moves[usize::from(products[b as usize])] += u128::from(count_a) * u128::from(count_b);
        }
    }
    moves
}
