//! Northcott's game: in each row a piece of each player. A move moves a piece of one's own any way
//! along its row, forwards or back, without a jump. A player who cannot move loses.
//!
//! It is nim with the gaps as heaps: a retreat makes a gap larger, the reply follows by as much,
//! and the player who retreats comes to the end of the row. The state has for each row the piece of
//! the player to move, then the other one; [`Rules::turned`] exchanges them.

use super::board::{Board, Kind, LARGEST, Rules, Shape, Step, Visit, changed, wrong};
use crate::error::{Code, Result, allowed};
use crate::notation::Piece;
use crate::position::notation::{listed, number};
use crate::progress::Progress;
use crate::walk::Walk;

#[derive(Debug)]
struct Northcott {
    squares: u64,
}

impl Rules for Northcott {
    fn game(&self) -> String {
        format!("northcott:{}", self.squares)
    }

    fn kind(&self) -> Kind {
        Kind::Strip
    }

    fn written(&self, state: &[u64]) -> String {
        let rows: Vec<String> = state.chunks(2).map(|row| format!("{}-{}", row[0], row[1])).collect();
        format!("{}:{{{}}}", self.game(), rows.join(","))
    }

    fn heaps(&self, state: &[u64]) -> Option<Vec<u64>> {
        Some(state.chunks(2).map(|row| row[0].abs_diff(row[1]) - 1).collect())
    }

    fn options(&self, state: &[u64], progress: &mut Progress<'_>, visit: Visit<'_>) -> Walk {
        for (row, pieces) in state.chunks(2).enumerate() {
            let (own, other) = (pieces[0], pieces[1]);
            let free = if own < other { 1..other } else { other + 1..self.squares + 1 };
            for to in free.filter(|&to| to != own) {
                let left = changed(state, 2 * row, to);
                let amount = own.abs_diff(to);
                visit(
                    progress,
                    Step { cell: 2 * row, from: own, amount, to: vec![to], left, ..Step::default() },
                )?;
            }
        }
        Ok(())
    }

    fn option_count(&self, state: &[u64]) -> u64 {
        self.squares * state.len() as u64 / 2
    }

    fn turned(&self, state: &[u64]) -> Vec<u64> {
        state.chunks(2).flat_map(|row| [row[1], row[0]]).collect()
    }

    fn is_loopy(&self) -> bool {
        true
    }

    fn shape(&self, state: &[u64]) -> Shape {
        let own_left = state.chunks(2).next().map(|row| row[0] < row[1]);
        Shape { squares: Some(self.squares), own_left, ..Shape::default() }
    }
}

/// `8:{1-5,2-7}`
pub(super) fn read(text: Piece<'_>) -> Result<Board> {
    let Some((squares, rows)) = text.split_once(':') else {
        return Err(wrong(text.at, Code::Missing, allowed("northcott-rows")));
    };
    let squares = number(squares, 2, LARGEST)?;
    let mut state = Vec::new();
    let mut own_left = None;
    for row in listed(rows)? {
        let Some((own, other)) = row.split_once('-') else {
            return Err(wrong(row.at, Code::Missing, allowed("northcott-row")));
        };
        // A difference would make a square of a row whose comma was forgotten: 1-5 -2.
        if let Some(second) = other.text.find('-') {
            return Err(wrong(other.after(second).at, Code::Missing, allowed("northcott-next-row")));
        }
        let (own, other) = (number(own, 1, squares)?, number(other, 1, squares)?);
        if own == other {
            return Err(wrong(row.at, Code::OutOfRange, allowed("northcott-squares")));
        }
        if *own_left.get_or_insert(own < other) != (own < other) {
            return Err(wrong(row.at, Code::OutOfRange, allowed("northcott-sides")));
        }
        state.extend([own, other]);
    }
    Ok(Board::new(Northcott { squares }, state))
}
