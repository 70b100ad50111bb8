//! What a text asks: everything that it says, as one question.

use super::moves;
use super::reading::{Aspect, Change, Kind, MAX_OTHERS, Offer, Question, Reading, Span, What, Why};
use super::said::{Part, Said};
use super::tokens::{joined, pieces};
use crate::number;
use crate::position::Sum;

/// Numbers that may be taken are seldom as large.
const FAR: u64 = 20;

impl Said {
    /// The question, if all that may matter is understood, and what is near.
    pub(super) fn reading(mut self) -> Reading {
        let whole = (0, self.to);
        if let Some((set, span)) = self.bare.take() {
            if self.takes.is_empty() && self.clauses.is_empty() && self.parts.is_empty() {
                self.takes.push(set);
            } else if !self.takes.contains(&set) {
                self.unclear(Why::Ignored, span);
            }
        }
        self.put_heaps();
        // "1 or 2 from the first pile, and 1 or 3 from the second"
        self.unsure |= self.rule_changes > 0 || self.takes.len() > 1 && self.marked("which-heap") > 1;
        self.unsure |= self.is_strange();
        self.assume_ending();
        // "Some stones" are as many as a sentence says elsewhere.
        let is_game = |part: &Part| part.kind == Kind::Game && part.text != "fibonacci-nim";
        if self.marked("some") > 0 && self.takes.is_empty() && self.parts.iter().all(is_game) {
            self.takes.push("1..n".to_owned());
        }
        // Alice takes what Bob may not.
        let takes = |other: &String| self.takes.first() != Some(other);
        if self.marked("own") > 0 && (self.takes.iter().any(takes) || !self.clauses.is_empty()) {
            self.unclear(Why::Ignored, whole);
        }
        self.take_only();
        match self.parts.first() {
            _ if self.marked("row") == 0 => {}
            None => self.assume("coins:turning-turtles"),
            Some(part) if part.text.starts_with("coins:") => {}
            _ => self.unclear(Why::Ignored, whole),
        }
        // "If fewer than 3 are left, the player to move loses", where 3 or more are taken.
        if let Some(short) = self.short.take() {
            self.unsure |= !matches!(&self.takes[..], [set] if moves::least(set) == short);
        }
        let described = !(self.takes.is_empty() && self.clauses.is_empty());
        if self.marked("absent") > 0 {
            return Reading::default();
        }
        let is_game = !self.parts.iter().any(|part| part.kind == Kind::Nimber);
        if let Some(span) =
            self.below.filter(|_| is_game && self.marked("values") == 0 && self.aspect == Aspect::Values)
        {
            self.unclear(Why::Ignored, span);
        }
        if described {
            match moves::rule(&self.takes, &self.clauses) {
                Some(rule) => {
                    let text = rule.to_string();
                    // A name besides is that of the rule, or nim with this rule; or another game.
                    let is_nim = |part: &Part| part.text == "nim" && !part.heaps.is_empty();
                    self.unsure |= !self.heaps.is_empty() && self.parts.iter().any(is_nim);
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
            self.assume("nim");
        }
        let (adds, reaches) = (self.marked("adds"), self.marked("reach") > 0);
        let added = described && adds >= self.takes.len() && self.heaps.len() == 1;
        if (adds > 0 || reaches) && !(added && reaches) {
            self.unclear(Why::Ignored, whole);
        }
        self.ask_of_heap(described);
        let heaps = std::mem::take(&mut self.heaps);
        if let Some(first) = self.parts.first_mut() {
            first.heaps.splice(0..0, heaps);
        }
        self.drop_total();
        self.break_row();
        self.counted(whole);
        let are_nimbers = self.parts.len() > 1 && self.parts.iter().all(|part| part.kind == Kind::Nimber);
        let questions = if are_nimbers {
            self.parts.iter().map(|part| self.alone(part)).collect()
        } else if let Some(question) = self.together(whole) {
            vec![question]
        } else {
            self.unsure = true;
            let others = self.parts.iter().filter(|part| part.kind != Kind::Position);
            others.map(|part| self.alone(part)).collect()
        };
        if (self.unsure || self.strays > 0)
            && self.count.is_none()
            && self.changed.iter().any(|change| change.why == Why::Game)
        {
            // Numbers in a text that is about something else.
            return Reading::default();
        }
        if self.unsure && self.changed.is_empty() {
            self.change(Why::Ignored, whole);
        }
        let mut offers =
            questions.into_iter().map(|question| Offer { question, changed: self.changed.clone() });
        let best = if self.unsure { None } else { offers.next() };
        Reading { best, others: offers.take(MAX_OTHERS).collect(), spans: self.spans }
    }

    /// Whether a word that the table does not have stands before "nim", but on a page that tells
    /// the moves of nim.
    fn is_strange(&self) -> bool {
        let is_page = self.marked("sampled") > 0;
        let is_told = !self.takes.is_empty() && self.clauses.is_empty();
        let is_nim = self.parts.iter().all(|part| part.text == "nim");
        self.marked("strange") > 0 && !(is_page && is_told && is_nim)
    }

    fn take_only(&mut self) {
        // "Take one or more, but only a power of 2"
        if self.takes.iter().any(|take| take == "1..n") {
            // "Either one or a prime power": 1 is none of these.
            let has_primes = self.takes.iter().any(|take| take.starts_with("prime"));
            self.takes.retain(|take| has_primes || take != "{1}");
            let is_only = self.takes.len() == 1;
            self.takes.retain(|take| is_only || take != "1..n");
            self.clauses.retain(|clause| !is_only || clause != "0");
        }
    }

    /// Numbers that are heaps, though they are told as a list or as n.
    fn put_heaps(&mut self) {
        // "Nim, any number of one pile: s = [2, 1, 3]"
        if let [part] = &mut self.parts[..]
            && part.text == "nim"
            && part.heaps.is_empty()
            && let [any, list] = &self.takes[..]
            && any == "1..n"
            && let Some(list) = list.strip_prefix('{').and_then(|list| list.strip_suffix('}'))
        {
            part.heaps.extend(pieces(list, ",").into_iter().map(str::to_owned));
            self.takes.clear();
        }
        // "The first pile contains N matches and the second M, N = 155, M = 47"
        if let [part] = &mut self.parts[..]
            && part.kind == Kind::Table
            && !part.text.starts_with("dynamic")
            && self.heaps.len() + part.heaps.len() == 1
        {
            let n = self.n.take();
            self.heaps.append(&mut part.heaps);
            self.heaps.splice(0..0, n);
        }
        self.unsure |= self.takes_a_heap();
        // "Let n = 100. Who wins?"
        let has_heaps = !self.heaps.is_empty() || self.parts.iter().any(|part| !part.heaps.is_empty());
        let is_game = self.parts.iter().all(|part| part.kind == Kind::Game);
        if self.marked("who-wins") > 0 && self.aspect == Aspect::Values && !has_heaps && is_game {
            // "Heaps of size 1 to 4: who wins?"
            self.unsure |= self.marked("range") > 0;
            let n = self.n.take();
            self.heaps_now().extend(n);
        }
    }

    /// Who wins with n = 19, or with n stones, is a question about a heap.
    fn ask_of_heap(&mut self, described: bool) {
        let is_heap = self.marked("sized") > 0 || self.spans.iter().any(|span| span.what == What::Ending);
        let is_pair = |part: &Part| part.text == "fibonacci-nim" || part.text.starts_with("dynamic");
        let is_asked = self.marked("values") == 0 || self.marked("opening") > 0;
        let is_played = described || self.parts.iter().any(is_pair) && is_asked;
        if is_played && is_heap && self.heaps.is_empty() && self.marked("alone") > 0 {
            self.heaps.extend(self.n.take());
        }
    }

    /// Whether a number that is taken is probably a heap: much larger than others, and there is no
    /// heap of it.
    fn takes_a_heap(&self) -> bool {
        let (mut largest, mut second) = (0, 0);
        for take in &self.takes {
            let list = take.strip_prefix('{').unwrap_or(take);
            for one in pieces(list.strip_suffix('}').unwrap_or(list), ",") {
                let number: u64 = one.parse().unwrap_or(0);
                second = second.max(number.min(largest));
                largest = largest.max(number);
            }
        }
        let mut heaps = self.heaps.iter().chain(self.parts.iter().flat_map(|part| &part.heaps));
        let is_game = self.n.is_none() && self.aspect == Aspect::Values && !self.place.is_short;
        let is_far = largest >= FAR && second < FAR && largest >= 2 * second && second > 0;
        is_game && is_far && heaps.all(|heap| heap.parse().is_ok_and(|heap: u64| heap < largest))
    }

    /// How the game ends, if a sentence that tells it was not understood.
    fn assume_ending(&mut self) {
        let is_ending = |span: &Span| span.what == What::Ending;
        if let Some((span, misere)) = self.last.filter(|_| !self.spans.iter().any(is_ending)) {
            self.misere = misere;
            self.change(Why::Ending, span);
        }
    }

    fn assume(&mut self, game: &str) {
        self.change(Why::Game, (0, self.to));
        self.parts.push(Part { kind: Kind::Game, text: game.to_owned(), heaps: Vec::new() });
    }

    fn counted(&mut self, whole: (usize, usize)) {
        let heaps: usize = self.parts.iter().map(|part| part.heaps.len()).sum();
        let is_won = matches!(self.aspect, Aspect::Zeros | Aspect::Period) && self.marked("who-wins") > 0;
        match (self.count, &mut self.parts[..]) {
            // "The P-positions of Kayles up to 100" may go without words.
            (_, [_]) if is_won && heaps == 1 => {
                self.unsure |= self.marks.iter().any(|mark| mark == "range");
                self.aspect = Aspect::Values;
            }
            (_, [part]) if self.aspect != Aspect::Values && heaps == 1 && self.n.is_none() => {
                self.n = part.heaps.pop();
            }
            (Some(count), _) if heaps > 0 && count != heaps => self.unclear(Why::Ignored, whole),
            (Some(count), [part]) if part.kind == Kind::Table && count != 2 => {
                self.unclear(Why::Ignored, whole);
            }
            // The second number is a limit, and not another pile.
            (Some(2), [part]) if part.text == "fibonacci-nim" && heaps == 2 => {
                self.unclear(Why::Ignored, whole);
            }
            _ => {}
        }
    }

    fn alone(&self, part: &Part) -> Question {
        let is_game = part.kind == Kind::Game;
        let n = self.n.clone().filter(|_| is_game || part.kind == Kind::Problem);
        let aspect = if is_game { self.aspect } else { Aspect::Values };
        Question { n, aspect, misere: self.misere, ..Question::new(part.kind, part.text.clone()) }
    }

    fn together(&mut self, whole: (usize, usize)) -> Option<Question> {
        match &self.parts[..] {
            [part] if part.heaps.is_empty() && part.kind != Kind::Position => {
                let zeros = part.kind == Kind::Table && self.aspect == Aspect::Zeros;
                let more = self.misere || self.aspect != Aspect::Values && !zeros;
                let has_n = matches!(part.kind, Kind::Game | Kind::Problem);
                self.unsure |= more && part.kind != Kind::Game || self.sum.is_some();
                self.unsure |= part.kind == Kind::Terms && pieces(&part.text, ",").len() < 4;
                let question = self.alone(part);
                if self.n.is_some() && !has_n {
                    self.leave_out_n();
                }
                return Some(question);
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
                (Kind::Game | Kind::Table, [heap])
                    if heap != "0" && (text == "fibonacci-nim" || text.starts_with("dynamic")) =>
                {
                    usual = self.marked("first-takes-all") == 0;
                    let size = number::parse(heap, "1", &u64::MAX.to_string()).ok();
                    let Some(size) = size.and_then(|size| u64::try_from(size).ok()) else {
                        // The representation of a number says who wins, however large it is.
                        let number = (text == "fibonacci-nim").then(|| heap.clone());
                        return number
                            .map(|number| Question::new(Kind::Representation, number))
                            .or_else(|| self.number(whole));
                    };
                    format!("{text}:({heap},{})", size - u64::from(usual))
                }
                (Kind::Table, [_, _, _, _, ..]) if heaps.len() % 2 == 0 && self.marked("pairs") > 0 => {
                    let one = |pair: &[String]| format!("{text}:({})", joined(pair, ","));
                    joined(&heaps.chunks(2).map(one).collect::<Vec<_>>(), " + ")
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
        if let Err(error) = Sum::parse(&position) {
            // A theorem may answer heaps that are too large to be played.
            let is_far =
                |heap: &String| error.range().is_some_and(|(_, max)| number::parse(heap, "0", max).is_err());
            let is_far =
                |part: &Part| matches!(part.kind, Kind::Game | Kind::Table) && part.heaps.iter().any(is_far);
            if !self.parts.iter().any(is_far) {
                return self.number(whole);
            }
        }
        // "N = 3 heaps" beside their sizes
        if self.n.is_some() && self.strays > 0 {
            self.leave_out_n();
        } else {
            self.unsure |= self.n.is_some();
        }
        self.unsure |= !matches!(self.aspect, Aspect::Values | Aspect::Zeros);
        let sum = self.sum.clone();
        Some(Question { misere: self.misere, sum, ..Question::new(Kind::Position, position) })
    }

    fn leave_out_n(&mut self) {
        if let Some(span) = self.spans.iter().find(|span| span.what == What::N) {
            let change = Change { why: Why::Ignored, from: span.from, to: span.to };
            self.changed.push(change);
        }
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
