//! Periods with evidence: against published tables, against the definition, and against liars.

use crate::oracle;
use crate::oracle::periods::{
    all_but_values, are_code_values, digits, laskers_nim_values, least_period, subtraction_values,
};
use crate::oracle::take::{powers_of, take_values};
use crate::oracle::take_and_break::octal_values;
use crate::shared::{Given, Random, computed, read, refused, ruleset, set_of};
use dashu_int::UBig;
use grundyscope::periodicity::{
    self, Certificate, Criterion, Rules, Source, Status, analyse, check, check_values, prove, rules_of,
};
use grundyscope::{Code, Ruleset, games};

pub fn octal(code: &str) -> Rules {
    Rules::Octal { digits: digits(code) }
}

pub fn proved(rules: &Rules, values: &[u32]) -> Certificate {
    prove(rules, values, None).unwrap().unwrap_or_else(|| panic!("{rules:?}"))
}

/// What every certificate must stand: the check from the definition, and values far beyond those
/// that it saw.
fn stands(proof: &Certificate, values: &[u32]) {
    assert_eq!(check(proof), Ok(()), "{:?}", proof.rules);
    assert_eq!(check_values(proof, values), Ok(()), "{:?}", proof.rules);
    for (n, &value) in values.iter().enumerate() {
        assert_eq!(proof.value_at(&n.into()), value.into(), "{:?} at {n}", proof.rules);
    }
    // The fewest values that prove it do, and one fewer does not.
    let enough = &values[..proof.computed as usize];
    assert_eq!(proved(&proof.rules, enough), *proof);
    assert_ne!(prove(&proof.rules, &enough[..enough.len() - 1], None).unwrap().as_ref(), Some(proof));
}

/// The rows of the published octal periods that need at most (or more than) so many values.
fn published(needs: impl Fn(u64) -> bool) -> impl Iterator<Item = (String, u64, u64)> {
    oracle::golden::rows("octal-periods").into_iter().filter_map(move |row| {
        let [code, preperiod, period, _source] = &row[..] else { panic!("{row:?}") };
        let (preperiod, period): (u64, u64) = (preperiod.parse().unwrap(), period.parse().unwrap());
        needs(2 * preperiod.max(1) + 2 * period).then(|| (code.clone(), preperiod, period))
    })
}

fn check_published(code: &str, preperiod: u64, period: u64) {
    let (digits, rules) = (digits(code), octal(code));
    let last = digits.iter().rposition(|&digit| digit != 0).unwrap();
    let needed = 2 * preperiod.max(1) as usize + 2 * period as usize + last;
    let values = octal_values(&digits, needed.max(400) + 200);
    let proof = proved(&rules, &values);
    assert_eq!((proof.preperiod, proof.period, proof.saltus), (preperiod, period, 0), "{code}");
    let expected =
        if digits.iter().any(|&d| d >= 4) { Criterion::GuySmith } else { Criterion::WindowRepetition };
    assert_eq!(proof.criterion, expected, "{code}");
    assert_eq!(proof.last_exception.map(|last| last.index), preperiod.checked_sub(1), "{code}");
    stands(&proof, &values);
}

