//! Tables of games on two heaps, against their rules and against published tables.

use crate::oracle;
use crate::oracle::two_heaps as naive;
use dashu_int::UBig;
use grundyscope::two_heaps::{
    CellExplanation, Kind, Move, TwoHeaps, Window, Zeros, dynamic_terms, euclid_to_zero_value, euclid_value,
    explain, table, winning_moves, wythoff_pair, wythoff_partner, zeros, zeros_of_rows,
};
use grundyscope::zeckendorf::fibonacci;
use grundyscope::{Code, Error, Progress};
use proptest::prelude::*;

/// The rows and columns below this are played out.
const END: usize = 130;

/// Every game, of those with a parameter a few.
fn games() -> impl Iterator<Item = TwoHeaps> {
    let generalised = [2, 3, 8, 32].map(TwoHeaps::RWythoff);
    let dynamic = [1, 3, 4, 7, 64].map(TwoHeaps::DynamicNim);
    TwoHeaps::ALL.into_iter().chain(generalised).chain(dynamic)
}

/// The value of a cell by the rules; a limit beyond the heap is as good as the heap.
fn by_the_rules(game: TwoHeaps) -> Box<dyn Fn(usize, usize) -> u32> {
    let of = |table: naive::Table| Box::new(move |row: usize, column: usize| table[row][column]);
    match game {
        TwoHeaps::Wythoff => by_the_rules(TwoHeaps::RWythoff(1)),
        TwoHeaps::RWythoff(r) => of(naive::table(END, move |a, b| naive::r_wythoff(r as usize, a, b))),
        TwoHeaps::Euclid => of(naive::table(END, naive::euclid)),
        TwoHeaps::EuclidToZero => of(naive::table(END, naive::euclid_to_nothing)),
        TwoHeaps::DynamicNim(factor) => {
            let table = naive::dynamic_nim(factor as usize, END);
            Box::new(move |heap, limit| table[heap][limit.min(heap)])
        }
        TwoHeaps::FibonacciNim => by_the_rules(TwoHeaps::DynamicNim(2)),
        other => panic!("{other} has no oracle: write one"),
    }
}

fn window(game: TwoHeaps, from_row: u64, from_column: u64, rows: u32, columns: u32) -> Vec<u32> {
    let window = Window { from_row, from_column, rows, columns };
    table(game, window, None).unwrap()
}

fn cell(game: TwoHeaps, row: u64, column: u64) -> CellExplanation {
    explain(game, row, column, None).unwrap()
}

fn big(n: usize) -> UBig {
    n.into()
}

#[test]
fn every_table_against_the_rules() {
    for game in games() {
        let expected = by_the_rules(game);
        let (first, side) = (game.first(), END as u32 - game.first() as u32);
        // All of it, and a part, wider than high and higher than wide.
        for (from, rows, columns) in [((first, first), side, side), ((31, 17), 7, 50), ((31, 17), 50, 7)] {
            let part = window(game, from.0, from.1, rows, columns);
            assert_eq!(part.len() as u32, rows * columns);
            for (place, value) in part.into_iter().enumerate() {
                let row = from.0 as usize + place / columns as usize;
                let column = from.1 as usize + place % columns as usize;
                assert_eq!(value, expected(row, column), "{game} at ({row}, {column})");
            }
        }
    }
}

#[test]
fn published_values_of_wythoffs_nim() {
    for row in oracle::golden::rows("wythoff") {
        let [row, column, value] = [0, 1, 2].map(|at| row[at].parse::<u64>().unwrap());
        assert_eq!(window(TwoHeaps::Wythoff, row, column, 1, 1), [value as u32], "({row}, {column})");
    }
}

#[test]
fn wythoff_far_out_is_symmetric_and_its_zeros_are_the_pairs() {
    let (from, side) = (900, 140);
    let values = window(TwoHeaps::Wythoff, from, 580, side, 500);
    let mirrored = window(TwoHeaps::Wythoff, 580, from, 500, side);
    for row in 0..side as usize {
        for column in 0..500 {
            let value = values[row * 500 + column];
            assert_eq!(value, mirrored[column * side as usize + row]);
            let is_pair = wythoff_partner(&big(from as usize + row)) == big(580 + column);
            assert_eq!(value == 0, is_pair, "({}, {})", from as usize + row, 580 + column);
        }
    }
}

