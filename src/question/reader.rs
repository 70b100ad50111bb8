//! The reading of a text: of a sum, of a question with answers to choose from, or of what is none.

use super::attempts::alone;
use super::pattern::Text;
use super::reading::{Aspect, Change, Kind, MAX_TEXT, Offer, Question, Reading, Why};
use super::sentences::is_remark;
use super::sum;
use super::table::Words;
use super::tokens::{Sort, Token, has, joined, parted, pieces, tokens};
use crate::position::Sum;

/// So many numbers that the asker found are rather values than heaps.
const LIST: usize = 4;

/// Reads what was typed, with the words of a language.
///
/// The steps grow with the length of the text, within a limit; a text of more than [`MAX_TEXT`]
/// characters has no reading. Never panics.
///
/// ```
/// use grundyscope::question::{Words, read};
/// let words = Words::parse("<or>: or\ntake <list> -> take {$1}\nlast one loses -> misere");
/// let reading = read("take 1, 2 or 3: 5 7, last one loses", &words);
/// let question = reading.best.unwrap().question;
/// assert_eq!((&*question.text, question.misere), ("take:1,2,3:{5,7}", true));
/// assert_eq!(reading.spans.iter().map(|span| span.from).collect::<Vec<_>>(), [0, 16, 21]);
/// ```
#[must_use]
pub fn read(typed: &str, words: &Words) -> Reading {
    counted(typed, words).0
}

/// As [`read`], with the steps that patterns took, none for a notation.
#[must_use]
pub fn counted(typed: &str, words: &Words) -> (Reading, usize) {
    if typed.chars().nth(MAX_TEXT).is_some() {
        return (Reading::default(), 0);
    }
    let sum = sum::with_signs(typed, words).or_else(|| sum::by_sentences(typed, words));
    let found = sum.or_else(|| of_choices(typed, words));
    let (reading, steps) = found.unwrap_or_else(|| without_remarks(typed, words));
    let games = reading.others.iter().filter(|offer| offer.question.kind == Kind::Game).count();
    let sum = if reading.best.is_none() && games > 1 { sum::in_words(typed, words) } else { None };
    match sum {
        Some((sum, more)) => (sum, steps + more),
        None => (reading, steps),
    }
}

/// "Which position is lost? (A) (6,1,1) (B) (6,2,1) (C) (6,2,2)": the first is read, and the others
/// are offered.
fn of_choices(typed: &str, words: &Words) -> Option<(Reading, usize)> {
    let list = tokens(typed);
    let (end, choices) = (0..list.len()).find_map(|at| choices(&list, at))?;
    let text: String = typed.chars().take(end).collect();
    let (mut reading, steps) = alone(&text, words);
    let best = reading.best.as_mut().filter(|best| best.question.kind == Kind::Position)?;
    best.changed.push(Change { why: Why::Ignored, from: end, to: list[list.len() - 1].to });
    let (game, _) = parted(&best.question.text, ":{")?;
    let other = |heaps: &String| {
        let text = joined(&[game, ":{", heaps, "}"], "");
        Sum::parse(&text).is_ok().then(|| Question { text, ..best.question.clone() })
    };
    let others = choices[1..].iter().filter_map(other);
    reading.others = others.map(|question| Offer { question, changed: best.changed.clone() }).collect();
    Some((reading, steps))
}

/// "Nim with 3, 4 and 5. I tried 5 to 2, and my book says 3 to 1": what the asker tried or heard is
/// left out, if what is asked is a position without it.
fn without_remarks(typed: &str, words: &Words) -> (Reading, usize) {
    let (whole, steps) = of_first_question(typed, words);
    let list = tokens(typed);
    let text = Text::new(&list, words);
    let mut sentences = text.sentences();
    sentences.retain(|&sentence| is_remark(&text, sentence));
    if sentences.is_empty() {
        return (whole, steps);
    }
    let remarks: Vec<_> = sentences.iter().map(|&(from, to)| (list[from].from, list[to - 1].to)).collect();
    let is_remark = |at: usize| remarks.iter().any(|&(from, to)| (from..to).contains(&at));
    let rest = typed.chars().enumerate().map(|(at, sign)| if is_remark(at) { ' ' } else { sign });
    let (mut reading, more) = of_first_question(&rest.collect::<String>(), words);
    let offers = if reading.best.is_some() {
        reading.best.as_mut().into_iter().collect()
    } else {
        reading.others.iter_mut().collect::<Vec<_>>()
    };
    let first = offers.first().map(|offer| &offer.question);
    let is_position = first.is_some_and(|question| question.kind == Kind::Position);
    let is_same = whole.best.as_ref().is_some_and(|best| first == Some(&best.question));
    for offer in offers {
        offer.changed.extend(remarks.iter().map(|&(from, to)| Change { why: Why::Ignored, from, to }));
        offer.changed.sort_by_key(|change| change.from);
    }
    // "I computed that 2, 6, 8, 10 and 14 are lost"
    let is_list = whole.best.as_ref().is_some_and(|best| pieces(&best.question.text, ",").len() >= LIST);
    let tells_game = reading.best.as_ref().is_some_and(|best| best.question.kind == Kind::Game);
    if is_list && tells_game {
        return (reading, steps + more);
    }
    let is_clearer = is_position && !is_same && (reading.best.is_some() || whole.best.is_none());
    (if is_clearer { reading } else { whole }, steps + more)
}

