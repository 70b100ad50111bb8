//! Heap games: their notation, whole families of them against playing by the definition, and
//! published values.

use crate::oracle;
use crate::oracle::take_and_break::{code_values, octal_values};
use grundyscope::games::{self, TakeAndBreak};
use grundyscope::ruleset::OctalCode;
use grundyscope::sequence::{self, Sequence, records, zeros};
use grundyscope::{Code, LengthSet, Progress, Ruleset};
use proptest::prelude::*;

fn read(game: &str) -> Ruleset {
    Ruleset::parse(game).unwrap_or_else(|error| panic!("{game}: {error}"))
}

fn values(game: &Ruleset, n: usize) -> Vec<u32> {
    let mut sequence = games::sequence(game);
    sequence.extend(n as u64, &mut Progress::none()).unwrap();
    let mut values = vec![0; n + 1];
    sequence.read(0, &mut values);
    values
}

#[test]
fn notations_have_one_canonical_form() {
    for (typed, canonical) in [
        ("take:5,2,1,2", "take:1,2,5"),
        ("take: 5 , 2", "take:2,5"),
        ("take:all-but:3,1", "take:all-but:1,3"),
        ("take:pentagonal", "take:polygonal-5"),
        ("take:polygonal-3", "take:triangular"),
        ("take:polygonal-4", "take:squares"),
        ("take:powers-of-10", "take:powers-of-10"),
        ("octal:.77", "octal:0.77"),
        ("0.77", "octal:0.77"),
        (" .(37) ", "octal:0.(37)"),
        ("4.7", "octal:4.7"),
        ("octal:0.770", "octal:0.77"),
        ("octal:.7700", "octal:0.77"),
        ("octal:0.", "octal:0.0"),
        ("octal:4.0", "octal:4.0"),
        ("octal:0.[3]", "octal:0.(3)"),
        ("octal:0.3(3)", "octal:0.(3)"),
        ("octal:0.33(3333)", "octal:0.(3)"),
        ("octal:0.1(0)", "octal:0.1"),
        ("octal:0.17(3737)", "octal:0.1(73)"),
        ("hex:0.77", "octal:0.77"),
        ("hex:.2048", "hex:0.2048"),
        ("hex:0.3f", "hex:0.3F"),
        ("hex:c.(9)", "hex:C.(9)"),
        ("NIM", "nim"),
        ("Grundy’s Game", "grundys-game"),
        ("Kayles", "octal:0.77"),
        ("Dawson's Chess", "octal:0.137"),
        ("  dawsons kayles ", "octal:0.07"),
        ("Officers", "octal:0.6"),
        ("Treblecross", "treblecross"),
        ("One-dimensional tic-tac-toe", "treblecross"),
        ("Lasker’s Nim", "octal:4.(3)"),
        ("Subtract a square", "take:squares"),
        ("She loves me, she loves me not", "take:1"),
        ("Daisies", "octal:4.7"),
        ("Double Kayles", "octal:0.7777"),
        ("guiles", "octal:0.15"),
        ("Grundy", "grundys-game"),
        ("Fibonacci Nim", "fibonacci-nim"),
        ("FibonacciNim", "fibonacci-nim"),
        ("Mock Turtles", "coins:mock-turtles"),
        ("mockturtles", "coins:mock-turtles"),
        ("Möbius", "coins:moebius"),
        ("Ruler", "coins:ruler"),
        ("Ternups", "coins:turnips"),
        ("coins: Ruler", "coins:ruler"),
        ("0.3F", "hex:0.3F"),
        (" .78", "hex:0.78"),
        ("c.(9)", "hex:C.(9)"),
        ("S(1,3,4)", "take:1,3,4"),
        ("S(3..5,squares)", "take:3,5,squares"),
        ("take:1..3", "take:1,2,3"),
        ("take:1..5", "take:1,2,3,4,5"),
        ("take:6,5,4,3,2,1", "take:1..6"),
        ("take:3 .. 14", "take:3..14"),
        ("take:1,7..9,3..8", "take:1,3..9"),
        ("take:9..9", "take:9"),
        ("take:all-but:3..14", "take:all-but:3..14"),
        ("take:primes,1", "take:1,primes"),
        ("take:1,squares", "take:squares"),
        ("take:squares,3..14", "take:3..14,squares"),
        ("take:3..14,17,squares,25", "take:3..14,17,squares"),
        ("take:cubes,squares,cubes", "take:squares,cubes"),
        ("take:even,odd", "nim"),
        ("take:primes,odd", "take:2,odd"),
        ("take:primes,prime-powers", "take:prime-powers"),
        ("take:powers-of-2,prime-powers", "take:1,prime-powers"),
        ("take:powers-of-8,powers-of-2", "take:powers-of-2"),
        ("take:powers-of-64,squares", "take:squares"),
        ("take:hexagonal,triangular", "take:triangular"),
        ("s { 4, 3,1 }", "take:1,3,4"),
    ] {
        let ruleset = read(typed);
        assert_eq!(ruleset.to_string(), canonical, "{typed}");
        assert_eq!(read(canonical), ruleset, "{typed}");
    }
    for (name, notation) in Ruleset::aliases() {
        assert_eq!(read(name).to_string(), notation, "{name}");
    }
}

