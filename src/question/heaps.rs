//! What each number of a text is, by what stands before and after it: a heap, how many heaps there
//! are, or something else.

use super::pattern::Text;
use super::table::{GAP, HEAPS, OR};
use super::tokens::{Sort, Token, has, pieces};

/// The most tokens before a number that tell what it is.
const FAR: usize = 14;
/// The most words between a number and its noun, or a noun and how many there are.
const NEAR: usize = 3;

/// What numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Is {
    /// Sizes after a heap, or after what says so.
    Heap,
    /// After "from" or "size".
    Named,
    /// A number of stones.
    Stone,
    /// The size of every heap.
    Each,
    /// How many heaps there are.
    Count,
    /// Nothing stands beside it.
    Loose,
    /// Points or days, or said of another position.
    Rather,
    /// "One heap".
    One,
    /// How many stones move, as no pattern reads it.
    Moved,
    /// The name of a heap: "pile 1 has 3".
    Name,
    /// A number of something else, a date or the number of a problem.
    Other,
}

/// Numbers that are the same thing.
#[derive(Debug)]
pub(super) struct Numbers {
    pub(super) end: usize,
    pub(super) values: Vec<String>,
    pub(super) is: Is,
    /// Whether they are of another position.
    pub(super) aside: bool,
    /// How many heaps these are the sizes of, if that stands before them.
    pub(super) copies: Option<usize>,
    /// What was read beside them.
    pub(super) reads: Vec<usize>,
}

impl Numbers {
    fn new(end: usize, value: String, is: Is) -> Self {
        Self { end, values: vec![value], is, aside: false, copies: None, reads: Vec::new() }
    }

    pub(super) const fn is_position(&self) -> bool {
        matches!(self.is, Is::Heap | Is::Named | Is::Stone | Is::Each | Is::Count | Is::One | Is::Name)
    }
}

/// Numbers that were read as heaps: of which part (0 before all), after how many, how many.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) part: usize,
    pub(super) before: usize,
    pub(super) count: usize,
    pub(super) span: (usize, usize),
    pub(super) is: Is,
    pub(super) aside: bool,
    /// How many heaps of these sizes the text tells.
    pub(super) copies: usize,
}

/// What a number is by what stands after it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
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
enum Before {
    Nothing,
    Heap(Option<usize>),
    Each,
    Named,
    Label,
}

/// The classes of a table that tell what numbers are.
const CLASSES: [&str; 34] = [
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
];

/// What stands beside the numbers of a text.
pub(super) struct Beside<'t, 'a> {
    text: &'t Text<'a>,
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
    fn is(&self, class: &str, at: usize) -> bool {
        self.class(class).is_some_and(|class| self.text.word_of(class, at))
    }

    fn is_any(&self, classes: &[&str], at: usize) -> bool {
        classes.iter().any(|class| self.is(class, at))
    }

    fn is_word(&self, at: usize, word: &str) -> bool {
        self.text.tokens.get(at).is_some_and(|token| token.text == word)
    }

    /// The token after what is of a class.
    fn end(&self, class: &str, at: usize) -> Option<usize> {
        Some(self.text.class(self.class(class)?, at, 0)?.0)
    }

    fn sort(&self, at: usize) -> Option<Sort> {
        self.text.tokens.get(at).map(|token| token.sort)
    }

    /// The text of a sign, or one that is none of a text.
    fn sign(&self, at: usize) -> &str {
        let token = self.text.tokens.get(at).filter(|token| token.sort == Sort::Sign);
        token.map_or("\n", |token| &token.text)
    }

