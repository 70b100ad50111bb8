//! Reads the published tables of `tests/golden`: tab-separated rows, after lines that start with
//! `#` and name the source and the index origin. It reads and splits; it knows no mathematics.

use std::fs;
use std::path::Path;

/// The rows of `tests/golden/<name>.tsv`, each split at tabs, without comments and empty lines.
pub fn rows(name: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.tsv"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(text.starts_with("# Source: "), "{}: the first line names no source", path.display());
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').map(str::to_owned).collect())
        .collect()
}

/// A table of two columns of numbers: index and value.
pub fn pairs(name: &str) -> Vec<(usize, u32)> {
    rows(name)
        .iter()
        .map(|row| {
            assert_eq!(row.len(), 2, "{name}: {row:?}");
            (row[0].parse().expect("an index"), row[1].parse().expect("a value"))
        })
        .collect()
}

/// The number in a cell of the table of check values: digits, or `10^18`.
pub fn number(text: &str) -> u128 {
    match text.split_once('^') {
        Some((base, exponent)) => {
            number(base).checked_pow(exponent.parse().expect("an exponent")).expect("a number of 128 bits")
        }
        None => text.parse().unwrap_or_else(|error| panic!("{text}: {error}")),
    }
}

/// One row of the table of check values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    pub problem: String,
    /// Names and values of the arguments, in the order of the table.
    pub arguments: Vec<(String, u128)>,
    pub answer: u128,
}

impl Check {
    /// The value of the argument `name`, if the row has it.
    pub fn argument(&self, name: &str) -> Option<u128> {
        self.arguments.iter().find(|(known, _)| known == name).map(|(_, value)| *value)
    }
}

/// Every row of `tests/golden/checks.tsv`.
pub fn checks() -> Vec<Check> {
    rows("checks")
        .iter()
        .map(|row| {
            assert_eq!(row.len(), 3, "checks: {row:?}");
            let arguments = row[1].split(';').map(|argument| {
                let (name, value) = argument.split_once('=').expect("name=value");
                (name.to_owned(), number(value))
            });
            Check { problem: row[0].clone(), arguments: arguments.collect(), answer: number(&row[2]) }
        })
        .collect()
}
