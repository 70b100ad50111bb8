//! The numbers in the derivations: they add up to the answer, and each is what an oracle says it
//! is.

use crate::oracle;
use crate::shared::none;
use dashu_int::UBig;
use grundyscope::error::{Message, Value};
use grundyscope::nimber;
use grundyscope::problem::{self, Answer, Arguments};
use grundyscope::store::Store;

pub fn solve(store: &mut Store, id: &str, given: &[(&str, &str)]) -> Answer {
    let problem = problem::find(id).unwrap();
    let arguments = Arguments::read(problem, given).unwrap();
    problem.solve(&arguments, store, &mut none()).unwrap()
}

/// A fact that is one number.
fn fact(answer: &Answer, name: &str) -> u64 {
    match &answer.facts.iter().find(|(known, _)| *known == name).unwrap().1 {
        Value::One(number) => number.parse().unwrap(),
        Value::Many(_) => panic!("{name} is one number"),
    }
}

/// The only reason of that key.
fn reason<'a>(answer: &'a Answer, key: &str) -> &'a Message {
    find(answer, key).unwrap_or_else(|| panic!("no {key} in {:?}", answer.why))
}

fn find<'a>(answer: &'a Answer, key: &str) -> Option<&'a Message> {
    let mut all = answer.why.iter().filter(|reason| reason.code == key);
    let one = all.next();
    assert!(all.next().is_none(), "{key} twice");
    one
}

fn big(reason: &Message, name: &str) -> UBig {
    reason.text(name).unwrap_or_else(|| panic!("no {name} in {reason:?}")).parse().unwrap()
}

fn small(reason: &Message, name: &str) -> u64 {
    u64::try_from(big(reason, name)).unwrap()
}

fn numbers<const N: usize>(reason: &Message, names: [&str; N]) -> [u64; N] {
    names.map(|name| small(reason, name))
}

fn count(of: &[u64]) -> UBig {
    of.iter().fold(UBig::ZERO, |sum, &one| sum + one)
}

/// How often each value occurs among heaps of 0 to n stones of the squares game, by value.
fn square_counts(n: u64) -> Vec<u64> {
    let values = oracle::take::take_values(n, oracle::take::squares);
    let mut counts = vec![0; *values.iter().max().unwrap() as usize + 1];
    for value in values {
        counts[value as usize] += 1;
    }
    counts
}

