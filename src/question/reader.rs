//! The reading of a text: of a sum, of a question with answers to choose from, or of what is none.

use super::attempts::alone;
use super::reading::{Change, Kind, MAX_TEXT, Reading, Why};
use super::sum;
use super::table::Words;
use super::tokens::{Sort, Token, has, tokens};

/// Reads what was typed, with the words of a language.
///
/// The steps grow with the length of the text, within a limit; a text of more than [`MAX_TEXT`]
/// characters has no reading. Never panics.
///
/// ```
/// use grundyscope::question::{Words, read};
/// let words = Words::parse("<or>: or\ntake <list> -> take {$1}\nlast one loses -> misere");
/// let reading = read("take 1, 2 or 3: 5 7, last one loses", &words);
/// let question = reading.best.unwrap().question;
/// assert_eq!((&*question.text, question.misere), ("take:1,2,3:{5,7}", true));
/// assert_eq!(reading.spans.iter().map(|span| span.from).collect::<Vec<_>>(), [0, 16, 21]);
/// ```
#[must_use]
pub fn read(typed: &str, words: &Words) -> Reading {
    counted(typed, words).0
}

/// As [`read`], with the steps that patterns took, none for a notation.
#[must_use]
pub fn counted(typed: &str, words: &Words) -> (Reading, usize) {
    if typed.chars().nth(MAX_TEXT).is_some() {
        return (Reading::default(), 0);
    }
    let sum = sum::with_signs(typed, words).or_else(|| sum::by_sentences(typed, words));
    let found = sum.or_else(|| of_choices(typed, words));
    let (reading, steps) = found.unwrap_or_else(|| alone(typed, words));
    let games = reading.others.iter().filter(|offer| offer.question.kind == Kind::Game).count();
    let sum = if reading.best.is_none() && games > 1 { sum::in_words(typed, words) } else { None };
    match sum {
        Some((sum, more)) => (sum, steps + more),
        None => (reading, steps),
    }
}

/// "Which position is lost? (A) (6,1,1) (B) (6,2,1) (C) (6,2,2)": the first is read, and the others
/// are offered.
fn of_choices(typed: &str, words: &Words) -> Option<(Reading, usize)> {
    let list = tokens(typed);
    let (begin, choices) = (0..list.len()).find_map(|at| Some((list[at].from, choices(&list, at)?)))?;
    let cut = |from: usize, to: usize| typed.chars().skip(from).take(to - from);
    let mut steps = 0;
    let mut read = |&(from, to): &(usize, usize)| {
        // The first stays where it is.
        let gap = std::iter::repeat_n(' ', choices[0].0 - begin);
        let text: String = cut(0, begin).chain(gap).chain(cut(from, to)).collect();
        let (reading, more) = alone(&text, words);
        steps += more;
        reading
    };
    let mut reading = read(&choices[0]);
    let best = reading.best.as_mut().filter(|best| best.question.kind == Kind::Position)?;
    best.changed.push(Change { why: Why::Ignored, from: choices[0].1, to: list[list.len() - 1].to });
    reading.others = choices[1..].iter().filter_map(|choice| read(choice).best).collect();
    Some((reading, steps))
}

/// Where the answers stand whose first label begins at a token, if all of them are several numbers
/// and nothing follows.
fn choices(list: &[Token], begin: usize) -> Option<Vec<(usize, usize)>> {
    let after_label = |at: usize, letter: u8| {
        let name = at + usize::from(list.get(at)?.is('('));
        let is_label = list.get(name)?.text.as_bytes() == [letter] && list.get(name + 1)?.is(')');
        is_label.then_some(name + 2)
    };
    let mut found = Vec::new();
    let mut at = begin;
    for letter in b'a'..=b'h' {
        let Some(from) = after_label(at, letter) else { break };
        let to = (from..list.len()).find(|&at| after_label(at, letter + 1).is_some()).unwrap_or(list.len());
        let numbers = list[from..to].iter().filter(|token| token.sort == Sort::Number).count();
        let is_part = |token: &Token| token.sort == Sort::Number || has("(){}[],.?", &token.text);
        if numbers < 2 || !list[from..to].iter().all(is_part) {
            return None;
        }
        found.push((list[from].from, list[to - 1].to));
        at = to;
    }
    (found.len() > 2 && at == list.len()).then_some(found)
}
