//! Each problem against published answers and against oracles that play the game by its rules.

use crate::oracle;
use crate::reasons;
use crate::shared::{none, refused};
use grundyscope::error::Value;
use grundyscope::problem::{self, Arguments, CATALOGUE, answer_lines};
use grundyscope::store::Store;
use grundyscope::{Code, Progress};

fn solve(id: &str, given: &[(&str, &str)]) -> problem::Answer {
    reasons::solve(&mut Store::default(), id, given)
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
            let given = check.arguments.iter();
            let given: Vec<_> =
                given.map(|(name, value)| (name.to_string(), oracle::golden::number(value))).collect();
            let known = |row: &oracle::golden::Check| {
                row.problem == problem.id()
                    && row.answer.to_string() == check.answer
                    && row.arguments == given
            };
            assert!(golden.iter().any(known), "{} {given:?} is in no golden table", problem.id());
        }
    }
}

/// Compares an answer for `n`, and perhaps a number of heaps, with an oracle's.
fn check(id: &str, n: u64, heaps: Option<usize>, expected: u64) {
    let heaps = heaps.map(|heaps| ("heaps", heaps.to_string()));
    let given: Vec<(&str, String)> = [("n", n.to_string())].into_iter().chain(heaps).collect();
    let given: Vec<(&str, &str)> = given.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(answer(id, &given), expected.to_string(), "{id} {given:?}");
}

#[test]
fn answers_are_those_of_the_oracles() {
    use oracle::{flipping_game, nim_square, stones};
    for (heaps, most) in [(1, 120), (2, 60), (3, 40), (4, 14)] {
        for n in 0..=most {
            check("nim-square", n.into(), Some(heaps), nim_square::nim_square_losing(n, heaps));
        }
    }
    for (heaps, n) in [(3, 300), (4, 80), (5, 40), (6, 24), (7, 16), (8, 13)] {
        check("nim-square", n.into(), Some(heaps), nim_square::nim_square_count(n, heaps));
    }
    for n in 1..=10u8 {
        check("stones", n.into(), None, stones::stones_least_winning_take(n).unwrap().into());
    }
    for n in 1..=5 {
        check("flipping-game", n as u64, None, flipping_game::winning_first_moves(n));
    }
    for n in (1..=60).chain([100, 200, 333]) {
        check("flipping-game", n as u64, None, flipping_game::winning_first_moves_by_product(n, n));
    }
}

#[test]
fn nim_square_passes_64_bits() {
    let big = answer("nim-square", &[("n", "10^5"), ("heaps", "8")]);
    assert!(big.len() > 30, "{big}");
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
fn flipping_game_after_a_larger_board() {
    let problem = problem::find("flipping-game").unwrap();
    let mut store = Store::default();
    for n in ["1000", "100", "5", "1000", "1001"] {
        let arguments = Arguments::read(problem, &[("n", n)]).unwrap();
        let kept = problem.solve(&arguments, &mut store, &mut none()).unwrap();
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
fn zeckendorf_facts_name_the_terms() {
    let solved = solve("fibonacci-nim", &[("n", "100")]);
    let terms = ["89", "8", "3"].map(str::to_owned).to_vec();
    assert_eq!(fact(&solved, "zeckendorf"), Value::Many(terms));
}

#[test]
fn a_batch_equals_single_questions() {
    let problem = problem::find("stones").unwrap();
    let lines: Vec<u64> = (1..200).chain([u64::MAX, 1 << 63, 123_456]).collect();
    let text = lines.iter().fold(String::new(), |text, n| text + &n.to_string() + "\n");
    let batch = answer_lines(problem, &text, false, None).unwrap();
    let single: String = lines.iter().map(|n| answer("stones", &[("n", &n.to_string())]) + "\n").collect();
    assert_eq!((batch.answers, batch.answered), (single, lines.len()));
}

#[test]
fn a_batch_may_have_a_count_line_and_invalid_lines() {
    let problem = problem::find("stones").unwrap();
    let batch = answer_lines(problem, "3\r\n6\r\n1.5\r\n0\r\n", true, None).unwrap();
    assert_eq!(batch.answers, "\n2\nerror: fraction\nerror: out-of-range\n");
    assert_eq!((batch.answered, batch.bad), (1, 2));
    let lines: Vec<(usize, Code)> = batch.errors.iter().map(|(line, error)| (*line, error.code())).collect();
    assert_eq!(lines, [(3, Code::Fraction), (4, Code::OutOfRange)]);
}

#[test]
fn a_batch_has_a_limit() {
    let problem = problem::find("stones").unwrap();
    let most = "7\n".repeat(1_000_000);
    assert_eq!(answer_lines(problem, &most, false, None).unwrap().answered, 1_000_000);
    let refusal = refused(answer_lines(problem, &(most + "7\n"), false, None));
    assert_eq!(refusal, Code::TooManyLines);
    let long = "10^1000\n".repeat(200_000);
    assert_eq!(refused(answer_lines(problem, &long, false, None)), Code::Memory);
    let wide = " ".repeat(40 << 20);
    assert_eq!(refused(answer_lines(problem, &wide, false, None)), Code::Memory);
    let other = problem::find("nim-square").unwrap();
    assert!(answer_lines(other, "7", false, None).is_err());
}

#[test]
fn the_size_is_needed() {
    let error = Arguments::read(problem::find("nim-square").unwrap(), &[]).unwrap_err();
    assert_eq!((error.code(), error.field()), (Code::Missing, "n"));
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
    let again = problem.solve(&arguments, &mut store, &mut none()).unwrap();
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
