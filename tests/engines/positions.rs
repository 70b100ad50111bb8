//! Sums of heaps and rows of coins: notation, and moves against a player who knows only the rules.

use crate::oracle::sums::{Games, Known, Part};
use crate::oracle::{coin_turning, take};
use grundyscope::position::{Component, Move, Position};
use grundyscope::store::Store;
use grundyscope::{Code, Progress, Ruleset};

/// Games by name, in the order of [`rules`].
const HEAPS: [&str; 3] = ["take:squares", "take:triangular", "take:at-least-half"];
const ROWS: [&str; 5] =
    ["coins:ruler", "coins:turning-turtles", "coins:mock-turtles", "coins:sym", "coins:turnips"];

fn rules() -> Games {
    Games {
        heaps: vec![take::squares, take::triangular, take::at_least_half],
        rows: vec![
            coin_turning::adjacent,
            coin_turning::at_most::<2>,
            coin_turning::at_most::<3>,
            coin_turning::symmetric,
            coin_turning::three_equally_spaced,
        ],
    }
}

/// The oracle's position: each heap a part, each row a part.
fn parts(position: &Position) -> Vec<Part> {
    let of = |component: &Component| -> Vec<Part> {
        let game = component.game.to_string();
        if let Some(number) = HEAPS.iter().position(|name| *name == game) {
            return component.cells.iter().map(|&heap| Part::Heap(number, heap)).collect();
        }
        let number = ROWS.iter().position(|name| *name == game).unwrap();
        vec![Part::Row(number, component.cells.iter().map(|&coin| coin as usize).collect())]
    };
    position.components().iter().flat_map(of).collect()
}

const POSITIONS: [&str; 14] = [
    "take:squares:12",
    "take:squares:{9,6,6} + take:triangular:7",
    "take:at-least-half:{5,5,0} + take:triangular:4 + take:squares:5",
    "take:squares:{}",
    "coins:ruler:5",
    "coins:ruler:{1,4,5}",
    "coins:turning-turtles:{1,3,6} + coins:ruler:{2,3}",
    "coins:mock-turtles:{2,5} + take:squares:6",
    "coins:sym:{5,6} + coins:sym:{5,6}",
    "coins:turnips:{3,4,7} + take:triangular:{3,2}",
    "coins:turnips:{1,2}",
    "coins:turning-turtles:{2,5} + coins:mock-turtles:{3} + take:at-least-half:6",
    "coins:ruler:{} + take:squares:3",
    "take:squares:{2,2} + coins:ruler:{3} + take:squares:5",
];

#[test]
fn every_move_by_playing() {
    let games = rules();
    let mut known = Known::new();
    let store = &mut Store::default();
    for notation in POSITIONS {
        let position = Position::parse(notation).unwrap();
        let moves = position.moves(usize::MAX, store, &mut Progress::none()).unwrap();
        let (value, remoteness) = games.play(&parts(&position), &mut known);
        assert_eq!(moves.value, u64::from(value), "{notation}");
        assert_eq!(moves.remoteness, Some(remoteness), "{notation}");
        assert_eq!(remoteness % 2 == 0, value == 0, "{notation}");

        let mut made = Vec::new();
        let mut value_after = |before: &Position, played: &Move| {
            let after = before.after(played);
            let component = &before.components()[played.component];
            assert_eq!(played.from, component.cells[played.cell], "{notation}");
            let (value, _) = games.play(&parts(&after), &mut known);
            assert_eq!(played.value, u64::from(value), "{notation}: {played:?}");
            let alone = |position: &Position| {
                let alone = position.components()[played.component].clone();
                Position::parse(&alone.to_string()).unwrap()
            };
            let (component_value, _) = games.play(&parts(&alone(&after)), &mut known);
            assert_eq!(played.component_value, u64::from(component_value), "{notation}: {played:?}");
            after
        };
        for winning in &moves.winning {
            let after = value_after(&position, winning);
            assert_eq!(winning.value, 0, "{notation}");
            made.push(parts(&after));
        }
        for losing in &moves.losing {
            let after = value_after(&position, &losing.played);
            assert_ne!(losing.played.value, 0, "{notation}");
            made.push(parts(&after));
            let refuted = value_after(&after, &losing.refutation);
            assert_eq!(losing.refutation.value, 0, "{notation}");
            // The reply is a move.
            assert!(games.options(&parts(&after)).contains(&parts(&refuted)), "{notation}");
        }
        assert_eq!(moves.winning.len() as u64, moves.winning_count, "{notation}");
        assert_eq!(moves.losing.len() as u64, moves.losing_count, "{notation}");
        let mut expected = games.options(&parts(&position));
        made.sort();
        expected.sort();
        assert_eq!(made, expected, "{notation}");
    }
}

