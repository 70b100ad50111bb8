//! The position that a text most probably means, where its sentences do not say it clearly: a list
//! with "or" is what may be taken, and the other numbers are heaps. Only offered, never an answer.

use super::moves;
use super::pattern::Text;
use super::reading::{Change, Kind, Offer, Question, Why};
use super::table::{GAP, NUMBER, OR};
use super::tokens::{Sort, has, joined, pieces};
use crate::position::Sum;

/// The most tokens between two numbers of a list.
const BETWEEN: usize = 4;
/// The most tokens from "moves" or "set" to its numbers.
const NEAR: usize = 5;
/// The smallest number that is a heap on its own, as likely as a number of players.
const LEAST: u64 = 5;

/// From where to where a phrase tells what may be taken, and what.
type Told = (usize, usize, String);

/// Numbers with nothing but stones and signs between.
struct Run {
    from: usize,
    to: usize,
    values: Vec<String>,
    /// Whether they are told as a choice: with "or", or as a set of moves.
    is_choice: bool,
}

/// The position of a text, of the game that is near if one is, and whether the last move loses.
pub(super) fn guess(text: &Text<'_>, near: Option<&Question>, misere: bool) -> Option<Offer> {
    let is = |class: &str| (0..text.tokens.len()).any(|at| text.words.begins(class, &text.tokens[at].text));
    if is("no-guess") || near.is_some_and(|near| near.n.is_some() && is("of-many")) {
        return None;
    }
    let told = amounts(text);
    let mut runs = runs(text, &told);
    let mut read: Vec<(usize, usize)> = Vec::new();
    let game = match near {
        Some(near) => near.text.clone(),
        None => moves::rule(&[taken(&mut runs, told, &mut read)?], &[])?.to_string(),
    };
    let moves: Vec<&str> = game.strip_prefix("take:").map_or_else(Vec::new, |set| pieces(set, ","));
    runs.retain(|run| !run.is_choice && !run.values.iter().all(|value| moves.contains(&&**value)));
    let heaps = if near.is_some_and(|near| near.kind == Kind::Table) {
        let both: Vec<&str> = runs.iter().flat_map(|run| &run.values).map(|value| &**value).collect();
        read.extend(runs.iter().map(|run| (run.from, run.to)));
        (both.len() == 2).then(|| joined(&["(", &joined(&both, ","), ")"], ""))?
    } else {
        let size = |run: &Run| run.values[0].parse::<u64>().unwrap_or(u64::MAX);
        let heaps = runs.iter().max_by_key(|run| (run.values.len().min(2), size(run)))?;
        let ends = moves.iter().flat_map(|one| pieces(one, ".."));
        let least = ends.filter_map(|one| one.parse().ok()).max().unwrap_or(LEAST).max(LEAST);
        if heaps.values.len() == 1 && (size(heaps) < least || game == "nim") {
            return None;
        }
        read.push((heaps.from, heaps.to));
        joined(&["{", &joined(&heaps.values, ","), "}"], "")
    };
    let position = joined(&[&game, &heaps], ":");
    Sum::parse(&position).ok()?;
    let question = Question { misere, ..Question::new(Kind::Position, position) };
    Some(Offer { question, changed: others(text, &read) })
}

/// What may be taken: a choice, or a set that phrases tell.
fn taken(runs: &mut Vec<Run>, told: Vec<Told>, read: &mut Vec<(usize, usize)>) -> Option<String> {
    if let Some(choice) = runs.iter().position(|run| run.is_choice) {
        let run = runs.remove(choice);
        read.push((run.from, run.to));
        return Some(joined(&["{", &joined(&run.values, ","), "}"], ""));
    }
    // "One or more" is said beside what says more.
    let is_any = told.iter().all(|(.., set)| set == "1..n");
    let (from, to, set) = told.into_iter().find(|(.., set)| is_any || set != "1..n")?;
    read.push((from, to));
    Some(set)
}

/// What of a text was not read.
fn others(text: &Text<'_>, read: &[(usize, usize)]) -> Vec<Change> {
    let is_read = |at: usize| read.iter().any(|&(from, to)| (from..to).contains(&at));
    let mut changed: Vec<Change> = Vec::new();
    for at in (0..text.tokens.len()).filter(|&at| !is_read(at)) {
        let token = &text.tokens[at];
        match changed.last_mut() {
            Some(last) if !is_read(at - 1) => last.to = token.to,
            _ => changed.push(Change { why: Why::Ignored, from: token.from, to: token.to }),
        }
    }
    changed
}

/// The numbers of a text that phrases do not tell, without 0.
fn runs(text: &Text<'_>, told: &[Told]) -> Vec<Run> {
    let number =
        |at: usize| number(text, at).filter(|_| !told.iter().any(|(from, to, _)| (*from..*to).contains(&at)));
    let or = text.words.firsts("or").next();
    let (mut runs, mut at): (Vec<Run>, usize) = (Vec::new(), 0);
    while at < text.tokens.len() {
        let Some((end, value)) = number(at) else {
            at += 1;
            continue;
        };
        let mut run = Run { from: at, to: end, values: vec![value], is_choice: false };
        loop {
            let between = (run.to..text.tokens.len()).take_while(|&at| is_between(text, at)).count();
            let next = run.to + between;
            let Some((end, value)) =
                number(next).filter(|_| between <= BETWEEN && (run.to..next).any(|at| is_listed(text, at)))
            else {
                break;
            };
            run.is_choice |= (run.to..next).any(|at| Some(&*text.tokens[at].text) == or);
            run.values.push(value);
            run.to = end;
        }
        let is_set = |at: usize| text.words.begins("set-of-moves", &text.tokens[at].text);
        run.is_choice |= run.values.len() > 1 && (at.saturating_sub(NEAR)..at).any(is_set);
        at = run.to;
        if run.values.iter().all(|value| value != "0") {
            runs.push(run);
        }
    }
    runs
}

/// A number, but not "one" that is a pronoun.
fn number(text: &Text<'_>, at: usize) -> Option<(usize, String)> {
    let token = text.tokens.get(at)?;
    let is_alone = |at: usize| {
        !text.tokens.get(at).is_some_and(|next| is_listed(text, at) || text.words.begins("stone", &next.text))
    };
    let is_part = token.glued && at > 0 && text.tokens[at - 1].sort == Sort::Word;
    (!(is_part || token.text == "one" && is_alone(at + 1))).then(|| text.number(at))?
}

fn is_listed(text: &Text<'_>, at: usize) -> bool {
    text.word_of(OR, at) || text.is(at, ',')
}

fn is_between(text: &Text<'_>, at: usize) -> bool {
    let token = &text.tokens[at];
    let is_stone = text.words.begins("stone", &token.text) && !text.word_of(NUMBER, at);
    is_stone || is_listed(text, at) || text.word_of(GAP, at) || has("{[(", &token.text)
}

/// What phrases say may be taken, with where they stand.
fn amounts(text: &Text<'_>) -> Vec<Told> {
    let Some(class) = text.words.named("m-part") else { return Vec::new() };
    let (mut found, mut at) = (Vec::new(), 0);
    while at < text.tokens.len() {
        let said = text.class(class, at, 0);
        at = if let Some((end, says)) = said {
            // "Numbers that are squares", but not the squares of a board.
            let is_noun = |set: &str| end == at + 1 && matches!(set, "squares" | "cubes" | "odd" | "even");
            let set = says.strip_prefix("amount ").filter(|set| !has(set, "{") && !is_noun(set));
            found.extend(set.map(|set| (at, end, set.to_owned())));
            end
        } else {
            at + 1
        };
    }
    found
}