#[test]
fn nim_square_of_three_heaps_counts_its_values_and_adds_up() {
    let mut store = Store::default();
    for n in (1..=400u64).chain([1000, 2000, 5000]) {
        let answer = solve(&mut store, "nim-square", &[("n", &n.to_string())]);
        let counts = square_counts(n);
        let zeros = counts[0];

        let told = reason(&answer, "nim-square-histogram");
        let most = *counts.iter().max().unwrap();
        let of = |count: u64| counts.iter().filter(|&&other| other == count).count() as u64;
        let expected = [n, counts.len() as u64 - of(0), zeros, most, of(most)];
        assert_eq!(numbers(told, ["n", "values", "zeros", "largestCount", "ties"]), expected);
        assert_eq!(counts[small(told, "largest") as usize], most, "N={n}");

        let told = reason(&answer, "nim-square-zeros");
        let product = UBig::from(zeros) * (zeros + 1) * (zeros + 2);
        let told_zeros = numbers(told, ["zeros", "zerosPlus1", "zerosPlus2"]);
        assert_eq!(told_zeros, [zeros, zeros + 1, zeros + 2]);
        assert_eq!(big(told, "ways") * 6u32, product, "N={n}");

        let told = reason(&answer, "nim-square-pairs");
        let pairs: u64 = counts[1..].iter().map(|count| count * (count + 1) / 2).sum();
        assert_eq!(numbers(told, ["pairs", "zeros"]), [pairs, zeros], "N={n}");
        assert_eq!(big(told, "ways"), UBig::from(pairs) * zeros, "N={n}");

        let mut products = Vec::new();
        for i in 1..counts.len() {
            for j in i + 1..counts.len() {
                let k = i ^ j;
                if k > j && k < counts.len() && counts[i] * counts[j] * counts[k] > 0 {
                    products.push(counts[i] * counts[j] * counts[k]);
                }
            }
        }
        if find(&answer, "nim-square-no-triples").is_some() {
            assert!(products.is_empty(), "N={n}");
        } else {
            let told = reason(&answer, "nim-square-triples");
            let [i, j, k] = numbers(told, ["i", "j", "k"]);
            assert!(0 < i && i < j && j < k && i ^ j == k, "N={n}");
            let parts = numbers(told, ["countI", "countJ", "countK"]);
            assert_eq!(parts, [i, j, k].map(|value| counts[value as usize]), "N={n}");
            assert_eq!(small(told, "product"), parts.iter().product::<u64>(), "N={n}");
            assert_eq!(Some(&small(told, "product")), products.iter().max(), "N={n}");
            assert_eq!(small(told, "kinds"), products.len() as u64, "N={n}");
            assert_eq!(big(told, "ways"), count(&products), "N={n}");
        }

        let sum = reason(&answer, "nim-square-sum");
        let parts = ["zeroWays", "pairWays", "tripleWays"].map(|name| big(sum, name));
        assert_eq!(parts[0], big(reason(&answer, "nim-square-zeros"), "ways"));
        assert_eq!(parts[1], big(reason(&answer, "nim-square-pairs"), "ways"));
        assert_eq!(parts[2], count(&products));
        assert_eq!(&parts[0] + &parts[1] + &parts[2], answer.answer, "N={n}");
        assert_eq!(big(sum, "ways"), answer.answer, "N={n}");
        assert_eq!(big(reason(&answer, "nim-square-total"), "ways"), answer.answer, "N={n}");
    }
}

#[test]
fn nim_square_of_other_numbers_of_heaps_adds_up() {
    let mut store = Store::default();
    for heaps in 1..=8u64 {
        for n in (0..=60u64).chain([1000]) {
            let answer =
                solve(&mut store, "nim-square", &[("n", &n.to_string()), ("heaps", &heaps.to_string())]);
            let counts = square_counts(n);
            assert_eq!(big(reason(&answer, "nim-square-total"), "ways"), answer.answer);
            if n == 0 {
                assert!(find(&answer, "nim-square-empty").is_some());
                assert_eq!(answer.answer, UBig::ONE);
            } else if heaps == 1 {
                assert_eq!(small(reason(&answer, "nim-square-one-heap"), "zeros"), counts[0]);
                assert_eq!(answer.answer, UBig::from(counts[0]));
            } else if heaps == 2 {
                let told = reason(&answer, "nim-square-two-heaps");
                let pairs = |count: u64| count * (count + 1) / 2;
                assert_eq!(numbers(told, ["zeros", "zerosPlus1"]), [counts[0], counts[0] + 1]);
                assert_eq!(small(told, "zeroWays"), pairs(counts[0]));
                assert_eq!(small(told, "pairs"), counts[1..].iter().map(|&count| pairs(count)).sum::<u64>());
                assert_eq!(big(told, "zeroWays") + big(told, "pairs"), answer.answer);
                assert_eq!(big(told, "ways"), answer.answer);
            } else if heaps > 3 {
                let told = reason(&answer, "nim-square-sets");
                // The least power of two above every value.
                let sets = counts.len().next_power_of_two() as u64;
                assert_eq!([small(told, "sets"), 1 << small(told, "digits")], [sets, sets]);
                let sum = reason(&answer, "nim-square-sets-sum");
                assert_eq!(small(sum, "sets"), sets);
                assert_eq!(big(sum, "sum"), &answer.answer * UBig::from(sets));
                assert_eq!(big(sum, "ways"), answer.answer);
            }
        }
    }
}