#[test]
fn amounts_and_order() {
    let store = &mut Store::default();
    let position = Position::parse("take:squares:{3,10} + coins:ruler:{1,6}").unwrap();
    let moves = position.moves(usize::MAX, store, &mut Progress::none()).unwrap();
    let mut all: Vec<Move> =
        moves.losing.into_iter().map(|losing| losing.played).chain(moves.winning).collect();
    all.sort_by_key(|one| (one.component, one.cell, one.amount));
    let told: Vec<_> = all.iter().map(|one| (one.component, one.cell, one.from, one.amount)).collect();
    let squares = [(0, 0, 3, 1), (0, 1, 10, 1), (0, 1, 10, 4), (0, 1, 10, 9)];
    let ruler = [(1, 0, 1, 1)].into_iter().chain((1..=6).map(|run| (1, 1, 6, run)));
    assert_eq!(told, squares.into_iter().chain(ruler).collect::<Vec<_>>());
    assert_eq!((&all[3].to[..], &all[7].to[..]), (&[1][..], &[4, 5][..]));
    assert_eq!(position.after(&all[7]).to_string(), "take:squares:{3,10} + coins:ruler:{1,4,5}");
    assert_eq!(position.after(&all[3]).to_string(), "take:squares:{3,1} + coins:ruler:{1,6}");
}

#[test]
fn long_lists_are_cut_and_still_counted() {
    let store = &mut Store::default();
    let position = Position::parse("take:at-least-half:{100000,99} + coins:mock-turtles:{60,90}").unwrap();
    let none = &mut Progress::none();
    let moves = position.moves(5, store, none).unwrap();
    let options = 50_001 + 50 + (1 + 59 + 59 * 58 / 2) + (1 + 89 + 89 * 88 / 2);
    assert_eq!(moves.winning_count + moves.losing_count, options);
    assert_eq!((moves.winning.len(), moves.losing.len()), (moves.winning_count.min(5) as usize, 5));
    assert_eq!(moves.remoteness, None);
    // Each listed refutation leaves a position of value 0, as a question of its own.
    for losing in &moves.losing {
        let after = position.after(&losing.played).after(&losing.refutation);
        assert_eq!(after.moves(0, store, none).unwrap().value, 0);
    }
    // Refused before its moves are gone through: some 10^10 in the second.
    for text in ["coins:motley:32", "hex:0.(8):9999", "octal:0.(4):49999"] {
        let error = Position::parse(text).unwrap().moves(5, store, none).unwrap_err();
        assert_eq!(error.code(), Code::OutOfRange, "{text}");
    }
    let mut stop = |_: f64| Progress::answer(false);
    let stopped = position.moves(5, &mut Store::default(), &mut Progress::new(&mut stop));
    assert_eq!(stopped.unwrap_err().code(), Code::Cancelled);
}

#[test]
fn notations() {
    for notation in POSITIONS {
        let position = Position::parse(notation).unwrap();
        let canonical = position.to_string();
        assert_eq!(Position::parse(&canonical).unwrap(), position);
        assert_eq!(canonical, notation.replace("{3}", "3"));
    }
    for (given, canonical) in [
        ("TAKE:squares : 10^2", "take:squares:100"),
        ("take:squares:(5+5)^2+coins:ruler:{ 5+1 , 2 }", "take:squares:100 + coins:ruler:{2,6}"),
        ("take:squares:1,000 + take:squares:{1,000}", "take:squares:1000 + take:squares:{1,0}"),
        ("coins:at-most:5:3", "coins:moebius:3"),
        ("coins:runs:2,1:9", "coins:runs:1,2:9"),
        ("coins:runs:squares:9", "coins:runs:squares:9"),
    ] {
        assert_eq!(Position::parse(given).unwrap().to_string(), canonical, "{given}");
    }
}

#[test]
fn errors_have_their_position() {
    for (text, code, at) in [
        ("take:squares:3 + ", Code::Empty, 17),
        ("+ take:squares:3", Code::Empty, 0),
        ("take:squares:3 ++ take:squares:4", Code::Empty, 16),
        ("take:squares", Code::Missing, 12),
        (" coins:runs:5 + take:squares:3", Code::Missing, 13),
        ("coins:at-most:3", Code::Missing, 15),
        ("take:squares:", Code::Empty, 13),
        ("take:squares:3 + take:cuckoos:4", Code::UnknownGame, 22),
        ("take:squares:3 + coins:cuckoos:4", Code::UnknownGame, 23),
        ("take:squares:3 + coins:runs:1,0:4", Code::OutOfRange, 30),
        ("take:squares:3x", Code::NotANumber, 14),
        ("take:squares:-3", Code::Negative, 13),
        ("take:squares:2.5", Code::Fraction, 14),
        ("take:squares:10^12", Code::OutOfRange, 13),
        ("take:squares:{1,2", Code::Parentheses, 13),
        ("take:squares:{1,2)", Code::Parentheses, 17),
        ("take:squares:1,2}", Code::Parentheses, 16),
        ("take:squares:{1,,2}", Code::Empty, 16),
        ("coins:ruler:0", Code::OutOfRange, 12),
        ("coins:ruler:{3,1,3}", Code::OutOfRange, 17),
        ("fibonacci-nim:5", Code::NoSum, 0),
        ("é:5", Code::UnknownGame, 0),
        ("take:squares:3 + é{", Code::Parentheses, 18),
        ("3:{1:2}", Code::UnknownGame, 0),
    ] {
        let error = Position::parse(text).unwrap_err();
        assert_eq!((error.code(), error.at()), (code, Some(at)), "{text}: {error}");
        assert!(error.allowed().is_some(), "{text}");
    }
    assert_eq!(Position::parse("  ").unwrap_err().code(), Code::Empty);
    let many = vec!["coins:ruler:1"; 1_001].join("+");
    assert_eq!(Position::parse(&many).unwrap_err().code(), Code::OutOfRange);
    let deep = "(".repeat(100_000);
    assert_eq!(Position::parse(&deep).unwrap_err().code(), Code::Parentheses);
}

