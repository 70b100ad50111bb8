//! Every sequence against its naive oracle and against published tables.

use crate::oracle;
use grundyscope::games::{self, CoinRuns};
use grundyscope::sequence::{Form, Grid, LISTED, Sequence, density, histogram};
use grundyscope::zeckendorf::{fibonacci, first_moves, representation, terms};
use grundyscope::{Code, LengthSet, Progress, Ruleset, nimber};
use proptest::prelude::*;

fn computed(game: &str, n: u64) -> Box<dyn Sequence> {
    let mut sequence = games::sequence(&Ruleset::parse(game).unwrap());
    sequence.extend(n, &mut Progress::none()).unwrap();
    sequence
}

fn values(game: &str, n: u64) -> Vec<u32> {
    let mut values = vec![0; n as usize + 1];
    computed(game, n).read(0, &mut values);
    values
}

/// The games of the catalogue, each with an oracle below; coin-turning games but runs are in
/// `coins.rs`.
fn games() -> impl Iterator<Item = Ruleset> {
    let here = |notation: &&str| !notation.starts_with("coins:") || notation.starts_with("coins:runs:");
    Ruleset::examples().into_iter().filter(here).map(|notation| Ruleset::parse(notation).unwrap())
}

#[test]
fn a_notation_reads_back() {
    for notation in Ruleset::examples() {
        assert_eq!(Ruleset::parse(notation).unwrap().to_string(), notation);
        let loose = format!("  {}\n", notation.to_uppercase());
        assert_eq!(Ruleset::parse(&loose).unwrap().to_string(), notation);
    }
    for wrong in ["", "take:", "take", "squares", "take:square"] {
        let error = Ruleset::parse(wrong).unwrap_err();
        assert_eq!(error.code(), Code::UnknownGame, "{wrong}");
        assert!(error.to_string().contains("take:squares"), "{wrong}");
    }
    let error = Ruleset::parse(" fibonacci-nim:").unwrap_err();
    assert_eq!((error.code(), error.at()), (Code::UnknownGame, Some(14)));
}

