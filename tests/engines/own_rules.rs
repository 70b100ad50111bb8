//! Own rules: values against published ones, named games and the definition; errors with places.

use super::oracle::mex;
use super::random_rules::Random;
use grundyscope::sequence::Sequence;
use grundyscope::{Code, Progress, Ruleset, games};

fn values(game: &str, n: u64) -> Vec<u32> {
    let ruleset = Ruleset::parse(game).unwrap_or_else(|error| panic!("{game}: {error}"));
    values_of(&mut *games::sequence(&ruleset), n)
}

fn values_of(sequence: &mut dyn Sequence, n: u64) -> Vec<u32> {
    sequence.extend(n, &mut Progress::none()).unwrap_or_else(|error| panic!("{error}"));
    let mut values = vec![0; n as usize + 1];
    sequence.read(0, &mut values);
    values
}

/// The values of a rule by its own algorithm, even where a named game would be faster.
fn own_values(rule: &str, n: u64) -> Vec<u32> {
    match Ruleset::parse(rule) {
        Ok(Ruleset::Own(rule)) => values_of(&mut games::OwnGame::new(rule), n),
        other => panic!("{rule}: {other:?}"),
    }
}

/// The values by the definition: the mex over the options, option by option.
fn naive_values(rule: &str, n: u64) -> Vec<u32> {
    let ruleset = Ruleset::parse(rule).unwrap();
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

/// Rules and the games that they are.
const NAMED: [(&str, &str); 16] = [
    ("n to n-k for k in {1,3,4}", "take:1,3,4"),
    ("n to n-k for k in 3..14", "take:3,4,5,6,7,8,9,10,11,12,13,14"),
    ("n to n-k for k in squares", "take:squares"),
    ("n to n-k for k in triangular", "take:triangular"),
    ("n to n-k for k in primes", "take:primes"),
    ("n to n-k for k in powers of 2", "take:powers-of-2"),
    ("n to n-k for k in polygonal-5", "take:polygonal-5"),
    ("n to n-d for d in proper divisors of n", "take:proper-divisors"),
    ("n to n-k for k in 1..n/2", "take:at-most-half"),
    ("n to k for k in 0..n/2 if n > 0", "take:at-least-half"),
    ("n to k for k in 0..n-1", "nim"),
    ("n to a and b for a+b = n if a != b", "grundys-game"),
    ("n to a and b for k in {1,2}, a in 0..n-k, b = n-k-a", "kayles"),
    ("n to n-1 or n-2; a and n-1-a for a in 1..n-2; a and n-2-a for a in 1..n-3", "kayles"),
    ("n to n-2; a and n-2-a for a in 0..n-2", "octal:0.07"),
    ("take 2 or 1, 5", "take:1,2,5"),
];

#[test]
fn rules_that_are_named_games() {
    for (rule, game) in NAMED {
        assert_eq!(own_values(rule, 300), values(game, 300), "{rule}");
        assert_eq!(own_values(rule, 60), naive_values(rule, 60), "{rule}");
    }
}

/// Rules with published values, from n = 0 on.
const PUBLISHED: [(&str, &[u32]); 6] = [
    // OEIS A002188.
    ("n to a and b for a+b = n if a != b", &[0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]),
    // OEIS A014586.
    (
        "n to n-k for k in squares",
        &[0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3],
    ),
    // OEIS A002186.
    ("take 1 or 2; n to a and n-k-a for k in 1..2, a in 1..n-k-1", &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]),
    // Codeforces 603C, an even k: 0, 1, 2, then 0 and 1 in turn.
    ("n to n-1; 2 heaps of n/2 if n even", &[0, 1, 2, 0, 1, 0, 1, 0, 1, 0, 1]),
    // Codeforces 603C, an odd k.
    ("n to n-1; 3 heaps of n/2 if n even", &[0, 1, 0, 1, 2, 0, 2, 0, 1, 0, 1]),
    // OEIS A025480 without its first term: at most half may be taken.
    ("n to n-k for k in 1..n/2", &[0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1]),
];

#[test]
fn published_values() {
    for (rule, published) in PUBLISHED {
        assert_eq!(own_values(rule, published.len() as u64 - 1), published, "{rule}");
    }
}

