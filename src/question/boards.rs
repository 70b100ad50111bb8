//! Boards whose positions are written by a notation of their own: trees, graphs, rows of squares.

use super::tokens::{has, joined, parted};
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
            let (squares, rows) = parted(rest, ":").unwrap_or(("8", rest));
            let pieces = names(rows);
            let rows = pairs(&pieces, "-");
            let most = pieces.iter().filter_map(|piece| piece.parse().ok()).max().unwrap_or(0u32);
            format!("{}:{{{}}}", most.max(squares.trim().parse().ok()?), rows)
        }
        _ => return None,
    };
    let position = format!("{board}:{position}");
    Sum::parse(&position).is_ok().then_some(position)
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
