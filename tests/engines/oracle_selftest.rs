//! Tests of the oracles themselves: against the published tables of `tests/golden`, and against
//! each other where two of them answer the same question in different ways. The crate is not used
//! here.

use crate::oracle;
use crate::oracle::coin_turning::{
    axis_move_histogram, axis_values, axis_values_by_play, square_lengths, triangular_lengths, turning_values,
};
use crate::oracle::fibonacci_nim::{
    all_winning_first_moves, fibonacci_nim_grundy, fibonacci_nim_grundy_table, fibonacci_nim_wins,
    largest_winning_first_move, sum_of_m, winning_first_moves_to,
};
use crate::oracle::flipping_game::{winning_first_moves, winning_first_moves_by_product, winning_moves_on};
use crate::oracle::golden::{checks, pairs, rows};
use crate::oracle::nim_square::{nim_square_count, nim_square_losing};
use crate::oracle::nimber::{nim_inverse, nim_product, nim_square_root};
use crate::oracle::periods::{are_code_values, code_values, digits};
use crate::oracle::stones::{stones_least_of_winning_moves, stones_least_winning_take, stones_winning_moves};
use crate::oracle::take::{
    at_least_half, cubes, factorials, fibonacci, powers_of_two, primes, recurrence, squares, take_values,
    triangular, weighted_sum,
};
use crate::oracle::take_and_break::{grundys_game_values, octal_values};
use crate::oracle::zeckendorf::{zeckendorf, zeckendorf_representations};

/// Compares `values` with a published table of index and value, all of it.
fn assert_table(name: &str, values: &[u32]) {
    let published = pairs(name);
    assert!(!published.is_empty(), "{name} is empty");
    for (index, value) in published {
        assert_eq!(values[index], value, "{name} at {index}");
    }
}

/// The published answers to `problem` as (n, answer), for n up to `most`.
fn answers(problem: &str, most: u32) -> Vec<(u32, u128)> {
    let of_problem = checks().into_iter().filter(|check| check.problem == problem);
    let all = of_problem.map(|check| (check.argument("n").expect("every problem has an n"), check.answer));
    let small = all.filter(|&(n, _)| n <= u128::from(most));
    small.map(|(n, answer)| (u32::try_from(n).expect("n is small"), answer)).collect()
}

#[test]
fn mex_is_the_least_absent_integer() {
    assert_eq!(oracle::mex([]), 0);
    assert_eq!(oracle::mex([1, 2]), 0);
    assert_eq!(oracle::mex([0, 1, 3, 1, 0]), 2);
}

#[test]
fn values_are_checked_by_the_definition() {
    for code in ["0.77", "0.137", "0.16", "4.7", "0.3"] {
        let digits = digits(code);
        let values: Vec<u16> = code_values(&digits, 700).into_iter().map(|value| value as u16).collect();
        assert!(are_code_values(&digits, &values), "{code}");
        for (index, change) in [(0, 1), (1, 1), (123, 1), (123, 2), (700, 1), (700, 16)] {
            let mut wrong = values.clone();
            wrong[index] ^= change;
            assert!(!are_code_values(&digits, &wrong), "{code}: {index}");
        }
    }
}

#[test]
fn check_values_parse() {
    let checks = checks();
    assert!(checks.len() >= 15);
    let last = checks.iter().rfind(|check| check.problem == "fibonacci-nim").expect("there are some");
    assert_eq!(last.argument("n"), Some(1_000_000_000_000_000_000));
    assert_eq!(last.argument("modulus"), Some(100_000_000));
    assert_eq!(last.argument("heaps"), None);
}