#[test]
fn published_octal_periods() {
    let mut count = 0;
    for (code, preperiod, period) in published(|values| values < 9_000) {
        check_published(&code, preperiod, period);
        count += 1;
    }
    assert!(count > 80, "{count}");
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn published_octal_periods_that_take_seconds() {
    for (code, preperiod, period) in published(|values| (9_000..200_000).contains(&values)) {
        check_published(&code, preperiod, period);
    }
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn published_octal_periods_of_millions_of_values() {
    // The engine's values, which are compared with the definition to the end of the pre-period:
    // 0.16 and 0.56 (Gangolli and Plambeck 1989). 0.354 (Flammenkamp 2002) needs 20 million values,
    // more than the engine holds.
    std::thread::scope(|scope| {
        for (code, preperiod, period) in published(|values| (200_000..10_000_000).contains(&values)) {
            scope.spawn(move || {
                let n = 2 * (preperiod + period) + 10;
                let game = format!("octal:{code}");
                let mut sequence = computed(&game, n);
                if n < 1_000_000 {
                    let first = read(&*sequence, 0, (preperiod + period).min(330_000) as usize);
                    let narrow: Vec<u16> = first.into_iter().map(|value| value as u16).collect();
                    assert!(are_code_values(&digits(&code), &narrow), "{code}");
                }
                let found = periodicity::periodicity(&ruleset(&game), &mut *sequence, n, None);
                let Status::Proved(proof) = found.unwrap().status else { panic!("{code} is not proved") };
                assert_eq!((proof.preperiod, proof.period, proof.saltus), (preperiod, period, 0), "{code}");
            });
        }
    });
}

#[test]
fn published_exceptions() {
    for row in oracle::golden::rows("octal-exceptions") {
        let [code, period, from, exceptions] = &row[..] else { panic!("{row:?}") };
        let from: u64 = from.parse().unwrap();
        let values = octal_values(&digits(code), 500);
        let proof = proved(&octal(code), &values);
        assert_eq!(proof.period.to_string(), *period, "{code}");
        let found = proof.exceptions().into_iter().map(|exception| exception.index);
        let expected: Vec<u64> = exceptions.split(' ').map(|index| index.parse().unwrap()).collect();
        assert_eq!(found.filter(|&index| index >= from).collect::<Vec<u64>>(), expected, "{code}");
    }
}

#[test]
fn every_subtraction_set_within_12() {
    for set in (1..1 << 12).map(set_of) {
        let values = subtraction_values(&set, 1_000);
        let rules = Rules::FiniteSubtraction { set: set.clone() };
        let proof = proved(&rules, &values[..500]);
        assert_eq!(proof.criterion, Criterion::WindowRepetition);
        stands(&proof, &values);
        let (from, period, rise) = least_period(&values).unwrap();
        assert_eq!((proof.preperiod, proof.period, rise), (from as u64, period as u64, 0), "{set:?}");
        // The same rules as an octal code.
        let mut code = vec![0; 13];
        for &s in &set {
            code[s as usize] = 3;
        }
        let by_code = proved(&Rules::Octal { digits: code }, &values);
        assert_eq!((by_code.preperiod, by_code.period), (proof.preperiod, proof.period), "{set:?}");
    }
}

#[test]
fn every_small_code() {
    // All octal codes of three digits after the point, with and without splitting at no cost, and
    // all hexadecimal ones of two.
    let octal = (0..1024u16).map(|code| vec![code >> 9 << 2, code >> 6 & 7, code >> 3 & 7, code & 7]);
    let all = octal.chain((0..256).map(|code| vec![0, code >> 4, code & 15]));
    let mut with_three_heaps = 0;
    for digits in all.map(|code| code.into_iter().map(|digit| digit as u8).collect::<Vec<u8>>()) {
        let is_octal = digits.iter().all(|&digit| digit < 8);
        let values = octal_values(&digits, if is_octal { 300 } else { 100 });
        // Nothing that rises is proved of a code: there the answer is at most that it was observed.
        let Some(proof) = prove(&Rules::Octal { digits }, &values, None).unwrap() else { continue };
        assert_eq!(proof.saltus, 0);
        stands(&proof, &values);
        with_three_heaps += usize::from(!is_octal);
    }
    assert!(with_three_heaps > 10, "{with_three_heaps}");
}

#[test]
fn games_without_moves() {
    for rules in [octal("0.0"), octal("0.1"), Rules::FiniteSubtraction { set: vec![] }, octal("0.002")] {
        let values = match &rules {
            Rules::Octal { digits } => octal_values(digits, 100),
            _ => vec![0; 100],
        };
        stands(&proved(&rules, &values), &values);
    }
    // The empty position of take-nothing: G = 0, not to be mistaken for a period of nothing.
    assert!(prove(&octal("0.0"), &[], None).unwrap().is_none());
    assert!(prove(&octal("0.0"), &[0], None).unwrap().is_none());
}

#[test]
fn all_but_sets() {
    for excluded in (0..1 << 8).map(set_of) {
        let values = all_but_values(&excluded, 500);
        let proof = proved(&Rules::AllBut { excluded: excluded.clone() }, &values);
        assert_eq!(proof.criterion, Criterion::AllBut);
        stands(&proof, &values);
        let (from, period, rise) = least_period(&values).unwrap();
        let found = (proof.preperiod, proof.period, proof.saltus);
        assert_eq!(found, (from as u64, period as u64, rise.unsigned_abs()), "{excluded:?}");
        // Sleator and Slusky, arXiv:1201.3299: up to three excluded numbers leave no pre-period.
        if excluded.len() <= 3 {
            assert_eq!(proof.preperiod, 0, "{excluded:?}");
        }
    }
}

#[test]
fn named_sets_with_a_formula() {
    let with_remainder = |rest| take_values(200, move |_, amount| amount % 2 == rest);
    let mut games = vec![("odd".to_owned(), with_remainder(1), 2), ("even".to_owned(), with_remainder(0), 2)];
    for base in 2..=13 {
        let period = if base % 2 == 0 { base + 1 } else { 2 };
        games.push((format!("powers-of-{base}"), take_values(200, powers_of(base)), period));
    }
    for (set, values, period) in games {
        let proof = proved(&rules_of(&ruleset(&format!("take:{set}"))), &values);
        assert_eq!((proof.criterion, proof.period), (Criterion::ClosedForm, period), "{set}");
        stands(&proof, &values);
    }
}

#[test]
fn nim_and_laskers_nim() {
    let nim: Vec<u32> = (0..300).collect();
    let proof = proved(&Rules::Nim, &nim);
    stands(&proof, &nim);
    assert_eq!((proof.preperiod, proof.period, proof.saltus, proof.computed), (0, 1, 1, 2));
    let n = UBig::from(10u32).pow(1000);
    assert_eq!(proof.value_at(&n), n);

    let values = laskers_nim_values(300);
    for digits in [vec![4], vec![4, 3], vec![4, 3, 3]] {
        let proof = proved(&Rules::OctalRepeating { digits, tail: vec![3] }, &values);
        assert_eq!(proof.criterion, Criterion::LaskersNim);
        stands(&proof, &values);
        // 10^1000 = 4k + 4 has value 4k + 3.
        assert_eq!(proof.value_at(&n), n.clone() - UBig::ONE);
    }
}

#[test]
fn games_without_a_theorem_are_observed_at_most() {
    let factorials = oracle::take::take_values(5_100, oracle::take::factorials);
    for n in [100, 1_000, 5_049] {
        let found = analyse(&Rules::Other, &factorials[..=n], 0, None).unwrap();
        let Status::Observed { repetition, needed_to } = found.status else { panic!("{found:?}") };
        assert_eq!((repetition.preperiod, repetition.period, repetition.saltus), (0, 25, 0));
        assert_eq!((needed_to, found.checked_to, found.broken), (None, n as u64, None));
    }
    // OEIS A014587: "The first counterexample is a(5050) = 4".
    for n in [5_050, 5_100] {
        let found = analyse(&Rules::Other, &factorials[..=n], 0, None).unwrap();
        assert_eq!(found.status, Status::None);
        let broken = found.broken.unwrap();
        assert_eq!((broken.repetition.preperiod, broken.repetition.period, broken.at), (0, 25, 5_050));
    }
    assert_eq!(factorials[5_050], 4);

    let squares = oracle::take::take_values(2_000, oracle::take::squares);
    let found = analyse(&Rules::Other, &squares, 0, None).unwrap();
    assert_eq!((found.status, found.broken.map(|broken| broken.at)), (Status::None, Some(25)));
    // Triplicate nim, 0.8: 0 0 0 1 1 1 2 2 2 ... from 1 on (Winning Ways, chapter 4). No theorem
    // here proves what rises.
    let triplicate = octal_values(&[0, 8], 100);
    assert_eq!(triplicate, (0..=100u32).map(|n| n.saturating_sub(1) / 3).collect::<Vec<u32>>());
    let found = analyse(&octal("0.8"), &triplicate, 0, None).unwrap();
    let Status::Observed { repetition, needed_to } = found.status else { panic!("{found:?}") };
    assert_eq!((repetition.preperiod, repetition.period, repetition.saltus), (1, 3, 1));
    assert_eq!(needed_to, None);
    let grundys = oracle::take_and_break::grundys_game_values(1_000);
    assert_eq!(analyse(&Rules::Other, &grundys, 0, None).unwrap().status, Status::None);
}

#[test]
fn a_period_is_observed_first_and_proved_with_enough_values() {
    // 0.177: pre-period 497, period 20 (OEIS A071435); 2 * 497 + 2 * 20 + 3 values prove it.
    let values = octal_values(&[0, 1, 7, 7], 1_100);
    let at = |n: usize| analyse(&octal("0.177"), &values[..=n], 0, None).unwrap().status;
    assert_eq!(at(600), Status::None);
    let Status::Observed { repetition, needed_to } = at(1_000) else { panic!("{:?}", at(1_000)) };
    assert_eq!((repetition.preperiod, repetition.period, needed_to), (497, 20, Some(1_036)));
    assert!(matches!(at(1_035), Status::Observed { .. }));
    assert!(matches!(at(1_036), Status::Proved(_)));
}

#[test]
fn repetitions_that_count_as_observed() {
    let status = |values: &[u32]| analyse(&Rules::Other, values, 0, None).unwrap().status;
    let repeats = |values: &[u32]| matches!(status(values), Status::Observed { .. });
    for values in [&[][..], &[0], &[0, 1], &[0; 15], &[0, 1, 0, 1]] {
        assert_eq!(status(values), Status::None, "{values:?}");
    }
    assert!(repeats(&[0; 16]));
    // Three whole periods, and not one value less.
    let period: Vec<u32> = [3, 1, 4, 1, 5, 9, 2, 6, 8].repeat(4);
    assert!(repeats(&period[..27]) && !repeats(&period[..26]));
    // Exactly half of the examined values, which is the least that counts.
    let late = |before: u32| (0..before).map(|n| n * n).chain([7; 30]).collect::<Vec<u32>>();
    assert!(repeats(&late(30)) && !repeats(&late(31)));
    // What falls does not count; what rises does.
    assert!(!repeats(&(0..99).rev().collect::<Vec<u32>>()));
    assert!(repeats(&(0..99).collect::<Vec<u32>>()));
    // Taking at least half: value 7 for all of 64..128, and yet no period.
    let half: Vec<u32> = (0..128u32).map(|n| 32 - n.leading_zeros()).collect();
    assert!(repeats(&half));
    assert_eq!(analyse(&Rules::AtLeastHalf, &half, 0, None).unwrap().status, Status::None);
    // Coins are numbered from 1: entry 0 is no position.
    let coins: Vec<u32> = [9].into_iter().chain([1, 2].repeat(20)).collect();
    let Status::Observed { repetition, .. } = analyse(&Rules::Other, &coins, 1, None).unwrap().status else {
        panic!("{coins:?}")
    };
    assert_eq!((repetition.preperiod, repetition.period), (1, 2));
}

#[test]
fn the_finder_agrees_with_every_period_tried() {
    // Random words with a repeating end, with and without saltus.
    let mut random = Random(1);
    let mut random = |below: u64| random.below(below);
    for _ in 0..3_000 {
        let (before, period, rise) = (random(20), 1 + random(9), random(3));
        let mut values: Vec<u32> = (0..before + period).map(|_| random(3) as u32 + 10).collect();
        for n in (before + period) as usize..80 {
            values.push(values[n - period as usize] + rise as u32);
        }
        let (from, least, rise) = least_period(&values).unwrap();
        let Status::Observed { repetition, .. } = analyse(&Rules::Other, &values, 0, None).unwrap().status
        else {
            panic!("{values:?}")
        };
        let found = (repetition.preperiod as usize, repetition.period as usize, repetition.saltus);
        assert_eq!(found, (from, least, rise.unsigned_abs()), "{values:?}");
    }
}

#[test]
fn the_longest_broken_repetition_is_reported() {
    let parts: [&[u32]; 4] = [&[0, 1].repeat(12), &[7; 76], &[3], &[1, 2, 3, 4, 8, 16]];
    let values = parts.concat();
    let broken = analyse(&Rules::Other, &values, 0, None).unwrap().broken.unwrap();
    assert_eq!((broken.repetition.preperiod, broken.repetition.period, broken.at), (24, 1, 100));
    let broken = analyse(&Rules::Other, &values[..60], 0, None).unwrap().broken.unwrap();
    assert_eq!((broken.repetition.preperiod, broken.repetition.period, broken.at), (0, 2, 24));
}

#[test]
fn values_at_any_index() {
    let half = ruleset("take:at-least-half");
    let n = UBig::from(10u32).pow(1000);
    let ask =
        |game: &Ruleset, n: &UBig| periodicity::value(&rules_of(game), &mut *games::sequence(game), n, None);
    // 10^1000 has 3322 binary digits.
    let value = ask(&half, &n).unwrap();
    assert_eq!((value.value, value.source), (3322u32.into(), Source::ClosedForm));
    let squares = ruleset("take:squares");
    let value = ask(&squares, &29u32.into()).unwrap();
    assert_eq!((value.value, value.source), (5u32.into(), Source::Computed));
    let error = ask(&squares, &n).unwrap_err();
    assert_eq!(error.code(), Code::OutOfRange);
    assert!(error.to_string().contains("no period"), "{error}");
}

#[test]
fn far_values_follow_from_a_proved_period() {
    let all = octal_values(&[0, 1, 7, 7], 4_000);
    for n in [0, 255, 256, 1_023, 1_024, 3_999, 4_000] {
        let mut sequence = Given::new(all.clone());
        let value = periodicity::value(&octal("0.177"), &mut sequence, &n.into(), None).unwrap();
        assert_eq!(value.value, all[n].into(), "{n}");
        // 1037 values prove it; the next search is at 2048 values.
        let (source, known) = if n < 2_048 { (Source::Computed, n + 1) } else { (Source::Period, 2_048) };
        assert_eq!((value.source, sequence.known), (source, known), "{n}");
    }
    let far = UBig::from(10u32).pow(1000);
    let mut sequence = Given::new(all.clone());
    let value = periodicity::value(&octal("0.177"), &mut sequence, &far, None).unwrap();
    // 10^1000 is 0 modulo 20, and so is 3000.
    assert_eq!((value.value, value.source), (all[3_000].into(), Source::Period));
    // Not enough values for a proof: no answer, and no guess.
    let mut sequence = Given::new(all[..1_000].to_vec());
    let refusal = refused(periodicity::value(&octal("0.177"), &mut sequence, &far, None));
    assert_eq!(refusal, Code::OutOfRange);
}
