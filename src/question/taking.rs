//! What a sentence says may be taken, in any order of its words: "the numbers of stones that a move
//! may remove are 1, 3 and 4".

use super::ending::Ending;
use super::moves;
use super::notation;
use super::pattern::Text;
use super::table::{DANGER, GAP, NUMBER, OR, STOP, TOP};
use super::tokens::{Sort, has, joined, parted, pieces};

/// The most tokens from "if" to the end of the game.
const NEAR: usize = 6;

/// The tokens of a sentence that tells a move, and what it says may be taken.
#[derive(Debug)]
pub(super) struct Taking {
    pub(super) takes: Vec<String>,
    pub(super) clauses: Vec<String>,
    /// Whether it is the move of a player who is named; whether it is added to a sum.
    pub(super) own: bool,
    pub(super) adds: bool,
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) read: Vec<usize>,
    /// Other words of the sentence, which are left out.
    pub(super) passed: Vec<usize>,
}

/// What the phrases of a sentence say.
#[derive(Default)]
struct Told {
    /// Whether something is taken, what follows is of a position, and a player is named.
    moves: bool,
    is_position: bool,
    own: bool,
    /// Sets of numbers, and numbers that may not be taken.
    amounts: Vec<String>,
    but: Vec<String>,
    /// Where the list of numbers ends, as long as its words go on.
    list: Option<usize>,
    /// The set of which the first numbers are listed.
    endless: Option<String>,
    /// What else: all may be taken, or may not; a number has to be even; it is added to a sum.
    marks: Vec<String>,
}

/// The moves that the sentences of a text tell.
pub(super) fn takings(text: &Text<'_>, endings: &[Ending]) -> Vec<Taking> {
    let named = |name| text.words.named(name);
    let (Some(class), Some(other)) = (named("m-part"), named("m-no-taking")) else { return Vec::new() };
    if (0..text.tokens.len()).any(|at| text.class(other, at, 0).is_some()) {
        return Vec::new();
    }
    let told = text.sentences().into_iter().filter(|&(_, to)| !text.is(to, '?'));
    told.filter_map(|sentence| taking(text, class, sentence, endings)).collect()
}

/// The move that a sentence tells, if every word that may matter is read.
fn taking(text: &Text<'_>, class: usize, (from, to): (usize, usize), endings: &[Ending]) -> Option<Taking> {
    let mut told = Told::default();
    let (mut read, mut passed, mut at) = (Vec::new(), Vec::new(), from);
    while at < to {
        let is_listed = told.list == Some(at);
        let (end, reads, is_glue) =
            if let Some(ending) = endings.iter().find(|ending| (ending.from..ending.to).contains(&at)) {
                (ending.to, false, false)
            } else if let Some((end, says)) = text.class(class, at, 0).filter(|&(end, _)| end <= to) {
                if says == "if" {
                    // "If that is impossible, you lose" is of the end.
                    let ending = endings.iter().find(|ending| (at..at + NEAR).contains(&ending.from))?;
                    (ending.to, false, false)
                } else if says == "heaps" {
                    // A position within the sentence is read elsewhere.
                    told.is_position = true;
                    (end, false, false)
                } else if (says.starts_with("amount {") || says.starts_with("but "))
                    && (is_of_heaps(text, end) || is_part_of_word(text, end))
                {
                    return None;
                } else if is_listed || !is_pronoun(text, at, end) {
                    (end, true, told.add(&says, (at, end))?)
                } else {
                    (end, true, false)
                }
            } else if matters(text, at) {
                return None;
            } else {
                told.own |= text.words.begins("side", &text.tokens[at].text);
                if !says_other(text, at) {
                    passed.push(at);
                }
                (at + 1, false, is_between(text, at))
            };
        if reads {
            read.extend(at..end);
        }
        if is_listed && is_glue {
            told.list = Some(end);
        }
        at = end;
    }
    let (own, adds) = (told.own, told.marked("adds"));
    let (takes, clauses) = told.rule()?;
    Some(Taking { takes, clauses, own, adds, from, to, read, passed })
}

