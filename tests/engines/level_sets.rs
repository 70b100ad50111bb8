//! Sparse subtraction sets far enough out for the kernel that gives squares one value at a time,
//! beside the plain recurrence.

use crate::oracle::take::{recurrence, weighted_sum};
use crate::shared::{all, none, refused};
use grundyscope::games::{self, SquarePositions};
use grundyscope::sequence::Sequence;
use grundyscope::{Code, Error, LengthSet, Progress};
use std::sync::OnceLock;

/// Squares, and similar sets, which other algorithms compute.
const SETS: [LengthSet; 6] = [
    LengthSet::Squares,
    LengthSet::Triangular,
    LengthSet::Cubes,
    LengthSet::Polygonal(5),
    LengthSet::Polygonal(6),
    LengthSet::Polygonal(1_000),
];

fn members(set: LengthSet, n: usize) -> Vec<usize> {
    set.up_to(n as u64).into_iter().map(|s| s as usize).collect()
}

/// Compares without printing a million numbers.
fn assert_same(found: &[u32], expected: &[u32], what: &str) {
    assert_eq!(found.len(), expected.len(), "{what}");
    if let Some(n) = (0..found.len()).find(|&n| found[n] != expected[n]) {
        panic!("{what}: G({n}) is {}, and {} was found", expected[n], found[n]);
    }
}

/// The sets to `last`, at once and in steps; a block of 1016 positions begins at 10,160.
fn sparse_sets(last: usize, steps: &[usize]) {
    for set in SETS {
        let expected = recurrence(&members(set, last), last);
        let mut game = games::Subtraction::new(set);
        for &n in steps {
            let mut once = games::Subtraction::new(set);
            once.extend(n as u64, &mut none()).unwrap();
            game.extend(n as u64, &mut none()).unwrap();
            assert_same(&all(&once), &expected[..=n], &format!("{set} to {n}"));
            assert_same(&all(&game), &expected[..=n], &format!("{set} in steps to {n}"));
        }
    }
}

#[test]
fn sparse_sets_follow_the_recurrence() {
    sparse_sets(
        60_000,
        &[
            0, 1, 9_998, 9_999, 10_000, 10_158, 10_159, 10_160, 10_161, 20_000, 20_001, 30_239, 30_240,
            33_333, 60_000,
        ],
    );
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn sparse_sets_to_a_million() {
    sparse_sets(1_000_000, &[700_000, 1_000_000]);
}

/// Squares past where rows modulo 5 begin, where ends are no multiples of anything.
const IN_ROWS: usize = 1_310_123;

/// The plain recurrence, without rows and residues.
fn squares_in_rows() -> &'static [u32] {
    static VALUES: OnceLock<Vec<u32>> = OnceLock::new();
    VALUES.get_or_init(|| recurrence(&members(LengthSet::Squares, IN_ROWS), IN_ROWS))
}

#[test]
fn squares_in_rows_modulo_5() {
    let expected = squares_in_rows();
    let mut game = games::Subtraction::new(LengthSet::Squares);
    game.extend(IN_ROWS as u64, &mut none()).unwrap();
    assert_same(&all(&game), expected, "at once");
    // From what is known, known and given in different ways: the last step is too small for the
    // kernel.
    let mut game = games::Subtraction::new(LengthSet::Squares);
    for n in [5, 12_345, 24_000, 24_001, 99_999, 300_000, 300_100, 700_000, 1_300_000, IN_ROWS] {
        game.extend(n as u64, &mut none()).unwrap();
        assert_same(&all(&game), &expected[..=n], &format!("in steps to {n}"));
    }
}

