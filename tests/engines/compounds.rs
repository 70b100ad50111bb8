//! Selective and conjunctive sums and Moore's Nim_K against playing them out.

use grundyscope::position::{Compound, CompoundMove, Sum};
use grundyscope::store::Store;
use grundyscope::{Code, Progress};
use std::collections::{BTreeMap, BTreeSet};

/// A component: its heaps, of the game of that number.
type Part = (usize, Vec<u64>);

const GAMES: [&str; 3] = ["nim", "octal:0.77", "take:squares"];

/// Every component after one move in it.
fn options((game, heaps): &Part) -> Vec<Part> {
    let mut found = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        let mut leave = |left: &[u64]| {
            found.push((*game, [&heaps[..place], left, &heaps[place + 1..]].concat()));
        };
        for taken in 1..=heap {
            let rest = heap - taken;
            match game {
                0 => leave(&[rest]),
                1 if taken <= 2 => {
                    if rest == 0 {
                        leave(&[]);
                    } else {
                        leave(&[rest]);
                    }
                    (1..=rest / 2).for_each(|part| leave(&[part, rest - part]));
                }
                2 if taken.isqrt().pow(2) == taken => leave(&[rest]),
                _ => {}
            }
        }
    }
    found
}

fn is_selective(compound: Compound) -> bool {
    matches!(compound, Compound::Selective | Compound::MisereSelective)
}

/// Every sum after one move.
fn all_options(parts: &[Part], compound: Compound) -> Vec<Vec<Part>> {
    let mut found: Vec<(Vec<Part>, bool)> = vec![(vec![], false)];
    for part in parts {
        let after = options(part);
        let mut longer = Vec::new();
        for (sum, moved) in found {
            if is_selective(compound) {
                longer.push(([&sum[..], std::slice::from_ref(part)].concat(), moved));
            }
            longer
                .extend(after.iter().map(|option| ([&sum[..], std::slice::from_ref(option)].concat(), true)));
        }
        found = longer;
    }
    found.into_iter().filter(|&(_, moved)| moved).map(|(sum, _)| sum).collect()
}

fn wins(parts: &[Part], compound: Compound, known: &mut BTreeMap<Vec<Part>, bool>) -> bool {
    if let Some(&wins) = known.get(parts) {
        return wins;
    }
    let options = all_options(parts, compound);
    let over = options.is_empty() && compound.is_misere();
    let wins = over || options.iter().any(|option| !wins(option, compound, known));
    known.insert(parts.to_vec(), wins);
    wins
}

fn written(parts: &[Part]) -> String {
    let part = |(game, heaps): &Part| {
        if let [heap] = heaps[..] {
            return format!("{}:{heap}", GAMES[*game]);
        }
        let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
        format!("{}:{{{}}}", GAMES[*game], heaps.join(","))
    };
    parts.iter().map(part).collect::<Vec<_>>().join(" + ")
}

fn after(sum: &Sum, played: &CompoundMove) -> Sum {
    sum.after(played.steps.iter().map(|(part, step)| (*part, step)))
}

#[test]
fn every_move_of_compound_sums() {
    let none = &mut Progress::none();
    let all =
        [Compound::Selective, Compound::Conjunctive, Compound::MisereSelective, Compound::MisereConjunctive];
    for compound in all {
        let mut known = BTreeMap::new();
        for (a, b) in (0..5).flat_map(|a| (0..5).map(move |b| (a, b))) {
            let thirds =
                [vec![], vec![(2, vec![5])], vec![(1, vec![2, 1])], vec![(2, vec![2]), (2, vec![5])]];
            for third in thirds {
                let parts = [vec![(0, vec![a]), (1, vec![b])], third].concat();
                let text = written(&parts);
                let sum = Sum::parse(&text).unwrap();
                let found = sum.compound_moves(compound, usize::MAX, &mut Store::default(), none).unwrap();
                assert_eq!(found.wins, wins(&parts, compound, &mut known), "{compound:?} {text}");
                let expected = all_options(&parts, compound);
                let texts: BTreeMap<String, bool> = expected
                    .iter()
                    .map(|option| (written(option), wins(option, compound, &mut known)))
                    .collect();
                let is_over = |option: &&Vec<Part>| all_options(option, compound).is_empty();
                let over: BTreeSet<String> =
                    expected.iter().filter(is_over).map(|one| written(one)).collect();
                for (part, &lost) in parts.iter().zip(&found.lost) {
                    let alone = wins(std::slice::from_ref(part), compound, &mut known);
                    assert_eq!(lost, !alone, "{compound:?} {text}");
                }
                let mut made: Vec<String> = Vec::new();
                for winning in &found.winning.1 {
                    let left = after(&sum, winning).to_string();
                    assert!(!texts[&left], "{compound:?} {text} to {left}");
                    made.push(left);
                }
                for (losing, reply) in &found.losing.1 {
                    let left = after(&sum, losing);
                    assert!(texts[&left.to_string()], "{compound:?} {text} to {left}");
                    let Some(reply) = reply else {
                        assert!(compound.is_misere() && over.contains(&left.to_string()), "{text} to {left}");
                        made.push(left.to_string());
                        continue;
                    };
                    let again = after(&left, reply);
                    let lost = again.compound_moves(compound, 0, &mut Store::default(), none).unwrap();
                    assert!(!lost.wins, "{compound:?} {text} to {left} to {again}");
                    made.push(left.to_string());
                }
                assert_eq!(found.winning.0, found.winning.1.len() as u64);
                assert_eq!(found.losing.0, found.losing.1.len() as u64);
                let mut expected: Vec<String> = expected.iter().map(|option| written(option)).collect();
                expected.sort();
                made.sort();
                assert_eq!(made, expected, "{compound:?} {text}");
            }
        }
    }
}