/// Whether a token that no phrase has may say something of the move.
fn matters(text: &Text<'_>, at: usize) -> bool {
    let token = &text.tokens[at];
    match token.sort {
        Sort::Number => true,
        Sort::Sign => !has(&token.text, ",:()\"-…!{}[]"),
        Sort::Word => {
            let stops = text.word_of(STOP, at) && token.text.len() > 1 || text.word_of(DANGER, at);
            let says = text.class(TOP, at, 0).map_or_else(String::new, |(_, says)| says);
            stops || text.words.begins("ending", &token.text) || parted(&says, "unclear").is_some()
        }
    }
}

/// Whether a phrase that begins at a token says something that is no move.
fn says_other(text: &Text<'_>, at: usize) -> bool {
    const MOVES: [&str; 6] = ["skip", "take ", "to ", "some", "bare ", "heaps "];
    text.class(TOP, at, 0).is_some_and(|(_, says)| !MOVES.iter().any(|moves| says.starts_with(moves)))
}

/// Whether numbers are those of heaps: "two of the three piles".
fn is_of_heaps(text: &Text<'_>, end: usize) -> bool {
    let next = (end..text.tokens.len()).find(|&next| !text.word_of(GAP, next));
    let is_heap = |word: &str| ["heap", "m-some-heap"].iter().any(|class| text.words.begins(class, word));
    next.is_some_and(|next| is_heap(&text.tokens[next].text))
}

/// Whether a number goes on as a word: "the 13th stone", "2k stones".
fn is_part_of_word(text: &Text<'_>, end: usize) -> bool {
    text.tokens.get(end).is_some_and(|next| next.glued && next.sort == Sort::Word)
}

/// Whether a token stands between the numbers of a list: "one coin, two coins or four coins".
fn is_between(text: &Text<'_>, at: usize) -> bool {
    let stone = text.words.begins("stone", &text.tokens[at].text);
    stone || text.word_of(OR, at) || text.word_of(GAP, at) || has(&text.tokens[at].text, ",(")
}

/// Whether a number word is none: "one" without a stone or a list.
fn is_pronoun(text: &Text<'_>, at: usize, end: usize) -> bool {
    let is_alone = end == at + 1 && text.word_of(NUMBER, at);
    let next = (end..text.tokens.len()).find(|&next| !text.word_of(GAP, next) || text.word_of(OR, next));
    is_alone && !next.is_some_and(|next| is_between(text, next))
}

impl Told {
    fn marked(&self, name: &str) -> bool {
        self.marks.iter().any(|mark| mark == name)
    }

    /// Adds what a phrase says, and whether a list goes on after it; `None` if it tells another
    /// kind of move.
    fn add(&mut self, says: &str, (from, to): (usize, usize)) -> Option<bool> {
        let (name, rest) = parted(says, " ").unwrap_or((says, ""));
        match name {
            "cue" | "adds" => {
                self.moves = true;
                self.is_position = false;
                self.marks.push(name.to_owned());
            }
            // Not the cubes or squares that are taken.
            "amount" if to == from + 1 && matches!(rest, "squares" | "cubes") => return Some(true),
            "amount" => {
                let is_bound = parted(rest, "..n").is_some();
                if !is_kind(rest) && !is_bound {
                    // Numbers elsewhere in the sentence are not of the same list.
                    if self.is_position || self.list.is_some_and(|list| list != from) {
                        return None;
                    }
                    self.list = Some(to);
                }
                self.amounts.extend(pieces(rest, " or ").iter().map(|set| (*set).to_owned()));
            }
            "below" => {
                let most = rest.parse::<u64>().ok()?.checked_sub(1)?;
                return self.add(&format!("amount 1..{most}"), (from, to));
            }
            "endless" => self.endless = Some(notation::endless(rest)?.to_owned()),
            "but" => self.but.extend(pieces(rest, ",").iter().map(|number| (*number).to_owned())),
            "whole" | "not-all" | "even" => self.marks.push(name.to_owned()),
            "other" => return None,
            // "And may then move others" comes after what is taken.
            "then" if !self.amounts.is_empty() => return None,
            _ => {}
        }
        Some(matches!(name, "cue" | "adds" | "place" | "aside"))
    }

