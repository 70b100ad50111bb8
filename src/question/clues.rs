//! The game that sentences tell by what they say together, in any order: a heap is split, into two,
//! and these are unequal.

use super::beside::Beside;
use super::ending::Ending;
use super::heaps::Numbers;
use super::notation;
use super::pattern::Text;
use super::table::{DANGER, NUMBER, TOP, What};
use super::tokens::Sort;

/// The most tokens of the sentences that have clues.
const FAR: usize = 70;

/// What clues say, and the tokens of their sentences that are understood.
#[derive(Debug)]
pub(super) struct Clues {
    pub(super) says: String,
    /// Whether no other word of the sentences may change the rule.
    pub(super) is_clear: bool,
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) read: Vec<usize>,
    /// Other words of the sentences, which are left out.
    pub(super) passed: Vec<usize>,
}

/// Where a class matches first, at each place: from, to and what it says.
type Found = Vec<(usize, usize, String)>;

fn places(text: &Text<'_>, class: usize) -> Found {
    let (mut found, mut at) = (Vec::new(), 0);
    while at < text.tokens.len() {
        match text.class(class, at, 0) {
            Some((to, says)) => {
                found.push((at, to, says));
                at = to;
            }
            None => at += 1,
        }
    }
    found
}

/// The game with the most clues of all whose clues a text has, a clear one before others.
pub(super) fn clues(text: &Text<'_>, endings: &[Ending]) -> Option<Clues> {
    let rules = text.words.named("clues")?;
    let sentences = text.sentences();
    let mut known: Vec<(usize, Found)> = Vec::new();
    let mut best: Option<((bool, usize), Clues)> = None;
    for rule in &text.words.classes[rules] {
        let (mut found, mut needed, mut is_other) = (Vec::new(), 0, false);
        for element in &rule.elements {
            let What::Class(class) = element.what else { continue };
            let place = known.iter().position(|(one, _)| *one == class).unwrap_or_else(|| {
                known.push((class, places(text, class)));
                known.len() - 1
            });
            let places = known[place].1.clone();
            if element.absent {
                is_other |= !places.is_empty();
                continue;
            }
            found.push(places);
            needed += usize::from(!element.optional);
        }
        if is_other || found[..needed].iter().any(Vec::is_empty) {
            continue;
        }
        let said = found.iter().flatten().find(|one| !one.2.is_empty());
        let says = rule.says.replace("$1", said.map_or("", |one| &one.2));
        let Some(clues) = read(text, says, &found, needed, &sentences, endings) else { continue };
        let rank = (clues.is_clear, needed);
        if best.as_ref().is_none_or(|(best, _)| rank > *best) {
            best = Some((rank, clues));
        }
    }
    best.map(|(_, clues)| clues)
}

/// The sentences that have two of the clues or more, or all with the first.
fn read(
    text: &Text<'_>,
    says: String,
    found: &[Found],
    needed: usize,
    sentences: &[(usize, usize)],
    endings: &[Ending],
) -> Option<Clues> {
    let has_clue =
        |&(from, to): &(usize, usize), found: &Found| found.iter().any(|one| one.0 >= from && one.1 <= to);
    let count =
        |sentence: &(usize, usize)| found[..needed].iter().filter(|found| has_clue(sentence, found)).count();
    let most = sentences.iter().map(count).max()?;
    let tells = |sentence: &&(usize, usize)| {
        count(sentence) > 1
            || most < 2 && has_clue(sentence, &found[0])
            || found[needed..].iter().any(|found| has_clue(sentence, found))
    };
    let mut telling: Vec<(usize, usize)> = sentences.iter().filter(tells).copied().collect();
    if telling.last()?.1 - telling[0].0 > FAR {
        telling.retain(|sentence| count(sentence) == most);
        telling.truncate(1);
    }
    let (from, to) = (telling.first()?.0, telling.last()?.1);
    if to - from > FAR {
        return None;
    }
    let beside = Beside::new(text);
    let (aside, other) = (text.words.named("c-aside")?, text.words.named("c-other")?);
    let mut read: Vec<usize> = found.iter().flatten().flat_map(|one| one.0..one.1).collect();
    read.retain(|&at| telling.iter().any(|&(from, to)| (from..to).contains(&at)));
    let mut passed = Vec::new();
    let is_of_end = |at: usize| endings.iter().any(|ending| (ending.from..ending.to).contains(&at));
    let mut is_clear = (0..text.tokens.len()).all(|at| is_of_end(at) || text.class(other, at, 0).is_none());
    for (from, to) in telling {
        let mut at = from;
        while at < to {
            if let Some(ending) = endings.iter().find(|ending| (ending.from..ending.to).contains(&at)) {
                at = ending.to;
                continue;
            }
            if read.contains(&at) {
                at += 1;
                continue;
            }
            if let Some((end, _)) = text.class(aside, at, 0) {
                read.extend(at..end);
                at = end;
                continue;
            }
            if text.chess_square(at).is_some() {
                at += "h8".len();
                continue;
            }
            // Rows of coins are a position.
            if let Some((end, _)) = notation::heads(text.tokens, at) {
                at = end;
                continue;
            }
            if let Some(numbers) = beside.numbers(at).filter(Numbers::is_position) {
                at = numbers.end;
                continue;
            }
            let token = &text.tokens[at];
            let phrase = text.class(TOP, at, 0).filter(|&(end, _)| (at..end).all(|at| !read.contains(&at)));
            let (end, says) = phrase.unwrap_or((at + 1, String::new()));
            if says_position(&says) {
                at = end;
                continue;
            }
            let is_number = token.sort == Sort::Number || text.word_of(NUMBER, at) && token.text != "one";
            if is_number || text.word_of(DANGER, at) || says.starts_with("unclear") {
                is_clear = false;
            }
            if !says_named(&says) {
                passed.push(at);
            }
            at += 1;
        }
    }
    Some(Clues { says, is_clear, from, to, read, passed })
}

fn says_position(says: &str) -> bool {
    const POSITION: [&str; 9] =
        ["heaps ", "each ", "count ", "n ", "same ", "from-zero", "gaps ", "row ", "stalks "];
    POSITION.iter().any(|name| says.starts_with(name))
}

fn says_named(says: &str) -> bool {
    ["game ", "table ", "board ", "misere", "normal"].iter().any(|name| says.starts_with(name))
}
