//! What stands beside a number: before it, after it, and in its sentence.

use super::pattern::Text;
use super::table::{GAP, OR};
use super::tokens::{Sort, Token, has};

/// The most tokens before a number that tell what it is.
const FAR: usize = 14;
/// The most words between a number and its noun, or a noun and how many there are.
pub(super) const NEAR: usize = 3;

/// What a number is by what stands after it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    Nothing,
    Stone,
    Each,
    Heap,
    /// "In the first".
    Place,
    Other,
    /// "Points" are stones only if there are no others.
    Rather,
}

/// What a number is by what stands before it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    Nothing,
    Heap(Option<usize>),
    Each,
    Named,
    Label,
}

/// The classes of a table that tell what numbers are.
const CLASSES: [&str; 35] = [
    "heap",
    "stone",
    "counted",
    "apiece",
    "inside",
    "which-heap",
    "which-alone",
    "hand",
    "every",
    "label",
    "link",
    "sized",
    "equals",
    "variable",
    "adjective",
    "month",
    "when-year",
    "elsewhere",
    "but-now",
    "holds",
    "given",
    "mover",
    "within",
    "verb",
    "acts",
    "may",
    "shift",
    "laid",
    "bound",
    "step",
    "remains",
    "ends",
    "no-longer",
    "at-zero",
    "f-if",
];

/// What stands beside the numbers of a text.
pub(super) struct Beside<'t, 'a> {
    pub(super) text: &'t Text<'a>,
    classes: Vec<Option<usize>>,
}

impl<'t, 'a> Beside<'t, 'a> {
    pub(super) fn new(text: &'t Text<'a>) -> Self {
        Self { text, classes: CLASSES.iter().map(|name| text.words.named(name)).collect() }
    }

    fn class(&self, class: &str) -> Option<usize> {
        self.classes[CLASSES.iter().position(|&name| name == class)?]
    }

    /// Whether a token is a word of a class.
    pub(super) fn is(&self, class: &str, at: usize) -> bool {
        self.class(class).is_some_and(|class| self.text.word_of(class, at))
    }

    pub(super) fn is_any(&self, classes: &[&str], at: usize) -> bool {
        classes.iter().any(|class| self.is(class, at))
    }

    pub(super) fn is_word(&self, at: usize, word: &str) -> bool {
        self.text.tokens.get(at).is_some_and(|token| token.text == word)
    }

    /// The token after what is of a class.
    fn end(&self, class: &str, at: usize) -> Option<usize> {
        Some(self.text.class(self.class(class)?, at, 0)?.0)
    }

    pub(super) fn sort(&self, at: usize) -> Option<Sort> {
        self.text.tokens.get(at).map(|token| token.sort)
    }

    /// The text of a sign, or one that is none of a text.
    pub(super) fn sign(&self, at: usize) -> &str {
        let token = self.text.tokens.get(at).filter(|token| token.sort == Sort::Sign);
        token.map_or("\n", |token| &token.text)
    }

    pub(super) fn is_letter(&self, at: usize) -> bool {
        self.text.tokens.get(at).is_some_and(|token| token.sort == Sort::Word && token.text.len() == 1)
    }

    fn is_plain(&self, at: usize) -> bool {
        let is_strange =
            |token: &Token| token.sort == Sort::Word && !self.text.words.knows(&token.text, false);
        self.text.word_of(GAP, at)
            || self.is("adjective", at)
            || self.text.tokens.get(at).is_some_and(is_strange)
    }

