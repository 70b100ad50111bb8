//! Where the patterns of a table match, and what they say.

use super::table::{
    CODE, DANGER, Element, GAP, HEAPS, LIST, N, NUMBER, OR, PASSED, Pattern, STOP, What, Words,
};
use super::tokens::{Sort, Token, has, joined, pieces};
use crate::position::Sum;
use std::cell::{Cell, RefCell};

/// The steps for each token, and for all of them.
const STEPS: usize = 5_000;
/// How deep classes stand within each other.
const DEPTH: u32 = 12;
/// The most words without a meaning between two of a pattern.
const MOST_BETWEEN: usize = 4;
/// The most words of any kind that `<words>` passes over.
const MOST_PASSED: usize = 14;

pub(super) struct Text<'a> {
    pub(super) tokens: &'a [Token],
    pub(super) words: &'a Words,
    /// How many steps may still be made; without any, nothing more matches.
    left: Cell<usize>,
    /// Where each class was looked for last, and what it says there.
    last: RefCell<Vec<(usize, Said)>>,
}

/// The token after a match, and what it says.
type Said = Option<(usize, String)>;

impl<'a> Text<'a> {
    pub(super) fn new(tokens: &'a [Token], words: &'a Words) -> Self {
        let last = RefCell::new(vec![(usize::MAX, None); words.classes.len()]);
        Self { tokens, words, left: Cell::new(STEPS * (tokens.len() + 10)), last }
    }

