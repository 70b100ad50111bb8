//! Everything that a text says, part by part.

use super::beside::Beside;
use super::boards;
use super::ending::{Ending, is_often, untold};
use super::heaps::{Group, Is, Numbers};
use super::notation;
use super::pattern::Text;
use super::reading::{Aspect, Change, Kind, Span, Why};
use super::recursion;
use super::sentences::{asks, is_comment};
use super::table::{DANGER, GAP, TOP};
use super::tokens::{Sort, Token, has, joined, parted, pieces};
use super::unknown::{has_own_move, has_three_players, is_proper};

/// In a text of so many words and signs, each of them counts.
pub(super) const SHORT: usize = 14;
/// A sentence of fewer words and signs is a title.
const TITLE: usize = 7;
/// The most words that no pattern gives a meaning in a text that is clear without them.
const MOST_STRAYS: usize = 30;

/// A game, or a component of a sum.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) heaps: Vec<String>,
}

/// What is around what is read.
#[derive(Debug, Default)]
pub(super) struct Place {
    /// Whether the text has so few words that each counts.
    pub(super) is_short: bool,
    /// Whether a sign of equality stands before.
    pub(super) equals: bool,
    /// Whether the sentence is an example.
    pub(super) example: bool,
}

#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) parts: Vec<Part>,
    /// Numbers in the order of the text, and how many heaps it says that there are.
    pub(super) groups: Vec<Group>,
    pub(super) counts: Vec<usize>,
    /// What stands beside numbers and is read with them.
    beside: Vec<usize>,
    /// Heaps before a game is named.
    pub(super) heaps: Vec<String>,
    /// Sets of numbers that may be taken, and other clauses of a rule.
    pub(super) takes: Vec<String>,
    pub(super) clauses: Vec<String>,
    /// A set of numbers without a verb, and where: the move if nothing else is.
    pub(super) bare: Option<(String, (usize, usize))>,
    /// How many heaps there are.
    pub(super) count: Option<usize>,
    pub(super) n: Option<String>,
    pub(super) aspect: Aspect,
    pub(super) misere: bool,
    /// What sentences say of the end, and where patterns do, whether the last move loses.
    pub(super) endings: Vec<Ending>,
    pub(super) told_endings: Vec<(bool, (usize, usize))>,
    /// Where the text tells how the game ends in words that no pattern reads, and whether they are
    /// assumed to mean misère play.
    pub(super) last: Option<((usize, usize), bool)>,
    /// Tokens that sentences are told by, and others of these sentences.
    pub(super) read: Vec<usize>,
    pub(super) passed: Vec<usize>,
    pub(super) sum: Option<String>,
    /// Where a number is the last one, if values or positions are asked for.
    pub(super) below: Option<(usize, usize)>,
    /// What else: values asked for, stones added, a number reached, the game none of these.
    pub(super) marks: Vec<String>,
    pub(super) changed: Vec<Change>,
    pub(super) spans: Vec<Span>,
    /// How many words that no pattern gives a meaning were left out.
    pub(super) strays: usize,
    pub(super) place: Place,
    /// Where the heads of a row of coins are, from 1.
    pub(super) heads: Vec<String>,
    /// How many stones were taken last, and how many are left then.
    pub(super) took: Vec<(u64, (usize, usize))>,
    pub(super) left: Option<String>,
    /// How many may be taken next.
    pub(super) limit: Option<String>,
    /// The heap that they were taken from.
    pub(super) from_heap: Option<String>,
    /// Fewer stones than these are none that may be taken.
    pub(super) short: Option<String>,
    /// Which pin of a row is gone.
    pub(super) gone: Option<u64>,
    /// How many heaps there are, of 1, 2, 3 and so on stones.
    pub(super) piles: Option<String>,
    /// Up to where the sizes of three heaps are counted.
    pub(super) triples: Option<String>,
    /// Rows of Northcott's game.
    pub(super) rows: Vec<String>,
    /// How many squares a strip has.
    pub(super) squares: Option<usize>,
    /// Steps of a staircase with their coins.
    pub(super) steps: Vec<(String, String)>,
    /// Where moves are told.
    pub(super) told: Vec<(usize, usize)>,
    /// Numbers in parentheses: the heaps, whatever other numbers there are.
    pub(super) tuple: Option<String>,
    /// How many words were left out that may change a rule.
    pub(super) rule_changes: usize,
    /// The game of the problem whose title the text has.
    pub(super) known: Option<String>,
    /// Where the last word ends that the table does not have.
    pub(super) strange: Option<usize>,
    /// Whether the sentence has named a game or told a move.
    pub(super) rules: bool,
    /// 1 where another part of a question has begun, 2 where a question has ended.
    pub(super) asked: u8,
    /// Whether something that may matter was not understood.
    pub(super) unsure: bool,
    /// The character after the text.
    pub(super) to: usize,
}

