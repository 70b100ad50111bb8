//! What the modules share: games by their notation, values of sequences, lists, rows of tables.

use grundyscope::sequence::{Explanation, Sequence};
use grundyscope::{Code, Progress, Result, Ruleset, games};
use std::fmt::Display;
use std::fs;
use std::path::Path;

/// Nobody listens.
pub fn none() -> Progress<'static> {
    Progress::to(None)
}

pub fn ruleset(notation: &str) -> Ruleset {
    Ruleset::parse(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

/// The code of an error.
pub fn refused<T>(result: Result<T>) -> Code {
    result.map(drop).unwrap_err().code()
}

/// So many values from an index on.
pub fn read(sequence: &dyn Sequence, from: usize, count: usize) -> Vec<u32> {
    let mut values = vec![0; count];
    sequence.read(from, &mut values);
    values
}

/// All values of a sequence that are computed.
pub fn all(sequence: &dyn Sequence) -> Vec<u32> {
    read(sequence, 0, sequence.len())
}

/// The sequence of a game, computed up to `n`.
pub fn computed(notation: &str, n: u64) -> Box<dyn Sequence> {
    let mut sequence = games::sequence(&ruleset(notation));
    sequence.extend(n, &mut none()).unwrap_or_else(|error| panic!("{notation}: {error}"));
    sequence
}

/// The values of a game from 0 to `n`.
pub fn values(notation: &str, n: u64) -> Vec<u32> {
    read(&*computed(notation, n), 0, n as usize + 1)
}

/// A list as notations have it: `1,2,5`.
pub fn list(of: impl IntoIterator<Item = impl Display>) -> String {
    of.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(",")
}

/// The set of the numbers from 1 on whose bits are set.
pub fn set_of(bits: u64) -> Vec<u64> {
    (1..=64).filter(|number| bits >> (number - 1) & 1 == 1).collect()
}

/// A sequence that has whatever values it is given, and knows how far it was asked for.
pub struct Given {
    pub values: Vec<u32>,
    pub known: usize,
}

impl Given {
    pub fn new(values: Vec<u32>) -> Self {
        Self { values, known: 0 }
    }
}

impl Sequence for Given {
    fn limit(&self) -> u64 {
        self.values.len() as u64 - 1
    }
    fn len(&self) -> usize {
        self.known
    }
    fn extend(&mut self, n: u64, _: &mut Progress<'_>) -> Result<()> {
        assert!(n <= self.limit());
        self.known = self.known.max(n as usize + 1);
        Ok(())
    }
    fn read(&self, from: usize, out: &mut [u32]) {
        out.copy_from_slice(&self.values[..self.known][from..from + out.len()]);
    }
    fn explain(&mut self, _: u64, _: &mut Progress<'_>) -> Result<Explanation> {
        unreachable!("no test asks for it")
    }
    fn bytes(&self) -> usize {
        0
    }
}

/// Pseudo-random numbers, the same in every run (Marsaglia's xorshift).
pub struct Random(pub u64);

impl Random {
    /// A number from 0 to `end` - 1.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end
    }

    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len() as u64) as usize]
    }
}

/// The rows of a table: lines of cells parted by tabs, but for comments. A cell in quotation marks
/// is a string of JSON.
pub fn rows(table: &str) -> impl Iterator<Item = Vec<String>> {
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(unescaped).collect())
}

fn unescaped(cell: &str) -> String {
    let Some(inner) = cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) else {
        return cell.to_owned();
    };
    let mut units = Vec::new();
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            units.extend(c.encode_utf16(&mut [0; 2]).iter());
            continue;
        }
        units.push(match chars.next().expect("an escape") {
            'n' => u16::from(b'\n'),
            'r' => u16::from(b'\r'),
            't' => u16::from(b'\t'),
            'u' => {
                let hex: String = chars.by_ref().take(4).collect();
                u16::from_str_radix(&hex, 16).expect("four hexadecimal digits")
            }
            same => same as u16,
        });
    }
    String::from_utf16(&units).expect("no lone surrogates")
}

/// The sections of a table by name, each a line `// name` with rows below it.
pub fn sections(table: &'static str) -> impl Iterator<Item = (&'static str, Vec<Vec<String>>)> {
    let sections = table.split("\n// ").skip(1).map(|section| section.split_once('\n').expect("a name"));
    sections.map(|(name, section)| (name, rows(section).collect()))
}

/// The source files of a folder: each path in it, and the text.
pub fn sources(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let (mut found, mut open) = (Vec::new(), vec![root.clone()]);
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).expect("a folder").map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.strip_prefix(&root).expect("inside").to_string_lossy().replace('\\', "/");
            found.push((name, fs::read_to_string(&path).expect("a text")));
        }
    }
    found
}
