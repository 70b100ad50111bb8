//! What a sentence says of the end of a game: who makes the last move, or has none left, and
//! whether that is to win or to lose.

use super::pattern::Text;
use super::table::{DANGER, GAP};
use super::tokens::{Token, has};

/// The most tokens between "not" or "the other" and what it turns.
const NEAR: usize = 5;

/// The most tokens of a sentence from the last move to winning or losing.
const FAR: usize = 18;

/// The fewest tokens of a part of a sentence that tells an ending alone.
const SHORTEST: usize = 4;

/// What a phrase says, by its class in a table of words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    /// A question, which tells no ending: "who wins".
    Asked,
    Last,
    /// Having no move.
    Stuck,
    Win,
    Lose,
    Aim,
    Avoid,
    /// What the other player has to do.
    Forced,
    Not,
    Other,
}

const CLASSES: [(&str, Says); 10] = [
    ("asked-win", Says::Asked),
    ("the-last", Says::Last),
    ("stuck", Says::Stuck),
    ("to-win", Says::Win),
    ("to-lose", Says::Lose),
    ("aim", Says::Aim),
    ("avoid", Says::Avoid),
    ("forced-on-other", Says::Forced),
    ("not", Says::Not),
    ("other-player", Says::Other),
];

#[derive(Clone, Copy)]
struct Phrase {
    says: Says,
    from: usize,
    to: usize,
}

/// The tokens of a sentence that tell how a game ends, and whether the last move loses.
#[derive(Debug)]
pub(super) struct Ending {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) misere: bool,
    read: Vec<usize>,
}

impl Ending {
    /// Whether a token is understood: a part of a phrase, or a word between that changes no rule.
    pub(super) fn reads(&self, text: &Text<'_>, at: usize) -> bool {
        (self.from..self.to).contains(&at) && (self.read.contains(&at) || !text.word_of(DANGER, at))
    }
}

/// The endings that the sentences of a text tell.
pub(super) fn endings(text: &Text<'_>) -> Vec<Ending> {
    let classes: Vec<_> =
        CLASSES.iter().filter_map(|&(name, says)| Some((text.words.named(name)?, says))).collect();
    let (mut found, mut phrases, mut at) = (Vec::new(), Vec::new(), 0);
    while let Some(token) = text.tokens.get(at) {
        let longest = classes.iter().filter_map(|&(class, says)| {
            text.class(class, at, 0).map(|(to, _)| Phrase { says, from: at, to })
        });
        let is_glued = text.tokens.get(at + 1).is_some_and(|next| next.glued);
        if let Some(phrase) = longest.max_by_key(|phrase| phrase.to) {
            at = phrase.to;
            phrases.push(phrase);
        } else {
            if has(&token.text, ".?!;") && !is_glued {
                found.extend(ending(text, &phrases));
                phrases.clear();
            }
            at += 1;
        }
    }
    found.extend(ending(text, &phrases));
    found
}

/// "Nim is usually played so that the last stone loses. Here the last stone wins": whether an
/// ending is not that of this game, if there is another.
pub(super) fn is_often(text: &Text<'_>, at: usize) -> bool {
    let (from, to) = text.sentence(at);
    (from..to).any(|at| text.starts("f-often", at))
}

/// The part of a sentence with a word of the end that no pattern reads, and whether it is assumed
/// to mean misère play: the player who takes the last stone loses, or has a duty ("must clean up").
pub(super) fn untold(text: &Text<'_>, at: usize) -> ((usize, usize), bool) {
    let (begin, end) = text.sentence(at);
    let is_comma = |at: &usize| text.is(*at, ',');
    let to = (at..end).find(is_comma).unwrap_or(end);
    let part = |to: usize| (begin..to).rev().find(is_comma).map_or(begin, |comma| comma + 1);
    let from = Some(part(at))
        .filter(|from| to - from >= SHORTEST)
        .unwrap_or_else(|| part(part(at).max(begin + 1) - 1));
    let says = |name: &str| {
        let class = text.words.named(name);
        class.is_some_and(|class| (from..to).any(|at| text.class(class, at, 0).is_some()))
    };
    // "The one who is left to snuff the last".
    let is_last = |at: usize| {
        (from.max(at.saturating_sub(NEAR))..at)
            .any(|at| text.words.begins("f-left-to", &text.tokens[at].text))
    };
    let has_to = (from..to).any(|at| text.tokens[at].text == "last" && is_last(at));
    let loses = says("to-lose") && says("take") || says("duty") && says("the-last") || has_to;
    // "Left with the last" is not "until none is left".
    let is_left_to = |at: usize| {
        text.tokens[at].text == "left"
            && text.tokens.get(at + 1).is_some_and(|next| matches!(&*next.text, "to" | "with"))
    };
    let is_nothing = |at: usize| text.words.begins("not-there", &text.tokens[at].text) && !is_left_to(at);
    ((text.tokens[from].from, text.tokens[to - 1].to), loses && !(begin..to).any(is_nothing))
}

