//! Everything that a text says, part by part.

use super::boards;
use super::ending::{Ending, endings};
use super::moves;
use super::notation;
use super::pattern::Text;
use super::reading::{Aspect, Change, Kind, MAX_TEXT, Reading, Span, What, Why};
use super::recursion;
use super::sum;
use super::table::{DANGER, GAP, HEAPS, TOP, Words};
use super::tokens::{Sort, Token, add_to_powers, has, joined, parted, pieces, tokens};
use super::unknown::{corrected, join_pronouns, name_nouns, put_values};
use crate::position::Sum;
use crate::ruleset::Ruleset;

/// What a word near it may change, and what is asked.
const RULES: [&str; 11] = [
    "game",
    "table",
    "board",
    "take",
    "bare",
    "to",
    "endless",
    "over",
    "nimber",
    "product",
    "representation",
];
const NAMES: [&str; 3] = ["game", "table", "board"];
const ASKED: [&str; 5] = ["terms", "problem", "zeros", "lost", "period"];
/// In a text of so many words and signs, each of them counts.
const SHORT: usize = 14;
/// A text of more words and signs is a sentence, whose words are seldom names.
const LONG: usize = 8;
/// The most words that no pattern gives a meaning in a text that is clear without them.
const MOST_STRAYS: usize = 30;

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
    let (reading, steps) = sum::with_signs(typed, words).unwrap_or_else(|| alone(typed, words));
    let games = reading.others.iter().filter(|offer| offer.question.kind == Kind::Game).count();
    let sum = if reading.best.is_none() && games > 1 { sum::in_words(typed, words) } else { None };
    match sum {
        Some((sum, more)) => (sum, steps + more),
        None => (reading, steps),
    }
}

/// Reads what is no sum of clear positions.
pub(super) fn alone(typed: &str, words: &Words) -> (Reading, usize) {
    let mut tokens = tokens(typed);
    if let Some(reading) = notation::read(typed, &Text::new(&tokens, words)) {
        return (reading, 0);
    }
    unlabel(&mut tokens);
    add_to_powers(&mut tokens);
    put_values(&mut tokens);
    let mut said = Said::default();
    said.spell(&mut tokens, words);
    join_pronouns(&mut tokens, words);
    name_nouns(&mut tokens, words);
    let text = Text::new(&tokens, words);
    said.scan(typed, &text);
    said.end(&text);
    let (steps, too_many) = text.steps();
    said.narrow();
    (if too_many { Reading::default() } else { said.reading() }, steps)
}

/// A game, or a component of a sum.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) heaps: Vec<String>,
}

/// A number without a noun, read as heaps: of which part (0 before all), after how many, how many.
#[derive(Debug)]
pub(super) struct Loose {
    pub(super) part: usize,
    pub(super) before: usize,
    pub(super) count: usize,
    pub(super) span: (usize, usize),
}

/// What is around what is read.
#[derive(Debug, Default)]
pub(super) struct Place {
    /// Whether the text has so few words that each counts.
    pub(super) is_short: bool,
    /// Whether a sign of equality stands before.
    equals: bool,
    /// Whether the sentence is an example.
    example: bool,
}

#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) parts: Vec<Part>,
    pub(super) loose: Vec<Loose>,
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
    endings: Vec<Ending>,
    told_endings: Vec<(bool, (usize, usize))>,
    pub(super) sum: Option<String>,
    /// Where a number is the last one, if values or positions are asked for.
    pub(super) below: Option<(usize, usize)>,
    /// What else: values asked for, stones added, a number reached, the game none of these.
    marks: Vec<String>,
    pub(super) changed: Vec<Change>,
    pub(super) spans: Vec<Span>,
    /// How many words that no pattern gives a meaning were left out.
    pub(super) strays: usize,
    pub(super) place: Place,
    /// How many stones were taken last, and how many are left then.
    pub(super) took: Option<(u64, (usize, usize))>,
    pub(super) left: Option<String>,
    /// Which pin of a row is gone.
    pub(super) gone: Option<u64>,
    /// How many heaps there are, of 1, 2, 3 and so on stones.
    pub(super) piles: Option<String>,
    /// Up to where the sizes of three heaps are counted.
    pub(super) triples: Option<String>,
    /// How many chips the players of poker nim have.
    pub(super) spare: Option<String>,
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
    /// Where the last word ends that the table does not have.
    strange: Option<usize>,
    /// Whether the sentence has named a game or told a move.
    rules: bool,
    /// 1 where another part of a question has begun, 2 where a question has ended.
    asked: u8,
    /// Whether something that may matter was not understood.
    pub(super) unsure: bool,
    /// The character after the text.
    pub(super) to: usize,
}