/// Whether "if" stands before a token in its sentence.
fn is_if(text: &Text<'_>, at: usize) -> bool {
    (text.sentence(at).0..at).any(|at| text.words.begins("given", &text.tokens[at].text))
}

/// Whether a number is that of a sentence: "1: take one chip", or of a problem with its name.
fn is_numbering(text: &Text<'_>, at: usize) -> bool {
    let token = |at: usize| text.tokens.get(at);
    let is_bracket = at > 0 && text.is(at - 1, '(') && text.is(at + 1, ')');
    let begins = at == 0 || has(".?!;", &text.tokens[at - 1].text);
    let is_first = at == 0
        && (text.is(1, ':') && text.class(TOP, 0, 0).is_none()
            || text.is(1, '.') && token(2).is_some_and(|token| token.capital));
    is_first
        || begins && text.is(at + 1, ')')
        || is_bracket && token(at + 2).is_some_and(|token| token.sort == Sort::Word)
}

/// The numbers at a token, and where they end, if no pattern says what they are.
fn numbers_at(beside: &Beside<'_, '_>, text: &Text<'_>, at: usize) -> Option<(Numbers, usize)> {
    let found = beside.numbers(at)?;
    let end = found.end;
    // "Exercise 7.3" names no game.
    if found.values[0].is_empty() {
        return Some((found, end));
    }
    let is_weak = matches!(found.is, Is::Loose | Is::Other | Is::Rather);
    // "12 stones on one and 7 on the other" are on no steps.
    let is_step = |to: usize, says: &str| says.starts_with("step ") && text.tokens[to - 1].text != "one";
    let is_read = |(to, says): (usize, String)| match &*says {
        "skip" => to > end || is_weak && found.values.len() < 3,
        says if says.starts_with("left ") => !found.aside && text.tokens[at].text != "one",
        says => is_step(to, says) || !says.starts_with("step "),
    };
    (!text.class(TOP, at, 0).is_some_and(is_read)).then_some((found, end))
}

