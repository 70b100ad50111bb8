//! Sums of heaps and rows of coins: notation, and moves against a player who knows only the rules.

use crate::coins::GAMES;
use crate::oracle::sums::{Options, Part, sum, sums};
use crate::oracle::take;
use crate::shared::{all, list, none, refused, ruleset};
use grundyscope::periodicity::continued;
use grundyscope::position::{Component, Move, Sum};
use grundyscope::store::Store;
use grundyscope::{Code, Progress};

type Allowed = fn(u64, u64) -> bool;

const HEAPS: [(&str, Allowed); 3] = [
    ("take:squares", take::squares),
    ("take:triangular", take::triangular),
    ("take:at-least-half", take::at_least_half),
];

/// The oracle's position: each heap a part, each row a part, in order.
fn parts(position: &Sum) -> Vec<Part> {
    let of = |component: &Component| -> Vec<Part> {
        let game = component.game();
        if let Some(number) = HEAPS.iter().position(|(name, _)| *name == game) {
            return component.cells().iter().map(|&heap| Part::Heap(number, heap)).collect();
        }
        let number = GAMES.iter().position(|(name, _)| *name == game).unwrap();
        vec![Part::Row(number, component.cells().iter().map(|&coin| coin as usize).collect())]
    };
    sum(position.components().iter().flat_map(of))
}

fn after(sum: &Sum, played: &Move) -> Sum {
    sum.after([(played.component, &played.step)])
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
    let heaps = HEAPS.map(|(_, allowed)| -> Options { Box::new(move |heap| take::options(heap, allowed)) });
    let mut play = sums(heaps.into(), GAMES.map(|(_, rule)| rule).to_vec());
    let store = &mut Store::default();
    for notation in POSITIONS {
        let position = Sum::parse(notation).unwrap();
        let moves = position.moves(usize::MAX, store, None).unwrap();
        let played = play.out(&parts(&position));
        assert_eq!(moves.value, u64::from(played.value), "{notation}");
        assert_eq!(moves.remoteness, Some(played.remoteness), "{notation}");
        assert_eq!(played.remoteness.is_multiple_of(2), played.value == 0, "{notation}");

        let (mut made, mut replies) = (Vec::new(), Vec::new());
        let mut value_after = |before: &Sum, played: &Move| {
            let after = after(before, played);
            let component = &before.components()[played.component];
            assert_eq!(played.step.from, component.cells()[played.step.cell], "{notation}");
            assert_eq!(played.value, u64::from(play.out(&parts(&after)).value), "{notation}: {played:?}");
            let alone = |position: &Sum| {
                let alone = position.components()[played.component].clone();
                Sum::parse(&alone.to_string()).unwrap()
            };
            let component = play.out(&parts(&alone(&after)));
            assert_eq!(played.component_value, u64::from(component.value), "{notation}: {played:?}");
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
            replies.push((parts(&after), parts(&value_after(&after, &losing.refutation))));
            assert_eq!(losing.refutation.value, 0, "{notation}");
        }
        assert!(replies.iter().all(|(after, reply)| play.options(after).contains(reply)), "{notation}");
        assert_eq!(moves.winning.len() as u64, moves.winning_count, "{notation}");
        assert_eq!(moves.losing.len() as u64, moves.losing_count, "{notation}");
        let mut expected = play.options(&parts(&position));
        made.sort();
        expected.sort();
        assert_eq!(made, expected, "{notation}");
    }
}

#[test]
fn amounts_and_order() {
    let store = &mut Store::default();
    let position = Sum::parse("take:squares:{3,10} + coins:ruler:{1,6}").unwrap();
    let moves = position.moves(usize::MAX, store, None).unwrap();
    let mut all: Vec<Move> =
        moves.losing.into_iter().map(|losing| losing.played).chain(moves.winning).collect();
    all.sort_by_key(|one| (one.component, one.step.cell, one.step.amount));
    let told = |one: &Move| (one.component, one.step.cell, one.step.from, one.step.amount);
    let told: Vec<_> = all.iter().map(told).collect();
    let squares = [(0, 0, 3, 1), (0, 1, 10, 1), (0, 1, 10, 4), (0, 1, 10, 9)];
    let ruler = [(1, 0, 1, 1)].into_iter().chain((1..=6).map(|run| (1, 1, 6, run)));
    assert_eq!(told, squares.into_iter().chain(ruler).collect::<Vec<_>>());
    assert_eq!((&all[3].step.to[..], &all[7].step.to[..]), (&[1][..], &[4, 5][..]));
    assert_eq!(after(&position, &all[7]).to_string(), "take:squares:{3,10} + coins:ruler:{1,4,5}");
    assert_eq!(after(&position, &all[3]).to_string(), "take:squares:{3,1} + coins:ruler:{1,6}");
}

