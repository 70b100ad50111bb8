//! What the phrases of a text add to what it says.

use super::boards;
use super::heaps::{Group, Is};
use super::moves;
use super::notation;
use super::reading::{Aspect, Change, Kind, Span, What, Why};
use super::said::{Part, Said};
use super::tokens::{has, joined, parted, pieces};
use crate::position::Sum;
use crate::ruleset::Ruleset;

/// Within how many characters a title begins: "G - ", "POJ 1704 ".
const BEGIN: usize = 24;

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
/// Between pieces on both ends of a strip there are two squares less.
fn between_ends(squares: &str) -> String {
    squares.parse::<u64>().unwrap_or(0).saturating_sub(2).to_string()
}

/// As many heaps as the first number says, of the second: "3 5".
fn copies(told: &str) -> String {
    let (count, heap) = parted(told, " ").unwrap_or_default();
    joined(&vec![heap; count.parse().unwrap_or(0).min(Sum::CELLS)], ",")
}

/// The squares on the four sides of one: "8 6 3 2" is of a bar of 8 by 6, in row 3 and column 2.
fn margins(told: &str) -> String {
    let numbers: Vec<u64> = pieces(told, " ").into_iter().filter_map(|number| number.parse().ok()).collect();
    let [rows, columns, row, column] = numbers[..] else { return String::new() };
    let sides = [
        row.saturating_sub(1),
        rows.saturating_sub(row),
        column.saturating_sub(1),
        columns.saturating_sub(column),
    ];
    let sides: Vec<_> = sides.iter().filter(|&&side| side > 0).map(ToString::to_string).collect();
    joined(&sides, ",")
}

/// A set of numbers without its brackets.
fn plain(set: &str) -> &str {
    set.strip_prefix('{').and_then(|set| set.strip_suffix('}')).unwrap_or(set)
}

/// A tree of Hackenbush: the edges of its trunk, and of the branches on the top of it.
fn tree(told: &str) -> Option<String> {
    let numbers = |list: &str| -> Vec<usize> {
        pieces(list, ",").into_iter().filter_map(|size| size.parse().ok()).collect()
    };
    let told = pieces(told, " ");
    let (trunk, mut sizes) = (numbers(told.first()?), numbers(told.get(1)?));
    if let Some(&count) = told.get(2).map(|count| numbers(count)).as_deref().and_then(<[usize]>::first) {
        // "Three branches of 1 edge", "two branches of 1 and 2 edges"
        if let [size] = sizes[..] {
            sizes = vec![size; count.min(Sum::CELLS)];
        } else if sizes.len() != count {
            return None;
        }
    }
    let stalk = |size: usize, top: &str| {
        let size = size.min(Sum::CELLS);
        joined(&[&*"(".repeat(size), top, &*")".repeat(size)], "")
    };
    let branches: Vec<_> = sizes.into_iter().map(|size| stalk(size, "")).collect();
    Some(joined(&["hackenbush:", &stalk(*trunk.first()?, &joined(&branches, ""))], ""))
}

impl Said {
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
    pub(super) fn mark_span(&mut self, name: &str, (from, to): (usize, usize)) {
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

    pub(super) fn effect(&mut self, effect: &str, span: (usize, usize)) {
        let (name, rest) = parted(effect, " ").unwrap_or((effect, ""));
        self.mark_span(name, span);
        // "Game one: take 1 or 2. Game two: take 1 to 4."
        let is_some = |set: &str| set != "1..n" && set != "{1}";
        let is_other = |take: &String| is_some(take) && plain(take) != plain(rest);
        let is_rule = name == "take" && !self.rules && !self.place.example;
        self.unsure |= is_rule && is_some(rest) && self.takes.iter().any(is_other);
        self.rules |= RULES.contains(&name);
        // "Greedy nim" is another game, and "Industrial Nim" may be what sentences tell.
        if NAMES.contains(&name) && self.strange.is_some_and(|to| to + 1 >= span.0) {
            self.marks.push("strange".to_owned());
            self.unsure |= rest != "nim";
        }
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
            // The numbers of a function are no sum.
            "nimber" if has(rest, "(") => part(Kind::Nimber),
            "nimber" => Part { text: joined(&pieces(rest, ","), "+"), ..part(Kind::Nimber) },
            "representation" => part(Kind::Representation),
            "terms" if pieces(rest, ",").len() > 2 => part(Kind::Terms),
            // "The value of 37", which is the heap
            "terms" if *self.heaps_now() == [rest] => return,
            "terms" => return self.remark("heaps", rest, span),
            "problem" => part(Kind::Problem),
            "take" if rest.is_empty() => return self.unclear(Why::Ignored, span),
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
            // "What is the nim-sum of 13, 12 and 8?", which are the heaps.
            Some(last)
                if last.text == "nim" && part.kind == Kind::Nimber && last.heaps == pieces(rest, ",") =>
            {
                self.change(Why::Ignored, span);
            }
            // Of several sums the first is read.
            Some(last) if last.kind == Kind::Nimber && part.kind == Kind::Nimber => {
                self.change(Why::Ignored, span);
                self.parts.push(part);
            }
            Some(_) if self.asked > 0 => self.unclear(Why::Ignored, span),
            _ => self.parts.push(part),
        }
    }

