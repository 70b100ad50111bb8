//! Sizes of heaps that are told by letters: arrays ("a = [3, 2, 9]"), runs ("x, x + 1, x + 2"), and
//! lists of letters, which say nothing ("a1, a2, ..., aN").

use super::table::Words;
use super::tokens::{Sort, Token, has, is_letter, joined, put};

/// Up to how many words after "input" sizes may stand.
const REACH: usize = 6;
/// The most heaps of runs.
const MOST: usize = 40;

/// "The i-th pile has a_i stones … a = [3, 2, 9]": the sizes of the piles.
pub(super) fn put_arrays(tokens: &mut Vec<Token>, words: &Words) {
    let is = |at: usize, signs: &str| tokens.get(at).is_some_and(|token| has(signs, &token.text));
    let is_indexed = |letter: &str| {
        let is_i = |at: usize| tokens.get(at).is_some_and(|token| token.text == "i");
        let tells = |(at, token): (usize, &Token)| {
            token.text.strip_prefix(letter) == Some("i")
                || token.text == letter
                    && is(at + 1, "_[")
                    && (is_i(at + 2) || is(at + 2, "{") && is_i(at + 3))
        };
        tokens.iter().enumerate().any(tells)
    };
    let array = |at: usize| {
        if !(is_letter(&tokens[at]) && is(at + 1, "=") && is_indexed(&tokens[at].text)) {
            return None;
        }
        let open = usize::from(is(at + 2, "[{("));
        let is_part = |token: &&Token| token.sort == Sort::Number || token.is(',');
        let list: Vec<_> = tokens[at + 2 + open..].iter().take_while(is_part).collect();
        let numbers: Vec<_> =
            list.iter().filter(|token| token.sort == Sort::Number).map(|token| &*token.text).collect();
        (numbers.len() > 1).then(|| (at + 2 + 2 * open + list.len(), joined(&numbers, " , ")))
    };
    let found = (0..tokens.len()).find_map(|at| Some((at, array(at)?)));
    if let (Some((at, (to, list))), Some(heap)) = (found, words.firsts("heap").next()) {
        put(tokens, (at, to.min(tokens.len())), &joined(&[heap, ":", &list], " "));
    }
}

/// "A = {a1, a2, ..., aN}", "A = (A_1, ..., A_N)" says nothing.
pub(super) fn drop_symbols(tokens: &mut Vec<Token>, words: &Words) {
    let is_index =
        |at: usize| tokens[at].glued && (tokens[at - 1].sort == Sort::Word || tokens[at - 1].is('_'));
    let list = |open: usize| {
        let close = open + tokens[open..].iter().position(|token| has("})", &token.text))?;
        let is_symbol = |at: usize| tokens[at].sort != Sort::Number || is_index(at);
        let begins =
            open > 1 && tokens[open - 1].is('=') && has("{(", &tokens[open].text) && close > open + 1;
        (begins && tokens[open + 1].sort == Sort::Word && (open..close).all(is_symbol))
            .then_some((open, close))
    };
    if let Some((open, close)) = (0..tokens.len()).find_map(list) {
        tokens.drain(open - 2..=close);
    }
    while let Some((from, to)) =
        (0..tokens.len()).find_map(|from| Some((from, indexed_list(tokens, from, words)?)))
    {
        tokens.drain(from..to);
    }
}

