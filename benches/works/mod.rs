//! The works of `benches/harness/works.mjs` in native Rust: same engines, inputs and results.
//!
//! A work prepares its input and returns a closure to be timed. That closure returns another one,
//! which formats the result after the clock has stopped.

use grundyscope::games;
use grundyscope::problem::{self, Arguments};
use grundyscope::question::{self, Words};
use grundyscope::store::Store;
use grundyscope::{Progress, Ruleset, nimber};

/// The closure to be timed; it returns the closure that formats the result.
pub type Work = Box<dyn Fn() -> Box<dyn FnOnce() -> String>>;

/// How often products of the same numbers are computed.
const REPEAT: usize = 50;

/// The work of this name. The argument is a number, or a text (a game or a number as typed), a
/// space and a number.
///
/// # Panics
/// If there is no such work.
pub fn find(name: &str, argument: &str) -> Work {
    let (text, number) = argument.rsplit_once(' ').unwrap_or(("", argument));
    let size: usize = number.parse().expect("a whole number at the end");
    match name {
        "sequence" => sequence(text, size),
        "flipping-game" => flipping_game(number),
        "nim-products" => nim_products(size),
        "reading" => reading(size),
        _ => panic!("no work is named {name}"),
    }
}

/// The sum of the values, each times its index modulo 65,537 plus 1.
fn weighed(values: &[u32]) -> String {
    values
        .iter()
        .zip((1..=65_537_u64).cycle())
        .map(|(&value, weight)| u64::from(value) * weight)
        .sum::<u64>()
        .to_string()
}

/// The Grundy values of a game to n.
fn sequence(game: &str, n: usize) -> Work {
    let game = Ruleset::parse(game).expect("a game");
    Box::new(move || {
        let mut sequence = games::sequence(&game);
        sequence.extend(n as u64, &mut Progress::to(None)).expect("values");
        let mut values = vec![0; n + 1];
        sequence.read(0, &mut values);
        Box::new(move || weighed(&values))
    })
}

/// The winning moves to n, with facts and reasons.
fn flipping_game(n: &str) -> Work {
    let problem = problem::find("flipping-game").expect("a problem");
    let n = n.to_owned();
    Box::new(move || {
        let arguments = Arguments::read(problem, &[("n", &n)]).expect("arguments");
        let answer =
            problem.solve(&arguments, &mut Store::default(), &mut Progress::to(None)).expect("an answer");
        Box::new(move || answer.answer.to_string())
    })
}

/// a\[i\] = (i+1) c, and b\[i\] = a\[i\] rotated.
fn factors(count: usize) -> [Vec<u64>; 2] {
    let a: Vec<u64> = (1..=count as u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    let b = a.iter().map(|a| a.rotate_left(23)).collect();
    [a, b]
}

/// The exclusive or of all numbers, each rotated by its index.
fn mixed(numbers: &[u64]) -> String {
    numbers
        .iter()
        .zip((0..64).cycle())
        .fold(0, |all, (number, place)| all ^ number.rotate_left(place))
        .to_string()
}

fn nim_products(count: usize) -> Work {
    let [a, b] = factors(count);
    let once = move || nimber::products(&a, &b).expect("products");
    Box::new(move || {
        (1..REPEAT).for_each(|_| drop(std::hint::black_box(once())));
        let last = once();
        Box::new(move || mixed(&last))
    })
}

/// A wording of a contest, over and over, in this many characters: the steps of its reading.
fn reading(length: usize) -> Work {
    const WORDING: &str = "Two players take 1, 3 or 4 stones from a heap of 100 stones, or split a heap \
                           into two unequal heaps; whoever takes the last stone wins. ";
    let words = Words::parse(include_str!("../../www/src/i18n/en/words.txt"));
    let text: String = WORDING.chars().cycle().take(length).collect();
    Box::new(move || {
        let (_, steps) = question::counted(&text, &words);
        Box::new(move || steps.to_string())
    })
}