/// Numbers of the parts of a list as letters: "(1) take one chip or (2) take all".
fn unlabel(tokens: &mut [Token]) {
    for (label, letter) in [("2", "b"), ("1", "a"), ("3", "b")] {
        let is_label =
            |at: &usize| tokens[*at].text == label && tokens[at - 1].is('(') && tokens[at + 1].is(')');
        let Some(at) = (1..tokens.len().saturating_sub(1)).find(is_label) else { return };
        tokens[at].sort = Sort::Word;
        letter.clone_into(&mut tokens[at].text);
    }
}

/// Whether a word is the name of a person or a place: a capital within a sentence, here or
/// elsewhere, and not beside a word of a game's name.
fn is_proper(text: &Text<'_>, at: usize) -> bool {
    let of_game = |at: usize| {
        let is = |token: &Token| token.text.len() > 2 && text.words.in_names().any(|name| name == token.text);
        text.tokens.get(at).is_some_and(is)
    };
    let follows = |sign: &Token| sign.sort != Sort::Sign || !has(".?!:", &sign.text);
    let begins = |at: usize, word: &str| text.tokens[at].capital && text.tokens[at].text == word;
    let word = &*text.tokens[at].text;
    let is_name = |other: usize| other > 0 && begins(other, word) && follows(&text.tokens[other - 1]);
    !(of_game(at + 1) || at > 0 && of_game(at - 1)) && word.len() > 1 && (0..text.tokens.len()).any(is_name)
}

/// Whether the name of a person stands before a move, also before "can" or the like.
fn has_own_move(text: &Text<'_>, at: usize) -> bool {
    let before = &text.tokens[at.saturating_sub(2)..at];
    before.iter().any(|token| token.capital && !text.words.knows(&token.text, false))
}

impl Said {
    fn spell(&mut self, tokens: &mut [Token], words: &Words) {
        let is_long = tokens.len() > LONG;
        for token in tokens.iter_mut().filter(|token| token.sort == Sort::Word) {
            self.to = token.to;
            if !words.knows(&token.text, false)
                && let Some(word) = corrected(&token.text, words, is_long)
            {
                word.clone_into(&mut token.text);
                self.changed.push(Change { why: Why::Spelling, from: token.from, to: token.to });
            }
        }
    }

