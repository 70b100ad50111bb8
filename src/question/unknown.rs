//! What words that a table does not have stand for: nouns, names of people, errors of spelling.

use super::pattern::Text;
use super::table::{NUMBER, OR, Words};
use super::tokens::{Sort, Token, has};

/// "He/she" is "he", and so is "one" in "heaps of 3 and 5, one may take".
pub(super) fn join_pronouns(tokens: &mut Vec<Token>, words: &Words) {
    let pronoun = words.firsts("pronoun").next().unwrap_or("one");
    let text = Text::new(tokens, words);
    let is_number = |at: usize| at > 1 && words.begins("bound", &tokens[at - 2].text);
    let is_one = |at: &usize| tokens[at - 1].text == "one" && text.starts("may", *at) && !is_number(*at);
    let ones: Vec<usize> = (1..tokens.len()).filter(is_one).collect();
    for at in ones {
        pronoun.clone_into(&mut tokens[at - 1].text);
    }
    for at in (1..tokens.len().saturating_sub(1)).rev() {
        let is_pronoun = |at: usize| words.begins("pronoun", &tokens[at].text);
        if tokens[at].is('/') && is_pronoun(at - 1) && is_pronoun(at + 1) {
            tokens.drain(at..=at + 1);
        }
    }
}

/// Whether other numbers follow a number.
fn is_list(tokens: &[Token], at: usize) -> bool {
    let next = at + 1 + usize::from(tokens.get(at + 1).is_some_and(|token| token.is(',')));
    tokens.get(next).is_some_and(|token| token.sort == Sort::Number)
}

/// "An element x of A … A = 2 3": what is in the list may be taken.
pub(super) fn put_sets(tokens: &mut [Token], words: &Words) {
    for at in (2..tokens.len()).rev() {
        let [letter, equals, number] = &tokens[at - 2..=at] else { continue };
        let is_list = number.sort == Sort::Number && is_list(tokens, at);
        let name = letter.text.clone();
        let is_name = |token: &Token| token.sort == Sort::Word && token.text == name;
        if !(is_list && equals.is('=') && letter.text.len() == 1 && letter.sort == Sort::Word) {
            continue;
        }
        // "In A", "a set A", also before "= {…}".
        let is_set = |pair: &[Token]| words.begins("f-set-name", &pair[0].text) && is_name(&pair[1]);
        if let (true, Some(noun)) =
            (tokens[..at - 2].windows(2).any(is_set), words.firsts("set-of-moves").next())
        {
            noun.clone_into(&mut tokens[at - 2].text);
        }
    }
}

