//! The position that a text most probably means, where its sentences do not say it clearly: a list
//! with "or" is what may be taken, and the other numbers are heaps. Only offered, never an answer.

use super::beside::Beside;
use super::boards::broken;
use super::moves;
use super::pattern::Text;
use super::reading::{Change, Kind, Offer, Question, Why};
use super::table::{GAP, NUMBER, OR};
use super::tokens::{Sort, Token, has, joined, parted, pieces};
use crate::position::Sum;

/// The most tokens from "moves" or "set" to its numbers.
const NEAR: usize = 5;
/// The smallest number that is a heap on its own, as likely as a number of players.
const LEAST: u64 = 5;

/// The numbers of a text, as far as words between them tell what they are.
#[derive(Debug, Default)]
pub(super) struct Guess {
    /// What may be taken: a list with "or", or as a set of the engine's own rules.
    pub(super) choice: Vec<String>,
    kind: String,
    /// How often the text says that any number of stones may be taken.
    any: usize,
    /// The most probable heaps.
    pub(super) heaps: Vec<String>,
    /// Numbers that stand alone, but those of people and of heaps.
    single: Vec<String>,
    /// Whether the heaps stand after "=".
    pub(super) is_named: bool,
    /// Whether the text tells of heaps.
    has_piles: bool,
    /// Whether what may be taken is told as a set.
    is_set: bool,
    /// Examples: numbers of a list without an end.
    pub(super) examples: Vec<String>,
    /// Which pin of a row is gone.
    gone: Option<u64>,
    /// The character after the text.
    to: usize,
}

impl Guess {
    /// Of all numbers of a text but those that `game` takes.
    pub(super) fn of(text: &Text<'_>, game: &str) -> Self {
        let beside = Beside::new(text);
        let moves = pieces(game.strip_prefix("take:").unwrap_or(""), ",");
        let mut guess = Self::default();
        let (mut most, mut at) = ((false, 0, false, 0), 0);
        while at < text.tokens.len() {
            if let Some((end, set)) = amount(text, at) {
                // "One or more" is said beside what says more; squares of a board are no numbers.
                let is_noun = end == at + 1 && matches!(&*set, "squares" | "cubes" | "odd" | "even");
                let is_other = beside.is_of_end(end - 1) || beside.is_of_other(end);
                let is_any = || (at..end).all(|at| text.number(at).is_none());
                guess.any += usize::from(set == "1..n" && is_any());
                if !is_noun && !is_other && matches!(&*guess.kind, "" | "1..n") {
                    guess.kind = set;
                }
                at = end;
                continue;
            }
            let (start, Run { end, values, is_choice, is_set, is_example }) = (at, run(text, &beside, at));
            at = end.max(at + 1);
            // "Aged 11 and 13", "page 112"
            let is_label = start > 0
                && values.len() < 3
                && !is_choice
                && text.tokens[start].sort == Sort::Number
                && beside.is("label", start - 1)
                && !beside.is("step", start - 1);
            // "n = 4j"
            let is_letter = |token: &Token| token.glued && matches!(&*token.text, "j" | "k");
            let is_multiple = text.tokens.get(end).is_some_and(is_letter);
            let Some(first) = values.first().filter(|_| !is_label && !is_multiple) else { continue };
            if values.len() == 1 && !is_choice && !beside.is_count(start) {
                guess.single.push(first.clone());
            }
            let is_aside = is_aside(&beside, start);
            let is_named = text.is(start + 1, '=');
            let is_n = is_named && text.tokens[start].text == "n";
            let size = (!is_aside, values.len().min(2), is_n, first.parse::<u64>().unwrap_or(u64::MAX));
            let is_left = is_aside || beside.is("remains", end) || beside.is("remains", end + 1);
            let is_last = is_left && values.iter().all(|value| matches!(&**value, "0" | "1" | "2"));
            let is_other = is_n && *first == "0"
                || values.iter().any(|value| value != "0" && !moves.contains(&&**value));
            if is_example {
                guess.examples.extend(values);
            } else if is_choice && guess.choice.is_empty() {
                (guess.choice, guess.is_set) = (values, is_set);
            } else if !is_choice && !is_last && is_other && size > most {
                let skipped = usize::from(counts_others(text, start..end, &values));
                (most, guess.heaps) = (size, values[skipped..].to_vec());
                let is_row = start > 0 && text.is(start - 1, '=');
                guess.is_named = is_n || is_row;
            }
        }
        if guess.kind == "divisors of n" && text.first("f-not-whole").is_some() {
            guess.kind.insert_str(0, "proper ");
        }
        guess.gone = text.first("gone-pin").and_then(|gone| gone.parse().ok());
        guess.to = text.tokens.last().map_or(0, |last| last.to);
        guess.has_piles = text.tokens.iter().any(|token| text.words.begins("heap", &token.text));
        let is_set = |token: &Token| text.words.begins("f-set-told", &token.text);
        if guess.choice.is_empty() && moves.len() < 2 && text.tokens.iter().any(is_set) {
            guess.choose_heaps();
        }
        guess
    }