    /// What the words after a number say, and up to where.
    pub(super) fn after(&self, end: usize) -> (After, usize) {
        let Some(token) = self.text.tokens.get(end) else { return (After::Nothing, end) };
        if token.glued && matches!(&*token.text, "st" | "nd" | "rd" | "th") {
            return (After::Rather, end);
        }
        if token.glued && token.sort == Sort::Word && token.text.len() < 3
            || token.sort == Sort::Sign && has("%°€£", &token.text)
        {
            return (After::Other, end);
        }
        let begin = end + usize::from(token.is('-') && token.glued);
        for at in begin..=begin + NEAR {
            if self.is("counted", at) {
                let is_stone = self.end("stone", at).is_some();
                return (if is_stone { After::Rather } else { After::Other }, at);
            }
            if self.is("heap", at) {
                return (After::Heap, at);
            }
            let noun = self.end("stone", at);
            let next = noun.unwrap_or(at);
            let every = next + usize::from(self.is("inside", next));
            let is_player = ["counted", "acts", "verb"].iter().any(|class| self.is(class, every + 1));
            if self.is("apiece", every) && !is_player {
                return (After::Each, every + 1);
            }
            if let Some(next) = noun {
                let is_one = self.text.tokens.get(next).is_some_and(|token| token.text == "of")
                    && self.is("sized", next + 1);
                return match next {
                    _ if is_one => (After::Nothing, end),
                    _ if self.is("heap", next) => (After::Heap, next),
                    _ => (After::Stone, next),
                };
            }
            let is_end = self
                .text
                .tokens
                .get(at)
                .is_some_and(|token| matches!(&*token.text, "of" | "a" | "an" | "the"));
            if is_end || !self.is_plain(at) {
                break;
            }
        }
        // "In the first", also after a noun; "in a heap".
        let is_which = |at: usize| self.is("which-heap", at) || self.is("hand", at);
        let is_heap = |at: usize| self.is("heap", at) && !self.is_word(at, "row");
        let is_place = |end: usize| self.is("inside", end) && (end + 1..=end + NEAR).any(is_which);
        let is_piled = self.is("inside", end) && (end + 1..=end + NEAR).any(is_heap);
        let noun = end + usize::from(self.is_noun(end));
        match (is_place(noun), is_piled) {
            (true, _) => (After::Place, noun),
            (_, true) => (After::Place, end),
            _ => (After::Nothing, end),
        }
    }

    /// Whether a number tells how many heaps or people there are.
    pub(super) fn is_count(&self, at: usize) -> bool {
        let after = self.text.number(at).map(|(end, _)| self.after(end).0);
        matches!(after, Some(After::Heap | After::Other)) || self.is_word(at, "two")
    }

    /// Whether a number that ends before a token is one of something else than stones.
    pub(super) fn is_of_other(&self, end: usize) -> bool {
        self.after(end).0 == After::Other
    }

    /// Whether "two" is a number of people or other things.
    pub(super) fn is_of_else(&self, at: usize) -> bool {
        self.is_word(at, "two") && self.after(at + 1).0 == After::Other
    }

    /// Whether it is a word that says nothing of heaps.
    fn is_noun(&self, at: usize) -> bool {
        let is_none = ["link", "every", "verb", "acts", "equals"].iter().all(|class| !self.is(class, at));
        self.sort(at) == Some(Sort::Word) && is_none && !self.text.word_of(GAP, at)
    }

    /// How many heaps a noun stands for: "two equal piles".
    fn copies(&self, noun: usize, reads: &mut Vec<usize>) -> Option<Before> {
        let begin = noun.saturating_sub(NEAR);
        let is_which = |at: usize| self.is("which-heap", at) || self.is("hand", at);
        let is_number = |at: usize| self.text.number(at).is_some();
        let is_end =
            |at: &usize| self.is("inside", *at) || is_number(*at) || !(self.is_plain(*at) || is_which(*at));
        let first = (begin..noun).rev().find(is_end).unwrap_or(begin);
        // "To another pile" tells a move.
        let moves = (first.saturating_sub(1)..noun).any(|at| self.is("mover", at));
        reads.extend((first..noun).filter(|&at| is_which(at) && !moves));
        if self.is("given", first) {
            reads.push(first);
        }
        if self.is("every", first) {
            return Some(Before::Each);
        }
        // "A heap of 7", but not "the heap of 7".
        let is_new = |at: usize| {
            let word = &*self.text.tokens[at].text;
            matches!(word, "a" | "an")
                || is_which(at) && !(first..at).any(|at| self.text.tokens[at].text == "the")
        };
        let Some((end, number)) = self.text.number(first) else {
            return (first..noun).any(is_new).then_some(Before::Heap(Some(1)));
        };
        let is_label = first > 0 && self.is("heap", first - 1);
        reads.extend(end..noun);
        reads.extend((first.saturating_sub(2)..first).filter(|&at| self.is("given", at)));
        (!is_label).then(|| Before::Heap(number.parse().ok()))
    }

