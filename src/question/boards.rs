//! Boards whose positions are written by a notation of their own: trees, graphs, rows of squares.

use crate::position::Sum;

/// The most edges of a tree that is written by its edges.
const EDGES: usize = 200;

/// The position of a board, from the text after its name; `None` where there is none.
pub(super) fn position(board: &str, rest: &str) -> Option<String> {
    let rest = rest.trim().trim_start_matches(':').trim();
    if !rest.contains(|c: char| c.is_ascii_digit() || "(>→".contains(c)) {
        return None;
    }
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let names = |text: &str| -> Vec<String> {
        text.split(|c| !is_name(c)).filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    let position = match board {
        "hackenbush" if rest.contains(is_name) => tree(&names(rest))?,
        "hackenbush" => rest.to_owned(),
        "graph" => {
            let (edges, tokens) =
                rest.split_once(" from ").or_else(|| rest.split_once('@')).unwrap_or((rest, ""));
            let edges: Vec<String> = names(edges).chunks(2).map(|edge| edge.join(">")).collect();
            let tokens = names(tokens);
            let tokens =
                if tokens.is_empty() { tokens.concat() } else { format!("@{{{}}}", tokens.join(",")) };
            format!("{}{tokens}", edges.join(","))
        }
        "northcott" => {
            let (squares, rows) = rest.split_once(':').unwrap_or(("8", rest));
            let pieces = names(rows);
            let rows: Vec<String> = pieces.chunks(2).map(|row| row.join("-")).collect();
            let most = pieces.iter().filter_map(|piece| piece.parse().ok()).max().unwrap_or(0u32);
            format!("{}:{{{}}}", most.max(squares.trim().parse().ok()?), rows.join(","))
        }
        _ => return None,
    };
    let position = format!("{board}:{position}");
    Sum::parse(&position).is_ok().then_some(position)
}

/// A tree by its edges, two names each, its root named first, in parentheses.
fn tree(names: &[String]) -> Option<String> {
    let mut edges: Vec<&[String]> = names.chunks_exact(2).take(EDGES).collect();
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
    (edges.is_empty() && names.len() % 2 == 0 && names.len() <= 2 * EDGES).then_some(written)
}
