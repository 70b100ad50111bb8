//! Boards whose positions are written by a notation of their own: trees, graphs, rows of squares.

use super::pattern::Text;
use super::tokens::{Sort, Token, has, joined, parted};
use crate::position::Sum;

pub(super) fn position(board: &str, rest: &str) -> Option<String> {
    let rest = rest.trim();
    let rest = rest.strip_prefix(':').unwrap_or(rest).trim();
    if !has(rest, "0123456789(>→") {
        return None;
    }
    let position = match board {
        "hackenbush" if rest.chars().any(is_name) => tree(&names(rest))?,
        "hackenbush" => rest.to_owned(),
        "graph" => {
            let (edges, tokens) = parted(rest, " from ").or_else(|| parted(rest, "@")).unwrap_or((rest, ""));
            // A word for each end of an arrow, and no others.
            let edges = edges.replace("->", ">");
            let arrows = edges.chars().filter(|&sign| matches!(sign, '>' | '→' | '-')).count();
            if names(&edges).len() != 2 * arrows {
                return None;
            }
            let edges = pairs(&names(&edges), ">");
            match joined(&names(tokens), ",") {
                tokens if tokens.is_empty() => edges,
                tokens => format!("{edges}@{{{tokens}}}"),
            }
        }
        "northcott" => {
            let (squares, rows) = parted(rest, ":").unwrap_or(("", rest));
            let pieces = names(rows);
            let rows = pairs(&pieces, "-");
            let most = pieces.iter().filter_map(|piece| piece.parse().ok()).max().unwrap_or(0u32);
            let squares = if squares.is_empty() { most.max(8) } else { squares.trim().parse().ok()? };
            format!("{squares}:{{{rows}}}")
        }
        _ => return None,
    };
    let position = format!("{board}:{position}");
    Sum::parse(&position).is_ok().then_some(position)
}

/// Stalks of hackenbush by their sizes.
pub(super) fn stalks(sizes: &[&str]) -> String {
    let mut text = "hackenbush:".to_owned();
    for size in sizes {
        let size = size.parse().unwrap_or(0).min(Sum::CELLS);
        for sign in ["(", ")"] {
            text.push_str(&joined(&vec![sign; size], ""));
        }
    }
    text
}

const fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii() && c != '→'
}

/// The names of a text, with anything between them.
#[inline(never)]
fn names(text: &str) -> Vec<String> {
    let plain: String = text.chars().map(|c| if is_name(c) { c } else { ' ' }).collect();
    plain.split_ascii_whitespace().map(str::to_owned).collect()
}

/// Names two by two, with commas after each.
fn pairs(names: &[String], between: &str) -> String {
    let pairs: Vec<String> = names.chunks(2).map(|pair| joined(pair, between)).collect();
    joined(&pairs, ",")
}

/// A tree by its edges, at most 200, two names each, its root named first, in parentheses.
fn tree(names: &[String]) -> Option<String> {
    let mut edges: Vec<&[String]> = names.chunks_exact(2).take(200).collect();
    let mut open = vec![names.first()?];
    let mut written = String::new();
    // From each vertex along an edge that was not used; back, if there is none.
    while let Some(&vertex) = open.last() {
        if let Some(at) = edges.iter().position(|edge| edge.contains(vertex)) {
            let edge = edges.remove(at);
            let next = &edge[usize::from(edge[0] == *vertex)];
            if open.contains(&next) {
                return None;
            }
            open.push(next);
            written.push('(');
        } else {
            open.pop();
            written.push_str(if open.is_empty() { "" } else { ")" });
        }
    }
    // What is left is no part of this tree.
    (edges.is_empty() && names.len().is_multiple_of(2) && names.len() <= 400).then_some(written)
}

/// The graph or the tree whose edges begin at a token: the end, the position if it is one, and
/// where the vertices of its tokens stand.
pub(super) fn graph(text: &Text<'_>, at: usize) -> Option<(usize, Option<String>, Vec<usize>)> {
    let (end, found, is_directed) = edges(text.tokens, at)?;
    let places = vertices(&found, text, (at, end));
    Some((end, of_edges(&found, is_directed, &places, text), places))
}

