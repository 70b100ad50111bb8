//! A near position that cannot be meant as it is, with what is probably meant: the numbers are no
//! heaps, or the rule takes what is a heap.

use super::guess::{Guess, value};
use super::moves;
use super::pattern::Text;
use super::reading::{Kind, Offer, Question};
use super::tokens::{parted, pieces};

/// Boards whose places are told as lists, as what may be taken is.
pub(super) const BOARDS: [&str; 3] = ["staircase", "silver-dollar", "nimble"];

/// The position that is probably meant instead; `None` where nothing is wrong. `all` is the guess
/// of all numbers.
pub(super) fn repaired(text: &Text<'_>, near: &Question, all: &Guess) -> Option<Offer> {
    let (game, heaps) = parted(&near.text, ":{").or_else(|| parted(&near.text, ":("))?;
    let heaps = pieces(&heaps[..heaps.len() - 1], ",");
    let others = &Guess::of(text, game);
    let largest = all.heaps.iter().map(|heap| value(heap)).max();
    let is_lost = all.is_taken_by(game) && heaps.iter().all(|heap| Some(value(heap)) <= largest);
    let is_of_moves = others.choice.len() > 1 && (heaps.len() == 1 || heaps == others.choice);
    let kind = if near.text.ends_with(')') { Kind::Table } else { Kind::Game };
    let same = || Question { kind, sum: near.sum.clone(), ..Question::new(Kind::Game, game.to_owned()) };
    let (guess, rule) = if is_lost || is_stuck(game, &heaps) {
        (all, None)
    } else if let Some(rule) = other_rule(text, game) {
        (others, Some(rule))
    } else if BOARDS.contains(&game) && is_of_moves {
        (others, None)
    } else if has_odd_heaps(others, &heaps) || kind == Kind::Table && is_one_twice(others, &heaps) {
        (others, Some(same()))
    } else {
        return None;
    };
    guess.position(rule.as_ref(), near.misere).or_else(|| all.position(None, near.misere))
}

/// Whether nothing can be taken from any heap.
fn is_stuck(game: &str, heaps: &[&str]) -> bool {
    let least = game.strip_prefix("take:").map_or(u64::MAX, |taken| value(pieces(taken, ",")[0]));
    least < u64::MAX && heaps.iter().all(|heap| value(heap) < least)
}

/// "A divisor, but not all"; "one of its divisors", which is no move of one.
fn other_rule(text: &Text<'_>, game: &str) -> Option<Question> {
    let is_of_divisors = parted(game, "k in divisors of n").is_some();
    let set = if is_of_divisors && text.first("f-not-whole").is_some() {
        "proper divisors of n"
    } else {
        let (_, set) = parted(game, "; n-k for k in ").filter(|_| game.starts_with("rule:(n to "))?;
        &set[..set.len() - 1]
    };
    Some(Question::new(Kind::Game, moves::rule(&[set.to_owned()], &[])?.to_string()))
}

/// Whether there is a heap of none, or some more than those that are probable: small numbers, or
/// those of an example.
fn has_odd_heaps(guess: &Guess, heaps: &[&str]) -> bool {
    let is_left = |heap: &&&str| !guess.heaps.iter().any(|one| one == **heap);
    let is_small = |heap: &&str| value(heap) < 3 || guess.examples.iter().any(|one| one == heap);
    // "It is guaranteed that 1 is among them … n = 17"
    if guess.is_named && heaps.len() == 1 && is_left(&&heaps[0]) && is_small(&heaps[0]) {
        return true;
    }
    // "Four tables, quantity 2, 6, 8, 11"
    let is_count = heaps.len() > 2 && value(heaps[0]) == heaps.len() as u64 - 1;
    if is_count && guess.heaps.iter().eq(heaps[1..].iter()) {
        return true;
    }
    let has_all = guess.heaps.iter().all(|one| heaps.contains(&&**one));
    let has_more = has_all && heaps.len() > guess.heaps.len() && !guess.heaps.is_empty();
    has_more && heaps.iter().filter(is_left).all(is_small)
        || heaps.contains(&"0") && !(guess.is_named && heaps.len() == 1)
}

/// Whether one of two heaps was read as both: "6 red and 9 blue beads … the same from both".
fn is_one_twice(guess: &Guess, heaps: &[&str]) -> bool {
    matches!(heaps, [one, two] if one == two) && matches!(&guess.heaps[..], [one, two] if one != two)
}