/// Fraenkel, "The vile, dopey, evil and odious game players" (2012): the P-positions of MARK are
/// the numbers with an odd number of trailing binary zeros ("dopey"), and 0.
#[test]
fn mark() {
    let values = own_values("n to floor(n/2) or n-1", 2_000);
    for (n, value) in values.into_iter().enumerate() {
        assert_eq!(value == 0, n == 0 || n.trailing_zeros() % 2 == 1, "{n}");
    }
}

/// Tower Breakers of HackerRank ("Tower Breakers, Again!"): the value of a tower is the number of
/// its odd prime factors with repetition, and one more if it is even.
#[test]
fn tower_breakers() {
    let values = own_values("n to k heaps of n/k for k in 2..n if k divides n", 500);
    for (n, value) in values.into_iter().enumerate().skip(1) {
        let mut rest = n >> n.trailing_zeros();
        let mut factors = u32::from(n % 2 == 0);
        for prime in 3..=n {
            while rest % prime == 0 {
                rest /= prime;
                factors += 1;
            }
        }
        assert_eq!(value, factors, "{n}");
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
    assert_eq!(Ruleset::parse(&canonical).unwrap().to_string(), canonical);
    let Ruleset::Own(rule) = &ruleset else { panic!("{text}") };
    let mut game = games::OwnGame::new(rule.clone());
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=n.min(game.limit()) {
        let (mut options, mut goes_round) = (Vec::new(), false);
        ruleset.options(heap, &mut |_, left| {
            goes_round = goes_round || left.iter().any(|&left| left >= heap);
            if !goes_round {
                options.push(left.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]));
            }
        });
        let computed = game.extend(heap, &mut Progress::none());
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

/// `npm run verify` compares 10,000 more with an interpreter in JavaScript.
#[test]
fn the_compiled_form_gives_the_values_of_the_definition() {
    let mut random = Random(20_250_101);
    let mut reached = 0;
    for _ in 0..120 {
        let rule = random.rule();
        reached += u64::from(agrees(&rule, 26) == 26);
    }
    assert!(reached > 25, "only {reached} rules are well-founded");
}

/// With more numbers than are computed at once, of which the conditions leave few or many.
#[test]
fn loops_of_hundreds_of_rounds() {
    for rule in [
        "n to n-k for k in 1..n if n even or k odd",
        "n to n-k for k in 1..n if k divides n and k < n",
        "n to n-k for k in 1..300 if n-k != 250 and (n xor k) mod 3 < 2 without 131",
        "n to a and b for a+b = n if a odd and not b prime",
        "n to floor(n/k) or n-k*k for k in 2..n",
        "n to a and 3 heaps of b for k in 1..n, a = n-2*k, b = k/4 if a mod 5 != 2",
        "n to n-k for k in primes or squares if gcd(n,k) = 1 on 0..270",
        "n to n-k/(n mod k) for k in 1..n",
        "n to k for k in 0..n-1 if k in {1,3} or k in divisors of n or k in 140..n-9",
    ] {
        assert_eq!(agrees(rule, 300), 300, "{rule}");
    }
    assert_eq!(agrees("n to distinct heaps or n-k for k in 1..n if k odd", 40), 40);
    // The round is found in the second piece of the loop.
    assert_eq!(agrees("n to n+k-200 for k in 1..n if k odd", 300), 201);
}

#[test]
fn canonical_forms() {
    for (text, canonical) in [
        ("n->n-1", "rule:(n to n-1)"),
        ("  RULE: ( N TO N - K FOR K IN {1 , 3,4} ) ", "rule:(n to n-k for k in {1,3,4})"),
        ("take 1, 2 or k for k in 5..7", "rule:(n to n-1 or n-2 or n-k for k in 5..7)"),
        (
            "n → n−k for k in 1..n if k ≤ n/2 and not (k even or k≠3)",
            "rule:(n to n-k for k in 1..n if k <= n/2 and not (k even or k != 3))",
        ),
        ("heap to heap-1; take 2; heap -> 3 if heap=4", "rule:(heap to heap-1; heap-2; 3 if heap = 4)"),
        ("n to each of floor(n/2), n/3", "rule:(n to floor(n/2) or n/3)"),
        ("n to n-2b and n-b for b in 1..n/2", "rule:(n to n-2*b and n-b for b in 1..n/2)"),
        ("n to n/2k - 3k for k in 1..3", "rule:(n to n/(2*k)-3*k for k in 1..3)"),
        ("n to ((n-1))-(1-(2-3))*(4+5)/-6 mod 7", "rule:(n to n-1-(1-(2-3))*(4+5)/-6 mod 7)"),
        (
            "n to n-k for k in primes or prime powers or powers-of-2 up to n/2",
            "rule:(n to n-k for k in primes or prime powers or powers of 2 up to n/2)",
        ),
        (
            "n to 2 heaps of n/2 or distinct heaps or heaps if n is not prime",
            "rule:(n to 2 heaps of n/2 or distinct heaps or heaps if not n prime)",
        ),
        ("n to n-1 on 2..10 without 7, 3,3", "rule:(n to n-1 on 2..10 without 3, 7)"),
        (
            "n to n-1 if n in pentagonal or n in 3..5 or n even",
            "rule:(n to n-1 if n in polygonal-5 or n in 3..5 or n even)",
        ),
    ] {
        let rule = Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error} at {:?}", error.at()));
        assert_eq!(rule.to_string(), canonical, "{text}");
        assert_eq!(Ruleset::parse(canonical), Ok(rule), "{text}");
    }
}