    /// Sets that may be taken and other clauses, if the phrases of a sentence go together.
    fn rule(mut self) -> Option<(Vec<String>, Vec<String>)> {
        if !self.moves || self.amounts.is_empty() && !self.marked("whole") {
            return None;
        }
        let mut sets: Vec<String> = Vec::new();
        for set in self.amounts.drain(..) {
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        let mut clauses: Vec<String> = Vec::new();
        let half = sets.iter().position(|set| set == "half");
        if let Some(half) = half {
            sets.remove(half);
            clauses.push(if self.marked("even") { "n/2 if n even" } else { "n/2" }.to_owned());
        }
        if self.marked("even") && half.is_none() {
            sets.push("even".to_owned());
        }
        // "Any number, but only an odd one": the other says more.
        let any = sets.iter().position(|set| set == "1..n");
        if any.is_some() && sets.len() + clauses.len() > 1 {
            sets.retain(|set| set != "1..n");
        }
        if self.marked("whole") && sets != ["1..n"] {
            let is_kind = sets.iter().all(|set| is_kind(set)) && !sets.is_empty();
            if !is_kind {
                clauses.push("0".to_owned());
            }
        }
        bound(&mut sets)?;
        if self.marked("not-all") {
            match &mut sets[..] {
                [set] if set == "divisors of n" => "proper divisors of n".clone_into(set),
                [set] if set == "proper divisors of n" => {}
                _ => return None,
            }
        }
        self.exclude(&mut sets)?;
        if let Some(endless) = self.endless {
            match sets.iter().find(|set| is_kind(set)) {
                Some(kind) if moves::name_of(kind) != endless => return None,
                Some(_) => {}
                None => sets = vec![endless],
            }
        }
        if sets.iter().any(|set| set == "prime powers") {
            sets.retain(|set| set != "primes");
        }
        let kinds = sets.iter().filter(|set| is_kind(set)).count();
        if kinds > 0 && !sets.iter().any(|set| matches!(&**set, "primes" | "prime powers" | "even")) {
            sets.retain(|set| set != "{1}");
        }
        let is_plain = |set: &String| is_kind(set) || set == "{1}";
        (kinds == 0 || kinds == 1 && sets.iter().all(is_plain)).then_some((sets, clauses))
    }

    /// "Any number but 3"; "1, 3 or 4, never 2".
    fn exclude(&self, sets: &mut [String]) -> Option<()> {
        if self.but.is_empty() {
            return Some(());
        }
        match sets {
            [set] if set == "1..n" => *set = joined(&["all-but:", &joined(&self.but, ",")], ""),
            _ => {
                let listed = |set: &String| {
                    let list = set.strip_prefix('{').and_then(|set| set.strip_suffix('}'));
                    list.is_some_and(|list| {
                        !pieces(list, ",").iter().any(|one| self.but.iter().any(|but| but == one))
                    })
                };
                return sets.iter().all(listed).then_some(());
            }
        }
        Some(())
    }
}

/// Whether it is the name of a set.
fn is_kind(set: &str) -> bool {
    set.starts_with(|first: char| first.is_ascii_alphabetic())
}

/// "At least 2 and at most 5" is one range; `None` if bounds do not go together.
fn bound(sets: &mut Vec<String>) -> Option<()> {
    let least = sets.iter().position(|set| set.ends_with("..n") && set != "1..n");
    let Some(least) = least.filter(|_| sets.len() > 1) else { return Some(()) };
    let least = sets.remove(least);
    let [most] = &mut sets[..] else { return None };
    let top = most.strip_prefix("1..")?;
    let bottom = least.strip_suffix("..n")?;
    *most = joined(&[bottom, top], "..");
    Some(())
}
