//! Rules as programs tell them: "x -> x-1 or x -> floor(x/2)", "g[n] = mex(g[n-1], g[n/2])".

use super::tokens::{Sort, Token, has, joined, pieces};
use crate::ruleset::Ruleset;

/// The most bytes of a rule within a sentence.
const LONGEST: usize = 160;

/// The rule that begins at a token, and its length in characters.
pub(super) fn rule(typed: &str, tokens: &[Token], at: usize) -> Option<(String, usize)> {
    let is = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is(sign));
    let is_name = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Word);
    if !is_name(at) {
        return None;
    }
    let rest: String = typed.chars().skip(tokens[at].from).collect::<String>().to_ascii_lowercase();
    if tokens[at].text.len() == 1 && (is(at + 1, '>') || is(at + 1, '-') && is(at + 2, '>')) {
        return arrows(&rest, &tokens[at].text);
    }
    let is_call = (is(at + 1, '(') || is(at + 1, '[')) && is_name(at + 2) && tokens[at + 2].text.len() == 1;
    let is_mex = is(at + 4, '=') && tokens.get(at + 5).is_some_and(|token| token.text == "mex");
    (is_call && is_mex).then(|| mex(&rest, &tokens[at].text, &tokens[at + 2].text))?
}

/// A text with "n" for a variable.
fn with_n(text: &str, variable: &str) -> String {
    let mut written = String::new();
    for (at, one) in text.char_indices() {
        let before = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
        let after = text[at + one.len_utf8()..].chars().next().is_some_and(char::is_alphabetic);
        let is_variable = variable.chars().eq([one]) && !before && !after;
        written.push(if is_variable { 'n' } else { one });
    }
    written.replace("(floor)", "").replace("n is ", "n ")
}

fn arrows(rest: &str, variable: &str) -> Option<(String, usize)> {
    for (end, _) in rest
        .char_indices()
        .chain([(rest.len(), ' ')])
        .take_while(|&(at, _)| at <= LONGEST)
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
    {
        let next = rest[end..].trim_start().chars().next().unwrap_or('.');
        let goes_on = rest[end..].starts_with(char::is_alphanumeric) || has("+-*/^%=><)", &next.to_string());
        // "n -> n-1; heaps 5"
        let is_word = rest[..end].ends_with(char::is_alphabetic) && next.is_ascii_digit();
        if goes_on || is_word || end < 4 {
            continue;
        }
        let text = with_n(&rest[..end], variable).replace("->", ">").replace('→', ">");
        let mut clauses: Vec<&str> = pieces(&text, ">").into_iter().map(str::trim).collect();
        let all = clauses.len();
        // Before each arrow but the first, the variable again after "or" or a comma.
        for clause in &mut clauses[1..all - 1] {
            *clause =
                clause.strip_suffix('n')?.trim_end().trim_end_matches("or").trim_end_matches([',', ';', ' ']);
        }
        let rule = joined(&["n to ", &joined(&clauses[1..], "; n to ")], "");
        if let (Some(&"n"), Ok(rule)) = (clauses.first(), Ruleset::parse(&rule)) {
            return Some((rule.to_string(), rest[..end].chars().count()));
        }
    }
    None
}

/// The place after the bracket that closes the first one of a text.
fn closed(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, one) in text.char_indices() {
        match one {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 1 => return Some(at + 1),
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

fn mex(rest: &str, name: &str, variable: &str) -> Option<(String, usize)> {
    let open = rest.find("mex")? + 3;
    let open = open + rest[open..].find(|one: char| !one.is_whitespace())?;
    let end = open + closed(&rest[open..])?;
    let mut inner = &rest[open + 1..end - 1];
    let mut rule = String::new();
    while let Some(at) = inner.find(name) {
        let sign = inner[..at].trim();
        rule.push_str(match sign {
            "" if rule.is_empty() => "n to ",
            "," | ";" => "; n to ",
            "^" | "xor" | "⊕" | "+" => " and ",
            _ => return None,
        });
        let call = &inner[at + name.len()..];
        let length = closed(call).filter(|_| call.starts_with(['(', '[']))?;
        rule.push_str(&with_n(&call[1..length - 1], variable));
        inner = &call[length..];
    }
    let is_whole = inner.trim().is_empty() && rest.len() <= 4 * LONGEST;
    let rule = Ruleset::parse(&rule).ok().filter(|_| is_whole)?;
    Some((rule.to_string(), rest[..end].chars().count()))
}
