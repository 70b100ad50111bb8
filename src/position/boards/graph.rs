//! Tokens on the vertices of a directed graph: a move moves one of them along an edge; several may
//! be on a vertex. The value of a vertex is the mex of those that its edges lead to.
//!
//! The notation is a list of edges, `a>b,b>c` or `a>b>c`, also with `->` or `→`, or as pairs of
//! names with white space between them, and after `@` the vertices with tokens: `@a`, `@{a,b}`.
//! Without it, the token is on the vertex that is named first. A graph with a round is refused.

use super::board::{Board, Graph, Kind, Rules, Shape, Step, Visit, changed, wrong};
use crate::error::{Code, Error, Result, allowed};
use crate::notation::Piece;
use crate::position::notation::listed;
use crate::progress::Progress;
use crate::sort::sort;
use crate::walk::Walk;

const VERTICES: usize = 1_000;
const EDGES: usize = 5_000;

#[derive(Debug)]
struct Tokens {
    graph: Graph,
    /// The edges that begin at each vertex.
    from: Vec<Vec<usize>>,
}

impl Rules for Tokens {
    fn game(&self) -> String {
        let name = |vertex: usize| self.graph.vertices[vertex].0.as_str();
        let edges = self.graph.edges.iter().map(|&(from, to)| format!("{}>{}", name(from), name(to)));
        let mut items: Vec<String> = edges.collect();
        let is_used = |vertex| self.graph.edges.iter().any(|&(from, to)| from == vertex || to == vertex);
        let alone = (0..self.graph.vertices.len()).filter(|&vertex| !is_used(vertex));
        items.extend(alone.map(|vertex| name(vertex).to_owned()));
        format!("graph:{}", items.join(","))
    }

    fn kind(&self) -> Kind {
        Kind::Graph
    }

    fn written(&self, state: &[u64]) -> String {
        let tokens: Vec<&str> =
            state.iter().map(|&vertex| self.graph.vertices[vertex as usize].0.as_str()).collect();
        match tokens[..] {
            [token] => format!("{}@{token}", self.game()),
            _ => format!("{}@{{{}}}", self.game(), tokens.join(",")),
        }
    }

    fn values(&self, state: &[u64], _progress: &mut Progress<'_>) -> Result<Vec<u32>> {
        Ok(state.iter().map(|&vertex| self.graph.vertices[vertex as usize].1).collect())
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        for (cell, &from) in state.iter().enumerate() {
            for &edge in &self.from[from as usize] {
                let to = self.graph.edges[edge].1 as u64;
                let left = changed(state, cell, to);
                visit(
                    progress,
                    Step { cell, from, amount: edge as u64, to: vec![to], left, ..Step::default() },
                )?;
            }
        }
        Ok(())
    }

    fn option_count(&self, state: &[u64]) -> u64 {
        state.iter().map(|&vertex| self.from[vertex as usize].len() as u64).sum()
    }

    fn normal_form(&self, state: &[u64]) -> Vec<u64> {
        let mut tokens: Vec<u64> =
            state.iter().copied().filter(|&vertex| !self.from[vertex as usize].is_empty()).collect();
        sort(&mut tokens);
        tokens
    }

    fn shape(&self, _state: &[u64]) -> Shape {
        Shape { graph: Some(self.graph.clone()), ..Shape::default() }
    }
}

#[derive(Default)]
struct Reader<'a> {
    names: Vec<&'a str>,
    edges: Vec<(usize, usize)>,
}

