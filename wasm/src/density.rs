//! The graph of a part of a sequence, counted on a grid.

use super::convert::{JsResult, Request, compute, guard, object, set, typed};
use grundyscope::sequence::{self, Grid};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("density.d.ts");

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct DensityObject {
    columns: u32,
    rows: u32,
    from: u64,
    to: u64,
    max_value: u32,
    value_step: u32,
}

/// The points of a part of a sequence, counted on a grid.
#[wasm_bindgen(skip_typescript)]
pub fn density(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "from", "to", "columns", "rows"])?;
        let game = request.game()?;
        let (from, to) = (request.number("from")?, request.number("to")?);
        let (columns, rows) = (request.number("columns")?, request.number("rows")?);
        compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let from = from.index(sequence.limit())?;
            let to = to.whole(from + 1, sequence.limit() + 1)?;
            let columns = columns.whole(1, Grid::CELLS.into())? as u32;
            let rows = rows.whole(1, (Grid::CELLS / columns).into())? as u32;
            sequence.extend(to - 1, progress)?;
            let density = sequence::density(sequence, Grid { from, to, columns, rows }, Some(progress))?;
            let result = object(&DensityObject {
                columns: density.columns,
                rows: density.rows,
                from,
                to,
                max_value: density.max_value,
                value_step: density.value_step,
            });
            set(&result, "counts", &typed(&density.counts));
            Ok(result)
        })
    })
}
