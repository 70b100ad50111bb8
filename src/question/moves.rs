//! The rule that the moves of a text are.

use super::tokens::{has, joined, parted, pieces};
use crate::ruleset::Ruleset;

/// Of all moves: sets of numbers that may be taken, joined by " or " or apart, and other clauses.
pub(super) fn rule(takes: &[String], clauses: &[String]) -> Option<Ruleset> {
    let takes = joined(takes, " or ");
    let (mut amounts, mut others) = (Vec::new(), Vec::new());
    for set in pieces(&takes, " or ").into_iter().filter(|set| !set.is_empty()) {
        if let Some(list) = set.strip_prefix('{') {
            for one in pieces(list.strip_suffix('}').unwrap_or(list), ",") {
                if has(one, ".") { others.push(one) } else { amounts.push(one) }
            }
        } else {
            let (from, to) = parted(set, "..").unwrap_or_default();
            if from.parse::<u64>().is_ok_and(|from| to.parse().is_ok_and(|to: u64| to < from)) {
                return None;
            }
            others.push(set);
        }
    }
    if amounts.iter().any(|&amount| amount.bytes().all(|digit| digit == b'0')) {
        return None;
    }
    if clauses.is_empty() {
        // The notation of a set to take is that of a rule without its own words.
        let mut set: Vec<String> = others.iter().map(|other| name_of(other)).collect();
        set.extend(amounts.iter().map(|&amount| amount.to_owned()));
        if let Ok(game) = Ruleset::parse(&format!("take:{}", joined(&set, ","))) {
            return Some(game);
        }
    }
    // Heaps without a name of their own are one clause.
    let mut options: Vec<String> = amounts.iter().map(|amount| joined(&["n", amount], "-")).collect();
    let mut named: Vec<String> = Vec::new();
    for clause in clauses {
        let clauses = if has(clause, " ") { &mut named } else { &mut options };
        clauses.push(clause.clone());
    }
    if !others.is_empty() {
        named.insert(0, joined(&["n-k for k in ", &joined(&others, " or ")], ""));
    }
    if !options.is_empty() {
        named.insert(0, joined(&options, " or "));
    }
    let rule = Ruleset::parse(&format!("n to {}", joined(&named, "; "))).ok()?;
    #[cfg(feature = "own-rules")]
    if let Ruleset::Own(own) = &rule {
        return Some(own.same_as().unwrap_or(rule));
    }
    Some(rule)
}

/// The name of a set in the notation of what may be taken: that of rules without its own words.
pub(super) fn name_of(set: &str) -> String {
    let words = pieces(set, " ");
    let own = words.len() > 2 && words[words.len() - 1] == "n";
    joined(&words[..words.len() - if own { 2 } else { 0 }], "-")
}

/// Whether a set of numbers has this name, as "{1} or primes" has "1,primes".
pub(super) fn is_named(set: &str, name: &str) -> bool {
    let rule = || rule(&[set.to_owned()], &[]).map(|rule| rule.to_string());
    name_of(set) == name || rule().is_some_and(|rule| rule == joined(&["take:", name], ""))
}

/// The smallest heap that a set of numbers may be taken from, as written; empty if not known.
pub(super) fn least(set: &str) -> &str {
    match set {
        "1..n/2" | "proper divisors of n" | "primes" | "even" => "2",
        _ => set.split(['{', '.', ',', '}']).find(|one| !one.is_empty()).unwrap_or(""),
    }
}
