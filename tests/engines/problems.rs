//! Each problem against published answers and against oracles that play the game by its rules.

use crate::oracle;
use grundyscope::error::Value;
use grundyscope::problem::{self, Arguments, CATALOGUE, answer_lines};
use grundyscope::store::Store;
use grundyscope::{Code, Progress};
use proptest::prelude::*;

fn solve(id: &str, given: &[(&str, &str)]) -> problem::Answer {
    let problem = problem::find(id).unwrap();
    let arguments = Arguments::read(problem, given).unwrap();
    problem.solve(&arguments, &mut Store::default(), &mut Progress::none()).unwrap()
}

fn answer(id: &str, given: &[(&str, &str)]) -> String {
    solve(id, given).answer.to_string()
}

fn fact(answer: &problem::Answer, name: &str) -> Value {
    answer.facts.iter().find(|(known, _)| *known == name).unwrap().1.clone()
}

#[test]
fn published_answers() {
    let checks = oracle::golden::checks();
    for problem in CATALOGUE {
        assert!(checks.iter().any(|check| check.problem == problem.id()), "{} has no check", problem.id());
    }
    // The largest board takes a fifth of a minute here; the package's tests ask for it, too.
    for check in checks.iter().filter(|check| check.answer.to_string() != "3996390106631") {
        let texts: Vec<(&str, String)> =
            check.arguments.iter().map(|(name, value)| (name.as_str(), value.to_string())).collect();
        let given: Vec<(&str, &str)> = texts.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(answer(&check.problem, &given), check.answer.to_string(), "{} {given:?}", check.problem);
    }
}

#[test]
fn the_catalogue_offers_only_published_answers() {
    let golden = oracle::golden::checks();
    for problem in CATALOGUE {
        assert!(!problem.checks().is_empty());
        for check in problem.checks() {
            let known = golden.iter().any(|row| {
                row.problem == problem.id()
                    && row.answer.to_string() == check.answer
                    && row.arguments.len() == check.arguments.len()
                    && check.arguments.iter().all(|(name, value)| {
                        row.arguments
                            .iter()
                            .any(|(other, golden)| other == name && *golden == oracle::golden::number(value))
                    })
            });
            assert!(known, "{} {:?} is in no golden table", problem.id(), check.arguments);
        }
    }
}

#[test]
fn nim_square_by_playing() {
    for heaps in 1..=4 {
        for n in 0..=[0, 120, 60, 40, 14][heaps] {
            let expected = oracle::nim_square::nim_square_losing(n, heaps).to_string();
            let given = [("n", &*n.to_string()), ("heaps", &*heaps.to_string())];
            assert_eq!(answer("nim-square", &given), expected, "n={n} heaps={heaps}");
        }
    }
}

#[test]
fn nim_square_by_counting_multisets() {
    for (heaps, n) in [(3, 300), (4, 80), (5, 40), (6, 24), (7, 16), (8, 13)] {
        let expected = oracle::nim_square::nim_square_count(n, heaps).to_string();
        let given = [("n", &*n.to_string()), ("heaps", &*heaps.to_string())];
        assert_eq!(answer("nim-square", &given), expected, "n={n} heaps={heaps}");
    }
}

#[test]
fn nim_square_passes_64_bits() {
    let big = answer("nim-square", &[("n", "10^5"), ("heaps", "8")]);
    assert!(big.len() > 30, "{big}");
}

#[test]
fn stones_by_playing() {
    for n in 1..=10u8 {
        let expected = oracle::stones::stones_least_winning_take(n).unwrap().to_string();
        assert_eq!(answer("stones", &[("n", &n.to_string())]), expected, "n={n}");
    }
}

#[test]
fn stones_by_trying_every_move() {
    for n in 1..=600u64 {
        let solved = solve("stones", &[("n", &n.to_string())]);
        let moves = oracle::stones::stones_winning_moves(n);
        let least = moves.iter().map(|&(_, take)| take).min().unwrap();
        assert_eq!(solved.answer.to_string(), least.to_string(), "n={n}");
        let [pile, take, remain, before, after] = ["pile", "take", "remain", "nimSumBefore", "nimSumAfter"]
            .map(|name| match fact(&solved, name) {
                Value::One(number) => number.parse::<u64>().unwrap(),
                Value::Many(_) => panic!("{name} is one number"),
            });
        assert!(moves.contains(&(pile, take)), "n={n}: {take} from {pile}");
        assert_eq!(remain, pile - take);
        assert_eq!(after, 0);
        let values = oracle::take::take_values(n, oracle::take::at_least_half);
        assert_eq!(before, u64::from(values[1..].iter().fold(0, |sum, value| sum ^ value)));
    }
}