    pub(super) fn before(&self, at: usize, is_bare: bool, reads: &mut Vec<usize>) -> Before {
        let token = |at: usize| &self.text.tokens[at];
        let is_name = |text: &str| text.len() == 1 || text.chars().all(|sign| has("ivx", &sign.to_string()));
        let is_variable = |at: usize| token(at).sort == Sort::Word && is_name(&token(at).text);
        let Some(last) = at.checked_sub(1) else { return Before::Nothing };
        // "No. 5", "p. 46", but "every round. 0".
        let is_dotted =
            token(last).is('#') || token(last).is('.') && last > 0 && token(last - 1).text.len() < 5;
        let dotted = last.saturating_sub(usize::from(is_dotted));
        if self.is("label", dotted)
            || token(last).is('#')
            || token(at).glued && token(last).sort == Sort::Word
        {
            return Before::Label;
        }
        // "Three of 4 stones and two of 5".
        let is_of = token(last).text == "of" && at > 2 && token(at - 2).text != "one";
        let is_of =
            is_of && (has(",:", &token(at - 3).text) || token(at - 3).text == "and") && !self.tells_move(at);
        if let Some((_, copies)) = self.text.number(at.saturating_sub(2)).filter(|_| is_of) {
            return Before::Heap(copies.parse().ok());
        }
        let mut found = Before::Nothing;
        for here in (at.saturating_sub(FAR)..at).rev() {
            reads.push(here);
            if self.sort(here) == Some(Sort::Number) {
                // "Pile 1 has 3", "a_1 = 3".
                let Some(label) = here.checked_sub(1) else { break };
                let is_name =
                    self.is("heap", label) || token(label).is('_') || token(here).glued && is_variable(label);
                return if is_name && here + 1 < at { Before::Heap(None) } else { found };
            }
            if self.is("heap", here) {
                return self.copies(here, reads).unwrap_or(Before::Heap(None));
            }
            // "Hi all, 13 sticks"
            if self.is("every", here) && here + 1 < at && !token(here + 1).is(',') {
                // "Three piles of equal size, each".
                let is_link = |at: usize| {
                    let is = |class: &str| self.is(class, at);
                    self.is_plain(at) || is("link") || is("sized") || token(at).is(',')
                };
                let heap = (0..here)
                    .rev()
                    .take_while(|&at| is_link(at) || self.is("heap", at))
                    .find(|&at| self.is("heap", at));
                reads.extend(heap.unwrap_or(here)..here);
                return Before::Each;
            }
            let is_last = here + 1 == at;
            let parts = |at: usize| self.text.word_of(OR, at) || token(at).is(',');
            let is_named = if is_last {
                let on_hand = self.is("hand", here) && here > 1 && self.is("inside", here - 2);
                is_bare && (self.is("which-alone", here) || on_hand)
            } else {
                self.is("which-heap", here) && !parts(here + 1)
            };
            if is_named && !(self.after(at).0 == After::Nothing && self.tells_move(here)) {
                let each = self.copies(here, reads).filter(|before| *before == Before::Each);
                return each.unwrap_or(Before::Heap(None));
            }
            let is_equal = !is_last && (token(here + 1).is('=') || self.is("equals", here + 1));
            if is_variable(here) && is_equal && (token(here + 1).is('=') || !self.text.word_of(GAP, here)) {
                return if self.is("variable", here) { Before::Named } else { found };
            }
            let is_sign = token(here).sort == Sort::Sign && has(",:=-([{", &token(here).text);
            if self.is("sized", here) {
                found = Before::Named;
            } else if !(self.text.word_of(GAP, here)
                || self.is("link", here)
                || is_variable(here)
                || is_sign
                || self.end("stone", here).is_some())
            {
                reads.pop();
                break;
            }
        }
        found
    }

