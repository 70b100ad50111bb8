//! The messages of errors and their English: the same codes, with the same values.

use crate::shared::sources;
use std::collections::{BTreeMap, BTreeSet};

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

/// Every `allowed("code").with("name", …)` with its values.
fn written() -> Vec<(String, Values)> {
    let mut found = Vec::new();
    for (_, text) in sources("src").into_iter().chain(sources("wasm/src")) {
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
}
