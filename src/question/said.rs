//! Everything that a text says, as one question.

use super::boards;
use super::notation;
use super::pattern::Text;
use super::reading::{Aspect, Change, Kind, MAX_TEXT, Offer, Question, Reading, Span, What, Why};
use super::spelling::corrected;
use super::table::{GAP, HEAPS, TOP, Words};
use super::text::{has, joined, parted, pieces};
use super::tokens::{Sort, Token, tokens};
use crate::Ruleset;
use crate::position::Sum;

/// The most other meanings.
const OTHERS: usize = 3;

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
    if typed.chars().nth(MAX_TEXT).is_some() {
        return Reading::default();
    }
    let mut tokens = tokens(typed);
    if let Some(reading) = notation::read(typed, &Text::new(&tokens, words)) {
        return reading;
    }
    let mut said = Said::default();
    said.spell(&mut tokens, words);
    let text = Text::new(&tokens, words);
    said.scan(typed, &text);
    if text.is_spent() {
        return Reading::default();
    }
    said.reading()
}

/// A game, or a component of a sum.
#[derive(Debug)]
struct Part {
    kind: Kind,
    text: String,
    heaps: Vec<String>,
}

/// What a text says.
#[derive(Debug, Default)]
struct Said {
    parts: Vec<Part>,
    /// Heaps before a game is named.
    heaps: Vec<String>,
    /// Sets of numbers that may be taken, and other clauses of a rule.
    takes: Vec<String>,
    clauses: Vec<String>,
    /// How many heaps there are.
    count: Option<usize>,
    n: Option<String>,
    aspect: Aspect,
    misere: bool,
    sum: Option<String>,
    /// Where a number is the last one, if values or positions are asked for.
    below: Option<(usize, usize)>,
    /// What else was said: values are asked for, stones are added, a number is reached, the game is
    /// none of these.
    marks: Vec<String>,
    changed: Vec<Change>,
    spans: Vec<Span>,
    /// Whether something that may matter was not understood.
    unsure: bool,
    /// The character after the text.
    to: usize,
}

impl Said {
    /// Replaces misspelled words of names.
    fn spell(&mut self, tokens: &mut [Token], words: &Words) {
        for token in tokens.iter_mut().filter(|token| token.sort == Sort::Word) {
            self.to = token.to;
            if !words.knows(&token.text)
                && let Some(word) = corrected(&token.text, words)
            {
                word.clone_into(&mut token.text);
                self.changed.push(Change { why: Why::Spelling, from: token.from, to: token.to });
            }
        }
    }