/// Wrong rules: the code, the place, and a word of what is allowed there.
#[test]
fn errors_point_at_the_place() {
    use Code::{Empty, OutOfRange, UnknownGame};
    for (text, code, at, allowed) in [
        ("rule:", Empty, 5, "a rule"),
        ("rule:()", Empty, 6, "a rule"),
        ("rule:(n to n-1", UnknownGame, 14, ") that closes"),
        ("rule:n-1", UnknownGame, 5, "the position"),
        ("rule:7", UnknownGame, 5, "the position"),
        ("n to", UnknownGame, 4, "a number"),
        ("n to n-k", UnknownGame, 7, "a name that is bound here"),
        ("n to n-k for", UnknownGame, 12, "a name"),
        ("n to n-k for k", UnknownGame, 14, "“in” and a set"),
        ("n to n-k for k in", UnknownGame, 17, "a set"),
        ("n to n-k for k in 1", UnknownGame, 19, ".."),
        ("n to n-k for k in 1..", UnknownGame, 21, "a number"),
        ("n to n-k for k in {1,2", UnknownGame, 22, "}"),
        ("n to n-k for k in {}", UnknownGame, 19, "a number"),
        ("n to n-k for k in sqares", UnknownGame, 18, "“sqares” is not"),
        ("n to n-k for k in divisors n", UnknownGame, 27, "of"),
        ("n to n-k for k in polygonal-2", UnknownGame, 28, "sides"),
        ("n to n-k for n in 1..3", UnknownGame, 13, "a new name"),
        ("n to n-k for in in 1..3", UnknownGame, 13, "“in” is"),
        ("n to n-k for abcdefghijklm in 1..3", UnknownGame, 13, "12 letters"),
        ("n to n-k, for k in 1..3", UnknownGame, 10, "a number"),
        ("n to n-k foo for k in 1..3", UnknownGame, 9, "“for”"),
        ("n to n-1 if", UnknownGame, 11, "a number"),
        ("n to n-1 if n", UnknownGame, 13, "a comparison"),
        ("n to n-1 if n is big", UnknownGame, 17, "even, odd"),
        ("n to n-1 if (n even", UnknownGame, 19, ")"),
        ("n to n-1 n", UnknownGame, 9, "an operator"),
        ("n to (n-1", UnknownGame, 9, ")"),
        ("n to n-1)", UnknownGame, 8, "an operator"),
        ("n to min()", UnknownGame, 9, "a number"),
        ("n to gcd(n)", UnknownGame, 10, "a second number"),
        ("n to n-1; m to m-2", UnknownGame, 10, "n, as in the first"),
        ("n to n-1;", UnknownGame, 9, "a number"),
        ("n to 2 heaps n", UnknownGame, 13, "of"),
        ("n to heaps and n-1", UnknownGame, 11, "whole option"),
        ("n to n-1 on 3", UnknownGame, 13, ".."),
        ("n to n-1 on 3..n", UnknownGame, 15, "digits"),
        ("n to n-1 on 5..3", OutOfRange, 15, "at least 5"),
        ("n to n-1 without", UnknownGame, 16, "digits"),
        ("n to n-1 # one", UnknownGame, 9, "letters"),
        ("n to n-½", UnknownGame, 7, "letters"),
        ("n to n-é", UnknownGame, 7, "letters"),
        ("n to n-9007199254740993", OutOfRange, 7, "2^53"),
        ("n to n-99999999999999999999999999", OutOfRange, 7, "2^53"),
        ("(a,b) to (a-1)", UnknownGame, 13, "next coordinate"),
        ("(a,b,c,d) to (a,b,c,d)", UnknownGame, 0, "one, two or three"),
        ("(a,a) to (a-1,a)", UnknownGame, 3, "a new name"),
        ("(a,b) to (a-1,b); take 1", UnknownGame, 18, "one heap"),
    ] {
        let error = Ruleset::parse(text).expect_err(text);
        assert_eq!((error.code(), error.at()), (code, Some(at)), "{text}: {error}");
        assert!(error.to_string().contains(allowed), "{text}: {error}");
    }
    let error = Ruleset::parse("(a,b) to (a-1,b)").unwrap_err();
    assert_eq!((error.code(), error.at()), (Code::NoSum, None));
}

