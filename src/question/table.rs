//! The words of a language and how they go together, from its table.
//!
//! A line is a class, `<stones>: stone | chip`, or without a name what may stand anywhere in a
//! text. A pattern has words, signs and classes, `[…]` around what may be missing, and after `->`
//! what it says, for itself and the patterns before it that say nothing: `$1` is what its first
//! class says. `<n>`, `<list>` and `<heaps>` are numbers. `#` begins a comment.

use super::tokens::{Sort, has, parted, pieces, tokens};
use crate::ruleset::Ruleset;

#[derive(Debug)]
pub(super) struct Element {
    pub(super) what: What,
    pub(super) optional: bool,
    /// Whether it must not be there, among clues.
    pub(super) absent: bool,
}

#[derive(Debug)]
pub(super) enum What {
    /// A word or a sign as it stands in tokens.
    Word(String),
    /// A class by its place.
    Class(usize),
}

#[derive(Debug)]
pub(super) struct Pattern {
    pub(super) elements: Vec<Element>,
    /// What it says; empty if nothing.
    pub(super) says: String,
}

impl Pattern {
    /// Whether it is one word, and which.
    pub(super) fn is_word(&self, text: &str) -> bool {
        matches!(&self.elements[..], [Element { what: What::Word(word), .. }] if word == text)
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.elements.iter().filter_map(|element| match &element.what {
            What::Word(word) => Some(&**word),
            What::Class(_) => None,
        })
    }
}

/// Classes that every table has: numbers, what may stand anywhere, words without a meaning between
/// others, words between numbers, number words, codes of games.
pub(super) const N: usize = 0;
pub(super) const LIST: usize = 1;
pub(super) const HEAPS: usize = 2;
pub(super) const TOP: usize = 3;
pub(super) const GAP: usize = 4;
pub(super) const OR: usize = 5;
pub(super) const NUMBER: usize = 6;
pub(super) const CODE: usize = 7;
pub(super) const DANGER: usize = 8;
pub(super) const PASSED: usize = 9;
pub(super) const STOP: usize = 10;
const KNOWN: [&str; 11] =
    ["n", "list", "heaps", "", "gap", "or", "number", "code", "danger", "words", "stop"];

/// A table of words.
#[derive(Debug)]
pub struct Words {
    names: Vec<String>,
    /// The names of all classes and their places, sorted.
    places: Index,
    pub(super) classes: Vec<Vec<Pattern>>,
    /// Of each class: the places of the patterns that begin with a word, by it, and of others.
    starts: Vec<Starts>,
    /// Sorted, all words but those that stand only in classes of what sentences say together, or of
    /// what is looked for in them; of these, those of patterns that say something; and the words
    /// of what sentences say together.
    known: [Index; 3],
}

/// Words with their places, sorted.
type Index = Vec<(String, usize)>;

#[derive(Debug, Default)]
struct Starts {
    words: Index,
    others: Vec<usize>,
}

impl Starts {
    fn of(patterns: &[Pattern]) -> Self {
        let (mut words, mut others) = (Index::new(), Vec::new());
        for (place, pattern) in patterns.iter().enumerate() {
            match &pattern.elements[0] {
                Element { what: What::Word(word), optional: false, .. } => words.push((word.clone(), place)),
                _ => others.push(place),
            }
        }
        Self { words: sorted(words), others }
    }
}

#[inline(never)]
fn sorted(mut words: Index) -> Index {
    words.sort_unstable();
    words
}

/// The places of a word.
#[inline(never)]
fn places_of<'a>(words: &'a Index, word: &str) -> &'a [(String, usize)] {
    let first = words.partition_point(|(known, _)| known.as_str() < word);
    let count = words[first..].iter().take_while(|(known, _)| known == word).count();
    &words[first..first + count]
}

