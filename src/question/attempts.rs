//! The best of several readings of a text that is no sum: by its phrases, and by its sentences.

use super::ending::endings;
use super::nearest::{add_guess, add_others, put_position_first};
use super::notation;
use super::pattern::Text;
use super::reading::{Kind, MAX_TEXT, Offer, Reading, What, Why};
use super::said::{SHORT, Said};
use super::table::Words;
use super::tokens::{Token, parted, pieces, tokens};

/// Reads what is no sum of clear positions: by its phrases, and where they are not clear, by what
/// its sentences say of a move.
pub(super) fn alone(typed: &str, words: &Words) -> (Reading, usize) {
    let tokens = tokens(typed);
    if let Some(reading) = notation::read(typed, &Text::new(&tokens, words)) {
        return (reading, 0);
    }
    let (reading, steps) = attempt(typed, tokens.clone(), words, By::Phrases);
    // How much a reading leaves out, more than any where it is not clear.
    let left_out = |best: &Option<Offer>| {
        let changed = best.iter().flat_map(|best| &best.changed).filter(|change| change.why == Why::Ignored);
        let left: usize = changed.map(|change| change.to - change.from).sum();
        best.as_ref().map_or(MAX_TEXT, |_| left)
    };
    if left_out(&reading.best) == 0 || tokens.len() <= SHORT {
        return (reading, steps);
    }
    let (mut told, more) = attempt(typed, tokens.clone(), words, By::Sentences);
    let mut steps = steps + more;
    let is_position =
        |best: &Option<Offer>| best.as_ref().is_some_and(|best| best.question.kind == Kind::Position);
    // Nim with another move is another game.
    let is_nim =
        |best: &Option<Offer>| best.as_ref().is_some_and(|best| best.question.text.starts_with("nim:"));
    let is_better = (left_out(&told.best) < left_out(&reading.best)
        || is_nim(&reading.best) && !is_nim(&told.best))
        && (is_position(&told.best) || !is_position(&reading.best));
    if reading.best.is_some() && !is_better {
        told = reading;
    } else if told.best.is_none() {
        // What clues tell is the nearest.
        add_others(&mut told, reading);
        if !told.others.iter().any(|offer| offer.question.kind == Kind::Position) {
            let (loose, more) = attempt(typed, tokens.clone(), words, By::SentencesLoosely);
            steps += more;
            add_others(&mut told, loose);
        }
        put_position_first(&mut told.others);
        steps += add_guess(&mut told, tokens, words);
        return (told, steps);
    }
    // A heap that is how many heaps there are, or their sum: "three drawers held 9, 10 and 11".
    if let Some(nim) = told.best.take_if(|best| is_one_heap_of_nim(best)) {
        let whole = heaps(&nim)[0];
        let mut near = Reading { others: vec![nim.clone()], ..Reading::default() };
        steps += add_guess(&mut near, tokens.clone(), words);
        let heaps = near.others.first().map_or(Vec::new(), heaps);
        let is_whole = heaps.len() as u64 == whole || heaps.iter().sum::<u64>() == whole;
        if heaps.len() > 1 && (is_whole || heaps.contains(&whole)) {
            told.others = near.others;
        } else {
            told.best = Some(nim);
        }
    }
    // Who wins a game of which no heap was understood is asked of a heap.
    if told.spans.iter().any(|span| span.what == What::Ending)
        && let Some(game) = told.best.take_if(|best| best.question.is_bare_game())
    {
        told.others.insert(0, game);
        steps += add_guess(&mut told, tokens, words);
        if told.others[0].question.kind == Kind::Game {
            told.best = Some(told.others.remove(0));
        }
    }
    (told, steps)
}

/// The heaps of a position, if it is of one game.
fn heaps(offer: &Offer) -> Vec<u64> {
    let (_, heaps) =
        parted(&offer.question.text, ":{").or(parted(&offer.question.text, ":(")).unwrap_or_default();
    pieces(&heaps[..heaps.len().saturating_sub(1)], ",")
        .into_iter()
        .filter_map(|heap| heap.parse().ok())
        .collect()
}

fn is_one_heap_of_nim(offer: &Offer) -> bool {
    offer.question.text.starts_with("nim:{") && heaps(offer).len() == 1
}

/// What a text is read by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Phrases,
    /// And by what its sentences say of a move.
    Sentences,
    /// And also where words that may matter are not read: only to offer what is near.
    SentencesLoosely,
}

/// One reading of a text, and the steps that it took.
fn attempt(typed: &str, mut tokens: Vec<Token>, words: &Words, by: By) -> (Reading, usize) {
    let told = by != By::Phrases;
    let mut said = Said::default();
    said.prepare(&mut tokens, words, told);
    let text = Text::new(&tokens, words);
    said.endings = endings(&text);
    if told {
        said.tell(&text, by == By::SentencesLoosely);
    }
    said.scan(typed, &text);
    said.end(&text);
    let (steps, too_many) = text.steps();
    said.narrow();
    (if too_many { Reading::default() } else { said.reading() }, steps)
}
