//! Coin-turning games: notation, options and values against the rules, against play and against
//! published tables.

use crate::oracle;
use crate::oracle::coin_turning::{self as rules, Rule};
use crate::oracle::golden;
use grundyscope::games::{self, coin_value};
use grundyscope::ruleset::Coins;
use grundyscope::sequence::{Form, LISTED, Sequence};
use grundyscope::{Code, Progress, Ruleset};

/// Every game with the rule that says which coins may be turned.
const GAMES: [(&str, Rule); 19] = [
    ("coins:at-most:1", rules::at_most::<1>),
    ("coins:turning-turtles", rules::at_most::<2>),
    ("coins:mock-turtles", rules::at_most::<3>),
    ("coins:at-most:4", rules::at_most::<4>),
    ("coins:moebius", rules::at_most::<5>),
    ("coins:at-most:6", rules::at_most::<6>),
    ("coins:mogul", rules::at_most::<7>),
    ("coins:moidores", rules::at_most::<9>),
    ("coins:exactly:1", rules::exactly::<1>),
    ("coins:twins", rules::exactly::<2>),
    ("coins:triplets", rules::exactly::<3>),
    ("coins:exactly:4", rules::exactly::<4>),
    ("coins:exactly:5", rules::exactly::<5>),
    ("coins:motley", rules::any),
    ("coins:ruler", rules::adjacent),
    ("coins:runs:1,2,5", |coins| rules::adjacent(coins) && [1, 2, 5].contains(&coins.len())),
    ("coins:turnips", rules::three_equally_spaced),
    ("coins:sym", rules::symmetric),
    ("coins:grunt", rules::grunt),
];

fn coins(notation: &str) -> Coins {
    let Ruleset::Coins(coins) = Ruleset::parse(notation).unwrap() else { panic!("{notation}") };
    coins
}

fn values(notation: &str, n: u64) -> Vec<u32> {
    let mut sequence = games::sequence(&Ruleset::parse(notation).unwrap());
    sequence.extend(n, &mut Progress::none()).unwrap();
    let mut values = vec![0; n as usize + 1];
    sequence.read(0, &mut values);
    values
}

#[test]
fn notations_read_back() {
    for (notation, _) in GAMES {
        assert_eq!(Ruleset::parse(notation).unwrap().to_string(), notation);
    }
    for (given, canonical) in [
        ("coins:at-most:2", "coins:turning-turtles"),
        ("coins:at-most: 9 ", "coins:moidores"),
        ("coins:exactly:3", "coins:triplets"),
        ("coins:ternups", "coins:turnips"),
        ("  Coins:Runs:5,1, 2,2\n", "coins:runs:1,2,5"),
        ("coins:runs:2^3", "coins:runs:8"),
    ] {
        let game = Ruleset::parse(given).unwrap();
        assert_eq!(game.to_string(), canonical, "{given}");
        assert_eq!(Ruleset::parse(canonical).unwrap(), game);
    }
}

#[test]
fn errors_have_their_position() {
    for (text, code, at) in [
        ("coins:", Code::UnknownGame, 6),
        ("  coins:squares", Code::UnknownGame, 8),
        ("coins:runs:", Code::Empty, 11),
        ("coins:runs:cuckoo", Code::UnknownGame, 11),
        ("coins:runs:1,0", Code::OutOfRange, 13),
        ("coins:runs:1,,2", Code::Empty, 13),
        ("coins:runs:1,2x", Code::NotANumber, 14),
        ("coins:runs:1,2,", Code::Empty, 15),
        ("coins:runs:-1", Code::Negative, 11),
        ("coins:runs:10^30", Code::OutOfRange, 11),
        ("coins:at-most:0", Code::OutOfRange, 14),
        ("coins:at-most:10", Code::OutOfRange, 14),
        ("coins:at-most:", Code::Empty, 14),
        ("coins:exactly:1.5", Code::Fraction, 15),
    ] {
        let error = Ruleset::parse(text).unwrap_err();
        assert_eq!((error.code(), error.at()), (code, Some(at)), "{text}: {error}");
        assert!(error.allowed().is_some(), "{text}");
        assert_eq!(error.value(), text);
    }
    let long = format!("coins:runs:{}", vec!["1"; 1001].join(","));
    assert_eq!(Ruleset::parse(&long).unwrap_err().code(), Code::OutOfRange);
}

#[test]
fn options_are_the_sets_that_the_rule_allows() {
    for (notation, rule) in GAMES {
        let coins = coins(notation);
        for n in 0..=13u64 {
            let mut found = Vec::new();
            let mut amounts = Vec::new();
            coins.options(n, &mut |amount, others| {
                assert_eq!(amount, others.len() as u64 + 1);
                assert!(others.is_sorted_by(|a, b| a < b), "{notation} at {n}: {others:?}");
                amounts.push(amount);
                let all = others.iter().copied().chain([n]).map(|coin| coin as usize);
                found.push(all.collect::<Vec<_>>());
            });
            assert!(amounts.is_sorted(), "{notation} at {n}");
            assert_eq!(coins.option_count(n), found.len() as u64, "{notation} at {n}");
            let mut expected = if n == 0 { vec![] } else { rules::turns(n as usize, rule) };
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{notation} at {n}");
        }
    }
}

