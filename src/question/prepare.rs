//! Puts numbers, and words that the table has, for what stands for them in a text.

use super::lines::{drop_names, part_lines};
use super::pattern::Text;
use super::reading::{Change, Why};
use super::said::Said;
use super::sample::put_sample;
use super::sentences::{LABEL, is_proof};
use super::table::Words;
use super::tokens::{Sort, Token, add_to_powers, has, is_letter, part_list, unlabel};
use super::unknown::{corrected, join_number_words, join_pronouns, name_nouns, put_sets, put_values};

/// A text of more words and signs is a sentence, whose words are seldom names.
const LONG: usize = 8;

impl Said {
    /// Puts words that the table has for what is not among them.
    pub(super) fn prepare(&mut self, tokens: &mut Vec<Token>, words: &Words, told: bool) {
        part_lines(tokens, words);
        self.drop_proofs(tokens, words);
        // "Coins no. 4, 6 and 12"
        let is_list = |list: &[Token]| {
            let are_numbers = list[2].sort == Sort::Number && list[4].sort == Sort::Number;
            list[0].text == "no" && list[1].is('.') && list[3].is(',') && are_numbers
        };
        if let Some(at) = tokens.windows(5).position(is_list) {
            tokens.drain(at..at + 2);
        }
        unlabel(tokens);
        part_list(tokens);
        add_to_powers(tokens);
        drop_names(tokens, words);
        self.drop_examples(tokens, words);
        let (is_put, has_output) = put_sample(tokens, words);
        if is_put {
            self.marks.push("sampled".to_owned());
        }
        if is_put || has_output {
            self.drop_format(tokens, words);
        }
        put_values(tokens, words);
        put_sets(tokens, words);
        self.drop_formulas(tokens);
        self.miss_values(tokens, words);
        join_number_words(tokens, words);
        self.spell(tokens, words);
        join_pronouns(tokens, words);
        name_nouns(tokens, words, told);
    }

    /// "For example, walls of 4 and 2 can be changed into (3, 2) or (4)": sentences that tell moves
    /// of another position.
    fn drop_examples(&mut self, tokens: &mut Vec<Token>, words: &Words) {
        let text = Text::new(tokens, words);
        let class = |class: &str, at: usize| text.class(words.named(class)?, at, 0);
        let ends = |&at: &usize| tokens[at].is('.') && tokens.get(at + 1).is_none_or(|next| !next.glued);
        let mut examples: Vec<(usize, usize)> = Vec::new();
        for (from, _) in text.sentences() {
            let found = class("f-example", from + usize::from(text.is(from, '('))).map(|(begin, _)| begin);
            // "If a pile contains 7 stones, at most 3 can be removed", after another example.
            let goes_on = || {
                examples.last().is_some_and(|&(_, to)| to + 1 == from) && class("f-becomes", from).is_some()
            };
            let Some(begin) = found.or_else(|| goes_on().then_some(from)) else { continue };
            let to = (begin..tokens.len()).find(ends).unwrap_or(tokens.len());
            if (begin..to).any(|at| class("f-becomes", at).is_some()) {
                examples.push((from, to));
            }
        }
        for (from, to) in examples.into_iter().rev() {
            self.change(Why::Ignored, (tokens[from].from, tokens[to - 1].to));
            // The sentence before has a full stop of its own.
            tokens.drain(from..tokens.len().min(to + 1));
        }
    }

    /// "(a) Verify that heaps of 1 and 2 are lost. (b) Who wins with 13?": parts of an exercise
    /// that ask for reasons, if another part has numbers.
    fn drop_proofs(&mut self, tokens: &mut Vec<Token>, words: &Words) {
        let text = Text::new(tokens, words);
        let proofs: Vec<_> =
            text.sentences().into_iter().filter(|&(from, _)| is_proof(&text, from)).collect();
        let is_dropped = |at: usize| proofs.iter().any(|&(from, to)| (from..to).contains(&at));
        let has_numbers = |at: usize| tokens[at].sort == Sort::Number && !is_dropped(at);
        if !(0..tokens.len()).any(has_numbers) {
            return;
        }
        for (from, to) in proofs.into_iter().rev() {
            self.change(Why::Ignored, (tokens[from].from, tokens[to - 1].to));
            // What asks stays a part of its own.
            tokens.drain(from + LABEL..to);
        }
    }

    /// "g(4k + 1) = 4k + 1", "n = 4j, 4j + 2 or 4j + 3": what is told of many numbers; but "take
    /// 2k + 1 stones" is a rule.
    fn drop_formulas(&mut self, tokens: &mut Vec<Token>) {
        let equals = |list: &[Token], at: usize| at > 0 && has("=(", &list[at - 1].text);
        let formula = |list: &[Token], at: usize| {
            let [factor, letter, rest @ ..] = &list[at..] else { return None };
            let is_term = factor.sort == Sort::Number && letter.glued && is_letter(letter);
            let is_sum = matches!(rest, [sign, one, ..] if has("+-", &sign.text) && one.sort == Sort::Number);
            let is_whole = equals(list, at) && rest.first().is_some_and(|next| next.is(','));
            (is_term && (is_sum || is_whole)).then_some(at + if is_sum { 4 } else { 2 })
        };
        while let Some((at, to)) = (0..tokens.len()).find_map(|at| Some((at, formula(tokens, at)?))) {
            let span = (tokens[at].from, tokens[to - 1].to);
            let is_told = tokens[at.saturating_sub(LONG)..at].iter().any(|token| token.is('='));
            if is_told || equals(tokens, at) {
                self.change(Why::Ignored, span);
            } else {
                self.unclear(Why::Ignored, span);
            }
            tokens.drain(at..to);
        }
    }

    /// "Take 1 to k stones", where nothing says what k is.
    fn miss_values(&mut self, tokens: &[Token], words: &Words) {
        let stones = |token: Option<&Token>| token.is_some_and(|token| words.begins("stone", &token.text));
        for at in 2..tokens.len() {
            let [number, or, letter] = &tokens[at - 2..=at] else { continue };
            let is_or = ["f-to", "or"].iter().any(|class| words.begins(class, &or.text));
            let is_amount = number.sort == Sort::Number && is_or && is_letter(letter);
            if is_amount && !words.begins("article", &letter.text) && stones(tokens.get(at + 1)) {
                self.unclear(Why::Ignored, (number.from, letter.to));
            }
        }
    }

    /// Corrects errors of spelling in names.
    fn spell(&mut self, tokens: &mut [Token], words: &Words) {
        let is_long = tokens.len() > LONG;
        for token in tokens.iter_mut().filter(|token| token.sort == Sort::Word) {
            self.to = token.to;
            if !words.knows(&token.text, false)
                && let Some(word) = corrected(&token.text, words, is_long)
            {
                word.clone_into(&mut token.text);
                self.changed.push(Change { why: Why::Spelling, from: token.from, to: token.to });
            }
        }
    }
}