impl Said {
    pub(super) fn scan(&mut self, typed: &str, text: &Text<'_>) {
        let of_nimbers = |token: &Token| parted(&token.text, "nim").is_some() || token.text == "xor";
        let of_nimbers = has(typed, "⊗⊕") || text.tokens.iter().any(of_nimbers);
        if of_nimbers {
            self.marks.push("nimbers".to_owned());
        }
        self.read_vertices(text);
        self.place.is_short = text.tokens.len() <= SHORT;
        self.mark(text);
        let beside = Beside::new(text);
        self.beside = beside.reads();
        let mut at = 0;
        while let Some(token) = text.tokens.get(at) {
            let span = |end: usize| (token.from, text.tokens[end - 1].to);
            self.place.equals = at > 0 && text.is(at - 1, '=');
            self.to = token.to;
            if self.is_told(text, at) {
                at += 1;
                continue;
            }
            let after = text.tokens.get(at + 1);
            let number =
                |token: Option<&Token>| token.is_some_and(|token| token.sort == Sort::Number && token.glued);
            let is_glued = text.is(at + 1, ':') && text.tokens.get(at + 2).is_some_and(|token| token.glued);
            let notation = if is_glued {
                notation::within(typed, token.from)
            } else if self.parts.is_empty() {
                recursion::rule(typed, text.tokens, at).or_else(|| notation::rule(typed, text.tokens, at))
            } else {
                None
            };
            if let Some((kind, notation, length)) = notation {
                // A notation within a sentence.
                let end = token.from + length;
                if !is_glued && has(&notation, "/") {
                    self.change(Why::RoundsDown, (token.from, end));
                }
                self.rules |= !is_glued;
                self.mark_span("game", (token.from, end));
                self.parts.push(Part { kind, text: notation, heaps: Vec::new() });
                at = text.tokens.iter().position(|token| token.from >= end).unwrap_or(text.tokens.len());
            } else if token.sort == Sort::Number && is_numbering(text, at) {
                self.change(Why::Ignored, span(at + 1));
                at += 1;
            } else if of_nimbers && let Some((end, written)) = notation::expression(text.tokens, at) {
                // "16 ⊗ 16 = 24, compute 6 ⊗ 21"
                let is_example = text.is(end, '=')
                    && (end + 2..text.tokens.len()).any(|at| notation::expression(text.tokens, at).is_some());
                if is_example {
                    self.change(Why::Ignored, span(end));
                } else {
                    self.effect(&joined(&["nimber ", &written], ""), span(end));
                }
                at = end;
            } else if let Some(end) = self.scan_board(text, at) {
                at = end;
            } else if let Some((numbers, end)) = numbers_at(&beside, text, at) {
                if !self.says_again(text, at, &numbers.values) {
                    self.add_numbers(numbers, span(end));
                }
                self.leave_out(text, (at, end));
                at = end;
            } else if let Some((end, says)) = text.class(TOP, at, 0) {
                // "A square number (1, 4, 9)" is no position.
                if says.starts_with("tuple ") && beside.follows_kind(at) {
                    self.change(Why::Ignored, span(end));
                    at = end;
                    continue;
                }
                if has_own_move(text, at) && says.starts_with("take ") {
                    self.marks.push("own".to_owned());
                }
                if at == 0 && self.board(typed, text, end, &says) {
                    return;
                }
                let is_read = self.is_read(text, at, &says) || says == "unclear" && is_comment(text, at);
                for effect in pieces(&says, " ; ").into_iter().filter(|_| !is_read) {
                    self.effect(effect, span(end));
                }
                at = end;
            } else if token.is('-') && !token.glued && number(after) {
                // No heap is negative.
                self.unclear(Why::Number, (token.from, span(at + 2).1));
                at += 2;
            } else {
                self.pass(text, at);
                at += 1;
            }
        }
    }

    /// What is said anywhere: which heaps, who wins, three players.
    fn mark(&mut self, text: &Text<'_>) {
        let of_heap = |at: &usize| text.words.begins("heap", &text.tokens[*at].text);
        let is_which = |at: usize| text.words.begins("which-heap", &text.tokens[at - 1].text);
        let which = (1..text.tokens.len()).filter(of_heap).filter(|&at| is_which(at)).count();
        self.marks.extend(vec!["which-heap".to_owned(); which]);
        self.rule_changes += usize::from(has_three_players(text));
        self.gone = text.first("gone-pin").and_then(|gone| gone.parse().ok());
        let hints = text.words.named("hints").map_or(&[][..], |hints| &text.words.classes[hints]);
        for hint in hints.iter().filter(|hint| text.tells(hint)) {
            self.rule_changes += usize::from(hint.says == "unclear");
            self.marks.push(hint.says.clone());
        }
    }

    /// Reads what stands after the name of a board as its notation.
    fn board(&mut self, typed: &str, text: &Text<'_>, end: usize, says: &str) -> bool {
        let rest: String = typed.chars().skip(text.tokens[end - 1].to).collect();
        let board = says.strip_prefix("board ").and_then(|board| boards::position(board, &rest));
        let Some(position) = board else { return false };
        self.to = text.tokens[text.tokens.len() - 1].to;
        self.mark_span("board", (text.tokens[0].from, self.to));
        self.parts.push(Part { kind: Kind::Position, text: position, heaps: Vec::new() });
        true
    }

