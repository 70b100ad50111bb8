//! What a text may mean where nothing is clear, the most probable first.

use super::ending::endings;
use super::family::family;
use super::guess::{Guess, guess};
use super::pattern::Text;
use super::reading::{Aspect, Kind, MAX_OTHERS, Offer, Question, Reading};
use super::repair::{repaired, takes_heaps};
use super::said::Said;
use super::table::Words;
use super::tokens::{Token, has, parted, pieces};

/// Adds the position that is most probably meant, and returns the steps that it took.
pub(super) fn add_guess(reading: &mut Reading, mut tokens: Vec<Token>, words: &Words) -> usize {
    Said::default().prepare(&mut tokens, words, true);
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
    let family = family(&text);
    // A game on rows says more than one on heaps, and any other says more than both.
    let says_more = |near: &Question| {
        let is_of = |games: &[&str]| games.iter().any(|game| near.text.starts_with(game));
        let is_row = family.as_ref().is_some_and(|family| family.text.starts_with("octal:"));
        let is_family = family.as_ref().is_some_and(|family| near.text.starts_with(&family.text));
        is_family || !is_of(&["take:", "rule:", "hackenbush:", "octal:"]) && (is_row || !is_of(&["nim:"]))
    };
    let found = match position {
        _ if family.is_some() && !position.is_some_and(says_more) => guess(&text, family.as_ref(), misere),
        // A list with "or" of which it has not all is another rule.
        Some(position) => guess(&text, None, misere)
            .filter(|(_, Guess { choice, is_set, .. })| {
                let taken = position.text.strip_prefix("take:").unwrap_or("");
                let taken = pieces(parted(taken, ":").map_or("", |(taken, _)| taken), ",");
                let is_list = taken[0].parse::<u64>().is_ok() || position.text.starts_with("nim:");
                (choice.len() > 2 || *is_set && position.sum.is_none())
                    && is_list
                    && !choice.iter().all(|one| taken.contains(&&**one))
            })
            .or_else(|| repaired(&text, position)),
        None if near.is_some_and(|near| is_game(near) && takes_heaps(&Guess::of(&text, ""), &near.text)) => {
            guess(&text, None, misere)
        }
        None if near.is_none_or(is_game) => guess(&text, near, misere),
        // Numbers of a list are seldom terms of a sequence if it has "or".
        None => guess(&text, None, misere).filter(|(_, numbers)| numbers.choice.len() > 1),
    };
    if let Some((offer, _)) = heaps.or(found) {
        reading.others.retain(|other| other.question != offer.question);
        reading.others.insert(0, offer);
        reading.others.truncate(MAX_OTHERS);
    }
    text.steps().0
}

/// Of a game, or a calculation in a sentence, and a position the position is more probable.
pub(super) fn put_position_first(others: &mut [Offer]) {
    let is_weak = |offer: &Offer| offer.question.kind == Kind::Nimber || offer.question.is_bare_game();
    let position = others.iter().position(|offer| offer.question.kind == Kind::Position);
    if let Some(at) = position.filter(|&at| others[..at].iter().all(is_weak)) {
        others[..=at].rotate_right(1);
    }
}

/// Adds what is near in another reading.
pub(super) fn add_others(reading: &mut Reading, more: Reading) {
    let is_new = |offer: &Offer| reading.others.iter().all(|other| other.question != offer.question);
    let more: Vec<Offer> = more.others.into_iter().filter(is_new).collect();
    reading.others.extend(more);
    reading.others.truncate(MAX_OTHERS);
}
