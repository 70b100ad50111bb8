//! Own rules: values against published ones, named games and the definition; errors with places.

use crate::oracle::mex;
use crate::shared::{all, list, none, refused, ruleset, sections, values};
use grundyscope::games::{self, OwnGame};
use grundyscope::ruleset::{Rule, Take};
use grundyscope::sequence::Sequence;
use grundyscope::{Code, Progress, Ruleset};
use std::sync::Arc;

/// The rows of a section of the table.
fn table(section: &str) -> Vec<Vec<String>> {
    sections(include_str!("../golden/own-rules.tsv")).find(|(name, _)| *name == section).expect("a section").1
}

fn own_rule(text: &str) -> Arc<Rule> {
    match ruleset(text) {
        Ruleset::Own(rule) => rule,
        other => panic!("{text}: {other}"),
    }
}

/// A rule with its own algorithm, even where a named game would be faster.
fn own_game(rule: &str) -> OwnGame {
    OwnGame::new(own_rule(rule))
}

fn own_values(rule: &str, n: u64) -> Vec<u32> {
    let mut game = own_game(rule);
    game.extend(n, &mut none()).unwrap_or_else(|error| panic!("{rule}: {error}"));
    all(&game)
}

/// The values by the definition: the mex over the options, option by option.
fn naive_values(rule: &str, n: u64) -> Vec<u32> {
    let ruleset = ruleset(rule);
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n {
        let mut options = Vec::new();
        ruleset.options(heap, &mut |_, left| {
            options.push(left.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]));
        });
        values.push(mex(options));
    }
    values
}

#[test]
fn rules_that_are_named_games() {
    for row in table("games") {
        let (rule, game) = (&row[0], &row[1]);
        let expected = values(game, 300);
        assert_eq!(own_values(rule, 300), expected, "{rule}");
        assert_eq!(values(rule, 300), expected, "{rule}");
        assert_eq!(own_values(rule, 60), naive_values(rule, 60), "{rule}");
        if let Some(form) = row.get(2) {
            assert_eq!(same_as(rule).as_ref(), Some(form), "{rule}");
        }
    }
    for row in table("others") {
        assert_eq!(same_as(&row[0]), None, "{}", row[0]);
    }
}

fn same_as(rule: &str) -> Option<String> {
    own_rule(rule).same_as().map(|game| game.to_string())
}

#[test]
fn published_values() {
    for row in table("published") {
        let values = own_values(&row[0], row[1].split(',').count() as u64 - 1);
        assert_eq!(list(&values), row[1], "{}", row[0]);
    }
}

/// Stone Piles of HackerRank: by hand for few stones, and by a search through all ways to split.
#[test]
fn stone_piles() {
    assert_eq!(own_values("n to distinct heaps", 6), [0, 0, 0, 1, 0, 2, 3]);
    for rule in ["n to distinct heaps", "n to heaps", "n to distinct heaps or n-3; heaps if n even on 0..25"]
    {
        assert_eq!(own_values(rule, 32), naive_values(rule, 32), "{rule}");
    }
}

/// Compares the compiled form with the definition for the heaps up to `n`; the number of heaps
/// until the rule goes round, if it does.
fn agrees(text: &str, n: u64) -> u64 {
    let ruleset = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let canonical = ruleset.to_string();
    assert_eq!(Ruleset::parse(&canonical).as_ref(), Ok(&ruleset), "{text}");
    let mut game = own_game(text);
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n.min(game.limit()) {
        let (mut options, mut goes_round) = (Vec::new(), false);
        ruleset.options(heap, &mut |_, left| {
            goes_round = goes_round || left.iter().any(|&left| left >= heap);
            if !goes_round {
                options.push(left.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]));
            }
        });
        let computed = game.extend(heap, &mut none());
        if goes_round {
            assert_eq!(computed.map_err(|error| error.code()), Err(Code::Cycle), "{text} at {heap}");
            assert_eq!(own_values(text, heap - 1), values, "{text}");
            return heap;
        }
        assert_eq!(computed, Ok(()), "{text} at {heap}");
        let value = mex(options);
        let mut computed = [0];
        game.read(heap as usize, &mut computed);
        assert_eq!(computed[0], value, "{text} at {heap}");
        values.push(value);
    }
    // The same in blocks of heaps.
    if let Some(last) = values.len().checked_sub(1) {
        assert_eq!(own_values(text, last as u64), values, "{text}");
    }
    n
}

