//! The index of known sequences against their definitions and the published terms, and what is
//! recognised.

use crate::oracle;
use crate::oracle::take_and_break::octal_values;
use crate::oracle::two_heaps as pairs;
use crate::oracle::zeckendorf::{Words, fibonacci_word, zeckendorf};
use crate::sequences::naive;
use crate::shared::{refused, values};
use grundyscope::recognition::{
    COMPARED_VALUES, Known, MAX_SHIFT, MAX_TERMS, MIN_TERMS, Match, ShiftedCode, first_terms, known,
    octal_codes, recognise,
};
use grundyscope::ruleset::OctalCode;
use grundyscope::{Code, Ruleset, games};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// How many terms a definition gives at least.
const TERMS: usize = 40;

fn wide(values: Vec<u32>) -> Vec<u64> {
    values.into_iter().map(u64::from).collect()
}

/// Values of an octal game.
fn octal(code: &[u8], n: usize) -> Vec<u64> {
    wide(octal_values(code, n))
}

fn zeros(values: &[u64]) -> Vec<u64> {
    (0..).zip(values).filter(|(_, value)| **value == 0).map(|(n, _)| n).collect()
}

/// The pairs of Wythoff's nim by their rule: the least heap not yet used, and k more.
fn wythoff_pairs() -> Vec<(u64, u64)> {
    let mut pairs = vec![(0, 0)];
    for k in 1..100 {
        let used = |heap| pairs.iter().any(|&(a, b)| a == heap || b == heap);
        let least = (1..1_000).find(|&heap| !used(heap)).unwrap();
        pairs.push((least, least + k));
    }
    pairs
}

/// A sequence by its definition, from the OEIS's offset on.
fn defined(sequence: Known) -> Vec<u64> {
    let wythoff = || pairs::table(TERMS, |a, b| pairs::r_wythoff(1, a, b));
    let word = || fibonacci_word(TERMS).into_iter().map(u64::from);
    let taking = |game: &str| wide(naive(game));
    match sequence.number {
        _ if !sequence.game.is_empty() => taking(sequence.game).split_off(sequence.offset as usize),
        "A030193" => zeros(&taking("take:squares")),
        "A001581" => zeros(&taking("take:fibonacci")).split_off(1),
        "A025043" => zeros(&taking("take:primes")),
        "A070939" => [1].into_iter().chain(taking("take:at-least-half").split_off(1)).collect(),
        "A054016" => wide(oracle::coin_turning::turning_values(30, 5)).split_off(1),
        "A051917" => (1..24).map(|a| oracle::nimber::nim_inverse(a).unwrap().into()).collect(),
        "A006042" => (0..26).map(|a| oracle::nimber::nim_product(a, a).into()).collect(),
        "A000201" => wythoff_pairs().into_iter().skip(1).map(|pair| pair.0).collect(),
        "A001950" => wythoff_pairs().into_iter().skip(1).map(|pair| pair.1).collect(),
        "A002251" => {
            let pairs = wythoff_pairs();
            let other = |heap| {
                let pair = pairs.iter().find(|&&(a, b)| a == heap || b == heap).unwrap();
                pair.0 + pair.1 - heap
            };
            (0..TERMS as u64).map(other).collect()
        }
        "A004481" => {
            let table = wythoff();
            let diagonals = (0..TERMS).flat_map(|sum| (0..=sum).map(move |row| (row, sum - row)));
            diagonals.map(|(row, column)| table[row][column].into()).collect()
        }
        "A004482" => wythoff()[1].iter().copied().map(u64::from).collect(),
        "A047708" => wythoff().iter().enumerate().map(|(heap, row)| row[heap].into()).collect(),
        "A003714" => {
            let next = |words: &Words| {
                let mut words = *words;
                words.advance();
                Some(words)
            };
            std::iter::successors(Some(Words::default()), next).take(TERMS).map(Words::word).collect()
        }
        "A007895" => (0..TERMS as u64).map(|n| zeckendorf(n).len() as u64).collect(),
        "A139764" => (1..TERMS as u64).map(|n| *zeckendorf(n).last().unwrap()).collect(),
        "A005206" => {
            let mut values: Vec<u64> = vec![0];
            for n in 1..TERMS {
                values.push(n as u64 - values[values[n - 1] as usize]);
            }
            values
        }
        "A003849" => word().collect(),
        "A005614" => word().map(|letter| 1 - letter).collect(),
        other => panic!("{other} has no definition here: write one"),
    }
}

#[test]
fn the_index_holds_the_published_terms() {
    let published = oracle::golden::rows("known-sequences");
    assert_eq!(known().count(), published.len());
    for (sequence, row) in known().zip(&published) {
        assert_eq!(sequence.number, row[0]);
        assert_eq!(sequence.offset.to_string(), row[1], "{}", row[0]);
        let terms: Vec<String> = sequence.terms().iter().map(ToString::to_string).collect();
        assert_eq!(terms.join(","), row[2], "{}", row[0]);
        assert!(terms.len() >= 20, "{}", row[0]);
        assert!(!sequence.name.is_empty());
    }
}