    /// Whether a move is told before in the sentence.
    pub(super) fn tells_move(&self, at: usize) -> bool {
        let mut sentence = (0..at).rev().take_while(|&at| !has(".?!;", &self.text.tokens[at].text));
        sentence.any(|at| self.is("verb", at) || self.is("may", at))
    }

    /// Whether the clause is about another position: "yesterday", "for example".
    pub(super) fn is_elsewhere(&self, at: usize) -> bool {
        let begins = |at: &usize| has(".?!;", &self.text.tokens[*at].text) || self.is("but-now", *at);
        let clause = (at.saturating_sub(3 * FAR)..at).rev().take_while(|at| !begins(at));
        clause.into_iter().any(|at| self.end("elsewhere", at).is_some())
    }

    /// Whether the number is of the end: "until only one or two are left", "ends at 0".
    pub(super) fn is_of_end(&self, at: usize) -> bool {
        let (from, to) = self.text.sentence(at);
        let Some((end, number)) = self.text.number(at) else { return false };
        // "Piles of one or two can no longer be split."
        if matches!(&*number, "1" | "2") && (end..to).any(|at| self.is("no-longer", at)) {
            return true;
        }
        // "Who receives the number 1 can not play and loses"
        let receives = |at: usize| self.text.words.begins("f-gets", &self.text.tokens[at].text);
        let is_when = |at: usize| self.is_any(&["given", "f-if"], at);
        let is_last = (from..at).any(receives) || (from..at).any(is_when) && !self.text.is(to, '?');
        if number == "1" && is_last && (end..to).any(|at| self.is("at-zero", at)) {
            return true;
        }
        // "The player who reaches 0 is the loser"
        if number == "0" && (from..to).any(|at| self.is("at-zero", at)) {
            return true;
        }
        let remains = (end..to.min(end + 2 * NEAR)).any(|at| self.is("remains", at));
        let ends = (from..to).any(|at| self.is("ends", at));
        !self.text.is(to, '?') && ends && (remains || number == "0")
    }

    /// Whether a heap is only one that there may be: "if a pile contains 10 stones, …".
    pub(super) fn is_case(&self, at: usize) -> bool {
        let (from, to) = self.text.sentence(at);
        let is_any = |at: usize| self.is("heap", at) && at > 0 && self.is_word(at - 1, "a");
        let ifs = (from..at).find(|&at| self.is_word(at, "if"));
        ifs.is_some_and(|first| (first..at).any(is_any)) && !self.text.is(to, '?')
    }

    /// Whether a number is one of a date or a year.
    pub(super) fn is_date(&self, at: usize, end: usize) -> bool {
        let comma = at.checked_sub(2).filter(|&before| self.text.is(before + 1, ','));
        let before = comma.or_else(|| at.checked_sub(1));
        let is_month = |at: usize| self.is("month", at);
        let text = &self.text.tokens[at].text;
        let is_year = text.len() == 4 && matches!(text.parse::<u64>(), Ok(1500..2100));
        let follows_day = before.is_some_and(|before| {
            self.sort(before) == Some(Sort::Number) && before.checked_sub(1).is_some_and(is_month)
        });
        let near = (at.saturating_sub(2)..at).any(|at| self.is("when-year", at));
        let is_noun = self.text.tokens.get(end).is_some_and(|token| {
            token.sort == Sort::Word && !token.capital && !self.text.words.knows(&token.text, false)
        });
        is_month(end)
            || at > 0 && is_month(at - 1)
            || is_year && (follows_day || near) && self.after(end).0 != After::Stone && !is_noun
    }
}