#[test]
fn errors_have_their_position() {
    for (typed, code, at, said) in [
        ("take:", Code::UnknownGame, 5, "numbers with commas"),
        ("take:square", Code::UnknownGame, 5, "take:squares"),
        ("take:1,,2", Code::Empty, 7, "from 1"),
        ("take:1,2,", Code::Empty, 9, "from 1"),
        ("take:1, 0", Code::OutOfRange, 8, "pass"),
        ("take:1,-2", Code::Negative, 7, "from 1"),
        ("take:1,2x,3", Code::NotANumber, 8, "from 1"),
        ("take:9007199254740992", Code::OutOfRange, 5, "2^53"),
        ("take:99999999999999999999999", Code::OutOfRange, 5, "2^53"),
        ("take:all-but:", Code::Empty, 13, "from 1"),
        ("take:all-but:1,0", Code::OutOfRange, 15, "pass"),
        ("take:powers-of-1", Code::UnknownGame, 5, "named set"),
        ("take:powers-of-", Code::UnknownGame, 5, "named set"),
        ("take:powers-of-02", Code::UnknownGame, 5, "named set"),
        ("take:polygonal-2", Code::UnknownGame, 5, "named set"),
        ("take:polygonal-99999999", Code::UnknownGame, 5, "named set"),
        ("octal:0.78", Code::UnknownGame, 9, "an octal digit, 0 to 7"),
        (" 0.7x", Code::UnknownGame, 4, "an octal digit, 0 to 7"),
        (" 0.3Fg", Code::UnknownGame, 5, "a hexadecimal digit"),
        ("nim:1,2,3", Code::UnknownGame, 3, "take:1,2,3"),
        ("take:1-5", Code::NotANumber, 6, "written 1..5"),
        ("take:7,1 – 5", Code::NotANumber, 9, "written 1..5"),
        ("take:5..3", Code::OutOfRange, 8, "5 or later"),
        ("take:2,5..", Code::Empty, 10, "from 1"),
        ("take:..5", Code::Empty, 5, "from 1"),
        ("take:0..5", Code::OutOfRange, 5, "pass"),
        ("take:1..2..3", Code::NotANumber, 9, "from 1"),
        ("take:1,2..1001", Code::OutOfRange, 7, "at most 1000 numbers"),
        ("take:1,square", Code::NotANumber, 7, "named set"),
        ("take:squares, coprime", Code::UnknownGame, 14, "this rule alone"),
        ("take:squares,1000000001", Code::OutOfRange, 13, "1000000000"),
        ("nim: 1, 2", Code::UnknownGame, 3, "nim:{1, 2}"),
        ("nim:", Code::UnknownGame, 3, "nothing after"),
        ("nim 3 5 7", Code::UnknownGame, 3, "nothing after"),
        (" S(1,x)", Code::NotANumber, 5, "numbers with commas"),
        ("12.7", Code::UnknownGame, 0, "0 or 4"),
        (" octal:0.7x", Code::UnknownGame, 10, "an octal digit, 0 to 7"),
        ("octal:é.7", Code::UnknownGame, 6, "an octal digit"),
        ("octal:", Code::UnknownGame, 6, "octal:0.77"),
        ("octal:7", Code::UnknownGame, 6, "before the point"),
        ("octal:0", Code::UnknownGame, 7, "octal:0.77"),
        ("octal:077", Code::UnknownGame, 7, "a point"),
        ("octal:2.7", Code::UnknownGame, 6, "pass"),
        ("octal:1.7", Code::UnknownGame, 6, "0 or 4"),
        ("octal:0.7.7", Code::UnknownGame, 9, "one point"),
        ("octal:0.()", Code::UnknownGame, 9, "repeating digits"),
        ("octal:0.(3]", Code::UnknownGame, 10, "repeating digits"),
        ("octal:0.(3", Code::UnknownGame, 10, "closing bracket"),
        ("octal:0.3)", Code::UnknownGame, 9, "repeating digits"),
        ("octal:0.(3)3", Code::UnknownGame, 11, "nothing after"),
        ("octal:(3)", Code::UnknownGame, 6, "a digit or a point"),
        ("hex:0.3G", Code::UnknownGame, 7, "a hexadecimal digit"),
        ("hex:A.3", Code::UnknownGame, 4, "0, 4, 8 or C"),
    ] {
        let error = Ruleset::parse(typed).unwrap_err();
        assert_eq!((error.code(), error.at()), (code, Some(at)), "{typed}: {error}");
        assert!(error.to_string().contains(said), "{typed}: {error}");
    }
}

