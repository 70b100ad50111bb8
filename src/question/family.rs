//! The game that a text is most like, by words that stand in one of its sentences, where its
//! sentences are not understood. Only offered, never an answer.

use super::pattern::Text;
use super::reading::{Kind, Question};
use super::table::{Pattern, What};
use super::tokens::pieces;

/// The first game of `<families>` whose classes all stand in one sentence, and none that must not.
pub(super) fn family(text: &Text<'_>) -> Option<Question> {
    let rules = &text.words.classes[text.words.named("families")?];
    let sentences = text.sentences();
    let rule = rules.iter().find(|rule| sentences.iter().any(|sentence| tells(text, rule, *sentence)))?;
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

fn tells(text: &Text<'_>, rule: &Pattern, (from, to): (usize, usize)) -> bool {
    rule.elements.iter().all(|element| match element.what {
        What::Class(class) => (from..to).any(|at| text.class(class, at, 0).is_some()) != element.absent,
        What::Word(_) => false,
    })
}
