//! The position that a text most probably means, where its sentences do not say it clearly: a list
//! with "or" is what may be taken, and the other numbers are heaps. Only offered, never an answer.

use super::moves;
use super::pattern::Text;
use super::reading::{Change, Kind, Offer, Question, Why};
use super::table::{GAP, NUMBER, OR};
use super::tokens::{Sort, has, joined, pieces};
use crate::position::Sum;

/// The most tokens from "moves" or "set" to its numbers.
const NEAR: usize = 5;
/// The smallest number that is a heap on its own, as likely as a number of players.
const LEAST: u64 = 5;

/// The position of a text, of the game that is near if one is, and the list that may be taken.
pub(super) fn guess(text: &Text<'_>, near: Option<&Question>, misere: bool) -> Option<(Offer, Vec<String>)> {
    let tokens = text.tokens;
    let is = |class: &str| tokens.iter().any(|token| text.words.begins(class, &token.text));
    if is("no-guess") || near.is_some_and(|near| near.n.is_some() && is("of-many")) {
        return None;
    }
    let game = near.map_or("", |near| &near.text);
    let moves = pieces(game.strip_prefix("take:").unwrap_or(""), ",");
    let (mut choice, mut kind, mut heaps) = (Vec::new(), String::new(), Vec::new());
    let (mut most, mut at) = ((0, 0), 0);
    while at < tokens.len() {
        if let Some((end, set)) = amount(text, at) {
            // "One or more" is said beside what says more; the squares of a board are no numbers.
            let is_noun = end == at + 1 && matches!(&*set, "squares" | "cubes" | "odd" | "even");
            if !is_noun && matches!(&*kind, "" | "1..n") {
                kind = set;
            }
            at = end;
            continue;
        }
        let (end, values, is_choice) = run(text, at);
        at = end.max(at + 1);
        let Some(first) = values.first() else { continue };
        let size = (values.len().min(2), first.parse::<u64>().unwrap_or(u64::MAX));
        let is_other = values.iter().any(|value| value != "0" && !moves.contains(&&**value));
        if is_choice && choice.is_empty() {
            choice = values;
        } else if !is_choice && is_other && size > most {
            (most, heaps) = (size, values);
        }
    }
    let list = joined(&["{", &joined(&choice, ","), "}"], "");
    let set = if choice.is_empty() { kind } else { list };
    let game = if near.is_some() { game.to_owned() } else { moves::rule(&[set], &[])?.to_string() };
    let is_pair = near.is_some_and(|near| near.kind == Kind::Table);
    let [open, close] = if is_pair { [":(", ")"] } else { [":{", "}"] };
    let position = joined(&[&*game, open, &joined(&heaps, ","), close], "");
    let taken = game.rsplit([',', '.', ':']).next().and_then(|last| last.parse().ok());
    let is_small =
        most.0 == 1 && (most.1 < LEAST || taken.is_some_and(|last| most.1 < last) || game == "nim");
    if is_small || heaps.is_empty() || Sum::parse(&position).is_err() {
        return None;
    }
    let question = Question { misere, ..Question::new(Kind::Position, position) };
    let changed = vec![Change { why: Why::Ignored, from: 0, to: tokens[tokens.len() - 1].to }];
    Some((Offer { question, changed }, choice))
}

/// What a phrase says may be taken, and where it ends, if it is no list.
fn amount(text: &Text<'_>, at: usize) -> Option<(usize, String)> {
    let (end, says) = text.class(text.words.named("m-part")?, at, 0)?;
    let set = says.strip_prefix("amount ").filter(|set| !has(set, "{"))?;
    Some((end, set.to_owned()))
}

/// The numbers that begin at a token, with nothing but stones and signs between: where they end,
/// and whether they are told as a choice: with "or", or as a set of moves.
fn run(text: &Text<'_>, at: usize) -> (usize, Vec<String>, bool) {
    let is_or = |at: usize| text.words.firsts("or").next() == Some(&*text.tokens[at].text);
    let (mut end, mut next, mut values, mut is_choice) = (at, at, Vec::new(), false);
    while let Some((to, value)) = number(text, next)
        && (values.is_empty() || (end..next).any(|at| is_listed(text, at)) && amount(text, next).is_none())
    {
        is_choice |= (end..next).any(is_or);
        values.push(value);
        (end, next) = (to, to);
        while next < text.tokens.len() && is_between(text, next) {
            next += 1;
        }
    }
    let is_set = |at: usize| text.words.begins("set-of-moves", &text.tokens[at].text);
    is_choice |= values.len() > 1 && (at.saturating_sub(NEAR)..at).any(is_set);
    (end, values, is_choice)
}

/// A number, but not "one" that is a pronoun.
fn number(text: &Text<'_>, at: usize) -> Option<(usize, String)> {
    let token = text.tokens.get(at)?;
    let is_part = token.glued && at > 0 && text.tokens[at - 1].sort == Sort::Word;
    let is_alone = token.text == "one" && !text.tokens.get(at + 1).is_some_and(|_| is_between(text, at + 1));
    if is_part || is_alone { None } else { text.number(at) }
}

fn is_listed(text: &Text<'_>, at: usize) -> bool {
    text.word_of(OR, at) || text.is(at, ',')
}

fn is_between(text: &Text<'_>, at: usize) -> bool {
    let token = &text.tokens[at];
    let is_stone = text.words.begins("stone", &token.text) && !text.word_of(NUMBER, at);
    is_stone || is_listed(text, at) || text.word_of(GAP, at) || has("{[(", &token.text)
}