#[test]
fn progress_rises_evenly_and_can_stop_the_work() {
    let n = 200_000;
    let expected = recurrence(&members(LengthSet::Squares, n), n);
    let mut told = Vec::new();
    let mut listener = |fraction: f64| {
        told.push(fraction);
        Ok(())
    };
    let mut game = games::Subtraction::new(LengthSet::Squares);
    game.extend(n as u64, &mut Progress::new(&mut listener)).unwrap();
    assert!(told.is_sorted() && told[0] >= 0.0 && *told.last().unwrap() > 0.999);
    assert!(told.len() > 100 && told.windows(2).all(|pair| pair[1] - pair[0] < 0.05));

    // Stopped at any time, it has correct values, and continues from there.
    let mut game = games::Subtraction::new(LengthSet::Squares);
    game.extend(40_000, &mut none()).unwrap();
    for stop in [0.0, 0.1, 0.5, 0.99] {
        let mut listener = |fraction: f64| if fraction >= stop { Err(Error::cancelled()) } else { Ok(()) };
        let refusal = refused(game.extend(n as u64, &mut Progress::new(&mut listener)));
        assert_eq!(refusal, Code::Cancelled);
        assert!(game.len() > 40_000, "what was known stays");
        assert_same(&all(&game), &expected[..game.len()], "stopped");
    }
    game.extend(n as u64, &mut none()).unwrap();
    assert_same(&all(&game), &expected, "after all");
    assert!(game.bytes() < 3 * n, "two bytes a value, and no rows are kept");
}

/// Two stretches, of which the second is stopped: the values of the first stay, and small steps go
/// on from them.
#[test]
fn values_before_a_stop_are_kept() {
    let mut game = games::Subtraction::new(LengthSet::Squares);
    let mut listener = |fraction: f64| if fraction > 0.5 { Err(Error::cancelled()) } else { Ok(()) };
    game.extend(1_100_000, &mut Progress::new(&mut listener)).unwrap_err();
    assert_eq!(game.len(), 550_001);
    for n in [550_001, 550_100, 560_000] {
        game.extend(n, &mut none()).unwrap();
    }
    let mut whole = games::Subtraction::new(LengthSet::Squares);
    whole.extend(560_000, &mut none()).unwrap();
    assert_same(&all(&game), &all(&whole), "gone on after a stop");
}

