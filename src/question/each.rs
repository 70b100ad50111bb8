//! Heaps that have a rule each: "in the first pile at most three may be removed, in the second at
//! most five". Only offered, never an answer.

use super::guess::Guess;
use super::moves;
use super::pattern::Text;
use super::reading::{Change, Kind, Offer, Question, Why};
use super::tokens::joined;
use crate::position::Sum;

/// The most heaps.
const MOST: usize = 6;

/// The sum that the text tells heap by heap, if their rules are not the same.
pub(super) fn each(text: &Text<'_>) -> Option<Offer> {
    let nth = text.words.named("f-nth")?;
    let is_other = |at: usize| {
        let token = text.tokens.get(at)?;
        Some(["counted", "person", "acts"].iter().any(|class| text.words.begins(class, &token.text)))
    };
    let mut begins = Vec::new();
    for at in 0..text.tokens.len() {
        if let Some((end, says)) = text.class(nth, at, 0)
            && says == (begins.len() + 1).to_string()
            && is_other(end) == Some(false)
        {
            begins.push(at);
        }
    }
    if !(2..=MOST).contains(&begins.len()) {
        return None;
    }
    let last = text.sentence(*begins.last()?).1;
    let (mut games, mut heaps) = (Vec::new(), Vec::new());
    for (at, &from) in begins.iter().enumerate() {
        let to = begins.get(at + 1).map_or(last, |&next| next);
        let piece = Text::new(&text.tokens[from + 1..to], text.words);
        let (set, heap) = Guess::of(&piece, "").told()?;
        games.push(moves::rule(&[set], &[])?.to_string());
        heaps.extend(heap);
    }
    // "Three piles of 9, 10 and 14 chips: in the first …"
    if heaps.is_empty() {
        heaps = Guess::of(text, "").heaps;
    }
    if heaps.len() != games.len() || games.windows(2).all(|two| two[0] == two[1]) {
        return None;
    }
    let positions: Vec<_> =
        games.iter().zip(&heaps).map(|(game, heap)| joined(&[game, ":{", heap, "}"], "")).collect();
    let position = joined(&positions, " + ");
    Sum::parse(&position).ok()?;
    let to = text.tokens.last()?.to;
    let question = Question::new(Kind::Position, position);
    Some(Offer { question, changed: vec![Change { why: Why::Ignored, from: 0, to }] })
}