#[test]
fn another_word_is_no_notation() {
    for (typed, said) in
        [("Nimble", "nimble:{1,4,4}"), ("nimrod", "grundys-game"), ("nim-sum", "take:squares")]
    {
        let error = Ruleset::parse(typed).unwrap_err();
        assert_eq!((error.code(), error.at()), (Code::UnknownGame, None), "{typed}");
        assert!(error.to_string().contains(said), "{typed}: {error}");
    }
}

/// The name says it: heaps of 2n and 2n + 1 stones have the two values whose half is that of n pins
/// of Kayles.
#[test]
fn double_kayles_is_kayles_in_pairs() {
    let values = |game: &str, n: u64| {
        let mut sequence = games::sequence(&Ruleset::parse(game).unwrap());
        sequence.extend(n, &mut Progress::none()).unwrap();
        let mut values = vec![0; n as usize + 1];
        sequence.read(0, &mut values);
        values
    };
    let (double, kayles) = (values("double-kayles", 4_001), values("kayles", 2_000));
    for (heap, &value) in kayles.iter().enumerate() {
        assert_eq!(double[2 * heap] / 2, value, "{heap}");
        assert_eq!(double[2 * heap + 1], double[2 * heap] ^ 1, "{heap}");
    }
}

#[test]
fn every_text_is_parsed_quickly() {
    let numbers = |count: usize| (1..=count).map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    assert!(Ruleset::parse(&format!("take:{}", numbers(1_000))).is_ok());
    assert_eq!(Ruleset::parse(&format!("take:{}", numbers(1_001))).unwrap_err().code(), Code::OutOfRange);
    assert!(Ruleset::parse(&format!("octal:0.{}", "7".repeat(256))).is_ok());
    assert_eq!(Ruleset::parse(&format!("octal:0.{}", "7".repeat(257))).unwrap_err().code(), Code::OutOfRange);
    for long in ["take:", "take:1,", "octal:0.(", "hex:", "Dawson's ", "("].map(|start| start.repeat(100_000))
    {
        assert_eq!(Ruleset::parse(&long).unwrap_err().code(), Code::OutOfRange);
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

fn octal_codes(n: usize) {
    for code in 0..512u16 {
        let digits = [0, code / 64, code / 8 % 8, code % 8].map(|digit| digit as u8);
        let game = format!("octal:0.{code:03o}");
        assert_eq!(values(&read(&game), n), octal_values(&digits, n), "{game}");
    }
}

#[test]
fn codes_with_breaking_before_the_point() {
    for code in 0..64u8 {
        let game = format!("octal:4.{code:02o}");
        assert_eq!(values(&read(&game), 100), octal_values(&[4, code / 8, code % 8], 100), "{game}");
    }
}

#[test]
fn codes_that_repeat() {
    for code in 1..64u8 {
        let (first, second) = (code / 8, code % 8);
        let digit = |taken: usize| [second, first][taken % 2];
        let expected = code_values(|taken| if taken == 0 { 0 } else { digit(taken) }, 60);
        assert_eq!(values(&read(&format!("octal:0.({code:02o})")), 60), expected, "0.({code:02o})");
        let late = |taken: usize| match taken {
            0 => 4,
            1..=3 => [7, 0, 2][taken - 1],
            _ => digit(taken - 3),
        };
        assert_eq!(
            values(&read(&format!("octal:4.702({code:02o})")), 60),
            code_values(late, 60),
            "{code:02o}"
        );
    }
}

#[test]
fn hexadecimal_codes_of_two_digits() {
    for code in 0..=255u8 {
        let digits = [0, code / 16, code % 16];
        let expected = code_values(|taken| digits.get(taken).copied().unwrap_or(0), 40);
        assert_eq!(values(&read(&format!("hex:0.{code:02X}")), 40), expected, "0.{code:02X}");
    }
    for game in ["hex:8.3", "hex:C.1", "hex:0.(9)", "hex:4.8(0C1)"] {
        let Ruleset::Octal(code) = read(game) else { panic!("{game}") };
        let expected = code_values(|taken| code.digit(taken as u64), 60);
        assert_eq!(values(&Ruleset::Octal(code), 60), expected, "{game}");
    }
}

/// The subtraction game by the definition, with the marks of a small array: quick enough for
/// thousands of sets.
fn subtraction_values(set: &[usize], n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let mut seen = [false; 14];
        for &s in set.iter().filter(|&&s| s <= heap) {
            seen[values[heap - s] as usize] = true;
        }
        values.push(seen.iter().position(|seen| !seen).unwrap() as u32);
    }
    values
}

#[test]
fn all_4095_subtraction_sets_within_twelve() {
    for bits in 1..1u16 << 12 {
        let set: Vec<usize> = (1..=12).filter(|s| bits >> (s - 1) & 1 == 1).collect();
        let list: Vec<String> = set.iter().map(ToString::to_string).collect();
        let game = format!("take:{}", list.join(","));
        assert_eq!(values(&read(&game), 1_000), subtraction_values(&set, 1_000), "{game}");
    }
}

#[test]
fn all_but_any_of_eight() {
    for bits in 1..=255u64 {
        let exceptions: Vec<u64> = (1..=8).filter(|s| bits >> (s - 1) & 1 == 1).collect();
        let list: Vec<String> = exceptions.iter().map(ToString::to_string).collect();
        let expected = oracle::take::take_values(120, |_, take| !exceptions.contains(&take));
        assert_eq!(values(&read(&format!("take:all-but:{}", list.join(","))), 120), expected, "{list:?}");
    }
}

#[test]
fn sets_with_a_parameter() {
    for k in 3..20 {
        let expected = oracle::take::take_values(400, oracle::take::polygonal(k));
        assert_eq!(values(&read(&format!("take:polygonal-{k}")), 400), expected, "polygonal-{k}");
    }
    for base in 2..12 {
        let expected = oracle::take::take_values(400, oracle::take::powers_of(base));
        assert_eq!(values(&read(&format!("take:powers-of-{base}")), 400), expected, "powers-of-{base}");
    }
}

#[test]
fn values_beyond_the_rows_continue() {
    // All numbers up to 1000: G(n) = n mod 1001, which leaves the quick rows of marks at 960.
    let list: Vec<String> = (1..=1_000).map(|s: u32| s.to_string()).collect();
    let found = values(&read(&format!("take:{}", list.join(","))), 5_000);
    assert!((0..).zip(found).all(|(n, value): (u32, u32)| value == n % 1_001));
}

#[test]
fn published_values() {
    for (game, table) in [
        ("kayles", "kayles"),
        ("dawsons-chess", "dawsons-chess"),
        ("grundys-game", "grundys-game"),
        ("take:fibonacci", "take-a-fibonacci"),
        ("officers", "octal-0.6"),
        ("octal:0.117", "octal-0.117"),
        ("octal:0.177", "octal-0.177"),
        ("octal:0.1377", "octal-0.1377"),
        ("octal:0.1777", "octal-0.1777"),
        ("octal:0.11377", "octal-0.11377"),
        ("octal:0.113377", "octal-0.113377"),
        ("octal:4.777", "octal-4.777"),
    ] {
        let rows = oracle::golden::pairs(table);
        assert!(rows.len() > 10, "{table}");
        let values = values(&read(game), rows.iter().map(|row| row.0).max().unwrap());
        for (n, value) in rows {
            assert_eq!(values[n], value, "{game} at {n}");
        }
    }
}

#[test]
fn grundys_game_where_a_square_passes_32_bits() {
    let mut game = games::sequence(&Ruleset::GrundysGame);
    let explanation = game.explain(92_679, &mut Progress::none()).unwrap();
    assert_eq!(explanation.option_count, 46_339);
    assert_eq!(explanation.by_value.iter().map(|witness| witness.count).sum::<u64>(), 46_339);
    let mut values = vec![0; 92_680];
    game.read(0, &mut values);
    // The same heap by the definition.
    let mut seen = vec![false; 4096];
    (1..=46_339).for_each(|a| seen[(values[a] ^ values[92_679 - a]) as usize] = true);
    assert_eq!(values[92_679], seen.iter().position(|seen| !seen).unwrap() as u32);
    assert_eq!(values[92_679], explanation.value);
}

/// The values up to `n`, all pairs of every rest marked in an array; with `unequal` only pairs of
/// different heaps.
fn by_all_pairs(digits: &[u8], unequal: bool, n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let mut seen = vec![false; 2_048];
        for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
            let rest = heap - taken;
            if digit & 1 == 1 && rest == 0 {
                seen[0] = true;
            }
            if digit & 2 == 2 && rest > 0 {
                seen[values[rest] as usize] = true;
            }
            if digit & 4 == 4 {
                let halves = if unequal { rest.saturating_sub(1) / 2 } else { rest / 2 };
                (1..=halves).for_each(|a| seen[(values[a] ^ values[rest - a]) as usize] = true);
            }
        }
        values.push(seen.iter().position(|seen| !seen).unwrap() as u32);
    }
    values
}

