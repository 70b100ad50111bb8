//! The numbers that a contest gives below its problem, as what the problem says that they are:
//! "Input: 20 3 1 3 8" is n = 20, and three numbers that may be taken.

use super::cases::{Case, first_case};
use super::table::Words;
use super::tokens::{Sort, Token, has, joined, part_numbers, pieces};

/// Up to how many words from "each" a size may stand.
const REACH: usize = 6;
/// The most numbers that may be taken of a range.
const MOST: usize = 40;

/// Puts the numbers of samples, and rows of signs, for what they stand for.
pub(super) fn put_sample(tokens: &mut Vec<Token>, words: &Words) {
    drop_output(tokens, words);
    put_arrays(tokens, words);
    drop_symbols(tokens);
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
        } else if token.is('/') && !token.glued && begins_lines(tokens, at) {
            // "4 / 5 7 2 5"
            put_numbers(tokens, at - 1, words);
        } else if words.begins("f-sample", &token.text) {
            put_numbers(tokens, at + 1, words);
        }
    }
    // "2 / 7 / 7 / 9" is a list elsewhere.
    part_numbers(tokens, false);
    // "x_i + m_i - 1 stones"
    let is_more =
        |three: &[Token]| is_indexed(&three[0]) && has("+-", &three[1].text) && three[2].sort == Sort::Number;
    while let Some(at) = tokens.windows(3).position(is_more).filter(|_| are_runs) {
        tokens.drain(at + 1..at + 3);
    }
}

/// "Sample Input: 3 / 2 3 4 Sample Output: First": what comes out is no part of the question.
fn drop_output(tokens: &mut Vec<Token>, words: &Words) {
    let is = |at: usize, class: &str| words.begins(class, &tokens[at].text);
    let is_sign = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is(sign));
    let is_told = |at: &usize| is(*at, "f-output") && (is_sign(at + 1, ':') || is_sign(at + 2, ':'));
    let Some(told) = (1..tokens.len()).find(is_told) else { return };
    let from = told - usize::from(is(told - 1, "f-sample"));
    let from = from - usize::from(is_sign(from.wrapping_sub(1), '/'));
    if (0..from).any(|at| is(at, "f-sample")) {
        let to = (told + 1..tokens.len()).find(|&at| is(at, "f-sample")).unwrap_or(tokens.len());
        tokens.drain(from..to);
    }
}

/// "The i-th pile has a_i stones … a = [3, 2, 9]": the sizes of the piles.
fn put_arrays(tokens: &mut Vec<Token>, words: &Words) {
    let is = |at: usize, signs: &str| tokens.get(at).is_some_and(|token| has(signs, &token.text));
    let is_indexed = |letter: &str| {
        let is_i = |at: usize| tokens.get(at).is_some_and(|token| token.text == "i");
        let tells = |(at, token): (usize, &Token)| {
            token.text.strip_prefix(letter) == Some("i")
                || token.text == letter
                    && is(at + 1, "_[")
                    && (is_i(at + 2) || is(at + 2, "{") && is_i(at + 3))
        };
        tokens.iter().enumerate().any(tells)
    };
    let array = |at: usize| {
        if !(is_letter(&tokens[at]) && is(at + 1, "=") && is_indexed(&tokens[at].text)) {
            return None;
        }
        let open = usize::from(is(at + 2, "[{("));
        let is_part = |token: &&Token| token.sort == Sort::Number || token.is(',');
        let list: Vec<_> = tokens[at + 2 + open..].iter().take_while(is_part).collect();
        let numbers: Vec<_> =
            list.iter().filter(|token| token.sort == Sort::Number).map(|token| &*token.text).collect();
        (numbers.len() > 1).then(|| (at + 2 + 2 * open + list.len(), joined(&numbers, " , ")))
    };
    let found = (0..tokens.len()).find_map(|at| Some((at, array(at)?)));
    if let (Some((at, (to, list))), Some(heap)) = (found, words.firsts("heap").next()) {
        put(tokens, (at, to.min(tokens.len())), &joined(&[heap, ":", &list], " "));
    }
}

