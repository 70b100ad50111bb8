//! Names of people and places in a text.

use super::pattern::Text;
use super::table::OR;
use super::tokens::{Sort, Token, has};

/// Whether a word is the name of a person or a place: a capital within a sentence, here or
/// elsewhere, and not beside a word of a game's name.
pub(super) fn is_proper(text: &Text<'_>, at: usize) -> bool {
    let of_game = |at: usize| {
        let is = |token: &Token| token.text.len() > 2 && text.words.in_names().any(|name| name == token.text);
        text.tokens.get(at).is_some_and(is)
    };
    let follows = |sign: &Token| sign.sort != Sort::Sign || !has(".?!:", &sign.text);
    let begins = |at: usize, word: &str| text.tokens[at].capital && text.tokens[at].text == word;
    let word = &*text.tokens[at].text;
    let is_name = |other: usize| other > 0 && begins(other, word) && follows(&text.tokens[other - 1]);
    !(of_game(at + 1) || at > 0 && of_game(at - 1)) && word.len() > 1 && (0..text.tokens.len()).any(is_name)
}

/// Whether three people are named in a row: "Anna, Ben and Clara".
pub(super) fn has_three_players(text: &Text<'_>) -> bool {
    let is_name = |at: usize| {
        text.tokens.get(at).is_some_and(|token| {
            let is_known = text.words.knows(&token.text, false);
            token.capital && (!is_known || text.words.begins("named-player", &token.text))
        })
    };
    (1..text.tokens.len()).any(|at| {
        let last = at + 2 + usize::from(text.is(at + 2, ','));
        text.is(at, ',') && is_name(at - 1) && is_name(at + 1) && text.word_of(OR, last) && is_name(last + 1)
    })
}

/// Whether the name of a person stands before a move, also before "can" or the like.
pub(super) fn has_own_move(text: &Text<'_>, at: usize) -> bool {
    let before = &text.tokens[at.saturating_sub(2)..at];
    before.iter().any(|token| token.capital && !text.words.knows(&token.text, false))
}