#[test]
fn stones_at_the_limit() {
    // 10^1000 has 3322 binary digits, so X = 3323 with top bit 2^11: from pile 2^2047 to value
    // 3323 - 2048.
    let solved = solve("stones", &[("n", "10^1000")]);
    let expected = (dashu_int::UBig::ONE << 2047) - (dashu_int::UBig::ONE << 1275) + dashu_int::UBig::ONE;
    assert_eq!(solved.answer, expected);
}

#[test]
fn flipping_game_by_playing_on_boards() {
    for n in 1..=4 {
        let expected = oracle::flipping_game::winning_first_moves(n).to_string();
        assert_eq!(answer("flipping-game", &[("n", &n.to_string())]), expected, "n={n}");
    }
}

#[test]
fn flipping_game_by_the_naive_product() {
    for n in (1..=60).chain([100, 200, 333]) {
        let expected = oracle::flipping_game::winning_first_moves_by_product(n, n).to_string();
        assert_eq!(answer("flipping-game", &[("n", &n.to_string())]), expected, "n={n}");
    }
}

#[test]
fn flipping_game_after_a_larger_board() {
    let problem = problem::find("flipping-game").unwrap();
    let mut store = Store::default();
    for n in ["1000", "100", "5", "1000", "1001"] {
        let arguments = Arguments::read(problem, &[("n", n)]).unwrap();
        let kept = problem.solve(&arguments, &mut store, &mut Progress::none()).unwrap();
        assert_eq!(kept, solve("flipping-game", &[("n", n)]), "n={n}");
    }
}

#[test]
fn flipping_game_moves_are_all_counted() {
    let solved = solve("flipping-game", &[("n", "50")]);
    let heights = oracle::coin_turning::triangular_lengths(50);
    let widths = oracle::coin_turning::square_lengths(50);
    let places = |lengths: &[usize]| -> u128 { lengths.iter().map(|length| 51 - *length as u128).sum() };
    let all: u128 = solved.distributions[0].counts.iter().sum();
    assert_eq!(all, places(&heights) * places(&widths));
    assert_eq!(fact(&solved, "moves"), Value::One(all.to_string()));
}

#[test]
fn fibonacci_nim_by_its_move_rule() {
    let all = oracle::fibonacci_nim::winning_first_moves_to(600);
    let mut sum = 0u64;
    for (n, winning) in all.iter().enumerate().skip(1) {
        let solved = solve("fibonacci-nim", &[("n", &n.to_string())]);
        let listed: Vec<String> = winning.iter().map(ToString::to_string).collect();
        assert_eq!(fact(&solved, "winningMoves"), Value::Many(listed), "n={n}");
        let largest = winning.iter().max().copied().unwrap_or(0);
        assert_eq!(fact(&solved, "largestMove"), Value::One(largest.to_string()));
        sum += largest as u64;
        assert_eq!(solved.answer.to_string(), sum.to_string(), "sum to {n}");
        let modulus = 1 + n as u64 % 97;
        let residue = answer("fibonacci-nim", &[("n", &n.to_string()), ("modulus", &modulus.to_string())]);
        assert_eq!(residue, (sum % modulus).to_string(), "sum to {n} modulo {modulus}");
    }
}

#[test]
fn fibonacci_nim_sums_step_by_m() {
    // S(n) - S(n-1) = M(n), at sizes no oracle reaches.
    for digits in [20u32, 100, 1000] {
        let n = dashu_int::UBig::from(10u32).pow(digits as usize) + dashu_int::UBig::from(digits);
        let before = &n - dashu_int::UBig::ONE;
        let [here, before] = [&n, &before].map(|n| solve("fibonacci-nim", &[("n", &n.to_string())]));
        let step = &here.answer - &before.answer;
        assert_eq!(fact(&here, "largestMove"), Value::One(step.to_string()));
    }
}

#[test]
fn zeckendorf_facts_name_the_terms() {
    let solved = solve("fibonacci-nim", &[("n", "100")]);
    let terms = ["89", "8", "3"].map(str::to_owned).to_vec();
    assert_eq!(fact(&solved, "zeckendorf"), Value::Many(terms));
}

proptest! {
    #[test]
    fn residues_agree_with_exact_sums(n in 1u128.., modulus in 1u64..=1_000_000_000_000_000_000) {
        let exact = solve("fibonacci-nim", &[("n", &n.to_string())]).answer;
        let residue = answer("fibonacci-nim", &[("n", &n.to_string()), ("modulus", &modulus.to_string())]);
        prop_assert_eq!(residue, (exact % modulus).to_string());
    }

    #[test]
    fn a_batch_equals_single_questions(lines in proptest::collection::vec(1u64.., 0..20)) {
        let problem = problem::find("stones").unwrap();
        let text = lines.iter().fold(String::new(), |text, n| text + &n.to_string() + "\n");
        let batch = answer_lines(problem, &text, false, &mut Progress::none()).unwrap();
        let single: String = lines.iter().map(|n| answer("stones", &[("n", &n.to_string())]) + "\n").collect();
        prop_assert_eq!(batch.answers, single);
        prop_assert_eq!(batch.answered, lines.len());
    }
}