    fn scan(&mut self, typed: &str, text: &Text<'_>) {
        let mut at = 0;
        while let Some(token) = text.tokens.get(at) {
            let span = |end: usize| (token.from, text.tokens[end - 1].to);
            self.to = token.to;
            let after = text.tokens.get(at + 1);
            let number =
                |token: Option<&Token>| token.is_some_and(|token| token.sort == Sort::Number && token.glued);
            // The number of a sentence: "(1) take one chip".
            let word = |token: Option<&Token>| token.is_some_and(|token| token.sort == Sort::Word);
            let bracket = at > 0 && text.is(at - 1, '(') && text.is(at + 1, ')');
            let numbered = at == 0 && text.is(1, ':') || bracket && word(text.tokens.get(at + 2));
            if text.is(at + 1, ':')
                && let Some((part, length)) = written(typed, token.from)
            {
                // A notation within a sentence.
                let end = token.from + length;
                self.place(&part.text, (token.from, end));
                self.parts.push(part);
                at = text.tokens.iter().position(|token| token.from >= end).unwrap_or(text.tokens.len());
            } else if token.sort == Sort::Number && numbered {
                // (1) and (2) are the parts of a list.
                let label = |label: &str| {
                    (1..text.tokens.len()).any(|at| {
                        text.tokens[at].text == label && text.is(at - 1, '(') && text.is(at + 1, ')')
                    })
                };
                if !(bracket && label("1") && label("2")) {
                    self.unclear(Why::Ignored, span(at + 1));
                }
                at += 1;
            } else if token.sort == Sort::Word
                && let Some(heads) = notation::heads(&text.tokens[at..=at])
            {
                // A row of coins, of the game with a name or of the simplest one.
                if self.parts.is_empty() {
                    self.change(Why::Game, span(at + 1));
                    self.effect("game coins:turning-turtles", span(at + 1));
                }
                self.remark("heaps", &heads, span(at + 1));
                at += 1;
            } else if let Some((end, says)) = text.class(TOP, at, 0) {
                let rest = || typed.chars().skip(span(end).1).collect::<String>();
                if at == 0
                    && let Some(board) = says.strip_prefix("board ")
                    && let Some(position) = boards::position(board, &rest())
                {
                    // What stands after the name is its notation.
                    self.place(board, (token.from, span(text.tokens.len()).1));
                    self.parts.push(Part { kind: Kind::Position, text: position, heaps: Vec::new() });
                    self.to = span(text.tokens.len()).1;
                    return;
                }
                for effect in pieces(&says, ";") {
                    self.effect(effect.trim(), span(end));
                }
                at = end;
            } else if token.sort == Sort::Number {
                let (end, heaps) = text.class(HEAPS, at, 0).unwrap_or((at + 1, token.text.clone()));
                self.effect(&format!("heaps {heaps}"), span(end));
                at = end;
            } else if token.is('-') && !token.glued && number(after) {
                // No heap is negative.
                self.unclear(Why::Number, (token.from, span(at + 2).1));
                at += 2;
            } else {
                let point = token.is('.') && token.glued && number(after);
                let known =
                    text.word_of(GAP, at) || token.sort == Sort::Sign && has(",.;:?!()[]{}\"+-", &token.text);
                if point || !known || token.is('-') && number(after) {
                    self.unclear(Why::Ignored, span(at + 1));
                }
                at += 1;
            }
        }
    }

    fn change(&mut self, why: Why, (from, to): (usize, usize)) {
        match self.changed.last_mut() {
            Some(last) if last.why == why && last.to + 1 >= from && from >= last.from => last.to = to,
            _ => self.changed.push(Change { why, from, to }),
        }
    }

    fn unclear(&mut self, why: Why, span: (usize, usize)) {
        self.unsure = true;
        self.change(why, span);
    }

    /// Remembers where something is said; what follows without another is the same part.
    fn place(&mut self, name: &str, (from, to): (usize, usize)) {
        let what = match name {
            "heaps" | "each" => What::Heaps,
            "n" | "below" => What::N,
            "misere" | "normal" => What::Ending,
            "skip" | "count" | "unclear" | "rounds" | "usual" | "sum" | "values" | "adds" | "reach"
            | "absent" => {
                return;
            }
            _ => What::Subject,
        };
        match self.spans.last_mut() {
            Some(last) if last.what == what => last.to = to,
            _ => self.spans.push(Span { what, from, to }),
        }
    }

    /// What a pattern says.
    fn effect(&mut self, effect: &str, span: (usize, usize)) {
        let (name, rest) = parted(effect, " ").unwrap_or((effect, ""));
        self.place(name, span);
        let part = |kind| Part { kind, text: rest.to_owned(), heaps: Vec::new() };
        let part = match name {
            "game" => match Ruleset::parse(rest) {
                Ok(game) => Part { text: game.to_string(), ..part(Kind::Game) },
                Err(_) => return self.unclear(Why::Ignored, span),
            },
            "table" => part(Kind::Table),
            "board" => part(Kind::Board),
            "nimber" => Part { text: joined(&pieces(rest, ","), "+"), ..part(Kind::Nimber) },
            "representation" => part(Kind::Representation),
            "terms" if has(rest, ",") => part(Kind::Terms),
            "terms" => return self.remark("heaps", rest, span),
            "problem" => part(Kind::Problem),
            _ => return self.remark(name, rest, span),
        };
        let again = |last: &Part| last.kind == part.kind && last.text == part.text;
        if !self.parts.last().is_some_and(again) {
            self.parts.push(part);
        }
    }

