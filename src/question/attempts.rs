//! The best of several readings of a text that is no sum: by its phrases, and by its sentences.

use super::ending::endings;
use super::guess::guess;
use super::notation;
use super::pattern::Text;
use super::reading::{Aspect, Kind, MAX_OTHERS, MAX_TEXT, Offer, Question, Reading, What, Why};
use super::said::{SHORT, Said};
use super::table::Words;
use super::tokens::{Token, add_to_powers, has, parted, pieces, tokens, unlabel};
use super::unknown::{join_number_words, join_pronouns, name_nouns, put_values};

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
    // Who wins a game of which no heap was understood is asked of a heap.
    let is_bare = |offer: &Offer| {
        let Question { kind, n, aspect, .. } = &offer.question;
        *kind == Kind::Game && n.is_none() && *aspect == Aspect::Values
    };
    if told.spans.iter().any(|span| span.what == What::Ending)
        && let Some(game) = told.best.take_if(|best| is_bare(best))
    {
        told.others.insert(0, game);
        steps += add_guess(&mut told, tokens, words);
        if told.others[0].question.kind == Kind::Game {
            told.best = Some(told.others.remove(0));
        }
    }
    (told, steps)
}

/// Puts words that the table has for what is not among them.
fn prepare(tokens: &mut Vec<Token>, said: &mut Said, words: &Words, told: bool) {
    unlabel(tokens);
    add_to_powers(tokens);
    put_values(tokens);
    join_number_words(tokens, words);
    said.spell(tokens, words);
    join_pronouns(tokens, words);
    name_nouns(tokens, words, told);
}

/// Adds the position that is most probably meant, and returns the steps that it took.
fn add_guess(reading: &mut Reading, mut tokens: Vec<Token>, words: &Words) -> usize {
    prepare(&mut tokens, &mut Said::default(), words, true);
    let text = Text::new(&tokens, words);
    let misere = endings(&text).first().is_some_and(|ending| ending.misere);
    let near = reading.others.first().map(|offer| &offer.question);
    let is_game =
        |near: &Question| matches!(near.kind, Kind::Game | Kind::Table) && near.aspect == Aspect::Values;
    let position = near.filter(|near| near.kind == Kind::Position);
    // Nim is seldom played with one heap.
    let nim = Question::new(Kind::Game, "nim".to_owned());
    let is_one = |near: &Question| near.text.starts_with("nim:") && !has(&near.text, ",");
    let heaps = if position.is_some_and(is_one) { guess(&text, Some(&nim), misere) } else { None };
    let found = match position {
        // A list with "or" of which it has not all is another rule.
        Some(position) => guess(&text, None, misere).filter(|(_, choice)| {
            let taken = position.text.strip_prefix("take:").unwrap_or("");
            let taken = pieces(parted(taken, ":").map_or("", |(taken, _)| taken), ",");
            let is_list = taken[0].parse::<u64>().is_ok() || position.text.starts_with("nim:");
            choice.len() > 2 && is_list && !choice.iter().all(|one| taken.contains(&&**one))
        }),
        None if near.is_none_or(is_game) => guess(&text, near, misere),
        // Numbers of a list are seldom terms of a sequence if it has "or".
        None => guess(&text, None, misere).filter(|(_, choice)| choice.len() > 1),
    };
    if let Some((offer, _)) = heaps.or(found) {
        reading.others.retain(|other| other.question != offer.question);
        reading.others.insert(0, offer);
        reading.others.truncate(MAX_OTHERS);
    }
    text.steps().0
}

/// Of a game, or a calculation in a sentence, and a position the position is more probable.
fn put_position_first(others: &mut [Offer]) {
    let is_weak = |offer: &Offer| {
        let Question { kind, aspect, n, .. } = &offer.question;
        *kind == Kind::Nimber || *kind == Kind::Game && *aspect == Aspect::Values && n.is_none()
    };
    let position = others.iter().position(|offer| offer.question.kind == Kind::Position);
    if let Some(at) = position.filter(|&at| others[..at].iter().all(is_weak)) {
        others[..=at].rotate_right(1);
    }
}

/// Adds what is near in another reading.
fn add_others(reading: &mut Reading, more: Reading) {
    let is_new = |offer: &Offer| reading.others.iter().all(|other| other.question != offer.question);
    let more: Vec<Offer> = more.others.into_iter().filter(is_new).collect();
    reading.others.extend(more);
    reading.others.truncate(MAX_OTHERS);
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
    prepare(&mut tokens, &mut said, words, told);
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