#[test]
fn hostile_rules_are_refused_or_answered_at_once() {
    let refused = |text: &str, code| assert_eq!(Ruleset::parse(text).expect_err(text).code(), code);
    let nested = |depth: usize| format!("n to {}n-1{}", "(".repeat(depth), ")".repeat(depth));
    assert!(Ruleset::parse(&nested(31)).is_ok());
    for depth in [33, 4_000] {
        refused(&nested(depth), Code::OutOfRange);
        refused(&format!("n to n-1 if {}n even", "not ".repeat(depth.min(2_000))), Code::OutOfRange);
        refused(&format!("n to {}n", "-".repeat(depth)), Code::OutOfRange);
        refused(
            &format!("n to {}n-1{}", "abs(".repeat(depth.min(1_500)), ")".repeat(depth.min(1_500))),
            Code::OutOfRange,
        );
        refused(&format!("n to n-1 if {}n even{}", "(".repeat(depth), ")".repeat(depth)), Code::OutOfRange);
    }
    refused(&format!("n to n{}", "+1".repeat(300)), Code::OutOfRange);
    refused(&format!("n to n-1{}", "; n-1".repeat(32)), Code::OutOfRange);
    refused(&format!("n to n-1{}", ", n-1".repeat(64)), Code::OutOfRange);
    refused(&format!("n to n-1{}", " and n-1".repeat(64)), Code::OutOfRange);
    refused(&format!("n to n-{}", "1".repeat(10_000)), Code::OutOfRange);
    refused(
        "n to n-1 for a in 1..2, b in 1..2, c in 1..2, d in 1..2, e in 1..2, f in 1..2, g in 1..2, h in 1..2, i in 1..2",
        Code::OutOfRange,
    );
    refused(&"(".repeat(10_000), Code::UnknownGame);
    refused(&format!("rule:{}", "(".repeat(9_000)), Code::UnknownGame);
    // Each of these has a limit, and answers below it.
    for text in [
        "n to n-k for k in 1..9007199254740992",
        "n to n-k for k in 1..9007199254740992 if k = 1",
        "n to n-k for k in squares up to 9007199254740992",
        "n to n-k for k in 0..9007199254740992 or {1}",
        "n to n-k for k in primes up to n*n*n*n",
        "n to n-k for k in coprime to 7 up to 9007199254740992",
        "n to n-k for k in divisors of 9007199254740992-n",
        "n to n-1 for a in 1..n*n, b in 1..n*n, c in 1..n*n, d in 1..n*n if a*b*c*d = n and a > b > c > d",
        "n to 9007199254740992 heaps of n-1",
        "n to n-1 if n*n*n*n*n*n*n*n*n*n > 5",
        "n to n-1-sqrt(n*n-n*n*n)*lowbit(9007199254740992)",
        "n to heaps or distinct heaps for a in 1..n, b in 1..n, c in 1..n",
    ] {
        let Ok(Ruleset::Own(rule)) = Ruleset::parse(text) else { panic!("{text}") };
        let mut game = games::OwnGame::new(rule);
        let n = game.limit().min(30);
        assert_eq!(values_of(&mut game, n).len() as u64, n + 1, "{text}");
        let last = game.limit();
        assert_eq!(
            game.extend(last + 1, &mut Progress::none()).unwrap_err().code(),
            Code::OutOfRange,
            "{text}"
        );
        let explained = game.explain(game.explain_limit().min(12), &mut Progress::none());
        assert!(explained.is_ok(), "{text}");
    }
}