#[test]
fn no_row_of_wythoffs_nim_repeats_a_value() {
    let row = window(TwoHeaps::Wythoff, 4_095, 0, 1, 4_096);
    let mut sorted = row.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), row.len());
}

#[test]
fn zeros_and_winning_moves_against_the_rules() {
    for game in games() {
        let value = by_the_rules(game);
        let first = game.first() as usize;
        for row in first..80 {
            let found = zeros(game, &big(row)).unwrap();
            for column in first..80 {
                let here = big(column);
                assert_eq!(within(&found, &here), value(row, column) == 0, "{game} at ({row}, {column})");
                let winning = winning_moves(game, &big(row), &here).unwrap();
                assert!(winning.complete);
                let expected: Vec<Move> = options(game, row, column)
                    .into_iter()
                    .filter(|&(_, _, (row, column))| value(row, column) == 0)
                    .map(|(kind, amount, to)| Move { kind, amount: big(amount), to: (big(to.0), big(to.1)) })
                    .collect();
                assert_eq!(winning.moves, expected, "{game} at ({row}, {column})");
            }
        }
    }
}

/// Whether a column is among the P-positions of its row.
fn within(zeros: &Zeros, column: &UBig) -> bool {
    let last = zeros.last.as_ref();
    zeros.first <= *column && last.is_none_or(|last| column <= last) && zeros.except.as_ref() != Some(column)
}

/// The options of a cell by the rules, in the order of the engine: kind by kind, rising amounts.
fn options(game: TwoHeaps, row: usize, column: usize) -> Vec<(Kind, usize, (usize, usize))> {
    let mut options: Vec<_> = match game {
        TwoHeaps::Wythoff => naive::r_wythoff(1, row, column),
        TwoHeaps::RWythoff(r) => naive::r_wythoff(r as usize, row, column),
        TwoHeaps::Euclid => naive::euclid(row, column),
        TwoHeaps::EuclidToZero => naive::euclid_to_nothing(row, column),
        _ => {
            let factor = if let TwoHeaps::DynamicNim(factor) = game { factor as usize } else { 2 };
            let takes = 1..=row.min(column);
            return takes.map(|take| (Kind::Limit, take, (row - take, factor * take))).collect();
        }
    }
    .into_iter()
    .map(|to| match (row - to.0, column - to.1) {
        (amount, 0) => (Kind::Row, amount, to),
        (0, amount) => (Kind::Column, amount, to),
        (amount, _) => (Kind::Both, amount, to),
    })
    .collect();
    options.sort_by_key(|&(kind, amount, to)| (kind as u8, amount, column - to.1));
    options
}

#[test]
fn explanations_list_the_options_of_the_rules() {
    for game in games() {
        let value = by_the_rules(game);
        let first = game.first() as usize;
        for (row, column) in (first..24).flat_map(|row| (first..24).map(move |column| (row, column))).chain([
            (60, 61),
            (3, 60),
            (60, 1),
        ]) {
            let found = cell(game, row as u64, column as u64);
            assert_eq!(found.value, value(row, column), "{game} at ({row}, {column})");
            let expected = options(game, row, column);
            assert_eq!(found.option_count, expected.len() as u64);
            for (one, (kind, amount, to)) in found.options.iter().zip(&expected) {
                assert_eq!((one.kind, one.amount), (*kind, *amount as u64), "{game} at ({row}, {column})");
                assert_eq!(one.to, (to.0 as u64, to.1 as u64));
                assert_eq!(one.value, value(to.0, to.1));
            }
            assert_eq!(found.options.len(), expected.len().min(1_000));
            assert_eq!(found.by_value.iter().map(|witness| witness.count).sum::<u64>(), found.option_count);
            if expected.len() > 1_000 {
                continue;
            }
            assert!(found.by_value.is_sorted_by(|one, other| one.value < other.value));
            for witness in &found.by_value {
                let mut same = found.options.iter().filter(|option| option.value == witness.value);
                assert_eq!(same.next(), Some(&witness.first));
                assert_eq!(same.count() as u64 + 1, witness.count);
            }
            assert_eq!(found.value_count, found.by_value.len() as u64);
        }
    }
}