    fn remark(&mut self, name: &str, rest: &str, span: (usize, usize)) {
        match name {
            "take" => self.takes.push(rest.to_owned()),
            "endless" => match notation::endless(rest) {
                Some(set) => self.takes.push(set.to_owned()),
                None => self.unclear(Why::Ignored, span),
            },
            "to" => self.clauses.push(rest.to_owned()),
            "heaps" if pieces(rest, ",").iter().any(|heap| heap.len() > 1 && heap.starts_with('0')) => {
                self.unclear(Why::Number, span);
            }
            "heaps" => {
                let heaps = self.parts.last_mut().map_or(&mut self.heaps, |part| &mut part.heaps);
                let list = pieces(rest, ",");
                // What is said twice is one position.
                if heaps.len() < 2 || *heaps != list {
                    heaps.extend(list.into_iter().map(str::to_owned));
                }
            }
            "each" => {
                let (count, heap) = parted(rest, " ").unwrap_or_default();
                let count = count.parse().unwrap_or(0).min(Sum::CELLS);
                self.remark("heaps", &joined(&vec![heap; count], ","), span);
            }
            "count" => self.count = rest.parse().ok(),
            "n" => self.n = Some(rest.to_owned()),
            "below" => {
                self.n = Some(rest.to_owned());
                self.below = Some(span);
            }
            "values" | "adds" | "reach" | "absent" => self.marks.push(name.to_owned()),
            "over" => {
                for number in pieces(rest, ",") {
                    self.clauses.push(joined(&["n", number], "/"));
                }
            }
            "zeros" if self.aspect == Aspect::Values => self.aspect = Aspect::Zeros,
            "lost" => self.aspect = Aspect::Count,
            "period" => self.aspect = Aspect::Period,
            "misere" => self.misere = true,
            "sum" => self.sum = Some(rest.to_owned()),
            "usual" => self.change(Why::Usual, span),
            "rounds" => self.change(Why::RoundsDown, span),
            "unclear" => self.unclear(Why::Ignored, span),
            _ => {}
        }
    }

    /// How often a mark was said.
    fn marked(&self, name: &str) -> usize {
        self.marks.iter().filter(|mark| *mark == name).count()
    }

    /// The rule of all moves.
    fn rule(&self) -> Option<Ruleset> {
        let takes = joined(&self.takes, " or ");
        let (mut amounts, mut others) = (Vec::new(), Vec::new());
        for set in pieces(&takes, " or ").into_iter().filter(|set| !set.is_empty()) {
            if let Some(list) = set.strip_prefix('{') {
                amounts.extend(pieces(list.strip_suffix('}').unwrap_or(list), ","));
            } else {
                let (from, to) = parted(set, "..").unwrap_or_default();
                if from.parse::<u64>().is_ok_and(|from| to.parse().is_ok_and(|to: u64| to < from)) {
                    return None;
                }
                others.push(set);
            }
        }
        if amounts.iter().any(|&amount| amount.bytes().all(|digit| digit == b'0')) {
            return None;
        }
        if self.clauses.is_empty() {
            // The notation of a set to take is that of a rule without its own words.
            let mut set: Vec<String> = Vec::new();
            for &amount in &amounts {
                set.push(amount.to_owned());
            }
            for other in &others {
                set.push(name_of(other));
            }
            if let Ok(game) = Ruleset::parse(&format!("take:{}", joined(&set, ","))) {
                return Some(game);
            }
        }
        // Heaps without a name of their own are one clause.
        let (mut options, mut named): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        for amount in amounts {
            options.push(joined(&["n", amount], "-"));
        }
        for clause in &self.clauses {
            let clauses = if has(clause, " ") { &mut named } else { &mut options };
            clauses.push(clause.clone());
        }
        let mut clauses: Vec<String> = Vec::new();
        if !options.is_empty() {
            clauses.push(joined(&options, " or "));
        }
        if !others.is_empty() {
            clauses.push(joined(&["n-k for k in ", &joined(&others, " or ")], ""));
        }
        clauses.append(&mut named);
        let rule = Ruleset::parse(&format!("n to {}", joined(&clauses, "; "))).ok()?;
        #[cfg(feature = "own-rules")]
        if let Ruleset::Own(own) = &rule {
            return Some(own.same_as().unwrap_or(rule));
        }
        Some(rule)
    }

