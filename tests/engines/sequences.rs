//! Every sequence against its naive oracle and against published tables; P-positions of several
//! heaps against counting them.

use crate::coins::GAMES;
use crate::oracle;
use crate::oracle::periods::{digits, subtraction_values};
use crate::shared::{all, computed, none, read, refused, ruleset, values};
use grundyscope::games::{self, CoinRuns};
use grundyscope::sequence::{
    Form, Grid, Histogram, LISTED, Sequence, ZeroSums, density, histogram, zero_sums,
};
use grundyscope::{Code, LengthSet, Progress, Ruleset};

/// The games of the catalogue and further rows of coins, each with an oracle below.
fn games() -> impl Iterator<Item = &'static str> {
    let others = Ruleset::examples().into_iter().filter(|game| !GAMES.iter().any(|(name, _)| name == game));
    others.chain(GAMES.map(|(name, _)| name))
}

#[test]
fn values_are_the_mex_of_the_options() {
    for name in games() {
        let (game, values) = (ruleset(name), naive(name));
        for n in game.first_index()..200.min(values.len() as u64) {
            let mut options = Vec::new();
            let known = game.options(n, &mut |_, left| {
                options.push(left.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
            });
            if known {
                assert_eq!(oracle::mex(options), values[n as usize], "{name} at {n}");
            }
        }
    }
}

/// The naive values of every game in the catalogue, to an index that the oracle reaches in moments.
pub fn naive(game: &str) -> Vec<u32> {
    use oracle::{coin_turning as coins, take, take_and_break as breaking};
    match game {
        "take:squares" => take::take_values(3_000, take::squares),
        "take:triangular" => take::take_values(3_000, take::triangular),
        "take:at-least-half" => take::take_values(3_000, take::at_least_half),
        "take:all-but:1,3" => take::take_values(1_000, |_, take| take != 1 && take != 3),
        "take:cubes" => take::take_values(1_000, take::cubes),
        "take:primes" => take::take_values(1_000, take::primes),
        "take:fibonacci" => take::take_values(1_000, take::fibonacci),
        "take:powers-of-2" => take::take_values(1_000, take::powers_of(2)),
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
        "coins:mock-turtles" => coins::turning_values(100, 3),
        "coins:ruler" => coins::axis_values(600, &(1..=600).collect::<Vec<_>>()),
        other => {
            if let Some(code) = other.strip_prefix("octal:") {
                return breaking::octal_values(&digits(code), 1_000);
            }
            if let Some(numbers) = other.strip_prefix("take:") {
                let set: Vec<u64> = numbers.split(',').map(|number| number.parse().unwrap()).collect();
                return subtraction_values(&set, 1_000);
            }
            let rule = GAMES.iter().find(|(name, _)| *name == other);
            let (_, rule) = rule.unwrap_or_else(|| panic!("{other} has no oracle: write one"));
            coins::rule_values(16, *rule)
        }
    }
}

#[test]
fn every_game_against_its_oracle() {
    for game in games() {
        let expected = naive(game);
        assert_eq!(values(game, expected.len() as u64 - 1), expected, "{game}");
    }
}

/// Games, each with the golden table of its values.
const PUBLISHED: &str = "take:squares subtract-a-square, take:at-least-half at-least-half, \
    take:fibonacci take-a-fibonacci, kayles kayles, dawsons-chess dawsons-chess, \
    grundys-game grundys-game, officers octal-0.6, octal:0.117 octal-0.117, octal:0.177 octal-0.177, \
    octal:0.1377 octal-0.1377, octal:0.1777 octal-0.1777, octal:0.11377 octal-0.11377, \
    octal:0.113377 octal-0.113377, octal:4.777 octal-4.777, coins:mock-turtles mock-turtles, \
    coins:ruler ruler, coins:moebius turn-at-most-5-coins";

#[test]
fn published_tables() {
    for (game, table) in PUBLISHED.split(", ").filter_map(|pair| pair.split_once(' ')) {
        let rows = oracle::golden::pairs(table);
        let values = values(game, rows.iter().map(|row| row.0).max().unwrap() as u64);
        for (n, value) in rows {
            assert_eq!(values[n], value, "{game} at {n}");
        }
    }
}

#[test]
fn growing_in_steps_gives_the_same_values() {
    for name in games() {
        let mut sequence = games::sequence(&ruleset(name));
        let last = sequence.limit().min(if name.starts_with("coins:") { 40 } else { 399 });
        let whole = values(name, last);
        for n in [0, 1, 2, 5, 11, 30, 31, 32, 33, 63, 64, 65, 66, 127, 128, 200, 201, last] {
            sequence.extend(n.min(last), &mut none()).unwrap();
            let (n, from) = (n.min(last) as usize, n.min(last) as usize / 3);
            assert_eq!(read(&*sequence, 0, n + 1), whole[..=n], "{name} to {n}");
            assert_eq!(read(&*sequence, from, n + 1 - from), whole[from..=n], "{name} from {from}");
        }
    }
}

/// Values that rise past the narrow rows of marks, past the wide ones, and on without rows.
#[test]
fn values_that_outgrow_each_row_of_marks() {
    let set: Vec<u64> = (1..=2_500).filter(|s| s % 7 != 3).collect();
    let expected = subtraction_values(&set, 3_999);
    assert!(*expected.iter().max().unwrap() > 1_023 + 64);
    let mut sequence = games::Subtraction::of_list(set);
    for n in (0..4_000).step_by(61).chain([3_999]) {
        sequence.extend(n, &mut none()).unwrap();
    }
    assert_eq!(all(&sequence), expected);
}

#[test]
fn limits_are_refused_before_the_work() {
    for name in games() {
        let mut sequence = games::sequence(&ruleset(name));
        let limit = sequence.limit();
        for beyond in [limit + 1, u64::MAX] {
            let error = sequence.extend(beyond, &mut none()).unwrap_err();
            assert_eq!((error.code(), error.range()), (Code::OutOfRange, Some(("0", &*limit.to_string()))));
        }
        let explained = sequence.explain_limit();
        assert!(explained >= 14 && (explained <= limit || !name.starts_with("coins:")), "{name}");
        assert_eq!(refused(sequence.explain(explained + 1, &mut none())), Code::OutOfRange, "{name}");
    }
}

#[test]
fn explanations_list_the_options_of_the_rules() {
    for name in games() {
        let (game, values) = (ruleset(name), naive(name));
        let mut sequence = games::sequence(&game);
        let last = sequence.explain_limit().min(values.len() as u64 - 1);
        for n in (0..60).chain([100, 399]).filter(|n| *n <= last) {
            let explanation = sequence.explain(n, &mut none()).unwrap();
            assert_eq!(explanation.value, values[n as usize], "{name} at {n}");
            let mut options = 0;
            if game.options(n, &mut |_, _| options += 1) {
                assert_eq!(explanation.option_count, options, "{name} at {n}");
            }
            let listed = explanation.option_count.min(LISTED as u64);
            assert_eq!(listed, explanation.options.len() as u64, "{name} at {n}");
            for option in &explanation.options {
                match explanation.form {
                    Form::Heaps => {
                        assert_eq!(n, option.amount + option.to.iter().sum::<u64>());
                        let left = option.to.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
                        assert_eq!(option.value, left, "{name} at {n}");
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
                    Form::Coins => {
                        let sum = option.to.iter().fold(0, |sum, &coin| sum ^ values[coin as usize]);
                        assert_eq!((option.amount, option.value), (option.to.len() as u64 + 1, sum));
                    }
                    Form::Limit => assert_eq!(option.to, [n - option.amount, 2 * option.amount]),
                }
            }
            let counted: u64 = explanation.by_value.iter().map(|witness| witness.count).sum();
            // Of very many values only the smallest are listed.
            let is_cut = explanation.by_value.len() == LISTED;
            assert!(counted == explanation.option_count || is_cut, "{name} at {n}");
            assert!(explanation.by_value.is_sorted_by(|a, b| a.value < b.value));
            for witness in &explanation.by_value {
                match explanation.options.iter().find(|option| option.value == witness.value) {
                    Some(first) => assert_eq!(*first, witness.first, "{name} at {n}"),
                    None => assert!(explanation.option_count > LISTED as u64, "{name} at {n}"),
                }
            }
        }
    }
}

/// A row that is shorter than a previous one is counted from a kept histogram, and gives
/// what it gives alone.
#[test]
fn shorter_rows_of_heads() {
    let row = |axis: &mut CoinRuns, n: u64| axis.row_of_heads(n, None).unwrap();
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
            let found = axis.row_of_heads(n, Some(&mut Progress::new(&mut count))).unwrap();
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
    let row = |axis: &mut CoinRuns, n: u64| axis.row_of_heads(n, None).unwrap();
    let mut alone = CoinRuns::new(LengthSet::Odd);
    let (value, histogram) = row(&mut alone, 3_000);
    let mut axis = CoinRuns::new(LengthSet::Odd);
    let changes: Vec<(u32, u64)> =
        (0..).zip(histogram.iter().copied()).filter(|&(_, count)| count > 0).collect();
    let values = all(&alone);
    axis.import_values(&values[axis.len()..], value, &changes).unwrap();
    let before = axis.bytes();
    let mut stop = |fraction: f64| Progress::answer(fraction < 0.5);
    assert_eq!(refused(axis.row_of_heads(2_900, Some(&mut Progress::new(&mut stop)))), Code::Cancelled);
    assert!(axis.bytes() > before);
    assert_eq!(row(&mut axis, 3_000), (value, histogram));
    for n in [2_900, 1_000, 2_000] {
        assert_eq!(row(&mut axis, n), row(&mut CoinRuns::new(LengthSet::Odd), n), "{n}");
    }
}

#[test]
fn histograms_and_densities_count_every_point() {
    for name in games() {
        let (game, values) = (ruleset(name), naive(name));
        let last = values.len() as u64 - 1;
        let sequence = computed(name, last);
        let counted = histogram(&*sequence, game.first_index(), last, None).unwrap();
        for (value, count) in counted.iter() {
            let expected = values[game.first_index() as usize..].iter().filter(|&&other| other == value);
            assert_eq!(count, expected.count() as u64, "{name}: {value}");
        }
        assert_eq!(counted.counts.iter().sum::<u64>(), last + 1 - game.first_index());

        for grid in [
            Grid { from: 0, to: last + 1, columns: 50, rows: 1_000 },
            Grid { from: 17, to: 380, columns: 7, rows: 3 },
            Grid { from: 5, to: 9, columns: 100, rows: 1 },
        ] {
            let grid = Grid { to: grid.to.min(last + 1), from: grid.from.min(last), ..grid };
            let drawn = density(&*sequence, grid, None).unwrap();
            let mut expected = vec![0; drawn.counts.len()];
            for index in grid.from..grid.to {
                let column = (index - grid.from) * u64::from(grid.columns) / (grid.to - grid.from);
                let row = values[index as usize] / drawn.value_step;
                expected[(row * grid.columns) as usize + column as usize] += 1;
            }
            assert_eq!(drawn.counts, expected, "{name} {grid:?}");
            assert!(drawn.rows <= grid.rows);
            assert_eq!(drawn.max_value, *values[grid.from as usize..grid.to as usize].iter().max().unwrap());
        }
    }
}

/// Counts the lists of heaps from `least` on with nim-sum `sum`, and all of them; with `ordered`
/// every list, otherwise ascending ones.
fn counted(values: &[u32], heaps: u64, ordered: bool, least: usize, sum: u32) -> (u64, u64) {
    if heaps == 0 {
        return (u64::from(sum == 0), 1);
    }
    (least..values.len()).fold((0, 0), |(zeros, all), heap| {
        let next = if ordered { 0 } else { heap };
        let (more, of) = counted(values, heaps - 1, ordered, next, sum ^ values[heap]);
        (zeros + more, all + of)
    })
}

#[test]
fn counts_are_those_of_playing_every_position() {
    for (game, n) in [
        ("nim", 20),
        ("take:squares", 29),
        ("kayles", 25),
        ("grundys-game", 25),
        ("take:1", 7),
        ("take:all-but:1,2", 12),
        ("n to n-1 or floor(n/2)", 22),
        ("octal:0.0", 3),
    ] {
        let sequence = computed(game, n);
        let values = read(&*sequence, 0, n as usize + 1);
        let histogram = histogram(&*sequence, 0, n, None).unwrap();
        for heaps in 1..=4 {
            for ordered in [false, true] {
                let (zeros, positions) = counted(&values, heaps, ordered, 0, 0);
                let expected = ZeroSums { zeros: zeros.into(), positions: positions.into() };
                let found = zero_sums(&histogram, heaps, ordered).unwrap();
                assert_eq!(found, expected, "{game} to {n}, {heaps} heaps, ordered: {ordered}");
            }
        }
    }
}

#[test]
fn published_count_and_limits() {
    // Project Euler 310: its example.
    let squares = computed("take:squares", 29);
    assert_eq!(
        zero_sums(&histogram(&*squares, 0, 29, None).unwrap(), 3, false).unwrap().zeros,
        1160u32.into()
    );
    // Bouton: of h heaps of 0 to 2^k - 1 stones, one list in 2^k loses.
    let all = Histogram { values: (0..1024).collect(), counts: vec![1; 1024] };
    let found = zero_sums(&all, 16, true).unwrap();
    assert_eq!(found.zeros << 10, found.positions);
    let large = Histogram { values: vec![ZeroSums::MAX_VALUE + 1], counts: vec![1] };
    assert_eq!(refused(zero_sums(&large, 2, false)), Code::OutOfRange);
    let largest = Histogram { values: vec![5, ZeroSums::MAX_VALUE], counts: vec![3, 4] };
    assert_eq!(zero_sums(&largest, 2, false).unwrap().zeros, 16u32.into());
    let none = Histogram::default();
    assert_eq!(zero_sums(&none, 2, true).unwrap().zeros, 0u32.into());
}