/// `npm run verify` compares 3,000 others with an interpreter in JavaScript.
#[test]
fn the_compiled_form_gives_the_values_of_the_definition() {
    let reached = table("random").iter().filter(|row| agrees(&row[0], 26) == 26).count();
    assert!(reached > 25, "only {reached} rules are well-founded");
}

#[test]
fn loops_of_hundreds_of_rounds() {
    for row in table("loops") {
        assert_eq!(agrees(&row[0], 300), 300, "{}", row[0]);
    }
    assert_eq!(agrees("n to distinct heaps or n-k for k in 1..n if k odd", 40), 40);
    // Long sets that are looked up by bits, in one piece and in several; values that grow above 63.
    let long = ["n to n-k for k in primes up to n", "n to n-k for k in odd up to n-3"];
    for (text, n) in [(long[0], 1_200), (long[1], 4_300), ("n to n-1; n-k for k in 1..66 if n > 200", 400)] {
        assert_eq!(agrees(text, n), n, "{text}");
    }
    // The round is found in the second piece of the loop.
    assert_eq!(agrees("n to n+k-200 for k in 1..n if k odd", 300), 201);
}

#[test]
fn hostile_rules_are_refused_or_answered_at_once() {
    let nested = |depth: usize| format!("n to {}n-1{}", "(".repeat(depth), ")".repeat(depth));
    assert!(Ruleset::parse(&nested(31)).is_ok());
    let deep = |depth: usize| {
        let (less, least) = (depth.min(2_000), depth.min(1_500));
        [
            nested(depth),
            format!("n to n-1 if {}n even", "not ".repeat(less)),
            format!("n to {}n", "-".repeat(depth)),
            format!("n to {}n-1{}", "abs(".repeat(least), ")".repeat(least)),
            format!("n to n-1 if {}n even{}", "(".repeat(depth), ")".repeat(depth)),
        ]
    };
    let binders: Vec<String> = ('a'..='i').map(|name| format!("{name} in 1..2")).collect();
    let long = [
        format!("n to n{}", "+1".repeat(300)),
        format!("n to n-1{}", "; n-1".repeat(32)),
        format!("n to n-1{}", ", n-1".repeat(64)),
        format!("n to n-1{}", " and n-1".repeat(64)),
        format!("n to n-{}", "1".repeat(10_000)),
        format!("n to n-1 for {}", binders.join(", ")),
    ];
    for text in deep(33).into_iter().chain(deep(4_000)).chain(long) {
        assert_eq!(refused(Ruleset::parse(&text)), Code::OutOfRange, "{text}");
    }
    for text in ["(".repeat(10_000), format!("rule:{}", "(".repeat(9_000))] {
        assert_eq!(refused(Ruleset::parse(&text)), Code::UnknownGame);
    }
    for row in table("limited") {
        let (text, mut game) = (&row[0], own_game(&row[0]));
        game.extend(game.limit().min(30), &mut none()).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(refused(game.extend(game.limit() + 1, &mut none())), Code::OutOfRange, "{text}");
        let explained = game.explain(game.explain_limit().min(12), &mut none());
        assert!(explained.is_ok(), "{text}");
    }
}

#[test]
fn a_rule_that_goes_round_is_refused_there() {
    for row in table("rounds") {
        let (text, at, mut game) = (&row[0], row[1].parse::<usize>().unwrap(), own_game(&row[0]));
        let error = game.extend(20, &mut none()).unwrap_err();
        assert_eq!((error.code(), error.value()), (Code::Cycle, &*row[2]), "{text}");
        // What comes before is answered.
        assert_eq!(game.len(), at, "{text}");
        assert!(game.extend(at as u64 - 1, &mut none()).is_ok());
    }
}

#[test]
fn work_is_cancelled_within_a_heap_and_between_heaps() {
    for text in [
        "n to n-k for k in 1..n if k mod 7 != 3",
        "n to distinct heaps",
        "n to n-a*b for a in 1..n, b in 1..n",
    ] {
        let mut game = own_game(text);
        let mut reports = 0;
        let mut listener = |fraction: f64| {
            reports += 1;
            assert!((0.0..=1.0).contains(&fraction));
            Progress::answer(reports < 5)
        };
        let refusal = refused(game.extend(game.limit(), &mut Progress::new(&mut listener)));
        assert_eq!(refusal, Code::Cancelled, "{text}");
        // The work goes on from there, with the same values.
        game.extend(40, &mut none()).unwrap();
        assert_eq!(all(&game)[..=40], own_values(text, 40), "{text}");
    }
}