    pub(super) fn is(&self, at: usize, sign: char) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(sign))
    }

    /// How many steps were made, and whether they were too many.
    pub(super) const fn steps(&self) -> (usize, bool) {
        (STEPS * (self.tokens.len() + 10) - self.left.get(), self.left.get() == 0)
    }

    /// Whether the classes of a rule all stand in one sentence, and none that must not.
    pub(super) fn tells(&self, rule: &Pattern) -> bool {
        let is = |class: usize, (from, to): (usize, usize)| {
            (from..to).any(|at| self.class(class, at, 0).is_some())
        };
        let tells = |element: &Element, sentence: (usize, usize)| match element.what {
            What::Class(class) => is(class, sentence) != element.absent,
            What::Word(_) => false,
        };
        let mut sentences = self.sentences().into_iter();
        sentences.any(|sentence| rule.elements.iter().all(|element| tells(element, sentence)))
    }

    /// The column and the row of a square of a chessboard, "f4", counted from a1.
    pub(super) fn chess_square(&self, at: usize) -> Option<String> {
        let part = |class: &str, at: usize| self.class(self.words.named(class)?, at, 0).map(|(_, says)| says);
        self.tokens.get(at + 1).filter(|rank| rank.glued)?;
        let square = joined(&[&part("file", at)?, &part("rank", at + 1)?], ",");
        self.first("f-chess").map(|_| square)
    }

    /// Whether something goes to what begins at a token: "gets it to b1", "puts it on b1".
    pub(super) fn is_goal(&self, at: usize) -> bool {
        let is = |at: usize| self.words.begins("f-goal", &self.tokens[at].text);
        (at.saturating_sub(3)..at).any(is)
    }

    /// Where sentences begin and end.
    pub(super) fn sentences(&self) -> Vec<(usize, usize)> {
        let (mut sentences, mut from) = (Vec::new(), 0);
        for at in 0..=self.tokens.len() {
            let is_glued = self.tokens.get(at + 1).is_some_and(|next| next.glued);
            let dots = self.is(at, '.') && (self.is(at + 1, '.') || at > 0 && self.is(at - 1, '.'));
            // "k! stones"
            let is_factorial = self.is(at, '!') && at > 0 && self.tokens[at - 1].text.len() == 1;
            let goes_on = is_glued || dots || is_factorial;
            let is_number = self.tokens.get(at + 1).is_some_and(|next| next.sort == Sort::Number);
            let is_colon = self.is(at, ':') && !is_number && self.number(at + 1).is_none();
            if self.tokens.get(at).is_none_or(|token| (is_colon || has(&token.text, ".?!;")) && !goes_on) {
                sentences.push((from, at));
                from = at + 1;
            }
        }
        sentences
    }

    /// Where the sentence of a token begins and ends.
    pub(super) fn sentence(&self, at: usize) -> (usize, usize) {
        let of = |&(_, to): &(usize, usize)| at <= to;
        self.sentences().into_iter().find(of).unwrap_or((0, self.tokens.len()))
    }

    /// Whether a class of this name matches from a token on.
    pub(super) fn starts(&self, name: &str, at: usize) -> bool {
        self.words.named(name).is_some_and(|class| self.class(class, at, 0).is_some())
    }

    /// What a class of this name says where it first matches in the text.
    pub(super) fn first(&self, name: &str) -> Option<String> {
        let class = self.words.named(name)?;
        (0..self.tokens.len()).find_map(|at| Some(self.class(class, at, 0)?.1))
    }

    /// The longest match of a class: the token after it, and what it says.
    pub(super) fn class(&self, class: usize, at: usize, depth: u32) -> Said {
        match class {
            N => return self.number(at),
            CODE => return self.code(at),
            LIST | HEAPS => return self.list(at, class == HEAPS),
            _ if at >= self.tokens.len() || depth > DEPTH => return None,
            _ => {}
        }
        if let (last, said) = &self.last.borrow()[class]
            && *last == at
        {
            return said.clone();
        }
        // Many patterns begin with the same class.
        let begins = |pattern: &Pattern| match &pattern.elements[0] {
            Element { what: What::Class(first), optional: false, .. } => {
                !matches!(&self.last.borrow()[*first], (last, None) if *last == at)
            }
            _ => true,
        };
        let patterns = &self.words.classes[class];
        // The longest, and of these the first of the table.
        let mut longest: Option<(usize, usize, Vec<String>)> = None;
        for place in self.words.beginning(class, &self.tokens[at].text) {
            let pattern = &patterns[place];
            let mut parts = Vec::new();
            if begins(pattern)
                && let Some(end) = self.sequence(&pattern.elements, (at, at), &mut parts, depth)
                && longest.as_ref().is_none_or(|&(most, first, _)| end > most || end == most && place < first)
            {
                longest = Some((end, place, parts));
            }
        }
        let longest = longest.map(|(end, place, parts)| (end, filled(&patterns[place].says, &parts)));
        self.last.borrow_mut()[class] = (at, longest.clone());
        longest
    }

    /// Where a sequence of elements ends, if it matches.
    fn sequence(
        &self,
        elements: &[Element],
        (begin, at): (usize, usize),
        parts: &mut Vec<String>,
        depth: u32,
    ) -> Option<usize> {
        let Some((first, rest)) = elements.split_first() else { return Some(at) };
        self.left.set(self.left.get().checked_sub(1)?);
        let known = parts.len();
        if matches!(first.what, What::Class(PASSED)) {
            for here in at..=at + MOST_PASSED {
                let end = self.sequence(rest, (begin, here), parts, depth);
                if end.is_some() || !self.passes(here) {
                    return end;
                }
            }
            return None;
        }
        for here in at..=at + MOST_BETWEEN {
            if let Some((end, says)) = self.element(&first.what, here, depth) {
                if !says.is_empty() {
                    parts.push(says);
                }
                if let Some(end) = self.sequence(rest, (begin, end), parts, depth) {
                    return Some(end);
                }
                parts.truncate(known);
            }
            let bracket = ['(', '{', '[', ')', '}', ']', '"'].iter().any(|&sign| self.is(here, sign));
            // "Take, alternately, 1 or 2"
            let apart = self.is(here, ',')
                && (self.word_of(GAP, here + 1) || here > 0 && self.word_of(GAP, here - 1));
            let between = || bracket || apart || self.word_of(GAP, here);
            if at == begin || !between() {
                break;
            }
        }
        if first.optional { self.sequence(rest, (begin, at), parts, depth) } else { None }
    }

    fn element(&self, what: &What, at: usize, depth: u32) -> Said {
        match what {
            What::Word(word) => (self.tokens.get(at)?.text == *word).then(|| (at + 1, String::new())),
            What::Class(class) => self.class(*class, at, depth + 1),
        }
    }

    /// Whether `<words>` passes over a token: a comma or a word that changes no rule.
    fn passes(&self, at: usize) -> bool {
        let stops = || self.word_of(DANGER, at) || self.word_of(STOP, at);
        let is_word = |token: &Token| token.sort == Sort::Word && !stops();
        self.tokens.get(at).is_some_and(|token| has(&token.text, ",()") || is_word(token))
    }

    /// Whether a token is a word of a class of single words.
    pub(super) fn word_of(&self, class: usize, at: usize) -> bool {
        self.tokens
            .get(at)
            .is_some_and(|token| self.words.classes[class].iter().any(|pattern| pattern.is_word(&token.text)))
    }

    pub(super) fn number(&self, at: usize) -> Said {
        let token = self.tokens.get(at)?;
        // "K = 25 stones".
        if matches!(&*token.text, "k" | "n" | "m" | "x") && self.is(at + 1, '=') {
            return self.number(at + 2);
        }
        if token.sort != Sort::Number {
            return self.class(NUMBER, at, DEPTH);
        }
        // "A = {a1, a2}"
        if token.glued && at > 0 && self.tokens[at - 1].text == "a" {
            return None;
        }
        let glued = |at: usize| self.tokens.get(at).is_some_and(|token| token.glued);
        let digits = self.tokens.get(at + 2).is_some_and(|token| token.sort == Sort::Number);
        if self.is(at + 1, '.') && digits && glued(at + 1) && glued(at + 2) {
            return None;
        }
        if self.is(at + 1, '^') && !self.is(at + 3, '^') {
            let brace = usize::from(self.is(at + 2, '{'));
            let exponent = self.tokens.get(at + 2 + brace).filter(|token| token.sort == Sort::Number);
            if let Some(exponent) = exponent {
                return Some((at + 3 + 2 * brace, format!("{}^{}", token.text, exponent.text)));
            }
        }
        Some((at + 1, token.text.clone()))
    }

    /// An octal or hexadecimal code: "0.77", ".3f", "4.(3)".
    fn code(&self, at: usize) -> Said {
        let point = at + usize::from(!self.is(at, '.'));
        // "n = 0..16"
        if point == at && at > 0 && self.is(at - 1, '.') {
            return None;
        }
        let is_digits =
            |token: &&Token| token.glued && (token.sort != Sort::Sign || has("()[]", &token.text));
        let mut after = self.tokens.get(point + 1..)?.iter().take_while(is_digits).count();
        // A bracket that the code does not open is the sentence's.
        let opens = self.tokens[point + 1..point + 1 + after].iter().any(|token| token.is('('));
        after -= usize::from(after > 0 && !opens && self.is(point + after, ')'));
        let text = || self.tokens[at..=point + after].iter().map(|token| &*token.text).collect();
        (self.is(point, '.') && after > 0 && (point == at || self.tokens[point].glued))
            .then(|| (point + 1 + after, text()))
    }

    /// Numbers with commas, words or an ellipsis between; heaps also with white space or hyphens.
    fn list(&self, at: usize, heaps: bool) -> Said {
        // "Take 1 or 2, n = 100": how large the heap is, is no number that is taken.
        let is_named = |at: usize| self.is(at + 1, '=');
        let (mut end, first) = self.number(at).filter(|_| heaps || !is_named(at))?;
        let mut list = vec![first];
        loop {
            let mut next = end;
            while self.is(next, ',') || self.is(next, ';') || self.word_of(OR, next) {
                next += 1;
            }
            if heaps && next == end {
                next += usize::from(self.is(next, '-') && self.tokens[next].glued);
            } else if next == end {
                break;
            }
            if let Some(after) = self.dots(next) {
                // "1, 2, …, 10"
                let Some((after, top)) = self.number(after) else { break };
                let Some(all) = progression(&list, &top, heaps) else { break };
                (list, end) = (all, after);
                continue;
            }
            let Some((after, number)) = self.number(next).filter(|_| !is_named(next)) else { break };
            list.push(number);
            end = after;
        }
        Some((end, joined(&list, ",")))
    }

    /// The token after an ellipsis, and what parts it from the next number.
    fn dots(&self, at: usize) -> Option<usize> {
        let dots = if self.is(at, '…') { 1 } else { 3 };
        if dots == 3 && !(at..at + 3).all(|at| self.is(at, '.')) {
            return None;
        }
        let mut next = at + dots;
        while self.is(next, ',') || self.word_of(OR, next) {
            next += 1;
        }
        Some(next)
    }
}