#[test]
fn a_rule_that_goes_round_is_refused_there() {
    for (text, at, way) in [
        ("n to n", 1, "1 → 1"),
        ("n to n-1; n+1 if n = 5", 5, "5 → 6"),
        ("n to n-k for k in 0..3", 1, "1 → 1"),
        ("n to n-k for k in {1,2}; n+k for k in 0..9 if n = 7", 7, "7 → 7"),
        ("n to n/2 and n-n/3 if n > 1", 2, "2 → 2"),
        ("n to 3 heaps of 2*n-10 if n > 4", 10, "10 → 10"),
    ] {
        let Ok(Ruleset::Own(rule)) = Ruleset::parse(text) else { panic!("{text}") };
        let mut game = games::OwnGame::new(rule);
        let error = game.extend(20, &mut Progress::none()).unwrap_err();
        assert_eq!((error.code(), error.value()), (Code::Cycle, way), "{text}");
        // What comes before is answered.
        assert_eq!(game.len(), at, "{text}");
        assert!(game.extend(at as u64 - 1, &mut Progress::none()).is_ok());
    }
}

#[test]
fn work_is_cancelled_within_a_heap_and_between_heaps() {
    for text in [
        "n to n-k for k in 1..n if k mod 7 != 3",
        "n to distinct heaps",
        "n to n-a*b for a in 1..n, b in 1..n",
    ] {
        let Ok(Ruleset::Own(rule)) = Ruleset::parse(text) else { panic!("{text}") };
        let mut game = games::OwnGame::new(rule);
        let mut reports = 0;
        let mut listener = |fraction: f64| {
            reports += 1;
            assert!((0.0..=1.0).contains(&fraction));
            Progress::answer(reports < 5)
        };
        let error = game.extend(game.limit(), &mut Progress::new(&mut listener)).unwrap_err();
        assert_eq!(error.code(), Code::Cancelled, "{text}");
        // The work goes on from there, with the same values.
        let (values, expected) = (values_of(&mut game, 40), own_values(text, 40));
        assert_eq!(values, expected, "{text}");
    }
}

#[test]
fn rules_stand_in_positions_and_explanations() {
    use grundyscope::{position::Position, store::Store};
    let text = "rule:(n to n-k for k in {1,3,4}):{3,5} + nim:3 + rule:(n to a and b for a+b = n if a != b):7";
    let position = Position::parse(text).unwrap();
    assert_eq!(position.to_string(), text);
    let moves = position.moves(10, &mut Store::default(), &mut Progress::none()).unwrap();
    let [first, second] = [values("take:1,3,4", 5), values("grundys-game", 7)];
    assert_eq!(moves.value, u64::from(first[3] ^ first[5] ^ 3 ^ second[7]));
    // Both orders of a+b count.
    assert_eq!(moves.winning_count + moves.losing_count, 2 + 3 + 3 + 6);
    let error = Position::parse("nim:3 + rule:(n to n-k):5").unwrap_err();
    assert_eq!((error.code(), error.at()), (Code::UnknownGame, Some(21)));
    assert_eq!(Position::parse("rule:(n to n-1)").unwrap_err().code(), Code::Missing);

    let mut game = games::sequence(&Ruleset::parse("n to n-1; 5 heaps of n/2 if n even").unwrap());
    let explained = game.explain(6, &mut Progress::none()).unwrap();
    assert_eq!(explained.option_count, 2);
    assert_eq!(explained.options[1].to, [3; 5]);

    // A rule that is a named game is explained by its own options: here both orders count.
    let mut grundy = games::sequence(&Ruleset::parse("n to a and b for a+b = n if a != b").unwrap());
    let explained = grundy.explain(5, &mut Progress::none()).unwrap();
    assert_eq!((explained.option_count, explained.value), (4, 2));
}