#[test]
fn stones_names_the_pile_and_the_reason() {
    let mut store = Store::default();
    for n in 1..=600u64 {
        let answer = solve(&mut store, "stones", &[("n", &n.to_string())]);
        let values = oracle::take::take_values(n, oracle::take::at_least_half);
        let nim_sum = u64::from(values[1..].iter().fold(0, |sum, value| sum ^ value));
        let told = &answer.why[0];
        assert_eq!(small(told, "nimSum"), nim_sum, "N={n}");
        assert_eq!(small(told, "value"), u64::from(values[n as usize]), "N={n}");
        let even = told.code == "stones-values-even";
        assert_eq!(even, n % 2 == 0);
        assert_eq!(if even { 1 ^ small(told, "value") } else { 1 }, nim_sum, "N={n}");

        // Any pile whose value has the top bit of the nim-sum can do it, and no other; the smallest
        // such value is that bit, and the pile is the smallest of that value.
        let told = reason(&answer, "stones-choose");
        let (from, pile) = (small(told, "from"), small(told, "pile"));
        let top = 1u64 << nim_sum.ilog2();
        assert_eq!(from, top, "N={n}");
        let moves = oracle::stones::stones_winning_moves(n);
        for size in 1..=n {
            let wins = moves.iter().any(|&(pile, _)| pile == size);
            assert_eq!(wins, u64::from(values[size as usize]) & top > 0, "N={n}: {size}");
        }
        assert_eq!(u64::from(values[pile as usize]), from);
        assert!((1..pile).all(|size| u64::from(values[size as usize]) < from));

        let facts = ["pile", "take", "remain", "nimSumBefore", "nimSumAfter"].map(|name| fact(&answer, name));
        let take = moves.iter().map(|&(_, take)| take).min().unwrap();
        assert_eq!(facts, [pile, take, pile - take, nim_sum, 0], "N={n}");
        assert!(moves.contains(&(pile, take)) && answer.answer == take.into(), "N={n}");

        let told = answer.why.last().unwrap();
        let [to, remain, take, largest] = numbers(told, ["to", "remain", "take", "largest"]);
        assert_eq!(numbers(told, ["from", "pile", "nimSum"]), [from, pile, nim_sum]);
        assert_eq!(to, from ^ nim_sum, "N={n}");
        assert_eq!(pile - remain, take, "N={n}");
        assert_eq!(UBig::from(take), answer.answer, "N={n}");
        assert_eq!(largest, (0..=n).filter(|&size| u64::from(values[size as usize]) == to).max().unwrap());
        assert_eq!(u64::from(values[remain as usize]), to);
        match told.code {
            "stones-leave-none" => assert_eq!([to, remain], [0, 0], "N={n}"),
            "stones-leave-largest" => assert!(remain == largest && remain * 2 <= pile, "N={n}"),
            "stones-leave-half" => assert!(largest * 2 > pile && remain * 2 == pile, "N={n}"),
            other => panic!("{other}"),
        }
    }
}

#[test]
fn flipping_game_pairs_add_up() {
    use oracle::coin_turning::{axis_move_histogram, axis_values, square_lengths, triangular_lengths};
    let mut store = Store::default();
    for n in (1..=120usize).chain([1000]) {
        let answer = solve(&mut store, "flipping-game", &[("n", &n.to_string())]);
        let axes = reason(&answer, "flipping-game-axes");
        let board = reason(&answer, "flipping-game-board");
        let lengths = [triangular_lengths(n), square_lengths(n)];
        let [rows, columns] = [0, 1].map(|axis| {
            let values = axis_values(n, &lengths[axis]);
            u64::from(values.iter().fold(0, |sum, value| sum ^ value))
        });
        assert_eq!(numbers(axes, ["rows", "columns"]), [rows, columns], "N={n}");
        let of_board = nimber::product(rows, columns);
        assert_eq!(numbers(board, ["rows", "columns", "board"]), [rows, columns, of_board], "N={n}");
        if find(&answer, "flipping-game-zero").is_some() {
            assert_eq!((of_board, &answer.answer), (0, &UBig::ZERO), "N={n}");
            continue;
        }
        let told = reason(&answer, "flipping-game-largest");
        let [a, b, of_pair] = numbers(told, ["a", "b", "board"]);
        assert!(of_board > 0 && of_pair == of_board && nimber::product(a, b) == of_board, "N={n}");
        let [down, across] = [0, 1].map(|axis| axis_move_histogram(n, &lengths[axis]));
        let mut products = Vec::new();
        for (&a, count_a) in &down {
            for (&b, count_b) in &across {
                if nimber::product(a.into(), b.into()) == of_board {
                    products.push(count_a * count_b);
                }
            }
        }
        let (pairs, winning) = (products.len() as u64, products.iter().sum::<u64>());
        let counts = [down[&(a as u32)], across[&(b as u32)], *products.iter().max().unwrap(), pairs];
        assert_eq!(numbers(told, ["countA", "countB", "product", "pairs"]), counts, "N={n}");
        assert_eq!(counts[0] * counts[1], counts[2], "N={n}");
        let total = reason(&answer, "flipping-game-total");
        assert_eq!(numbers(total, ["pairs", "winning"]), [pairs, winning], "N={n}");
        assert_eq!(UBig::from(winning), answer.answer);
    }
}