    /// "A certain set of m numbers … n = 20, numbers 1 3 8": the list is what may be taken.
    fn choose_heaps(&mut self) {
        let value = |one: &String| one.parse::<u64>().ok();
        let largest = self.single.iter().filter_map(value).max();
        if let (true, Some(heap)) = (self.heaps.len() > 1, largest)
            && self.heaps.iter().all(|one| value(one).is_some_and(|one| one < heap))
        {
            self.choice = std::mem::replace(&mut self.heaps, vec![heap.to_string()]);
        }
    }

    /// Whether what may be taken is surely a list: "split into 30 parts … 1, 2 or 6 parts".
    pub(super) fn has_choice(&self) -> bool {
        self.choice.len() > 2 && !self.is_set
    }

    /// What may be taken, as a set of the engine's own rules, and the heap if there is one.
    pub(super) fn told(self) -> Option<(String, Option<String>)> {
        let list = joined(&["{", &joined(&self.choice, ","), "}"], "");
        let set = if self.choice.is_empty() { self.kind } else { list };
        let heap = self.heaps.into_iter().next();
        (!set.is_empty()).then_some((set, heap))
    }

    /// Whether the heaps are several, in a text of piles.
    fn are_piles(&self) -> bool {
        self.has_piles && self.heaps.len() > 1 && self.heaps.iter().all(|heap| heap != "0")
    }

    /// Whether a rule takes the numbers that are heaps if any are, and something else may be taken.
    pub(super) fn is_taken_by(&self, game: &str) -> bool {
        let taken = game.strip_prefix("take:").map_or(Vec::new(), |taken| pieces(taken, ","));
        let is_large = self.heaps.iter().any(|heap| (LEAST..u64::MAX).contains(&value(heap)));
        let is_list = self.heaps.len() == 1 || self.choice.is_empty();
        let is_told = !(self.kind.is_empty() && self.choice.is_empty()) || self.are_piles();
        is_large && is_list && is_told && self.heaps.iter().all(|heap| taken.contains(&&**heap))
    }

    /// Whether what may be taken is told, and a near question takes something else: not all of a
    /// list, or any number of stones.
    pub(super) fn takes_more(&self, near: &Question) -> bool {
        let taken = near.text.strip_prefix("take:").unwrap_or("");
        let taken = pieces(parted(taken, ":").map_or(taken, |(taken, _)| taken), ",");
        let takes_any = near.text.starts_with("nim:") || near.text.starts_with("hackenbush:");
        let is_list = taken[0].parse::<u64>().is_ok() || takes_any;
        let is_told =
            self.choice.len() > 2 || self.is_set || near.kind == Kind::Game && self.choice.len() > 1;
        if is_told && near.sum.is_none() && is_list && !self.choice.iter().all(|one| taken.contains(&&**one))
        {
            return true;
        }
        // "Two piles of 31 and 18 … takes 2 or 5"
        let largest = |list: &[String]| list.iter().map(|one| value(one)).max().unwrap_or(0);
        let range = self.kind.strip_prefix("1..").filter(|_| self.any == 0).map_or(u64::MAX, value);
        let most = if self.choice.len() > 1 { largest(&self.choice) } else { range };
        if self.any > 0 && near.text.starts_with("take:1:") {
            return true;
        }
        takes_any && near.sum.is_none() && most > 1 && most < largest(&self.heaps)
    }

