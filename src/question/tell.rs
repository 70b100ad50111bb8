//! What is told beside phrases: a game by the clues of its sentences, moves, and boards by their
//! coins, graphs and squares.

use super::beside::Beside;
use super::boards;
use super::clues::{Clues, clues};
use super::heaps::Is;
use super::notation;
use super::pattern::Text;
use super::reading::Why;
use super::said::Said;
use super::table::{LIST, TOP};
use super::taking::{Taking, takings};
use super::tokens::{Sort, Token, joined, pieces};

/// Whether what a sentence takes are heaps: "from a heap of 77", "piles A and B have 3 and 4".
fn takes_heap(text: &Text<'_>, taking: &Taking) -> bool {
    let beside = Beside::new(text);
    let [take] = &taking.takes[..] else { return false };
    let are_held = |at: usize| {
        let held = if beside.is("holds", at - 1) { beside.numbers(at) } else { None };
        let held = held.filter(|held| held.is == Is::Heap && held.values.len() > 1);
        held.is_some_and(|held| *take == joined(&["{", &joined(&held.values, ","), "}"], ""))
    };
    if (taking.from + 1..taking.to).any(are_held) {
        return true;
    }
    if take.len() < "{10}".len() {
        return false;
    }
    let is_taken = |at: &usize| {
        take.strip_prefix('{').is_some_and(|take| take == joined(&[&*text.tokens[*at].text, "}"], ""))
    };
    let at = (taking.from..taking.to).find(is_taken);
    let found = at.and_then(|at| beside.numbers(at));
    found.is_some_and(|found| matches!(found.is, Is::Heap | Is::Named))
}

/// Whether a list of what may be taken names a number twice: these are heaps.
fn has_twice(taking: &Taking) -> bool {
    taking.takes.iter().any(|take| {
        let list = take.strip_prefix('{').and_then(|take| take.strip_suffix('}'));
        let numbers = pieces(list.unwrap_or(""), ",");
        list.is_some() && (1..numbers.len()).any(|at| numbers[..at].contains(&numbers[at]))
    })
}

/// Whether what may be taken are heaps: "the position (9, 10, 11), where the last move wins".
fn is_tuple(text: &Text<'_>, taking: &Taking) -> bool {
    let beside = Beside::new(text);
    let is_open = |at: &usize| text.is(*at, '(') && *at > 0 && beside.is("sized", at - 1);
    let Some(open) = (taking.from..taking.to).find(is_open) else { return false };
    let list = text.class(LIST, open + 1, 0).map(|(_, list)| joined(&["{", &list, "}"], ""));
    list.is_some_and(|list| taking.takes[..] == [list])
}

/// Whether a sentence begins with "for example": its moves are those of the rule.
fn is_example(text: &Text<'_>, from: usize) -> bool {
    (from..from + 2).any(|at| text.class(TOP, at, 0).is_some_and(|(_, says)| says == "example"))
}

/// Whether a sentence tells a move that was made: "Carol removed the whole heap of 3".
fn is_made(text: &Text<'_>, taking: &Taking) -> bool {
    let made = |at: usize| text.class(TOP, at, 0).is_some_and(|(_, says)| says.ends_with("; begun"));
    (taking.from..taking.to).any(made)
}

/// Whether a sentence is the title of a text: "Deleting Divisors."
fn is_title(text: &Text<'_>, taking: &Taking) -> bool {
    let is_capital = |token: &Token| token.sort != Sort::Word || token.capital;
    taking.from == 0 && taking.to < text.tokens.len() && text.tokens[..taking.to].iter().all(is_capital)
}

impl Said {
    /// The game that clues tell, and what other sentences say may be taken.
    pub(super) fn tell(&mut self, text: &Text<'_>, loosely: bool) {
        let clues = clues(text, &self.endings);
        let mut takings = takings(text, &self.endings, loosely);
        self.unsure |= loosely;
        takings.retain(|taking| {
            !takes_heap(text, taking)
                && !is_example(text, taking.from)
                && !is_made(text, taking)
                && !is_title(text, taking)
                && !has_twice(taking)
                && !is_tuple(text, taking)
        });
        if let Some(Clues { says, is_clear, from, to, read, passed }) = clues {
            self.unsure |= !is_clear;
            takings.retain(|taking| taking.to <= from || taking.from >= to);
            let span = (text.tokens[from].from, text.tokens[to - 1].to);
            for effect in pieces(&says, " ; ") {
                self.effect(effect, span);
            }
            self.read.extend(read);
            self.passed.extend(passed);
        }
        // Two sentences may tell the moves of different turns.
        let mut rules: Vec<_> = takings.iter().map(|taking| (&taking.takes, &taking.clauses)).collect();
        // "At least one" of a sentence is in what another one tells.
        rules.retain(|rule| !rule.0.is_empty() || !rule.1.is_empty());
        let some = rules.iter().filter(|rule| rule.0[..] != ["1..n"]).count();
        rules.retain(|rule| some == 0 || rule.0[..] != ["1..n"]);
        self.unsure |= rules.windows(2).any(|two| two[0] != two[1]);
        for Taking { takes, clauses, own, adds, from, to, read, passed, .. } in takings {
            for mark in [(own, "own"), (adds, "adds")].iter().filter(|mark| mark.0) {
                self.marks.push(mark.1.to_owned());
            }
            let span = (text.tokens[from].from, text.tokens[to - 1].to);
            for (name, rules) in [("take", takes), ("to", clauses)] {
                for rule in rules {
                    if rule == "n/2" {
                        self.change(Why::RoundsDown, span);
                    }
                    self.effect(&joined(&[name, &rule], " "), span);
                }
            }
            self.read.extend(read);
            self.passed.extend(passed);
        }
    }
}