    fn scan(&mut self, typed: &str, text: &Text<'_>) {
        let of_nimbers = |token: &Token| parted(&token.text, "nim").is_some() || token.text == "xor";
        let of_nimbers = has(typed, "⊗⊕") || text.tokens.iter().any(of_nimbers);
        if of_nimbers {
            self.marks.push("nimbers".to_owned());
        }
        let of_edges = |token: &Token| text.words.begins("has-edges", &token.text);
        let of_edges = text.tokens.iter().any(of_edges);
        self.place.is_short = text.tokens.len() <= SHORT;
        self.endings = endings(text);
        let mut at = 0;
        while let Some(token) = text.tokens.get(at) {
            let span = |end: usize| (token.from, text.tokens[end - 1].to);
            self.place.equals = at > 0 && text.is(at - 1, '=');
            self.to = token.to;
            let after = text.tokens.get(at + 1);
            let number =
                |token: Option<&Token>| token.is_some_and(|token| token.sort == Sort::Number && token.glued);
            // The number of a sentence: "1: take one chip", or of a problem with its name.
            let word = |token: Option<&Token>| token.is_some_and(|token| token.sort == Sort::Word);
            let bracket = at > 0 && text.is(at - 1, '(') && text.is(at + 1, ')');
            let begins = at == 0 || has(".?!;", &text.tokens[at - 1].text);
            let numbered = begins && text.is(at + 1, ')')
                || at == 0 && text.is(1, ':') && text.class(TOP, 0, 0).is_none()
                || bracket && word(text.tokens.get(at + 2));
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
            } else if token.sort == Sort::Number && numbered {
                self.change(Why::Ignored, span(at + 1));
                at += 1;
            } else if of_nimbers && let Some((end, written)) = notation::expression(text.tokens, at) {
                self.effect(&joined(&["nimber ", &written], ""), span(end));
                at = end;
            } else if token.sort == Sort::Word
                && let Some((end, heads)) = notation::heads(text.tokens, at)
            {
                // A row of coins, of the game with a name or of the simplest one.
                self.marks.push("row".to_owned());
                // "Ten coins: T H T T H H T T T H"
                let coins: usize = text.tokens[at..end].iter().map(|token| token.text.len()).sum();
                self.heaps_now().retain(|number| *number != coins.to_string());
                self.effect(&format!("heaps {heads}"), span(end));
                at = end;
            } else if of_edges && let Some((end, position)) = boards::graph(text, at) {
                self.draw(position, span(end));
                at = end;
            } else if let Some((end, rows)) = notation::rows(text.tokens, at) {
                // Rows of pins, "I III IIIII", or one with gaps, "IXIII".
                if end == at + 1 {
                    self.marks.push("gaps".to_owned());
                }
                self.effect(&format!("heaps {rows}"), span(end));
                at = end;
            } else if let Some((end, says)) = text.class(TOP, at, 0) {
                if has_own_move(text, at) && says.starts_with("take ") {
                    self.marks.push("own".to_owned());
                }
                let rest = || typed.chars().skip(span(end).1).collect::<String>();
                if at == 0
                    && let Some(board) = says.strip_prefix("board ")
                    && let Some(position) = boards::position(board, &rest())
                {
                    // What stands after the name is its notation.
                    self.mark_span("board", (token.from, span(text.tokens.len()).1));
                    self.parts.push(Part { kind: Kind::Position, text: position, heaps: Vec::new() });
                    self.to = span(text.tokens.len()).1;
                    return;
                }
                // "Not" is a part of how the game ends.
                let is_read = says == "unclear" && self.is_of_end(text, at);
                for effect in pieces(&says, " ; ").into_iter().filter(|_| !is_read) {
                    self.effect(effect, span(end));
                }
                at = end;
            } else if token.sort == Sort::Number {
                let (end, heaps) = text.class(HEAPS, at, 0).unwrap_or((at + 1, token.text.clone()));
                let before = self.heaps_now().len();
                self.effect(&format!("heaps {heaps}"), span(end));
                let (part, count) = (self.parts.len(), self.heaps_now().len().saturating_sub(before));
                if !self.place.example {
                    self.loose.push(Loose { part, before, count, span: span(end) });
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

    /// Whether the last move loses: what sentences say, and what patterns say elsewhere.
    fn end(&mut self, text: &Text<'_>) {
        let mut all: Vec<bool> = self.endings.iter().map(|ending| ending.misere).collect();
        for ending in std::mem::take(&mut self.endings) {
            let span = (text.tokens[ending.from].from, text.tokens[ending.to - 1].to);
            self.told_endings.retain(|(_, told)| told.1 <= span.0 || told.0 >= span.1);
            self.mark_span("normal", span);
        }
        all.extend(self.told_endings.iter().map(|&(misere, _)| misere));
        self.misere = all.contains(&true);
        self.unsure |= self.misere && all.contains(&false);
    }

    fn is_of_end(&self, text: &Text<'_>, at: usize) -> bool {
        self.endings.iter().any(|ending| ending.reads(text, at))
    }

    /// Leaves out a token that no pattern reads.
    fn pass(&mut self, text: &Text<'_>, at: usize) {
        let token = &text.tokens[at];
        if self.is_of_end(text, at) && (text.words.knows(&token.text, false) || token.sort == Sort::Sign) {
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
        self.rules &= !ends;
        self.place.example &= !ends;
        self.asked = if token.is('?') { 2 } else { self.asked };
        if text.words.begins("ending", &token.text) {
            self.marks.push("last".to_owned());
        }
        let is_word = token.sort == Sort::Word && !known;
        if is_word || has(&token.text, "=_#") && !self.place.is_short {
            self.stray(text, at);
        } else if point || !known || is_of_move {
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
        let changes = text.word_of(DANGER, at) && !(begins && token.capital) && !self.place.example;
        let counts = self.place.is_short && (self.rules || text.words.knows(&token.text, true));
        self.rule_changes += usize::from(changes || counts);
        self.strays += 1;
        self.unsure |= self.strays > MOST_STRAYS;
        self.change(Why::Ignored, (token.from, token.to));
    }

    pub(super) fn change(&mut self, why: Why, (from, to): (usize, usize)) {
        match self.changed.last_mut() {
            Some(last) if last.why == why && last.to + 1 >= from && from >= last.from => last.to = to,
            _ => self.changed.push(Change { why, from, to }),
        }
    }

    pub(super) fn unclear(&mut self, why: Why, span: (usize, usize)) {
        self.unsure = true;
        self.change(why, span);
    }

    /// Remembers where something is said; what follows without another is the same part.
    fn mark_span(&mut self, name: &str, (from, to): (usize, usize)) {
        let what = match name {
            "heaps" | "each" => What::Heaps,
            "n" | "below" => What::N,
            "misere" | "normal" => What::Ending,
            _ if RULES.contains(&name) || ASKED.contains(&name) => What::Subject,
            _ => return,
        };
        match self.spans.last_mut() {
            Some(last) if last.what == what => last.to = to,
            _ => self.spans.push(Span { what, from, to }),
        }
    }

    fn effect(&mut self, effect: &str, span: (usize, usize)) {
        let (name, rest) = parted(effect, " ").unwrap_or((effect, ""));
        self.mark_span(name, span);
        self.rules |= RULES.contains(&name);
        // "Greedy nim" is another game.
        self.unsure |= NAMES.contains(&name) && self.strange.is_some_and(|to| to + 1 >= span.0);
        let part = |kind| Part { kind, text: rest.to_owned(), heaps: Vec::new() };
        let part = match name {
            "game" => match Ruleset::parse(rest) {
                Ok(game) => Part { text: game.to_string(), ..part(Kind::Game) },
                Err(_) => return self.unclear(Why::Ignored, span),
            },
            "table" if has(rest, "(") && notation::engine(rest).is_none() => {
                return self.unclear(Why::Ignored, span);
            }
            "table" => part(Kind::Table),
            "board" => part(Kind::Board),
            "nimber" => Part { text: joined(&pieces(rest, ","), "+"), ..part(Kind::Nimber) },
            "representation" => part(Kind::Representation),
            "terms" if pieces(rest, ",").len() > 2 => part(Kind::Terms),
            "terms" => return self.remark("heaps", rest, span),
            "problem" => part(Kind::Problem),
            _ => return self.remark(name, rest, span),
        };
        // A description says which of Euclid's games is meant.
        match self.parts.last_mut() {
            Some(last) if last.kind == part.kind && last.text == part.text => {}
            // Its position was told.
            Some(last) if part.kind == Kind::Board && last.text.starts_with(&*part.text) => {}
            Some(last) if last.text == "euclid" && part.text == "euclid-to-zero" => last.text = part.text,
            Some(last) if last.text == "euclid-to-zero" && part.text == "euclid" => {}
            // "3 * (5 + 6) = 3 * 3"
            Some(last) if self.place.equals && last.kind == Kind::Nimber => self.change(Why::Ignored, span),
            Some(_) if self.asked > 0 => self.unclear(Why::Ignored, span),
            _ => self.parts.push(part),
        }
    }

    fn remark(&mut self, name: &str, rest: &str, span: (usize, usize)) {
        match name {
            "take" | "to" | "over"
                if self.asked > 1 && !(self.takes.is_empty() && self.clauses.is_empty()) =>
            {
                self.unclear(Why::Ignored, span);
            }
            "like" if self.takes.is_empty() => self.remark("heaps", rest, span),
            "like" => self.change(Why::Ignored, span),
            "tuple" if self.strays == 0 => self.remark("heaps", rest, span),
            "tuple" => drop(self.tuple.get_or_insert_with(|| rest.to_owned())),
            "take" if self.takes.iter().any(|take| take == rest) => {}
            "take" => {
                self.takes.push(rest.to_owned());
                self.told.push(span);
            }
            "bare" => self.bare = Some((rest.to_owned(), span)),
            "endless" => match notation::endless(rest) {
                Some(set) => self.takes.push(set.to_owned()),
                None => self.unclear(Why::Ignored, span),
            },
            // "1, 2, 4, …" after the powers of 2 in words.
            "restated" => {
                let is_taken = |set: &str| self.takes.iter().any(|take| moves::name_of(take) == set);
                let set = notation::endless(rest);
                if !set.is_some_and(is_taken) {
                    self.rule_changes += usize::from(set.is_some() || self.takes.is_empty());
                    self.change(Why::Ignored, span);
                }
            }
            "to" if self.clauses.iter().any(|clause| clause == rest) => {}
            "to" => {
                self.clauses.push(rest.to_owned());
                self.told.push(span);
            }
            "product" => {
                self.marks.push("product".to_owned());
                self.effect(&joined(&["nimber ", rest], ""), span);
            }
            "stalks" => self.add_stalks(rest),
            "naught" if self.parts.last().is_some_and(|part| part.text == "euclid") => {
                self.effect("table euclid-to-zero", span);
            }
            "assumed" => self.change(Why::Game, span),
            "asked" => self.asked = self.asked.max(1),
            // A heap that was named before.
            "same" => {
                let heaps = self.parts.last().map_or(&self.heaps, |part| &part.heaps);
                if *heaps != [rest] {
                    self.remark("heaps", rest, span);
                }
            }
            "heaps" if pieces(rest, ",").iter().any(|heap| heap.len() > 1 && heap.starts_with('0')) => {
                self.unclear(Why::Number, span);
            }
            "heaps" => self.add_heaps(rest, span),
            "each" => {
                let (count, heap) = parted(rest, " ").unwrap_or_default();
                let count = count.parse().unwrap_or(0).min(Sum::CELLS);
                self.remark("heaps", &joined(&vec![heap; count], ","), span);
            }
            "count" => self.count = self.count.max(rest.parse().ok()),
            "n" => self.set_n(rest, span),
            "below" => {
                self.n = Some(rest.to_owned());
                self.below = Some(span);
            }
            "over" => {
                self.clauses.extend(pieces(rest, ",").iter().map(|&number| joined(&["n", number], "/")));
            }
            "zeros" if self.aspect == Aspect::Values => self.aspect = Aspect::Zeros,
            "lost" => self.aspect = Aspect::Count,
            "period" => self.aspect = Aspect::Period,
            "misere" | "normal" => self.told_endings.push((name == "misere", span)),
            "sum" => self.sum = Some(rest.to_owned()),
            "usual" => self.change(Why::Usual, span),
            "rounds" => self.change(Why::RoundsDown, span),
            "unclear" => {
                self.rule_changes += usize::from(!self.place.example);
                self.change(Why::Ignored, span);
            }
            "triples" => self.triples = Some(rest.to_owned()),
            "piles" => self.piles = Some(rest.to_owned()),
            "spare" => self.spare = Some(rest.to_owned()),
            "gone" => self.gone = rest.parse().ok(),
            "row" => self.rows.push(rest.to_owned()),
            "columns" => self.add_columns(rest),
            "squares" => {
                self.squares = rest.parse().ok();
                self.remark("heaps", rest, span);
            }
            "example" => self.place.example = true,
            "took" => self.took = rest.parse().ok().map(|took| (took, span)),
            "left" => {
                self.left = Some(rest.to_owned());
                self.remark("heaps", rest, span);
            }
            "step" => self.steps.extend(parted(rest, " ").map(|(at, heap)| (at.to_owned(), heap.to_owned()))),
            _ => self.marks.push(name.to_owned()),
        }
    }

    /// Of two numbers, as of a problem's examples, the last is asked about.
    fn set_n(&mut self, n: &str, span: (usize, usize)) {
        if self.n.replace(n.to_owned()).is_some_and(|before| before != n) {
            self.rule_changes += 1;
            self.change(Why::Ignored, span);
        }
    }

    fn draw(&mut self, position: Option<String>, span: (usize, usize)) {
        let Some(text) = position else { return self.unclear(Why::Number, span) };
        self.mark_span("board", span);
        self.parts.retain(|part| part.kind != Kind::Board);
        self.parts.push(Part { kind: Kind::Position, text, heaps: Vec::new() });
    }

    fn add_columns(&mut self, columns: &str) {
        let (white, black) = parted(columns, " ").unwrap_or_default();
        let pairs = pieces(white, ",").into_iter().zip(pieces(black, ","));
        self.rows.extend(pairs.map(|(white, black)| joined(&[white, black], "-")));
    }

    fn add_stalks(&mut self, sizes: &str) {
        let mut text = "hackenbush:".to_owned();
        for size in pieces(sizes, ",") {
            let size = size.parse().unwrap_or(0).min(Sum::CELLS);
            for sign in ["(", ")"] {
                text.push_str(&joined(&vec![sign; size], ""));
            }
        }
        self.parts.retain(|part| part.kind != Kind::Board);
        self.parts.push(Part { kind: Kind::Position, text, heaps: Vec::new() });
    }

    fn add_heaps(&mut self, rest: &str, span: (usize, usize)) {
        let is_reached = self.marked("reach") > 0;
        if self.place.example {
            let (part, before) = (self.parts.len(), self.heaps_now().len());
            self.loose.push(Loose { part, before, count: pieces(rest, ",").len(), span });
        }
        let asked = self.asked > 0;
        let heaps = self.heaps_now();
        let list = pieces(rest, ",");
        if asked && !heaps.is_empty() && *heaps != list {
            return self.unclear(Why::Ignored, span);
        }
        // What is said twice is one position.
        if heaps.len() < 2 && !is_reached || *heaps != list {
            heaps.extend(list.into_iter().map(str::to_owned));
        }
    }

    pub(super) fn heaps_now(&mut self) -> &mut Vec<String> {
        self.parts.last_mut().map_or(&mut self.heaps, |part| &mut part.heaps)
    }

    pub(super) fn marked(&self, name: &str) -> usize {
        self.marks.iter().filter(|mark| *mark == name).count()
    }
}
