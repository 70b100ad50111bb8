//! The numbers that a contest gives below its problem, as what the problem says that they are:
//! "Input: 20 3 1 3 8" is n = 20, and three numbers that may be taken.

use super::cases::{Case, are_rows, first_case, graph, is_tree};
use super::lines::{drop_arrow, drop_end};
use super::lists::{drop_symbols, drop_terms, put_arrays, put_runs, runs, tells_runs};
use super::pattern::Text;
use super::table::{NUMBER, Words};
use super::tokens::{Sort, Token, has, is_letter, joined, part_numbers, pieces, put};

/// Up to how many words from "each" a size may stand.
const REACH: usize = 6;
/// The most numbers that may be taken of a range.
const MOST: usize = 40;
/// More numbers than the first line of several without a label has.
const LINE: usize = 5;
/// Within how many words of "input" its first number stands.
const SAMPLE: usize = 5;

/// Puts the numbers of samples, and rows of signs, for what they stand for; whether there is a
/// sample of numbers, and whether what comes out is told.
pub(super) fn put_sample(tokens: &mut Vec<Token>, words: &Words) -> (bool, bool) {
    let mut is_put = false;
    put_dots(tokens);
    // "Sample Input #1"
    tokens.retain(|token| !token.is('#'));
    drop_end(tokens, words);
    drop_arrow(tokens, words);
    let outputs = drop_output(tokens, words);
    let has_output = outputs.is_some();
    drop_values(tokens);
    put_arrays(tokens, words);
    drop_symbols(tokens, words);
    let are_runs = tells_runs(tokens);
    if are_runs {
        put_runs(tokens, words);
    }
    for at in (0..tokens.len()).rev() {
        let Some(token) = tokens.get(at) else { continue };
        if token.is('"') {
            put_row(tokens, at);
        } else if is_pins(&token.text) {
            let at = keep_first_row(tokens, at);
            drop_length(tokens, at);
        } else if token.is('/')
            && !token.glued
            && let Some(from) = begins_lines(tokens, at)
        {
            // "4 / 5 7 2 5"
            is_put |= put_numbers(tokens, from, outputs, words);
        } else if words.begins("f-sample", &token.text) {
            is_put |= put_numbers(tokens, at + 1, outputs, words);
        }
    }
    // "2 / 7 / 7 / 9" is a list elsewhere.
    part_numbers(tokens, false);
    if are_runs {
        drop_terms(tokens);
    }
    (is_put, has_output)
}

/// "Sample Input: 3 / 2 3 4 Sample Output: First": what comes out is no part of the question, nor
/// are other samples. How many lines come out of the first one.
fn drop_output(tokens: &mut Vec<Token>, words: &Words) -> Option<usize> {
    loop {
        let is = |at: usize, class: &str| words.begins(class, &tokens[at].text);
        let is_sign = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is(sign));
        let is_told = |at: &usize| is(*at, "f-output") && (1..5).any(|after| is_sign(at + after, ':'));
        let Some(told) = (1..tokens.len()).find(is_told) else {
            drop_samples(tokens, words);
            return None;
        };
        let from = told - usize::from(is(told - 1, "f-sample"));
        let from = from - usize::from(is_sign(from.wrapping_sub(1), '/'));
        let Some(sample) = (0..from).rfind(|&at| is(at, "f-sample")) else {
            // "/ 2 4 / 2 3 / Sample Output 1: First"
            if from > 0 && tokens[from - 1].sort == Sort::Number && is(told - 1, "f-sample") {
                tokens.truncate(from);
            }
            return None;
        };
        // "Input: the first line holds n. Output: print … Sample Input: 3"
        // nor "Input: t (1 <= t <= 500)"
        let is_bound = |at: usize| is_sign(at - 1, '(') || is_sign(at + 1, '<') || is_sign(at + 1, '≤');
        let is_number = |at: usize| tokens[at].sort == Sort::Number && !is_bound(at) || tokens[at].is('"');
        if (sample..from.min(sample + SAMPLE)).any(is_number) {
            let ends = |at: &usize| ["f-sample", "f-output"].iter().any(|class| is(*at, class));
            let begin = (told..told + 5).find(|&at| is_sign(at, ':')).unwrap_or(told);
            let end = (begin..tokens.len()).find(ends).unwrap_or(tokens.len());
            let breaks = (begin + 1..end).filter(|&at| !tokens[at].glued && has("/.", &tokens[at].text));
            let lines = 1 + breaks.filter(|at| at + 1 < end).count();
            // The numbers end no sentence.
            tokens.truncate(from - usize::from(is_sign(from - 1, '.')));
            return Some(lines);
        }
        let next = (told + 1..tokens.len()).find(|&at| is(at, "f-sample"));
        tokens.drain(from..next.unwrap_or(tokens.len()));
    }
}