/// "Take 1, K or L stones, where K = 2 and L = 5": the letters are these numbers, and what says so
/// is gone.
pub(super) fn put_values(tokens: &mut Vec<Token>, words: &Words) {
    for letter in ["f", "g", "k", "l", "m", "p", "q", "r", "t", "x", "y"] {
        let is = |token: &Token| token.sort == Sort::Word && token.text == letter;
        let given = (2..tokens.len())
            .filter(|&at| is(&tokens[at - 2]) && tokens[at - 1].is('=') && tokens[at].sort == Sort::Number)
            .filter(|&at| !is_list(tokens, at));
        let [given] = given.collect::<Vec<_>>()[..] else { continue };
        let (value, mut is_put) = (tokens[given].text.clone(), false);
        for at in 0..tokens.len() {
            let sign = |at: Option<usize>| at.and_then(|at| tokens.get(at)).map_or("", |token| &token.text);
            let is_part =
                |at: Option<usize>| matches!(sign(at), "^" | "(" | "_" | "=" | "*" | "/" | "<" | ">" | "≤");
            // "1 <= x <= k", "1 ≤ x ≤ k"
            let before = at.checked_sub(1);
            let is_bound = sign(before) == "≤" || sign(before) == "=" && sign(at.checked_sub(2)) == "<";
            // "Two integers k and l", "numbers x and y"
            let is_named = |at: Option<usize>| words.begins("f-value-told", sign(at));
            let is_listed = |at: &usize| {
                matches!(sign(Some(*at)), "and" | ",")
                    || tokens[*at].sort == Sort::Word && sign(Some(*at)).len() == 1
            };
            let is_letter =
                |at: Option<usize>| sign(at).len() == 1 && tokens[at.unwrap_or(0)].sort == Sort::Word;
            // "Each line gives n and m"
            let is_pair = matches!(sign(before), "and" | ",") && is_letter(at.checked_sub(2));
            let is_name = is_pair || is_named((0..at).rev().find(|at| !is_listed(at)));
            if is(&tokens[at]) && !is_part(before.filter(|_| !is_bound)) && !is_part(Some(at + 1)) && !is_name
            {
                let times = |token: &Token| token.text.parse::<u64>().ok()?.checked_mul(value.parse().ok()?);
                let factor = before.filter(|_| tokens[at].glued).and_then(|before| times(&tokens[before]));
                tokens[at].sort = Sort::Number;
                tokens[at].text.clone_from(&value);
                // "A heap of 2k stones where k = 6"
                if let (Some(factor), Some(before)) = (factor, before) {
                    tokens[before].text = factor.to_string();
                    tokens[at].text.clear();
                }
                is_put = true;
            }
        }
        // "Between 1 and k = 6"
        let is_equal = given > 4 && tokens[given - 5].is('=');
        let is_inline = given > 3
            && tokens[given - 4].sort == Sort::Number
            && words.begins("f-before-value", &tokens[given - 3].text)
            && !is_equal;
        if is_put {
            tokens.drain(given - 2..given + usize::from(!is_inline));
            tokens.retain(|token| !token.text.is_empty());
        }
    }
}

/// Whether a noun after a number has as many sizes after it: "three lots of 9, 12 and 5".
fn is_counted_out(tokens: &[Token], at: usize, words: &Words) -> bool {
    let value = |at: usize| {
        let token = tokens.get(at)?;
        let mut patterns = words.classes[NUMBER].iter().filter(|pattern| pattern.is_word(&token.text));
        token.text.parse().ok().or_else(|| patterns.find_map(|pattern| pattern.says.parse::<u64>().ok()))
    };
    let count = at.checked_sub(1).and_then(value).filter(|count| (2..20).contains(count));
    let is_of = |at: &usize| {
        tokens.get(*at).is_some_and(|token| {
            matches!(&*token.text, "of" | "with" | ":") || words.begins("holds", &token.text)
        })
    };
    let Some((count, of)) = count.zip([at + 1, at + 2].into_iter().find(is_of)) else { return false };
    let (mut found, mut next) = (0, of + 1);
    while value(next).is_some() {
        found += 1;
        next += 1;
        while tokens.get(next).is_some_and(|token| token.is(',') || token.text == "and") {
            next += 1;
        }
    }
    found == count
}

