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
    /// Whether it tells that something is taken.
    moves: bool,
    /// Numbers that may not be taken, if it tells nothing else.
    pub(super) but: Vec<String>,
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
    /// Tokens that are read, and others.
    read: Vec<usize>,
    passed: Vec<usize>,
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

/// The moves that the sentences of a text tell; `loosely`: also where words that may matter are
/// not read, which no answer is given for.
pub(super) fn takings(text: &Text<'_>, endings: &[Ending], loosely: bool) -> Vec<Taking> {
    let named = |name| text.words.named(name);
    let (Some(class), Some(other)) = (named("m-part"), named("m-no-taking")) else { return Vec::new() };
    let is_still =
        |at: usize| named("m-still-taking").is_some_and(|still| text.class(still, at, 0).is_some());
    let is_other =
        |at: usize| text.class(other, at, 0).is_some() && !(at.saturating_sub(NEAR)..=at).any(is_still);
    if (0..text.tokens.len()).any(is_other) {
        return Vec::new();
    }
    let told = text.sentences().into_iter().filter(|&(_, to)| !text.is(to, '?'));
    let told = told.filter_map(|(from, to)| {
        let sentence = Sentence { text, class, endings, loosely, from, to };
        sentence.taking(Told::default())
    });
    let mut takings = joined_halves(text, told.collect());
    // "The number 5 is forbidden" beside what any number may be taken of.
    let is_own = takings.iter().any(|taking| taking.own && !taking.but.is_empty());
    let but: Vec<String> = takings.iter_mut().flat_map(|taking| std::mem::take(&mut taking.but)).collect();
    let mut told = takings.iter_mut().filter(|taking| !taking.takes.is_empty()).peekable();
    let is_of_none = !but.is_empty() && told.peek().is_none();
    if is_of_none || is_own || told.any(|taking| exclude(&but, &mut taking.takes).is_none()) {
        return Vec::new();
    }
    takings
}

/// "Let k be 1, 3 or 4. A player takes k stones": one sentence tells the numbers, the next the
/// move. A half alone tells nothing.
fn joined_halves(text: &Text<'_>, told: Vec<Taking>) -> Vec<Taking> {
    let mut takings: Vec<Taking> = Vec::new();
    let mut numbers: Option<Taking> = None;
    for mut taking in told {
        let tells = !taking.takes.is_empty() || !taking.clauses.is_empty();
        if taking.moves == tells {
            takings.push(taking);
        } else if !taking.moves {
            numbers = Some(taking);
        } else if let Some(before) = numbers.take()
            && (before.from..taking.to).any(|at| named_word(text, "m-given", at))
        {
            (taking.takes, taking.clauses) = (before.takes, before.clauses);
            taking.from = before.from;
            taking.read.extend(before.read);
            taking.passed.extend(before.passed);
            takings.push(taking);
        }
    }
    takings
}

/// A sentence that may tell a move.
struct Sentence<'t, 'a> {
    text: &'t Text<'a>,
    /// The class of the phrases that tell moves.
    class: usize,
    endings: &'t [Ending],
    loosely: bool,
    from: usize,
    to: usize,
}

/// What stands at a token of a sentence: up to where, whether it is read with the move, and
/// whether a list of numbers goes on after it.
enum Step {
    On {
        end: usize,
        reads: bool,
        is_glue: bool,
    },
    /// The rest is of the end of the game.
    Ends(usize),
}

