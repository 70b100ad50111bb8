//! The numbers that a contest gives below its problem, as what the problem says that they are:
//! "Input: 20 3 1 3 8" is n = 20, and three numbers that may be taken.

use super::table::Words;
use super::tokens::{Sort, Token, has, joined, pieces};

/// The most numbers that may be taken of a range.
const MOST: usize = 40;

/// Puts the numbers of samples, and rows of signs, for what they stand for.
pub(super) fn put_sample(tokens: &mut Vec<Token>, words: &Words) {
    drop_symbols(tokens);
    for at in (0..tokens.len()).rev() {
        let Some(token) = tokens.get(at) else { continue };
        if token.is('"') {
            put_row(tokens, at);
        } else if is_pins(&token.text) {
            drop_length(tokens, at);
        } else if token.is('/') && !token.glued && begins_lines(tokens, at) {
            // "4 / 5 7 2 5"
            put_numbers(tokens, at - 1, words);
        } else if words.begins("f-sample", &token.text) {
            put_numbers(tokens, at + 1, words);
        }
    }
}

/// "A = {a1, a2, ..., aN}" says nothing.
fn drop_symbols(tokens: &mut Vec<Token>) {
    let is_index =
        |at: usize| tokens[at].glued && (tokens[at - 1].sort == Sort::Word || tokens[at - 1].is('_'));
    let list = |open: usize| {
        let close = open + tokens[open..].iter().position(|token| token.is('}'))?;
        let is_symbol = |at: usize| tokens[at].sort != Sort::Number || is_index(at);
        let begins = open > 1 && tokens[open - 1].is('=') && tokens[open].is('{') && close > open + 1;
        (begins && tokens[open + 1].sort == Sort::Word && (open..close).all(is_symbol))
            .then_some((open, close))
    };
    if let Some((open, close)) = (0..tokens.len()).find_map(list) {
        tokens.drain(open - 2..=close);
    }
}

/// "5 IIXII", "n = 5, IIXII": how long a row is.
fn drop_length(tokens: &mut Vec<Token>, row: usize) {
    let is = |back: usize, sign: char| row >= back && tokens[row - back].is(sign);
    let at = row.saturating_sub(1 + usize::from(is(1, ',')));
    if tokens[at].text == tokens[row].text.len().to_string() {
        let is_named = at > 1 && tokens[at - 1].is('=');
        tokens.drain(at - 2 * usize::from(is_named)..row);
    }
}

/// Whether a number before a sign begins the lines of a sample.
fn begins_lines(tokens: &[Token], sign: usize) -> bool {
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    sign > 1 && is_number(sign - 1) && is_number(sign + 1) && has(".?!", &tokens[sign - 2].text)
}

/// "IIXII"
fn is_pins(text: &str) -> bool {
    text.len() > 2 && text.bytes().all(|pin| b"ix".contains(&pin))
}

/// Puts words and signs for tokens, as if they stood in the text.
fn put(tokens: &mut Vec<Token>, (from, to): (usize, usize), told: &str) {
    let (first, last) = (tokens[from].from, tokens[to - 1].to);
    tokens.drain(from..to);
    for (at, text) in pieces(told, " ").into_iter().enumerate() {
        let sort = match text.as_bytes() {
            [b'0'..=b'9', ..] => Sort::Number,
            [b'a'..=b'z', ..] => Sort::Word,
            _ => Sort::Sign,
        };
        let text = text.to_owned();
        tokens.insert(from + at, Token { sort, text, from: first, to: last, glued: false, capital: false });
    }
}

/// Puts the numbers after the word for a sample for what they stand for.
fn put_numbers(tokens: &mut Vec<Token>, mut from: usize, words: &Words) {
    let sign = |at: usize| tokens.get(at).map_or("", |token| &*token.text);
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    // "Sample Input 1: 3 1 2"
    while matches!(sign(from), ":" | "(") || is_number(from) && sign(from + 1) == ":" {
        from += 1;
    }
    let (mut values, mut to, mut at, mut is_bare) = (Vec::new(), from, from, false);
    loop {
        if is_number(at) {
            values.push(sign(at).to_owned());
            to = at + 1;
            is_bare |= is_number(to);
        } else if values.is_empty() {
            return;
        } else if !(matches!(sign(at), "/" | "|" | ";" | "," | ":")
            || ["f-then", "f-number", "stone"].iter().any(|class| words.begins(class, sign(at))))
        {
            // "Input: 20 stones, 3 numbers: 1 3 8"
            break;
        }
        at += 1;
    }
    is_bare |= values.len() == 1 && matches!(sign(to), "" | ".");
    if let Some(told) = meaning(&values, tokens, words).filter(|_| is_bare) {
        put(tokens, (from, to), &told);
    }
}

/// The words and signs that say what the numbers of a sample are, if their count tells it.
fn meaning(values: &[String], tokens: &[Token], words: &Words) -> Option<String> {
    let length = values.len();
    let count = |at: usize| values.get(at).and_then(|value| value.parse().ok()).unwrap_or(0);
    let is_set = tokens.iter().any(|token| words.begins("f-set-told", &token.text));
    let (set, heap) = (words.firsts("set-of-moves").next()?, words.firsts("heap").next()?);
    let list = |from: usize| joined(&values[from..], " , ");
    let of_set = |heap: usize| joined(&["n =", &values[heap], ".", set, "= {", &list(2), "}"], " ");
    // "At most m stones", "1…m stones"
    let is_letter = |token: &Token| token.sort == Sort::Word && token.text.len() == 1 && token.text != "n";
    let is_bound = |at: &usize| {
        let before = &tokens[at - 1];
        let is_range = *at > 1 && tokens[at - 2].text == "1" && words.begins("f-then", &before.text);
        is_letter(&tokens[*at])
            && (is_range || words.begins("bound", &before.text) || has("….", &before.text))
    };
    Some(match length {
        1 => joined(&["n =", &values[0]], " "),
        2 => {
            let letter = &tokens[(1..tokens.len()).find(is_bound)?].text;
            joined(&["n =", &values[0], ",", letter, "=", &values[1]], " ")
        }
        4.. if count(1) == length - 2 && (is_set || count(0) != length - 1) => of_set(0),
        4.. if is_set && count(0) == length - 2 => of_set(1),
        3.. if count(0) == length - 1 => joined(&[heap, ":", &list(1)], " "),
        // From the second to the third number are taken.
        4.. if count(0) == length - 3 && (count(1)..count(1).saturating_add(MOST)).contains(&count(2)) => {
            let taken: Vec<_> = (count(1)..=count(2)).map(|one| one.to_string()).collect();
            joined(&[set, "= {", &joined(&taken, " , "), "} .", heap, ":", &list(3)], " ")
        }
        _ => return None,
    })
}

/// `"+++-++"` is a row of three and one of two.
fn put_row(tokens: &mut Vec<Token>, open: usize) {
    let signs = tokens[open + 1..].iter().take_while(|token| has("+-", &token.text)).count();
    let close = open + 1 + signs;
    if signs < 3 || !tokens.get(close).is_some_and(|token| has("\"”", &token.text)) {
        return;
    }
    let row: String = tokens[open + 1..close].iter().map(|token| &*token.text).collect();
    let rows = pieces(&row, "-").into_iter().filter(|row| !row.is_empty());
    let rows: Vec<_> = rows.map(|row| row.len().to_string()).collect();
    if !rows.is_empty() {
        put(tokens, (open, close + 1), &joined(&rows, " "));
    }
}
