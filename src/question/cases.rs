//! Of several test cases in a contest's sample the first: "3 / 4 / 5 7 2 5 / 2 / 4 1 / 1 / 6" has
//! three, and the first is a list of four numbers. Also the numbers of trees, graphs and rows.

use super::table::Words;
use super::tokens::{Token, joined};

/// What the numbers of a sample are, if their count and their lines tell it.
pub(super) enum Case<'a> {
    /// The sizes of heaps, after their number.
    Heaps(&'a [String]),
    /// A line with numbers of its own.
    Line(&'a [String]),
    /// A number of the rule, and the sizes of heaps: "2 1 / 3 4".
    Rule(&'a str, &'a [String]),
    /// Two numbers of the rule, and the size of one heap: "2 3 5 / 3 12 113 25714 88888".
    Rules(&'a [String], &'a str),
    /// What may be taken, and the sizes of heaps: "2 2 5 / 3 / 2 5 12 / …".
    Moves(&'a [String], &'a [String]),
}

fn value(text: &str) -> usize {
    text.parse().unwrap_or(0)
}

/// Whether a line says how many numbers come after: "3 6 9 12".
fn is_counted(line: &[String]) -> bool {
    line.len() > 1 && value(&line[0]) == line.len() - 1
}

/// The first of cases, each with its length before it, if they are all that there is: "2 5 7 1 4";
/// of more lines than cases, each ends a line.
fn first_list<'a>(all: &'a [String], ends: &[usize], mut cases: usize) -> Option<&'a [String]> {
    let has_lines = ends.len() > cases;
    let (mut first, mut numbers) = (None, &all[1..]);
    while cases > 0 {
        let (length, rest) = numbers.split_first()?;
        let (list, more) = rest.split_at_checked(value(length))?;
        // An empty list asks nothing.
        if !list.is_empty() {
            first = first.or(Some(list));
        }
        if has_lines && !ends.contains(&(all.len() - more.len())) {
            return None;
        }
        (numbers, cases) = (more, cases - 1);
    }
    first.filter(|_| numbers.is_empty())
}

/// The first case of a sample with several lines, if it has several cases.
///
/// `numbers`: all of its numbers; `ends`: where each line of them ends; `outputs`: how many lines
/// come out, if they are told.
pub(super) fn first_case<'a>(
    numbers: &'a [String],
    ends: &[usize],
    outputs: Option<usize>,
) -> Option<Case<'a>> {
    let mut begin = 0;
    let mut lines: Vec<&[String]> = Vec::new();
    for &end in ends {
        lines.push(&numbers[begin..end]);
        begin = end;
    }
    // "0 0" ends the cases.
    let is_end = |line: &&[String]| line.iter().all(|number| number == "0");
    let is_pair = |pair: &[&[String]]| matches!(pair, [length, list] if length.len() == 1 && value(&length[0]) == list.len());
    let is_ended = lines.len() > 1
        && lines.last().is_some_and(is_end)
        && (lines.len() > 2 && lines[lines.len() - 2].len() > 1
            || lines.iter().all(|line| line.len() == lines[0].len())
            || lines[..lines.len() - 1].chunks(2).all(is_pair));
    if is_ended {
        lines.pop();
    }
    let (first, rest) = lines.split_first().filter(|(_, rest)| is_ended || !rest.is_empty())?;
    let cases = value(&first[0]);
    let is_count = first.len() == 1;
    // A line comes out for each.
    if outputs >= Some(lines.len()) && !rest.is_empty() && lines.iter().all(|line| line.len() == 1) {
        return Some(Case::Line(first));
    }
    // "3 / 5 7 9"
    if let [list] = rest
        && is_count
        && list.len() == cases
    {
        return Some(Case::Heaps(list));
    }
    if is_count && let Some(list) = first_list(numbers, ends, cases) {
        return Some(Case::Heaps(list));
    }
    if let ([length, rule], [list]) = (first, rest)
        && value(length) == list.len()
    {
        return Some(Case::Rule(rule, list));
    }
    // Several of them, after their number
    let is_rule = |pair: &[&[String]]| matches!(pair, [[length, _], list] if value(length) == list.len());
    if is_count && rest.len() == 2 * cases && rest.chunks(2).all(is_rule) {
        return Some(Case::Rule(&rest[0][1], rest[1]));
    }
    if let ([rules @ .., length], [list]) = (first, rest)
        && rules.len() == 2
        && value(length) == list.len()
    {
        return list.first().map(|size| Case::Rules(rules, size));
    }
    if let ([_, moves @ ..], [length, lists @ ..]) = (first, rest)
        && is_counted(first)
        && length.len() == 1
        && let Some(lists) = lists.get(..value(&length[0]))
        && lists.iter().all(|line| is_counted(line))
    {
        return lists.first().map(|list| Case::Moves(moves, &list[1..]));
    }
    // Without the number of cases each has two lines.
    if lines.len() > 3 && lines.chunks(2).all(is_pair) {
        return Some(Case::Heaps(lines[1]));
    }
    let lines = if is_count && cases == rest.len() && !is_ended { rest } else { &lines[..] };
    let are = |is: fn(&[String]) -> bool| lines.iter().all(|line| is(line));
    if are(is_counted) {
        return Some(Case::Heaps(&lines[0][1..]));
    }
    let is_set = |line: &[String]| line.len() > 3 && value(&line[1]) == line.len() - 2;
    let is_one = is_ended || is_count && cases == rest.len();
    let is_line = are(is_set)
        || (is_one || lines.len() > 2) && are(|line| line.len() == 2)
        || (is_one || lines.len() > 2 && cases >= lines.len()) && are(|line| line.len() == 1);
    is_line.then(|| Case::Line(lines[0]))
}