/// S(0), S(1), ... with S(x) = M(1) + ... + M(x), by the rules of the game.
fn sums_of_largest_moves(n: usize) -> (Vec<u64>, Vec<u64>) {
    let moves = oracle::fibonacci_nim::winning_first_moves_to(n);
    let largest: Vec<u64> = moves.iter().map(|winning| winning.last().copied().unwrap_or(0) as u64).collect();
    let mut sum = 0;
    let sums = largest.iter().map(|largest| {
        sum += largest;
        sum
    });
    (largest.clone(), sums.collect())
}

#[test]
fn fibonacci_nim_steps_add_up() {
    let (largest, sums) = sums_of_largest_moves(700);
    let mut store = Store::default();
    for n in 1..=700u64 {
        let answer = solve(&mut store, "fibonacci-nim", &[("n", &n.to_string())]);
        assert_eq!(big(reason(&answer, "fibonacci-nim-total"), "sum"), answer.answer);
        if n <= 3 {
            assert!(find(&answer, "fibonacci-nim-all-lost").is_some());
            assert_eq!(answer.answer, UBig::ZERO);
            continue;
        }
        let mut size = n;
        let mut sum = 0;
        for step in answer.why.iter().filter(|reason| reason.code.starts_with("fibonacci-nim-step")) {
            if step.code == "fibonacci-nim-steps-more" {
                sum += small(step, "contribution");
                continue;
            }
            let [f, rest, below, below_to, top, climb, contribution] =
                numbers(step, ["fibonacci", "rest", "below", "belowTo", "top", "climb", "contribution"]);
            assert_eq!(small(step, "size"), size, "N={n}");
            assert_eq!(f + rest, size, "N={n}");
            assert_eq!(largest[f as usize], 0, "a Fibonacci number is lost");
            assert_eq!([below_to, below], [f - 1, sums[f as usize - 1]], "N={n}");
            assert_eq!(climb, top * (top + 1) / 2, "N={n}");
            for y in 1..=top {
                assert!(2 * y < f);
                assert_eq!(largest[(f + y) as usize], y, "N={n}: M({f} + {y}) climbs");
            }
            match step.code {
                "fibonacci-nim-step-end" => {
                    assert_eq!([rest, top], [0, 0]);
                    assert_eq!(contribution, below);
                    size = 0;
                }
                "fibonacci-nim-step-last" => {
                    assert!(rest > 0 && top == rest);
                    assert_eq!(contribution, below + climb);
                    size = 0;
                }
                "fibonacci-nim-step" => {
                    assert!(top < rest && 2 * (top + 1) >= f, "the climb ends at half");
                    for y in top + 1..=rest {
                        assert_eq!(largest[(f + y) as usize], largest[y as usize], "M repeats: N={n}");
                    }
                    assert_eq!(small(step, "repeated"), sums[top as usize], "N={n}");
                    assert_eq!(contribution, below + climb - sums[top as usize], "N={n}");
                    assert_eq!(sums[size as usize], contribution + sums[rest as usize], "N={n}");
                    size = rest;
                }
                other => panic!("{other}"),
            }
            sum += contribution;
        }
        assert_eq!(UBig::from(sum), answer.answer, "N={n}");
    }
}

