//! Selective and conjunctive sums and Moore's Nim_K against playing them out.

use crate::oracle::play::Play;
use crate::oracle::{take, take_and_break};
use crate::shared::{list, refused};
use grundyscope::Code;
use grundyscope::position::{self, Compound, CompoundMove, Sum};
use grundyscope::store::Store;

/// A component: its heaps, of the game of that number.
type Part = (usize, Vec<u64>);

const GAMES: [&str; 3] = ["nim", "octal:0.77", "take:squares"];

/// Every component after one move in it.
fn options((game, heaps): &Part) -> Vec<Part> {
    let of_heap = |heap: u64| match game {
        0 => take::options(heap, |_, _| true),
        1 => take_and_break::options(&[0, 7, 7], heap),
        _ => take::options(heap, take::squares),
    };
    let after = |place: usize| {
        let left = of_heap(heaps[place]).into_iter();
        left.map(move |left| (*game, [&heaps[..place], &left, &heaps[place + 1..]].concat()))
    };
    (0..heaps.len()).flat_map(after).collect()
}

/// Every sum after one move.
fn all_options(parts: &[Part], compound: Compound) -> Vec<Vec<Part>> {
    let mut found: Vec<(Vec<Part>, bool)> = vec![(vec![], false)];
    for part in parts {
        let after = options(part);
        let mut longer = Vec::new();
        for (sum, moved) in found {
            if matches!(compound, Compound::Selective | Compound::MisereSelective) {
                longer.push(([&sum[..], std::slice::from_ref(part)].concat(), moved));
            }
            longer
                .extend(after.iter().map(|option| ([&sum[..], std::slice::from_ref(option)].concat(), true)));
        }
        found = longer;
    }
    found.into_iter().filter(|&(_, moved)| moved).map(|(sum, _)| sum).collect()
}

fn written(parts: &[Part]) -> String {
    let part = |(game, heaps): &Part| format!("{}:{{{}}}", GAMES[*game], list(heaps));
    parts.iter().map(part).collect::<Vec<_>>().join(" + ")
}

fn after(sum: &Sum, played: &CompoundMove) -> Sum {
    sum.after(played.steps.iter().map(|(part, step)| (*part, step)))
}

/// Compares the moves that the engine lists with all of them, and with who wins after each; `read`
/// makes a position of a sum.
fn check_moves<P: Ord + Clone + std::fmt::Debug>(
    sum: &Sum,
    (winning, losing): (Vec<CompoundMove>, Vec<(CompoundMove, Option<CompoundMove>)>),
    read: impl Fn(&Sum) -> P,
    play: &mut Play<'_, P>,
    misere: bool,
) {
    let mut made = Vec::new();
    for winning in &winning {
        let left = read(&after(sum, winning));
        assert!(!play.wins(&left, misere), "{sum} to {left:?}");
        made.push(left);
    }
    for (losing, reply) in &losing {
        let left = after(sum, losing);
        let replies = play.options(&read(&left));
        assert!(play.wins(&read(&left), misere), "{sum} to {left}");
        let again = reply.as_ref().map(|reply| read(&after(&left, reply)));
        let is_lost = |again: &P| replies.contains(again) && !play.wins(again, misere);
        let refuted = again.as_ref().map_or(replies.is_empty(), is_lost);
        assert!(refuted, "{sum} to {left} to {again:?}");
        made.push(read(&left));
    }
    let mut expected = play.options(&read(sum));
    expected.sort();
    made.sort();
    assert_eq!(made, expected, "{sum}");
}

#[test]
fn every_move_of_compound_sums() {
    let read = |sum: &Sum| -> Vec<Part> {
        let game = |part: &position::Component| GAMES.iter().position(|name| *name == part.game()).unwrap();
        sum.components().iter().map(|part| (game(part), part.cells().to_vec())).collect()
    };
    let all =
        [Compound::Selective, Compound::Conjunctive, Compound::MisereSelective, Compound::MisereConjunctive];
    for compound in all {
        let mut play = Play::new(|parts: &Vec<Part>| all_options(parts, compound));
        let misere = compound.is_misere();
        for (a, b) in (0..5).flat_map(|a| (0..5).map(move |b| (a, b))) {
            let thirds =
                [vec![], vec![(2, vec![5])], vec![(1, vec![2, 1])], vec![(2, vec![2]), (2, vec![5])]];
            for third in thirds {
                let parts = [vec![(0, vec![a]), (1, vec![b])], third].concat();
                let sum = Sum::parse(&written(&parts)).unwrap();
                let found = sum.compound_moves(compound, usize::MAX, &mut Store::default(), None).unwrap();
                assert_eq!(found.wins, play.wins(&parts, misere), "{compound:?} {sum}");
                for (part, &lost) in parts.iter().zip(&found.lost) {
                    assert_eq!(lost, !play.wins(&vec![part.clone()], misere), "{compound:?} {sum}");
                }
                let counts = (found.winning.1.len() as u64, found.losing.1.len() as u64);
                assert_eq!((found.winning.0, found.losing.0), counts, "{compound:?} {sum}");
                check_moves(&sum, (found.winning.1, found.losing.1), read, &mut play, misere);
            }
        }
    }
}

