//! Texts of every kind, as the fuzz targets make them, but on a stable compiler and the same ones
//! in every run: the seeds of `fuzz/seeds` and mutations of them, through the checks of
//! `fuzz/checks.rs`.

#[path = "../../fuzz/checks.rs"]
mod checks;

use crate::processor::timed;

/// The number of texts for each check, besides the seeds.
const MUTATIONS: u64 = 3_000;

/// The seeds of a check: one a line, `\n` for a line end and `\\` for a backslash.
fn seeds(name: &str) -> Vec<String> {
    let path = format!("{}/fuzz/seeds/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let unescape = |line: &str| line.split("\\\\").map(|part| part.replace("\\n", "\n")).collect::<Vec<_>>();
    text.lines().map(|line| unescape(line).join("\\")).collect()
}

/// The same random numbers in every run (Knuth's constants).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// A seed with a few letters left out, put in, doubled or exchanged, or the beginning of one
    /// and the end of another.
    fn text(&mut self, seeds: &[String]) -> String {
        const LETTERS: [&str; 36] = [
            "0", "1", "2", "7", "9", "10", ",", ".", ":", "+", "-", "*", "^", "/", "(", ")", "[", "]", "{",
            "}", " ", "\t", "\n", "x", "e", "é", "٣", "−", "²", "’", "\0", "\u{feff}", "take:", "coins:",
            "octal:", "10^20",
        ];
        let mut text: Vec<char> = self.one(seeds).chars().collect();
        if self.below(4) == 0 {
            let other: Vec<char> = self.one(seeds).chars().collect();
            text.truncate(self.below(text.len() + 1));
            text.extend(&other[self.below(other.len() + 1)..]);
        }
        for _ in 0..self.below(4) {
            let at = self.below(text.len() + 1);
            match self.below(4) {
                0 => drop(text.drain(at..(at + 1 + self.below(3)).min(text.len()))),
                1 => drop(text.splice(at..at, self.one(&LETTERS).chars())),
                2 if at < text.len() => drop(text.splice(at..=at, self.one(&LETTERS).chars())),
                _ => {
                    let end = (at + 1 + self.below(6)).min(text.len());
                    text.extend_from_within(at..end);
                }
            }
        }
        text.into_iter().collect()
    }
}

fn feed(name: &str) {
    let (number, &(_, check)) =
        (1..).zip(&checks::ALL).find(|(_, (known, _))| *known == name).expect("a check");
    let seeds = seeds(name);
    assert!(seeds.len() >= 10, "{name}");
    let mut random = Random(number);
    let texts = (0..MUTATIONS).map(|_| random.text(&seeds));
    for text in seeds.iter().cloned().chain(texts) {
        let (survived, taken) = timed(|| std::panic::catch_unwind(|| check(&text)).is_ok());
        assert!(survived, "{name} does not survive {text:?}");
        assert!(taken.as_secs() < 10, "{name} takes long over {text:?}");
    }
}

macro_rules! texts {
    ($($name:ident),*) => {
        $(
            #[test]
            fn $name() {
                feed(stringify!($name));
            }
        )*

        #[test]
        fn every_check_has_its_test_and_its_target() {
            let here = [$(stringify!($name)),*];
            assert!(checks::ALL.iter().map(|(name, _)| *name).eq(here));
            let manifest = include_str!("../../fuzz/Cargo.toml");
            for name in here {
                assert!(manifest.contains(&format!("name = \"{name}\"")), "{name}");
            }
        }
    };
}

texts!(
    number,
    ruleset,
    position,
    product,
    calculator,
    zeckendorf,
    problem,
    two_heaps,
    recognition,
    periodicity
);
