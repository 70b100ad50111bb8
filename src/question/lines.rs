//! The lines of a page: titles, numbers of exercises, limits and formats, which say nothing of a
//! game.

use super::ending::endings;
use super::pattern::Text;
use super::reading::Why;
use super::said::{SHORT, Said};
use super::sample::is_pins;
use super::table::Words;
use super::tokens::{Sort, Token, has};

/// The fewest ends of lines of a page.
const LINES: usize = 3;

/// Leaves out the numbers of what a text is called.
pub(super) fn drop_names(tokens: &mut Vec<Token>, words: &Words) {
    drop_credits(tokens, words);
    drop_place(tokens);
    drop_numbering(tokens);
    drop_title(tokens, words);
    drop_name_numbers(tokens, words);
}

/// "Ferguson I.4.4: Lasker's nim": the place of an exercise in a book.
fn drop_place(tokens: &mut Vec<Token>) {
    let is_part =
        |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number || token.text.len() == 1);
    let is_point = |at: usize| tokens.get(at).is_some_and(|token| token.is('.') && token.glued);
    let end = |from: usize| {
        let parts =
            (0..SHORT).take_while(|part| is_part(from + 2 * part) && is_point(from + 2 * part + 1)).count();
        let last = from + 2 * parts;
        (parts > 1 && is_part(last) && tokens.get(last + 1)?.is(':')).then_some(last + 2)
    };
    if let Some((from, to)) = (0..tokens.len().min(SHORT)).find_map(|from| Some((from, end(from)?))) {
        tokens.drain(from..to);
    }
}

/// "3.12 Suppose that …", "2. (Misère take-away.) …": the number of an exercise.
fn drop_numbering(tokens: &mut Vec<Token>) {
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    // "Exercises. 4. Find …"
    let begin = if tokens.len() > SHORT && tokens[0].sort == Sort::Word && tokens[1].is('.') { 2 } else { 0 };
    // "0.137 Is this game periodic?" begins with a code.
    if tokens.len() <= SHORT || !is_number(begin) || tokens[begin].text == "0" {
        return;
    }
    let mut end = begin + 1;
    while tokens[end].is('.') && tokens[end].glued && is_number(end + 1) && tokens[end + 1].glued {
        end += 2;
    }
    end += usize::from(has(".)", &tokens[end].text));
    let next = &tokens[end];
    if end > begin + 1 && !next.glued && (next.capital || next.is('(')) {
        tokens.drain(begin..end);
        drop_numbering(tokens);
    }
}

/// "(6 marks)" says nothing, nor does "(1935)".
fn drop_credits(tokens: &mut Vec<Token>, words: &Words) {
    let is_credit = |four: &[Token]| {
        four[0].is('(')
            && four[1].sort == Sort::Number
            && four[3].is(')')
            && words.begins("f-credit", &four[2].text)
    };
    while let Some(at) = tokens.windows(4).position(is_credit) {
        tokens.drain(at..at + 4);
    }
    // "(Math 101, MIT)"
    let is_known =
        |token: &Token| ["f-source", "f-site"].iter().any(|class| words.begins(class, &token.text));
    let is_source = |from: usize, list: &[Token]| {
        let to = (from..list.len().min(from + SHORT)).find(|&at| list[at].is(')'))?;
        let inside = &list[from..to];
        let tells =
            |token: &Token| ["f-rule-word", "ending"].iter().any(|class| words.begins(class, &token.text));
        let told = list[from].is('(') && inside.iter().any(is_known) && !inside.iter().any(tells);
        told.then_some(to + 1)
    };
    while let Some((from, to)) = (0..tokens.len()).find_map(|from| Some((from, is_source(from, tokens)?))) {
        // "Constrained Nim 2 (AtCoder ABC297 G)"
        let is_title = (2..SHORT).contains(&from) && tokens[from - 1].sort == Sort::Number;
        tokens.drain(from - usize::from(is_title)..to);
    }
    let is_year = |three: &[Token]| {
        let year = &three[1];
        let is_past = year.text.len() == 4 && (year.text.starts_with("18") || year.text.starts_with("19"));
        three[0].is('(') && year.sort == Sort::Number && is_past && three[2].is(')')
    };
    while let Some(at) = tokens.windows(3).position(is_year) {
        tokens.drain(at..at + 3);
    }
}