#[test]
fn compound_limits() {
    let (store, none) = (&mut Store::default(), &mut Progress::none());
    let sum = |text: &str| Sum::parse(text).unwrap();
    // Counted without listing them: 31^10 - 1 moves, of which one wins.
    let large = sum(&["nim:30"; 10].join(" + "));
    let found = large.compound_moves(Compound::Selective, 3, store, none).unwrap();
    assert_eq!((found.wins, found.winning.0, found.losing.0), (true, 1, 31u64.pow(10) - 2));
    assert_eq!((found.winning.1[0].steps.len(), found.losing.1.len()), (10, 3));
    let larger = sum(&["nim:30"; 12].join(" + "));
    let error = larger.compound_moves(Compound::Selective, 3, store, none).unwrap_err();
    assert_eq!(error.code(), Code::OutOfRange);
    let loopy = sum("poker:3 + nim:4").compound_moves(Compound::Selective, 3, store, none).unwrap_err();
    assert_eq!(loopy.code(), Code::NoSum);
    for compound in [Compound::Conjunctive, Compound::MisereSelective, Compound::MisereConjunctive] {
        let error = sum("nim:9999 + nim:4").compound_moves(compound, 3, store, none).unwrap_err();
        assert_eq!(error.code(), Code::OutOfRange);
    }
    let strip = sum("treblecross:9 + nim:4").compound_moves(Compound::MisereSelective, 3, store, none);
    assert_eq!(strip.unwrap_err().code(), Code::NoSum);
    // Boards are components, too: two P-positions, of which no move is won.
    let boards = sum("nimble:{2,2} + hackenbush:()()");
    let found = boards.compound_moves(Compound::Selective, 9, store, none).unwrap();
    assert_eq!((found.wins, found.winning.0), (false, 0));
}

/// Every heap vector after a move in 1 to `most` heaps.
fn moore_options(heaps: &[u64], most: usize) -> Vec<Vec<u64>> {
    let mut found = vec![(vec![], 0)];
    for &heap in heaps {
        let longer = |(sizes, moved): (Vec<u64>, usize)| {
            (0..=heap).map(move |to| ([&sizes[..], &[to]].concat(), moved + usize::from(to < heap)))
        };
        found = found.into_iter().flat_map(longer).collect();
    }
    let moves = |&(_, moved): &(Vec<u64>, usize)| (1..=most).contains(&moved);
    found.into_iter().filter(moves).map(|(sizes, _)| sizes).collect()
}

/// Who wins where taking the last stone wins, or loses.
fn moore_wins(heaps: &[u64], most: usize, misere: bool, known: &mut BTreeMap<Vec<u64>, bool>) -> bool {
    if let Some(&wins) = known.get(heaps) {
        return wins;
    }
    let options = moore_options(heaps, most);
    let wins = (misere && options.is_empty())
        || options.iter().any(|option| !moore_wins(option, most, misere, known));
    known.insert(heaps.to_vec(), wins);
    wins
}

#[test]
fn moores_game() {
    let none = &mut Progress::none();
    for (most, misere) in (1..=3).flat_map(|most| [(most, false), (most, true)]) {
        let mut known = BTreeMap::new();
        for number in 0..4u64.pow(4) {
            let heaps: Vec<u64> = (0..4).map(|place| number / 4u64.pow(place) % 4).collect();
            let shown: Vec<String> = heaps.iter().map(ToString::to_string).collect();
            let sum = Sum::parse(&format!("nim:{{{}}} + nim:{}", shown[..3].join(","), shown[3])).unwrap();
            let found = sum.moore_moves(most as u32, misere, usize::MAX, none).unwrap();
            assert_eq!(found.wins, moore_wins(&heaps, most, misere, &mut known), "{most}: {sum}");
            let cells = |sum: &Sum| -> Vec<u64> {
                sum.parts().iter().flat_map(|part| part.cells().to_vec()).collect()
            };
            let mut made = Vec::new();
            for winning in &found.winning.1 {
                let left = cells(&after(&sum, winning));
                assert!(!moore_wins(&left, most, misere, &mut known), "{most}: {sum} to {left:?}");
                made.push(left);
            }
            for (losing, reply) in &found.losing.1 {
                let left = after(&sum, losing);
                let Some(reply) = reply else {
                    assert!(misere && cells(&left).iter().all(|&heap| heap == 0), "{most}: {sum} to {left}");
                    made.push(cells(&left));
                    continue;
                };
                let again = cells(&after(&left, reply));
                assert!(moore_wins(&cells(&left), most, misere, &mut known), "{most}: {sum} to {left}");
                assert!(moore_options(&cells(&left), most).contains(&again), "{most}: {left} to {again:?}");
                assert!(!moore_wins(&again, most, misere, &mut known), "{most}: {left} to {again:?}");
                made.push(cells(&left));
            }
            assert_eq!(
                (found.winning.1.len(), found.losing.1.len()),
                (found.winning.0 as usize, found.losing.0 as usize)
            );
            let mut expected = moore_options(&heaps, most);
            expected.sort();
            made.sort();
            assert_eq!(made, expected, "{most}: {sum}");
        }
    }
    let sum = |text: &str| Sum::parse(text).unwrap();
    let large = sum("nim:{1000000,700000,400000}").moore_moves(2, true, 5, none).unwrap();
    assert!(large.wins && large.winning.0 > 0);
    for (text, most, code) in [
        ("kayles:3", 2, Code::NoSum),
        ("nimble:{3}", 2, Code::NoSum),
        ("nim:3", 0, Code::OutOfRange),
        ("nim:{10000000,10000000,10000000}", 3, Code::OutOfRange),
    ] {
        assert_eq!(sum(text).moore_moves(most, false, 5, none).unwrap_err().code(), code, "{text}");
    }
}