/// Where the vertex stands that a text names beside edges, or all of a list: "tokens on 0 and 2".
fn vertices(edges: &[[String; 2]], text: &Text<'_>, (from, to): (usize, usize)) -> Vec<usize> {
    let tokens = text.tokens;
    let is_vertex = |at: usize| {
        let is_of_edges = (from..to).contains(&at);
        !is_of_edges
            && edges.iter().any(|edge| tokens.get(at).is_some_and(|token| edge.contains(&token.text)))
    };
    let is_named = |at: &usize| {
        let next = tokens.get(at + 1);
        let is_article = text.words.begins("article", &tokens[*at].text)
            && next.is_some_and(|next| next.sort == Sort::Word && !text.words.begins("or", &next.text));
        is_vertex(*at)
            && text.words.begins("before-vertex", &tokens[at - 1].text)
            && !is_article
            && !next.is_some_and(|next| has(&next.text, "->"))
    };
    let is_between = |at: &usize| {
        let token = tokens.get(*at);
        token.is_some_and(|token| token.is(',') || text.words.begins("f-then", &token.text))
    };
    let list = |first: usize| {
        let (mut places, mut at) = (vec![first], first + 1);
        while let Some(next) =
            (at..at + 3).find(|at| !is_between(at)).filter(|&next| next > at && is_vertex(next))
        {
            places.push(next);
            at = next + 1;
        }
        places
    };
    let mut names: Vec<&String> = edges.iter().flatten().collect();
    names.sort();
    names.dedup();
    // "A graph with the vertices a, b, c and d"
    let is_part = |places: &Vec<usize>| places.len() < names.len();
    (1..tokens.len()).filter(is_named).map(list).find(is_part).unwrap_or_default()
}

/// The edges that begin at a token, two or more, and whether they are arrows: "a->b, a->c", "1-2,
/// 1-3", "(1,2), (1,3)". The end, and the two names of each edge.
fn edges(tokens: &[Token], at: usize) -> Option<(usize, Vec<[String; 2]>, bool)> {
    let is_name = |at: usize| {
        tokens.get(at).is_some_and(|token| token.sort == Sort::Number || token.sort == Sort::Word)
    };
    let is = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is(sign));
    let (mut place, mut found, mut end, mut is_directed) = (at, Vec::new(), at, false);
    loop {
        let open = is(place, '(') || is(place, '[');
        let name = place + usize::from(open);
        let arrow = is(name + 1, '>') || is(name + 1, '-') && is(name + 2, '>');
        let next = name + 2 + usize::from(is(name + 1, '-') && is(name + 2, '>'));
        let is_edge = if open { is(name + 1, ',') } else { arrow || is(name + 1, '-') };
        let names = [tokens.get(name), tokens.get(next)];
        let [Some(from), Some(to)] = names else { break };
        if !is_edge || !is_name(name) || !is_name(next) || from.text == to.text {
            break;
        }
        if !found.is_empty() && arrow != is_directed {
            break;
        }
        is_directed = arrow;
        found.push([from.text.clone(), to.text.clone()]);
        end = next + 1 + usize::from(open);
        place = end;
        while [',', ';', '['].iter().any(|&sign| is(place, sign) && !is(place + 2, ',')) {
            place += 1;
        }
    }
    (found.len() > 1).then_some((end, found, is_directed))
}

/// The position on a graph with tokens on the vertices that a text names, or on the tree that grows
/// from the one that it names, or from the first.
fn of_edges(edges: &[[String; 2]], is_directed: bool, places: &[usize], text: &Text<'_>) -> Option<String> {
    let named: Vec<&str> = places.iter().map(|&at| &*text.tokens[at].text).collect();
    let position = if is_directed {
        let tokens = if named.is_empty() { String::new() } else { format!("@{{{}}}", joined(&named, ",")) };
        format!("graph:{}{tokens}", pairs(&edges.concat(), ">"))
    } else {
        let mut edges = edges.to_vec();
        let is_of_root =
            |edge: &[String; 2]| named.first().is_some_and(|root| edge.iter().any(|one| one == root));
        if let Some(first) = edges.iter().position(is_of_root) {
            edges.swap(0, first);
            if edges[0][0] != named[0] {
                edges[0].swap(0, 1);
            }
        }
        format!("hackenbush:{}", tree(&edges.concat())?)
    };
    Sum::parse(&position).is_ok().then_some(position)
}

/// The rows that are left without one pin; the text may name them, alone or beside the whole row.
pub(super) fn broken(heaps: &[String], gone: u64) -> Option<Vec<String>> {
    let named = heaps.iter().map(|heap| heap.parse().ok()).collect::<Option<Vec<u64>>>()?;
    let whole = *named.iter().max()?;
    let left = [gone.checked_sub(1)?, whole.checked_sub(gone)?];
    // "Leaving one pin, and eleven in a row"
    if left[0] > 0 && named.len() == 2 && named[0] == left[0] {
        return Some(heaps.to_vec());
    }
    let rows = left.iter().filter(|&&row| row > 0).map(ToString::to_string).collect();
    named.iter().all(|row| *row == whole || left.contains(row)).then_some(rows)
}