#[test]
fn long_lists_are_cut_and_counted() {
    let found = cell(TwoHeaps::Euclid, 1, 1_000_000);
    assert_eq!((found.value, found.option_count, found.value_count), (999_999, 999_999, 999_999));
    assert_eq!((found.options.len(), found.by_value.len()), (1_000, 1_000));
    assert_eq!(found.by_value[0].first.amount, 999_999);
    let found = cell(TwoHeaps::Wythoff, 700, 700);
    assert_eq!((found.option_count, found.options.len()), (2_100, 1_000));
    assert_eq!(window(TwoHeaps::Wythoff, 700, 700, 1, 1), [found.value]);
}

#[test]
fn euclid_far_out() {
    let far = u64::from(u32::MAX);
    assert_eq!(window(TwoHeaps::Euclid, 1, far, 1, 1), [u32::MAX - 1]);
    assert_eq!(window(TwoHeaps::Euclid, far, far - 1, 1, 2), [0, 0]);
    // Neighbouring Fibonacci numbers have a ratio next to the golden one, now above it, now below.
    for k in [10u32, 11, 1_000, 1_001] {
        let (a, b) = (fibonacci(k), fibonacci(k + 1));
        let lost = k % 2 == 1;
        assert_eq!(euclid_value(&a, &b) == UBig::ZERO, &b * (&b - &a) <= a.sqr());
        assert_eq!(winning_moves(TwoHeaps::Euclid, &a, &b).unwrap().moves.is_empty(), lost);
    }
}

#[test]
fn euclid_to_zero_far_out() {
    let values = window(TwoHeaps::EuclidToZero, 4_000_000_000, 4_000_000_000, 3, 3);
    for (place, value) in values.into_iter().enumerate() {
        let [row, column] = [4_000_000_000 + place / 3, 4_000_000_000 + place % 3].map(big);
        assert_eq!(euclid_to_zero_value(&row, &column), value.into());
    }
    // Continued fractions by hand: 7/2 = [3; 2], and 3 > 2; 5/2 = [2; 2], and 2 <= 2.
    assert_eq!(euclid_to_zero_value(&big(7), &big(2)), big(3));
    assert_eq!(euclid_to_zero_value(&big(5), &big(2)), big(1));
}

#[test]
fn terms_of_dynamic_nim() {
    // Schwenk 1970: powers of two, Fibonacci numbers, and OEIS A003269 shifted for the factor 3.
    let small = |factor| dynamic_terms(factor, &big(40));
    assert_eq!(small(1), [1usize, 2, 4, 8, 16, 32].map(big));
    assert_eq!(small(2), [1usize, 2, 3, 5, 8, 13, 21, 34].map(big));
    assert_eq!(small(3), [1usize, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40].map(big));
    let rows = zeros_of_rows(TwoHeaps::DynamicNim(3), &big(0), 60).unwrap();
    for (row, zeros) in rows {
        assert_eq!(zeros, grundyscope::two_heaps::zeros(TwoHeaps::DynamicNim(3), &row).unwrap());
    }
}

#[test]
fn wythoff_pairs_of_any_size() {
    let mut used = vec![false; 3_000];
    for k in 0..1_100usize {
        // By definition: the least heap not yet used, and k more.
        let (lower, upper) = wythoff_pair(&big(k));
        let least = used.iter().position(|used| !used).unwrap();
        assert_eq!((lower, upper), (big(least), big(least + k)), "{k}");
        for heap in [least, least + k] {
            used[heap] = true;
        }
    }
    let k = UBig::from(10u32).pow(1_000) + UBig::from(7u32);
    let (lower, upper) = wythoff_pair(&k);
    assert_eq!((&wythoff_partner(&lower), &wythoff_partner(&upper)), (&upper, &lower));
    assert_eq!(winning_moves(TwoHeaps::Wythoff, &lower, &upper).unwrap().moves, []);
}

fn refused(result: Result<impl std::fmt::Debug, Error>, code: Code, field: &str) {
    let error = result.unwrap_err();
    assert_eq!((error.code(), error.field()), (code, field), "{error}");
}