#[test]
fn a_batch_may_have_a_count_line_and_invalid_lines() {
    let problem = problem::find("stones").unwrap();
    let batch = answer_lines(problem, "3\r\n6\r\n1.5\r\n0\r\n", true, &mut Progress::none()).unwrap();
    assert_eq!(batch.answers, "\n2\nerror: fraction\nerror: out-of-range\n");
    assert_eq!((batch.answered, batch.bad), (1, 2));
    let lines: Vec<(usize, Code)> = batch.errors.iter().map(|(line, error)| (*line, error.code())).collect();
    assert_eq!(lines, [(3, Code::Fraction), (4, Code::OutOfRange)]);
}

#[test]
fn a_batch_has_a_limit() {
    let problem = problem::find("stones").unwrap();
    let most = "7\n".repeat(1_000_000);
    assert_eq!(answer_lines(problem, &most, false, &mut Progress::none()).unwrap().answered, 1_000_000);
    let error = answer_lines(problem, &(most + "7\n"), false, &mut Progress::none()).unwrap_err();
    assert_eq!(error.code(), Code::TooManyLines);
    let long = "10^1000\n".repeat(200_000);
    assert_eq!(answer_lines(problem, &long, false, &mut Progress::none()).unwrap_err().code(), Code::Memory);
    let wide = " ".repeat(40 << 20);
    assert_eq!(answer_lines(problem, &wide, false, &mut Progress::none()).unwrap_err().code(), Code::Memory);
    let other = problem::find("nim-square").unwrap();
    assert!(answer_lines(other, "7", false, &mut Progress::none()).is_err());
}

#[test]
fn wrong_arguments_name_their_field() {
    let problem = problem::find("nim-square").unwrap();
    let refused = |given: &[(&str, &str)]| -> (Code, String) {
        let error = Arguments::read(problem, given).unwrap_err();
        (error.code(), error.field().to_owned())
    };
    assert_eq!(refused(&[]), (Code::Missing, "n".to_owned()));
    assert_eq!(refused(&[("n", "5"), ("heaps", "9")]), (Code::OutOfRange, "heaps".to_owned()));
    assert_eq!(refused(&[("n", "2.9")]), (Code::Fraction, "n".to_owned()));
    assert_eq!(refused(&[("n", "5"), ("colour", "1")]), (Code::UnknownField, "colour".to_owned()));
    assert_eq!(refused(&[("n", "20000001")]), (Code::OutOfRange, "n".to_owned()));
    assert!(Arguments::read(problem, &[("n", "20000000"), ("heaps", "8")]).is_ok());
}

#[test]
fn work_can_be_cancelled_and_continued() {
    let problem = problem::find("nim-square").unwrap();
    let arguments = Arguments::read(problem, &[("n", "200000")]).unwrap();
    let mut store = Store::default();
    let mut reports = 0;
    let mut stop = |_| {
        reports += 1;
        Progress::answer(reports < 100)
    };
    let cancelled = problem.solve(&arguments, &mut store, &mut Progress::new(&mut stop)).unwrap_err();
    assert_eq!(cancelled.code(), Code::Cancelled);
    assert_eq!(reports, 100);
    let again = problem.solve(&arguments, &mut store, &mut Progress::none()).unwrap();
    assert_eq!(again.answer, solve("nim-square", &[("n", "200000")]).answer);
}

#[test]
fn progress_rises_to_the_end() {
    for (id, n) in [("nim-square", "100000"), ("flipping-game", "20000"), ("fibonacci-nim", "10^2000")] {
        let problem = problem::find(id).unwrap();
        let arguments = Arguments::read(problem, &[("n", n)]).unwrap();
        let mut seen = vec![0.0];
        let mut listener = |fraction: f64| {
            assert!((0.0..=1.0).contains(&fraction), "{id}: {fraction}");
            assert!(fraction >= *seen.last().unwrap(), "{id}: {fraction} after {seen:?}");
            seen.push(fraction);
            Ok(())
        };
        problem.solve(&arguments, &mut Store::default(), &mut Progress::new(&mut listener)).unwrap();
        assert!(seen.len() > 5 && *seen.last().unwrap() > 0.9, "{id}: {seen:?}");
    }
}