/// "Stone Game / time limit: 2 s / There is a heap / Input / 7 / Output / Bob": lines of a page,
/// whose labels stand before a sample, and limits of time that say nothing.
pub(super) fn part_lines(tokens: &mut Vec<Token>, words: &Words) {
    let is_label =
        |token: &Token| ["f-sample", "f-output"].iter().any(|class| words.begins(class, &token.text));
    let is_word = |token: &Token| token.sort == Sort::Word && token.text.len() > 1 && !is_pins(&token.text);
    let is_letter = |token: &Token| token.sort == Sort::Word && token.text.len() == 1;
    let is_line = |at: &usize| {
        let [before, sign, after] = [at - 1, *at, at + 1].map(|at| &tokens[at]);
        // "Sample Input 1 / 7"
        let is_numbered = before.sort == Sort::Number && *at > 1 && is_label(&tokens[at - 2]);
        sign.is('/')
            && !sign.glued
            && (is_word(before)
                || is_word(after)
                || is_letter(before) && is_letter(after)
                || is_numbered
                || has(".?!:;", &before.text))
    };
    let lines: Vec<usize> = (1..tokens.len().saturating_sub(1)).filter(is_line).collect();
    if lines.len() < LINES {
        return;
    }
    let title = if lines[0] < SHORT { lines[0] } else { 0 };
    for at in lines {
        let label = at - 1 - usize::from(at > 1 && tokens[at - 1].sort == Sort::Number);
        let sign = if is_label(&tokens[label]) { ":" } else { "." };
        sign.clone_into(&mut tokens[at].text);
    }
    // "Example / 4 / 0 3"
    let sample = words.firsts("f-sample").next();
    for at in 1..tokens.len().saturating_sub(1) {
        let is_line = tokens[at - 1].is('.') && has(".:", &tokens[at + 1].text);
        if let Some(sample) = sample.filter(|_| is_line && words.begins("f-sample-line", &tokens[at].text)) {
            sample.clone_into(&mut tokens[at].text);
            ":".clone_into(&mut tokens[at + 1].text);
        }
    }
    // "Input: / 3"
    let is_double = |two: &[Token]| has(".?!:;", &two[0].text) && has(".:", &two[1].text) && !two[1].glued;
    while let Some(at) = tokens.windows(2).position(is_double) {
        tokens.remove(at + 1);
    }
    // "G - Stone Game 2"
    drop_labels(tokens, title, words);
    let text = Text::new(tokens, words);
    let is_limit = |&(from, to): &(usize, usize)| (from..to).any(|at| text.starts("f-limit", at));
    let limits: Vec<_> = text.sentences().into_iter().filter(is_limit).collect();
    for (from, to) in limits.into_iter().rev() {
        tokens.drain(from..tokens.len().min(to + 1));
    }
}

/// "CET-4" is a name.
fn drop_name_numbers(tokens: &mut Vec<Token>, words: &Words) {
    let is_name = |three: &[Token]| {
        let [name, dash, number] = three else { return false };
        name.capital
            && name.text.len() > 1
            && dash.is('-')
            && dash.glued
            && number.glued
            && number.sort == Sort::Number
            && !words.knows(&name.text, false)
    };
    while let Some(at) = tokens.windows(3).position(is_name) {
        tokens.drain(at + 1..at + 3);
    }
}

/// "Kattis 102 B Last Stone 2: Alice and Bob …": the numbers of a problem's title are no heaps.
fn drop_title(tokens: &mut Vec<Token>, words: &Words) {
    let is_site = |at: usize| words.begins("f-site", &tokens[at].text);
    if tokens.len() <= SHORT || !(0..2).any(is_site) {
        return;
    }
    let ends = |at: &usize| tokens[*at].is(':') || tokens[*at].is('.') && !tokens[at + 1].glued;
    let end = (0..SHORT).find(ends);
    let end = end.unwrap_or_else(|| (0..SHORT).take_while(|&at| at < 2 || is_site(at - 1)).count());
    drop_labels(tokens, end, words);
}