/// "Sample: 2 / 8 8 / Bob / 4 / 3 1 4 1 / Alice": of several samples the first, where what comes
/// out has no word of its own.
fn drop_samples(tokens: &mut Vec<Token>, words: &Words) {
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    let begins = |at: &usize| words.begins("f-sample", &tokens[*at].text);
    let lines = |label: usize| {
        let from = (label + 1..tokens.len().min(label + SAMPLE)).find(|&at| is_number(at))?;
        let is_part = |at: &usize| is_number(*at) || has("/,", &tokens[*at].text);
        let to = (from..tokens.len()).find(|at| !is_part(at))?;
        // The number of a sample is no line.
        let has_lines = (from..to).any(|at| tokens[at].is('/'));
        (has_lines && tokens[to].is('.') && (to..tokens.len()).any(is_number)).then_some(to)
    };
    if let Some(end) = (0..tokens.len()).filter(begins).find_map(lines) {
        tokens.truncate(end);
    }
}

/// "n = 1 / n = 2 / n = 4": of several values the first.
fn drop_values(tokens: &mut Vec<Token>) {
    let is_value = |at: usize| {
        tokens.get(at..at + 3).is_some_and(|three| {
            three[0].sort == Sort::Word && three[1].is('=') && three[2].sort == Sort::Number
        })
    };
    let is_next = |at: usize| {
        tokens[at].is('/')
            && is_value(at + 1)
            && tokens[at - 3].text == tokens[at + 1].text
            && is_value(at - 3)
    };
    let Some(from) = (3..tokens.len()).find(|&at| is_next(at)) else { return };
    let to = (from..tokens.len()).step_by(4).find(|&at| !is_next(at)).unwrap_or(tokens.len());
    tokens.drain(from..to);
}

/// "5 IIXII", "n = 5, IIXII": how long a row is.
fn drop_length(tokens: &mut Vec<Token>, row: usize) {
    let is = |back: usize, sign: char| row >= back && tokens[row - back].is(sign);
    let at = row.saturating_sub(1 + usize::from(is(1, ',')));
    if tokens[at].text == tokens[row].text.len().to_string() {
        let is_named = at > 1 && tokens[at - 1].is('=');
        tokens.drain(at - 2 * usize::from(is_named)..row);
    }
}

/// "4 / 4 / IXXI / 5 / IIXII": of rows below each other the first, and where it stands then.
fn keep_first_row(tokens: &mut Vec<Token>, row: usize) -> usize {
    let is = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is(sign));
    let is_part = |token: &&Token| token.sort == Sort::Number || token.is('/') || is_pins(&token.text);
    let others = tokens[row + 1..].iter().take_while(is_part).filter(|_| is(row + 1, '/')).count();
    // How many rows there are, and how long this one is.
    let lines = [4, 2].into_iter().find(|&back| row >= back && is(row - 1, '/') && is(row + 1 - back, '/'));
    let before = lines.filter(|&back| tokens[row - back].sort == Sort::Number).unwrap_or(0);
    tokens.drain(row + 1..row + 1 + others);
    tokens.drain(row - before..row);
    row - before
}

/// Whether a number before a sign begins the lines of a sample.
fn begins_lines(tokens: &[Token], sign: usize) -> Option<usize> {
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    let before = (0..sign).rev().find(|&at| !is_number(at))?;
    let is_line = before + 1 < sign && sign - before <= LINE && is_number(sign + 1);
    let ends = |at: usize| has(".?!", &tokens[at].text);
    let begins = ends(before) || tokens[before].is('/') && before > 0 && ends(before - 1);
    (is_line && begins).then_some(before + 1)
}

/// "IIXII"
pub(super) fn is_pins(text: &str) -> bool {
    text.len() > 2 && text.bytes().all(|pin| b"ix".contains(&pin))
}