#[test]
fn subtraction_sets_have_their_members() {
    let taken =
        |allowed: fn(u64, u64) -> bool| (1..=30).filter(|&take| allowed(30, take)).collect::<Vec<_>>();
    assert_eq!(taken(squares), [1, 4, 9, 16, 25]);
    assert_eq!(taken(cubes), [1, 8, 27]);
    assert_eq!(taken(triangular), [1, 3, 6, 10, 15, 21, 28]);
    assert_eq!(taken(primes), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
    assert_eq!(taken(fibonacci), [1, 2, 3, 5, 8, 13, 21]);
    assert_eq!(taken(powers_of_two), [1, 2, 4, 8, 16]);
    assert_eq!(taken(factorials), [1, 2, 6, 24]);
    assert_eq!(taken(at_least_half), (15..=30).collect::<Vec<_>>());
    assert!(!at_least_half(5, 2) && at_least_half(5, 3));
}

#[test]
fn the_recurrence_over_members_is_that_over_all_numbers() {
    let squares_to_1000: Vec<usize> = (1..32).map(|k| k * k).collect();
    assert_eq!(recurrence(&squares_to_1000, 1_000), take_values(1_000, squares));
    let cubes_to_1000: Vec<usize> = (1..=10).map(|k| k * k * k).collect();
    assert_eq!(recurrence(&cubes_to_1000, 1_000), take_values(1_000, cubes));
    assert_eq!(weighted_sum(&[5, 6, 7]), 5 + 12 + 21);
}

#[test]
fn take_games_match_published_values() {
    assert_table("subtract-a-square", &take_values(120, squares));
    assert_table("take-a-fibonacci", &take_values(120, fibonacci));
    assert_table("at-least-half", &take_values(120, at_least_half));
    assert_eq!(take_values(20, |_, _| true), (0..=20).collect::<Vec<_>>());
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
fn take_a_factorial_breaks_its_apparent_period_at_5050() {
    let values = take_values(5100, factorials);
    assert_eq!((25..values.len()).find(|&n| values[n] != values[n - 25]), Some(5050));
}

#[test]
fn take_and_break_games_match_published_values() {
    assert_table("kayles", &octal_values(&[0, 7, 7], 200));
    assert_table("dawsons-chess", &octal_values(&[0, 1, 3, 7], 200));
    assert_table("grundys-game", &grundys_game_values(200));
    assert_eq!(octal_values(&[0, 3, 3, 3], 8), [0, 1, 2, 3, 0, 1, 2, 3, 0]);
}

#[test]
fn kayles_and_dawsons_chess_repeat_from_their_published_index() {
    for (code, period, first) in [(&[0, 7, 7][..], 12, 71), (&[0, 1, 3, 7], 34, 52)] {
        let values = octal_values(code, 400);
        let repeats = |n: usize| values[n] == values[n + period];
        assert!((first..=400 - period).all(repeats) && !repeats(first - 1), "period {period}");
    }
}

#[test]
fn nim_square_by_playing_matches_the_published_count() {
    let published = answers("nim-square", 100);
    assert!(!published.is_empty());
    for (n, answer) in published {
        assert_eq!(u128::from(nim_square_losing(n, 3)), answer, "n = {n}");
        assert_eq!(u128::from(nim_square_count(n, 3)), answer, "n = {n}");
    }
}

#[test]
fn nim_square_by_playing_and_by_nim_sums_agree() {
    for (heaps, most) in [(0, 3), (1, 60), (2, 40), (3, 24), (4, 12)] {
        for n in 0..=most {
            assert_eq!(nim_square_losing(n, heaps), nim_square_count(n, heaps), "n = {n}, heaps = {heaps}");
        }
    }
}

#[test]
fn stones_by_playing_matches_published_answers() {
    let published = answers("stones", 10);
    assert!(published.len() >= 5);
    for (n, answer) in published {
        let played = stones_least_winning_take(u8::try_from(n).expect("n is small"));
        assert_eq!(played.map(u128::from), Some(answer), "n = {n}");
        assert_eq!(stones_least_of_winning_moves(u64::from(n)).map(u128::from), Some(answer), "n = {n}");
    }
}

#[test]
fn stones_by_playing_and_by_trying_every_move_agree() {
    for n in 0..=9 {
        let tried = stones_least_of_winning_moves(u64::from(n));
        assert_eq!(stones_least_winning_take(n).map(u64::from), tried, "n = {n}");
    }
    assert_eq!(stones_winning_moves(3), [(1, 1)]);
    assert_eq!(stones_winning_moves(8), [(8, 7)]);
    assert_eq!(stones_least_of_winning_moves(0), None);
}

#[test]
fn nimbers_match_published_tables() {
    let row: Vec<u32> = (0..16).map(|b| nim_product(4, b)).collect();
    assert_table("nim-product-row-4", &row);
    for row in rows("nim-product") {
        let [a, b, product] = [0, 1, 2].map(|column| row[column].parse::<u32>().expect("a nimber"));
        assert_eq!(nim_product(a, b), product, "{a} (x) {b}");
        assert_eq!(nim_product(b, a), product, "{b} (x) {a}");
    }
    let squared: Vec<u32> = (0..72).map(|a| nim_product(a, a)).collect();
    assert_table("nimber-squares", &squared);
    for (a, inverse) in pairs("nim-inverse") {
        assert_eq!(nim_inverse(a as u32), Some(inverse), "the inverse of {a}");
    }
    assert_eq!(nim_inverse(0), None);
}

#[test]
fn nim_product_is_distributive_and_roots_square_back() {
    for a in 0..16 {
        for b in 0..16 {
            // Factors of 16 and of 64 come from larger tables than a and b: this ties the tables
            // together.
            assert_eq!(nim_product(64 ^ a, b), nim_product(64, b) ^ nim_product(a, b));
            assert_eq!(nim_product(16 ^ a, b), nim_product(16, b) ^ nim_product(a, b));
            assert_eq!(nim_product(64 ^ a, b ^ 16), nim_product(64 ^ a, b) ^ nim_product(64 ^ a, 16));
        }
    }
    for a in 0..256 {
        let root = nim_square_root(a).expect("every nimber is a square");
        assert_eq!(nim_product(root, root), a);
    }
}

#[test]
fn coin_turning_matches_published_values() {
    assert_table("ruler", &axis_values(12, &(1..=12).collect::<Vec<_>>()));
    assert_table("mock-turtles", &turning_values(12, 3));
    assert_table("turn-at-most-5-coins", &turning_values(31, 5));
    assert_eq!(turning_values(12, 2), (0..=12).collect::<Vec<_>>());
}

#[test]
fn rows_of_coins_are_worth_the_nim_sum_of_their_heads() {
    let n = 14;
    let all: Vec<usize> = (1..=n).collect();
    for lengths in [triangular_lengths(n), square_lengths(n), all, vec![2, 3], vec![]] {
        assert_eq!(axis_values(n, &lengths), axis_values_by_play(n, &lengths), "{lengths:?}");
    }
}

#[test]
fn axes_of_the_board_of_five_are_the_worked_example() {
    let (heights, widths) = (triangular_lengths(5), square_lengths(5));
    assert_eq!((heights.as_slice(), widths.as_slice()), (&[1, 3][..], &[1, 4][..]));
    assert_eq!(axis_values(5, &heights), [0, 1, 1, 1, 1, 1]);
    assert_eq!(axis_values(5, &widths), [0, 1, 1, 1, 2, 1]);
    assert_eq!(axis_move_histogram(5, &heights).into_iter().collect::<Vec<_>>(), [(1, 8)]);
    assert_eq!(axis_move_histogram(5, &widths).into_iter().collect::<Vec<_>>(), [(1, 4), (2, 1), (3, 2)]);
}

#[test]
fn flipping_game_matches_published_answers() {
    let published = answers("flipping-game", 100);
    assert_eq!(published.len(), 4);
    for (n, answer) in published {
        let n = n as usize;
        assert_eq!(u128::from(winning_first_moves_by_product(n, n)), answer, "n = {n}, by product");
        if n <= 5 {
            assert_eq!(u128::from(winning_first_moves(n)), answer, "n = {n}, by playing");
        }
    }
}

#[test]
fn flipping_game_by_playing_and_by_product_agree() {
    let boards = (1..=20).flat_map(|rows| (1..=20 / rows).map(move |columns| (rows, columns)));
    for (rows, columns) in boards.filter(|(rows, columns)| rows * columns <= 18 || rows * columns == 20) {
        let played = winning_moves_on(rows, columns).len() as u64;
        assert_eq!(played, winning_first_moves_by_product(rows, columns), "{rows} by {columns}");
    }
}

#[test]
fn fibonacci_nim_matches_published_answers() {
    let published = answers("fibonacci-nim", 100);
    assert!(!published.is_empty());
    for (n, answer) in published {
        assert_eq!(u128::from(sum_of_m(n as usize)), answer, "n = {n}");
    }
    assert_eq!(all_winning_first_moves(17), [1, 4]);
    assert_eq!(largest_winning_first_move(17), 4);
    assert_eq!(all_winning_first_moves(5), []);
    assert_eq!([0, 1, 2, 3, 4].map(largest_winning_first_move), [0, 0, 0, 0, 1]);
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
    let (values, wins) = (fibonacci_nim_grundy_table(n), fibonacci_nim_wins(n));
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

#[test]
fn zeckendorf_representations_are_unique_and_match_published_ones() {
    for row in rows("zeckendorf") {
        let n = row[0].parse().expect("a number");
        let terms: Vec<u64> = row[1].split(' ').map(|term| term.parse().expect("a term")).collect();
        assert_eq!(zeckendorf(n), terms, "n = {n}");
    }
    for (n, smallest) in pairs("zeckendorf-smallest-term") {
        assert_eq!(zeckendorf(n as u64).last(), Some(&u64::from(smallest)), "n = {n}");
    }
    assert_eq!(zeckendorf(0), []);
    for n in 0..=1000 {
        assert_eq!(zeckendorf_representations(n).len(), 1, "n = {n}");
    }
}