/// The same as computed, at once and in steps that end anywhere in a block of eight rests, some of
/// them broken off.
fn by_sparse_space(game: &str, n: usize) -> Vec<u32> {
    let mut sparse = TakeAndBreak::new(&read(game)).unwrap();
    sparse.extend(n as u64, &mut Progress::none()).unwrap();
    assert!(sparse.rare_heaps().is_some_and(|rare| rare < n / 2), "{game}: {:?}", sparse.rare_heaps());
    let mut in_steps = TakeAndBreak::new(&read(game)).unwrap();
    for step in 1.. {
        let to = (step * step * 7).min(n);
        let mut stop = |_: f64| Progress::answer(step % 3 > 0);
        let _ = in_steps.extend(to as u64, &mut Progress::new(&mut stop));
        if to == n {
            break;
        }
    }
    in_steps.extend(n as u64, &mut Progress::none()).unwrap();
    let [found, again] = [sparse, in_steps].map(|sequence| {
        let mut values = vec![0; n + 1];
        sequence.read(0, &mut values);
        values
    });
    assert!(found == again, "{game} in steps");
    found
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
        ("grundys-game", &[4], 8_000),
    ] {
        assert!(by_sparse_space(game, n) == by_all_pairs(digits, game == "grundys-game", n), "{game}");
    }
}