impl Words {
    /// Reads a table. Lines that are none are passed over: a table never fails.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut words = Self {
            names: Vec::new(),
            places: Vec::new(),
            classes: Vec::new(),
            starts: Vec::new(),
            known: Default::default(),
        };
        for name in KNOWN {
            words.class(name);
        }
        for (game, names) in Ruleset::named() {
            for name in names.into_iter().chain([game]).filter(|name| !has(name, ":")) {
                words.pattern(TOP, name, &format!("game {game}"));
            }
        }
        for line in text.lines() {
            let line = line.trim();
            if line.starts_with('#') {
                continue;
            }
            match line.strip_prefix('<').and_then(|named| parted(named, ">:")) {
                Some((name, patterns)) => {
                    let class = words.class(name);
                    words.line(class, patterns);
                }
                None => words.line(TOP, line),
            }
        }
        let is_plain = |class: usize| !words.is_of(class, &["c-", "m-", "f-"]);
        let is_part = |class: usize| words.is_of(class, &["c-", "m-"]);
        words.known = [
            words.words_of(&is_plain, false),
            words.words_of(&is_plain, true),
            words.words_of(&is_part, false),
        ];
        words.places = sorted(words.names.iter().cloned().zip(0..).collect());
        words.starts = words.classes.iter().map(|patterns| Starts::of(patterns)).collect();
        words
    }

    /// The places of the patterns of a class that may begin with a word, in no order.
    pub(super) fn beginning(&self, class: usize, word: &str) -> impl Iterator<Item = usize> {
        let Starts { words, others } = &self.starts[class];
        others.iter().chain(places_of(words, word).iter().map(|(_, place)| place)).copied()
    }

    fn class(&mut self, name: &str) -> usize {
        self.names.iter().position(|known| known == name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.classes.push(Vec::new());
            self.names.len() - 1
        })
    }

    fn line(&mut self, class: usize, line: &str) {
        let begin = self.classes[class].len();
        let mut silent = begin;
        for pattern in pieces(line, "|") {
            let (pattern, says) = parted(pattern, "->").unwrap_or((pattern, ""));
            self.pattern(class, pattern, says.trim());
            if !says.is_empty() {
                for before in &mut self.classes[class][silent..] {
                    says.trim().clone_into(&mut before.says);
                }
                silent = self.classes[class].len();
            }
        }
    }

    fn pattern(&mut self, class: usize, pattern: &str, says: &str) {
        let mut elements = Vec::new();
        for part in pattern.split_whitespace() {
            let inner = part.strip_prefix('[').and_then(|part| part.strip_suffix(']'));
            let (part, optional) = (inner.unwrap_or(part), inner.is_some());
            let (part, absent) = part.strip_prefix("!<").map_or((part, false), |_| (&part[1..], true));
            if let Some(name) = part.strip_prefix('<').and_then(|part| part.strip_suffix('>')) {
                elements.push(Element { what: What::Class(self.class(name)), optional, absent });
            } else {
                // A name with hyphens is several words.
                for token in tokens(part) {
                    if part.chars().count() == 1 || token.sort != Sort::Sign {
                        elements.push(Element { what: What::Word(token.text), optional, absent });
                    }
                }
            }
        }
        if !elements.is_empty() {
            self.classes[class].push(Pattern { elements, says: says.to_owned() });
        }
    }

    /// A class by its name, if the table has it.
    pub(super) fn named(&self, class: &str) -> Option<usize> {
        places_of(&self.places, class).first().map(|&(_, place)| place)
    }

    /// Whether a word stands anywhere in the table, but where it tells nothing alone; `telling`: in
    /// what says something.
    pub(super) fn knows(&self, word: &str, telling: bool) -> bool {
        !places_of(&self.known[usize::from(telling)], word).is_empty()
    }

    /// Whether the name of a class begins so: a class of what sentences say together, or of what is
    /// looked for in them, whose words tell nothing alone.
    fn is_of(&self, class: usize, sorts: &[&str]) -> bool {
        sorts.iter().any(|sort| self.names[class].starts_with(sort))
    }

    /// Whether a word is a part of what sentences say together.
    pub(super) fn knows_part(&self, word: &str) -> bool {
        !places_of(&self.known[2], word).is_empty()
    }

    /// The words of some classes, or of those of their patterns that say something, sorted.
    fn words_of(&self, is_of: &dyn Fn(usize) -> bool, telling: bool) -> Index {
        let classes = (0..self.classes.len()).filter(|&class| is_of(class));
        let patterns = classes.flat_map(|class| &self.classes[class]);
        let patterns = patterns.filter(|pattern| !telling || pattern.says != "skip");
        let mut words = sorted(patterns.flat_map(Pattern::words).map(|word| (word.to_owned(), 0)).collect());
        words.dedup();
        words
    }

    /// The words with which the patterns of a class begin.
    pub(super) fn firsts(&self, class: &str) -> impl Iterator<Item = &str> {
        let patterns = self.named(class).into_iter().flat_map(|class| &self.classes[class]);
        patterns.filter_map(|pattern| pattern.words().next())
    }

    /// Whether a pattern of a class begins with a word.
    pub(super) fn begins(&self, class: &str, word: &str) -> bool {
        self.firsts(class).any(|first| first == word)
    }

    /// The words of names, in which errors of spelling are forgiven.
    pub(super) fn in_names(&self) -> impl Iterator<Item = &str> {
        const NAMES: [&str; 4] = ["game ", "table ", "board ", "representation"];
        let is_class = |element: &Element| matches!(element.what, What::Class(_));
        let named = move |pattern: &&Pattern| {
            let is_short = pattern.elements.len() < 5 && !pattern.elements.iter().any(is_class);
            is_short && NAMES.iter().any(|name| pattern.says.starts_with(name))
        };
        self.classes[TOP].iter().filter(named).flat_map(Pattern::words)
    }
}
