//! The reader of what people type, with the English words of the page: a table of texts, and the
//! share of real wordings that are read right.

use crate::shared::rows;
use grundyscope::position::Sum;
use grundyscope::question::{Aspect, Kind, MAX_TEXT, Offer, Question, Reading, Words, read};
use grundyscope::{Ruleset, nimber};

const ENGLISH: &str = include_str!("../../www/src/i18n/en/words.txt");
/// How many of the 377 judged wordings are read right; of the first 200 at the first run 41 were.
const RIGHT: usize = 347;
/// Of how many the nearest meaning is right where nothing is clear.
const NEAREST: usize = 5;
/// How many of 430 endings, each in two statements, are read right; none is read as the other.
const ENDINGS: usize = 788;

/// A game by its values, up to a heap at which different games differ.
fn values(game: &str) -> Option<String> {
    Some(format!("{:?}", Ruleset::parse(game).ok()?.values(..=40).ok()?))
}

/// A question as the table of wordings writes it, so that two ways to write it are one.
fn meaning_of(kind: Kind, text: &str) -> String {
    let value = |text: &str| nimber::calculate(text, None).map(|found| format!("{:?}", found.value)).ok();
    let written = match kind {
        Kind::Game => values(text),
        Kind::Position => Sum::parse(text).ok().map(|sum| sum.to_string()),
        Kind::Nimber => value(text),
        _ => None,
    };
    written.unwrap_or_else(|| text.to_owned())
}

/// A position of the table of wordings in the library's notation: "nim 3 5 7", "take:1,2 n=21".
fn position_of(meaning: &str) -> String {
    let meaning = meaning.replace(" n=", " ");
    let (game, heaps) = meaning.split_once(' ').unwrap_or((&meaning, ""));
    if meaning.contains(":{") || meaning.contains(":(") {
        return meaning;
    }
    let game = Ruleset::parse(game).map_or(game.to_owned(), |game| game.to_string());
    format!("{game}:{{{}}}", heaps.replace(' ', ","))
}

/// Whether a question is what a wording means; notes in parentheses apart.
fn means(question: &Question, kind: &str, meaning: &str) -> bool {
    let note = if meaning.starts_with("rule:((") { " ((" } else { " (" };
    let meaning = meaning.split(note).next().unwrap_or(meaning).trim();
    // The problem of that text is its game with three heaps.
    let meaning = if meaning == "problem nim-square heaps=3" { "take:squares" } else { meaning };
    let plain = meaning.strip_suffix(" misere").unwrap_or(meaning);
    let aspect = match plain.rsplit(' ').next() {
        Some("zeros") => Aspect::Zeros,
        Some("period") => Aspect::Period,
        _ => question.aspect,
    };
    let right = match question.kind {
        Kind::Game if plain.starts_with("rule:") => plain.to_owned(),
        Kind::Game => plain.split(' ').next().unwrap_or("").to_owned(),
        Kind::Position => position_of(plain),
        Kind::Problem => plain
            .replace("problem nim-square", "310")
            .replace("problem fibonacci-nim", "366")
            .replace("problem flipping-game", "459"),
        _ => plain.trim_start_matches("two-heaps ").to_owned(),
    };
    let same = meaning_of(question.kind, &question.text) == meaning_of(question.kind, &right)
        || meaning.ends_with("recognised") && question.kind == Kind::Terms
        || question.sum.as_ref().is_some_and(|sum| meaning.contains(&**sum));
    same && (question.kind != Kind::Game || matches!(kind, "game" | "rule" | "sequence" | "problem"))
        && question.misere == (plain != meaning)
        && question.aspect == aspect
}

/// Whether a best meaning is right, where there is one; a wrong one says what it leaves out.
fn is_right(typed: &str, best: Option<&Offer>, means: impl Fn(&Question) -> bool) -> bool {
    let Some(offer) = best else { return false };
    let is_right = means(&offer.question);
    assert!(is_right || !offer.changed.is_empty(), "{typed}");
    is_right
}

/// An offer in a cell: the question, and in parentheses why it is not word for word what was typed.
fn cell(offer: &Offer) -> String {
    let mut why: Vec<String> = offer.changed.iter().map(|change| format!("{:?}", change.why)).collect();
    why.dedup();
    let why = if why.is_empty() { String::new() } else { format!(" ({})", why.join(", ").to_lowercase()) };
    let Question { kind, text, n, aspect, misere, sum } = &offer.question;
    let n = n.as_ref().map_or_else(String::new, |n| format!(" n={n}"));
    let aspect = ["", " zeros", " count", " period"][*aspect as usize];
    let sum = sum.as_ref().map_or_else(String::new, |sum| format!(" {sum}"));
    let ending = ["", " misere"][usize::from(*misere)];
    format!("{} {text}{n}{aspect}{ending}{sum}{why}", format!("{kind:?}").to_lowercase())
}

#[test]
fn texts_are_read_as_the_table_says() {
    let words = Words::parse(ENGLISH);
    for row in rows(include_str!("../golden/questions.tsv")) {
        let Reading { best, others, .. } = read(&row[0], &words);
        let others: Vec<String> = others.iter().map(cell).collect();
        let found = [best.as_ref().map_or_else(|| "-".to_owned(), cell), others.join("; ")];
        assert_eq!(row[1..], found, "{}", row[0]);
    }
}

#[test]
fn real_wordings_are_right_or_say_what_they_leave_out() {
    let words = Words::parse(ENGLISH);
    let (mut right, mut nearest) = (0, 0);
    for row in rows(include_str!("../wasm/wordings.tsv")).filter(|row| row.len() == 5 && row[4] == "yes") {
        let Reading { best, others, .. } = read(&row[0], &words);
        let is_open = row[1] == "open" && best.is_none();
        let means = |question: &Question| means(question, &row[1], &row[2]);
        right += usize::from(is_open || is_right(&row[0], best.as_ref(), means));
        let is_nearest = |offer: &Offer| best.is_none() && means(&offer.question);
        nearest += usize::from(!is_open && others.first().is_some_and(is_nearest));
    }
    assert!(right >= RIGHT && nearest >= NEAREST, "{right} {nearest}");
}

#[test]
fn no_ending_is_read_as_the_other() {
    let words = Words::parse(ENGLISH);
    let mut right = 0;
    for row in rows(include_str!("../golden/endings.tsv")) {
        let (short, long) =
            ("Take 1 or 2 stones from a heap of 9.", "Piles of 3 and 8, take one, two or three.");
        for typed in [format!("{short} {}", row[1]), format!("{long} {} Who wins?", row[1])] {
            let means = |question: &Question| question.misere == (row[0] == "misere");
            right += usize::from(is_right(&typed, read(&typed, &words).best.as_ref(), means));
        }
    }
    assert!(right >= ENDINGS, "{right}");
}

#[test]
fn a_long_text_ends() {
    let words = Words::parse(ENGLISH);
    for piece in
        ["1", "kayles ", "(", "take 1 or ", "💩", "a>b ", "1, ", "h", "1-", "{", "*3+", "take a prime or "]
    {
        let long = piece.repeat(MAX_TEXT / piece.chars().count() + 1);
        assert_eq!(read(&long, &words), Reading::default(), "{piece}");
        let text: String = long.chars().take(MAX_TEXT).collect();
        let reading = read(&text, &words);
        for change in reading.best.iter().chain(&reading.others).flat_map(|offer| &offer.changed) {
            assert!(change.from < change.to && change.to <= MAX_TEXT, "{piece}: {change:?}");
        }
    }
}