/// Values of 0.007 exceed 512, after which remainders are not marked eight at a time.
#[test]
#[ignore = "exhaustive: npm run verify"]
fn sparse_spaces_of_large_values_agree_with_all_pairs() {
    for (game, digits, n) in [("octal:0.007", &[0, 0, 0, 7][..], 60_000), ("octal:0.06", &[0, 0, 6], 60_000)]
    {
        let found = by_sparse_space(game, n);
        assert!(found.iter().any(|&value| value >= 512), "{game}");
        assert!(found == by_all_pairs(digits, false, n), "{game}");
    }
}

#[test]
#[ignore = "exhaustive: npm run verify"]
fn octal_0_16_repeats_from_its_published_index() {
    // OEIS A071430 (Gangolli and Plambeck 1989): period 149459, the last exception is at
    // n = 105350.
    let (period, last) = (149_459, 105_350);
    let values = values(&read("octal:0.16"), last + 3 * period);
    let exception = (0..values.len() - period).rfind(|&n| values[n] != values[n + period]);
    assert_eq!(exception, Some(last));
}

#[test]
fn records_and_zeros_agree_with_the_sequence() {
    for game in ["kayles", "take:squares", "take:primes", "nim", "octal:0.0", "coins:runs:squares"] {
        let game = read(game);
        let (from, n) = (game.first_index(), 700);
        let values = values(&game, n as usize);
        let mut sequence = games::sequence(&game);
        sequence.extend(n, &mut Progress::none()).unwrap();
        let found = records(&*sequence, from, n);
        for entry in &found.maxima {
            let before = &values[from as usize..entry.index as usize];
            assert!(before.iter().all(|&value| value < entry.value), "{game} {entry:?}");
        }
        for entry in &found.first {
            let first = values.iter().skip(from as usize).position(|&value| value == entry.value);
            assert_eq!(first.map(|first| first as u64 + from), Some(entry.index), "{game} {entry:?}");
        }
        let mut distinct = values[from as usize..].to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(found.first.iter().map(|entry| entry.value).collect::<Vec<_>>(), distinct, "{game}");
        assert_eq!(found.maxima.last().map(|entry| entry.value), distinct.last().copied(), "{game}");
        let expected: Vec<u64> = (from..=n).filter(|&index| values[index as usize] == 0).collect();
        assert_eq!(zeros(&*sequence, from, n, 10_000), (expected.clone(), expected.len() as u64), "{game}");
        assert_eq!(zeros(&*sequence, from, n, 1).0.len(), 1.min(expected.len()), "{game}");
    }
}