#[test]
fn fibonacci_nim_first_moves_are_explained() {
    let (largest, _) = sums_of_largest_moves(300);
    let moves = oracle::fibonacci_nim::winning_first_moves_to(300);
    let mut store = Store::default();
    for n in 1..=300u64 {
        let answer = solve(&mut store, "fibonacci-nim", &[("n", &n.to_string())]);
        let winning = &moves[n as usize];
        if let Some(told) = find(&answer, "fibonacci-nim-loss") {
            assert!(winning.is_empty(), "N={n}");
            assert_eq!(small(told, "n"), n);
            assert!(find(&answer, "fibonacci-nim-zeckendorf").is_none(), "no N = N");
            continue;
        }
        let told = reason(&answer, "fibonacci-nim-zeckendorf");
        let terms = told.text("terms").unwrap();
        let terms: Vec<u64> = terms.split(" + ").map(|term| term.parse().unwrap()).collect();
        assert_eq!(terms.iter().sum::<u64>(), n);
        let told = reason(&answer, "fibonacci-nim-smallest");
        let [smallest, twice, next, rest] = numbers(told, ["smallest", "twice", "next", "rest"]);
        assert_eq!([smallest, next], [terms[terms.len() - 1], terms[terms.len() - 2]], "N={n}");
        assert_eq!([twice, rest], [2 * smallest, n - smallest]);
        assert!(next > twice, "N={n}");
        assert_eq!(winning[0] as u64, smallest, "N={n}");
        let told = reason(&answer, "fibonacci-nim-winning");
        assert_eq!(numbers(told, ["count", "largest"]), [winning.len() as u64, largest[n as usize]]);
    }
}

#[test]
fn fibonacci_nim_steps_add_up_at_any_size_and_modulus() {
    let mut store = Store::default();
    let ten = UBig::from(10u32);
    for exponent in (1..=59).chain([60, 61, 100, 1000]) {
        for n in
            [ten.pow(exponent), ten.pow(exponent) * 7u32 / 3u32, ten.pow(exponent) / 13u32 + UBig::from(4u32)]
        {
            let n = n.to_string();
            let exact = solve(&mut store, "fibonacci-nim", &[("n", &n)]);
            let step = |reason: &&Message| reason.text("contribution").is_some();
            let sum = |answer: &Answer| {
                let steps = answer.why.iter().filter(step);
                steps.fold(UBig::ZERO, |sum, reason| sum + big(reason, "contribution"))
            };
            assert_eq!(sum(&exact), exact.answer, "N={n}");
            for modulus in [1u64, 2, 7, 100_000_000, 1_000_000_000_000_000_000] {
                let given = [("n", n.as_str()), ("modulus", &modulus.to_string())];
                let answer = solve(&mut store, "fibonacci-nim", &given);
                assert_eq!(answer.answer, UBig::from(&exact.answer % modulus), "N={n}");
                if let Some(told) = find(&answer, "fibonacci-nim-remainder") {
                    assert_eq!(sum(&answer), exact.answer, "N={n}: whole numbers in the steps");
                    assert_eq!(big(told, "total"), exact.answer);
                    assert_eq!(big(told, "sum"), answer.answer);
                    assert_eq!(small(told, "modulus"), modulus);
                } else {
                    assert!(n.len() >= 60);
                    assert_eq!(UBig::from(sum(&answer) % modulus), answer.answer, "N={n} modulo {modulus}");
                    let told = reason(&answer, "fibonacci-nim-total-modulo");
                    assert_eq!(big(told, "sum"), answer.answer);
                    let mut residues = answer.why.iter().filter(step);
                    assert!(residues.all(|reason| big(reason, "contribution") < UBig::from(modulus)));
                }
            }
        }
    }
}
