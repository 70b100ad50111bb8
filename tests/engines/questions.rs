//! The reader of what people type, with the English words of the page: a table of texts, and the
//! share of real wordings that are read right. A wrong game is never offered without saying what
//! of the text it leaves out.

use crate::shared::{none, rows};
use grundyscope::position::Sum;
use grundyscope::question::{Aspect, Kind, MAX_TEXT, Offer, Question, Reading, Words, read};
use grundyscope::{Ruleset, nimber};

const ENGLISH: &str = include_str!("../../www/src/i18n/en/words.txt");
/// How many of the 200 judged wordings are read right; 48 were at the first run.
const RIGHT: usize = 84;

/// The values of a game up to a heap at which different games differ.
fn values(game: &str) -> Option<Vec<u32>> {
    Ruleset::parse(game).ok()?.values(..=40).ok()
}

/// Whether two games, perhaps written otherwise, are one.
fn same_game(a: &str, b: &str) -> bool {
    a == b || values(a).is_some_and(|of_a| Some(of_a) == values(b))
}

/// A meaning of the table of wordings without its notes in parentheses.
fn bare(meaning: &str) -> &str {
    meaning.split(" (").next().unwrap_or(meaning).trim()
}

/// The position of a meaning in the library's notation: "nim 3 5 7", "take:1,2 n=21".
fn position_of(meaning: &str) -> String {
    let meaning = meaning.replace(" n=", " ");
    if meaning.contains(":{") || meaning.contains(":(") {
        return meaning;
    }
    let (game, heaps) = meaning.split_once(' ').unwrap_or((&meaning, ""));
    let game = Ruleset::parse(game).map_or(game.to_owned(), |game| game.to_string());
    format!("{game}:{{{}}}", heaps.replace(' ', ","))
}

/// Whether a question is what a wording means.
fn means(question: &Question, kind: &str, meaning: &str) -> bool {
    let meaning = bare(meaning);
    let (plain, misere) = match meaning.strip_suffix(" misere") {
        Some(plain) => (plain, true),
        None => (meaning, false),
    };
    let Question { text, aspect, sum, .. } = question;
    match question.kind {
        Kind::Game => {
            let (plain, expected) = match plain.split_once(' ') {
                Some((plain, "zeros")) => (plain, Aspect::Zeros),
                Some((plain, "period")) => (plain, Aspect::Period),
                _ => (plain, *aspect),
            };
            // A problem's rule is its game.
            let plain = plain.replace("problem nim-square", "take:squares");
            let plain = plain.split(" heaps").next().unwrap_or("");
            matches!(kind, "game" | "rule" | "sequence" | "problem")
                && same_game(text, plain)
                && (question.misere, *aspect) == (misere, expected)
        }
        Kind::Position if sum.is_none() => {
            let expected = position_of(plain);
            let usual = expected
                .strip_prefix("fibonacci-nim:{")
                .and_then(|heap| heap.trim_end_matches('}').parse::<u64>().ok());
            let expected = usual.map_or(expected, |heap| format!("fibonacci-nim:({heap},{})", heap - 1));
            let canonical = |text: &str| Sum::parse(text).map(|sum| sum.to_string());
            kind == "position"
                && question.misere == misere
                && canonical(text).is_ok_and(|one| Ok(one) == canonical(&expected))
        }
        Kind::Position => meaning.contains(sum.as_deref().unwrap_or("?")),
        Kind::Board => kind == "game" && text == meaning,
        Kind::Table => meaning.trim_start_matches("two-heaps ") == text,
        Kind::Nimber => {
            let value = |text: &str| nimber::calculate(text, &mut none()).map(|found| found.value);
            kind == "nimber" && value(text).is_ok_and(|one| Ok(one) == value(meaning))
        }
        Kind::Representation => kind == "zeckendorf" && text == meaning,
        Kind::Terms => meaning.ends_with("recognised"),
        Kind::Problem => {
            let numbers = [
                ("nim-square", "310"),
                ("stones", "366"),
                ("flipping-game", "459"),
                ("fibonacci-nim", "692"),
            ];
            kind == "problem"
                && numbers.iter().any(|&(id, known)| known == text && meaning == format!("problem {id}"))
        }
        Kind::Sequence => false,
    }
}

