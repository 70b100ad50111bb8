//! Products of coin-turning games against a player who knows only the rules, and against published
//! values.

use crate::oracle;
use crate::oracle::coin_turning::{self as rules, Rule};
use crate::oracle::product::{all_turns, bit, board_values, winning_turns};
use crate::shared::{refused, ruleset};
use grundyscope::store::Store;
use grundyscope::tartan::{Axis, Heads, PlayedOut, Product, WinningPair, first_moves};
use grundyscope::{Code, Ruleset, nimber};

fn squares(coins: &[usize]) -> bool {
    rules::adjacent(coins) && [1, 4, 9].contains(&coins.len())
}

fn triangular(coins: &[usize]) -> bool {
    rules::adjacent(coins) && [1, 3, 6, 10].contains(&coins.len())
}

/// Pairs of games, with their rules and a board that can be played out.
const PAIRS: [(&str, Rule, Rule, usize, usize); 12] = [
    ("coins:turning-turtles x coins:turning-turtles", rules::at_most::<2>, rules::at_most::<2>, 4, 4),
    ("coins:twins x coins:twins", rules::exactly::<2>, rules::exactly::<2>, 4, 4),
    ("coins:mock-turtles x coins:ruler", rules::at_most::<3>, rules::adjacent, 3, 4),
    ("coins:ruler x coins:ruler", rules::adjacent, rules::adjacent, 4, 4),
    ("coins:runs:triangular x coins:runs:squares", triangular, squares, 3, 5),
    ("coins:runs:1,2 x coins:motley", |coins| rules::adjacent(coins) && coins.len() <= 2, rules::any, 4, 3),
    ("coins:sym x coins:turnips", rules::symmetric, rules::three_equally_spaced, 3, 5),
    ("coins:grunt x coins:turning-turtles", rules::grunt, rules::at_most::<2>, 6, 2),
    ("coins:triplets x coins:sym", rules::exactly::<3>, rules::symmetric, 5, 3),
    ("coins:moebius x coins:twins", rules::at_most::<5>, rules::exactly::<2>, 6, 2),
    ("coins:at-most:1 x coins:mogul", rules::at_most::<1>, rules::at_most::<7>, 2, 7),
    ("coins:at-most:4 x coins:exactly:1", rules::at_most::<4>, rules::exactly::<1>, 7, 2),
];

fn cells(board: usize, rows: usize, columns: usize) -> Vec<(u64, u64)> {
    let all = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
    let heads = all.filter(|&(row, column)| board & bit(row, column, columns) != 0);
    heads.map(|(row, column)| (row as u64, column as u64)).collect()
}

#[test]
fn every_small_board_by_playing() {
    for (notation, first, second, rows, columns) in PAIRS {
        let product = Product::parse(notation).unwrap();
        let turns = all_turns(rows, columns, first, second);
        let values = board_values(rows, columns, &turns);
        let store = &mut Store::default();
        let boards = values.len();
        // Every board for the values, some thousand for the moves.
        let step = (boards / 2_000).max(1);
        for board in 0..boards {
            let heads = cells(board, rows, columns);
            let sum = heads.iter().map(|&(row, column)| product.value(row, column, store, None).unwrap());
            let sum = sum.fold(0, |sum, value| sum ^ value);
            assert_eq!(sum, u64::from(values[board]), "{notation} {heads:?}");
            if board % step != 0 && board + 1 < boards {
                continue;
            }
            let (expected, count) = winning_turns(board, &turns, &values);
            let moves = Heads::new(heads.clone()).unwrap();
            let moves = moves.winning_moves(&product, usize::MAX, store, None).unwrap();
            assert_eq!((moves.value, moves.moves), (sum, count as u128), "{notation} {heads:?}");
            assert_eq!(moves.winning, expected.len() as u128, "{notation} {heads:?}");
            assert_eq!(moves.pairs.iter().map(|pair| pair.moves).sum::<u128>(), moves.winning);
            assert!(moves.pairs.iter().all(|pair| nimber::product(pair.a.into(), pair.b.into()) == sum));
            assert!(moves.pairs.is_sorted_by_key(|pair| pair.a), "{notation} {heads:?}");
            let mut listed: Vec<_> =
                moves.listed.into_iter().map(|found| (found.rows, found.columns)).collect();
            let mut expected: Vec<_> =
                expected.iter().map(|turn| (turn.rows.clone(), turn.columns.clone())).collect();
            listed.sort();
            expected.sort();
            assert_eq!(listed, expected, "{notation} {heads:?}");
        }
        // The board of heads, counted.
        let (winning, count) = winning_turns(boards - 1, &turns, &values);
        let size = (rows as u64, columns as u64);
        let counted = first_moves(&product, size, store, None).unwrap();
        assert_eq!(counted.value, u64::from(values[boards - 1]), "{notation}");
        assert_eq!(counted.moves, count.into(), "{notation}");
        assert_eq!(counted.winning, winning.len().into(), "{notation}");
    }
}