#[test]
fn every_sequence_and_its_game_follow_the_definition() {
    let mut known_games = 0;
    for sequence in known() {
        let (defined, terms) = (defined(sequence), sequence.terms());
        assert!(defined.len() >= terms.len(), "{}: {}", sequence.number, defined.len());
        assert_eq!(terms, defined[..terms.len()], "{}", sequence.number);
        if !sequence.game.is_empty() {
            known_games += 1;
            let first = sequence.offset as usize;
            let values = wide(values(sequence.game, (first + terms.len()) as u64));
            assert_eq!(values[first..][..terms.len()], terms, "{}", sequence.number);
        }
    }
    assert!(known_games > 20);
}

fn first(terms: &[u64]) -> Match {
    recognise(terms).unwrap().into_iter().next().expect("something is recognised")
}

#[test]
fn a_sequence_recognises_itself() {
    for sequence in known() {
        let terms = sequence.terms();
        let found = recognise(&terms).unwrap();
        let own = found.iter().find(|one| one.sequence == sequence).unwrap();
        assert_eq!((own.matched, own.from, own.index), (terms.len(), 0, sequence.offset.into()));
        assert!(own.complete);
        // Nothing else can match as many terms: else the index holds the same sequence twice.
        assert_eq!(found[0].sequence, sequence);
        let less = |one: &Match| one.matched < terms.len() || one.shift().abs() > own.shift().abs();
        assert!(found[1..].iter().all(less));
        let many = recognise(&terms[..MIN_TERMS]).unwrap();
        assert!(many.is_sorted_by_key(|one| (usize::MAX - one.matched, one.shift().abs())));
    }
}

#[test]
fn shifted_and_longer_and_shorter_terms() {
    // Kayles by the oracle, longer than the index knows it.
    let kayles = octal(&[0, 7, 7], 60);
    let found = first(&kayles);
    assert_eq!((found.sequence.number, found.matched, found.complete), ("A002186", 34, false));
    // Without its beginning.
    let found = first(&kayles[5..20]);
    assert_eq!((found.sequence.number, found.matched, found.shift()), ("A002186", 15, 5));
    // With something before it.
    let shifted: Vec<u64> = [9, 9].into_iter().chain(kayles[..12].iter().copied()).collect();
    let found = first(&shifted);
    assert_eq!((found.from, found.matched, found.shift()), (2, 12, -2));
    // Coins from number 1 on, with the entry 0 in front: the shift is none.
    let found = first(&[0, 1, 2, 4, 7, 8, 11, 13, 14]);
    assert_eq!((found.sequence.number, found.from, found.index, found.shift()), ("A000069", 1, 1, 0));
    // Dawson's Kayles, 0.07, is Dawson's Chess with one more in front.
    let found = first(&octal(&[0, 0, 7], 60));
    assert_eq!((found.sequence.number, found.shift()), ("A002187", -1));
}

#[test]
fn different_terms_are_not_recognised() {
    for sequence in known() {
        let mut terms = sequence.terms();
        terms[19] += 1_000_000;
        assert_eq!(recognise(&terms).unwrap(), [], "{}", sequence.number);
    }
    assert_eq!(recognise(&[u64::MAX; 30]).unwrap(), []);
    assert_eq!(recognise(&[3, 1, 4, 1, 5, 9, 2, 6]).unwrap(), []);
}

#[test]
fn too_few_and_too_many_terms_are_refused() {
    assert_eq!(refused(recognise(&[])), Code::Empty);
    assert_eq!(recognise(&[0; MIN_TERMS - 1]).unwrap_err().code(), Code::OutOfRange);
    assert_eq!(recognise(&vec![0; MAX_TERMS + 1]).unwrap_err().code(), Code::OutOfRange);
    assert!(recognise(&vec![0; MAX_TERMS]).is_ok());
}

proptest! {
    #[test]
    fn any_range_of_terms_is_found(place in 0usize..44, from in 0usize..10, length in 10usize..20) {
        let sequence = known().nth(place).unwrap();
        let terms = sequence.terms();
        let stretch = &terms[from..(from + length).min(terms.len())];
        prop_assert!(recognise(stretch).unwrap().iter().any(|found| found.sequence == sequence));
    }
}