#[test]
fn values_are_the_mex_of_the_options() {
    for game in games() {
        let values = naive(&game.to_string());
        for n in 0..200 {
            let mut options = std::collections::BTreeSet::new();
            let known = game.options(n, &mut |_, left| {
                options.insert(left.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
            });
            if known {
                assert_eq!(oracle::mex(options), values[n as usize], "{game} at {n}");
            }
        }
    }
}

/// The naive values of every game in the catalogue, to an index that the oracle reaches in moments.
fn naive(game: &str) -> Vec<u32> {
    use oracle::{coin_turning as coins, take, take_and_break as breaking};
    match game {
        "take:squares" => take::take_values(3_000, take::squares),
        "take:triangular" => take::take_values(3_000, take::triangular),
        "take:at-least-half" => take::take_values(3_000, take::at_least_half),
        "take:1,2,5" => take::take_values(1_000, |_, take| [1, 2, 5].contains(&take)),
        "take:all-but:1,3" => take::take_values(1_000, |_, take| take != 1 && take != 3),
        "take:cubes" => take::take_values(1_000, take::cubes),
        "take:primes" => take::take_values(1_000, take::primes),
        "take:fibonacci" => take::take_values(1_000, take::fibonacci),
        "take:powers-of-2" => take::take_values(1_000, take::powers_of_two),
        "take:factorials" => take::take_values(1_000, take::factorials),
        "take:odd" => take::take_values(1_000, |_, take| take % 2 == 1),
        "take:even" => take::take_values(1_000, |_, take| take % 2 == 0),
        "take:polygonal-5" => take::take_values(1_000, take::polygonal(5)),
        "take:at-most-half" => take::take_values(1_000, take::at_most_half),
        "take:proper-divisors" => take::take_values(1_000, take::proper_divisor),
        "take:semiprimes" => take::take_values(1_000, take::semiprimes),
        "take:prime-powers" => take::take_values(600, take::prime_powers),
        "take:coprime" => take::take_values(700, take::coprime),
        "take:3..14,squares" => {
            take::take_values(1_000, |_, take| (3..=14).contains(&take) || take::squares(0, take))
        }
        "octal:0.77" => breaking::octal_values(&[0, 7, 7], 1_000),
        "octal:0.137" => breaking::octal_values(&[0, 1, 3, 7], 1_000),
        "octal:0.6" => breaking::octal_values(&[0, 6], 1_000),
        "octal:0.007" => breaking::octal_values(&[0, 0, 0, 7], 1_000),
        "octal:4.7" => breaking::octal_values(&[4, 7], 1_000),
        "octal:4.(3)" => breaking::code_values(|take| if take == 0 { 4 } else { 3 }, 600),
        "hex:0.2048" => {
            breaking::code_values(|take| [0, 2, 0, 4, 8].get(take).copied().unwrap_or_default(), 400)
        }
        "nim" => take::take_values(1_000, |_, _| true),
        "treblecross" => oracle::treblecross::strip_values(400),
        "grundys-game" => breaking::grundys_game_values(1_000),
        "coins:runs:squares" => coins::axis_values(3_000, &coins::square_lengths(3_000)),
        "coins:runs:triangular" => coins::axis_values(3_000, &coins::triangular_lengths(3_000)),
        "fibonacci-nim" => oracle::fibonacci_nim::fibonacci_nim_grundy(400),
        other => panic!("{other} has no oracle: write one"),
    }
}

#[test]
fn every_game_against_its_oracle() {
    for game in games() {
        let game = game.to_string();
        let expected = naive(&game);
        assert_eq!(values(&game, expected.len() as u64 - 1), expected, "{game}");
    }
}

#[test]
fn published_tables() {
    for (game, table) in [("take:squares", "subtract-a-square"), ("take:at-least-half", "at-least-half")] {
        let rows = oracle::golden::pairs(table);
        assert!(rows.len() > 10, "{table}");
        let values = values(game, rows.iter().map(|row| row.0).max().unwrap() as u64);
        for (n, value) in rows {
            assert_eq!(values[n], value, "{game} at {n}");
        }
    }
}

#[test]
fn growing_in_steps_gives_the_same_values() {
    for game in games() {
        let whole = naive(&game.to_string());
        let mut sequence = games::sequence(&game);
        for n in [0, 1, 2, 30, 31, 32, 33, 63, 64, 65, 66, 127, 128, 200, 201, 399] {
            sequence.extend(n, &mut Progress::none()).unwrap();
            let mut values = vec![0; n as usize + 1];
            sequence.read(0, &mut values);
            assert_eq!(values, whole[..=n as usize], "{game} to {n}");
        }
        let mut window = [0; 7];
        sequence.read(111, &mut window);
        assert_eq!(window, whole[111..118], "{game}");
    }
}

/// Values that rise past the narrow rows of marks, past the wide ones, and on without rows.
#[test]
fn values_that_outgrow_each_row_of_marks() {
    let set: Vec<usize> = (1..=2_500).filter(|s| s % 7 != 3).collect();
    let mut expected: Vec<u32> = Vec::new();
    for n in 0..4_000 {
        let mut excluded = vec![false; set.len() + 1];
        set.iter().take_while(|&&s| s <= n).for_each(|s| excluded[expected[n - s] as usize] = true);
        expected.push(excluded.iter().position(|&is| !is).unwrap() as u32);
    }
    assert!(*expected.iter().max().unwrap() > 1_023 + 64);
    let mut sequence = games::Subtraction::of_list(set.iter().map(|&s| s as u64).collect());
    for n in (0..4_000).step_by(61).chain([3_999]) {
        sequence.extend(n, &mut Progress::none()).unwrap();
    }
    let mut found = vec![0; 4_000];
    sequence.read(0, &mut found);
    assert_eq!(found, expected);
}

#[test]
fn limits_are_refused_before_the_work() {
    for game in games() {
        let mut sequence = games::sequence(&game);
        let limit = sequence.limit();
        let error = sequence.extend(limit + 1, &mut Progress::none()).unwrap_err();
        assert_eq!(error.code(), Code::OutOfRange, "{game}");
        assert_eq!(error.range(), Some(("0", &*limit.to_string())), "{game}");
    }
}

#[test]
fn explanations_list_the_options_of_the_rules() {
    for game in games() {
        let values = naive(&game.to_string());
        let mut sequence = games::sequence(&game);
        for n in (0..60).chain([100, 399]) {
            let explanation = sequence.explain(n, &mut Progress::none()).unwrap();
            assert_eq!(explanation.value, values[n as usize], "{game} at {n}");
            let listed = explanation.option_count.min(LISTED as u64);
            assert_eq!(listed, explanation.options.len() as u64, "{game} at {n}");
            for option in &explanation.options {
                match explanation.form {
                    Form::Heaps => {
                        assert_eq!(n, option.amount + option.to.iter().sum::<u64>());
                        let left = option.to.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
                        assert_eq!(option.value, left, "{game} at {n}");
                    }
                    Form::Run => {
                        // A run of one coin leaves nothing.
                        let run = if let [first, last] = option.to[..] {
                            assert_eq!((last, last + 2 - first), (n - 1, option.amount));
                            first..last + 1
                        } else {
                            assert_eq!(option.amount, 1);
                            0..0
                        };
                        assert_eq!(option.value, run.fold(0, |sum, coin| sum ^ values[coin as usize]));
                    }
                    Form::Coins => panic!("{game} is in `coins.rs`"),
                    Form::Limit => assert_eq!(option.to, [n - option.amount, 2 * option.amount]),
                }
            }
            let counted: u64 = explanation.by_value.iter().map(|witness| witness.count).sum();
            assert_eq!(counted, explanation.option_count);
            assert!(explanation.by_value.is_sorted_by(|a, b| a.value < b.value));
            for witness in &explanation.by_value {
                match explanation.options.iter().find(|option| option.value == witness.value) {
                    Some(first) => assert_eq!(*first, witness.first, "{game} at {n}"),
                    None => assert!(explanation.option_count > LISTED as u64, "{game} at {n}"),
                }
            }
        }
    }
}

#[test]
fn long_option_lists_are_cut_and_still_counted() {
    let mut game = games::sequence(&Ruleset::parse("take:at-least-half").unwrap());
    let explanation = game.explain((1 << 53) - 1, &mut Progress::none()).unwrap();
    assert_eq!(explanation.value, 53);
    assert_eq!(explanation.options.len(), LISTED);
    assert_eq!(explanation.option_count, 1 << 52);
    let counts: Vec<u64> = explanation.by_value.iter().map(|witness| witness.count).collect();
    let powers: Vec<u64> = std::iter::once(1).chain((0..52).map(|k| 1 << k)).collect();
    assert_eq!(counts, powers);
    assert!(game.explain(1 << 53, &mut Progress::none()).is_err());
}

#[test]
fn rows_of_heads() {
    for (set, lengths) in [
        (LengthSet::Triangular, oracle::coin_turning::triangular_lengths as fn(usize) -> Vec<usize>),
        (LengthSet::Squares, oracle::coin_turning::square_lengths),
    ] {
        let mut axis = CoinRuns::new(set);
        for n in [0usize, 1, 2, 5, 31, 32, 33, 64, 500, 499, 700] {
            let (value, changes) = axis.row_of_heads(n as u64, &mut Progress::none()).unwrap();
            let naive = oracle::coin_turning::axis_values(n, &lengths(n));
            assert_eq!(value, naive.iter().fold(0, |sum, value| sum ^ value), "{set} {n}");
            let expected = oracle::coin_turning::axis_move_histogram(n, &lengths(n));
            for (nimber, &count) in (0..).zip(&changes) {
                assert_eq!(count, expected.get(&nimber).copied().unwrap_or(0), "{set} {n}: {nimber}");
            }
            assert_eq!(changes.iter().sum::<u64>(), expected.values().sum::<u64>());
        }
    }
}

/// A row that is shorter than a previous one is counted from a kept histogram, and gives
/// what it gives alone.
#[test]
fn shorter_rows_of_heads() {
    let row = |axis: &mut CoinRuns, n: u64| axis.row_of_heads(n, &mut Progress::none()).unwrap();
    // Of a dense set histograms are kept for one row in 500 or so, of squares for one in 80,000.
    let shorter: [(LengthSet, u64, &[u64]); 3] = [
        (LengthSet::Odd, 3_000, &[2_999, 0, 1, 506, 507, 508, 700, 1_600, 2_543, 2_544, 2_545, 3_000]),
        (LengthSet::Primes, 2_100, &[1_200, 1_050, 2_099, 40]),
        (LengthSet::Squares, 170_000, &[169_999, 90_000, 80_000, 20]),
    ];
    for (set, longest, lengths) in shorter {
        let mut axis = CoinRuns::new(set);
        let whole = row(&mut axis, longest);
        let bytes = axis.bytes();
        let apart = axis.limit() / 128;
        for &n in lengths {
            let mut blocks = 0;
            let mut count = |_: f64| {
                blocks += 1;
                Ok(())
            };
            let found = axis.row_of_heads(n, &mut Progress::new(&mut count)).unwrap();
            assert_eq!(found, row(&mut CoinRuns::new(set), n), "{set} {n}");
            assert!(blocks <= apart / 32 + 2, "{set} {n}: {blocks} blocks of 32 coins");
        }
        // Nothing was lost, and what comes later is as it would be.
        assert_eq!((row(&mut axis, longest), axis.bytes()), (whole, bytes), "{set}");
        assert_eq!(row(&mut axis, longest + 99), row(&mut CoinRuns::new(set), longest + 99), "{set}");
    }
}

/// Work that is cancelled while a shorter row is counted spoils neither that row nor the longer
/// one; of coins that were taken over, histograms are kept with the first count.
#[test]
fn shorter_rows_after_cancelling_and_importing() {
    let row = |axis: &mut CoinRuns, n: u64| axis.row_of_heads(n, &mut Progress::none()).unwrap();
    let mut alone = CoinRuns::new(LengthSet::Odd);
    let (value, histogram) = row(&mut alone, 3_000);
    let mut axis = CoinRuns::new(LengthSet::Odd);
    let changes: Vec<(u32, u64)> =
        (0..).zip(histogram.iter().copied()).filter(|&(_, count)| count > 0).collect();
    let mut values = vec![0; 3_001];
    alone.read(0, &mut values);
    axis.import_values(&values[axis.len()..], value, &changes).unwrap();
    let before = axis.bytes();
    let mut stop = |fraction: f64| Progress::answer(fraction < 0.5);
    assert_eq!(axis.row_of_heads(2_900, &mut Progress::new(&mut stop)).unwrap_err().code(), Code::Cancelled);
    assert!(axis.bytes() > before);
    assert_eq!(row(&mut axis, 3_000), (value, histogram));
    for n in [2_900, 1_000, 2_000] {
        assert_eq!(row(&mut axis, n), row(&mut CoinRuns::new(LengthSet::Odd), n), "{n}");
    }
}

#[test]
fn histograms_and_densities_count_every_point() {
    for game in games() {
        let values = naive(&game.to_string());
        let last = values.len() as u64 - 1;
        let sequence = computed(&game.to_string(), last);
        let counted = histogram(&*sequence, game.first_index(), last);
        for (value, count) in counted.iter() {
            let expected = values[game.first_index() as usize..].iter().filter(|&&other| other == value);
            assert_eq!(count, expected.count() as u64, "{game}: {value}");
        }
        assert_eq!(counted.counts.iter().sum::<u64>(), last + 1 - game.first_index());

        for grid in [
            Grid { from: 0, to: last + 1, columns: 50, rows: 1_000 },
            Grid { from: 17, to: 380, columns: 7, rows: 3 },
            Grid { from: 5, to: 9, columns: 100, rows: 1 },
        ] {
            let drawn = density(&*sequence, grid);
            let mut expected = vec![0; drawn.counts.len()];
            for index in grid.from..grid.to {
                let column = (index - grid.from) * u64::from(grid.columns) / (grid.to - grid.from);
                let row = values[index as usize] / drawn.value_step;
                expected[(row * grid.columns) as usize + column as usize] += 1;
            }
            assert_eq!(drawn.counts, expected, "{game} {grid:?}");
            assert!(drawn.rows <= grid.rows);
            assert_eq!(drawn.max_value, *values[grid.from as usize..grid.to as usize].iter().max().unwrap());
        }
    }
}

#[test]
fn nim_products_below_256() {
    for a in 0..256u32 {
        for b in 0..=a {
            let expected = u64::from(oracle::nimber::nim_product(a, b));
            assert_eq!(nimber::product(a.into(), b.into()), expected, "{a} * {b}");
            assert_eq!(nimber::product(b.into(), a.into()), expected, "{b} * {a}");
        }
        let inverse = oracle::nimber::nim_inverse(a).map(u64::from);
        assert_eq!(nimber::inverse(a.into()), inverse, "1 / {a}");
    }
}

#[test]
fn zeckendorf_against_exhaustive_search() {
    for n in 0..3_000u64 {
        let written = terms(&representation(&n.into()));
        let expected: Vec<dashu_int::UBig> =
            oracle::zeckendorf::zeckendorf(n).into_iter().map(Into::into).collect();
        assert_eq!(written, expected, "{n}");
    }
}

#[test]
fn first_moves_against_the_move_rule() {
    for (n, expected) in oracle::fibonacci_nim::winning_first_moves_to(1_500).iter().enumerate().skip(1) {
        let moves = first_moves(&representation(&n.into()));
        let expected: Vec<dashu_int::UBig> = expected.iter().copied().map(Into::into).collect();
        assert_eq!(moves.winning, expected, "{n}");
        assert_eq!(moves.count, expected.len());
    }
}

proptest! {
    #[test]
    fn nimbers_are_a_field(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
        use nimber::{inverse, product};
        prop_assert_eq!(product(a, b), product(b, a));
        prop_assert_eq!(product(a, product(b, c)), product(product(a, b), c));
        prop_assert_eq!(product(a, b ^ c), product(a, b) ^ product(a, c));
        prop_assert_eq!(product(a, 1), a);
        if a != 0 {
            prop_assert_eq!(product(a, inverse(a).unwrap()), 1);
        }
    }

    #[test]
    fn small_fields_are_closed(k in 0u32..6, a in any::<u64>(), b in any::<u64>()) {
        let mask = (1u64 << (1 << k)) - 1;
        prop_assert!(nimber::product(a & mask, b & mask) <= mask);
    }

    #[test]
    fn representations_add_up(n in any::<u128>()) {
        let n = dashu_int::UBig::from(n);
        let indices = representation(&n);
        prop_assert!(indices.windows(2).all(|pair| pair[0] >= pair[1] + 2));
        prop_assert!(indices.iter().all(|&k| k >= 2));
        let sum = indices.iter().map(|&k| fibonacci(k)).fold(dashu_int::UBig::ZERO, |sum, term| sum + term);
        prop_assert_eq!(sum, n);
    }
}