    /// Whether a sentence was told by a token, or without it.
    fn is_told(&mut self, text: &Text<'_>, at: usize) -> bool {
        let passes = self.passed.contains(&at);
        let token = &text.tokens[at];
        if passes && token.sort == Sort::Word && !text.word_of(GAP, at) {
            self.change(Why::Ignored, (token.from, token.to));
        }
        passes || self.read.contains(&at)
    }

    /// Whether the last move loses: what sentences say, and what patterns say elsewhere.
    pub(super) fn end(&mut self, text: &Text<'_>) {
        let is_often = |at: usize| is_often(text, at);
        let mut all: Vec<(bool, bool)> =
            self.endings.iter().map(|ending| (ending.misere, is_often(ending.from))).collect();
        for ending in std::mem::take(&mut self.endings) {
            let span = (text.tokens[ending.from].from, text.tokens[ending.to - 1].to);
            self.told_endings.retain(|(_, told)| told.1 <= span.0 || told.0 >= span.1);
            self.mark_span("normal", span);
        }
        let token = |from: usize| text.tokens.iter().position(|token| token.from >= from).unwrap_or(0);
        all.extend(self.told_endings.iter().map(|&(misere, (from, _))| (misere, is_often(token(from)))));
        let has_own = all.iter().any(|&(_, often)| !often);
        all.retain(|&(_, often)| !(often && has_own));
        let is_told = |misere: bool| all.iter().any(|&(told, _)| told == misere);
        self.misere = is_told(true);
        self.unsure |= self.misere && is_told(false);
    }

    /// "Ten coins: T H T T H H T T T H", "n = 13 coins"
    pub(super) fn add_heads(&mut self, heads: String, coins: usize, span: (usize, usize)) {
        let is_other = |number: &String| *number != coins.to_string();
        self.heaps_now().retain(is_other);
        self.n = self.n.take().filter(is_other);
        self.effect(&format!("heaps {heads}"), span);
        self.heads.push(heads);
    }

    /// Whether a phrase says nothing here: "not" is a part of how the game ends, as "when one is
    /// left"; "one cell" is no strip.
    fn is_read(&self, text: &Text<'_>, at: usize, says: &str) -> bool {
        let token = &text.tokens[at];
        let is_left = says.starts_with("left ");
        // "If the first player took 2, would that be a mistake?"
        let is_claim = |from: usize| text.starts("f-claims", from);
        let is_word = |at: Option<usize>| {
            at.and_then(|at| text.tokens.get(at)).is_some_and(|token| token.sort == Sort::Word)
        };
        // "Ten years ago ... now"
        let end = (at..text.tokens.len()).find(|&at| !(text.is(at, '.') || text.is(at, '…')));
        let is_pause = end > Some(at) && is_word(at.checked_sub(1)) && is_word(end);
        says == "unclear" && is_pause
            || (says == "unclear" || is_left) && self.is_of_end(text, at)
            || says.starts_with("took ") && (text.sentence(at).0..=at).any(is_claim)
            || is_left && (token.text == "one" || is_if(text, at))
            || says == "heaps 1" && token.sort == Sort::Word
    }

    fn is_of_end(&self, text: &Text<'_>, at: usize) -> bool {
        self.endings.iter().any(|ending| ending.reads(text, at))
    }

    /// Whether a sentence says the one heap of an earlier one again: "Is it right for 12?", but not
    /// "the second heap has 12, too".
    fn says_again(&mut self, text: &Text<'_>, at: usize, values: &[String]) -> bool {
        let (begin, to) = text.sentence(at);
        let is_told = |group: &Group| group.span.0 < text.tokens[begin].from;
        let is_other = |at: usize| {
            let is = |class: &str| text.words.begins(class, &text.tokens[at].text);
            is("which-heap") && text.tokens[at].text != "last" || is("hand")
        };
        let is_same = *self.heaps_now() == values || self.heaps == values;
        // "Ten Teddies" is a title.
        let is_title = |group: &Group| {
            let at = text.tokens.iter().position(|token| token.from == group.span.0).unwrap_or(0);
            let (from, to) = text.sentence(at);
            to - from < TITLE
        };
        if is_same && self.groups.iter().any(|group| is_told(group) && is_title(group)) {
            return true;
        }
        // "Input: 22 3 1 3 8 (n = 22 stones, the three numbers 1, 3, 8)"
        let set = joined(&["{", &joined(values, ","), "}"], "");
        if values.len() > 1
            && !self.place.is_short
            && self.takes.contains(&set)
            && !self.heaps_now().is_empty()
        {
            return true;
        }
        is_same && self.groups.iter().any(is_told) && (text.is(to, '?') || !(begin..to).any(is_other))
    }