#[test]
fn rules_stand_in_positions_and_explanations() {
    use grundyscope::{position::Sum, store::Store};
    let text = "rule:(n to n-k for k in {1,3,4}):{3,5} + nim:3 + rule:(n to a and b for a+b = n if a != b):7";
    let position = Sum::parse(text).unwrap();
    assert_eq!(position.to_string(), text);
    let moves = position.moves(10, &mut Store::default(), None).unwrap();
    let [first, second] = [values("take:1,3,4", 5), values("grundys-game", 7)];
    assert_eq!(moves.value, u64::from(first[3] ^ first[5] ^ 3 ^ second[7]));
    // Both orders of a+b count.
    assert_eq!(moves.winning_count + moves.losing_count, 2 + 3 + 3 + 6);
    let error = Sum::parse("nim:3 + rule:(n to n-k):5").unwrap_err();
    assert_eq!((error.code(), error.at()), (Code::UnknownGame, Some(21)));
    assert_eq!(refused(Sum::parse("rule:(n to n-1)")), Code::Missing);

    let mut game = games::sequence(&ruleset("n to n-1; 5 heaps of n/2 if n even"));
    let explained = game.explain(6, &mut none()).unwrap();
    assert_eq!(explained.option_count, 2);
    assert_eq!(explained.options[1].to, [3; 5]);

    // A rule that is a named game is explained by its own options: here both orders count.
    let mut grundy = games::sequence(&ruleset("n to a and b for a+b = n if a != b"));
    let explained = grundy.explain(5, &mut none()).unwrap();
    assert_eq!((explained.option_count, explained.value), (4, 2));
}

#[test]
fn divisors_of_large_numbers() {
    // The largest numbers there are, with prime factors of up to 15 digits.
    let set = own_values("n to n-k for k in divisors of 9007199254740992-n", 40);
    assert_eq!(set, own_values("n to n-k for k in 1..n if k divides 9007199254740992-n", 40));
    // A number with 40,320 divisors, 2^6 and 3^4 among them.
    let count = "n to 0 for k in divisors of 6064949221531200 if k = 77*n";
    assert_eq!(own_values(count, 30), own_values("n to 0 if 77*n divides 6064949221531200", 30));
}

#[test]
fn other_rules_only_agree_as_far_as_they_were_compared() {
    use grundyscope::recognition::same_game;
    for (text, found) in [
        ("n to n-k for k in squares if k < 5000", Some(("take:squares", Some(40)))),
        ("n to n-k for k in squares", Some(("take:squares", None))),
        ("n to n-k for k in 1..n if k = 2 or k < 2 or k = 5", Some(("take:1,2,5", Some(40)))),
        ("n to floor(n/2) or n-1", None),
        ("n to n-k for k in 1..9007199254740992 if k = 1", None),
        ("n to n-1 if n > 100", None),
    ] {
        let same = same_game(&own_rule(text));
        let same = same.as_ref().map(|same| (same.game.to_string(), same.up_to));
        assert_eq!(same, found.map(|(game, up_to)| (game.to_owned(), up_to)), "{text}");
    }
}

/// A rule that is a named game has its periods proved, too.
#[test]
fn recognised_rules_have_the_periods_of_their_game() {
    use grundyscope::periodicity;
    let game = ruleset("n to a and n-2-a for a in 0..n-2");
    let mut sequence = periodicity::continued(&game);
    sequence.extend(1_000_000, &mut none()).unwrap();
    assert_eq!(periodicity::continuation(&*sequence).unwrap().period, 34); // Winning Ways, chapter 4
}

/// Options as sorted lists of heaps that are not empty, sorted, each once.
fn options_of(game: &Ruleset, heap: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    game.options(heap, &mut |_, left| {
        let mut left: Vec<u64> = left.iter().copied().filter(|&heap| heap > 0).collect();
        left.sort_unstable();
        options.push(left);
    });
    options.sort();
    options.dedup();
    options
}