/// The engine's own playing out, and the moves of every corner of some positions.
#[test]
fn small_boards_by_the_rules() {
    for (notation, first, second, rows, columns) in PAIRS {
        let product = Product::parse(notation).unwrap();
        let turns = all_turns(rows, columns, first, second);
        let values = board_values(rows, columns, &turns);
        let store = &mut Store::default();
        let played = PlayedOut::new(&product, (rows as u64, columns as u64), store, None).unwrap();
        assert_eq!(played.values, values, "{notation}");
        assert_eq!((played.different, played.first_different), (0, None), "{notation}");
        let count = |board: usize| winning_turns(board, &turns, &values).1 as u64;
        assert_eq!(played.moves, (0..values.len()).map(count).sum::<u64>(), "{notation}");
        for board in (0..values.len()).step_by(values.len() / 40) {
            let heads = Heads::new(cells(board, rows, columns)).unwrap();
            for cell in cells(values.len() - 1, rows, columns) {
                let corner = heads.corner(&product, cell, 10_000, store, None).unwrap();
                let lone = bit(cell.0 as usize, cell.1 as usize, columns);
                assert_eq!(corner.heads, board & lone != 0, "{notation} {board} {cell:?}");
                assert_eq!(corner.value, u64::from(values[board]), "{notation} {board} {cell:?}");
                assert_eq!(corner.cell_value, u64::from(values[lone]), "{notation} {cell:?}");
                assert_eq!(corner.cell_value, nimber::product(corner.row_value, corner.column_value));
                let mut expected: Vec<_> = turns
                    .iter()
                    .filter(|turn| corner.heads && turn.corner == lone)
                    .map(|turn| (&turn.rows, &turn.columns, u64::from(values[board ^ turn.cells])))
                    .collect();
                let mut found: Vec<_> = corner
                    .listed
                    .iter()
                    .map(|one| (&one.turned.rows, &one.turned.columns, one.after))
                    .collect();
                assert_eq!(corner.moves, found.len() as u64, "{notation} {board} {cell:?}");
                expected.sort();
                found.sort();
                assert_eq!(found, expected, "{notation} {board} {cell:?}");
                let changes = |a, b, change| nimber::product(a, b) == change;
                assert!(corner.listed.iter().all(|one| changes(one.a, one.b, one.change)));
            }
        }
    }
}

#[test]
fn boards_and_corners_are_refused() {
    let store = &mut Store::default();
    let ruler = Product::parse("coins:ruler x coins:ruler").unwrap();
    for size in [(1, 17), (17, 1), (5, 4), (u64::MAX, 2), (0, u64::MAX)] {
        let refusal = refused(PlayedOut::new(&ruler, size, store, None));
        assert_eq!(refusal, Code::OutOfRange, "{size:?}");
    }
    let motley = Product::parse("coins:motley x coins:motley").unwrap();
    for (size, fits) in [((4, 4), true), ((2, 8), true), ((1, 13), true), ((1, 14), false), ((16, 1), false)]
    {
        assert_eq!(PlayedOut::new(&motley, size, store, None).is_ok(), fits, "{size:?}");
    }
    let empty = PlayedOut::new(&motley, (0, 3), store, None).unwrap();
    assert_eq!((empty.values, empty.moves), (vec![0], 0));
    let heads = Heads::new(vec![(64, 64)]).unwrap();
    assert_eq!(heads.corner(&ruler, (64, 64), 5, store, None).unwrap().moves, 64 * 64);
    for (cell, field) in [((0, 1), "row"), ((65, 1), "row"), ((1, 65), "column")] {
        let error = heads.corner(&ruler, cell, 5, store, None).unwrap_err();
        assert_eq!((error.code(), error.field()), (Code::OutOfRange, field), "{cell:?}");
    }
    let error = heads.corner(&motley, (64, 2), 5, store, None).unwrap_err();
    assert_eq!((error.code(), error.field()), (Code::OutOfRange, "row"));
}

