//! The messages of errors and their English: the same codes, with the same values.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const SENTENCES: &str = include_str!("../../src/error/allowed.ftl");

type Values = BTreeSet<String>;

/// The names in `{ $name }`.
fn of_sentence(sentence: &str) -> Values {
    sentence.split("{ $").skip(1).map(|rest| rest.split(' ').next().unwrap().to_owned()).collect()
}

/// Every sentence's code with its values.
fn sentences() -> BTreeMap<String, Values> {
    let lines = SENTENCES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let pairs = lines.map(|line| line.strip_prefix("allowed-").unwrap().split_once(" = ").unwrap());
    pairs.map(|(code, sentence)| (code.to_owned(), of_sentence(sentence))).collect()
}

/// The text of every source file of the library and its boundary.
fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(fs::read_to_string(&path).unwrap());
        }
    }
}

/// Every `allowed("code").with("name", …)` with its values.
fn written() -> Vec<(String, Values)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    sources(&root.join("src"), &mut texts);
    sources(&root.join("wasm/src"), &mut texts);
    let mut found = Vec::new();
    for text in texts {
        for call in text.split("allowed(\"").skip(1) {
            let (code, mut rest) = call.split_once("\")").unwrap();
            let mut values = Values::new();
            while let Some(after) = rest.trim_start().strip_prefix(".with") {
                let (_, named) = after.split_once("(\"").unwrap();
                let (name, value) = named.split_once('"').unwrap();
                values.insert(name.to_owned());
                rest = &value[end_of_call(value)..];
            }
            found.push((code.to_owned(), values));
        }
    }
    found
}

/// Where the arguments of a call end, behind the closing parenthesis.
fn end_of_call(text: &str) -> usize {
    let mut open = 1;
    for (at, character) in text.char_indices() {
        open += i32::from(character == '(') - i32::from(character == ')');
        if open == 0 {
            return at + 1;
        }
    }
    panic!("a call that does not end: {text}")
}

/// Codes that are chosen before they are written: `allowed(code)`.
const CHOSEN: [(&str, &[&str]); 8] = [
    ("answers-megabytes", &["megabytes"]),
    ("hexadecimal-digit", &[]),
    ("hexadecimal-first-digit", &[]),
    ("octal-digit", &[]),
    ("octal-first-digit", &[]),
    ("take", &["sets"]),
    ("take-alone", &["sets"]),
    ("text-megabytes", &["megabytes"]),
];

#[test]
fn every_message_has_a_sentence_of_its_values() {
    let sentences = sentences();
    let chosen = CHOSEN.map(|(code, names)| {
        (code.to_owned(), names.iter().map(|&name| name.to_owned()).collect::<Values>())
    });
    let written = written();
    assert!(written.len() > 200, "{} messages", written.len());
    for (code, values) in written.iter().chain(&chosen) {
        assert_eq!(sentences.get(code), Some(values), "{code}");
    }
    let codes: BTreeSet<_> = written.iter().chain(&chosen).map(|(code, _)| code).collect();
    let unused: Vec<_> = sentences.keys().filter(|code| !codes.contains(code)).collect();
    assert!(unused.is_empty(), "no message has these sentences: {unused:?}");
}

#[test]
fn english_is_whole_sentences() {
    for line in SENTENCES.lines().filter(|line| line.starts_with("allowed-")) {
        let (_, sentence) = line.split_once(" = ").unwrap();
        assert!(sentence.starts_with(char::is_uppercase) && sentence.ends_with('.'), "{line}");
    }
    let error = grundyscope::Ruleset::parse("take:0").unwrap_err();
    let wanted = "“take:0” is out of range. Allowed: a whole number from 1 to 2^53 - 1. Taking none \
                  would be a pass.";
    assert_eq!(error.to_string(), wanted);
    let braces = grundyscope::Ruleset::parse("nim:3,5").unwrap_err().to_string();
    assert!(braces.contains("or nim:{3,5} for heaps of nim"), "{braces}");
}