    /// Leaves out words that the table does not have: "12 utopian stones".
    fn leave_out(&mut self, text: &Text<'_>, (from, to): (usize, usize)) {
        for token in &text.tokens[from..to] {
            if token.sort == Sort::Word && !text.words.knows(&token.text, false) {
                self.change(Why::Ignored, (token.from, token.to));
            }
        }
    }

    /// Leaves out a token that no pattern reads.
    fn pass(&mut self, text: &Text<'_>, at: usize) {
        let token = &text.tokens[at];
        if self.is_of_end(text, at) && (text.words.knows(&token.text, false) || token.sort == Sort::Sign) {
            return;
        }
        if self.beside.contains(&at) && (token.sort == Sort::Sign || text.words.knows(&token.text, false)) {
            return;
        }
        let is = |sort: Sort| text.tokens.get(at + 1).is_some_and(|after| after.sort == sort);
        let number = is(Sort::Number) && text.tokens[at + 1].glued;
        let point = token.is('.') && token.glued && number;
        let known = text.word_of(GAP, at) || token.sort == Sort::Sign && has(",.;:?!()[]{}\"+-", &token.text);
        // "Half + 1": the number is one of the move.
        let is_described = !(self.takes.is_empty() && self.clauses.is_empty());
        let counts = is(Sort::Number) && self.heaps.is_empty() && is_described;
        let is_of_move = counts && (token.is('+') || token.is('-'))
            || token.is('+') && is_described && is(Sort::Word)
            || token.is('-') && number;
        let ends = has(".?!;", &token.text) && !point;
        // The end of a line.
        let is_line = token.is('/') && !token.glued && !is(Sort::Number);
        self.rules &= !ends;
        self.place.example &= !ends;
        // "Nim or not Nim?" is a title.
        let has_begun = text.sentence(at).0 > 0 || !self.heaps_now().is_empty();
        self.asked = if token.is('?') && has_begun { 2 } else { self.asked };
        if text.words.begins("ending", &token.text) {
            let told = untold(text, at);
            self.last = self.last.filter(|_| !told.1).or(Some(told));
        }
        let is_word = token.sort == Sort::Word && !known;
        if is_word || has(&token.text, "=_#") && !self.place.is_short {
            self.stray(text, at);
        } else if point || !(known || is_line) || is_of_move {
            self.rule_changes += 1;
            self.change(Why::Ignored, (token.from, token.to));
        }
    }

    /// Leaves out a word that says nothing in any pattern, or nothing here.
    fn stray(&mut self, text: &Text<'_>, at: usize) {
        let token = &text.tokens[at];
        let is_strange = !text.words.knows(&token.text, false);
        if is_strange && is_proper(text, at) {
            return;
        }
        if is_strange && token.text.len() > 1 {
            self.strange = Some(token.to);
        }
        // "If 23 coins are on a table" begins a sentence, and changes no rule.
        let begins = at == 0 || has(".?!;:", &text.tokens[at - 1].text);
        let changes = text.word_of(DANGER, at)
            && !(asks(text, at) || is_comment(text, at) || begins && token.capital || self.place.example);
        let counts = self.place.is_short && (self.rules || text.words.knows(&token.text, true));
        self.rule_changes += usize::from(changes || counts);
        self.strays += 1;
        self.unsure |= self.strays > MOST_STRAYS;
        self.change(Why::Ignored, (token.from, token.to));
    }
}