/// Whether numbers are the edges of a tree, after the number of its vertices; "the left edge" of a
/// board is none.
pub(super) fn is_tree(values: &[String], tokens: &[Token], words: &Words) -> bool {
    let vertices: usize = values.first().and_then(|first| first.parse().ok()).unwrap_or(0);
    vertices > 1 && vertices.checked_mul(2) == Some(values.len() + 1) && has_edges(tokens, words)
}

/// "4 / 2 1 2 / 0 / 1 3 / 0 / 1 0": the edges of a graph by the successors of each vertex, after
/// how many vertices it has, and tokens of the first question after how many it has.
pub(super) fn graph(values: &[String], ends: &[usize], tokens: &[Token], words: &Words) -> Option<String> {
    let count = |at: usize| values.get(at)?.parse::<usize>().ok();
    let vertices = count(0).filter(|_| ends.first() == Some(&1) && has_edges(tokens, words))?;
    let mut edges = Vec::new();
    for vertex in 0..vertices {
        let (from, to) = (*ends.get(vertex)?, *ends.get(vertex + 1)?);
        let successors = values.get(from + 1..to).filter(|next| count(from) == Some(next.len()))?;
        for next in successors {
            next.parse().ok().filter(|&next: &usize| next < vertices)?;
            edges.push(joined(&[&vertex.to_string(), ">", next], " "));
        }
    }
    let from = *ends.get(vertices)?;
    let first = count(from)?.checked_add(from + 1).and_then(|to| values.get(from + 1..to))?;
    let word = words.firsts("before-vertex").next()?;
    (edges.len() > 1).then(|| joined(&[&joined(&edges, " , "), ".", word, &joined(first, " , ")], " "))
}

fn has_edges(tokens: &[Token], words: &Words) -> bool {
    tokens.iter().any(|token| words.begins("has-edges", &token.text))
}

/// Whether numbers are how many rows and columns a board has, and where the white and the black
/// piece of each row are.
pub(super) fn are_rows(values: &[String], tokens: &[Token], words: &Words) -> bool {
    let rows: usize = values.first().and_then(|first| first.parse().ok()).unwrap_or(0);
    let has = |colour: &str| tokens.iter().any(|token| token.text == colour);
    values.len() > 2
        && rows.checked_mul(2) == Some(values.len() - 2)
        && words.named("f-colours").is_some()
        && words.firsts("f-colours").all(has)
}
