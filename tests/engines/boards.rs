//! Boards against the rules that people read, and sums of them.

use crate::oracle::boards::{Toy, Tree, backwards};
use crate::oracle::play::Play;
use crate::shared::refused;
use grundyscope::Code;
use grundyscope::position::{Component, Moves, Sum};
use grundyscope::store::Store;
use std::collections::BTreeMap;

fn moves(text: &str) -> (Sum, Moves) {
    let sum = Sum::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let moves = sum.moves(usize::MAX, &mut Store::default(), None);
    (sum, moves.unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// Compares moves, outcomes and replies with a function that knows who wins.
fn check(toy: &Toy, options: &[Toy], wins: &mut dyn FnMut(&Toy) -> bool) {
    let text = toy.to_string();
    let (sum, moves) = moves(&text);
    assert_eq!(sum.to_string(), text);
    assert_eq!(moves.value != 0, wins(toy), "{text}");
    assert_eq!(moves.value, moves.components[0].1, "{text}");
    if let Some(heaps) = sum.components()[0].heaps() {
        assert_eq!(heaps.iter().fold(0, |sum, heap| sum ^ heap), moves.value, "{text}");
    }
    let by_text: BTreeMap<String, &Toy> = options.iter().map(|option| (option.to_string(), option)).collect();
    let mut made = Vec::new();
    for winning in &moves.winning {
        let after = sum.after([(0, &winning.step)]).to_string();
        assert!(!wins(by_text[&after]), "{text} to {after} wins");
        made.push(after);
    }
    for losing in &moves.losing {
        let left = sum.after([(0, &losing.played.step)]);
        let after = by_text[&left.to_string()];
        assert!(wins(after), "{text} to {after} loses");
        let reply = left.after([(0, &losing.refutation.step)]).to_string();
        let reply = after.options().into_iter().find(|option| option.to_string() == reply);
        assert!(!wins(&reply.expect("the reply is a move")), "{text} to {after}");
        made.push(after.to_string());
    }
    assert_eq!((moves.winning.len() + moves.losing.len()) as u64, moves.winning_count + moves.losing_count);
    let mut expected: Vec<String> = options.iter().map(ToString::to_string).collect();
    made.sort();
    expected.sort();
    assert_eq!(made, expected, "{text}");
}

/// Compares a game that ends with its Grundy values, too.
fn check_values(toy: &Toy, play: &mut Play<'_, Toy>) {
    assert_eq!(moves(&toy.to_string()).1.value, u64::from(play.out(toy).value), "{toy}");
    check(toy, &toy.options(), &mut |toy| play.wins(toy, false));
}

/// All lists of this length of numbers below a bound.
fn lists(length: usize, bound: u64) -> Vec<Vec<u64>> {
    (0..length).fold(vec![vec![]], |lists, _| {
        lists.iter().flat_map(|list| (0..bound).map(|last| [&list[..], &[last]].concat())).collect()
    })
}

#[test]
fn nimble_and_staircases() {
    let play = &mut Toy::play();
    for list in (0..=3).flat_map(|length| lists(length, 5)) {
        check_values(&Toy::Nimble(list.clone()), play);
        check_values(&Toy::Staircase(list), play);
    }
}

#[test]
fn silver_dollar() {
    for squares in 0u64..1 << 7 {
        let coins: Vec<u64> = (1..=7).filter(|square| squares >> (square - 1) & 1 == 1).collect();
        check_values(&Toy::SilverDollar(coins.clone(), None), &mut Toy::play());
        // With a dollar, and up to two pennies in the bag. Its move into the bag is left out.
        for (bag, dollar) in (0..3).flat_map(|bag| (0..coins.len()).map(move |dollar| (bag, dollar))) {
            let coins = [vec![0; bag], coins.clone()].concat();
            let toy = Toy::SilverDollar(coins, Some(bag + dollar));
            let mut play = Toy::play();
            let is_bagged =
                |toy: &Toy| matches!(toy, Toy::SilverDollar(coins, Some(dollar)) if coins[*dollar] == 0);
            let options: Vec<Toy> = toy.options().into_iter().filter(|option| !is_bagged(option)).collect();
            check(&toy, &options, &mut |toy| play.wins(toy, false));
        }
    }
}

#[test]
fn northcott_backwards() {
    for squares in 2..=4 {
        let rows: Vec<(u64, u64)> =
            (1..=squares).flat_map(|own| (own + 1..=squares).map(move |other| (own, other))).collect();
        for &first in &rows {
            for &second in &rows {
                let known = backwards(&Toy::Northcott(squares, vec![first, second]));
                for toy in known.keys() {
                    check(toy, &toy.options(), &mut |toy| known[toy]);
                }
                // All positions that arise are decided; these are all with two rows.
                if first == second {
                    break;
                }
            }
        }
    }
}

#[test]
fn poker_nim_backwards() {
    for heaps in lists(2, 4) {
        for (own, other) in [(0, 0), (1, 0), (0, 2), (2, 1)] {
            let toy = Toy::Poker(heaps.clone(), own, other);
            let known = backwards(&toy);
            check(&toy, &toy.options(), &mut |toy| known[toy]);
        }
    }
}

/// All forests with this many edges.
fn forests(edges: usize) -> Vec<Tree> {
    if edges == 0 {
        return vec![Tree(vec![])];
    }
    let mut found = Vec::new();
    for above in 0..edges {
        for first in forests(above) {
            for rest in forests(edges - 1 - above) {
                found.push(Tree([vec![first.clone()], rest.0].concat()));
            }
        }
    }
    found
}

#[test]
fn hackenbush_trees() {
    let play = &mut Toy::play();
    for tree in (0..=6).flat_map(forests) {
        check_values(&Toy::Hackenbush(tree), play);
    }
}

#[test]
fn graphs() {
    let pairs = [('a', 'b'), ('a', 'c'), ('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')];
    for chosen in 1u32..1 << 6 {
        let edges: Vec<(char, char)> =
            (0..6).filter(|edge| chosen >> edge & 1 == 1).map(|edge| pairs[edge]).collect();
        let named = edges[0].0;
        for tokens in [vec![named], vec![named, edges[edges.len() - 1].0], vec![named; 3]] {
            check_values(&Toy::Graph(edges.clone(), tokens), &mut Toy::play());
        }
    }
    let error = Sum::parse("graph:a>b,b>c,c>d,d>b@a").unwrap_err();
    assert_eq!((error.code(), error.value()), (Code::Cycle, "b → c → d → b"));
    // A way through 1,000 vertices, without recursion.
    let long: Vec<String> = (0..1000).map(|vertex| vertex.to_string()).collect();
    assert_eq!(moves(&format!("graph:{}", long.join(">"))).1.value, 1);
}

#[test]
fn tables_in_sums() {
    let (sum, found) = moves("wythoff:(3,5) + kayles:{3} + euclid:(3,8)");
    assert_eq!(sum.to_string(), "wythoff:(3,5) + octal:0.77:3 + euclid:(3,8)");
    // A P-position of Wythoff's nim; Kayles A002186; Euclid: |8/3 - 3/8| rounded down.
    assert_eq!(found.components.iter().map(|part| part.1).collect::<Vec<_>>(), [0, 3, 2]);
    assert_eq!(found.winning_count, found.winning.len() as u64);
    for winning in &found.winning {
        let after = sum.after([(winning.component, &winning.step)]);
        assert_eq!(moves(&after.to_string()).1.value, 0, "{after}");
    }
    for losing in &found.losing {
        let after = sum.after([(losing.played.component, &losing.played.step)]);
        let reply = after.after([(losing.refutation.component, &losing.refutation.step)]);
        assert_eq!((moves(&after.to_string()).1.value != 0, moves(&reply.to_string()).1.value), (true, 0));
    }
    // An own rule of two numbers has the values and moves of the game that it describes.
    let rule = "rule:((a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b; (a-k,b-k) for k in 1..min(a,b))";
    for cell in ["(3,5)", "(4,4)", "(0,0)"] {
        let (own, named) = (moves(&format!("{rule}:{cell}")).1, moves(&format!("wythoff:{cell}")).1);
        let told = |moves: Moves| (moves.value, moves.winning_count, moves.losing_count);
        assert_eq!(told(own), told(named), "{cell}");
    }
    let splits = Sum::parse("rule:((a,b) to (a-1,b) and (a-1,b)):(1,1)").unwrap();
    let refusal = refused(splits.moves(9, &mut Store::default(), None));
    assert_eq!(refusal, Code::NoSum);
    // Euclid's game to 0 ends at an empty heap: (2,1) leaves (1,1) or (0,1).
    let (sum, found) = moves("euclid-to-zero:(2,1)");
    assert_eq!((found.winning_count, found.losing_count), (1, 1));
    assert_eq!(sum.after([(0, &found.winning[0].step)]).to_string(), "euclid-to-zero:(0,1)");
    assert_eq!(moves("wythoff:2:(3,5)").0.to_string(), "wythoff:2:(3,5)");

    let (sum, found) = moves("wythoff:(2,2)");
    let both = found.winning.iter().find(|one| one.step.changes.len() == 2).unwrap();
    assert_eq!(both.step.to, [0, 0]);
    assert_eq!(sum.after([(0, &both.step)]).to_string(), "wythoff:(0,0)");
}

/// Sums of several boards: the value is the nim-sum, and pieces of Northcott's game change sides in
/// all components.
#[test]
fn sums_of_boards() {
    let text = "nimble:{1,4,4} + northcott:8:{1-5,2-7} + kayles:{3,5} + poker:2,1:{3} + coins:ruler:{1,4}";
    let (sum, found) = moves(text);
    assert_eq!(found.value, 1 ^ (3 ^ 4) ^ (3 ^ 4) ^ 3 ^ (1 ^ 4));
    assert_eq!(found.remoteness, None);
    for losing in found.losing {
        let after = sum.after([(losing.played.component, &losing.played.step)]);
        assert_eq!(moves(&after.to_string()).1.value, losing.played.value);
        let reply = after.after([(losing.refutation.component, &losing.refutation.step)]);
        assert_eq!(moves(&reply.to_string()).1.value, 0, "{after} to {reply}");
    }
    let step = &found.winning[0].step;
    let after = sum.after([(found.winning[0].component, step)]).to_string();
    assert!(after.contains("{5-1,7-2}") && after.contains("poker:1,2:"), "{after}");
}

/// The number of moves left, and misère play.
#[test]
fn remoteness_and_misere() {
    let mut play = Toy::play();
    let toys = lists(3, 3).into_iter().flat_map(|list| [Toy::Nimble(list.clone()), Toy::Staircase(list)]);
    for toy in toys.chain(forests(5).into_iter().map(Toy::Hackenbush)) {
        let (sum, found) = moves(&toy.to_string());
        let played = play.out(&toy);
        assert_eq!(found.remoteness, Some(played.remoteness), "{toy}");
        let misere = sum.misere_moves(usize::MAX, None).unwrap();
        assert_eq!(misere.outcome.map(|(wins, _)| wins), Some(played.wins_misere), "{toy}");
        assert_eq!(misere.undecided.0, 0);
        let winning = toy.options().iter().filter(|option| !play.wins(option, true)).count() as u64;
        assert_eq!(misere.winning.0, winning, "{toy}");
    }
    let loopy = Sum::parse("northcott:8:{1-5}").unwrap().misere_moves(9, None).unwrap();
    assert_eq!((loopy.outcome, loopy.undecided.0), (None, 3));
}

#[test]
fn large_boards_are_refused() {
    for text in ["wythoff:(900,900)", &format!("nimble:{{{}}}", vec!["10000"; 900].join(","))] {
        let error = Sum::parse(text).unwrap().moves(9, &mut Store::default(), None);
        assert_eq!(refused(error), Code::OutOfRange, "{}", &text[..20.min(text.len())]);
    }
    assert!(matches!(Sum::parse("take:squares:(5+5)").unwrap().components(), [Component::Cells(_)]));
}
