//! What a component has to know: its moves, its value, and how it is written.

use crate::error::{Code, Error, Message, Result};
use crate::progress::Progress;
use crate::walk::Walk;
use std::fmt;
use std::rc::Rc;

/// The largest square of a strip, and the most coins of a step.
pub(super) const LARGEST: u64 = 10_000;

/// What the cells of a component are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Sizes of heaps.
    Heaps,
    /// Squares of coins or pieces.
    Strip,
    /// Coins on each step.
    Stairs,
    /// Row and column of a table.
    Cell,
    /// For each edge the one below it, from 1, or 0 for the ground.
    Tree,
    /// Vertices with tokens.
    Graph,
    /// Coins that show heads.
    Row,
}

impl Kind {
    /// The stable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Heaps => "heaps",
            Self::Strip => "strip",
            Self::Stairs => "stairs",
            Self::Cell => "cell",
            Self::Tree => "tree",
            Self::Graph => "graph",
            Self::Row => "row",
        }
    }
}

/// One cell that a move changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The cell, from 0.
    pub cell: usize,
    /// Before the move.
    pub from: u64,
    /// After the move.
    pub to: u64,
}

/// What a move does in one component.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// What is moved: its place among the component's cells, from 0.
    pub cell: usize,
    /// That cell before the move; of a tree the number of the edge, from 1.
    pub from: u64,
    /// Stones taken, squares moved, edges that vanish; of a graph the edge.
    pub amount: u64,
    /// The heaps left, the square moved to, the other edges that vanish; row and column of a table.
    pub to: Vec<u64>,
    /// The changed cells, where there may be several of them.
    pub changes: Vec<Change>,
    /// The state of the board after the move; empty for heaps and rows of coins.
    pub(in crate::position) left: Vec<u64>,
}

impl Step {
    pub(in crate::position) fn heap(cell: usize, from: u64, left: u64) -> Self {
        Self { cell, from, amount: from - left, to: vec![left], ..Self::default() }
    }
}

pub(crate) type Visit<'a> = &'a mut dyn FnMut(&mut Progress<'_>, Step) -> Walk;

/// A graph to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The name and the value of each vertex.
    pub vertices: Vec<(String, u32)>,
    /// Each edge from one vertex to another.
    pub edges: Vec<(usize, usize)>,
}

/// What a drawing of a board needs besides its cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// The squares of a row.
    pub squares: Option<u64>,
    /// Whether the player to move has the pieces at the left end.
    pub own_left: Option<bool>,
    /// The coin that is the dollar.
    pub dollar: Option<usize>,
    /// The chips that the player to move and the other one may add.
    pub bank: Option<(u64, u64)>,
    /// The graph.
    pub graph: Option<Graph>,
}

/// The rules of a board, for any of its states.
pub(crate) trait Rules {
    fn game(&self) -> String;
    fn kind(&self) -> Kind;

    /// The notation of a state, from which the board can be read.
    fn written(&self, state: &[u64]) -> String {
        let cells: Vec<String> = state.iter().map(ToString::to_string).collect();
        format!("{}:{{{}}}", self.game(), cells.join(","))
    }

    /// The cells, which begin the state.
    fn cells<'a>(&self, state: &'a [u64]) -> &'a [u64] {
        state
    }

    /// The heaps of nim that a state is in disguise.
    fn heaps(&self, _state: &[u64]) -> Option<Vec<u64>> {
        None
    }

    /// The values of the cells or heaps.
    fn values(&self, state: &[u64], _progress: &mut Progress<'_>) -> Result<Vec<u32>> {
        Ok(self.heaps(state).unwrap_or_default().into_iter().map(|heap| heap as u32).collect())
    }

    fn value(&self, state: &[u64], progress: &mut Progress<'_>) -> Result<u32> {
        Ok(self.values(state, progress)?.into_iter().fold(0, |sum, value| sum ^ value))
    }

    /// Calls `visit` with every move, by cell.
    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk;

    /// How many moves there are, or more.
    fn option_count(&self, state: &[u64]) -> u64;

    /// A state as the other player sees it.
    fn turned(&self, state: &[u64]) -> Vec<u64> {
        state.to_vec()
    }

    /// Whether moves can be taken back, so that play need not end.
    fn is_loopy(&self) -> bool {
        false
    }

    /// States with the same normal form have the same moves.
    fn normal_form(&self, state: &[u64]) -> Vec<u64> {
        state.to_vec()
    }

    fn shape(&self, _state: &[u64]) -> Shape {
        Shape::default()
    }
}

/// A component with its rules: a state of them.
#[derive(Clone)]
pub struct Board {
    pub(in crate::position) rules: Rc<dyn Rules>,
    /// The state, which begins with the cells.
    pub(in crate::position) state: Vec<u64>,
}

impl Board {
    pub(super) fn new(rules: impl Rules + 'static, state: Vec<u64>) -> Self {
        Self { rules: Rc::new(rules), state }
    }

    pub(in crate::position) fn with(&self, state: Vec<u64>) -> Self {
        Self { rules: Rc::clone(&self.rules), state }
    }
}

impl fmt::Debug for Board {
    /// Its notation. Were the rules written as structures, every module would contain the code.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rules.written(&self.state))
    }
}

pub(super) fn changed(state: &[u64], place: usize, number: u64) -> Vec<u64> {
    let mut state = state.to_vec();
    state[place] = number;
    state
}

pub(super) fn wrong(at: usize, code: Code, allowed: Message) -> Error {
    Error::new(code, "", allowed).pointing_at(at)
}