impl Sentence<'_, '_> {
    /// The move that it tells, if every word that may matter is read.
    fn taking(mut self, mut told: Told) -> Option<Taking> {
        let (from, mut at) = (self.from, self.from);
        while at < self.to {
            let is_listed = told.list == Some(at);
            let step = self.step(&mut told, at, is_listed);
            let passes = Step::On { end: at + 1, reads: false, is_glue: false };
            match step.or_else(|| self.loosely.then_some(passes))? {
                Step::Ends(to) => self.to = to,
                Step::On { end, reads, is_glue } => {
                    if reads {
                        told.read.extend(at..end);
                    }
                    if is_listed && is_glue {
                        told.list = Some(end);
                    }
                    at = end;
                }
            }
        }
        let to = self.to;
        // All of it is of the end of the game.
        if to <= from {
            return None;
        }
        for tokens in [&mut told.read, &mut told.passed] {
            tokens.retain(|&at| at < to);
        }
        let (read, passed) = (std::mem::take(&mut told.read), std::mem::take(&mut told.passed));
        let (own, adds) = (told.own, told.marked("adds"));
        let tells_none = told.amounts.is_empty() && !told.marked("whole");
        if tells_none && (!told.but.is_empty() || told.marked("aside") && !told.moves) {
            let (takes, clauses) = (Vec::new(), Vec::new());
            let (moves, but, adds) = (false, told.but, false);
            return Some(Taking { takes, clauses, moves, but, own, adds, from, to, read, passed });
        }
        let is_any = told.amounts[..] == ["1..n"];
        let (moves, but) = (told.moves || !told.but.is_empty() && is_any, Vec::new());
        if !moves && !told.but.is_empty() {
            return None;
        }
        let (takes, clauses) = told.rule()?;
        Some(Taking { takes, clauses, moves, but, own, adds, from, to, read, passed })
    }

    fn step(&self, told: &mut Told, at: usize, is_listed: bool) -> Option<Step> {
        let text = self.text;
        let aside = |end| Some(Step::On { end, reads: false, is_glue: false });
        if let Some(ending) = self.endings.iter().find(|ending| (ending.from..ending.to).contains(&at)) {
            return aside(ending.to);
        }
        let Some((end, says)) = text.class(self.class, at, 0).filter(|&(end, _)| end <= self.to) else {
            if matters(text, at) {
                // "..., and the one to pocket the last coin gets the ship" is of the end.
                let is_ending = text.words.begins("ending", &text.tokens[at].text);
                return told.ends_before(text, (self.from, at)).filter(|_| is_ending).map(Step::Ends);
            }
            told.own |= text.words.begins("side", &text.tokens[at].text);
            if !named_word(text, "m-plain", at) && !says_other(text, at) {
                told.passed.push(at);
            }
            return Some(Step::On { end: at + 1, reads: false, is_glue: is_between(text, at) });
        };
        let is_numbers = says.starts_with("amount {") || says.starts_with("but ");
        let ending = self.endings.iter().find(|ending| (at..at + NEAR).contains(&ending.from));
        match (&*says, ending) {
            // "If that is impossible, you lose" is of the end.
            ("if" | "whoever", Some(ending)) => aside(ending.to),
            ("whoever", None) => told.ends_before(text, (self.from, at)).map(Step::Ends),
            ("if", None) => None,
            ("heaps", _) => {
                // A position within the sentence is read elsewhere.
                told.is_position = true;
                aside(end)
            }
            // "Any quantity of the cubes"
            _ if matches!(&*says, "amount squares" | "amount cubes") && is_noun(text, end) => aside(end),
            _ if is_numbers && (is_of_heaps(text, end) || is_part_of_word(text, end)) => None,
            _ if !is_listed && is_pronoun(text, at, end) => {
                Some(Step::On { end, reads: true, is_glue: false })
            }
            _ => {
                let is_named = |at: usize| text.words.begins("named-player", &text.tokens[at].text);
                told.own |= says.starts_with("but ") && (at..end).any(is_named);
                let before = (self.from..at).rev().find(|&at| !text.word_of(GAP, at));
                let or = text.words.firsts("or").next();
                let follows = before.is_some_and(|at| Some(&*text.tokens[at].text) == or);
                told.list = if follows { Some(at) } else { told.list };
                // "One, two, or however many you like"
                if follows && says == "amount 1..n" && !told.amounts.is_empty() {
                    told.amounts.clear();
                }
                let is_glue = told.add(&says, (at, end))?;
                Some(Step::On { end, reads: true, is_glue })
            }
        }
    }
}