impl<'a> Reader<'a> {
    fn vertex(&mut self, name: &'a str) -> usize {
        self.number(name).unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        })
    }

    fn number(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| *known == name)
    }

    fn edges(&mut self, mut rest: Piece<'a>) -> Result<()> {
        // The vertex that an edge may begin at, and whether an arrow came after it.
        let (mut before, mut arrow): (Option<usize>, bool) = (None, false);
        // Whether the vertex is the end of an edge, so that only an arrow continues from it.
        let mut is_end = false;
        while let Some(first) = rest.text.chars().next() {
            let at = rest.at;
            let name = rest.text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("");
            if !name.is_empty() {
                let vertex = self.vertex(name);
                match before.filter(|_| arrow || !is_end) {
                    Some(from) => {
                        if !self.edges.contains(&(from, vertex)) {
                            self.edges.push((from, vertex));
                        }
                        is_end = true;
                    }
                    None => is_end = false,
                }
                (before, arrow) = (Some(vertex), false);
                rest = rest.after(name.len());
            } else if let Some(after) = ["->", "→", ">"].iter().find_map(|arrow| rest.strip_prefix(arrow)) {
                if before.is_none() || arrow {
                    return Err(wrong(at, Code::Expression, allowed("vertex-name")));
                }
                arrow = true;
                rest = after;
            } else if first == ',' || first == ';' || first == '\n' {
                if arrow {
                    return Err(wrong(at, Code::Expression, allowed("vertex-name")));
                }
                (before, is_end) = (None, false);
                rest = rest.after(first.len_utf8());
            } else if first.is_whitespace() {
                rest = rest.after(first.len_utf8());
            } else {
                return Err(wrong(at, Code::Expression, allowed("edges-with-names")));
            }
            if self.names.len() > VERTICES || self.edges.len() > EDGES {
                let allowed = allowed("at-most-vertices").with("vertices", VERTICES).with("edges", EDGES);
                return Err(wrong(at, Code::OutOfRange, allowed));
            }
        }
        if arrow { Err(wrong(rest.at, Code::Expression, allowed("vertex-name"))) } else { Ok(()) }
    }
}

/// The value of each vertex, without recursion; the vertices of a round, if there is one.
fn vertex_values(from: &[Vec<usize>], edges: &[(usize, usize)]) -> std::result::Result<Vec<u32>, Vec<usize>> {
    let mut values: Vec<Option<u32>> = vec![None; from.len()];
    for start in 0..from.len() {
        // The vertices on the way, each with the number of its next edge.
        let mut way = vec![(start, 0)];
        while let Some(&mut (vertex, ref mut next)) = way.last_mut() {
            if values[vertex].is_some() {
                way.pop();
                continue;
            }
            let Some(&edge) = from[vertex].get(*next) else {
                let mut options: Vec<u32> =
                    from[vertex].iter().filter_map(|&edge| values[edges[edge].1]).collect();
                options.sort_unstable();
                options.dedup();
                let mex = (0..).zip(&options).take_while(|&(expected, &value)| expected == value).count();
                values[vertex] = Some(mex as u32);
                way.pop();
                continue;
            };
            *next += 1;
            let to = edges[edge].1;
            if let Some(begin) = way.iter().position(|&(open, _)| open == to) {
                return Err(way[begin..].iter().map(|&(open, _)| open).chain([to]).collect());
            }
            way.push((to, 0));
        }
    }
    Ok(values.into_iter().flatten().collect())
}

/// `a>b,b>c,a>c@a`
pub(super) fn read(text: Piece<'_>) -> Result<Board> {
    let (edges, tokens) = match text.split_once('@') {
        Some((edges, tokens)) => (edges, Some(tokens)),
        None => (text, None),
    };
    let mut reader = Reader::default();
    reader.edges(edges)?;
    if reader.names.is_empty() {
        return Err(wrong(text.at, Code::Empty, allowed("edges")));
    }
    let mut from = vec![Vec::new(); reader.names.len()];
    for (edge, &(start, _)) in reader.edges.iter().enumerate() {
        from[start].push(edge);
    }
    let values = vertex_values(&from, &reader.edges).map_err(|round| {
        let names: Vec<&str> = round.iter().map(|&vertex| reader.names[vertex]).collect();
        let shown = if names.len() > 6 {
            format!("{} → … → {}", names[..3].join(" → "), names[names.len() - 2..].join(" → "))
        } else {
            names.join(" → ")
        };
        let allowed = allowed("graph-without-cycle").with("shown", &shown);
        Error::new(Code::Cycle, &shown, allowed).pointing_at(text.at)
    })?;
    let mut state = Vec::new();
    if let Some(tokens) = tokens {
        for name in listed(tokens)? {
            let Some(vertex) = reader.number(name.text) else {
                let few: Vec<&str> = reader.names.iter().copied().take(12).collect();
                let allowed = allowed("vertex-of-graph").with_list("vertices", few);
                return Err(wrong(name.at, Code::OutOfRange, allowed));
            };
            state.push(vertex as u64);
        }
    } else {
        state.push(0);
    }
    let vertices = reader.names.iter().map(|&name| name.to_owned()).zip(values).collect();
    Ok(Board::new(Tokens { graph: Graph { vertices, edges: reader.edges }, from }, state))
}