    fn reading(mut self) -> Reading {
        let whole = (0, self.to);
        let described = !(self.takes.is_empty() && self.clauses.is_empty());
        if self.marked("absent") > 0 {
            return Reading::default();
        }
        if let Some(span) = self.below.filter(|_| self.marked("values") == 0 && self.aspect == Aspect::Values)
        {
            self.unclear(Why::Ignored, span);
        }
        if described {
            match self.rule() {
                Some(rule) => {
                    let text = rule.to_string();
                    // A name besides is that of the rule, or nim with this rule; or another game.
                    for part in &mut self.parts {
                        self.heaps.append(&mut part.heaps);
                    }
                    if self.parts.iter().any(|part| part.text != text && part.text != "nim") {
                        self.unsure = true;
                    } else {
                        self.parts.clear();
                    }
                    self.parts.insert(0, Part { kind: Kind::Game, text, heaps: Vec::new() });
                }
                None if self.parts.is_empty() => return Reading::default(),
                None => self.unclear(Why::Ignored, whole),
            }
        } else if self.parts.is_empty() && self.heaps.len() > 1 {
            self.change(Why::Game, whole);
            self.parts.push(Part { kind: Kind::Game, text: "nim".to_owned(), heaps: Vec::new() });
        }
        let (adds, reaches) = (self.marked("adds"), self.marked("reach") > 0);
        let added = described && adds == self.takes.len() && self.heaps.len() == 1;
        if (adds > 0 || reaches) && !(added && reaches) {
            self.unclear(Why::Ignored, whole);
        }
        let heaps = std::mem::take(&mut self.heaps);
        if let Some(first) = self.parts.first_mut() {
            first.heaps.splice(0..0, heaps);
        }
        self.counted(whole);
        let questions = if let Some(question) = self.together(whole) {
            vec![question]
        } else {
            self.unsure = true;
            let mut questions = Vec::new();
            for part in &self.parts {
                if part.kind != Kind::Position {
                    questions.push(self.alone(part));
                }
            }
            questions
        };
        if self.unsure && self.count.is_none() && self.changed.iter().any(|change| change.why == Why::Game) {
            // Numbers in a text that is about something else.
            return Reading::default();
        }
        if self.unsure && self.changed.is_empty() {
            self.change(Why::Ignored, whole);
        }
        let mut offers =
            questions.into_iter().map(|question| Offer { question, changed: self.changed.clone() });
        let best = if self.unsure { None } else { offers.next() };
        Reading { best, others: offers.take(OTHERS).collect(), spans: self.spans }
    }

    /// Compares the number of heaps with the heaps.
    fn counted(&mut self, whole: (usize, usize)) {
        let heaps: usize = self.parts.iter().map(|part| part.heaps.len()).sum();
        match (self.count, &mut self.parts[..]) {
            // "The P-positions of Kayles up to 100" may go without words.
            (_, [part]) if self.aspect != Aspect::Values && heaps == 1 && self.n.is_none() => {
                self.n = part.heaps.pop();
            }
            (Some(count), _) if heaps > 0 && count != heaps => self.unclear(Why::Ignored, whole),
            (Some(count), [part]) if part.kind == Kind::Table && count != 2 => {
                self.unclear(Why::Ignored, whole);
            }
            _ => {}
        }
    }

