//! Texts of every kind. Those of `tests/golden/texts.tsv` and `number.tsv` are read and written, or
//! refused at their place. As the fuzz targets do, but on a stable compiler and with the same texts
//! in every run, these, the seeds of `fuzz/seeds` and mutations of those go through the checks of
//! `fuzz/checks.rs`.

#[path = "../../fuzz/checks.rs"]
mod checks;

use crate::shared::{Random, rows, ruleset, sections};
use grundyscope::position::{Component, Move, Sum};
use grundyscope::store::Store;
use grundyscope::tartan::Product;
use grundyscope::two_heaps::TwoHeaps;
use grundyscope::{Result, Ruleset, nimber, number, zeckendorf};

/// What a text says, as the engine writes it.
fn written(reader: &str, text: &str) -> Result<String> {
    Ok(match reader {
        "number" => number::parse(text, "0", "10^1000")?.to_string(),
        "ruleset" => Ruleset::parse(text)?.to_string(),
        "position" => Sum::parse_without_boards(text, None)?.to_string(),
        "sum" => Sum::parse(text)?.to_string(),
        "product" => Product::parse(text)?.to_string(),
        "two_heaps" => TwoHeaps::parse(text)?.to_string(),
        "calculator" => nimber::calculate(text, None)?.value.to_string(),
        "zeckendorf" => zeckendorf::decode(text)?.iter().map(|n| zeckendorf::encode(n).unwrap()).collect(),
        other => panic!("nothing reads {other}"),
    })
}

#[test]
fn texts_are_written_in_one_way_or_refused_at_their_place() {
    let numbers = ("number", rows(include_str!("../golden/number.tsv")).collect());
    let mut wrong = Vec::new();
    for (reader, rows) in sections(include_str!("../golden/texts.tsv")).chain([numbers]) {
        assert!(rows.len() >= 10, "{reader}");
        for row in rows {
            let cell = |at: usize| row.get(at).map_or("", String::as_str);
            let (found, at, sentence) = match written(reader, cell(0)) {
                Ok(text) => {
                    assert_eq!(written(reader, &text).as_ref(), Ok(&text), "{row:?}");
                    (text, None, String::new())
                }
                Err(error) if error.allowed().is_none() => panic!("{row:?}: what is allowed?"),
                Err(error) => (error.code().as_str().to_owned(), error.at(), error.to_string()),
            };
            if (&*found, at) != (cell(1), cell(2).parse().ok()) || !sentence.contains(cell(3)) {
                wrong.push(format!("{reader} {row:?}: {found} at {at:?}. {sentence}"));
            }
            if let Some((_, check)) = checks::ALL.iter().find(|(known, _)| *known == reader) {
                check(cell(0));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_and_examples_are_read() {
    for (name, notation) in Ruleset::aliases() {
        assert_eq!(ruleset(name).to_string(), notation, "{name}");
    }
    for notation in Ruleset::examples() {
        for text in [notation.to_owned(), format!("  {}\n", notation.to_uppercase())] {
            assert_eq!(ruleset(&text).to_string(), notation);
        }
    }
}

/// The number of texts for each check, besides the seeds; `npm run fuzz` feeds more.
const MUTATIONS: u64 = 500;

/// The seeds of a check: one a line, `\n` for a line end and `\\` for a backslash.
fn seeds(name: &str) -> Vec<String> {
    let path = format!("{}/fuzz/seeds/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let unescape = |line: &str| line.split("\\\\").map(|part| part.replace("\\n", "\n")).collect::<Vec<_>>();
    text.lines().map(|line| unescape(line).join("\\")).collect()
}

/// A game of random moves from each small seed: every position on the way, of every board, is read
/// as it is written.
#[test]
fn positions_of_every_board_are_read_as_they_are_written() {
    let mut random = Random(8);
    let parts = |sum: &Sum| -> Vec<_> {
        sum.components().iter().map(|one| (one.game(), one.kind(), one.cells().to_vec())).collect()
    };
    let mut met = String::new();
    let small = |sum: &Sum| sum.components().iter().flat_map(Component::cells).sum::<u64>() < 60;
    for mut sum in seeds("position").iter().filter_map(|text| Sum::parse(text).ok()).filter(small) {
        for _ in 0..20 {
            let text = sum.to_string();
            let again = Sum::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!((again.to_string(), parts(&again)), (text.clone(), parts(&sum)));
            met += &text;
            let moves = sum.moves(50, &mut Store::default(), None).unwrap();
            let played = moves.losing.into_iter().map(|one| one.played);
            let moves: Vec<Move> = played.chain(moves.winning).collect();
            if moves.is_empty() {
                break;
            }
            let played = random.pick(&moves);
            sum = sum.after([(played.component, &played.step)]);
        }
    }
    for board in
        ["nimble", "staircase", "northcott", "silver-dollar", "poker", "hackenbush", "graph", "wythoff:2:("]
    {
        assert!(met.contains(board), "{board} is in no seed");
    }
}

/// What is put into texts: signs that a parser treats specially, and some that it should not know.
const SIGNS: &str = "01279,.:+-*^/()[]{} \t\nxeéE%_'−＋＊＾·×．٫，’٬٠٣９𝟙𝟹²⁰⁵⁹⁻（）ｅ½😀\0\u{a0}\u{202f}\u{3000}\
                     \u{feff}\u{200b}\u{301}\u{10ffff}";

/// A seed with a few letters left out, put in, doubled or exchanged, or the beginning of one and
/// the end of another.
fn mutated(random: &mut Random, seeds: &[String], letters: &[String]) -> String {
    let below = |random: &mut Random, end: usize| random.below(end as u64) as usize;
    let mut text: Vec<char> = random.pick(seeds).chars().collect();
    if random.below(4) == 0 {
        let other: Vec<char> = random.pick(seeds).chars().collect();
        text.truncate(below(random, text.len() + 1));
        text.extend(&other[below(random, other.len() + 1)..]);
    }
    for _ in 0..random.below(4) {
        let at = below(random, text.len() + 1);
        match random.below(4) {
            0 => drop(text.drain(at..(at + 1 + below(random, 3)).min(text.len()))),
            1 => drop(text.splice(at..at, random.pick(letters).chars())),
            2 if at < text.len() => drop(text.splice(at..=at, random.pick(letters).chars())),
            _ => text.extend_from_within(at..(at + 1 + below(random, 6)).min(text.len())),
        }
    }
    text.into_iter().collect()
}

fn feed(name: &str, check: checks::Check, number: u64) {
    let mut seeds = seeds(name);
    assert!(seeds.len() >= 10, "{name}");
    if name == "ruleset" {
        seeds.extend(Ruleset::examples().into_iter().map(String::from));
    }
    let words = ["take:", "coins:", "octal:", "10^20"].map(String::from);
    let letters: Vec<String> = SIGNS.chars().map(String::from).chain(words).collect();
    let mut random = Random(number);
    let texts = (0..MUTATIONS).map(|_| mutated(&mut random, &seeds, &letters));
    for text in seeds.iter().cloned().chain(texts) {
        let survived = std::panic::catch_unwind(|| check(&text)).is_ok();
        assert!(survived, "{name} does not survive {text:?}");
    }
}

#[test]
fn checks_hold_for_seeds_and_their_mutations() {
    let manifest = include_str!("../../fuzz/Cargo.toml");
    std::thread::scope(|scope| {
        for (number, (name, check)) in (1..).zip(checks::ALL) {
            assert!(manifest.contains(&format!("name = \"{name}\"")), "{name} has no target");
            scope.spawn(move || feed(name, check, number));
        }
    });
}