/// The codes d0.d1d2d3 with d0 = 0 or 4, but for that of the game without moves.
fn short_codes() -> impl Iterator<Item = [u8; 4]> {
    (1..1_024u16).map(|number| {
        let digit = |place: u16| (number >> (9 - 3 * place) & 7) as u8;
        [if number < 512 { 0 } else { 4 }, digit(1), digit(2), digit(3)]
    })
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn octal_games_are_recognised_by_their_first_30_values() {
    const FAR: usize = 800;
    let mut far: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    let (mut proved, mut groups) = (0, 0);
    for digits in short_codes() {
        let code = OctalCode::new(&digits, 0).unwrap();
        let terms: Vec<u64> = octal(&digits, 29);
        let found = octal_codes(&terms, None).unwrap();
        assert_eq!(found[0].codes[0].shift, 0, "{code}");
        let own = ShiftedCode { code: code.clone(), shift: 0 };
        let own = found.iter().find(|group| group.codes.contains(&own));
        let own = own.unwrap_or_else(|| panic!("{code}: {found:?}"));
        assert_eq!((own.from == 0, own.matched + own.from, own.complete), (true, 30, true), "{code}");
        groups += 1;
        proved += usize::from(own.proved);
        // Proved ones are equal far beyond what was compared, the others as far as that.
        let last = if own.proved { FAR } else { COMPARED_VALUES };
        for other in &own.codes {
            for one in [&code, &other.code] {
                far.entry(one.to_string())
                    .or_insert_with(|| values(&one.to_string(), (FAR + MAX_SHIFT) as u64));
            }
            let (here, there) = (&far[&code.to_string()], &far[&other.code.to_string()]);
            let same = (0..last).all(|n| {
                let heap = n.checked_add_signed(other.shift as isize);
                heap.is_none_or(|heap| here[n] == there[heap])
            });
            assert!(same, "{code} and {} with {}", other.code, other.shift);
        }
    }
    assert!(2 * proved > groups && proved < groups, "{proved} of {groups}");
}

#[test]
fn codes_that_agree_for_hundreds_of_heaps_are_not_said_to_be_equal() {
    let terms: Vec<u64> = octal(&[0, 3, 6], 99);
    let found = octal_codes(&terms, None).unwrap();
    let has = |code: &str| found[0].codes.iter().any(|one| one.code.to_string() == code);
    assert!(has("octal:0.36") && has("octal:0.161") && !found[0].proved, "{found:?}");
    let (one, other) = (octal_values(&[0, 3, 6], 700), octal_values(&[0, 1, 6, 1], 700));
    let differ = (0..700).find(|&heap| one[heap] != other[heap]).unwrap();
    assert!(differ > COMPARED_VALUES, "{differ}");
}

#[test]
fn cousins_have_the_same_values_with_their_shift() {
    // Each code beside all others, by the definition of the games: no cousin is missed.
    let all: Vec<(OctalCode, Vec<u64>)> = short_codes()
        .map(|digits| {
            let values = octal(&digits, 70);
            (OctalCode::new(&digits, 0).unwrap(), values)
        })
        .collect();
    for (code, values) in all.iter().step_by(5) {
        let terms = &values[..60];
        let mut expected = Vec::new();
        for (other, others) in &all {
            let agrees = |shift: &isize| {
                let pairs =
                    (0..60usize).filter_map(|n| Some((terms[n], others[n.checked_add_signed(*shift)?])));
                pairs.clone().all(|(term, value)| term == value) && pairs.clone().any(|(term, _)| term > 0)
            };
            if let Some(shift) = [0, -1, 1, -2, 2, -3, 3].into_iter().find(agrees) {
                expected.push((other.to_string(), shift as i64));
            }
        }
        let mut found: Vec<(String, i64)> = octal_codes(terms, None)
            .unwrap()
            .into_iter()
            .flat_map(|group| group.codes)
            .map(|one| (one.code.to_string(), one.shift))
            .collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{code}");
    }
}

#[test]
fn terms_of_octal_codes_are_compared_as_far_as_values_go() {
    let kayles: Vec<u64> = octal(&[0, 7, 7], 449);
    let found = octal_codes(&kayles, None).unwrap();
    assert_eq!((found[0].matched, found[0].complete, found[0].proved), (COMPARED_VALUES, false, true));
    let codes: Vec<String> =
        found[0].codes.iter().map(|one| format!("{}{:+}", one.code, one.shift)).collect();
    assert_eq!(codes[..3], ["octal:0.77+0", "octal:0.771+0", "octal:4.4+1"]);
    for wrong in [0, 11, 12, 29, 399] {
        let mut terms = kayles.clone();
        terms[wrong] += 1;
        assert_eq!(octal_codes(&terms, None).unwrap(), [], "{wrong}");
    }
    // Nothing but zeros, or too few terms that are shifted, is no game.
    assert_eq!(octal_codes(&[0; 20], None).unwrap(), []);
    assert!(octal_codes(&kayles[..7], None).unwrap().iter().all(|group| group.codes[0].shift == 0));
    assert_eq!(refused(octal_codes(&[1, 2, 3], None)), Code::OutOfRange);
    let game =
        Ruleset::parse("rule:(n to n-1 or n-2; n to a and b for a+b = n-1; n to a and b for a+b = n-2)");
    let mut own = games::sequence(&game.unwrap());
    assert_eq!(
        octal_codes(&first_terms(&mut *own, 40, None).unwrap(), None).unwrap()[0].codes[0].code.to_string(),
        "octal:0.77"
    );
}
