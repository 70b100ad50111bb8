//! Texts without a sentence: notations, lists, calculations of nimbers, rows of coins.

use super::pattern::Text;
use super::reading::{Change, Kind, Offer, Question, Reading, Why};
use super::recursion;
use super::table::{HEAPS, TOP};
use super::tokens::{Sort, Token, has, joined, parted, pieces};
use crate::position::Sum;
use crate::ruleset::Ruleset;
use crate::two_heaps::TwoHeaps;

/// So many numbers among words are the first terms of a sequence.
pub(super) const TERMS: usize = 8;

/// An offer that changes something about the whole text, or nothing.
fn offer(kind: Kind, text: String, why: Option<Why>, tokens: &[Token]) -> Offer {
    let to = tokens.last().map_or(0, |last| last.to);
    let changed = why.map(|why| Change { why, from: 0, to }).into_iter().collect();
    Offer { question: Question::new(kind, text), changed }
}

pub(super) fn read(typed: &str, text: &Text<'_>) -> Option<Reading> {
    let tokens = text.tokens;
    let offer = |kind, text, why| offer(kind, text, why, tokens);
    let mut offers = if let Some(number) = oeis(tokens) {
        vec![offer(Kind::Sequence, number, None)]
    } else if let Some((kind, text)) = engine(typed.trim()) {
        vec![offer(kind, text, None)]
    } else if let Some((kind, text, why)) = bare_rule(typed, tokens) {
        vec![offer(kind, text, why)]
    } else if let Some((_, heads)) = heads(tokens, 0).filter(|&(end, _)| end == tokens.len()) {
        let coins = ["turning-turtles", "mock-turtles", "ruler", "twins"];
        let position = |name| format!("coins:{name}:{{{heads}}}");
        coins.map(|name| offer(Kind::Position, position(name), Some(Why::Game))).into()
    } else if let Some(offers) = list(text, &offer) {
        offers
    } else {
        calculation(text, &offer)?
    }
    .into_iter();
    Some(Reading { best: Some(offers.next()?), others: offers.collect(), spans: Vec::new() })
}

/// An OEIS number with its leading zeros: "a2187", "OEIS: A002187".
fn oeis(tokens: &[Token]) -> Option<String> {
    let at = tokens.iter().position(|token| token.text == "a")?;
    let named = tokens[..at].iter().all(|token| matches!(&*token.text, "oei" | "org" | ":" | "." | "/"));
    let [digits] = &tokens[at + 1..] else { return None };
    let number = named && digits.glued && digits.sort == Sort::Number && (3..=7).contains(&digits.text.len());
    number.then(|| format!("A{:06}", digits.text.parse().unwrap_or(0u32)))
}

/// A text in the library's own notation.
#[inline(never)]
pub(super) fn engine(typed: &str) -> Option<(Kind, String)> {
    let lower = typed.to_ascii_lowercase();
    if lower.starts_with("take ") && parted(&lower, " for ").is_none()
        || !has(typed, ":.·⋅{(>→") && parted(&lower, " to ").is_none()
    {
        return None;
    }
    // Books write codes with a raised point: ·77.
    let typed = &typed.replace(['·', '⋅'], ".");
    if let Ok(ruleset) = Ruleset::parse(typed) {
        return Some((Kind::Game, ruleset.to_string()));
    }
    if let Ok(table) = TwoHeaps::parse(typed) {
        return Some((Kind::Table, table.to_string()));
    }
    #[cfg(feature = "own-rules")]
    if let Ok(rule) = crate::ruleset::Rule::parse(typed) {
        return Some((Kind::Table, rule.to_string()));
    }
    Sum::parse(typed).is_ok().then(|| (Kind::Position, typed.to_owned()))
}

/// The game or position in this library's notation that begins at a character of a text, up to the
/// last comma or to a space, and how many characters it has.
pub(super) fn within(typed: &str, from: usize) -> Option<(Kind, String, usize)> {
    let rest: String = typed.chars().skip(from).collect();
    let bytes = rest.as_bytes();
    let comma = (0..bytes.len()).rev().find(|&at| bytes[at] == b',').unwrap_or(0);
    let space = (0..bytes.len()).find(|&at| bytes[at] == b' ').unwrap_or(bytes.len());
    for mut end in [comma, space] {
        while end > 0 && matches!(bytes[end - 1], b',' | b'.' | b'?' | b':' | b';') {
            end -= 1;
        }
        if let Some((kind, text)) = engine(&rest[..end]) {
            return Some((kind, text, rest[..end].chars().count()));
        }
    }
    None
}