#[test]
fn named_games_as_rules() {
    let more = "take:3..5,squares take:all-but:2,5 octal:0.137 octal:4.7 octal:0.2 octal:0.0156".split(' ');
    let named = Ruleset::named().into_iter().map(|(game, _)| game).chain(more);
    let mut written = 0;
    for text in named {
        let game = ruleset(text);
        let Some(rule) = Rule::of(&game) else {
            let has_none = text.starts_with("coins:") || text.contains('(') || text.starts_with("hex:");
            assert!(has_none || text == "fibonacci-nim" || text == "treblecross", "{text}");
            continue;
        };
        written += 1;
        let own = Ruleset::parse(&rule.to_string()).unwrap();
        for heap in 0..40 {
            assert_eq!(options_of(&own, heap), options_of(&game, heap), "{text} as {rule}, heap {heap}");
        }
    }
    let all = Rule::of(&Ruleset::Take(Take::AllBut(vec![])));
    assert_eq!(all, Rule::of(&Ruleset::Nim));
    assert!(written > 20, "{written}");
}

mod tables {
    use crate::oracle;
    use grundyscope::ruleset::Rule;
    use grundyscope::two_heaps::{OwnTable, TwoHeaps, Window, explain, table};
    use grundyscope::{Code, Progress};

    const WYTHOFF: &str =
        "(a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b; (a-k,b-k) for k in 1..min(a,b)";
    const EUCLID: &str =
        "(a,b) to (a-k*b,b) for k in 1..(a-1)/b; (a,b-k*a) for k in 1..(b-1)/a on 1..99 x 1..99";

    fn own(rule: &str) -> OwnTable {
        OwnTable::new(Rule::parse(rule).unwrap()).unwrap()
    }

    fn value(table: &mut OwnTable, position: &[u64]) -> u32 {
        table.value(position, None).unwrap_or_else(|error| panic!("{position:?}: {error}"))
    }

    #[test]
    fn wythoff_and_euclid() {
        for (rule, game, from, size) in
            [(WYTHOFF, TwoHeaps::Wythoff, 0, 24), (EUCLID, TwoHeaps::Euclid, 1, 30)]
        {
            let window = Window { from_row: from, from_column: from, rows: size, columns: size };
            let named = table(game, window, None).unwrap();
            assert_eq!(own(rule).table(window, None, None).unwrap(), named, "{rule}");
        }
    }

    /// "Knight on a chess board" of HackerRank's game-theory problems, played by the oracle's mex
    /// from the definition; the moves lead up and left, though one coordinate may grow.
    #[test]
    fn knight() {
        let rule = "(a,b) to (a-2,b+1), (a-2,b-1), (a+1,b-2), (a-1,b-2) on 1..15 x 1..15";
        let mut knight = own(rule);
        // Each move makes a + b smaller.
        let moves = |a: usize, b: usize| {
            let [a2, a1, b2, b1] =
                [a.wrapping_sub(2), a.wrapping_sub(1), b.wrapping_sub(2), b.wrapping_sub(1)];
            let all = [(a2, b + 1), (a2, b1), (a + 1, b2), (a1, b2)];
            let inside = |(a, b): &(usize, usize)| (1..=15).contains(a) && (1..=15).contains(b);
            all.into_iter().filter(inside).collect()
        };
        let values = oracle::two_heaps::table(16, moves);
        for (a, b) in (1..16).flat_map(|a| (1..16).map(move |b| (a, b))) {
            assert_eq!(value(&mut knight, &[a as u64, b as u64]), values[a][b], "{a} {b}");
        }
        // Off the board there is no position.
        assert_eq!(value(&mut knight, &[16, 3]), 0);
    }

    #[test]
    fn three_coordinates_walls_and_sums() {
        let mut nim =
            own("(a,b,c) to (a-k,b,c) for k in 1..a; (a,b-k,c) for k in 1..b; (a,b,c-k) for k in 1..c");
        let mut king = own("(a,b) to (a-1,b), (a,b-1), (a-1,b-1) without (3,4), (5,5)");
        let mut cut = own("(a,b) to (i,b) and (a-i,b) for i in 1..a-1; (a,i) and (a,b-i) for i in 1..b-1");
        for (a, b, c) in [(0, 0, 0), (1, 2, 3), (5, 3, 6), (7, 7, 1)] {
            assert_eq!(u64::from(value(&mut nim, &[a, b, c])), a ^ b ^ c);
        }
        let exists = |&(a, b): &(usize, usize)| ![(3, 4), (5, 5)].contains(&(a, b));
        let expected = oracle::two_heaps::table(9, |a, b| {
            let moves = [(1, 0), (0, 1), (1, 1)].into_iter().filter(|&(i, j)| i <= a && j <= b);
            moves.map(|(i, j)| (a - i, b - j)).filter(|to| exists(&(a, b)) && exists(to)).collect()
        });
        for (a, b) in (0..9).flat_map(|a| (0..9).map(move |b| (a, b))) {
            assert_eq!(value(&mut king, &[a as u64, b as u64]), expected[a][b], "{a} {b}");
        }
        // Cutting a bar of 1 by n is a game of n - 1 cuts in all.
        for n in 1..20 {
            assert_eq!(u64::from(value(&mut cut, &[1, n])), (n - 1) % 2);
        }
    }