#[test]
fn closed_forms_have_far_values() {
    let far = &dashu_int::UBig::ONE << 3_000;
    let value = |game: &str, n: &dashu_int::UBig| games::sequence(&read(game)).closed_form(n);
    assert_eq!(value("take:proper-divisors", &far), Some(3_000));
    assert_eq!(value("take:odd", &far), Some(0));
    assert_eq!(value("take:odd", &(far.clone() + 1u32)), Some(1));
    assert_eq!(value("nim", &far), None);
    for n in 0..200u32 {
        for game in ["take:proper-divisors", "take:odd"] {
            let near = values(&read(game), n as usize)[n as usize];
            assert_eq!(value(game, &n.into()), Some(near), "{game} {n}");
        }
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
        let mut sequence = games::sequence(&read(game));
        let explanation = sequence.explain(n, &mut Progress::none()).unwrap();
        assert_eq!(explanation.option_count, count, "{game}");
        assert_eq!(explanation.options.len(), sequence::LISTED.min(count as usize), "{game}");
        assert!(explanation.by_value.len() <= sequence::LISTED, "{game}");
        let mut value = [0];
        sequence.read(n as usize, &mut value);
        assert_eq!(value[0], explanation.value, "{game}");
    }
    let mut nim = games::sequence(&Ruleset::Nim);
    let limit = nim.explain_limit();
    assert_eq!(nim.explain(limit + 1, &mut Progress::none()).unwrap_err().code(), Code::OutOfRange);
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
            let game = read(&typed).to_string();
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
        let expected = oracle::take::recurrence(
            &members(game, 2_000).into_iter().map(|number| number as usize).collect::<Vec<_>>(),
            2_000,
        );
        assert_eq!(values(&read(game), 2_000), expected, "{game}");
        let mut heap_options = vec![];
        read(game).options(60, &mut |amount, to| heap_options.push((amount, to.to_vec())));
        let by_definition: Vec<_> = members(game, 60).into_iter().map(|s| (s, vec![60 - s])).collect();
        assert_eq!(heap_options, by_definition, "{game}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(
        text in "(take:|octal:|hex:|take:all-but:|take:powers-of-|take:primes,|nim| )?[0-9a-fA-F.,()\\[\\] \\-é]{0,40}",
    ) {
        match Ruleset::parse(&text) {
            Ok(ruleset) => {
                let canonical = ruleset.to_string();
                prop_assert_eq!(Ruleset::parse(&canonical), Ok(ruleset));
            }
            Err(error) => {
                prop_assert!(error.at().is_none_or(|at| at <= text.chars().count()), "{text}: {error}");
                prop_assert!(error.allowed().is_some());
            }
        }
    }

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
        let ruleset = Ruleset::Octal(OctalCode::new(&digits, period).unwrap());
        prop_assert_eq!(read(&ruleset.to_string()), ruleset.clone());
        prop_assert_eq!(values(&ruleset, 30), code_values(digit, 30), "{}", ruleset);
    }

    #[test]
    fn random_lists_follow_their_definition(list in prop::collection::btree_set(1u64..200, 1..12)) {
        let text: Vec<String> = list.iter().rev().map(ToString::to_string).collect();
        let taken = read(&format!("take:{}", text.join(",")));
        prop_assert_eq!(values(&taken, 500), oracle::take::take_values(500, |_, take| list.contains(&take)));
        let all_but = read(&format!("take:all-but:{}", text.join(",")));
        prop_assert_eq!(values(&all_but, 300), oracle::take::take_values(300, |_, take| !list.contains(&take)));
    }
}