/// The values of ranges that end before `ends`, each given the positions before it.
fn in_stretches(ends: &[usize]) -> Vec<u32> {
    let mut by_value: Vec<Vec<u32>> = Vec::new();
    let mut from = 0;
    for &end in ends {
        let mut stretch = SquarePositions::new(from as u64, end as u64 - 1).unwrap();
        let mut value = 0;
        while !stretch.are_complete() {
            by_value.resize(by_value.len().max(value + 1), Vec::new());
            let found = stretch.next(&by_value[value], None).unwrap().to_vec();
            by_value[value].extend(found);
            value += 1;
        }
        from = end;
    }
    let mut values = vec![u32::MAX; from];
    for (value, positions) in by_value.iter().enumerate() {
        assert!(positions.is_sorted());
        for &position in positions {
            assert_eq!(values[position as usize], u32::MAX, "{position} has one value");
            values[position as usize] = value as u32;
        }
    }
    values
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn ranges_continue_from_given_positions() {
    let (n, expected) = (IN_ROWS + 1, squares_in_rows());
    for ends in [
        &[1][..],
        &[1, 2, 3, 1000],
        &[1016, 2032, 5000],
        &[5079, 10_160],
        &[77_777, 200_000],
        &[700_000, n],
        &[n],
    ] {
        assert_same(&in_stretches(ends), &expected[..ends[ends.len() - 1]], &format!("{ends:?}"));
    }
}

#[test]
fn given_positions_are_checked() {
    let code = |result: Result<(), Error>| result.unwrap_err().code();
    assert_eq!(code(SquarePositions::new(0, 20_000_001).map(drop)), Code::OutOfRange);
    assert_eq!(code(SquarePositions::new(11, 10).map(drop)), Code::OutOfRange);
    let mut stretch = SquarePositions::new(10, 22).unwrap();
    for wrong in [&[10][..], &[2, 0], &[2, 2], &[0, 2, 5, 7, 10]] {
        assert_eq!(code(stretch.next(wrong, None).map(drop)), Code::OutOfRange);
    }
    // A refused call has changed nothing.
    assert_eq!(stretch.next(&[0, 2, 5, 7], None).unwrap(), [10, 12, 15, 17, 20, 22]);
    let mut listener = |_| Err(Error::cancelled());
    let stopped = stretch.next(&[1, 3, 6, 8], Some(&mut Progress::new(&mut listener))).map(drop);
    assert_eq!(code(stopped), Code::Cancelled);
}

/// Squares to ten millions, in stretches; the sum is that of `benches/native/nim_square.cpp`, the
/// plain recurrence.
#[test]
#[ignore = "exhaustive: npm run verify"]
fn squares_to_ten_millions() {
    let mut game = games::Subtraction::new(LengthSet::Squares);
    game.extend(10_000_000, &mut none()).unwrap();
    assert_eq!(weighted_sum(&all(&game)), 40_786_241_795_940);
}

#[test]
fn positions_continue_after_computed_values() {
    let n = 60_000;
    let expected = recurrence(&members(LengthSet::Squares, n), n);
    for known in [0, 1, 1_015, 1_016, 1_017, 12_345, 59_999] {
        let mut game = games::Subtraction::new(LengthSet::Squares);
        game.import_values(&expected[..known]).unwrap();
        let middle = usize::midpoint(known, n);
        let mut low = SquarePositions::after(&game, middle as u64).unwrap();
        let mut high = SquarePositions::new(middle as u64 + 1, n as u64).unwrap();
        let mut found = vec![u32::MAX; n + 1];
        let mut value = 0;
        while !low.are_complete() || !high.are_complete() {
            let mut before = low.known().to_vec();
            if !low.are_complete() {
                before.extend_from_slice(low.next(&[], None).unwrap());
            }
            let after = high.next(&before, None).unwrap();
            before.iter().chain(after).for_each(|&position| found[position as usize] = value);
            value += 1;
        }
        assert_same(&found, &expected, &format!("after {known}"));
        game.import_values(&found[known..]).unwrap();
        game.extend(n as u64 + 20_000, &mut none()).unwrap();
        let more = recurrence(&members(LengthSet::Squares, n + 20_000), n + 20_000);
        assert_same(&all(&game), &more, "what comes later");
    }
    let mut squares = games::Subtraction::new(LengthSet::Squares);
    squares.import_values(&expected[..=29]).unwrap();
    let error = SquarePositions::after(&squares, 7).unwrap_err();
    assert_eq!((error.code(), error.value()), (Code::OutOfRange, "7"));
    assert_eq!(error.range().as_ref().unwrap().0, "30");
    let mut cubes = games::Subtraction::new(LengthSet::Cubes);
    assert_eq!(refused(SquarePositions::after(&cubes, 10)), Code::OutOfRange);
    assert_eq!(refused(cubes.import_values(&[0, 65_535])), Code::OutOfRange);
    assert!(cubes.is_empty());
}

#[test]
fn rows_of_imported_coins() {
    for set in [LengthSet::Squares, LengthSet::Triangular] {
        let mut whole = games::CoinRuns::new(set);
        let (row, histogram) = whole.row_of_heads(3_000, None).unwrap();
        let changes: Vec<(u32, u64)> =
            (0..).zip(histogram.iter().copied()).filter(|&(_, count)| count > 0).collect();
        for known in [0, 1, 31, 32, 700] {
            let mut part = games::CoinRuns::new(set);
            part.extend(known, &mut none()).unwrap();
            let new = &all(&whole)[part.len()..];
            let mut wrong = new.to_vec();
            wrong[5] ^= 1;
            assert_eq!(refused(part.import_values(&wrong, row, &changes)), Code::OutOfRange);
            assert_eq!(refused(part.import_values(new, row, &changes[1..])), Code::OutOfRange);
            assert_eq!(part.len() as u64, known + 1);
            part.import_values(new, row, &changes).unwrap();
            assert_eq!(all(&part), all(&whole));
            assert_eq!(part.row_of_heads(3_000, None).unwrap(), (row, histogram.clone()));
            let mut longer = games::CoinRuns::new(set);
            let expected = longer.row_of_heads(4_000, None);
            assert_eq!(part.row_of_heads(4_000, None), expected);
        }
    }
}
