//! What a sentence is for, where it is no part of a game: it asks, orders, comments, proves, or
//! repeats what the asker tried or heard.

use super::pattern::Text;
use super::tokens::Sort;

/// The tokens of "(a)".
pub(super) const LABEL: usize = 3;

/// Whether the label of a part of an exercise begins at a token.
fn is_part(text: &Text<'_>, at: usize) -> bool {
    let is_word = text.tokens.get(at + 1).is_some_and(|token| token.sort == Sort::Word);
    text.is(at, '(') && is_word && text.is(at + 2, ')')
}

/// Whether a part of an exercise asks for reasons: "(a) Verify that heaps of 1 and 2 are lost".
pub(super) fn is_proof(text: &Text<'_>, from: usize) -> bool {
    is_part(text, from) && text.starts("f-proofs", from + LABEL)
}

/// Whether a sentence tells what the asker tried or heard, and no rule.
pub(super) fn is_remark(text: &Text<'_>, (from, to): (usize, usize)) -> bool {
    from < to && text.starts("f-remarks", from) && !tells_rule(text, (from, to))
}

/// Whether the sentence of a token only asks: "Which number do I add?", but not "Who wins if 1 is
/// added?"
pub(super) fn asks(text: &Text<'_>, at: usize) -> bool {
    let (from, to) = text.sentence(at);
    let is_if = |at: usize| text.words.begins("given", &text.tokens[at].text);
    text.is(to, '?') && text.words.begins("asking", &text.tokens[from].text) && !(from..to).any(is_if)
}

/// Whether a sentence may tell a rule or how the game ends.
fn tells_rule(text: &Text<'_>, (from, to): (usize, usize)) -> bool {
    let says = |class: &str, at: usize| text.words.begins(class, &text.tokens[at].text);
    let classes = ["given", "ending", "f-rules"];
    (from..to).any(|at| classes.iter().any(|class| says(class, at)) || text.starts("f-but-here", at))
}

/// Whether the sentence of a token only orders or tells what the asker thinks: "Label each vertex
/// with its value", "I know that I should use mod 6".
pub(super) fn is_comment(text: &Text<'_>, at: usize) -> bool {
    let (from, to) = text.sentence(at);
    // "(a) Find"
    let label = if is_part(text, from) { LABEL } else { 0 };
    let begin = (from + label..to).find(|&at| text.tokens[at].sort == Sort::Word).unwrap_or(from);
    let says = |class: &str, at: usize| text.words.begins(class, &text.tokens[at].text);
    let is_told = |at: usize| says("given", at) || text.starts("f-allows", at);
    // "Find the winner of nim 3 4 5, the smallest heap is frozen"
    let has_numbers = (begin..to).any(|at| text.tokens[at].sort == Sort::Number);
    text.starts("f-comments", begin)
        && !tells_rule(text, (begin, to))
        && (!has_numbers || text.starts("f-remarks", begin))
        || text.starts("f-orders", begin) && !has_numbers && !(begin..to).any(is_told)
}