#[test]
fn first_moves_of_larger_boards_pair_by_pair() {
    for (notation, first, second, ..) in PAIRS {
        let product = Product::parse(notation).unwrap();
        for n in [1, 7, 10] {
            let side = |rule: Rule| {
                let values = rules::rule_values(n, rule);
                let moves = (1..=n).flat_map(|coin| rules::turns(coin, rule));
                let change = |coins: Vec<usize>| coins.iter().fold(0, |sum, &coin| sum ^ values[coin]);
                (values.iter().fold(0, |sum, value| sum ^ value), moves.map(change).collect::<Vec<u32>>())
            };
            let ((rows, down), (columns, across)) = (side(first), side(second));
            let product_of = |a: u32, b: u32| nimber::product(a.into(), b.into());
            let board = product_of(rows, columns);
            let winning: usize =
                down.iter().map(|&a| across.iter().filter(|&&b| product_of(a, b) == board).count()).sum();
            let board_size = (n as u64, n as u64);
            let counted = first_moves(&product, board_size, &mut Store::default(), None).unwrap();
            assert_eq!(counted.winning, winning.into(), "{notation} {n}");
            assert_eq!(counted.moves, (down.len() * across.len()).into(), "{notation} {n}");
            let sum: u128 = counted.pairs.iter().map(WinningPair::moves).sum();
            assert_eq!(counted.winning, sum.into());
            assert!(counted.pairs.iter().all(|pair| product_of(pair.a, pair.b) == board));
        }
    }
}

#[test]
fn sides_of_runs_against_counting_every_move() {
    let store = &mut Store::default();
    let mut axis = |notation: &str, n: usize| {
        let Ruleset::Coins(coins) = ruleset(notation) else { panic!("{notation}") };
        Axis::new(&coins, n as u64, store, None).unwrap()
    };
    for n in (0..140).chain([255, 256, 257, 300]) {
        for (notation, lengths) in [
            ("coins:ruler", (1..=n).collect()),
            ("coins:runs:1,2,5", vec![1, 2, 5]),
            ("coins:runs:3", vec![3]),
            ("coins:runs:triangular", rules::triangular_lengths(n)),
            ("coins:runs:squares", rules::square_lengths(n)),
        ] {
            let found = axis(notation, n);
            let value = rules::axis_values(n, &lengths).iter().fold(0, |sum, value| sum ^ value);
            let expected: Vec<(u32, u64)> = rules::axis_move_histogram(n, &lengths).into_iter().collect();
            assert_eq!((found.value, found.changes), (value, expected), "{notation} {n}");
        }
    }
    let large = axis("coins:ruler", 1_000_000);
    assert_eq!(large.changes.iter().map(|&(_, count)| count).sum::<u64>(), 500_000_500_000);
}

