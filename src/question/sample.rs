//! The numbers that a contest gives below its problem, as what the problem says that they are:
//! "Input: 20 3 1 3 8" is n = 20, and three numbers that may be taken.

use super::table::Words;
use super::tokens::{Sort, Token};

/// The most numbers that may be taken of a range.
const MOST: usize = 40;

/// Puts the numbers of a sample, and a row of signs, for what they stand for.
pub(super) fn put_sample(tokens: &mut Vec<Token>, words: &Words) {
    put_rows(tokens);
    let is_sample = |token: &Token| words.begins("f-sample", &token.text);
    for last in (0..tokens.len()).rev().filter(|&at| is_sample(&tokens[at])).collect::<Vec<_>>() {
        put_numbers(tokens, last + 1, words);
    }
}

/// Puts the numbers after the word for a sample, at a token, for what they stand for.
fn put_numbers(tokens: &mut Vec<Token>, after: usize, words: &Words) {
    // "Sample Input 1: 3 1 2"
    let is_label =
        tokens.get(after + 1).is_some_and(|colon| colon.is(':') && tokens[after].sort == Sort::Number);
    let after = after + 2 * usize::from(is_label);
    let is_passed = |token: &&Token| token.is(':') || token.is('(');
    let from = after + tokens[after.min(tokens.len())..].iter().take_while(is_passed).count();
    let (mut values, mut to, mut at) = (Vec::new(), from, from);
    while let Some(token) = tokens.get(at) {
        match token.sort {
            Sort::Number => {
                values.push(token.text.clone());
                to = at + 1;
            }
            Sort::Sign if !values.is_empty() && matches!(&*token.text, "/" | "|" | ";" | ",") => {}
            Sort::Word if words.begins("f-then", &token.text) => {}
            // "Input: 20 stones, 3 numbers: 1 3 8"
            _ if !values.is_empty() && (token.is(':') || words.begins("stone", &token.text)) => {}
            Sort::Word if !values.is_empty() && words.begins("f-number", &token.text) => {}
            _ => break,
        }
        at += 1;
    }
    let is_bare = (from..to).any(|at| {
        tokens[at].sort == Sort::Number && tokens.get(at + 1).is_some_and(|next| next.sort == Sort::Number)
    });
    let is_one = values.len() == 1 && to > from && tokens.get(to).is_none_or(|next| next.is('.'));
    let told = if is_bare || is_one { meaning(&values, tokens, words) } else { None };
    if let Some(told) = told {
        let (first, end) = (tokens[from].from, tokens[to - 1].to);
        let token = |text: &str| {
            let sort = match text.bytes().next() {
                Some(b'0'..=b'9') => Sort::Number,
                Some(b'a'..=b'z') => Sort::Word,
                _ => Sort::Sign,
            };
            Token { sort, text: text.to_owned(), from: first, to: end, glued: false, capital: false }
        };
        tokens.splice(from..to, told.iter().map(|text| token(text)));
    }
}

/// The words and signs that say what the numbers of a sample are, if their count tells it.
fn meaning(values: &[String], tokens: &[Token], words: &Words) -> Option<Vec<String>> {
    let count = |at: usize| values[at].parse::<usize>().ok();
    let length = values.len();
    let is_set = tokens.iter().any(|token| words.begins("f-set-told", &token.text));
    let word = |class: &str| words.firsts(class).next().map(str::to_owned);
    let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    let listed = |from: usize| {
        let numbers = values[from..].iter().flat_map(|value| [",".to_owned(), value.clone()]);
        numbers.skip(1).collect::<Vec<_>>()
    };
    let of_set = |heap: usize| {
        let mut told = owned(&["n", "=", &values[heap], "."]);
        told.push(word("set-of-moves")?);
        told.extend(owned(&["=", "{"]));
        told.extend(listed(2));
        told.push("}".to_owned());
        Some(told)
    };
    let piles = |from: usize| {
        let mut told = vec![word("heap")?, ":".to_owned()];
        told.extend(listed(from));
        Some(told)
    };
    // "At most m stones", "1…m stones"
    let is_letter = |token: &Token| token.sort == Sort::Word && token.text.len() == 1 && token.text != "n";
    let is_bound = |pair: &&[Token]| {
        (words.begins("bound", &pair[0].text) || pair[0].is('…') || pair[0].is('.')) && is_letter(&pair[1])
    };
    let letter = tokens.windows(2).find(is_bound).map(|pair| &*pair[1].text);
    if length > 3 && count(1) == Some(length - 2) && (is_set || count(0) != Some(length - 1)) {
        of_set(0)
    } else if length > 3 && is_set && count(0) == Some(length - 2) {
        of_set(1)
    } else if length > 2 && count(0) == Some(length - 1) {
        piles(1)
    } else if length > 3 && count(0) == Some(length - 3) {
        // Between the second and the third number are taken.
        let [least, most] = [count(1)?, count(2)?];
        let taken = (least..=most).take(MOST).map(|one| one.to_string()).collect::<Vec<_>>();
        let mut told = owned(&[&*word("set-of-moves")?, "=", "{"]);
        told.extend(taken.iter().flat_map(|one| [one.clone(), ",".to_owned()]));
        told.pop();
        told.extend(owned(&["}", "."]));
        told.extend(piles(3)?);
        (most < least + MOST).then_some(told)
    } else if let (2, Some(letter)) = (length, letter) {
        Some(owned(&["n", "=", &values[0], ",", letter, "=", &values[1]]))
    } else {
        (length == 1).then(|| owned(&["n", "=", &values[0]]))
    }
}

/// `"+++-++"` is a row of three and one of two.
fn put_rows(tokens: &mut Vec<Token>) {
    let is_sign = |token: &Token| token.is('+') || token.is('-');
    let is_quote = |token: &Token| token.is('"') || token.is('“') || token.is('”');
    for at in (1..tokens.len()).rev() {
        let row = tokens[at..].iter().take_while(|token| is_sign(token)).count();
        let is_row = row > 2
            && is_quote(&tokens[at - 1])
            && tokens.get(at + row).is_some_and(is_quote)
            && tokens[at..at + row].iter().any(|token| token.is('+'));
        if !is_row {
            continue;
        }
        let (mut numbers, mut length) = (Vec::new(), 0);
        for here in at..=at + row {
            if tokens[here].is('+') {
                length += 1;
            } else if length > 0 {
                let (sort, text) = (Sort::Number, length.to_string());
                numbers.push(Token { sort, text, glued: false, ..tokens[here - 1].clone() });
                length = 0;
            }
        }
        tokens.splice(at - 1..=at + row, numbers);
    }
}