/// "(a) Who wins? (b) Who wins the misère version?", "What if a move may take 3?": the first
/// question is read, if it is clear without what follows.
fn of_first_question(typed: &str, words: &Words) -> (Reading, usize) {
    let (whole, steps) = alone(typed, words);
    let list = tokens(typed);
    let Some(next) = next_question(&Text::new(&list, words)) else { return (whole, steps) };
    let end = list[next].from;
    let text: String = typed.chars().take(end).collect();
    let (mut reading, more) = alone(&text, words);
    let is_same = |best: &Offer| whole.best.as_ref().is_some_and(|read| read.question == best.question);
    let position = whole.best.as_ref().filter(|best| best.question.kind == Kind::Position);
    let position = position.map(|best| best.question.text.clone());
    let is_clear = |best: &Offer| {
        let Question { kind, text, n, aspect, .. } = &best.question;
        // "The values for n ≤ 10", which is no heap of 10
        let is_same = |n: &String, whole: &String| {
            *aspect == Aspect::Values && *whole == joined(&[text, ":{", n, "}"], "")
        };
        let is_n = |n: &String| position.as_ref().is_none_or(|whole| is_same(n, whole));
        matches!(kind, Kind::Position | Kind::Nimber) || n.as_ref().is_some_and(is_n)
    };
    let near = reading.others.first();
    let has_n = reading.others.iter().any(|near| near.question.n.is_some());
    let is_near_position = !has_n && near.is_some_and(|near| near.question.kind == Kind::Position);
    match &mut reading.best {
        Some(best) if is_clear(best) && !is_same(best) => {
            best.changed.push(Change { why: Why::Ignored, from: end, to: list[list.len() - 1].to });
            (reading, steps + more)
        }
        None if whole.best.is_none() && is_near_position => {
            // What is near the first question is nearer than what is near all of them.
            (reading, steps + more)
        }
        _ => (whole, steps + more),
    }
}

/// Where a second question begins: another part of an exercise, another rule, or only questions;
/// or a claim about a move, "Show that taking 5 from the second heap loses".
fn next_question(text: &Text<'_>) -> Option<usize> {
    let is = |name: &str, at: usize| text.starts(name, at);
    let length = text.tokens.len();
    let number = text.tokens.iter().position(|token| token.sort == Sort::Number)?;
    let sentences = text.sentences();
    let is_question = |&(from, to): &(usize, usize)| from == to || text.is(to, '?');
    let begins = |at: usize| sentences.iter().position(|&(from, _)| from == at);
    let is_order = |at: usize| begins(at).is_some() || at > 0 && text.is(at - 1, ')');
    let asks = |at: usize| at > number && text.is(at, '?') || is_order(at) && is("f-orders", at);
    let asked = (0..length).find(|&at| asks(at)).unwrap_or(length);
    let is_next = |at: usize| {
        let Some(from) = begins(at) else {
            // "Who wins, and who wins if the last stone loses?"
            let begin = text.sentence(at).0;
            return is("f-and-asks", at)
                && (!is("f-and-who", at) || (begin..at).any(|at| is("f-who-wins", at)));
        };
        let of_questions = sentences[from..].iter().all(is_question);
        // "Suppose the last stone loses" alone is of the question before it.
        let supposes = is("f-supposes", at) && (at..length).any(|at| text.is(at, '?'));
        let proves = |&(from, to): &(usize, usize)| is("f-proves", from) || is_question(&(from, to));
        let claims = (is("f-claims", at) || is("f-proves", at)) && sentences[from..].iter().all(proves);
        at > asked && (is("f-next-part", at) || is("f-repeats", at) || supposes || of_questions) || claims
    };
    let next = (number + 1..length).find(|&at| is_next(at))?;
    (!(next..length).any(|at| is("f-of-all", at))).then_some(next)
}

/// Where the first of the answers ends whose first label begins at a token, and the numbers of
/// each, if all of them are several numbers and nothing follows.
fn choices(list: &[Token], begin: usize) -> Option<(usize, Vec<String>)> {
    const LABELS: [[&str; 2]; 6] =
        [["a", "i"], ["b", "ii"], ["c", "iii"], ["d", "iv"], ["e", "v"], ["f", "vi"]];
    let after_label = |at: usize, number: usize| {
        let name = at + usize::from(list.get(at)?.is('('));
        let is_label = LABELS.get(number)?.contains(&&*list.get(name)?.text) && list.get(name + 1)?.is(')');
        is_label.then_some(name + 2)
    };
    let (mut found, mut at, mut end) = (Vec::new(), begin, 0);
    for number in 0..LABELS.len() {
        let Some(from) = after_label(at, number) else { break };
        at = (from..list.len()).find(|&at| after_label(at, number + 1).is_some()).unwrap_or(list.len());
        let answer = &list[from..at];
        let numbers = answer.iter().filter(|token| token.sort == Sort::Number);
        let numbers: Vec<_> = numbers.map(|token| &*token.text).collect();
        let is_part = |token: &Token| token.sort == Sort::Number || has("(){}[],;.?", &token.text);
        if numbers.len() < 2 || !answer.iter().all(is_part) {
            return None;
        }
        if found.is_empty() {
            end = answer[answer.len() - 1].to;
        }
        found.push(joined(&numbers, ","));
    }
    (found.len() > 2 && at == list.len()).then_some((end, found))
}