#[test]
fn option_counts_stay_in_range() {
    for (notation, _) in GAMES {
        let coins = coins(notation);
        for n in [100, 10_000_000, u64::MAX] {
            if n < u64::MAX || !matches!(coins, Coins::Runs(_)) {
                let count = coins.option_count(n);
                assert!(count >= coins.option_count(99), "{notation} at {n}");
            }
        }
    }
    assert_eq!(coins("coins:motley").option_count(64), 1 << 63);
    assert_eq!(coins("coins:motley").option_count(65), u64::MAX);
    assert_eq!(coins("coins:sym").option_count(1000), u64::MAX);
    assert_eq!(coins("coins:moidores").option_count(u64::MAX), u64::MAX);
}

#[test]
fn values_are_those_of_the_rule() {
    for (notation, rule) in GAMES {
        assert_eq!(values(notation, 16), rules::rule_values(16, rule), "{notation}");
    }
}

#[test]
fn a_row_is_the_nim_sum_of_its_heads() {
    for (notation, rule) in GAMES {
        assert_eq!(rules::rule_values_by_play(10, rule), rules::rule_values(10, rule), "{notation}");
    }
}

#[test]
fn longer_rows_of_at_most_k_coins() {
    for (notation, most, n) in [
        ("coins:turning-turtles", 2, 300),
        ("coins:mock-turtles", 3, 300),
        ("coins:at-most:4", 4, 90),
        ("coins:moebius", 5, 44),
        ("coins:at-most:6", 6, 30),
        ("coins:mogul", 7, 24),
        ("coins:at-most:8", 8, 21),
    ] {
        assert_eq!(values(notation, n as u64), rules::turning_values(n, most), "{notation}");
    }
}

#[test]
fn longer_rows_of_runs() {
    let all: Vec<usize> = (1..=600).collect();
    assert_eq!(values("coins:ruler", 600), rules::axis_values(600, &all));
    for lengths in
        [vec![1], vec![2], vec![7], vec![1, 2, 5], vec![3, 4, 31, 32, 33, 64, 200], (1..=40).collect()]
    {
        let list: Vec<String> = lengths.iter().map(ToString::to_string).collect();
        let notation = format!("coins:runs:{}", list.join(","));
        assert_eq!(values(&notation, 600), rules::axis_values(600, &lengths), "{notation}");
    }
}

#[test]
fn runs_reach_their_limit() {
    // Runs of even length: a row of 2048 coins would be worth 1024.
    let even: Vec<usize> = (1..=1024).map(|half| 2 * half).collect();
    let expected = rules::axis_values(2048, &even);
    let row = |coins: &[u32]| coins.iter().fold(0, |row, value| row ^ value);
    assert!(row(&expected[..2048]) < 1024 && row(&expected) >= 1024);
    assert_eq!(values("coins:runs:even", 2047), expected[..2048]);
    reaches("even", 2047);
    reaches("semiprimes", 20_392);
}