/// Whether a text may tell of a graph or a tree.
fn has_edges(text: &Text<'_>) -> bool {
    text.tokens.iter().any(|token| text.words.begins("has-edges", &token.text))
}

impl Said {
    /// What is read of a board at a token, and where it ends: a row of coins or of pins, a graph,
    /// or a square.
    pub(super) fn scan_board(&mut self, text: &Text<'_>, at: usize) -> Option<usize> {
        let token = &text.tokens[at];
        let span = |end: usize| (token.from, text.tokens[end - 1].to);
        if token.sort == Sort::Word
            && let Some((end, heads)) = notation::heads(text.tokens, at)
        {
            // Of the game with a name or of the simplest one.
            self.marks.push("row".to_owned());
            let coins = text.tokens[at..end].iter().map(|token| token.text.len()).sum();
            self.add_heads(heads, coins, span(end));
            return Some(end);
        }
        if has_edges(text)
            && let Some((end, position, _)) = boards::graph(text, at)
        {
            self.draw(position, span(end));
            return Some(end);
        }
        if let Some(square) = text.chess_square(at) {
            let end = at + "h8".len();
            let goes_up = text.tokens.iter().any(|token| text.words.begins("north", &token.text));
            match &*square {
                "7,7" if goes_up => self.effect("far-corner", span(end)),
                // Where the piece goes to.
                "0,0" if !goes_up => {}
                _ if text.is_goal(at) => self.unclear(Why::Ignored, span(end)),
                _ => self.effect(&joined(&["heaps ", &square], ""), span(end)),
            }
            self.marks.extend(["pairs".to_owned(), "chess-square".to_owned()]);
            return Some(end);
        }
        // "I III IIIII", or a row with gaps, "IXIII".
        let (end, rows) = notation::rows(text.tokens, at)?;
        if end == at + 1 {
            self.marks.push("gaps".to_owned());
        }
        self.effect(&format!("heaps {rows}"), span(end));
        Some(end)
    }

    /// "Tokens on vertices 0 and 2" of a graph, whose edges are then no part of a sentence.
    pub(super) fn read_vertices(&mut self, text: &Text<'_>) {
        let found = (0..text.tokens.len()).find_map(|at| Some((at, boards::graph(text, at)?)));
        let Some((begin, (end, _, places))) = found.filter(|_| has_edges(text)) else { return };
        for tokens in [&mut self.read, &mut self.passed] {
            tokens.retain(|at| !(begin..end).contains(at));
        }
        // "Two walls g-a and h-b, and the roof a-t, b-t": one edge is not among the others.
        let is_name = |at: usize| text.tokens[at].sort == Sort::Word && text.tokens[at].text.len() == 1;
        let is_edge = |at: usize| is_name(at - 1) && text.is(at, '-') && is_name(at + 1);
        let others = (1..begin).chain(end..text.tokens.len().saturating_sub(1));
        self.unsure |= others.filter(|&at| is_edge(at)).any(|at| boards::graph(text, at - 1).is_none());
        let Some(&first) = places.first() else { return };
        let is_part = |class: &str, at: usize| text.words.begins(class, &text.tokens[at].text);
        let names = |&at: &usize| is_part("before-vertex", at) || is_part("stone", at);
        let noun: Vec<usize> = (0..first).rev().take_while(names).collect();
        let count = noun.last().and_then(|first| first.checked_sub(1));
        let is_count =
            |&at: &usize| text.number(at).is_some_and(|(_, said)| said == places.len().to_string());
        self.read.extend(count.filter(is_count));
        self.read.extend(noun);
        self.read.extend(places);
    }
}