#[test]
fn the_board_is_the_table_of_products() {
    let store = &mut Store::default();
    // Turning Turtles by itself is nim multiplication.
    let product = Product::parse("coins:turning-turtles x coins:turning-turtles").unwrap();
    let board = product.board((0, 0), (16, 16), store, None).unwrap();
    for row in oracle::golden::pairs("nim-product-row-4") {
        assert_eq!(board[4 * 16 + row.0], row.1);
    }
    let far = u64::MAX - 1;
    assert_eq!(product.value(far, 1 << 63, store, None), Ok(nimber::product(far, 1 << 63)));
    // Windows agree with single cells.
    let product = Product::parse("coins:sym x coins:runs:squares").unwrap();
    let board = product.board((3, 100), (7, 11), store, None).unwrap();
    for (place, &value) in board.iter().enumerate() {
        let (row, column) = (3 + place as u64 / 11, 100 + place as u64 % 11);
        assert_eq!(product.value(row, column, store, None), Ok(value.into()));
    }
    assert_eq!(product.board((5, 5), (0, 9), store, None), Ok(vec![]));
    for size in [(1 << 12, 1 << 12), (u64::MAX, 2), (u64::MAX, 0), (0, u64::MAX)] {
        assert_eq!(refused(product.board((1, 1), size, store, None)), Code::OutOfRange, "{size:?}");
    }
    for from in [(1_000, 1), (u64::MAX, 1), (1, u64::MAX)] {
        let error = product.board(from, (2, 2), store, None).unwrap_err();
        let field = if from.0 > 1 { "row" } else { "column" };
        assert_eq!((error.code(), error.field()), (Code::OutOfRange, field), "{from:?}");
    }
}

#[test]
fn products_of_other_games_are_refused() {
    let heap = ruleset("take:squares");
    let coins = ruleset("coins:ruler");
    let error = Product::new(coins.clone(), heap.clone()).unwrap_err();
    assert_eq!((error.code(), error.field()), (Code::NoProduct, "b"));
    assert_eq!(Product::new(heap, coins).unwrap_err().field(), "a");
}

fn all_heads() -> Heads {
    let all = (1..=64).flat_map(|row| (1..=64).map(move |column| (row, column)));
    Heads::new(all.collect()).unwrap()
}

/// Compares the moves of heads with those counted without them.
fn largest_board(notation: &str) {
    let (product, store) = (Product::parse(notation).unwrap(), &mut Store::default());
    let moves = all_heads().winning_moves(&product, 50, store, None).unwrap();
    let counted = first_moves(&product, (64, 64), store, None).unwrap();
    assert_eq!((moves.value, moves.winning.into()), (counted.value, counted.winning), "{notation}");
    assert_eq!(counted.moves, moves.moves.into());
    assert_eq!(moves.listed.len() as u128, moves.winning.min(50));
}

#[test]
fn heads_are_checked_and_large_boards_are_quick_or_refused() {
    for cells in [vec![(0, 1)], vec![(1, 65)], vec![(u64::MAX, 1)], vec![(2, 3), (1, 1), (2, 3)]] {
        assert_eq!(refused(Heads::new(cells.clone())), Code::OutOfRange, "{cells:?}");
    }
    let (heads, store) = (all_heads(), &mut Store::default());
    for notation in ["coins:ruler x coins:mock-turtles", "coins:turning-turtles x coins:runs:squares"] {
        largest_board(notation);
    }
    for notation in ["coins:mogul x coins:ruler", "coins:ruler x coins:motley", "coins:sym x coins:sym"] {
        let product = Product::parse(notation).unwrap();
        let refusal = refused(heads.winning_moves(&product, 50, store, None));
        assert_eq!(refusal, Code::OutOfRange, "{notation}");
        let refusal = refused(first_moves(&product, (64, 64), store, None));
        assert_eq!(refusal, Code::OutOfRange, "{notation}");
        let error = first_moves(&product, (3, u64::MAX), store, None).unwrap_err();
        assert_eq!((error.code(), error.field()), (Code::OutOfRange, "columns"), "{notation}");
    }
    let nothing = Heads::default();
    let product = Product::parse("coins:ruler x coins:sym").unwrap();
    let moves = nothing.winning_moves(&product, 50, store, None).unwrap();
    assert_eq!((moves.value, moves.moves, moves.winning), (0, 0, 0));
}

/// The side with the most sets of coins that fits: 8 million in Moebius.
#[test]
#[ignore = "exhaustive: npm run verify"]
fn moebius_on_the_largest_board() {
    largest_board("coins:moebius x coins:moebius");
}
