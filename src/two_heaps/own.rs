use super::cells::Window;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;
use crate::rule::OwnTable;

impl OwnTable {
    /// The values of a window of the table, row by row; the first coordinate is the row, the second
    /// the column. A rule of three coordinates has a `layer`, the third one.
    ///
    /// # Errors
    /// As [`OwnTable::value`]; [`Code::OutOfRange`] for a layer of two coordinates, none of three,
    /// and for an empty window.
    pub fn table(
        &mut self,
        window: Window,
        layer: Option<u64>,
        progress: Option<&mut Progress<'_>>,
    ) -> Result<Vec<u32>> {
        let progress = &mut Progress::from(progress);
        let cells = u64::from(window.rows) * u64::from(window.columns);
        if cells == 0 || cells > Self::POSITIONS as u64 {
            let allowed = allowed("from-one-cell").with("most", Self::POSITIONS);
            return Err(Error::new(Code::OutOfRange, &cells.to_string(), allowed).in_field("rows"));
        }
        let rows = (window.from_row..).take(window.rows as usize);
        let columns = (window.from_column..).take(window.columns as usize);
        let positions = rows.flat_map(|row| {
            columns.clone().map(move |column| [row, column].into_iter().chain(layer).collect())
        });
        self.values(cells as usize, positions, progress)
    }
}