/// Options without the heap before them: "n/2 or n-1".
fn bare_rule(typed: &str, tokens: &[Token]) -> Option<(Kind, String, Option<Why>)> {
    let named = tokens.len() > 1 && tokens.iter().any(|token| token.text == "n");
    let rule = Ruleset::parse(&format!("n to {typed}")).ok().filter(|_| named)?;
    let divides = tokens.iter().any(|token| token.is('/'));
    Some((Kind::Game, rule.to_string(), divides.then_some(Why::RoundsDown)))
}

/// The most bytes of a rule within a sentence.
const LONGEST_RULE: usize = 80;

/// The rule that begins at a token, "n/2 or n-1" or "n to n/2", and its length in characters.
pub(super) fn rule(typed: &str, tokens: &[Token], at: usize) -> Option<(Kind, String, usize)> {
    let next = tokens.get(at + 1)?;
    let is_arrow = next.is('>') || next.is('-') && tokens.get(at + 2).is_some_and(|after| after.is('>'));
    let variable = &*tokens[at].text;
    let is_n = variable == "n" && (has(&next.text, "/-") || next.text == "to");
    if !(is_n || is_arrow && variable.len() == 1 && tokens[at].sort == Sort::Word) {
        return None;
    }
    let rest: String = typed.chars().skip(tokens[at].from).collect();
    let bytes = rest.as_bytes();
    for end in (3..=bytes.len().min(LONGEST_RULE)).rev() {
        let after = bytes[end..].iter().find(|&&byte| byte != b' ').copied().unwrap_or(b'.');
        let is_word = bytes[end - 1].is_ascii_alphabetic();
        let ends = match bytes.get(end) {
            Some(b' ') => !(is_word && after.is_ascii_digit()),
            Some(next) => !next.is_ascii_alphanumeric(),
            None => true,
        };
        let Some(text) = rest.get(..end) else { continue };
        if !ends || after > 127 || b"+-*/^%=<>)".contains(&after) || pieces(text, variable).len() < 3 {
            continue;
        }
        let told = if is_arrow { recursion::clauses(text, variable) } else { None };
        let told = told.unwrap_or_else(|| joined(&["n to ", text], ""));
        if let Ok(rule) = Ruleset::parse(&told).or_else(|_| Ruleset::parse(text)) {
            return Some((Kind::Game, rule.to_string(), text.chars().count()));
        }
    }
    None
}

/// The end of a row of coins, "HTHT" or "H T H T", and the places of its heads, from 1.
pub(super) fn heads(tokens: &[Token], at: usize) -> Option<(usize, String)> {
    let apart = tokens[at..].iter().take_while(|token| matches!(&*token.text, "h" | "t")).count();
    let end = at + apart.max(1);
    let row: String = tokens.get(at..end)?.iter().map(|token| &*token.text).collect();
    let is_row = row.len() >= 3 && row.bytes().all(|coin| matches!(coin, b'h' | b't'));
    let heads = row.bytes().enumerate().filter(|&(_, coin)| coin == b'h').map(|(at, _)| (at + 1).to_string());
    let heads: Vec<String> = heads.collect();
    (is_row && !heads.is_empty()).then(|| (end, joined(&heads, ",")))
}