/// How a wording was read.
fn judged(reading: &Reading, kind: &str, meaning: &str) -> &'static str {
    match &reading.best {
        None if kind == "open" => "right",
        None if reading.others.iter().any(|offer| means(&offer.question, kind, meaning)) => "near",
        None => "none",
        Some(offer) if means(&offer.question, kind, meaning) => "right",
        Some(offer) if offer.changed.is_empty() => "WRONG",
        Some(_) => "said",
    }
}

/// An offer in a cell: the question, and in parentheses why it is not word for word what was typed.
fn cell(offer: &Offer) -> String {
    let mut why: Vec<String> = offer.changed.iter().map(|change| format!("{:?}", change.why)).collect();
    why.dedup();
    let why = if why.is_empty() { String::new() } else { format!(" ({})", why.join(", ").to_lowercase()) };
    format!("{}{why}", offer.question)
}

/// The cells of a row: the best reading, and the others.
fn cells(reading: &Reading) -> [String; 2] {
    let others: Vec<String> = reading.others.iter().map(cell).collect();
    [reading.best.as_ref().map_or_else(|| "-".to_owned(), cell), others.join("; ")]
}

#[test]
fn texts_are_read_as_the_table_says() {
    let words = Words::parse(ENGLISH);
    let mut wrong = Vec::new();
    let mut count = 0;
    for row in rows(include_str!("../golden/questions.tsv")) {
        let [text, expected @ ..] = &row[..] else { panic!("{row:?}") };
        let found = cells(&read(text, &words));
        count += 1;
        if expected != found {
            wrong.push(format!("{text}\t{}\t{}", found[0], found[1]));
        }
    }
    assert!(count >= 240, "{count} rows");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn real_wordings_are_right_or_say_what_they_leave_out() {
    let words = Words::parse(ENGLISH);
    let mut right = 0;
    let mut kinds = std::collections::BTreeMap::new();
    for row in rows(include_str!("../wasm/wordings.tsv")).filter(|row| row.len() == 5) {
        let [text, kind, meaning, _, judge] = &row[..] else { panic!("{row:?}") };
        let reading = read(text, &words);
        if judge == "yes" {
            let verdict = judged(&reading, kind, meaning);
            if verdict == "WRONG" {
                println!("WRONG {text}: {meaning} {:?}", cells(&reading));
            }
            right += usize::from(verdict == "right");
            *kinds.entry(format!("{kind} {verdict}")).or_insert(0) += 1;
            if std::env::var("SHOW").is_ok() {
                println!("{verdict}\t{text}\t{meaning}\t{:?}", cells(&reading));
            }
        }
    }
    println!("{kinds:#?}");
    assert!(right >= RIGHT, "{right} of 200");
}

#[test]
fn spans_are_within_the_text_and_a_long_text_has_no_reading() {
    let words = Words::parse(ENGLISH);
    for text in ["kaylse 9 with é unknown", "nim −3", "take 1 or 2 if 💩 e\u{301}ven"] {
        let reading = read(text, &words);
        let length = text.chars().count();
        for change in reading.best.iter().chain(&reading.others).flat_map(|offer| &offer.changed) {
            assert!(change.from < change.to && change.to <= length, "{text}: {change:?}");
        }
    }
    for piece in ["1", "kayles ", "(", "take 1 or ", "💩", "a>b ", "1, ", "h", "1-", "{", "*3+"] {
        let long = piece.repeat(MAX_TEXT / piece.chars().count() + 1);
        assert_eq!(read(&long, &words), Reading::default(), "{piece}");
        let _ = read(&long.chars().take(MAX_TEXT).collect::<String>(), &words);
    }
}