/// Puts the numbers after the word for a sample for what they stand for.
fn put_numbers(tokens: &mut Vec<Token>, mut from: usize, outputs: Option<usize>, words: &Words) -> bool {
    let sign = |at: usize| tokens.get(at).map_or("", |token| &*token.text);
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    // "Sample Input (n, k): 3 4"
    let mut letters = Vec::new();
    if sign(from) == "("
        && let Some(close) = (from..tokens.len()).find(|&at| sign(at) == ")")
        && !(from..close).any(is_number)
    {
        letters.extend(tokens[from..close].iter().filter(|token| is_letter(token) || token.text == "n"));
        from = close + 1;
    }
    // "Input: a line with n, then m numbers: 20 3 1 3 8"
    if sign(from) == ":"
        && let Some(end) = (from + 1..tokens.len()).find(|&at| is_number(at) || has(":.", sign(at)))
        && sign(end) == ":"
    {
        from = end;
    }
    // "Sample Input 1: 3 1 2"
    while matches!(sign(from), ":" | "(" | "#") || is_number(from) && sign(from + 1) == ":" {
        from += 1;
    }
    let (mut values, mut to, mut at, mut is_bare) = (Vec::new(), from, from, false);
    let mut ends = Vec::new();
    loop {
        if is_number(at) {
            values.push(sign(at).to_owned());
            to = at + 1;
            is_bare |= is_number(to);
        } else if values.is_empty() {
            return false;
        } else if !(matches!(sign(at), "/" | "|" | ";" | "," | ":")
            || ["f-then", "f-number", "stone"].iter().any(|class| words.begins(class, sign(at))))
        {
            // "Input: 20 stones, 3 numbers: 1 3 8"
            break;
        } else if matches!(sign(at), "/" | "|") {
            ends.push(values.len());
        }
        at += 1;
    }
    ends.push(values.len());
    ends.dedup();
    // "4 / 2 / 4 3 / 3 / 1 2 3 / …": the first case of a sample that is cut
    let is_cut = sign(at) == "…" || sign(at) == "." && sign(at + 1) == ".";
    if let ([1, 2, end, ..], true) = (&ends[..], is_cut)
        && values[1].parse() == Ok(end - 2)
    {
        values.truncate(*end);
        ends.truncate(3);
        "1".clone_into(&mut values[0]);
    }
    // "2 / 5 / 1 2 / 2 3 / …": of several trees the first
    if let ([1, 2, 4, ..], Some(vertices)) =
        (&ends[..], values.get(1).and_then(|count| count.parse::<usize>().ok()))
        && let Some(tree) = values.get(1..vertices.saturating_mul(2))
        && is_tree(tree, tokens, words)
        && !is_tree(&values, tokens, words)
    {
        values = tree.to_vec();
    }
    is_bare |= values.len() == 1 && matches!(sign(to), "" | ".");
    let letters: Vec<_> = letters.into_iter().map(|letter| &*letter.text).collect();
    let line = &values[..ends[0]];
    let are_lines = ends.iter().all(|end| end % line.len() == 0);
    let named = |letters: &[&str]| named(line, letters).filter(|_| are_lines);
    let is_other = tells_runs(tokens) || is_tree(&values, tokens, words) || are_rows(&values, tokens, words);
    // "7 / 3" may be n and k.
    let is_pair = values.len() == 2 && ends.len() == 2 && number_of_rule(tokens, words).is_some();
    let graph = graph(&values, &ends, tokens, words);
    is_bare |= graph.is_some();
    let case =
        if is_other || is_pair || graph.is_some() { None } else { first_case(&values, &ends, outputs) };
    is_bare |= case.is_some();
    let told = match case {
        Some(case) => case_in_words(&case, &values, tokens, words),
        None => graph
            .or_else(|| named(&letters))
            .or_else(|| heaps_of_line(line, tokens, words).filter(|_| are_lines))
            .or_else(|| meaning(&values, tokens, words))
            .or_else(|| named(&bounds(tokens, words))),
    };
    // "Sample: 17 3 / 1 3 4 / 2": the last line is what comes out.
    let lasts = outputs.is_none() && ends.len() > 2 && ends[ends.len() - 2] + 1 == values.len();
    let told = told
        .or_else(|| meaning(&values[..values.len() - 1], tokens, words).filter(|_| lasts))
        .filter(|_| is_bare);
    if let Some(told) = &told {
        put(tokens, (from, to), told);
    }
    told.is_some()
}