#[test]
fn compound_limits() {
    let store = &mut Store::default();
    let sum = |text: &str| Sum::parse(text).unwrap();
    // Counted without listing them: 31^10 - 1 moves, of which one wins.
    let large = sum(&["nim:30"; 10].join(" + "));
    let found = large.compound_moves(Compound::Selective, 3, store, None).unwrap();
    assert_eq!((found.wins, found.winning.0, found.losing.0), (true, 1, 31u64.pow(10) - 2));
    assert_eq!((found.winning.1[0].steps.len(), found.losing.1.len()), (10, 3));
    let larger = sum(&["nim:30"; 12].join(" + "));
    let refusal = refused(larger.compound_moves(Compound::Selective, 3, store, None));
    assert_eq!(refusal, Code::OutOfRange);
    let loopy = sum("poker:3 + nim:4").compound_moves(Compound::Selective, 3, store, None).unwrap_err();
    assert_eq!(loopy.code(), Code::NoSum);
    for compound in [Compound::Conjunctive, Compound::MisereSelective, Compound::MisereConjunctive] {
        let refusal = refused(sum("nim:9999 + nim:4").compound_moves(compound, 3, store, None));
        assert_eq!(refusal, Code::OutOfRange);
    }
    let strip = sum("treblecross:9 + nim:4").compound_moves(Compound::MisereSelective, 3, store, None);
    assert_eq!(refused(strip), Code::NoSum);
    // Boards are components, too: two P-positions, of which no move is won.
    let boards = sum("nimble:{2,2} + hackenbush:()()");
    let found = boards.compound_moves(Compound::Selective, 9, store, None).unwrap();
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

#[test]
fn moores_game() {
    for (most, misere) in (1..=3).flat_map(|most| [(most, false), (most, true)]) {
        let mut play = Play::new(|heaps: &Vec<u64>| moore_options(heaps, most));
        for number in 0..4u64.pow(4) {
            let heaps: Vec<u64> = (0..4).map(|place| number / 4u64.pow(place) % 4).collect();
            let sum = Sum::parse(&format!("nim:{{{}}} + nim:{}", list(&heaps[..3]), heaps[3])).unwrap();
            let found = sum.moore_moves(most as u32, misere, usize::MAX, None).unwrap();
            assert_eq!(found.wins, play.wins(&heaps, misere), "{most}: {sum}");
            let cells = |sum: &Sum| -> Vec<u64> {
                sum.components().iter().flat_map(|part| part.cells().to_vec()).collect()
            };
            let counts = (found.winning.1.len() as u64, found.losing.1.len() as u64);
            assert_eq!((found.winning.0, found.losing.0), counts, "{most}: {sum}");
            check_moves(&sum, (found.winning.1, found.losing.1), cells, &mut play, misere);
        }
    }
    let sum = |text: &str| Sum::parse(text).unwrap();
    let large = sum("nim:{1000000,700000,400000}").moore_moves(2, true, 5, None).unwrap();
    assert!(large.wins && large.winning.0 > 0);
    // The size of one large heap follows from the others.
    let far = sum("nim:{1000000000000,3,5,7}");
    let (count, winning) = far.moore_moves(2, false, 5, None).unwrap().winning;
    assert!(
        count > 0 && winning.iter().all(|won| !after(&far, won).moore_moves(2, false, 0, None).unwrap().wins)
    );
    for (text, most, code) in [
        ("kayles:3", 2, Code::NoSum),
        ("nimble:{3}", 2, Code::NoSum),
        ("nim:3", 0, Code::OutOfRange),
        ("nim:{10000000,10000000,10000000}", 3, Code::OutOfRange),
        ("nim:{10000000000,10000000000,5}", 2, Code::OutOfRange),
    ] {
        assert_eq!(refused(sum(text).moore_moves(most, false, 5, None)), code, "{text}");
    }
}