/// "A = {a1, a2, ..., aN}", "A = (A_1, ..., A_N)" says nothing.
fn drop_symbols(tokens: &mut Vec<Token>) {
    let is_index =
        |at: usize| tokens[at].glued && (tokens[at - 1].sort == Sort::Word || tokens[at - 1].is('_'));
    let list = |open: usize| {
        let close = open + tokens[open..].iter().position(|token| has("})", &token.text))?;
        let is_symbol = |at: usize| tokens[at].sort != Sort::Number || is_index(at);
        let begins =
            open > 1 && tokens[open - 1].is('=') && has("{(", &tokens[open].text) && close > open + 1;
        (begins && tokens[open + 1].sort == Sort::Word && (open..close).all(is_symbol))
            .then_some((open, close))
    };
    if let Some((open, close)) = (0..tokens.len()).find_map(list) {
        tokens.drain(open - 2..=close);
    }
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
fn begins_lines(tokens: &[Token], sign: usize) -> bool {
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    sign > 1 && is_number(sign - 1) && is_number(sign + 1) && has(".?!", &tokens[sign - 2].text)
}

/// "IIXII"
fn is_pins(text: &str) -> bool {
    text.len() > 2 && text.bytes().all(|pin| b"ix".contains(&pin))
}

/// Puts words and signs for tokens, as if they stood in the text.
fn put(tokens: &mut Vec<Token>, (from, to): (usize, usize), told: &str) {
    let (first, last) = (tokens[from].from, tokens[to - 1].to);
    tokens.drain(from..to);
    for (at, text) in pieces(told, " ").into_iter().enumerate() {
        let sort = match text.as_bytes() {
            [b'0'..=b'9', ..] => Sort::Number,
            [b'a'..=b'z', ..] => Sort::Word,
            _ => Sort::Sign,
        };
        let text = text.to_owned();
        tokens.insert(from + at, Token { sort, text, from: first, to: last, glued: false, capital: false });
    }
}

/// Puts the numbers after the word for a sample for what they stand for.
fn put_numbers(tokens: &mut Vec<Token>, mut from: usize, words: &Words) {
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
    while matches!(sign(from), ":" | "(") || is_number(from) && sign(from + 1) == ":" {
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
            return;
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
    is_bare |= values.len() == 1 && matches!(sign(to), "" | ".");
    let named = match (&letters[..], &values[..]) {
        ([_, letter], [first, second]) => Some(joined(&["n =", first, ",", &letter.text, "=", second], " ")),
        _ => None,
    };
    let is_other = tells_runs(tokens) || is_tree(tokens, words);
    let case = if is_other { None } else { first_case(&values, &ends) };
    is_bare |= case.is_some();
    let list =
        |numbers: &[String]| Some(joined(&[words.firsts("heap").next()?, ":", &joined(numbers, " , ")], " "));
    let told = match case {
        Some(Case::Heaps(heaps)) => list(heaps),
        Some(Case::Line(line)) => meaning(line, tokens, words).or_else(|| list(line)),
        Some(Case::Rule(value, heaps)) => meaning(&values, tokens, words)
            .or_else(|| Some(joined(&[number_of_rule(tokens, words)?, "=", value, ".", &list(heaps)?], " "))),
        None => named.or_else(|| meaning(&values, tokens, words)),
    };
    if let Some(told) = told.filter(|_| is_bare) {
        put(tokens, (from, to), &told);
    }
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
        3.. if is_tree(tokens, words) && count(0) > 1 && count(0).checked_mul(2) == Some(length + 1) => {
            let edges: Vec<_> = values[1..].chunks(2).map(|edge| joined(edge, " - ")).collect();
            joined(&edges, " , ")
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

/// Whether a heap and those one and two larger are told by a formula: "x_i, x_i + 1, x_i + 2".
fn tells_runs(tokens: &[Token]) -> bool {
    let is_more =
        |three: &[Token], more: &str| is_indexed(&three[0]) && three[1].is('+') && three[2].text == more;
    let tells = |more: &str| tokens.windows(3).any(|three| is_more(three, more));
    tells("1") && tells("2")
}

/// Heaps in runs, each told by its first and their number: (3, 2) is 3 and 4.
fn runs(pairs: &[String], words: &Words) -> Option<String> {
    let mut heaps = Vec::new();
    for pair in pairs.chunks(2) {
        let [first, count] = pair else { return None };
        let (first, count) = (first.parse::<u64>().ok()?, count.parse::<u64>().ok()?);
        heaps.extend((first..first.checked_add(count)?).take(MOST).map(|heap| heap.to_string()));
    }
    let heap = words.firsts("heap").next()?;
    (2..=MOST).contains(&heaps.len()).then(|| joined(&[heap, ":", &joined(&heaps, " , ")], " "))
}

/// Puts the heaps of such runs for their pairs: "(2, 1) and (3, 2)", "x = 2, m = 1".
fn put_runs(tokens: &mut Vec<Token>, words: &Words) {
    let is = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is(sign));
    let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.sort == Sort::Number);
    let is_pair = |at: usize| is(at - 1, '(') && is(at + 1, ',') && is(at + 3, ')');
    let is_part = |at: &usize| {
        is_number(*at) && (is(at - 1, '=') || is_pair(*at) || *at > 2 && is_number(at - 2) && is_pair(at - 2))
    };
    let places: Vec<_> = (1..tokens.len()).filter(is_part).collect();
    let pairs: Vec<_> = places.iter().map(|&at| tokens[at].text.clone()).collect();
    if let (Some(told), Some(&first), Some(&last)) = (runs(&pairs, words), places.first(), places.last()) {
        // "Input: 2 quarries, (2, 1) and (3, 2)"
        let sample =
            (first.saturating_sub(REACH)..first).find(|&at| words.begins("f-sample", &tokens[at].text));
        put(tokens, (sample.map_or(first - 1, |at| at + 1), last + 1), &told);
    }
}

fn is_tree(tokens: &[Token], words: &Words) -> bool {
    tokens.iter().any(|token| words.begins("has-edges", &token.text))
}

/// The letter of "at most m stones", "1…m stones", "1, 2 or k stones", "k piles".
fn number_of_rule<'a>(tokens: &'a [Token], words: &Words) -> Option<&'a str> {
    let is_number = |at: usize| {
        let is =
            |class: &str, at: usize| tokens.get(at).is_some_and(|token| words.begins(class, &token.text));
        let is_range = at > 1 && tokens[at - 2].text == "1" && is("f-then", at - 1);
        let is_last =
            has("….", &tokens[at - 1].text) || ["bound", "or"].iter().any(|class| is(class, at - 1));
        is_letter(&tokens[at]) && !is("article", at) && (is_range || is_last || is("heap", at + 1))
    };
    Some(&tokens[(1..tokens.len()).find(|&at| is_number(at))?].text)
}

/// "i" of "x_i", or "xi"
fn is_indexed(token: &Token) -> bool {
    matches!(&*token.text, "i" | "xi" | "mi")
}

fn is_letter(token: &Token) -> bool {
    token.sort == Sort::Word && token.text.len() == 1 && token.text != "n"
}

/// Whether a letter says how large each heap is.
fn has_each_letter(tokens: &[Token], words: &Words) -> bool {
    let is_each = |token: &Token| words.begins("apiece", &token.text);
    tokens.windows(REACH).any(|window| is_each(&window[0]) && window.iter().any(is_letter))
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
