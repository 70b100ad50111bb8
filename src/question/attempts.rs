//! The best of two readings of a text that is no sum: by its phrases, and by its sentences.

use super::ending::endings;
use super::notation;
use super::pattern::Text;
use super::reading::{Kind, MAX_OTHERS, MAX_TEXT, Offer, Reading, Why};
use super::said::{SHORT, Said};
use super::table::Words;
use super::tokens::{Token, add_to_powers, tokens, unlabel};
use super::unknown::{join_number_words, join_pronouns, name_nouns, put_values};

/// Reads what is no sum of clear positions: by its phrases, and where they are not clear, by what
/// its sentences say of a move.
pub(super) fn alone(typed: &str, words: &Words) -> (Reading, usize) {
    let tokens = tokens(typed);
    if let Some(reading) = notation::read(typed, &Text::new(&tokens, words)) {
        return (reading, 0);
    }
    let (reading, steps) = phrases(typed, tokens.clone(), words, false);
    // How much a reading leaves out, more than any where it is not clear.
    let left_out = |best: &Option<Offer>| {
        let changed = best.iter().flat_map(|best| &best.changed).filter(|change| change.why == Why::Ignored);
        let left: usize = changed.map(|change| change.to - change.from).sum();
        best.as_ref().map_or(MAX_TEXT, |_| left)
    };
    if left_out(&reading.best) == 0 || tokens.len() <= SHORT {
        return (reading, steps);
    }
    let (mut told, more) = phrases(typed, tokens, words, true);
    let steps = steps + more;
    let is_position =
        |best: &Option<Offer>| best.as_ref().is_some_and(|best| best.question.kind == Kind::Position);
    let is_better = left_out(&told.best) < left_out(&reading.best)
        && (is_position(&told.best) || !is_position(&reading.best));
    if !is_better && (reading.best.is_some() || told.others.is_empty()) {
        return (reading, steps);
    }
    if told.best.is_none() {
        // What clues tell is the nearest.
        let is_new = |offer: &Offer| told.others.iter().all(|other| other.question != offer.question);
        let more: Vec<Offer> = reading.others.into_iter().filter(is_new).collect();
        told.others.extend(more);
        told.others.truncate(MAX_OTHERS);
    }
    (told, steps)
}

/// `told`: with what sentences say of a move.
fn phrases(typed: &str, mut tokens: Vec<Token>, words: &Words, told: bool) -> (Reading, usize) {
    unlabel(&mut tokens);
    add_to_powers(&mut tokens);
    put_values(&mut tokens);
    join_number_words(&mut tokens, words);
    let mut said = Said::default();
    said.spell(&mut tokens, words);
    join_pronouns(&mut tokens, words);
    name_nouns(&mut tokens, words, told);
    let text = Text::new(&tokens, words);
    said.endings = endings(&text);
    if told {
        said.tell(&text);
    }
    said.scan(typed, &text);
    said.end(&text);
    let (steps, too_many) = text.steps();
    said.narrow();
    (if too_many { Reading::default() } else { said.reading() }, steps)
}