/// What the first of several cases is, in the words that the text has for it.
fn case_in_words(case: &Case<'_>, values: &[String], tokens: &[Token], words: &Words) -> Option<String> {
    let list =
        |numbers: &[String]| Some(joined(&[words.firsts("heap").next()?, ":", &joined(numbers, " , ")], " "));
    match *case {
        Case::Heaps(heaps) => list(heaps),
        Case::Line(line) => {
            heaps_of_line(line, tokens, words).or_else(|| meaning(line, tokens, words)).or_else(|| list(line))
        }
        Case::Rules(numbers, size) => meaning(values, tokens, words).or_else(|| {
            // "1, K or L coins"
            let is_or = |five: &&[Token]| {
                five[0].text == "1" && five[1].is(',') && is_letter(&five[2]) && is_letter(&five[4])
            };
            let letters = tokens.windows(5).find(is_or)?;
            let (k, l) = (&*letters[2].text, &*letters[4].text);
            let told = [k, "=", &numbers[0], ".", l, "=", &numbers[1], ". n =", size];
            Some(joined(&told, " "))
        }),
        Case::Moves(set, heaps) => {
            let noun = words.firsts("set-of-moves").next()?;
            Some(joined(&[noun, "= {", &joined(set, " , "), "} .", &list(heaps)?], " "))
        }
        Case::Rule(value, heaps) => meaning(values, tokens, words)
            .or_else(|| Some(joined(&[number_of_rule(tokens, words)?, "=", value, ".", &list(heaps)?], " ")))
            .or_else(|| list(heaps)),
    }
}

/// "There are 3 piles … 1 1 1 / 1 4 1": a line with as many numbers as there are heaps.
fn heaps_of_line(line: &[String], tokens: &[Token], words: &Words) -> Option<String> {
    let length = line.len().to_string();
    let number = |token: &Token| {
        let mut patterns = words.classes[NUMBER].iter().filter(|pattern| pattern.is_word(&token.text));
        token.text == length || patterns.any(|pattern| pattern.says == length)
    };
    let is_count = |two: &[Token]| number(&two[0]) && words.begins("heap", &two[1].text);
    let told = joined(&[words.firsts("heap").next()?, ":", &joined(line, " , ")], " ");
    (line.len() > 1 && tokens.windows(2).any(is_count)).then_some(told)
}

/// The numbers of a line with their letters: "n = 7 . p = 1 . q = 3".
fn named(line: &[String], letters: &[&str]) -> Option<String> {
    let pairs: Vec<_> =
        letters.iter().zip(line).map(|(letter, number)| joined(&[letter, "=", number], " ")).collect();
    (line.len() > 1 && line.len() == letters.len()).then(|| joined(&pairs, " . "))
}

/// n, and the letters of "at least p and at most q".
fn bounds<'a>(tokens: &'a [Token], words: &Words) -> Vec<&'a str> {
    let bound = |two: &'a [Token]| {
        (words.begins("bound", &two[0].text) && is_letter(&two[1])).then_some(&*two[1].text)
    };
    let mut letters = vec!["n"];
    for letter in tokens.windows(2).filter_map(bound) {
        if !letters.contains(&letter) {
            letters.push(letter);
        }
    }
    if letters.len() > 2 { letters } else { Vec::new() }
}

/// The words and signs that say what the numbers of a sample are, if their count tells it.
fn meaning(values: &[String], tokens: &[Token], words: &Words) -> Option<String> {
    let length = values.len();
    let count = |at: usize| -> usize { values.get(at).and_then(|value| value.parse().ok()).unwrap_or(0) };
    // "The game is set up so that …" tells no set.
    let tells_set =
        |two: &[Token]| words.begins("f-set-told", &two[0].text) && !words.begins("f-set-up", &two[1].text);
    let is_set = tokens.windows(2).any(tells_set);
    let (set, heap) = (words.firsts("set-of-moves").next()?, words.firsts("heap").next()?);
    let list = |from: usize| joined(&values[from..], " , ");
    let of_set = |heap: usize| joined(&["n =", &values[heap], ".", set, "= {", &list(2), "}"], " ");
    if values.len() % 2 == 1 && count(0).checked_mul(2) == Some(length - 1) && tells_runs(tokens) {
        return runs(&values[1..], words);
    }
    Some(match length {
        // "5 / 1 2 / 2 3 / 2 4 / 4 5": the edges of a tree
        3.. if is_tree(values, tokens, words) => {
            let edges: Vec<_> = values[1..].chunks(2).map(|edge| joined(edge, " - ")).collect();
            joined(&edges, " , ")
        }
        // "3 6 / 4 5 / 1 3 / 1 2": the columns of two pieces in each row
        4.. if are_rows(values, tokens, words) => {
            let row = words.firsts("c-row").next()?;
            let rows = values[2..].chunks(2).map(|pair| joined(&[row, ":", &pair[0], "-", &pair[1]], " "));
            joined(&rows.collect::<Vec<_>>(), " . ")
        }
        1 => joined(&["n =", &values[0]], " "),
        // "n towers, each of height m"
        2 if has_each_letter(tokens, words) => {
            let count = count(0).min(MOST);
            joined(&[heap, ":", &joined(&vec![&*values[1]; count], " , ")], " ")
        }
        2 => {
            let letter = number_of_rule(tokens, words)?;
            joined(&["n =", &values[0], ",", letter, "=", &values[1]], " ")
        }
        // "2 / 2 / 3 5": two cases, if any number may be taken and 5 cannot be taken from 2
        4.. if !is_set
            && count(1) == length - 2
            && (2..length).any(|at| count(at) > count(0))
            && tells_any(tokens, words) =>
        {
            joined(&[heap, ":", &list(2)], " ")
        }
        4.. if count(1) == length - 2 && (is_set || count(0) != length - 1) => of_set(0),
        4.. if is_set && count(0) == length - 2 => of_set(1),
        3.. if count(0) == length - 1 => joined(&[heap, ":", &list(1)], " "),
        // From the second to the third number are taken.
        4.. if count(0) == length - 3 && (count(1)..count(1).saturating_add(MOST)).contains(&count(2)) => {
            let taken: Vec<_> = (count(1)..=count(2)).map(|one| one.to_string()).collect();
            joined(&[set, "= {", &joined(&taken, " , "), "} .", heap, ":", &list(3)], " ")
        }
        _ => return None,
    })
}

