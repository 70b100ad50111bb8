//! The reading of a text: of a sum, or of what is none.

use super::attempts::alone;
use super::reading::{Kind, MAX_TEXT, Reading};
use super::sum;
use super::table::Words;

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
    let (reading, steps) = sum.unwrap_or_else(|| alone(typed, words));
    let games = reading.others.iter().filter(|offer| offer.question.kind == Kind::Game).count();
    let sum = if reading.best.is_none() && games > 1 { sum::in_words(typed, words) } else { None };
    match sum {
        Some((sum, more)) => (sum, steps + more),
        None => (reading, steps),
    }
}