#[test]
fn proper_divisors_are_visited_in_order() {
    let game = read("take:proper-divisors");
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
    let game = read("treblecross");
    let values = values(&game, 40);
    assert_eq!(values, code_values(|taken| if taken == 3 { 7 } else { 0 }, 42)[2..]);
    let mut losses = vec![];
    for length in 3..=17u32 {
        let mut known = std::collections::HashMap::new();
        let wins = oracle::treblecross::wins(&[length], &[0], &mut known);
        assert_eq!(values[length as usize] != 0, wins, "{length} squares");
        losses.extend((!wins).then_some(length));
        // The crosses that win, up to the middle, are the options of value 0.
        let mut options = vec![];
        game.options(length.into(), &mut |_, left| {
            options.push(left.iter().fold(0, |sum, &strip| sum ^ values[strip as usize]));
        });
        assert_eq!(options.len() as u32, length.div_ceil(2));
        for (_, square, after) in oracle::treblecross::moves(&[length], &[0]) {
            let option = options[square.min(length - 1 - square) as usize];
            let wins = !oracle::treblecross::wins(&[length], &after, &mut known);
            assert_eq!(option == 0, wins, "{length} squares, cross on {square}");
        }
    }
    assert_eq!(losses, [6, 12]);
}

#[test]
fn several_strips_of_treblecross_have_the_nim_sum() {
    let values = values(&read("treblecross"), 12);
    for lengths in [[3, 3], [3, 4], [4, 4], [4, 5], [5, 5], [3, 7], [6, 7], [5, 9], [7, 7], [6, 8]] {
        let wins = oracle::treblecross::wins(&lengths, &[0, 0], &mut std::collections::HashMap::new());
        let sum = values[lengths[0] as usize] ^ values[lengths[1] as usize];
        assert_eq!(sum != 0, wins, "{lengths:?}");
    }
}