/// Names what a text calls its stones and its players by words that a table has: an unknown word
/// after a number is a stone, and one before what players do is a player, if it stands after an
/// article, or one of two if it is a name.
pub(super) fn name_nouns(tokens: &mut [Token], words: &Words, told: bool) {
    let is_unknown = |token: &Token| {
        let is_known = words.knows(&token.text, false) || told && words.knows_part(&token.text);
        token.sort == Sort::Word && token.text.len() > 2 && !is_known
    };
    let class =
        |name| move |token: Option<&Token>| token.is_some_and(|token| words.begins(name, &token.text));
    let (acts, article, number) = (class("acts"), class("article"), class("number"));
    let is_two = |token: Option<&Token>| token.is_some_and(|token| matches!(&*token.text, "2" | "two"));
    let noun_after = |token: Option<&Token>| class("stone")(token) || class("heap")(token);
    let is_number =
        |token: Option<&Token>| token.is_some_and(|token| token.sort == Sort::Number) || number(token);
    let is_stones = |pair: &[Token]| is_number(pair.first()) && class("stone")(pair.last());
    let has_stones = tokens.windows(2).any(is_stones);
    // "Two wizards face groups of 5 and 9", but not "two wigwams of 5 and 9 beads".
    let has_sizes = |token: Option<&Token>, next: Option<&Token>| {
        let is_held = token.is_some_and(|token| matches!(&*token.text, "of" | "with" | ":"));
        is_held || class("holding")(token) && !class("heap")(next)
    };
    let is_first: Vec<bool> = (0..tokens.len())
        .map(|at| tokens[at].capital && (at == 0 || has(".?!:\"“", &tokens[at - 1].text)))
        .collect();
    let begins = |at: usize| is_first[at];
    for at in 0..tokens.len() {
        if !is_unknown(&tokens[at]) {
            continue;
        }
        let before = at.checked_sub(1).map(|at| &tokens[at]);
        let after = tokens.get(at + 1);
        // "Two pirates alternately take".
        let acting = tokens[at + 1..].iter().find(|token| !words.begins("gap", &token.text));
        // "The cow that takes the last"
        let is_that = after.is_some_and(|token| matches!(&*token.text, "that" | "who" | "which"));
        let after_that = if is_that { tokens.get(at + 2) } else { after };
        let is_count = is_number(before);
        // "In the four pits", "three lots of 5", and "the two captains".
        let earlier = |back: usize| at.checked_sub(back).map(|at| &tokens[at]);
        let is_the = earlier(2).is_some_and(|token| token.text == "the");
        let is_own = class("f-own")(earlier(2)) || class("f-between")(earlier(2));
        // "Two captains … a captain's turn"
        let word = &tokens[at].text;
        let has_turn =
            tokens.windows(2).any(|pair| pair[0].text == *word && class("f-has-turn")(pair.last()));
        let is_inside = class("inside")(earlier(if is_the { 3 } else { 2 }));
        let is_holder = class("holding")(after) && is_number(tokens.get(at + 2));
        let next = |steps: usize| tokens.get(at + steps);
        // "Cave A has 9"
        let is_lettered = after.is_some_and(|token| token.text.len() == 1 && token.capital)
            && class("holding")(next(2))
            && is_number(next(3));
        let class = if is_lettered || is_counted_out(tokens, at, words) {
            "heap"
        } else if acts(after) && tokens[at].capital {
            "side"
        } else if acts(after_that) && article(before) || acts(acting) && is_two(before) {
            "person"
        } else if is_count && (is_inside || is_holder) {
            "heap"
        } else if is_two(before)
            && (is_the || (begins(at - 1) || is_own || has_turn) && !has_sizes(after, tokens.get(at + 2)))
        {
            "person"
        } else if is_count
            && !has_stones
            && !after.is_some_and(|token| is_unknown(token) || noun_after(Some(token)))
        {
            "stone"
        } else {
            continue;
        };
        let Some(noun) = words.firsts(class).next() else { continue };
        let word = tokens[at].text.clone();
        for token in tokens.iter_mut().filter(|token| token.text == word) {
            noun.clone_into(&mut token.text);
        }
    }
}

/// The word of a name that was meant by another word: one error in four letters or more, two in
/// seven or more, in a long text one in seven or more; `None` if several are as near.
pub(super) fn corrected<'w>(word: &str, words: &'w Words, is_long: bool) -> Option<&'w str> {
    let allowed = match (word.len(), is_long) {
        (7..40, true) | (4..7, false) => 1,
        (7..40, false) => 2,
        _ => return None,
    };
    let (mut least, mut found) = (allowed + 1, None);
    for name in words.in_names().filter(|name| name.len() >= 4) {
        let distance = distance(word, name, allowed);
        if distance < least {
            (least, found) = (distance, Some(name));
        } else if distance == least && found != Some(name) {
            found = None;
        }
    }
    found
}

