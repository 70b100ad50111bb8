//! Rules as programs tell them: "x -> x-1 or x -> floor(x/2)", "g[n] = mex(g[n-1], g[n/2])".

use super::reading::Kind;
use super::tokens::{Sort, Token, joined, parted, pieces};
use crate::ruleset::Ruleset;

/// The most bytes of the options of a recursion.
const LONGEST: usize = 160;
/// Signs and words that rules write otherwise.
const SIGNS: [(&str, &str); 7] =
    [("(floor)", ""), ("n is ", "n "), ("->", ">"), ("→", ">"), ("−", "-"), ("⌊", "floor("), ("⌋", ")")];

/// The rule of a recursion that begins at a token, and its length in characters.
pub(super) fn rule(typed: &str, tokens: &[Token], at: usize) -> Option<(Kind, String, usize)> {
    let [name, open, variable, _, equals, mex] = tokens.get(at..at + 6)? else { return None };
    let is_call = (open.is('(') || open.is('[')) && variable.text.len() == 1 && equals.is('=');
    if !is_call || name.sort != Sort::Word || mex.text != "mex" {
        return None;
    }
    let rest: String = typed.chars().skip(mex.to).collect::<String>().to_ascii_lowercase();
    let list = rest.trim_start();
    let end =
        closed(list).filter(|&end| matches!(list.as_bytes()[0], b'(' | b'[' | b'{') && end <= LONGEST)?;
    let rule = options(&list[1..end - 1], &name.text, &variable.text)?;
    let skipped = rest.len() - list.len() + list[..end].chars().count();
    Some((Kind::Game, rule, mex.to + skipped - tokens[at].from))
}

/// A text with "n" for a variable.
fn with_n(text: &str, variable: &str) -> String {
    let all: Vec<char> = text.chars().collect();
    let is_letter = |at: usize| all.get(at).is_some_and(char::is_ascii_alphabetic);
    let is_variable =
        |at: usize| variable.chars().eq([all[at]]) && !is_letter(at + 1) && !(at > 0 && is_letter(at - 1));
    let mut written: String = (0..all.len()).map(|at| if is_variable(at) { 'n' } else { all[at] }).collect();
    for (sign, plain) in SIGNS {
        written = joined(&pieces(&written, sign), plain);
    }
    written
}

/// "n to" before each option of "x -> x-1 or x -> x/2".
pub(super) fn clauses(text: &str, variable: &str) -> Option<String> {
    let text = with_n(&text.to_ascii_lowercase(), variable);
    let mut clauses: Vec<&str> = pieces(&text, ">").into_iter().map(str::trim).collect();
    let last = clauses.len() - 1;
    // Before each arrow but the first, the variable again after "or" or a comma.
    for clause in clauses[..last].iter_mut().skip(1) {
        let before = clause.strip_suffix('n')?.trim();
        let before = before.strip_suffix("or").unwrap_or(before).trim();
        *clause = before.strip_suffix(',').or(before.strip_suffix(';')).unwrap_or(before);
    }
    let rule = joined(&["n to ", &joined(&clauses[1..], "; n to ")], "");
    (last > 0 && clauses[0] == "n").then_some(rule)
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

/// The rule with the options of which a recursion takes the mex.
fn options(mut list: &str, name: &str, variable: &str) -> Option<String> {
    let mut rule = String::new();
    while let Some((before, call)) = parted(list, name) {
        rule.push_str(match before.trim() {
            "" if rule.is_empty() => "n to ",
            "," | ";" => "; n to ",
            "^" | "xor" | "⊕" | "+" => " and ",
            _ => return None,
        });
        let length = closed(call).filter(|_| matches!(call.as_bytes()[0], b'(' | b'['))?;
        rule.push_str(&with_n(&call[1..length - 1], variable));
        list = &call[length..];
    }
    Ruleset::parse(&rule).ok().filter(|_| list.trim().is_empty()).map(|rule| rule.to_string())
}