#[test]
fn cells_outside_are_refused() {
    for game in TwoHeaps::ALL {
        assert_eq!(TwoHeaps::parse(&game.to_string()).unwrap(), game);
        let ask = |from_row, from_column, rows, columns| {
            table(game, Window { from_row, from_column, rows, columns }, None)
        };
        let (row_limit, column_limit) = game.limits();
        refused(ask(row_limit + 1, 1, 1, 1), Code::OutOfRange, "fromRow");
        refused(ask(1, column_limit + 1, 1, 1), Code::OutOfRange, "fromColumn");
        refused(ask(u64::MAX, u64::MAX, 1, 1), Code::OutOfRange, "fromRow");
        refused(ask(row_limit, 1, 2, 1), Code::OutOfRange, "rows");
        refused(ask(1, column_limit, 1, 2), Code::OutOfRange, "columns");
        refused(ask(1, 1, 0, 1), Code::OutOfRange, "rows");
        refused(ask(1, 1, 1, 0), Code::OutOfRange, "columns");
        refused(ask(1, 1, 4_000, 4_000), Code::OutOfRange, "columns");
        refused(ask(1, 1, u32::MAX, u32::MAX), Code::OutOfRange, "rows");
        refused(explain(game, row_limit + 1, 1, None), Code::OutOfRange, "row");
        refused(explain(game, 1, column_limit + 1, None), Code::OutOfRange, "column");
    }
    for game in games() {
        assert_eq!(TwoHeaps::parse(&game.to_string()).unwrap(), game);
    }
    let none = UBig::ZERO;
    assert_eq!(zeros(TwoHeaps::FibonacciNim, &none).unwrap().last, None);
    let mut stop = |_| Err(Error::cancelled());
    let all = Window { from_row: 1, from_column: 1, rows: 100, columns: 100 };
    for game in TwoHeaps::ALL {
        refused(table(game, all, Some(&mut Progress::new(&mut stop))), Code::Cancelled, "");
    }
}

fn heap() -> impl Strategy<Value = UBig> {
    proptest::collection::vec(any::<u64>(), 1..8)
        .prop_map(|words| words.into_iter().fold(UBig::ONE, |n, word| (n << 64) + UBig::from(word)))
}

proptest! {
    #[test]
    fn winning_moves_lead_to_zeros_and_zeros_have_none(a in heap(), b in heap()) {
        for game in TwoHeaps::ALL.into_iter().chain([TwoHeaps::RWythoff(3), TwoHeaps::DynamicNim(3)]) {
            let is_zero = |(row, column): &(UBig, UBig)| {
                let over = game == TwoHeaps::EuclidToZero && (*row == UBig::ZERO || *column == UBig::ZERO);
                over || within(&zeros(game, row).unwrap(), column)
            };
            let winning = winning_moves(game, &a, &b).unwrap().moves;
            prop_assert_eq!(winning.is_empty(), is_zero(&(a.clone(), b.clone())));
            for one in winning {
                prop_assert!(is_zero(&one.to), "{game}: {one:?}");
            }
        }
    }

    #[test]
    fn euclid_is_symmetric_and_scale_invariant(a in 1u64..1 << 31, b in 1u64..1 << 31, scale in 1u64..1 << 40) {
        let value = euclid_value(&a.into(), &b.into());
        prop_assert_eq!(&value, &euclid_value(&b.into(), &a.into()));
        prop_assert_eq!(&value, &euclid_value(&(UBig::from(a) * scale), &(UBig::from(b) * scale)));
        prop_assert_eq!(value, window(TwoHeaps::Euclid, a, b, 1, 1)[0].into());
    }
}

/// What the page plays in a lost position.
fn taking_one_stone_delays_longest(most: usize) {
    for (stones, row) in oracle::fibonacci_nim::fibonacci_nim_remoteness(most).iter().enumerate() {
        for (limit, (left, longest)) in row.iter().enumerate() {
            assert!(left % 2 == 1 || limit == 0 || longest[0] == 1, "{stones} stones, at most {limit}");
        }
    }
}

#[test]
fn taking_one_stone_delays_longest_in_heaps_to_150() {
    taking_one_stone_delays_longest(150);
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn taking_one_stone_delays_longest_in_heaps_to_1000() {
    taking_one_stone_delays_longest(1000);
}