/// How many letters were left out, added, replaced or exchanged with their neighbour; more than
/// `most` for everything above it. Time O(product of the lengths).
fn distance(a: &str, b: &str, most: usize) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > most {
        return most + 1;
    }
    let mut before: Vec<usize> = vec![0; b.len() + 1];
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut next = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replaced = row[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            next[j] = replaced.min(row[j] + 1).min(next[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                next[j] = next[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut row, next);
    }
    row[b.len()]
}

/// "Forty-five", "two dozen", "a hundred and twenty": several words are one number.
pub(super) fn join_number_words(tokens: &mut Vec<Token>, words: &Words) {
    let value = |token: Option<&Token>| {
        let word = token.filter(|token| token.sort == Sort::Word)?;
        let patterns = words.classes[NUMBER].iter().filter(|pattern| pattern.is_word(&word.text));
        patterns.filter_map(|pattern| pattern.says.parse().ok()).find(|&value: &u64| value > 0)
    };
    for at in (0..tokens.len()).rev() {
        let digits = tokens[at].text.parse().ok().filter(|_| tokens[at].sort == Sort::Number);
        let Some(first) = value(tokens.get(at)).or(digits) else { continue };
        let (mut sum, mut end) = (first, at + 1);
        // "From 100, and two players"
        let digits_first = tokens[at].sort == Sort::Number
            && tokens[at].text.bytes().all(|digit| digit.is_ascii_digit())
            && value(tokens.get(at)).is_none();
        loop {
            let is_and =
                tokens.get(end).is_some_and(|token| token.text == "and" && (sum >= 100 || token.glued));
            let next = end + usize::from(is_and);
            let digits = tokens.get(next).filter(|token| token.sort == Sort::Number && next > end);
            let number = value(tokens.get(next)).or_else(|| digits.and_then(|token| token.text.parse().ok()));
            match number {
                Some(_) if digits.is_some() && (is_and || tokens[next].sort == Sort::Number) => break,
                Some(_) if is_and && digits_first => break,
                Some(unit @ 12..) if !is_and && sum < unit && matches!(unit, 12 | 100 | 1000 | 1_000_000) => {
                    sum *= unit;
                }
                Some(unit @ 1..10) if digits.is_none() && matches!(sum, 20..100) && sum % 10 == 0 => {
                    sum += unit;
                }
                // "Six-and-thirty"
                Some(ten @ 20..100) if ten % 10 == 0 && sum < 10 && tokens[next].glued => sum += ten,
                Some(unit @ 1..100) if sum % 100 == 0 && sum > 0 && is_and => sum += unit,
                _ => break,
            }
            end = next + 1;
        }
        if end > at + 1 {
            tokens[at].sort = Sort::Number;
            tokens[at].text = sum.to_string();
            tokens[at].to = tokens[end - 1].to;
            tokens.drain(at + 1..end);
        }
    }
}

/// Whether a word is the name of a person or a place: a capital within a sentence, here or
/// elsewhere, and not beside a word of a game's name.
pub(super) fn is_proper(text: &Text<'_>, at: usize) -> bool {
    let of_game = |at: usize| {
        let is = |token: &Token| token.text.len() > 2 && text.words.in_names().any(|name| name == token.text);
        text.tokens.get(at).is_some_and(is)
    };
    let follows = |sign: &Token| sign.sort != Sort::Sign || !has(".?!:", &sign.text);
    let begins = |at: usize, word: &str| text.tokens[at].capital && text.tokens[at].text == word;
    let word = &*text.tokens[at].text;
    let is_name = |other: usize| other > 0 && begins(other, word) && follows(&text.tokens[other - 1]);
    !(of_game(at + 1) || at > 0 && of_game(at - 1)) && word.len() > 1 && (0..text.tokens.len()).any(is_name)
}

/// Whether three people are named in a row: "Anna, Ben and Clara".
pub(super) fn has_three_players(text: &Text<'_>) -> bool {
    let is_name = |at: usize| {
        text.tokens.get(at).is_some_and(|token| {
            let is_known = text.words.knows(&token.text, false);
            token.capital && (!is_known || text.words.begins("named-player", &token.text))
        })
    };
    (1..text.tokens.len()).any(|at| {
        let last = at + 2 + usize::from(text.is(at + 2, ','));
        text.is(at, ',') && is_name(at - 1) && is_name(at + 1) && text.word_of(OR, last) && is_name(last + 1)
    })
}

/// Whether the name of a person stands before a move, also before "can" or the like.
pub(super) fn has_own_move(text: &Text<'_>, at: usize) -> bool {
    let before = &text.tokens[at.saturating_sub(2)..at];
    before.iter().any(|token| token.capital && !text.words.knows(&token.text, false))
}
