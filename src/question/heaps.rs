//! What each number of a text is, by what stands before and after it: a heap, how many heaps there
//! are, or something else.

use super::beside::{After, Before, Beside, NEAR};
use super::table::{GAP, HEAPS, OR};
use super::tokens::{Sort, has, pieces};

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

impl Beside<'_, '_> {
    /// The numbers that begin at a token, if they do not only look like numbers: "one may".
    pub(super) fn numbers(&self, at: usize) -> Option<Numbers> {
        let text = self.text;
        let is_number = |at: usize| self.sort(at) == Some(Sort::Number);
        if is_number(at) && at > 0 && self.is("label", at - 1) && text.is(at + 1, '.') && is_number(at + 2) {
            // "Exercise 7.3", "Exercise 1.5.8".
            let is_end = |end: &usize| !(text.is(*end, '.') && is_number(end + 1));
            let end = (at + 3..).step_by(2).find(is_end).unwrap_or(at + 3);
            return Some(Numbers::new(end, String::new(), Is::Other));
        }
        // "Seven in the one and three in the other"
        if self.is_word(at, "one") && at > 1 && self.is_word(at - 1, "the") && self.is("inside", at - 2) {
            return None;
        }
        let (first_end, first) = text.number(at)?;
        // "g(4k + 1) = 4k + 1"
        let is_formula = self.is_letter(first_end) && text.tokens[first_end].glued;
        if is_number(at) && is_formula && !is_number(first_end + 1) {
            return Some(Numbers::new(first_end, first, Is::Other));
        }
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
        // "Sizes 1, 2n and 2n + 1"
        let is_formula = end > first_end && self.is_letter(end) && text.tokens[end].glued;
        let is_other = is_formula || before == Before::Label && self.after(first_end).0 != After::Stone;
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
            // "On 3, 6 and 10, one coin per square"
            let is_apart = self.sort(last) == Some(Sort::Word)
                && self.sort(at) == Some(Sort::Number)
                && self.text.is(last - 1, ',');
            let is_else = matches!(after, After::Heap | After::Other | After::Rather)
                || is_apart
                || is_pronoun && after == After::Nothing
                || self.is_date(last, end);
            // "31, 8, 14 and 23 buckets of water"
            let is_listed = after == After::Heap
                && values.len() > 2
                && self.sort(last) == Some(Sort::Number)
                && self.text.word_of(OR, last - 1)
                && self.text.words.firsts("or").next().is_none_or(|or| !self.is_word(last - 1, or));
            // "Contain respectively 16 and 11 pounds"
            let is_held = matches!(after, After::Other | After::Rather)
                && (at.saturating_sub(2)..at).any(|at| self.is("holds", at));
            if is_listed || is_held || !(is_else && (last.saturating_sub(1)..last).any(parts)) {
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
        // "A square number of matches (1, 4, 9 or 16)"
        let has_or = |mut numbers: std::ops::Range<usize>| {
            let or = text.words.firsts("or").next();
            numbers.any(|at| text.tokens.get(at).map(|token| &*token.text) == or)
        };
        let is_bracket = is_open && !is_alone && self.tells_move(at);
        let of_move = is_variable && !self.is("variable", at)
            || is_term
            || is_bracket
            || self.tells_move(at) && (sides.0 == Before::Named || is_parted);
        Some(match sides {
            _ if is_open && !is_alone && (self.follows_kind(at - 1) || has_or(at..noun)) => (Is::Other, None),
            (_, After::Nothing) if of_move => (Is::Rather, None),
            // "Two sacks contain 16 and 11 pounds"
            (Before::Heap(copies @ Some(2..)), After::Other) if !is_alone => (Is::Heap, copies),
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

    /// Whether a kind of numbers ends before a token: "a square number (1, 4, 9)".
    pub(super) fn follows_kind(&self, at: usize) -> bool {
        let kind = |from: usize| self.text.class(self.text.words.named("kind")?, from, 0);
        (at.saturating_sub(NEAR)..at).any(|from| kind(from).is_some_and(|(end, _)| end == at))
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
        let is_shifted = at > 1 && self.is_word(at - 1, "it") && self.is("shift", at - 2);
        let is_moved = at > 0 && self.is_any(&["verb", "shift"], at - 1) || is_shifted;
        let is_bound =
            at > 0 && self.is("bound", at - 1) || at > 1 && self.is("bound", at - 2) && is_between(at - 1);
        if is_moved && is == Is::Stone || is_bound && is == Is::Loose { Is::Moved } else { is }
    }
}
