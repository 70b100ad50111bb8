//! Sums of positions that are clear on their own: "take 1 or 2: 5 + nim 3", "Kayles on 8 pins, a
//! nim heap of 4 and S(1,4) on 11 tokens".

use super::attempts::alone;
use super::reading::{Change, Kind, Offer, Question, Reading, Span, Why};
use super::table::Words;
use super::tokens::{Token, joined, tokens};

/// The most pieces of a list of components.
const MOST_PIECES: usize = 8;

/// A component: where it begins, what it is, and the steps of its reading.
struct Component {
    from: usize,
    question: Question,
    spans: Vec<Span>,
    steps: usize,
}

/// The characters `from..to`, if they are a position.
fn component(typed: &[char], (from, to): (usize, usize), words: &Words) -> Option<Component> {
    // Between two signs there may be nothing.
    let text: String = typed.get(from..to)?.iter().collect();
    let (reading, steps) = alone(&text, words);
    let offer = reading.best.filter(|offer| {
        let is_kept = |change: &Change| matches!(change.why, Why::Spelling | Why::Usual);
        offer.question.kind == Kind::Position && offer.changed.iter().all(is_kept)
    })?;
    Some(Component { from, question: offer.question, spans: reading.spans, steps })
}

fn sum(components: Vec<Component>) -> Option<(Reading, usize)> {
    if components.len() < 2 {
        return None;
    }
    let (mut texts, mut all, mut steps, mut misere) = (Vec::new(), Reading::default(), 0, false);
    for Component { from, question, spans, steps: more } in components {
        misere |= question.misere;
        texts.push(question.text);
        all.spans.extend(spans.iter().map(|span| Span {
            from: span.from + from,
            to: span.to + from,
            ..*span
        }));
        steps += more;
    }
    let question = Question { misere, ..Question::new(Kind::Position, joined(&texts, " + ")) };
    all.best = Some(Offer { question, changed: Vec::new() });
    Some((all, steps))
}

/// The sum of positions with plus signs between them.
pub(super) fn with_signs(typed: &str, words: &Words) -> Option<(Reading, usize)> {
    let typed: Vec<char> = typed.chars().collect();
    let signs = (1..typed.len().saturating_sub(1)).filter(|&at| typed[at - 1..=at + 1] == [' ', '+', ' ']);
    let (mut components, mut from) = (Vec::new(), 0);
    for to in signs.map(|at| at - 1).chain([typed.len()]) {
        if from == 0 && to == typed.len() {
            return None;
        }
        components.push(component(&typed, (from, to), words)?);
        from = to + 3;
    }
    sum(components)
}

/// The sum of positions with commas and words between them, each as long as it can be.
pub(super) fn in_words(typed: &str, words: &Words) -> Option<(Reading, usize)> {
    let between = |token: &Token| token.is(',') || words.begins("between-games", &token.text);
    let tokens = tokens(typed);
    let typed: Vec<char> = typed.chars().collect();
    let mut ends: Vec<(usize, usize)> =
        tokens.iter().filter(|token| between(token)).map(|token| (token.from, token.to)).collect();
    ends.truncate(MOST_PIECES);
    ends.push((typed.len(), typed.len()));
    let (mut components, mut from, mut first) = (Vec::new(), 0, 0);
    while first < ends.len() {
        let tried = (first..ends.len()).rev();
        let mut found =
            tried.filter_map(|last| Some((last, component(&typed, (from, ends[last].0), words)?)));
        let (last, one) = found.next()?;
        components.push(one);
        (from, first) = (ends[last].1, last + 1);
    }
    sum(components)
}