fn tells_any(tokens: &[Token], words: &Words) -> bool {
    Text::new(tokens, words).first("f-any-told").is_some()
}

/// "/ 1 / .....": a row of dots is as long as they are many.
fn put_dots(tokens: &mut Vec<Token>) {
    let is_dot = |at: usize| tokens.get(at).is_some_and(|token| token.is('.'));
    let begins = |at: &usize| *at > 0 && tokens[*at - 1].is('/') && is_dot(*at) && !tokens[*at].glued;
    let length = |from: usize| (from..tokens.len()).take_while(|&at| is_dot(at)).count();
    let found = (0..tokens.len()).filter(begins).find(|&at| length(at) > "...".len());
    if let Some((from, length)) = found.map(|at| (at, length(at))) {
        put(tokens, (from, from + length), &length.to_string());
    }
}

/// The letter of "at most m stones", "1…m stones", "1, 2 or k stones", "k piles".
fn number_of_rule<'a>(tokens: &'a [Token], words: &Words) -> Option<&'a str> {
    let is_number = |at: usize| {
        let is =
            |class: &str, at: usize| tokens.get(at).is_some_and(|token| words.begins(class, &token.text));
        let is_range = at > 1 && tokens[at - 2].text == "1" && (is("f-then", at - 1) || is("f-to", at - 1));
        let is_last =
            has("….", &tokens[at - 1].text) || ["bound", "or"].iter().any(|class| is(class, at - 1));
        is_letter(&tokens[at]) && !is("article", at) && (is_range || is_last || is("heap", at + 1))
    };
    Some(&tokens[(1..tokens.len()).find(|&at| is_number(at))?].text)
}

/// Whether a letter says how large each heap is.
fn has_each_letter(tokens: &[Token], words: &Words) -> bool {
    let is_each = |token: &Token| words.begins("apiece", &token.text);
    // "Each of the next t lines"
    let is_size = |two: &[Token]| {
        is_letter(&two[0]) && !words.begins("article", &two[0].text) && !words.begins("f-lines", &two[1].text)
    };
    // "Each case has n and m", "each takes 1 to m"
    let is_other = |two: &&[Token]| two[0].text != "n" && two[0].sort != Sort::Number;
    let sizes = |window: &[Token]| window.windows(2).take_while(is_other).any(is_size);
    tokens.windows(REACH + 1).any(|window| is_each(&window[0]) && sizes(window))
}

/// `"+++-++"` is a row of three and one of two.
fn put_row(tokens: &mut Vec<Token>, open: usize) {
    let signs = tokens[open + 1..].iter().take_while(|token| has("+-", &token.text)).count();
    let close = open + 1 + signs;
    if signs < 3 || !tokens.get(close).is_some_and(|token| has("\"”", &token.text)) {
        return;
    }
    let row: String = tokens[open + 1..close].iter().map(|token| &*token.text).collect();
    let rows = pieces(&row, "-").into_iter().filter(|row| !row.is_empty());
    let rows: Vec<_> = rows.map(|row| row.len().to_string()).collect();
    if !rows.is_empty() {
        put(tokens, (open, close + 1), &joined(&rows, " "));
    }
}