/// Whether a token is a word of a class.
fn named_word(text: &Text<'_>, class: &str, at: usize) -> bool {
    text.words.named(class).is_some_and(|class| text.word_of(class, at))
}

/// Whether a token that no phrase has may say something of the move.
fn matters(text: &Text<'_>, at: usize) -> bool {
    let token = &text.tokens[at];
    match token.sort {
        Sort::Number => true,
        Sort::Sign => !has(&token.text, ",:()\"-…!{}[]"),
        Sort::Word => {
            if text.word_of(OR, at) {
                return false;
            }
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

/// Whether the last word before a token is a thing, and no number: "of the cubes".
fn is_noun(text: &Text<'_>, end: usize) -> bool {
    end > 1 && matches!(&*text.tokens[end - 2].text, "the" | "of" | "its" | "his" | "her" | "their")
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
    let is_in = |class: &str| at > 0 && text.words.begins(class, &text.tokens[at - 1].text);
    let is_inside = is_in("inside") || is_in("mover") || at > 0 && text.tokens[at - 1].text == "the";
    let is_new = |next: usize| next == end && !is_inside && !text.words.knows(&text.tokens[next].text, false);
    let is_noun = |next: usize| is_between(text, next) || is_new(next);
    is_alone && !next.is_some_and(is_noun)
}

impl Told {
    fn marked(&self, name: &str) -> bool {
        self.marks.iter().any(|mark| mark == name)
    }

    /// Where a sentence that has told a move goes on with the end of the game.
    fn ends_before(&self, text: &Text<'_>, (from, at): (usize, usize)) -> Option<usize> {
        let parts = |at: &usize| text.is(*at, ',') || text.tokens[*at].text == "and";
        (from..at).rev().find(parts).filter(|_| !self.amounts.is_empty())
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
            "moves" => {
                self.moves = true;
                return self.add(&joined(&["amount", rest], " "), (from, to));
            }
            "below" => {
                let most = rest.parse::<u64>().ok()?.checked_sub(1)?;
                return self.add(&format!("amount 1..{most}"), (from, to));
            }
            "endless" => self.endless = Some(notation::endless(rest)?.to_owned()),
            "but" => self.but.extend(pieces(rest, ",").iter().map(|number| (*number).to_owned())),
            "aside" | "whole" | "not-all" | "even" => self.marks.push(name.to_owned()),
            "other" => return None,
            // "And may then move others" comes after what is taken.
            "then" if !self.amounts.is_empty() => return None,
            _ => {}
        }
        Some(matches!(name, "cue" | "adds" | "place" | "aside"))
    }

    /// Sets that may be taken and other clauses, if the phrases of a sentence go together.
    fn rule(mut self) -> Option<(Vec<String>, Vec<String>)> {
        if self.amounts.is_empty() && !self.marked("whole") {
            return self.moves.then(Default::default);
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
            return None;
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
        // An even number is at least two.
        let is_even = sets.iter().any(|set| set == "even");
        sets.retain(|set| !(is_even && set == "2..n"));
        bound(&mut sets)?;
        if self.marked("not-all") {
            match &mut sets[..] {
                [set] if set == "divisors of n" => "proper divisors of n".clone_into(set),
                [set] if set == "proper divisors of n" => {}
                _ => return None,
            }
        }
        exclude(&self.but, &mut sets)?;
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
}

/// "Any number but 3"; "1, 3 or 4, never 2".
fn exclude(but: &[String], sets: &mut [String]) -> Option<()> {
    match sets {
        _ if but.is_empty() => {}
        [set] if set == "1..n" => *set = joined(&["all-but:", &joined(but, ",")], ""),
        _ => {
            let listed = |set: &String| {
                let list = set.strip_prefix('{').and_then(|set| set.strip_suffix('}'));
                list.is_some_and(|list| !pieces(list, ",").iter().any(|one| but.iter().any(|but| but == one)))
            };
            return sets.iter().all(listed).then_some(());
        }
    }
    Some(())
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