    fn is_letter(&self, at: usize) -> bool {
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
    fn after(&self, end: usize) -> (After, usize) {
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
            let is_end =
                self.text.tokens.get(at).is_some_and(|token| matches!(&*token.text, "of" | "a" | "an"));
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

    fn before(&self, at: usize, is_bare: bool, reads: &mut Vec<usize>) -> Before {
        let token = |at: usize| &self.text.tokens[at];
        let is_name = |text: &str| text.len() == 1 || text.chars().all(|sign| has("ivx", &sign.to_string()));
        let is_variable = |at: usize| token(at).sort == Sort::Word && is_name(&token(at).text);
        let Some(last) = at.checked_sub(1) else { return Before::Nothing };
        // "No. 5", "p. 46", but "every round. 0".
        let is_dotted =
            token(last).is('#') || token(last).is('.') && last > 0 && token(last - 1).text.len() < 4;
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
    fn tells_move(&self, at: usize) -> bool {
        let mut sentence = (0..at).rev().take_while(|&at| !has(".?!;", &self.text.tokens[at].text));
        sentence.any(|at| self.is("verb", at) || self.is("may", at))
    }

    /// Whether the clause is about another position: "yesterday", "for example".
    fn is_elsewhere(&self, at: usize) -> bool {
        let begins = |at: &usize| has(".?!;", &self.text.tokens[*at].text) || self.is("but-now", *at);
        let clause = (at.saturating_sub(3 * FAR)..at).rev().take_while(|at| !begins(at));
        clause.into_iter().any(|at| self.end("elsewhere", at).is_some())
    }

    /// Whether the number is of the end: "until only one or two are left", "ends at 0".
    fn is_of_end(&self, at: usize) -> bool {
        let (from, to) = self.text.sentence(at);
        let Some((end, number)) = self.text.number(at) else { return false };
        // "Piles of one or two can no longer be split."
        if matches!(&*number, "1" | "2") && (end..to).any(|at| self.is("no-longer", at)) {
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
    fn is_case(&self, at: usize) -> bool {
        let (from, to) = self.text.sentence(at);
        let is_any = |at: usize| self.is("heap", at) && at > 0 && self.is_word(at - 1, "a");
        let ifs = (from..at).find(|&at| self.is_word(at, "if"));
        ifs.is_some_and(|first| (first..at).any(is_any)) && !self.text.is(to, '?')
    }

    /// Whether a number is one of a date or a year.
    fn is_date(&self, at: usize, end: usize) -> bool {
        let comma = at.checked_sub(2).filter(|&before| self.text.is(before + 1, ','));
        let before = comma.or_else(|| at.checked_sub(1));
        let is_month = |at: usize| self.is("month", at);
        let text = &self.text.tokens[at].text;
        let is_year = text.len() == 4 && matches!(text.parse::<u64>(), Ok(1500..2100));
        let follows_day = before.is_some_and(|before| {
            self.sort(before) == Some(Sort::Number) && before.checked_sub(1).is_some_and(is_month)
        });
        let near = (at.saturating_sub(2)..at).any(|at| self.is("when-year", at));
        is_month(end)
            || at > 0 && is_month(at - 1)
            || is_year && (follows_day || near) && self.after(end).0 != After::Stone
    }
}

impl Beside<'_, '_> {
    /// The numbers that begin at a token, if they do not only look like numbers: "one may".
    pub(super) fn numbers(&self, at: usize) -> Option<Numbers> {
        let text = self.text;
        let is_number = |at: usize| self.sort(at) == Some(Sort::Number);
        if is_number(at) && at > 0 && self.is("label", at - 1) && text.is(at + 1, '.') && is_number(at + 2) {
            // "Exercise 7.3".
            return Some(Numbers::new(at + 3, String::new(), Is::Other));
        }
        let (first_end, first) = text.number(at)?;
        // "Stone Game 3. There are", "a game for two, 31 matches"
        let is_title = at > 0 && self.is_word(at - 1, "game") && has(".:", self.sign(first_end));
        if is_title || first == "2" && at > 0 && self.is_word(at - 1, "for") && text.is(first_end, ',') {
            return Some(Numbers::new(first_end, first, Is::Other));
        }
        let (end, list) = text.class(HEAPS, at, 0)?;
        let mut reads = Vec::new();
        let before = self.before(at, self.after(end).0 == After::Nothing, &mut reads);
        if before == Before::Nothing {
            reads.clear();
        }
        let is_other = before == Before::Label && self.after(first_end).0 != After::Stone;
        if is_other || self.is_date(at, first_end) {
            return is_number(at).then(|| Numbers::new(first_end, first, Is::Other));
        }
        if self.is_name(at, end)
            || self.is_word(first_end, "of") && first != "1" && text.number(first_end + 1).is_some()
        {
            // "Three of 4 stones".
            return Some(Numbers::new(first_end, first, Is::Name));
        }
        let values = pieces(&list, ",").into_iter().map(str::to_owned).collect();
        let (values, end) = self.without_last(at, values, end)?;
        if !is_number(at) && self.is_part(at, end, values.len() == 1, before) {
            return None;
        }
        let (after, noun) = self.after(end);
        let (is, copies) = self.kind(at, noun, values.len() == 1, (before, after), &reads)?;
        self.read_beside(at, end, noun, is, &mut reads);
        let end = if matches!(after, After::Stone | After::Each) { noun } else { end };
        // "So that a pile of 12 may lose 1, 2 or 3."
        let is_example = is == Is::Heap && self.is("may", end);
        let aside = is_example || self.is_elsewhere(at) || self.is_of_end(at) || self.is_case(at);
        Some(Numbers { end, values, is: self.moved(at, is), aside, copies, reads })
    }

    /// What stands beside numbers and is read with them.
    pub(super) fn reads(&self) -> Vec<usize> {
        let (mut reads, mut at) = (Vec::new(), 0);
        while at < self.text.tokens.len() {
            let found = self.numbers(at);
            at = found.as_ref().map_or(at, |found| found.end - 1) + 1;
            reads.extend(found.into_iter().flat_map(|found| found.reads));
        }
        reads
    }

    /// Whether a number is the name of a heap: "pile 1 has 3 stones", "3 stones in pile 1".
    fn is_name(&self, at: usize, end: usize) -> bool {
        let Some((first_end, _)) = self.text.number(at) else { return false };
        let is_held =
            self.is("holds", first_end) || [':', '='].iter().any(|&sign| self.text.is(first_end, sign));
        let holds = is_held && (first_end + 1..=first_end + NEAR).any(|at| self.text.number(at).is_some());
        let is_inside = at > 1 && (self.is("inside", at - 2) || at > 2 && self.is("inside", at - 3));
        let is_word = self.sort(at) == Some(Sort::Word);
        let is_last = first_end == end || is_word || self.after(end).0 == After::Place;
        let is_size = matches!(self.after(first_end).0, After::Stone | After::Heap);
        at > 0 && self.is("heap", at - 1) && (holds || is_inside && is_last && !is_size)
    }

    /// "3, 5 and 7, two players" are two things.
    fn without_last(
        &self,
        at: usize,
        mut values: Vec<String>,
        mut end: usize,
    ) -> Option<(Vec<String>, usize)> {
        let parts = |at: usize| self.text.is(at, ',') || self.text.word_of(OR, at);
        while values.len() > 1 {
            let begins = |last: &usize| self.text.number(*last).is_some_and(|(to, _)| to == end);
            let last = (at + 1..end).rev().find(begins)?;
            let after = self.after(end).0;
            let is_pronoun = self.sort(last) == Some(Sort::Word) && self.is("which-heap", last);
            let is_else = matches!(after, After::Heap | After::Other | After::Rather)
                || is_pronoun && after == After::Nothing
                || self.is_date(last, end);
            // "31, 8, 14 and 23 buckets of water"
            let is_listed = after == After::Heap
                && values.len() > 2
                && self.sort(last) == Some(Sort::Number)
                && self.text.word_of(OR, last - 1)
                && self.text.words.firsts("or").next().is_none_or(|or| !self.is_word(last - 1, or));
            if is_listed || !(is_else && (last.saturating_sub(1)..last).any(parts)) {
                break;
            }
            values.pop();
            end = (at..last).rev().find(|&at| !parts(at))? + 1;
        }
        Some((values, end))
    }

    /// Whether a word is no number: "split it in two", "one of the two", "the other one", "three in
    /// one and four in the other".
    fn is_part(&self, at: usize, end: usize, is_alone: bool, before: Before) -> bool {
        let after = self.text.number(at).map_or(After::Nothing, |(end, _)| self.after(end).0);
        let is_article = at > 0 && self.is_word(at - 1, "the");
        let noun = at - usize::from(is_article);
        let is_of_one = noun > 1 && self.is_word(noun - 2, "one") && self.is_word(noun - 1, "of");
        let is_part = noun > 0 && (self.is("inside", noun - 1) || is_of_one)
            || is_article && (before == Before::Nothing || after == After::Nothing && is_alone)
            || at > 0 && self.is_word(at - 1, "from");
        let follows = at > 0 && self.is_any(&["hand", "which-heap"], at - 1);
        let is_one = self.is_word(at, "one");
        let is_pronoun = is_one
            && after == After::Nothing
            && (is_alone || follows || self.sort(end - 1) == Some(Sort::Number));
        let is_bare = matches!(after, After::Nothing | After::Place) && (is_alone || is_one);
        is_bare && (is_part || is_pronoun)
    }

    /// What numbers are by both sides, and of how many heaps these are the sizes.
    fn kind(
        &self,
        at: usize,
        noun: usize,
        is_alone: bool,
        sides: (Before, After),
        reads: &[usize],
    ) -> Option<(Is, Option<usize>)> {
        let text = self.text;
        let is_digits = self.sort(at) == Some(Sort::Number);
        let is_variable = !is_digits && text.is(at + 1, '=');
        // "Two heaps, of 12 and of 19".
        let is_parted = reads.iter().any(|&at| has(",:(", &text.tokens[at].text));
        // "Take k stones, where k = 3", "n-8", "a number of stones (1 to 9)".
        let is_term = at > 1 && has("-+*/", &text.tokens[at - 1].text) && self.is_letter(at - 2);
        // "Take a Fibonacci number (1, 2, 3, 5 or 8)"
        let is_open = at > 1 && text.is(at - 1, '(') && !self.is("heap", at - 2);
        let is_bracket = is_open && !is_alone && self.tells_move(at);
        let of_move = is_variable && !self.is("variable", at)
            || is_term
            || is_bracket
            || self.tells_move(at) && (sides.0 == Before::Named || is_parted);
        Some(match sides {
            (_, After::Nothing) if of_move => (Is::Rather, None),
            (_, After::Other) => (Is::Other, None),
            // "A stack of 6 plates".
            (Before::Heap(copies), After::Heap) if is_alone && at > 0 && self.is_word(at - 1, "of") => {
                (Is::Heap, copies)
            }
            (_, After::Heap) if self.is_word(at, "one") => (Is::One, None),
            (_, After::Heap) if is_alone => (Is::Count, None),
            (Before::Heap(copies @ Some(2..)), After::Each) if is_alone => (Is::Heap, copies),
            (_, After::Each) | (Before::Each, _) if is_alone => (Is::Each, None),
            (_, After::Rather) => (Is::Rather, None),
            (_, After::Heap | After::Place) | (Before::Each, _) => (Is::Heap, None),
            (Before::Named, _) => (Is::Named, None),
            (Before::Heap(copies), _) => {
                // "Two piles contain 8 stones and 13 stones".
                let parts = text.is(noun, ',') || text.word_of(OR, noun);
                let is_stones = |(end, _)| self.after(end).0 == After::Stone;
                let is_listed = parts && text.number(noun + 1).is_some_and(is_stones);
                (Is::Heap, copies.filter(|_| !is_parted && !is_listed))
            }
            // "There is one coin", but "one turns over one coin".
            (_, After::Stone)
                if is_alone && self.is_word(at, "one") && !(at > 0 && self.is("equals", at - 1)) =>
            {
                return None;
            }
            (_, After::Stone) => (Is::Stone, None),
            _ if is_variable => (Is::Heap, None),
            _ if is_digits || !is_alone => (Is::Loose, None),
            _ => return None,
        })
    }

    /// Words around numbers that are read with them.
    fn read_beside(&self, at: usize, end: usize, noun: usize, is: Is, reads: &mut Vec<usize>) {
        // "From two different heaps" tells a move.
        let moves = (at.saturating_sub(2)..at).any(|at| self.is("within", at));
        if matches!(is, Is::Count | Is::One | Is::Stone) && !moves {
            reads.extend(end..noun);
        }
        if self.is("inside", noun) {
            reads.extend((noun..=noun + NEAR).filter(|&at| self.is_any(&["which-heap", "hand", "step"], at)));
        }
        if is == Is::Stone && at > 0 && self.is("laid", at - 1) && !self.tells_move(at) {
            reads.push(at - 1);
        }
    }

    /// "Moves 3 stones", "a multiple of 5".
    fn moved(&self, at: usize, is: Is) -> Is {
        let is_between = |at: usize| self.text.word_of(GAP, at) || self.is_any(&["sized", "link"], at);
        let is_moved = at > 0 && self.is_any(&["verb", "shift"], at - 1);
        let is_bound =
            at > 0 && self.is("bound", at - 1) || at > 1 && self.is("bound", at - 2) && is_between(at - 1);
        if is_moved && is == Is::Stone || is_bound && is == Is::Loose { Is::Moved } else { is }
    }
}