/// Leaves out the numbers and letters of a title that ends before a token, but sizes of heaps.
fn drop_labels(tokens: &mut Vec<Token>, end: usize, words: &Words) {
    let is_noun = |token: &Token| ["stone", "heap"].iter().any(|class| words.begins(class, &token.text));
    let of_site = |at: usize| at > 0 && words.begins("f-site", &tokens[at - 1].text);
    let is_size = |at: usize| at + 1 < end && is_noun(&tokens[at + 1]) && !of_site(at);
    if (0..end).any(|at| tokens[at].is(',') || tokens[at].sort == Sort::Number && is_size(at)) {
        return;
    }
    let is_label =
        |token: &Token| token.sort == Sort::Number || token.text.len() == 1 && token.sort == Sort::Word;
    let title: Vec<_> = tokens.drain(..end).filter(|token| !is_label(token)).collect();
    tokens.splice(..0, title);
}

/// "Input ends with 0 / 2 / 13 / 10000 / 0": which number ends the cases.
pub(super) fn drop_end(tokens: &mut Vec<Token>, words: &Words) {
    let text = Text::new(tokens, words);
    let class = words.named("f-ended");
    let found =
        class.and_then(|class| (0..tokens.len()).find_map(|at| Some((at, text.class(class, at, 0)?.0))));
    if let Some((from, to)) = found.filter(|&(_, to)| tokens.get(to).is_some_and(|next| next.is('/'))) {
        tokens.drain(from..=to);
    }
}

/// "Examples / 3 -> 2 / 6 -> -1": what comes out, and what follows, if that asks nothing.
pub(super) fn drop_arrow(tokens: &mut Vec<Token>, words: &Words) {
    let is = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is(sign));
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    let is_arrow = |at: usize| is_number(at - 1) && (is(at, '→') || is(at, '-') && is(at + 1, '>'));
    let Some(arrow) = (1..tokens.len()).find(|&at| is_arrow(at)) else { return };
    let first = (0..arrow).rev().find(|&at| !is_number(at) && !is(at, ',')).map_or(0, |before| before + 1);
    let is_sample = |at: usize| words.begins("f-sample", &tokens[at].text);
    let is_labelled = (first.saturating_sub(4)..first).any(is_sample);
    if is_labelled && !(arrow..tokens.len()).any(|at| is(at, '?')) {
        tokens.truncate(arrow);
    }
}

impl Said {
    /// "The first line holds t (1 <= t <= 100). For each case print the winner": how a sample is
    /// written, in sentences before it that say nothing of the end.
    pub(super) fn drop_format(&mut self, tokens: &mut Vec<Token>, words: &Words) {
        let text = Text::new(tokens, words);
        let Some(sample) = (0..tokens.len()).rfind(|&at| words.begins("f-sample", &tokens[at].text)) else {
            return;
        };
        let is = |class: &str, from: usize, to: usize| (from..to).any(|at| text.starts(class, at));
        // "Input Format", a line of its own, up to the sample.
        let is_section = |&(from, to): &(usize, usize)| to - from < 3 && text.starts("f-section", from);
        let section = text.sentences().into_iter().find(is_section).map_or(sample, |(from, _)| from);
        let endings = endings(&text);
        let is_format = |&(from, to): &(usize, usize)| {
            let tells_end = endings.iter().any(|ending| (from..to).contains(&ending.from));
            to < sample
                && !tells_end
                && (from >= section || is("f-format", from, to) && !is("f-rule-word", from, to))
        };
        let format: Vec<_> = text.sentences().into_iter().filter(is_format).collect();
        for (from, to) in format.into_iter().rev() {
            self.change(Why::Ignored, (tokens[from].from, tokens[to].to));
            tokens.drain(from..=to);
        }
    }
}
