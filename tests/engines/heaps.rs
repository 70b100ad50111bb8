//! Heap games: whole families of them against playing by the definition.

use crate::oracle;
use crate::oracle::periods::{all_but_values, subtraction_values};
use crate::oracle::take::take_values;
use crate::oracle::take_and_break::{code_values, grundys_game_values, octal_values};
use crate::shared::{all, computed, list, none, read, refused, ruleset, set_of, values};
use dashu_int::UBig;
use grundyscope::games::{self, TakeAndBreak};
use grundyscope::ruleset::OctalCode;
use grundyscope::sequence::{self, Sequence, records, zeros};
use grundyscope::{Code, LengthSet, Progress, Ruleset};
use proptest::prelude::*;

/// Heaps of 2n and 2n + 1 stones have the two values whose half is that of n pins of Kayles.
#[test]
fn double_kayles_is_kayles_in_pairs() {
    let (double, kayles) = (values("double-kayles", 4_001), values("kayles", 2_000));
    for (heap, &value) in kayles.iter().enumerate() {
        assert_eq!(double[2 * heap] / 2, value, "{heap}");
        assert_eq!(double[2 * heap + 1], double[2 * heap] ^ 1, "{heap}");
    }
}

#[test]
fn every_text_is_parsed_quickly() {
    let numbers = |count: u32| format!("take:{}", list(1..=count));
    let digits = |count: usize| format!("octal:0.{}", "7".repeat(count));
    assert!(Ruleset::parse(&numbers(1_000)).is_ok() && Ruleset::parse(&digits(256)).is_ok());
    let long = ["take:", "take:1,", "octal:0.(", "hex:", "Dawson's ", "("].map(|start| start.repeat(100_000));
    for text in long.into_iter().chain([numbers(1_001), digits(257)]) {
        assert_eq!(refused(Ruleset::parse(&text)), Code::OutOfRange);
    }
}