/// Where a list of one letter with indices ends: "k1, or k2, ..., or km", "a_1 … a_n".
fn indexed_list(tokens: &[Token], from: usize, words: &Words) -> Option<usize> {
    let letter = &*tokens.get(from).filter(|token| is_letter(token))?.text;
    let is = |at: usize, text: &str| tokens.get(at).is_some_and(|token| token.text == text);
    // After the index, if one is here: "k1", "k_1", "km"
    let index = |at: usize| {
        let rest = tokens.get(at)?.text.strip_prefix(letter)?;
        let sign = at + 1 + usize::from(is(at + 1, "_"));
        let is_index = tokens.get(sign).is_some_and(|token| token.glued && token.sort != Sort::Sign);
        match rest.len() {
            0 if is_index => Some(sign + 1),
            1 => Some(at + 1),
            _ => None,
        }
    };
    let (mut at, mut indices, mut to, mut has_dots) = (from, 0, from, false);
    loop {
        if let Some(end) = index(at) {
            (at, indices, to) = (end, indices + 1, end);
        } else if tokens
            .get(at)
            .is_some_and(|token| has(",.…", &token.text) || words.begins("or", &token.text))
        {
            has_dots |= has(".…", &tokens[at].text);
            at += 1;
        } else {
            break;
        }
    }
    (indices > 1 && has_dots && is(from + 1 + usize::from(is(from + 1, "_")), "1")).then_some(to)
}

/// Whether a heap and those one and two larger, or up to the last, are told by a formula: "x_i,
/// x_i + 1, x_i + 2", "x_i + m_i - 1".
pub(super) fn tells_runs(tokens: &[Token]) -> bool {
    let is_more =
        |three: &[Token], more: &str| is_indexed(&three[0]) && three[1].is('+') && three[2].text == more;
    let tells = |more: &str| tokens.windows(3).any(|three| is_more(three, more));
    let is_letter = |token: &Token| token.text == "m" || token.text == "mi";
    let is_last = |three: &[Token]| is_indexed(&three[0]) && three[1].is('+') && is_letter(&three[2]);
    tells("1") && (tells("2") || tokens.windows(3).any(is_last))
}

/// Heaps in runs, each told by its first and their number: (3, 2) is 3 and 4.
pub(super) fn runs(pairs: &[String], words: &Words) -> Option<String> {
    let mut heaps = Vec::new();
    for pair in pairs.chunks(2) {
        let [first, count] = pair else { return None };
        let (first, count) = (first.parse::<u64>().ok()?, count.parse::<u64>().ok()?);
        heaps.extend((first..first.checked_add(count)?).take(MOST).map(|heap| heap.to_string()));
    }
    let heap = words.firsts("heap").next()?;
    (2..=MOST).contains(&heaps.len()).then(|| joined(&[heap, ":", &joined(&heaps, " , ")], " "))
}

/// Puts the heaps of such runs for their pairs: "(2, 1) and (3, 2)", "x = 2, m = 1".
pub(super) fn put_runs(tokens: &mut Vec<Token>, words: &Words) {
    let is = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is(sign));
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    let is_pair = |at: usize| is(at - 1, '(') && is(at + 1, ',') && is(at + 3, ')');
    let is_part = |at: &usize| {
        is_number(*at) && (is(at - 1, '=') || is_pair(*at) || *at > 2 && is_number(at - 2) && is_pair(at - 2))
    };
    let places: Vec<_> = (1..tokens.len()).filter(is_part).collect();
    let pairs: Vec<_> = places.iter().map(|&at| tokens[at].text.clone()).collect();
    if let (Some(told), Some(&first), Some(&last)) = (runs(&pairs, words), places.first(), places.last()) {
        // "Input: 2 quarries, (2, 1) and (3, 2)"
        let sample =
            (first.saturating_sub(REACH)..first).find(|&at| words.begins("f-sample", &tokens[at].text));
        put(tokens, (sample.map_or(first - 1, |at| at + 1), last + 1), &told);
    }
}

/// "i" of "x_i", or "xi"
fn is_indexed(token: &Token) -> bool {
    matches!(&*token.text, "i" | "xi" | "mi")
}

/// "x_i + m_i - 1 stones"
pub(super) fn drop_terms(tokens: &mut Vec<Token>) {
    let is_term =
        |three: &[Token]| is_indexed(&three[0]) && has("+-", &three[1].text) && three[2].sort == Sort::Number;
    while let Some(at) = tokens.windows(3).position(is_term) {
        tokens.drain(at + 1..at + 3);
    }
}