/// A game of runs has this limit, reaches it, and refuses the next value.
fn reaches(set: &str, limit: u64) {
    let mut sequence = games::sequence(&Ruleset::parse(&format!("coins:runs:{set}")).unwrap());
    assert_eq!(sequence.limit(), limit, "{set}");
    sequence.extend(limit, &mut Progress::none()).unwrap();
    let error = sequence.extend(limit + 1, &mut Progress::none()).unwrap_err();
    assert_eq!(error.range(), Some(("0", &*limit.to_string())), "{set}");
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn long_runs_reach_their_limit() {
    reaches("odd", 65_000);
    reaches("primes", 65_000);
    reaches("prime-powers", 65_000);
}

#[test]
fn grunt_is_grundys_game() {
    let splits = oracle::take_and_break::grundys_game_values(400);
    assert_eq!(values("coins:grunt", 401)[1..], splits);
}

/// The longer reaches of the games whose option sets are large.
#[test]
#[ignore = "exhaustive: npm run verify"]
fn rows_as_long_as_the_oracle_reaches() {
    for (notation, most, n) in [
        ("coins:at-most:4", 4, 300),
        ("coins:moebius", 5, 90),
        ("coins:at-most:6", 6, 50),
        ("coins:mogul", 7, 36),
    ] {
        assert_eq!(values(notation, n as u64), rules::turning_values(n, most), "{notation}");
    }
    assert_eq!(values("coins:sym", 23), rules::rule_values(23, rules::symmetric));
    assert_eq!(values("coins:moidores", 22), rules::rule_values(22, rules::at_most::<9>));
}

#[test]
fn published_values() {
    let rows = golden::rows("coin-turning");
    assert_eq!(rows.len(), 8);
    for row in rows {
        let published: Vec<u32> = row[1].split(',').map(|value| value.parse().unwrap()).collect();
        assert_eq!(values(&row[0], 20), published, "{}", row[0]);
        assert_eq!(coins(&row[0]).option_count(20).to_string(), row[2], "{}", row[0]);
    }
    for (notation, table) in [
        ("coins:mock-turtles", "mock-turtles"),
        ("coins:ruler", "ruler"),
        ("coins:moebius", "turn-at-most-5-coins"),
    ] {
        let rows = golden::pairs(table);
        let values = values(notation, rows.iter().map(|row| row.0).max().unwrap() as u64);
        assert!(rows.iter().all(|&(n, value)| values[n] == value), "{notation}");
    }
}

#[test]
fn closed_forms_continue_beyond_the_oracle() {
    for (notation, _) in GAMES {
        let coins = coins(notation);
        assert_eq!(coin_value(&coins, 0), coin_value(&coins, 5).map(|_| 0), "{notation}");
        let computed = values(notation, 25);
        for (n, &value) in (0..).zip(&computed) {
            assert!(coin_value(&coins, n).is_none_or(|closed| closed == u64::from(value)), "{notation} {n}");
        }
    }
    assert_eq!(coin_value(&Coins::AtMost(2), u64::MAX), Some(u64::MAX));
    assert_eq!(coin_value(&Coins::AtMost(3), 1 << 63), Some(u64::MAX - 1));
    assert_eq!(coin_value(&Coins::AtMost(3), (1 << 63) + 1), None);
    assert_eq!(coin_value(&Coins::Exactly(3), u64::MAX), None);
    assert_eq!(coin_value(&Coins::Motley, 64), Some(1 << 63));
    assert_eq!(coin_value(&Coins::Motley, 65), None);
    assert_eq!(coin_value(&Coins::Ruler, u64::MAX - 1), Some(2));
}

#[test]
fn growing_in_steps_gives_the_same_values() {
    for (notation, _) in GAMES {
        let mut sequence = games::sequence(&Ruleset::parse(notation).unwrap());
        let last = sequence.limit().min(40);
        let whole = values(notation, last);
        for n in (0..=last).step_by(3) {
            sequence.extend(n, &mut Progress::none()).unwrap();
            let mut window = vec![0; n as usize - n as usize / 2 + 1];
            sequence.read(n as usize / 2, &mut window);
            assert_eq!(window, whole[n as usize / 2..=n as usize], "{notation} to {n}");
        }
    }
}

#[test]
fn explanations_list_the_options_of_the_rules() {
    for (notation, rule) in GAMES {
        let values = values(notation, 14);
        let mut sequence = games::sequence(&Ruleset::parse(notation).unwrap());
        for n in 0..=14 {
            let explanation = sequence.explain(n, &mut Progress::none()).unwrap();
            assert_eq!(explanation.value, values[n as usize], "{notation} at {n}");
            let options = if n == 0 { 0 } else { rules::turns(n as usize, rule).len() as u64 };
            assert_eq!(explanation.option_count, options, "{notation} at {n}");
            let counted: u64 = explanation.by_value.iter().map(|witness| witness.count).sum();
            // Of very many values only the smallest are listed.
            assert!(counted == options || explanation.by_value.len() == LISTED, "{notation} at {n}");
            if explanation.form == Form::Coins {
                for option in &explanation.options {
                    let sum = option.to.iter().fold(0, |sum, &coin| sum ^ values[coin as usize]);
                    assert_eq!((option.amount, option.value), (option.to.len() as u64 + 1, sum));
                }
            }
        }
        assert_eq!(explanation_refused(&mut *sequence), Code::OutOfRange, "{notation}");
    }
}

fn explanation_refused(sequence: &mut dyn Sequence) -> Code {
    let beyond = sequence.explain_limit() + 1;
    sequence.explain(beyond, &mut Progress::none()).unwrap_err().code()
}

#[test]
fn limits_are_refused_and_work_can_be_stopped() {
    for (notation, _) in GAMES {
        let mut sequence = games::sequence(&Ruleset::parse(notation).unwrap());
        let limit = sequence.limit();
        assert!(sequence.explain_limit() <= limit);
        for n in [limit + 1, u64::MAX] {
            assert_eq!(
                sequence.extend(n, &mut Progress::none()).unwrap_err().code(),
                Code::OutOfRange,
                "{notation}"
            );
        }
    }
    let mut calls = 0;
    let mut listener = |_: f64| {
        calls += 1;
        Progress::answer(calls < 10)
    };
    let mut moebius = games::sequence(&Ruleset::parse("coins:moebius").unwrap());
    assert_eq!(moebius.extend(500, &mut Progress::new(&mut listener)).unwrap_err().code(), Code::Cancelled);
    assert!(moebius.len() > 5 && moebius.len() < 20);
    moebius.extend(31, &mut Progress::none()).unwrap();
    let mut last = [0];
    moebius.read(31, &mut last);
    assert_eq!(last, [2048]); // OEIS A054016
}