/// What the phrases of a sentence say together: the last move wins; "not", "the other" and what is
/// to be avoided each turn it round. `None` where two of them disagree.
fn ending(text: &Text<'_>, phrases: &[Phrase]) -> Option<Ending> {
    let is_one = |says: &'static [Says]| move |phrase: &&Phrase| says.contains(&phrase.says);
    let mut outcomes: Vec<&Phrase> = phrases.iter().filter(is_one(&[Says::Win, Says::Lose])).collect();
    if outcomes.is_empty() {
        outcomes.extend(phrases.iter().find(is_one(&[Says::Aim, Says::Avoid])));
    }
    let told = outcomes.iter().map(|outcome| {
        let apart = |event: &&Phrase| event.from.abs_diff(outcome.from);
        let event = phrases.iter().filter(is_one(&[Says::Last, Says::Stuck])).min_by_key(apart)?;
        let turns = phrases.iter().filter(|phrase| turns(text, phrase, event, outcome)).count();
        // "If Alice cannot move, Bob wins."
        let sides = [event, *outcome].map(|phrase| side(text, phrase.from));
        let is_other = matches!(sides, [Some(one), Some(other)] if one != other);
        let turns = turns + usize::from(is_other);
        let is_straight = (event.says == Says::Last) == (outcome.says != Says::Lose);
        let (from, to) = (event.from.min(outcome.from), event.to.max(outcome.to));
        if to - from > FAR {
            return None;
        }
        Some((from, to, is_straight == (turns % 2 == 1)))
    });
    let told = told.collect::<Option<Vec<_>>>()?;
    let misere = told.first()?.2;
    let (from, to) = (told.iter().map(|one| one.0).min()?, told.iter().map(|one| one.1).max()?);
    let read = phrases.iter().flat_map(|phrase| phrase.from..phrase.to).collect();
    told.iter().all(|one| one.2 == misere).then_some(Ending { from, to, misere, read })
}

/// The player that a phrase from a token on is about, if a name stands before it.
fn side<'a>(text: &Text<'a>, from: usize) -> Option<&'a str> {
    let tokens: &'a [Token] = text.tokens;
    let before = (from.saturating_sub(NEAR)..from).rev();
    let mut plain = before.take_while(|&at| !text.is(at, ','));
    let is_plain = |at: usize| text.word_of(GAP, at) || text.words.begins("between", &tokens[at].text);
    let found = plain.find(|&at| !is_plain(at))?;
    text.words.begins("named-player", &tokens[found].text).then(|| &*tokens[found].text)
}

/// Whether a phrase turns round what an outcome says of an event.
fn turns(text: &Text<'_>, phrase: &Phrase, event: &Phrase, outcome: &Phrase) -> bool {
    let is_in = |at: usize, class: &str| text.words.begins(class, &text.tokens[at].text);
    let has_comma = |from: usize, to: usize| (from..to).any(|at| text.is(at, ',') || is_in(at, "otherwise"));
    let before = |next: &Phrase| phrase.to <= next.from && !has_comma(phrase.to, next.from);
    let near = |next: &Phrase| before(next) && next.from - phrase.to <= NEAR;
    // "The opponent to take the last", "the opponent wins".
    let is_plain = |at: usize| text.word_of(GAP, at) || is_in(at, "between");
    let is_subject = |next: &Phrase| near(next) && (phrase.to..next.from).all(is_plain);
    match phrase.says {
        Says::Avoid => before(event) && !has_comma(event.to, outcome.from) || phrase.from == outcome.from,
        Says::Forced => before(event),
        Says::Not => near(event) || near(outcome),
        Says::Other => {
            // "Your opponent loses when he cannot move" says both of the opponent.
            let first = event.from.min(outcome.from);
            let is_both = phrase.from <= first
                && (first..event.from.max(outcome.from)).any(|at| is_in(at, "pronoun") || is_in(at, "they"));
            let after = (event.to..=event.to + NEAR).contains(&phrase.from)
                && (event.to..=phrase.from).any(|at| is_in(at, "receives"));
            !is_both && (is_subject(event) || is_subject(outcome) || after)
        }
        _ => false,
    }
}
