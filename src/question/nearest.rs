//! What a text may mean where nothing is clear, the most probable first.

use super::boards;
use super::each::each;
use super::ending::{endings, is_often};
use super::guess::{Guess, lists};
use super::pattern::Text;
use super::reading::{Aspect, Change, Kind, MAX_OTHERS, Offer, Question, Reading, Why};
use super::repair::{BOARDS, repaired};
use super::said::Said;
use super::table::{TOP, Words};
use super::tokens::{Sort, Token, has, joined, parted, pieces};
use crate::position::Sum;

/// Adds the position that is most probably meant, and returns the steps that it took.
pub(super) fn add_guess(reading: &mut Reading, mut tokens: Vec<Token>, words: &Words) -> usize {
    Said::default().prepare(&mut tokens, words, true);
    let text = Text::new(&tokens, words);
    let is_product = text.first("f-nim-product").is_some()
        && reading.others.iter().any(|offer| has(&offer.question.text, "*"));
    let is_problem = |offer: &Offer| match offer.question.kind {
        Kind::Problem => true,
        Kind::Nimber => is_product,
        _ => false,
    };
    if text.first("no-game").is_some() {
        reading.others.clear();
    } else if let Some(at) = reading.others.iter().position(is_problem) {
        // "Project Euler 509: they may take only 1, 2, 3, 4, 6, 8 or 12 of 24 stones"
        reading.others[..=at].rotate_right(1);
    } else if let Some(offer) =
        each(&text).or_else(|| probable(&text, reading.others.first().map(|offer| &offer.question)))
    {
        put_first(&mut reading.others, offer);
    }
    put_named_first(&text, &mut reading.others);
    text.steps().0
}

fn put_first(others: &mut Vec<Offer>, offer: Offer) {
    others.retain(|other| other.question != offer.question);
    others.insert(0, offer);
    others.truncate(MAX_OTHERS);
}

/// "The octal game 0.123: removing one counter is allowed only if it is the whole heap": a name or
/// a code says more than a description that is not clear.
fn put_named_first(text: &Text<'_>, others: &mut Vec<Offer>) {
    let told = others.first().map(|first| first.question.clone());
    let is_told = |told: &Question| told.kind == Kind::Game || told.text.starts_with("octal:");
    let Some(told) = told.filter(is_told) else { return };
    let named = (0..text.tokens.len()).filter_map(|at| {
        let token = &text.tokens[at];
        let is_name = token.sort == Sort::Number
            || token.text == "octal"
            || token.capital && !text.starts("verb", at) && text.words.knows(&token.text, true);
        let (_, says) = text.class(TOP, at, 0).filter(|_| is_name)?;
        let (before, code) = parted(pieces(says.strip_prefix("game ")?, " ; ")[0], ".")?;
        let is_octal = matches!(before, "" | "0" | "octal:" | "octal:0");
        is_octal.then(|| joined(&["octal:0.", code], ""))
    });
    let mut named: Vec<String> = named.collect();
    named.dedup();
    let [game] = &named[..] else { return };
    if told.text.starts_with(&**game) {
        return;
    }
    let game = Question::new(Kind::Game, game.clone());
    let guess = Guess::of(text, &game.text).position(Some(&game), told.misere);
    if let Some(offer) = guess.filter(|_| told.n.is_none()) {
        put_first(others, offer);
    } else if let Some(at) = others.iter().position(|offer| offer.question.text == game.text) {
        others[..=at].rotate_right(1);
    }
}

/// The position that is most probably meant beside what is near, if it is another one.
fn probable(text: &Text<'_>, near: Option<&Question>) -> Option<Offer> {
    let is = |class: &str| text.tokens.iter().any(|token| text.words.begins(class, &token.text));
    let is_misere = || near.is_some_and(|near| near.misere);
    let endings = endings(text);
    let own = endings.iter().find(|ending| !is_often(text, ending.from));
    let misere = own.or(endings.first()).map_or_else(is_misere, |ending| ending.misere);
    let all = Guess::of(text, "");
    let alone = || if is("no-guess") && !all.has_choice() { None } else { all.position(None, misere) };
    let of = |game: &Question| {
        let is_range = game.n.is_some() && is("of-many");
        if is_range { None } else { Guess::of(text, &game.text).position(Some(game), misere) }
    };
    let family = family(text);
    let is_game =
        |near: &Question| matches!(near.kind, Kind::Game | Kind::Table) && near.aspect == Aspect::Values;
    if let Some(near) = near.filter(|near| near.kind == Kind::Position) {
        // Nim is seldom played with one heap.
        let is_one = near.text.starts_with("nim:") && !has(&near.text, ",") && family.is_none();
        let nim = if is_one { of(&Question::new(Kind::Game, "nim".to_owned())) } else { None };
        return nim.or_else(|| match family.filter(|family| !says_more(near, family)) {
            // "Kayles: they can knock down any pin or two adjacent pins"
            Some(family) => of(&family).filter(|_| !is_named(text, near)),
            None => alone().filter(|_| all.takes_more(near)).or_else(|| repaired(text, near, &all)),
        });
    }
    match near {
        _ if family.is_some() => of(&family?),
        Some(near) if near.aspect == Aspect::Period => None,
        Some(near) if near.kind == Kind::Game && all.is_taken_by(&near.text) => alone(),
        Some(near) if is_game(near) && all.takes_more(near) => alone(),
        Some(near) if is_game(near) || BOARDS.contains(&&*near.text) => of(near),
        Some(near) if near.text == "northcott" => rows(text, near),
        Some(near) if near.text == "hackenbush" && is("stalk") => stalks(text, near),
        None => alone(),
        // Numbers of a list are seldom terms of a sequence if it has "or".
        Some(_) => alone().filter(|_| all.choice.len() > 1),
    }
}