    /// "18 chips from which up to 7 may be taken, 17 on which one removes 1, 2 or 6": whether
    /// another heap stands before another move.
    fn takes_by_heap(&self, rule: &str, span: (usize, usize)) -> bool {
        let (Some(before), Some(told)) = (self.takes.last(), self.told.last()) else { return false };
        let has_heaps = |from: usize, to: usize| {
            let of = |heaps: &Span| heaps.what == What::Heaps && heaps.from >= from && heaps.to <= to;
            self.spans.iter().any(of)
        };
        plain(before) != plain(rule) && before != "1..n" && has_heaps(0, told.0) && has_heaps(told.1, span.0)
    }

    /// Whether a move was told before; in an example, any move: "of 10 stones at most 5 are taken".
    fn is_told_already(&mut self, name: &str, rule: &str, span: (usize, usize)) -> bool {
        let rules = if name == "take" { &self.takes } else { &self.clauses };
        if rules.iter().any(|told| plain(told) == plain(rule)) {
            return true;
        }
        let is_example = self.place.example && !(self.takes.is_empty() && self.clauses.is_empty());
        if is_example {
            self.change(Why::Ignored, span);
        }
        is_example
    }

    pub(super) fn remark(&mut self, name: &str, rest: &str, span: (usize, usize)) {
        match name {
            "take" | "to" if self.is_told_already(name, rest, span) => {}
            "take" | "to" | "over"
                if self.asked > 1 && !(self.takes.is_empty() && self.clauses.is_empty()) =>
            {
                self.unclear(Why::Ignored, span);
            }
            "like" if self.takes.is_empty() => self.remark("heaps", rest, span),
            "like" => self.change(Why::Ignored, span),
            // "The corner is (0, 0)"
            "tuple" if self.place.example || rest == "0,0" => self.change(Why::Ignored, span),
            "tuple" if self.strays == 0 => self.remark("heaps", rest, span),
            "tuple" => drop(self.tuple.get_or_insert_with(|| rest.to_owned())),
            "take" => {
                self.unsure |= self.takes_by_heap(rest, span);
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
                let is_taken = |set: &str| self.takes.iter().any(|take| moves::is_named(take, set));
                let set = notation::endless(rest);
                if !set.is_some_and(is_taken) {
                    self.rule_changes += usize::from(set.is_some() || self.takes.is_empty());
                    self.change(Why::Ignored, span);
                }
            }
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
            "assumed" if !self.spans.iter().any(|told| told.what == What::Subject && told.from < span.0) => {
                self.change(Why::Game, span);
            }
            "assumed" => {}
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
            "each" => self.remark("heaps", &copies(rest), span),
            "times" => self.add_times(rest, span),
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
            "short" => self.short = Some(rest.to_owned()),
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
            "tree" | "known" | "poison" => self.tell_game(name, rest, span),
            "piles" => self.piles = Some(rest.to_owned()),
            "gone" => self.gone = self.gone.or_else(|| rest.parse().ok()),
            "row" => self.rows.push(rest.to_owned()),
            "ends" => self.remark("heaps", &between_ends(rest), span),
            "gaps" => self.add_gaps(rest),
            "columns" => self.add_columns(rest),
            "squares" => {
                self.squares = rest.parse().ok();
                self.remark("heaps", rest, span);
            }
            "example" => self.place.example = true,
            "took" | "left" | "now" | "from-heap" | "limit" => self.tell_move(name, rest, span),
            "step" => self.steps.extend(parted(rest, " ").map(|(at, heap)| (at.to_owned(), heap.to_owned()))),
            _ => self.marks.push(name.to_owned()),
        }
    }