fn same_as(rule: &str) -> Option<String> {
    match Ruleset::parse(rule) {
        Ok(Ruleset::Own(rule)) => rule.same_as().map(|game| game.to_string()),
        other => panic!("{rule}: {other:?}"),
    }
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
fn named_games_are_recognised_by_the_form() {
    for (rule, game) in [
        ("take 4 or 1, 3", "take:1,3,4"),
        ("n to n-1; n-k for k in 3..4", "take:1,3,4"),
        ("n to n-k for k in {1,3} or 4..4 if n > 0", "take:1,3,4"),
        ("n to -k+n for k in fibonacci", "take:fibonacci"),
        ("n to n-k for k in powers of 3", "take:powers-of-3"),
        ("n to n-d for d in proper divisors of n", "take:proper-divisors"),
        ("n to n-d for d in coprime to n", "take:coprime"),
        ("n to n-k for k in 1..floor(n/2)", "take:at-most-half"),
        ("n to k for k in 0..n/2", "take:at-least-half"),
        ("n to n-k for k in 1..n", "nim"),
        ("n to k for k in 0..n-1", "nim"),
        ("n to a and b for a+b = n if a < b", "grundys-game"),
        ("n to a and b for k in {1,2}, a in 0..n-k, b = n-k-a", "octal:0.77"),
        ("take 1 or 2; a and b for a+b = n-1; a and b for a+b = n-2", "octal:0.77"),
        ("n to a and n-2-a for a in 0..n-2", "octal:0.07"),
        ("n to a and n-a for a in 1..n-1; n-1; n-2", "octal:4.33"),
        ("n to a and n-k-a for k in 2..3, a in 1..n-k", "octal:0.066"),
    ] {
        assert_eq!(same_as(rule).as_deref(), Some(game), "{rule}");
        // The form is right: the options are those of the game.
        assert_eq!(own_values(rule, 100), values(game, 100), "{rule}");
        assert_eq!(values(rule, 100), values(game, 100), "{rule}");
    }
    for rule in [
        "n to n-1 or n/2",
        "n to n-k for k in {0,1}",
        "n to n-k for k in {1,2} if n even",
        "n to n-k for k in {1,2} on 0..9",
        "n to n-k for k in squares up to n/2",
        "n to n-k for k in squares or {2}",
        "n to n-k for k in divisors of n",
        "n to n-k for k in coprime to n-1",
        "n to n-2*k for k in 1..3",
        "n to a and b for k in {0,1}, a in 0..n-k, b = n-k-a",
        "n to a and b for a+b = n-1 if a != b",
        "n to a and a for a+b = n",
        "n to a and n-a-1 for a in 0..n",
        "n to k for k in 0..n",
    ] {
        assert_eq!(same_as(rule), None, "{rule}");
    }
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
        let Ok(Ruleset::Own(rule)) = Ruleset::parse(text) else { panic!("{text}") };
        let same = same_game(&rule);
        let same = same.as_ref().map(|same| (same.game.to_string(), same.up_to));
        assert_eq!(same, found.map(|(game, up_to)| (game.to_owned(), up_to)), "{text}");
    }
}