/// The end of rows of pins, and their lengths: "I III IIIII", or "IXIII" with gaps.
pub(super) fn rows(tokens: &[Token], at: usize) -> Option<(usize, String)> {
    let is_row = |token: &Token| token.sort == Sort::Word && token.text.bytes().all(|pin| pin == b'i');
    let apart = tokens[at..].iter().take_while(|token| is_row(token) || token.is(',')).count();
    let rows: Vec<usize> =
        tokens[at..at + apart].iter().filter(|token| is_row(token)).map(|token| token.text.len()).collect();
    if rows.len() > 2 && rows.iter().any(|&row| row > 1) && is_row(&tokens[at]) {
        let lengths: Vec<String> = rows.iter().map(ToString::to_string).collect();
        return Some((at + apart, joined(&lengths, ",")));
    }
    let row = &*tokens[at].text;
    let is_row =
        row.len() > 2 && has(row, "i") && has(row, "x") && row.bytes().all(|pin| b"ix".contains(&pin));
    let runs: Vec<&str> = pieces(row, "x").into_iter().filter(|run| !run.is_empty()).collect();
    let lengths: Vec<String> = runs.iter().map(|run| run.len().to_string()).collect();
    is_row.then(|| (at + 1, joined(&lengths, ",")))
}

/// A list without any word: a set, a position or the first terms of a sequence.
fn list(text: &Text<'_>, offer: &dyn Fn(Kind, String, Option<Why>) -> Offer) -> Option<Vec<Offer>> {
    let all = text.tokens;
    let open = all.first()?.text.chars().next().filter(|&sign| matches!(sign, '(' | '{' | '['));
    let (end, list) = text.class(HEAPS, usize::from(open.is_some()), 0).filter(|_| !text.is(1, '='))?;
    let rest: String = all[end..].iter().map(|token| &*token.text).collect();
    let numbers = pieces(&list, ",");
    let brackets = rest.chars().filter(|sign| matches!(sign, ')' | '}' | ']')).count();
    let more = has(&rest, "…") || parted(&rest, "...").is_some();
    if !rest.chars().all(|sign| matches!(sign, ')' | '}' | ']' | '.' | ',' | '…'))
        || has(&list, "^")
        || numbers.len() < 2 && open.is_none()
    {
        return None;
    }
    // Not a number with thousands, or brackets that are no list's.
    if numbers.iter().any(|number| number.len() > 1 && number.starts_with('0')) || brackets > 1 {
        return None;
    }
    let set = format!("take:{}", if more { endless(&list).unwrap_or("") } else { &list });
    let repeats = (1..numbers.len()).any(|at| numbers[..at].contains(&numbers[at]));
    let set =
        Ruleset::parse(&set).ok().filter(|_| !repeats).map(|set| offer(Kind::Game, set.to_string(), None));
    let terms = (more || numbers.len() > 3).then(|| offer(Kind::Terms, list.clone(), None));
    let heaps = (!more && numbers.len() > 1)
        .then(|| offer(Kind::Position, format!("nim:{{{list}}}"), Some(Why::Game)));
    let comma = all.iter().any(|token| token.is(',') || token.is(';'));
    // No position has an empty heap before many others.
    let is_sequence = numbers.len() >= TERMS && numbers[0] == "0";
    let mut order = match open {
        Some('{') => [set, None, None],
        None if is_sequence => [terms, heaps, None],
        None if more => [terms, set, None],
        None if comma && set.is_none() => [terms, heaps, None],
        None if comma => [set, heaps, terms],
        _ => [heaps, set, terms],
    };
    Some(order.iter_mut().filter_map(Option::take).collect())
}

/// The named set that begins with these numbers, three or more.
pub(super) fn endless(list: &str) -> Option<&'static str> {
    const SETS: [(&str, &str); 11] = [
        ("1,4,9,16,25,36,49,", "squares"),
        ("1,2,4,8,16,32,64,", "powers-of-2"),
        ("1,3,9,27,81,", "powers-of-3"),
        ("1,3,6,10,15,21,", "triangular"),
        ("1,8,27,64,125,", "cubes"),
        ("1,3,5,7,9,11,13,", "odd"),
        ("2,4,6,8,10,12,", "even"),
        ("2,3,5,7,11,13,17,", "primes"),
        ("1,2,3,5,7,11,13,", "1,primes"),
        ("1,2,3,5,8,13,21,", "fibonacci"),
        ("1,2,6,24,120,", "factorials"),
    ];
    let begins = |set: &str| set.strip_prefix(list).is_some_and(|rest| rest.starts_with(','));
    let enough = pieces(list, ",").len() > 2 && list != "1,2,3";
    SETS.iter().find(|(numbers, _)| enough && begins(numbers)).map(|&(_, set)| set)
}