/// Numbers with equal steps up to a last one; a range where the step is 1 and they are not heaps.
fn progression(list: &[String], top: &str, heaps: bool) -> Option<Vec<String>> {
    let number = |text: &str| text.parse::<u64>().unwrap_or(0);
    let (first, top) = (number(&list[0]), number(top));
    let step = list.get(1).map_or(1, |second| number(second).wrapping_sub(first));
    let mut next = first;
    for text in list {
        if number(text) != next || next >= top {
            return None;
        }
        next = next.wrapping_add(step);
    }
    if step == 0 || (top - first) % step > 0 {
        return None;
    }
    if step == 1 && !heaps {
        return Some(vec![joined(&[first, top].map(|end| end.to_string()), "..")]);
    }
    let more = (top - first) / step;
    (more < Sum::CELLS as u64).then(|| (0..=more).map(|at| (first + at * step).to_string()).collect())
}

fn filled(says: &str, parts: &[String]) -> String {
    let mut filled = String::new();
    let pieces = pieces(says, "$");
    filled.push_str(pieces[0]);
    for piece in &pieces[1..] {
        let part = piece.bytes().next().map_or(0, |digit| usize::from(digit.wrapping_sub(b'1')));
        filled.push_str(parts.get(part).map_or("", String::as_str));
        filled.push_str(piece.get(1..).unwrap_or(""));
    }
    filled
}