    /// A game by what it is played with, or by the title of a problem.
    fn tell_game(&mut self, name: &str, rest: &str, span: (usize, usize)) {
        match name {
            "tree" => {
                let Some(text) = tree(rest) else { return self.unclear(Why::Number, span) };
                self.parts.retain(|part| part.text != "hackenbush");
                self.parts.push(Part { kind: Kind::Position, text, heaps: Vec::new() });
            }
            "known" if span.0 < BEGIN => self.known = Some(rest.to_owned()),
            "poison" => {
                self.effect("game nim", span);
                self.remark("heaps", &margins(rest), span);
            }
            _ => {}
        }
    }

    /// A move that was made, and what is left then.
    fn tell_move(&mut self, name: &str, rest: &str, span: (usize, usize)) {
        match name {
            "took" => self.took.extend(rest.parse().ok().map(|took| (took, span))),
            "from-heap" => self.from_heap = Some(rest.to_owned()),
            "limit" => self.limit = Some(rest.to_owned()),
            _ => {
                self.left = Some(rest.to_owned());
                self.remark("heaps", rest, span);
            }
        }
    }

    /// Of two numbers, as of a problem's examples, the last is asked about; of two questions the
    /// first.
    pub(super) fn set_n(&mut self, n: &str, span: (usize, usize)) {
        if self.asked > 0 && self.n.is_some() {
            return self.change(Why::Ignored, span);
        }
        if self.n.replace(n.to_owned()).is_some_and(|before| before != n) {
            self.rule_changes += 1;
            self.change(Why::Ignored, span);
        }
    }

    pub(super) fn draw(&mut self, position: Option<String>, span: (usize, usize)) {
        let Some(text) = position else { return self.unclear(Why::Number, span) };
        self.mark_span("board", span);
        self.parts.retain(|part| part.kind != Kind::Board);
        self.parts.push(Part { kind: Kind::Position, text, heaps: Vec::new() });
    }

    pub(super) fn add_columns(&mut self, columns: &str) {
        let (white, black) = parted(columns, " ").unwrap_or_default();
        let pairs = pieces(white, ",").into_iter().zip(pieces(black, ","));
        self.rows.extend(pairs.map(|(white, black)| joined(&[white, black], "-")));
    }

    /// Rows by how many squares are between their two pieces.
    fn add_gaps(&mut self, gaps: &str) {
        let gaps = pieces(gaps, ",").into_iter().filter_map(|gap| gap.parse::<u64>().ok());
        self.rows.extend(gaps.map(|gap| joined(&["1", &gap.saturating_add(2).to_string()], "-")));
    }

    pub(super) fn add_stalks(&mut self, sizes: &str) {
        let text = boards::stalks(&pieces(sizes, ","));
        self.parts.retain(|part| part.kind != Kind::Board);
        self.parts.push(Part { kind: Kind::Position, text, heaps: Vec::new() });
    }

    pub(super) fn add_heaps(&mut self, rest: &str, span: (usize, usize)) {
        let is_reached = self.marked("reach") > 0;
        if self.place.example {
            let (part, before) = (self.parts.len(), self.heaps_now().len());
            let count = pieces(rest, ",").len();
            self.groups.push(Group { part, before, count, span, is: Is::Loose, aside: true, copies: 0 });
        }
        let asked = self.asked > 0;
        let heaps = self.heaps_now();
        let list = pieces(rest, ",");
        // Of several questions the first is read.
        if asked && !heaps.is_empty() && *heaps != list {
            return self.change(Why::Ignored, span);
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