    #[test]
    fn explanations_list_what_the_rule_says() {
        let mut wythoff = own(WYTHOFF);
        for (row, column) in [(0, 0), (1, 2), (5, 3), (9, 9)] {
            let found = wythoff.explain(&[row, column], None).unwrap();
            let named = explain(TwoHeaps::Wythoff, row, column, None).unwrap();
            assert_eq!((found.value, found.option_count), (named.value, named.option_count));
            let mut to: Vec<_> =
                found.options.iter().map(|option| (option.parts.clone(), option.value)).collect();
            let mut named_to: Vec<_> = named
                .options
                .iter()
                .map(|option| (vec![vec![option.to.0, option.to.1]], option.value))
                .collect();
            to.sort();
            named_to.sort();
            assert_eq!(to, named_to);
            assert_eq!(found.winning_count, to.iter().filter(|(_, value)| *value == 0).count() as u64);
            assert!(found.winning.iter().all(|option| option.value == 0));
            assert_eq!(found.by_value.len() as u64, found.value_count);
            for (count, first) in &found.by_value {
                let mut same = found.options.iter().filter(|option| option.value == first.value);
                assert_eq!((same.next(), same.count() as u64 + 1), (Some(first), *count));
            }
        }
        // A sum of two positions, and a layer of three coordinates.
        let mut cut = own("(a,b,c) to (a-1,b,c) and (0,b-1,c); (a,b,c-1)");
        let found = cut.explain(&[1, 2, 3], None).unwrap();
        assert_eq!(found.options[0].parts, [[0, 2, 3], [0, 1, 3]]);
        let window = Window { from_row: 0, from_column: 0, rows: 4, columns: 5 };
        let layer = cut.table(window, Some(3), None).unwrap();
        for (place, value) in layer.into_iter().enumerate() {
            let place = place as u64;
            assert_eq!(cut.value(&[place / 5, place % 5, 3], None), Ok(value));
        }
        assert_eq!(cut.table(window, None, None).unwrap_err().code(), Code::OutOfRange);
        assert_eq!(wythoff.table(window, Some(1), None).unwrap_err().code(), Code::OutOfRange);
    }

    #[test]
    fn rounds_and_endless_growth_are_refused() {
        let refused = |rule: &str, place: &[u64]| own(rule).value(place, None).unwrap_err();
        let round = refused("(a,b) to (b,a)", &[2, 3]);
        assert_eq!((round.code(), round.value()), (Code::Cycle, "(2,3) → (3,2) → (2,3)"));
        assert_eq!(refused("(a,b) to (a,b)", &[0, 0]).value(), "(0,0) → (0,0)");
        assert_eq!(refused("(a,b) to (a+1,b)", &[0, 0]).code(), Code::OutOfRange);
        let many = refused("(a,b) to (a,b+k) for k in 1..9007199254740992", &[1, 1]);
        assert_eq!(many.allowed().map(|allowed| allowed.code), Some("options-to-compute"));
        // What does not go round is answered after a refusal.
        let mut table = own("(a,b) to (a-1,b); (a,b) if b = 7");
        assert_eq!(table.value(&[3, 7], None).unwrap_err().code(), Code::Cycle);
        assert_eq!(value(&mut table, &[3, 6]), 1);
        let mut count = 0;
        let mut listener = |_: f64| {
            count += 1;
            Progress::answer(count < 3)
        };
        let stopped = own(WYTHOFF).value(&[90, 90], Some(&mut Progress::new(&mut listener))).unwrap_err();
        assert_eq!(stopped.code(), Code::Cancelled);
        assert_eq!(OwnTable::new(Rule::parse("n to n-1").unwrap()).unwrap_err().code(), Code::OutOfRange);
    }
}