#[test]
fn all_512_octal_codes_of_three_digits_to_120() {
    octal_codes(120);
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn all_512_octal_codes_of_three_digits_to_2000() {
    octal_codes(2_000);
}

fn octal_codes(n: u64) {
    for code in 0..512u16 {
        let digits = [0, code / 64, code / 8 % 8, code % 8].map(|digit| digit as u8);
        let game = format!("octal:0.{code:03o}");
        assert_eq!(values(&game, n), octal_values(&digits, n as usize), "{game}");
    }
}

#[test]
fn hexadecimal_codes_of_two_digits() {
    for code in 0..=255u8 {
        let digits = [0, code / 16, code % 16];
        let expected = code_values(|taken| digits.get(taken).copied().unwrap_or(0), 40);
        assert_eq!(values(&format!("hex:0.{code:02X}"), 40), expected, "0.{code:02X}");
    }
    for game in ["hex:8.3", "hex:C.1", "hex:0.(9)", "hex:4.8(0C1)"] {
        let Ruleset::Octal(code) = ruleset(game) else { panic!("{game}") };
        assert_eq!(values(game, 60), code_values(|taken| code.digit(taken as u64), 60), "{game}");
    }
}

#[test]
fn all_4095_subtraction_sets_within_twelve() {
    for set in (1..1 << 12).map(set_of) {
        let game = format!("take:{}", list(&set));
        assert_eq!(values(&game, 1_000), subtraction_values(&set, 1_000), "{game}");
    }
}

#[test]
fn all_but_any_of_eight() {
    for excluded in (1..=255).map(set_of) {
        let game = format!("take:all-but:{}", list(&excluded));
        assert_eq!(values(&game, 120), all_but_values(&excluded, 120), "{game}");
    }
}

#[test]
fn sets_with_a_parameter() {
    for k in 3..20 {
        let expected = oracle::take::take_values(400, oracle::take::polygonal(k));
        assert_eq!(values(&format!("take:polygonal-{k}"), 400), expected, "polygonal-{k}");
    }
    for base in 2..=13 {
        let game = format!("take:powers-of-{base}");
        let expected = take_values(1_000, oracle::take::powers_of(base));
        assert_eq!(values(&game, 1_000), expected, "{game}");
        let sequence = games::sequence(&ruleset(&game));
        let far = (0..=1_000u32).map(|n| sequence.closed_form(&n.into()));
        assert!(far.eq(expected.into_iter().map(Some)), "{game}");
    }
}

#[test]
fn values_beyond_the_rows_continue() {
    // All numbers up to 1000: G(n) = n mod 1001, which leaves the quick rows of marks at 960.
    let found = values(&format!("take:{}", list(1..=1_000)), 5_000);
    assert!((0..).zip(found).all(|(n, value): (u32, u32)| value == n % 1_001));
}

#[test]
fn grundys_game_where_a_square_passes_32_bits() {
    let mut game = games::sequence(&Ruleset::GrundysGame);
    let explanation = game.explain(92_679, &mut none()).unwrap();
    assert_eq!(explanation.option_count, 46_339);
    assert_eq!(explanation.by_value.iter().map(|witness| witness.count).sum::<u64>(), 46_339);
    // The same heap by the definition.
    let values = read(&*game, 0, 92_680);
    let value = oracle::mex((1..=46_339).map(|a| values[a] ^ values[92_679 - a]));
    assert_eq!((values[92_679], explanation.value), (value, value));
}

/// The same as computed, at once and in steps that end anywhere in a block of eight rests, some of
/// them broken off.
fn by_sparse_space(game: &str, n: usize) -> Vec<u32> {
    let mut sparse = TakeAndBreak::new(&ruleset(game)).unwrap();
    sparse.extend(n as u64, &mut none()).unwrap();
    assert!(sparse.rare_heaps().is_some_and(|rare| rare < n / 2), "{game}: {:?}", sparse.rare_heaps());
    let mut in_steps = TakeAndBreak::new(&ruleset(game)).unwrap();
    for step in 1.. {
        let to = (step * step * 7).min(n);
        let mut stop = |_: f64| Progress::answer(step % 3 > 0);
        let _ = in_steps.extend(to as u64, &mut Progress::new(&mut stop));
        if to == n {
            break;
        }
    }
    in_steps.extend(n as u64, &mut none()).unwrap();
    assert!(all(&sparse) == all(&in_steps), "{game} in steps");
    all(&sparse)
}

#[test]
fn sparse_spaces_agree_with_all_pairs() {
    for (game, digits, n) in [
        ("kayles", &[0, 7, 7][..], 6_000),
        ("officers", &[0, 6], 8_000),
        ("octal:0.007", &[0, 0, 0, 7], 6_000),
        ("octal:0.0007", &[0, 0, 0, 0, 7], 8_000),
        ("octal:0.06", &[0, 0, 6], 8_000),
        ("octal:0.165", &[0, 1, 6, 5], 6_000),
        ("octal:4.16", &[4, 1, 6], 4_000),
    ] {
        assert!(by_sparse_space(game, n) == octal_values(digits, n), "{game}");
    }
    assert!(by_sparse_space("grundys-game", 8_000) == grundys_game_values(8_000));
}

/// Values of 0.007 exceed 512, after which remainders are not marked eight at a time.
#[test]
#[ignore = "exhaustive: npm run verify"]
fn sparse_spaces_of_large_values_agree_with_all_pairs() {
    for (game, digits, n) in [("octal:0.007", &[0, 0, 0, 7][..], 40_000), ("octal:0.06", &[0, 0, 6], 40_000)]
    {
        let found = by_sparse_space(game, n);
        assert!(found.iter().any(|&value| value >= 512), "{game}");
        assert!(found == octal_values(digits, n), "{game}");
    }
}

#[test]
fn records_and_zeros_agree_with_the_sequence() {
    for game in ["kayles", "take:squares", "take:primes", "nim", "octal:0.0", "coins:runs:squares"] {
        let (from, n) = (ruleset(game).first_index(), 5_000);
        let (values, sequence) = (values(game, n), computed(game, n));
        let found = records(&*sequence, from, n, None).unwrap();
        let mut next = 0;
        let mut maxima = Vec::new();
        for index in from..=n {
            let value = values[index as usize];
            if maxima.is_empty() || value >= next {
                next = value + 1;
                maxima.push((index as u32, value));
            }
        }
        let of_maxima = found.maxima.iter().map(|entry| (entry.index, entry.value));
        assert_eq!(of_maxima.collect::<Vec<_>>(), maxima, "{game}");
        for entry in &found.first {
            let first = values.iter().skip(from as usize).position(|&value| value == entry.value);
            assert_eq!(first.map(|first| first as u64 + from), Some(entry.index.into()), "{game} {entry:?}");
        }
        let mut distinct = values[from as usize..].to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(found.first.iter().map(|entry| entry.value).collect::<Vec<_>>(), distinct, "{game}");
        let expected: Vec<u64> = (from..=n).filter(|&index| values[index as usize] == 0).collect();
        assert_eq!(
            zeros(&*sequence, from, n, 10_000, None),
            Ok((expected.clone(), expected.len() as u64)),
            "{game}"
        );
        assert_eq!(zeros(&*sequence, from, n, 1, None).unwrap().0.len(), 1.min(expected.len()), "{game}");
    }
}

#[test]
fn closed_forms_have_far_values() {
    let far = &dashu_int::UBig::ONE << 3_000;
    let value = |game: &str, n: &dashu_int::UBig| games::sequence(&ruleset(game)).closed_form(n);
    assert_eq!(value("take:proper-divisors", &far), Some(3_000));
    assert_eq!(value("take:odd", &far), Some(0));
    assert_eq!(value("take:odd", &(far.clone() + 1u32)), Some(1));
    assert_eq!(value("nim", &far), None);
    for n in 0..200u32 {
        for game in ["take:proper-divisors", "take:odd"] {
            let near = values(game, n.into())[n as usize];
            assert_eq!(value(game, &n.into()), Some(near), "{game} {n}");
        }
    }
    assert_eq!(value("take:powers-of-10", &dashu_int::UBig::from(10u32).pow(18)), Some(1));
}

/// At most n/K, against the definition and, far beyond, against the claim on the options.
#[test]
fn shares_have_far_values() {
    for share in 2..=12u32 {
        let game = format!("rule:(n to n-k for k in 1..n/{share})");
        let naive = take_values(1_500, |heap, amount| amount <= heap / u64::from(share));
        assert_eq!(values(&game, 1_500), naive, "{game}");
        let sequence = games::sequence(&ruleset(&game));
        let at = |n: UBig| sequence.value_at(&n).unwrap();
        naive.iter().zip(0u32..).for_each(|(&value, n)| assert_eq!(at(n.into()), value.into(), "{game} {n}"));
        let far = UBig::from(10u32).pow(30) * share;
        assert_eq!(at(far.clone()), &far / share);
        assert_eq!(at(&far + 1u32), at(&far - &far / share));
    }
}

#[test]
fn large_explanations_are_summarised() {
    for (game, n, count) in [
        ("kayles", 500_000u64, 2 + 249_999 + 249_999),
        ("nim", 100_000, 100_000),
        ("take:all-but:1,3", 100_000, 99_998),
        ("octal:4.(3)", 2_000, 2_000 + 1_000),
    ] {
        let mut sequence = games::sequence(&ruleset(game));
        let explanation = sequence.explain(n, &mut none()).unwrap();
        assert_eq!(explanation.option_count, count, "{game}");
        assert_eq!(explanation.options.len(), sequence::LISTED.min(count as usize), "{game}");
        let least = &explanation.by_value[..explanation.value.min(1_000) as usize];
        assert!(least.iter().map(|witness| witness.value).eq(0..least.len() as u32), "{game}");
        assert_eq!(read(&*sequence, n as usize, 1), [explanation.value], "{game}");
    }
    let explanation =
        games::sequence(&ruleset("take:at-least-half")).explain((1 << 53) - 1, &mut none()).unwrap();
    assert_eq!((explanation.value, explanation.option_count), (53, 1 << 52));
    assert_eq!(explanation.options.len(), sequence::LISTED);
    let powers = std::iter::once(1).chain((0..52).map(|k| 1 << k));
    assert!(explanation.by_value.iter().map(|witness| witness.count).eq(powers));
}

#[test]
fn length_sets_of_every_name() {
    for set in LengthSet::ALL.into_iter().chain([LengthSet::PowersOf(3), LengthSet::Polygonal(7)]) {
        assert_eq!(LengthSet::named(&set.to_string()), Some(set));
        let members = set.up_to(1_000);
        assert!(members.is_sorted_by(|a, b| a < b) && members[0] >= 1, "{set}");
        for n in 0..=1_000 {
            assert_eq!(set.contains(n), members.contains(&n), "{set}: {n}");
        }
    }
}

/// The members of a take-set to `n`, from the parts of its notation as they are typed.
fn members(notation: &str, n: u64) -> Vec<u64> {
    let mut all = std::collections::BTreeSet::new();
    for part in notation.trim_start_matches("take:").split(',') {
        if let Some((low, high)) = part.split_once("..") {
            all.extend(low.parse::<u64>().unwrap()..=high.parse().unwrap());
        } else if let Ok(number) = part.parse::<u64>() {
            all.insert(number);
        } else {
            all.extend(LengthSet::named(part).unwrap().up_to(n));
        }
    }
    all.into_iter().filter(|&number| number <= n).collect()
}

#[test]
fn unions_of_all_pairs_are_as_short_as_they_can_be() {
    const TO: u64 = 20_000;
    let sets: Vec<LengthSet> = LengthSet::ALL
        .into_iter()
        .chain([2, 3, 4, 6, 8, 9, 27, 64, 81].map(LengthSet::PowersOf))
        .chain([5, 6, 7, 8, 9, 12].map(LengthSet::Polygonal))
        .collect();
    for &a in &sets {
        for &b in &sets {
            let typed = format!("take:{a},{b}");
            let game = ruleset(&typed).to_string();
            let of_game = if game == "nim" { (1..=TO).collect() } else { members(&game, TO) };
            assert_eq!(of_game, members(&typed, TO), "{typed} is not {game}");
            // Two sets are left only if each has several members that the other one has not.
            let missing = |set: LengthSet, other: LengthSet| {
                let to = if matches!(set, LengthSet::PowersOf(_)) { 1 << 40 } else { TO };
                set.up_to(to).into_iter().filter(|&number| !other.contains(number)).count()
            };
            let both = game.contains(&a.to_string()) && game.contains(&b.to_string());
            if both && a != b && game.matches(',').count() > 0 {
                assert!(missing(a, b) > 1 && missing(b, a) > 1, "{typed}: {game}");
            }
        }
    }
}

#[test]
fn unions_have_the_values_of_their_members() {
    for game in [
        "take:1,primes",
        "take:2,odd",
        "take:4,6,even,powers-of-3",
        "take:3..14,squares",
        "take:1,semiprimes",
        "take:cubes,fibonacci,factorials",
        "take:2..70",
        "take:5,9..13",
    ] {
        assert_eq!(values(game, 2_000), subtraction_values(&members(game, 2_000), 2_000), "{game}");
        let mut heap_options = vec![];
        ruleset(game).options(60, &mut |amount, to| heap_options.push((amount, to.to_vec())));
        let by_definition: Vec<_> = members(game, 60).into_iter().map(|s| (s, vec![60 - s])).collect();
        assert_eq!(heap_options, by_definition, "{game}");
    }
}

proptest! {
    #[test]
    fn random_codes_follow_their_definition(
        first in prop::sample::select(vec![0u8, 4, 8, 12]),
        head in prop::collection::vec(0u8..16, 0..6),
        tail in prop::collection::vec(0u8..16, 0..4),
    ) {
        let (start, period) = (head.len() + 1, tail.len());
        let digit = |taken: usize| match taken {
            0 => first,
            _ if taken < start => head[taken - 1],
            _ if period == 0 => 0,
            _ => tail[(taken - start) % period],
        };
        let digits: Vec<u8> = std::iter::once(first).chain(head.clone()).chain(tail.clone()).collect();
        let game = Ruleset::Octal(OctalCode::new(&digits, period).unwrap());
        prop_assert_eq!(&ruleset(&game.to_string()), &game);
        prop_assert_eq!(values(&game.to_string(), 30), code_values(digit, 30), "{}", game);
    }

}

#[test]
fn proper_divisors_are_visited_in_order() {
    let game = ruleset("take:proper-divisors");
    for heap in 0..500 {
        let mut amounts = vec![];
        game.options(heap, &mut |amount, to| {
            assert_eq!(to, [heap - amount]);
            amounts.push(amount);
        });
        let divisors: Vec<u64> = (1..heap).filter(|&amount| heap.is_multiple_of(amount)).collect();
        assert_eq!(amounts, divisors, "{heap}");
    }
}

#[test]
fn treblecross_is_played_on_strips() {
    let game = ruleset("treblecross");
    let values = values("treblecross", 40);
    assert_eq!(values, code_values(|taken| if taken == 3 { 7 } else { 0 }, 42)[2..]);
    let mut losses = vec![];
    for length in 3..=17u32 {
        let lengths = [length];
        let mut strip = oracle::treblecross::strips(&lengths);
        let wins = strip.wins(&vec![0], false);
        assert_eq!(values[length as usize] != 0, wins, "{length} squares");
        losses.extend((!wins).then_some(length));
        // The crosses that win, up to the middle, are the options of value 0.
        let mut options = vec![];
        game.options(length.into(), &mut |_, left| {
            options.push(left.iter().fold(0, |sum, &strip| sum ^ values[strip as usize]));
        });
        assert_eq!(options.len() as u32, length.div_ceil(2));
        for (_, square, after) in oracle::treblecross::moves(&lengths, &[0]) {
            let option = options[square.min(length - 1 - square) as usize];
            assert_eq!(option == 0, !strip.wins(&after, false), "{length} squares, cross on {square}");
        }
    }
    assert_eq!(losses, [6, 12]);
}

#[test]
fn several_strips_of_treblecross_have_the_nim_sum() {
    let values = values("treblecross", 12);
    for lengths in [[3, 3], [3, 4], [4, 4], [4, 5], [5, 5], [3, 7], [6, 7], [5, 9], [7, 7], [6, 8]] {
        let wins = oracle::treblecross::strips(&lengths).wins(&vec![0, 0], false);
        let sum = values[lengths[0] as usize] ^ values[lengths[1] as usize];
        assert_eq!(sum != 0, wins, "{lengths:?}");
    }
}