/// The calculation of nimbers that begins at a token, if it has parentheses or sums and products.
pub(super) fn expression(tokens: &[Token], at: usize) -> Option<(usize, String)> {
    let (mut written, mut depth, mut found) = (String::new(), 0u32, None);
    for (place, token) in tokens.iter().enumerate().skip(at) {
        let ends = written.ends_with(|last: char| last.is_ascii_digit() || last == ')');
        match &*token.text {
            "(" if !ends => depth += 1,
            ")" if ends && depth > 0 => depth -= 1,
            "+" | "*" | "^" if ends => {}
            _ if token.sort == Sort::Number && !ends => {}
            _ => break,
        }
        written.push_str(&token.text);
        if depth == 0 && !has(&token.text, "+*^(") {
            found = Some((place + 1, written.clone()));
        }
    }
    found.filter(|(_, text)| has(text, "+*") && (has(text, "(") || has(text, "+") && has(text, "*")))
}

/// Whether a mex is open after what is written.
fn in_mex(written: &str) -> bool {
    let count = |sign: u8| written.bytes().filter(|&byte| byte == sign).count();
    count(b'm') > 0 && count(b'(') > count(b')')
}

/// A calculation of nimbers: "7 + 12", "*3+*5", "what is sqrt(5)", "mex{0, 1 + 2}".
fn calculation(text: &Text<'_>, offer: &dyn Fn(Kind, String, Option<Why>) -> Offer) -> Option<Vec<Offer>> {
    // The words around it say nothing else: "compute (5+6)*7 in nimbers".
    let skipped = |mut at| {
        loop {
            at = match text.class(TOP, at, 0) {
                Some((end, says)) if says == "skip" => end,
                _ if text.is(at, ',') => at + 1,
                _ => return at,
            };
        }
    };
    let begin = skipped(0);
    let tokens = &text.tokens[begin..];
    let mut written = String::new();
    let (mut numbers, mut star, mut said) = (Vec::new(), false, false);
    for (at, token) in tokens.iter().enumerate() {
        let ends = written.ends_with(|last: char| last.is_ascii_digit() || last == ')');
        match &*token.text {
            // *3 is the nimber 3.
            "*" if !ends => star = true,
            "²" if ends => written.push_str("^2"),
            "=" if ends => break,
            "?" | "." if ends && skipped(begin + at + 1) == text.tokens.len() => break,
            "x" | "xor" if ends => written.push(if token.text == "x" { '*' } else { '+' }),
            sign @ ("+" | "*" | "/" | "-" | "^" | ")") if ends => written.push_str(sign),
            "(" => written.push('('),
            "{" if written.ends_with("mex") => written.push('('),
            sign @ ("}" | ",") if ends && in_mex(&written) => {
                written.push_str(if sign == "," { "," } else { ")" });
            }
            number if token.sort == Sort::Number && !ends => {
                numbers.push(number);
                written.push_str(number);
            }
            function @ ("sqrt" | "inv" | "solve" | "mex" | "order" | "field") => written.push_str(function),
            _ if ends && skipped(begin + at) == text.tokens.len() => {
                said = true;
                break;
            }
            _ => return None,
        }
    }
    let only = |signs: &str| written.chars().all(|c| c.is_ascii_digit() || signs.contains(c));
    if numbers.is_empty() || only("") && !star {
        return None;
    }
    let heaps = || offer(Kind::Position, format!("nim:{{{}}}", joined(&numbers, ",")), Some(Why::Game));
    if only("-") && !star {
        // "1-4 stones" is what may be taken.
        return (!said).then(|| vec![heaps()]);
    }
    let power = has(&written, "^").then_some(Why::Power);
    let mut offers = vec![offer(Kind::Nimber, written.clone(), power)];
    if only("^") && power.is_some() {
        offers.push(offer(Kind::Nimber, joined(&numbers, "+"), power));
    } else if only("+") && !said && numbers.len() > 1 && tokens.iter().all(|token| token.text != "xor") {
        offers.push(heaps());
    }
    Some(offers)
}
