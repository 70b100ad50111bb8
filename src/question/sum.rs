//! Sums of positions that are clear on their own: "take 1 or 2: 5 + nim 3", "Kayles on 8 pins, a
//! nim heap of 4 and S(1,4) on 11 tokens".

use super::attempts::alone;
use super::ending::endings;
use super::pattern::Text;
use super::reading::{Change, Kind, Offer, Question, Reading, Span, Why};
use super::table::{DANGER, TOP, Words};
use super::tokens::{Sort, joined, parted, tokens};

/// The most pieces of a list of components.
const MOST_PIECES: usize = 8;

/// A component: where it begins, what it is, what of it was left out, and the steps of its reading.
struct Component {
    from: usize,
    question: Question,
    left: Vec<Change>,
    spans: Vec<Span>,
    steps: usize,
}

/// The characters `from..to`, if they are a position.
fn component(typed: &[char], (from, to): (usize, usize), words: &Words, leaves: bool) -> Option<Component> {
    // Between two signs there may be nothing.
    let text: String = typed.get(from..to)?.iter().collect();
    let (reading, steps) = alone(&text, words);
    let offer = reading.best.filter(|offer| {
        let is_kept = |change: &Change| match change.why {
            Why::Spelling | Why::Usual => true,
            why => leaves && why == Why::Ignored,
        };
        offer.question.kind == Kind::Position && offer.changed.iter().all(is_kept)
    })?;
    let ignored = offer.changed.into_iter().filter(|change| change.why == Why::Ignored);
    let left = ignored.map(|one| Change { from: one.from + from, to: one.to + from, ..one }).collect();
    Some(Component { from, question: offer.question, left, spans: reading.spans, steps })
}

fn sum(components: Vec<Component>) -> Option<(Reading, usize)> {
    if components.len() < 2 {
        return None;
    }
    let (mut texts, mut all, mut steps, mut misere) = (Vec::new(), Reading::default(), 0, false);
    let mut changed = Vec::new();
    for Component { from, question, left, spans, steps: more } in components {
        changed.extend(left);
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
    all.best = Some(Offer { question, changed });
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
        components.push(component(&typed, (from, to), words, false)?);
        from = to + 3;
    }
    sum(components)
}

/// The sum of positions with commas and words between them, each as long as it can be.
pub(super) fn in_words(typed: &str, words: &Words) -> Option<(Reading, usize)> {
    let tokens = tokens(typed);
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    // "1, 2 or 3 chips" is one list.
    let is_list = |at: usize| at > 0 && is_number(at - 1) && is_number(at + 1);
    let is_between =
        |at: usize| (tokens[at].is(',') || words.begins("between-games", &tokens[at].text)) && !is_list(at);
    let typed: Vec<char> = typed.chars().collect();
    let between = (0..tokens.len()).filter(|&at| is_between(at));
    let mut ends: Vec<(usize, usize)> = between.map(|at| (tokens[at].from, tokens[at].to)).collect();
    ends.truncate(MOST_PIECES);
    ends.push((typed.len(), typed.len()));
    let (mut components, mut from, mut first) = (Vec::new(), 0, 0);
    while first < ends.len() {
        let tried = (first..ends.len()).rev();
        let mut found =
            tried.filter_map(|last| Some((last, component(&typed, (from, ends[last].0), words, false)?)));
        let (last, one) = found.next()?;
        components.push(one);
        (from, first) = (ends[last].1, last + 1);
    }
    sum(components)
}

/// The sum of the positions that sentences tell, each with its own rule: "In the first, one to
/// three chips are removed, and the pile has 9."
pub(super) fn by_sentences(typed: &str, words: &Words) -> Option<(Reading, usize)> {
    let tokens = tokens(typed);
    if tokens.is_empty() {
        return None;
    }
    let text = Text::new(&tokens, words);
    let characters: Vec<char> = typed.chars().collect();
    let is_sum = tokens.iter().any(|token| words.begins("summed", &token.text));
    let is = |at: usize, class: &str| words.begins(class, &tokens[at].text);
    let is_heap = |at: usize| at < tokens.len() && is(at, "heap");
    let endings = endings(&text);
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for (from, to) in text.sentences() {
        // "From the second heap", or "in the second" of a sum.
        let is_own = (from..to).any(|at| is(at, "which-heap") && (is_sum || is_heap(at + 1)));
        let has_number = (from..to).any(|at| text.number(at).is_some());
        let is_told = is_own && has_number && own.len() < MOST_PIECES && !text.is(to, '?');
        if is_told { own.push((from, to)) } else { others.extend(from..to) }
    }
    if own.len() < 2 {
        return None;
    }
    let mut components = Vec::new();
    for (from, to) in own {
        components.push(component(&characters, (tokens[from].from, tokens[to - 1].to), words, true)?);
    }
    let game = |one: &Component| parted(&one.question.text, ":{").map(|(game, _)| game.to_owned());
    if components.windows(2).all(|two| game(&two[0]) == game(&two[1])) {
        return None;
    }
    // No other sentence may say anything of a move.
    for at in others {
        let token = &tokens[at];
        if endings.iter().any(|ending| ending.reads(&text, at)) {
            continue;
        }
        let (_, says) = text.class(TOP, at, 0).unwrap_or_default();
        if text.word_of(DANGER, at)
            || ["take ", "to ", "heaps ", "unclear"].iter().any(|one| says.starts_with(one))
        {
            return None;
        }
        if token.sort == Sort::Word && !words.knows(&token.text, false) {
            components[0].left.push(Change { why: Why::Ignored, from: token.from, to: token.to });
        }
    }
    components[0].question.misere = endings.iter().any(|ending| ending.misere);
    let (reading, steps) = sum(components)?;
    Some((reading, steps + text.steps().0))
}
