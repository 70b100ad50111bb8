//! Coin-turning games: options and values against the rules, against play and against published
//! tables.

use crate::oracle;
use crate::oracle::coin_turning::{self as rules, Rule};
use crate::oracle::golden;
use crate::shared::{list, none, refused, ruleset, values};
use grundyscope::games::{self, coin_value};
use grundyscope::ruleset::Coins;
use grundyscope::{Code, Progress, Ruleset};

/// Every game with the rule that says which coins may be turned.
pub const GAMES: [(&str, Rule); 19] = [
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
    let Ruleset::Coins(coins) = ruleset(notation) else { panic!("{notation}") };
    coins
}

#[test]
fn options_are_the_sets_that_the_rule_allows() {
    for (notation, rule) in GAMES {
        let coins = coins(notation);
        for n in 0..=13u64 {
            let mut found = Vec::new();
            let mut amounts = Vec::new();
            Ruleset::Coins(coins.clone()).options(n, &mut |amount, others| {
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
fn a_row_is_the_nim_sum_of_its_heads() {
    for (notation, rule) in GAMES {
        assert_eq!(rules::rule_values_by_play(10, rule), rules::rule_values(10, rule), "{notation}");
    }
}

/// Rows as long as the oracle reaches, by the most coins that are turned.
fn rows_of_at_most(games: &[(usize, usize)]) {
    for &(most, n) in games {
        let notation = format!("coins:at-most:{most}");
        assert_eq!(values(&notation, n as u64), rules::turning_values(n, most), "{notation}");
    }
}

#[test]
fn longer_rows_of_at_most_k_coins() {
    rows_of_at_most(&[(2, 300), (3, 300), (4, 90), (5, 44), (6, 30), (7, 24), (8, 21)]);
}

#[test]
fn longer_rows_of_runs() {
    for lengths in
        [vec![1], vec![2], vec![7], vec![1, 2, 5], vec![3, 4, 31, 32, 33, 64, 200], (1..=40).collect()]
    {
        let notation = format!("coins:runs:{}", list(&lengths));
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
    let mut sequence = games::sequence(&ruleset(&format!("coins:runs:{set}")));
    assert_eq!(sequence.limit(), limit, "{set}");
    sequence.extend(limit, &mut none()).unwrap();
    let error = sequence.extend(limit + 1, &mut none()).unwrap_err();
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

#[test]
#[ignore = "exhaustive: npm run verify"]
fn rows_as_long_as_the_oracle_reaches() {
    rows_of_at_most(&[(4, 300), (5, 90), (6, 50), (7, 36)]);
    assert_eq!(values("coins:sym", 23), rules::rule_values(23, rules::symmetric));
    assert_eq!(values("coins:moidores", 22), rules::rule_values(22, rules::at_most::<9>));
}

#[test]
fn published_values() {
    for row in golden::rows("coin-turning") {
        let published: Vec<u32> = row[1].split(',').map(|value| value.parse().unwrap()).collect();
        assert_eq!(values(&row[0], 20), published, "{}", row[0]);
        assert_eq!(coins(&row[0]).option_count(20).to_string(), row[2], "{}", row[0]);
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
fn work_can_be_stopped() {
    let mut calls = 0;
    let mut listener = |_: f64| {
        calls += 1;
        Progress::answer(calls < 10)
    };
    let mut moebius = games::sequence(&ruleset("coins:moebius"));
    assert_eq!(refused(moebius.extend(500, &mut Progress::new(&mut listener))), Code::Cancelled);
    assert!(moebius.len() > 5 && moebius.len() < 20);
    moebius.extend(31, &mut none()).unwrap();
    let mut last = [0];
    moebius.read(31, &mut last);
    assert_eq!(last, [2048]); // OEIS A054016
}