    /// The position of these numbers, of the game that is near if one is.
    pub(super) fn position(&self, near: Option<&Question>, misere: bool) -> Option<Offer> {
        let list = joined(&["{", &joined(&self.choice, ","), "}"], "");
        let set = if self.choice.is_empty() { self.kind.clone() } else { list };
        let game = match near {
            Some(near) => near.text.clone(),
            // Several heaps are probably those of nim.
            None if matches!(&*set, "" | "{}") && self.are_piles() => "nim".to_owned(),
            None => moves::rule(&[set], &[])?.to_string(),
        };
        let is_pair = near.is_some_and(|near| near.kind == Kind::Table);
        let position = self.with_heaps(&game, is_pair)?;
        let taken = game.strip_prefix("take:").and_then(|_| game.rsplit([',', '.', ':']).next());
        let taken = taken.and_then(|last| last.parse().ok());
        let is_small = match &self.heaps[..] {
            [heap] => heap.parse::<u64>().is_ok_and(|heap| {
                !self.is_named && (heap < LEAST && !self.is_set || taken.is_some_and(|last| heap < last))
                    || game == "nim"
            }),
            heaps => heaps.is_empty(),
        };
        if is_small || Sum::parse(&position).is_err() {
            return None;
        }
        let sum = near.and_then(|near| near.sum.clone());
        let question = Question { misere, sum, ..Question::new(Kind::Position, position) };
        Some(Offer { question, changed: vec![Change { why: Why::Ignored, from: 0, to: self.to }] })
    }

    /// A game with its heaps: of two numbers those that stand alone, and a limit of the first move.
    fn with_heaps(&self, game: &str, is_pair: bool) -> Option<String> {
        let is_limited = game == "fibonacci-nim" || game.starts_with("dynamic:");
        let mut heaps = self.heaps.clone();
        if is_limited && let [heap] = &self.heaps[..] {
            heaps.push(heap.parse::<u64>().ok()?.saturating_sub(1).to_string());
        } else if is_pair && heaps.len() == 1 {
            let large: Vec<_> = self.single.iter().filter(|one| value(one) > 1).cloned().collect();
            heaps = if large.len() == 2 && large[0] != large[1] { large } else { heaps };
        }
        if let (Some(gone), "octal:0.77") = (self.gone, game) {
            heaps = broken(&heaps, gone)?;
        }
        let [open, close] = if is_pair || is_limited { [":(", ")"] } else { [":{", "}"] };
        Some(joined(&[game, open, &joined(&heaps, ","), close], ""))
    }
}

pub(super) fn value(number: &str) -> u64 {
    number.parse().unwrap_or(u64::MAX)
}

/// Whether the first number is how many others there are: "three pillows, 5 and 5 and 8".
fn counts_others(text: &Text<'_>, numbers: std::ops::Range<usize>, values: &[String]) -> bool {
    let is_noun =
        |at: usize| text.tokens.get(at).is_some_and(|next| next.sort == Sort::Word) && !is_listed(text, at);
    let first = numbers.start;
    let second = (first + 1..numbers.end).find(|&at| text.number(at).is_some()).unwrap_or(first);
    let is_count = values.len() > 2 && value(&values[0]) == values.len() as u64 - 1;
    is_count && is_noun(first + 1) && !is_noun(second + 1)
}

/// Whether numbers are of the end or of another position, or a bound: "at most 2,000,000,000".
fn is_aside(beside: &Beside<'_, '_>, at: usize) -> bool {
    let is_bound = at > 0 && beside.is("bound", at - 1) || at > 1 && beside.is_word(at - 2, "equal");
    is_bound || beside.is_of_end(at) || beside.is_elsewhere(at)
}

/// What a phrase says may be taken, and where it ends, if it is no list.
fn amount(text: &Text<'_>, at: usize) -> Option<(usize, String)> {
    let (end, says) = text.class(text.words.named("m-part")?, at, 0)?;
    let set = says.strip_prefix("amount ").filter(|set| !has(set, "{"))?;
    Some((end, set.to_owned()))
}

/// Numbers with nothing but stones and signs between.
struct Run {
    end: usize,
    values: Vec<String>,
    /// Whether they are told as a choice: with "or", or as a set of moves.
    is_choice: bool,
    is_set: bool,
    /// Whether dots follow, or they are in brackets after a kind of numbers.
    is_example: bool,
}