/// A rule that is a named game has its periods proved, too.
#[test]
fn recognised_rules_have_the_periods_of_their_game() {
    use grundyscope::periodicity;
    let game = Ruleset::parse("n to a and n-2-a for a in 0..n-2").unwrap();
    let mut sequence = periodicity::continued(&game);
    sequence.extend(1_000_000, &mut Progress::none()).unwrap();
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
    use grundyscope::ruleset::Rule;
    let more =
        ["take:3..5,squares", "take:all-but:2,5", "octal:0.137", "octal:4.7", "octal:0.2", "octal:0.0156"];
    let named = Ruleset::named().into_iter().map(|(game, _)| game).chain(more);
    let mut written = 0;
    for text in named {
        let game = Ruleset::parse(text).unwrap();
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
    assert!(written > 20, "{written}");
}

mod tables {
    use super::super::oracle;
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
        table.value(position, &mut Progress::none()).unwrap_or_else(|error| panic!("{position:?}: {error}"))
    }

    #[test]
    fn wythoff_and_euclid() {
        for (rule, game, from, size) in
            [(WYTHOFF, TwoHeaps::Wythoff, 0, 24), (EUCLID, TwoHeaps::Euclid, 1, 30)]
        {
            let window = Window { from_row: from, from_column: from, rows: size, columns: size };
            let named = table(game, window, &mut Progress::none()).unwrap();
            assert_eq!(own(rule).table(window, None, &mut Progress::none()).unwrap(), named, "{rule}");
        }
    }

    /// "Knight on a chess board" of HackerRank's game-theory problems, played by the oracle's mex
    /// from the definition; the moves lead up and left, though one coordinate may grow.
    #[test]
    fn knight() {
        let rule = "(a,b) to (a-2,b+1), (a-2,b-1), (a+1,b-2), (a-1,b-2) on 1..15 x 1..15";
        let mut knight = own(rule);
        let mut values = [[0u32; 17]; 17];
        let at = |number: i32| usize::try_from(number).unwrap();
        // Each move makes a + b smaller.
        for sum in 2..=30i32 {
            for a in 1.max(sum - 15)..=15.min(sum - 1) {
                let b = sum - a;
                let moves = [(a - 2, b + 1), (a - 2, b - 1), (a + 1, b - 2), (a - 1, b - 2)];
                let inside = moves.iter().filter(|(a, b)| (1..=15).contains(a) && (1..=15).contains(b));
                let options = inside.map(|&(a, b)| values[at(a)][at(b)]);
                values[at(a)][at(b)] = oracle::mex(options);
                let place = [at(a) as u64, at(b) as u64];
                assert_eq!(value(&mut knight, &place), values[at(a)][at(b)], "{place:?}");
            }
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
        let mut expected = [[0u32; 9]; 9];
        for a in 0..9usize {
            for b in 0..9usize {
                let exists = |a: usize, b: usize| ![(3, 4), (5, 5)].contains(&(a, b));
                if exists(a, b) {
                    let moves = [(1, 0), (0, 1), (1, 1)].into_iter().filter(|&(i, j)| i <= a && j <= b);
                    let left = moves.map(|(i, j)| (a - i, b - j)).filter(|&(a, b)| exists(a, b));
                    expected[a][b] = oracle::mex(left.map(|(a, b)| expected[a][b]));
                }
                assert_eq!(value(&mut king, &[a as u64, b as u64]), expected[a][b], "{a} {b}");
            }
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
            let found = wythoff.explain(&[row, column], &mut Progress::none()).unwrap();
            let named = explain(TwoHeaps::Wythoff, row, column, &mut Progress::none()).unwrap();
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
        let found = cut.explain(&[1, 2, 3], &mut Progress::none()).unwrap();
        assert_eq!(found.options[0].parts, [[0, 2, 3], [0, 1, 3]]);
        let window = Window { from_row: 0, from_column: 0, rows: 4, columns: 5 };
        let layer = cut.table(window, Some(3), &mut Progress::none()).unwrap();
        for (place, value) in layer.into_iter().enumerate() {
            let place = place as u64;
            assert_eq!(cut.value(&[place / 5, place % 5, 3], &mut Progress::none()), Ok(value));
        }
        assert_eq!(cut.table(window, None, &mut Progress::none()).unwrap_err().code(), Code::OutOfRange);
        assert_eq!(
            wythoff.table(window, Some(1), &mut Progress::none()).unwrap_err().code(),
            Code::OutOfRange
        );
    }

    #[test]
    fn rounds_and_endless_growth_are_refused() {
        let refused = |rule: &str, place: &[u64]| own(rule).value(place, &mut Progress::none()).unwrap_err();
        let round = refused("(a,b) to (b,a)", &[2, 3]);
        assert_eq!((round.code(), round.value()), (Code::Cycle, "(2,3) → (3,2) → (2,3)"));
        assert_eq!(refused("(a,b) to (a,b)", &[0, 0]).value(), "(0,0) → (0,0)");
        assert_eq!(refused("(a,b) to (a+1,b)", &[0, 0]).code(), Code::OutOfRange);
        assert_eq!(
            refused("(a,b) to (a,b+k) for k in 1..9007199254740992", &[1, 1]).code(),
            Code::OutOfRange
        );
        // What does not go round is answered after a refusal.
        let mut table = own("(a,b) to (a-1,b); (a,b) if b = 7");
        assert_eq!(table.value(&[3, 7], &mut Progress::none()).unwrap_err().code(), Code::Cycle);
        assert_eq!(value(&mut table, &[3, 6]), 1);
        let mut count = 0;
        let mut listener = |_: f64| {
            count += 1;
            Progress::answer(count < 3)
        };
        let stopped = own(WYTHOFF).value(&[90, 90], &mut Progress::new(&mut listener)).unwrap_err();
        assert_eq!(stopped.code(), Code::Cancelled);
        assert_eq!(OwnTable::new(Rule::parse("n to n-1").unwrap()).unwrap_err().code(), Code::OutOfRange);
    }
}