/// Octal codes and nim, where the rulesets know them.
#[test]
fn bare_octal_codes() {
    if Ruleset::parse("octal:0.77").is_err() {
        let error = Position::parse("take:squares:3 + 0.77:12").unwrap_err();
        assert_eq!((error.code(), error.at()), (Code::UnknownGame, Some(17)));
        return;
    }
    let position = Position::parse("0.77:12 + take:squares:29 + nim:5").unwrap();
    assert_eq!(position.to_string(), "octal:0.77:12 + take:squares:29 + nim:5");
    let moves = position.moves(100, &mut Store::default(), &mut Progress::none()).unwrap();
    assert_eq!(moves.value, 4 ^ 5 ^ 5); // Kayles A002186, take-a-square A014586, nim
}

/// The store drops what was used longest ago: here the first game while the third is computed,
/// before its moves are gone through.
#[test]
fn sums_larger_than_the_store_are_refused() {
    let heap = 17_000_000u64;
    let position = |games: &[&str]| {
        let heaps: Vec<String> = games.iter().map(|game| format!("{game}:{heap}")).collect();
        Position::parse(&heaps.join(" + ")).unwrap()
    };
    let store = &mut Store::default();
    let three = position(&["take:powers-of-2", "take:powers-of-7", "take:powers-of-9"]);
    let error = three.moves(10, store, &mut Progress::none()).unwrap_err();
    assert_eq!(error.code(), Code::OutOfRange);
    assert!(error.to_string().contains("96 MB"), "{error}");
    // Two fit, after those that were there before. Powers of 2 are 1 or 2 modulo 3, and powers of 7
    // are odd; 17,000,000 is 2 modulo 3, and even; 25 and 9 of them are smaller.
    for games in [["take:powers-of-2", "take:powers-of-7"], ["take:powers-of-7", "take:powers-of-2"]] {
        let moves = position(&games).moves(10, store, &mut Progress::none()).unwrap();
        assert_eq!((moves.value, moves.winning_count + moves.losing_count), (2, 34));
    }
}

/// Heaps beyond the tables: nim by its closed form, a finite subtraction set by its proved period.
#[test]
fn far_heaps() {
    let moves = |text: &str| {
        let position = Position::parse(text).unwrap();
        position.moves(4, &mut Store::default(), &mut Progress::none()).unwrap()
    };
    let nim = moves("nim:{4294967297,8589934593,12884901890}");
    assert_eq!((nim.value, nim.winning_count), (2, 1));
    assert_eq!((nim.winning[0].from, nim.winning[0].amount), (12_884_901_890, 2));
    assert_eq!(nim.losing_count, 4_294_967_297 + 8_589_934_593 + 12_884_901_890 - 1);
    for losing in &nim.losing {
        let after = losing.played.to[0] ^ losing.played.from;
        assert_eq!(losing.played.value, 2 ^ after);
        assert_eq!(losing.refutation.value, 0);
    }
    // The period is 17: as many stones as 13 heaps that can be computed have left over.
    for rest in 0..17_u64 {
        let far = 1_000_000_000 / 17 * 17 + rest;
        let (near, far) = (17_000 + rest, far);
        let texts = [near, far].map(|heap| format!("take:3..14:{{{heap},100}} + nim:3"));
        let [near, far] = [&texts[0], &texts[1]].map(|text| moves(text));
        assert_eq!((near.value, near.winning_count), (far.value, far.winning_count), "{texts:?}");
        assert_eq!(near.losing_count, far.losing_count);
    }
    let largest = moves("nim:9007199254740991").losing[0].refutation.to.clone();
    assert_eq!(largest, [0]);
    let error = Position::parse("take:squares:90071992547").unwrap_err();
    assert_eq!(error.code(), Code::OutOfRange);
}