#[test]
fn long_lists_are_cut_and_still_counted() {
    let store = &mut Store::default();
    let position = Sum::parse("take:at-least-half:{10000,99} + coins:mock-turtles:{60,90}").unwrap();
    let moves = position.moves(5, store, None).unwrap();
    let options = 5_001 + 50 + (1 + 59 + 59 * 58 / 2) + (1 + 89 + 89 * 88 / 2);
    assert_eq!(moves.winning_count + moves.losing_count, options);
    assert_eq!((moves.winning.len(), moves.losing.len()), (moves.winning_count.min(5) as usize, 5));
    assert_eq!(moves.remoteness, None);
    // Each listed refutation leaves a position of value 0, as a question of its own.
    for losing in &moves.losing {
        let after = after(&after(&position, &losing.played), &losing.refutation);
        assert_eq!(after.moves(0, store, None).unwrap().value, 0);
    }
    // Refused before its moves are gone through: some 10^10 in the second.
    for text in ["coins:motley:32", "hex:0.(8):9999", "octal:0.(4):49999"] {
        let refusal = refused(Sum::parse(text).unwrap().moves(5, store, None));
        assert_eq!(refusal, Code::OutOfRange, "{text}");
    }
    let mut stop = |_: f64| Progress::answer(false);
    let stopped = position.moves(5, &mut Store::default(), Some(&mut Progress::new(&mut stop)));
    assert_eq!(refused(stopped), Code::Cancelled);
}

#[test]
fn long_texts_are_refused() {
    let many = vec!["coins:ruler:1"; 1_001].join("+");
    assert_eq!(refused(Sum::parse(&many)), Code::OutOfRange);
    let deep = "(".repeat(100_000);
    assert_eq!(refused(Sum::parse(&deep)), Code::Parentheses);
}

/// The store drops what was used longest ago: here the first game while the third is computed,
/// before its moves are gone through.
#[test]
fn sums_larger_than_the_store_are_refused() {
    let heap = 17_000_000u64;
    let position = |games: &[&str]| {
        let heaps: Vec<String> = games.iter().map(|game| format!("{game}:{heap}")).collect();
        Sum::parse(&heaps.join(" + ")).unwrap()
    };
    let store = &mut Store::default();
    let three = position(&["take:2,powers-of-7", "take:factorials", "take:4,powers-of-9"]);
    let error = three.moves(10, store, None).unwrap_err();
    assert_eq!(error.code(), Code::OutOfRange);
    assert!(error.to_string().contains("96 MB"), "{error}");
    // Two fit, after those that were there before. Ten factorials are smaller, and of 2 and the
    // powers of 7 as many.
    for games in [["take:2,powers-of-7", "take:factorials"], ["take:factorials", "take:2,powers-of-7"]] {
        let moves = position(&games).moves(10, store, None).unwrap();
        assert_eq!(moves.winning_count + moves.losing_count, 20);
    }
}

/// Heaps beyond the tables: nim by its closed form, a finite subtraction set by its proved period.
#[test]
fn far_heaps() {
    let moves = |text: &str| {
        let position = Sum::parse(text).unwrap();
        position.moves(4, &mut Store::default(), None).unwrap()
    };
    let nim = moves("nim:{4294967297,8589934593,12884901890}");
    assert_eq!((nim.value, nim.winning_count), (2, 1));
    assert_eq!((nim.winning[0].step.from, nim.winning[0].step.amount), (12_884_901_890, 2));
    assert_eq!(nim.losing_count, 4_294_967_297 + 8_589_934_593 + 12_884_901_890 - 1);
    for losing in &nim.losing {
        let after = losing.played.step.to[0] ^ losing.played.step.from;
        assert_eq!(losing.played.value, 2 ^ after);
        assert_eq!(losing.refutation.value, 0);
    }
    // The period is 17: as many stones as 13 heaps that can be computed have left over.
    for rest in 0..17_u64 {
        let far = 1_000_000_000 / 17 * 17 + rest;
        let (near, far) = (1_700 + rest, far);
        let texts = [near, far].map(|heap| format!("take:3..14:{{{heap},100}} + nim:3"));
        let [near, far] = [&texts[0], &texts[1]].map(|text| moves(text));
        assert_eq!((near.value, near.winning_count), (far.value, far.winning_count), "{texts:?}");
        assert_eq!(near.losing_count, far.losing_count);
    }
    let largest = moves("nim:9007199254740991").losing[0].refutation.step.to.clone();
    assert_eq!(largest, [0]);
    let refusal = refused(Sum::parse("take:squares:90071992547"));
    assert_eq!(refusal, Code::OutOfRange);
}