/// Northcott's game by two lists of the columns of its pieces: "the white ones in columns 2, 1 and
/// 4, the black ones in columns 6, 7 and 5".
fn rows(text: &Text<'_>, near: &Question) -> Option<Offer> {
    let lists = lists(text);
    let [white, black] = &lists[..] else { return None };
    let pairs = white.iter().zip(black).filter(|_| white.len() == black.len());
    let rows: Vec<_> = pairs.map(|(white, black)| joined(&[white, black], "-")).collect();
    offer(text, near, boards::position("northcott", &joined(&rows, ","))?)
}

/// Hackenbush by the sizes of its stalks: "three bamboo stalks, they have 3, 4 and 6 segments".
fn stalks(text: &Text<'_>, near: &Question) -> Option<Offer> {
    let lists = lists(text);
    let [sizes] = &lists[..] else { return None };
    offer(text, near, boards::stalks(&sizes.iter().map(|size| &**size).collect::<Vec<_>>()))
}

/// A position on a board instead of the board alone.
fn offer(text: &Text<'_>, near: &Question, position: String) -> Option<Offer> {
    let to = text.tokens.last().map_or(0, |last| last.to);
    let question = Question { misere: near.misere, ..Question::new(Kind::Position, position) };
    let changed = vec![Change { why: Why::Ignored, from: 0, to }];
    Sum::parse(&question.text).is_ok().then_some(Offer { question, changed })
}

/// The first game of `<families>` whose classes all stand in one sentence, and none that must not.
fn family(text: &Text<'_>) -> Option<Question> {
    let rules = &text.words.classes[text.words.named("families")?];
    let rule = rules.iter().find(|rule| text.tells(rule))?;
    let mut question = None;
    for effect in pieces(&rule.says, " ; ") {
        if let Some(game) = effect.strip_prefix("game ") {
            question = Some(Question::new(Kind::Game, game.to_owned()));
        } else if let Some(table) = effect.strip_prefix("table ") {
            question = Some(Question::new(Kind::Table, table.to_owned()));
        } else if let (Some(sum), Some(question)) = (effect.strip_prefix("sum "), &mut question) {
            question.sum = Some(sum.to_owned());
        }
    }
    question
}

/// Whether the game of a near position is told by name, or by a phrase.
fn is_named(text: &Text<'_>, near: &Question) -> bool {
    let (game, _) = parted(&near.text, ":{").unwrap_or_default();
    let names = |at: usize| {
        let says = text.class(TOP, at, 0).map_or(String::new(), |(_, says)| says);
        says.strip_prefix("game ").is_some_and(|named| pieces(named, " ; ")[0] == game)
    };
    game.starts_with("octal:0.") && (0..text.tokens.len()).any(names)
}

/// Whether a near position says more than a family: a game on rows says more than one on heaps, and
/// any other more than both.
fn says_more(near: &Question, family: &Question) -> bool {
    let is_of = |games: &[&str]| games.iter().any(|game| near.text.starts_with(game));
    let is_row = family.text.starts_with("octal:");
    near.text.starts_with(&family.text)
        || !is_of(&["take:", "rule:", "hackenbush:", "octal:"]) && (is_row || !is_of(&["nim:"]))
}

/// Of a game, or a calculation in a sentence, and a position the position is more probable.
pub(super) fn put_position_first(others: &mut [Offer]) {
    let position = others.iter().position(|offer| offer.question.kind == Kind::Position);
    let found = position.map_or(String::new(), |at| others[at].question.text.clone());
    let is_board = |offer: &Offer| offer.question.kind == Kind::Board;
    let is_placed = others.iter().any(|offer| is_board(offer) && found.starts_with(&offer.question.text));
    let is_weak = |offer: &Offer| {
        offer.question.kind == Kind::Nimber || offer.question.is_bare_game() || is_board(offer) && is_placed
    };
    if let Some(at) = position.filter(|&at| others[..at].iter().all(is_weak)) {
        others[..=at].rotate_right(1);
    }
}

/// Adds what is near in another reading.
pub(super) fn add_others(reading: &mut Reading, more: Reading) {
    let is_new = |offer: &Offer| reading.others.iter().all(|other| other.question != offer.question);
    let more: Vec<Offer> = more.others.into_iter().filter(is_new).collect();
    reading.others.extend(more);
    reading.others.truncate(MAX_OTHERS);
}