/// The numbers that begin at a token.
fn run(text: &Text<'_>, beside: &Beside<'_, '_>, at: usize) -> Run {
    let is_or = |at: usize| text.words.firsts("or").next() == Some(&*text.tokens[at].text);
    let (mut end, mut next, mut values, mut is_choice) = (at, at, Vec::new(), false);
    let is_digits = |at: usize| text.tokens[at].sort == Sort::Number;
    let goes_on = |end: usize, next: usize| {
        let is_parted = (end..next).any(|at| is_listed(text, at)) && amount(text, next).is_none();
        is_parted && !beside.is_of_else(next) || end == next && is_digits(next) && is_digits(next - 1)
    };
    while let Some((to, value)) = number(text, next)
        && (values.is_empty() || goes_on(end, next))
    {
        is_choice |= (end..next).any(is_or);
        values.push(value);
        (end, next) = (to, to);
        while next < text.tokens.len() && is_between(text, next) {
            next += 1;
        }
    }
    // "He sets up rows of 2, 5 and 9".
    let is_laid =
        |at: usize| text.tokens[at].text == "set" && text.words.begins("f-set-up", &text.tokens[at + 1].text);
    let is_moves = |at: usize| text.words.begins("set-of-moves", &text.tokens[at].text) && !is_laid(at);
    let begin = text.sentence(at).0.max(at.saturating_sub(NEAR));
    let is_set = values.len() > 1 && (begin..at).any(is_moves);
    is_choice |= is_set;
    // "for k in (4, 5, 6)"
    let is_open = at > 2 && has("([{", &text.tokens[at - 1].text) && text.tokens[at - 2].text == "in";
    is_choice |= values.len() > 1 && is_open && text.tokens[at - 3].text.len() == 1;
    let dots = |at: usize| {
        let goes_on = text.words.named("f-and-so-on").and_then(|class| text.class(class, at, 0));
        text.is(at, '…') || text.is(at, '.') && text.is(at + 1, '.') || goes_on.is_some()
    };
    let is_open = at > 0 && text.is(at - 1, '(') && beside.follows_kind(at - 1);
    let is_example = values.len() > 1 && (is_open || dots(end) || text.is(end, ',') && dots(end + 1));
    Run { end, values, is_choice, is_set, is_example }
}

/// All lists of several numbers, but those that are moves.
pub(super) fn lists(text: &Text<'_>) -> Vec<Vec<String>> {
    let beside = Beside::new(text);
    let (mut lists, mut at) = (Vec::new(), 0);
    while at < text.tokens.len() {
        let run = run(text, &beside, at);
        at = run.end.max(at + 1);
        if run.values.len() > 1 && !run.is_choice && !run.is_example {
            lists.push(run.values);
        }
    }
    lists
}

/// A number, but not "one" that is a pronoun.
fn number(text: &Text<'_>, at: usize) -> Option<(usize, String)> {
    let token = text.tokens.get(at)?;
    let is_word = |back: usize| {
        at >= back && text.tokens[at - back].sort == Sort::Word && text.tokens[at - back].text.len() > 1
    };
    // "CET-4"
    let is_hyphen = token.glued && at > 0 && text.is(at - 1, '-') && text.tokens[at - 1].glued && is_word(2);
    let is_part = token.glued && at > 0 && text.tokens[at - 1].sort == Sort::Word || is_hyphen;
    let is_alone = token.text == "one" && !text.tokens.get(at + 1).is_some_and(|_| is_between(text, at + 1));
    if is_part || is_alone { None } else { text.number(at) }
}

fn is_listed(text: &Text<'_>, at: usize) -> bool {
    text.word_of(OR, at) || text.is(at, ',')
}

/// Whether a token may stand between two numbers of a list: a stone or a colour, a sign, or a noun
/// before a comma or "or".
fn is_between(text: &Text<'_>, at: usize) -> bool {
    let token = &text.tokens[at];
    let is_word = |at: usize| {
        text.tokens.get(at).is_some_and(|token| token.sort == Sort::Word) && text.number(at).is_none()
    };
    let is_known = text.words.knows(&token.text, false);
    // "3 floors or 5 floors"
    let is_again = |at: usize| text.tokens.get(at + 3).is_some_and(|last| last.text == text.tokens[at].text);
    let is_noun = is_word(at) && at + 1 < text.tokens.len() && is_listed(text, at + 1);
    let is_noun = is_noun && (!is_known || is_again(at));
    let is_stone =
        ["stone", "counted", "step", "adjective"].iter().any(|class| text.words.begins(class, &token.text))
            && !text.word_of(NUMBER, at);
    // "By twos or by threes", "one or a group of six"
    let is_bunch = text.words.begins("f-bunch", &token.text)
        && at > 0
        && (is_listed(text, at - 1) || text.word_of(GAP, at - 1));
    is_noun || is_stone || is_bunch || is_listed(text, at) || text.word_of(GAP, at) || has("{[(", &token.text)
}