    /// A part without heaps.
    fn alone(&self, part: &Part) -> Question {
        let mut question = Question::new(part.kind, part.text.clone());
        if part.kind == Kind::Game {
            (question.n, question.aspect) = (self.n.clone(), self.aspect);
        }
        question.misere = self.misere;
        question
    }

    /// All parts as one question.
    fn together(&mut self, whole: (usize, usize)) -> Option<Question> {
        match &self.parts[..] {
            [part] if part.heaps.is_empty() && part.kind != Kind::Position => {
                let zeros = part.kind == Kind::Table && self.aspect == Aspect::Zeros;
                let more = self.misere || self.n.is_some() || self.aspect != Aspect::Values && !zeros;
                self.unsure |= more && part.kind != Kind::Game || self.sum.is_some();
                self.unsure |= part.kind == Kind::Terms && pieces(&part.text, ",").len() < 4;
                return Some(self.alone(part));
            }
            [] => return None,
            _ => {}
        }
        let mut components = Vec::new();
        let mut usual = false;
        for Part { kind, text, heaps } in &self.parts {
            let list = joined(heaps, ",");
            components.push(match (kind, &heaps[..]) {
                (Kind::Position, []) => text.clone(),
                (Kind::Game, [heap]) if text == "fibonacci-nim" => {
                    usual = true;
                    format!("{text}:({heap},{})", heap.parse::<u64>().ok()?.checked_sub(1)?)
                }
                (Kind::Table, [_, _]) => format!("{text}:({list})"),
                (Kind::Game, [_, _]) if text == "fibonacci-nim" => format!("{text}:({list})"),
                (Kind::Game | Kind::Board, [_, ..]) => format!("{text}:{{{list}}}"),
                _ => return self.number(whole),
            });
        }
        if usual {
            self.change(Why::Usual, whole);
        }
        let position = joined(&components, " + ");
        if Sum::parse(&position).is_err() {
            return self.number(whole);
        }
        self.unsure |= self.n.is_some() || !matches!(self.aspect, Aspect::Values | Aspect::Zeros);
        let sum = self.sum.clone();
        Some(Question { misere: self.misere, sum, ..Question::new(Kind::Position, position) })
    }

    /// A number that is none of this game.
    fn number(&mut self, whole: (usize, usize)) -> Option<Question> {
        if !self.unsure {
            let why = if self.parts.len() > 1 { Why::Ignored } else { Why::Number };
            self.unclear(why, whole);
        }
        None
    }
}

/// The game or position in this library's notation that begins at a character of a text, up to the
/// last comma or to a space, and how many characters it has.
fn written(typed: &str, from: usize) -> Option<(Part, usize)> {
    let rest: String = typed.chars().skip(from).collect();
    let bytes = rest.as_bytes();
    let comma = (0..bytes.len()).rev().find(|&at| bytes[at] == b',').unwrap_or(0);
    let space = (0..bytes.len()).find(|&at| bytes[at] == b' ').unwrap_or(bytes.len());
    for mut end in [comma, space] {
        while end > 0 && matches!(bytes[end - 1], b',' | b'.' | b'?' | b':' | b';') {
            end -= 1;
        }
        if let Some((kind, text)) = notation::engine(&rest[..end]) {
            return Some((Part { kind, text, heaps: Vec::new() }, rest[..end].chars().count()));
        }
    }
    None
}

/// The name of a set in the notation of what may be taken: that of rules without its own words.
fn name_of(set: &str) -> String {
    let words = pieces(set, " ");
    let own = words.len() > 2 && words[words.len() - 1] == "n";
    joined(&words[..words.len() - if own { 2 } else { 0 }], "-")
}
