//! Tests of the oracles themselves where no engine agrees with two of them, or with one and with a
//! published table, and so ties them together. The crate is not used here.

use crate::oracle::fibonacci_nim::{fibonacci_nim_grundy, fibonacci_nim_wins, winning_first_moves_to};
use crate::oracle::flipping_game::{winning_first_moves_by_product, winning_moves_on};
use crate::oracle::golden::pairs;
use crate::oracle::periods::{are_code_values, digits};
use crate::oracle::take::{squares, take_values};
use crate::oracle::take_and_break::octal_values;
use crate::oracle::two_heaps::dynamic_nim;

#[test]
fn values_are_checked_by_the_definition() {
    for code in ["0.77", "0.137", "0.16", "4.7", "0.3"] {
        let digits = digits(code);
        let values: Vec<u16> = octal_values(&digits, 700).into_iter().map(|value| value as u16).collect();
        assert!(are_code_values(&digits, &values), "{code}");
        for (index, change) in [(0, 1), (1, 1), (123, 1), (123, 2), (700, 1), (700, 16)] {
            let mut wrong = values.clone();
            wrong[index] ^= change;
            assert!(!are_code_values(&digits, &wrong), "{code}: {index}");
        }
    }
}

#[test]
fn subtract_a_square_is_lost_exactly_at_the_published_heaps() {
    let published: Vec<usize> =
        pairs("subtract-a-square-p-positions").into_iter().map(|(_, heap)| heap as usize).collect();
    let last = *published.last().expect("there are some");
    let values = take_values(last as u64, squares);
    assert_eq!((0..=last).filter(|&heap| values[heap] == 0).collect::<Vec<_>>(), published);
}

#[test]
fn flipping_game_by_playing_and_by_product_agree() {
    let boards = (1..=20).flat_map(|rows| (1..=20 / rows).map(move |columns| (rows, columns)));
    for (rows, columns) in boards.filter(|(rows, columns)| rows * columns <= 18 || rows * columns == 20) {
        let played = winning_moves_on(rows, columns);
        assert_eq!(played, winning_first_moves_by_product(rows, columns), "{rows} by {columns}");
    }
}

#[test]
fn fibonacci_nim_is_lost_exactly_below_the_smallest_zeckendorf_term() {
    let published = pairs("zeckendorf-smallest-term");
    let most = published.len();
    let (wins, moves) = (fibonacci_nim_wins(most), winning_first_moves_to(most));
    for (stones, smallest) in published {
        let smallest = smallest as usize;
        for (limit, &won) in wins[stones].iter().enumerate() {
            assert_eq!(won, limit >= smallest, "{stones} stones, limit {limit}");
        }
        let least = if smallest == stones { None } else { Some(&smallest) };
        assert_eq!(moves[stones].first(), least, "{stones} stones");
    }
}

#[test]
fn fibonacci_nim_grundy_values_vanish_exactly_where_it_is_lost() {
    let n = 90;
    let (values, wins) = (dynamic_nim(2, n + 1), fibonacci_nim_wins(n));
    for (stones, row) in values.iter().enumerate() {
        for (limit, &value) in row.iter().enumerate() {
            assert_eq!(value != 0, wins[stones][limit], "{stones} stones, limit {limit}");
        }
    }
    // Larsson and Rubinstein-Salzedo, Grundy values of Fibonacci nim (arXiv:1410.0332): without the
    // Fibonacci numbers, whose value is 0, the values of the starting positions never fall.
    let starts = fibonacci_nim_grundy(n);
    // By hand, as (stones, limit): 4 stones lead to (3, 2) = 0, (2, 2) = 2 and (1, 1) = 1.
    assert_eq!(&starts[..=5], [0, 0, 0, 0, 3, 0]);
    let others: Vec<u32> = starts.iter().copied().filter(|&value| value != 0).collect();
    assert!(others.is_sorted(), "{others:?}");
}