/// Large heaps, whose moves a theory counts and finds, against all options by the rules, with the
/// values of the sequence; small heaps where the theory needs no proof.
#[test]
fn moves_by_theory() {
    let [near, large]: [&[u64]; 2] = [&[40, 31, 0], &[70_001, 65_540]];
    for (game, heaps) in [
        ("nim", near),
        ("take:odd", near),
        ("take:even", near),
        ("take:at-least-half", near),
        ("take:at-most-half", near),
        ("rule:(n to n-k for k in 1..n/3)", large),
        ("rule:(n to n-k for k in 1..n/7)", large),
        ("take:all-but:1,3", large),
        ("take:all-but:2,3,7", large),
        ("kayles", large),
        ("octal:0.137", large),
        ("octal:0.3", large),
    ] {
        // Continued, since the whole sequence of a code takes long.
        let mut sequence = continued(&ruleset(game));
        sequence.extend(heaps[0], &mut none()).unwrap();
        let values = all(&*sequence);
        for other in [0, 1, 5, 70_000] {
            let position = Sum::parse(&format!("{game}:{{{}}} + nim:{other}", list(heaps))).unwrap();
            let moves = position.moves(30, &mut Store::default(), None).unwrap();
            let value_of = |heap: u64| u64::from(values[heap as usize]);
            let value = heaps.iter().fold(other, |sum, &heap| sum ^ value_of(heap));
            let (mut winning, mut losing) = (Vec::new(), Vec::new());
            for (cell, &heap) in heaps.iter().enumerate() {
                ruleset(game).options(heap, &mut |amount, left| {
                    let after = left.iter().fold(value ^ value_of(heap), |sum, &left| sum ^ value_of(left));
                    let moves = if after == 0 { &mut winning } else { &mut losing };
                    moves.push((0, cell, amount, left.to_vec()));
                });
            }
            for left in (0..other).rev() {
                let moves = if value ^ other == left { &mut winning } else { &mut losing };
                moves.push((1, 0, other - left, vec![left]));
            }
            let told = |one: &Move| (one.component, one.step.cell, one.step.amount, one.step.to.clone());
            let counts = (moves.winning_count, moves.losing_count);
            assert_eq!(counts, (winning.len() as u64, losing.len() as u64), "{position}");
            winning.truncate(30);
            losing.truncate(30);
            assert_eq!(moves.winning.iter().map(told).collect::<Vec<_>>(), winning, "{position}");
            let listed = moves.losing.iter().map(|one| told(&one.played)).collect::<Vec<_>>();
            assert_eq!(listed, losing, "{position}");
            for one in &moves.losing {
                let after = after(&after(&position, &one.played), &one.refutation);
                let values = after.values(&mut Store::default(), None).unwrap();
                assert_eq!(values[0].1, values[1].1, "{position}");
            }
        }
    }
}

/// Heaps beyond every table: each winning move, and each reply, leaves the value 0.
#[test]
fn far_heaps_by_theory() {
    for text in [
        "take:at-most-half:{1000000000,999999999999}",
        "take:even:{9007199254740991,1000000000} + nim:3",
        "take:odd:{1000000000,7}",
        "take:at-least-half:{9007199254740991,1000}",
        "rule:(n to n-k for k in 1..n/3):{1000000000,9007199254740990}",
        "take:all-but:1,3:{1000000007,90}",
        "kayles:{1000000007,1000000000000} + take:3..14:1000000000",
    ] {
        let position = Sum::parse(text).unwrap();
        let store = &mut Store::default();
        let moves = position.moves(5, store, None).unwrap();
        assert_eq!(moves.winning_count > 0, moves.value > 0, "{text}");
        assert!(!moves.losing.is_empty() || moves.losing_count == 0, "{text}");
        let replies = moves.losing.iter().map(|one| after(&after(&position, &one.played), &one.refutation));
        for left in moves.winning.iter().map(|one| after(&position, one)).chain(replies) {
            let values = left.values(store, None).unwrap();
            assert_eq!(values.iter().fold(0, |sum, part| sum ^ part.1), 0, "{text}: {left}");
        }
    }
    // In misère play no theory tells the moves, and they are too many.
    let half = Sum::parse("take:at-most-half:1000000000").unwrap();
    assert_eq!(refused(half.misere_moves(5, None)), Code::OutOfRange);
    assert_eq!(refused(Sum::parse("take:coprime:1000000000")), Code::OutOfRange);
}
