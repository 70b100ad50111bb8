//! Positions of sums of games: value, outcome, moves.

use super::convert::{JsResult, Request, compute, guard, object, outcome};
use crate::position::{Losing, Move, Position};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("positions.d.ts");

/// Value, outcome, winning moves and refutations of a position.
#[wasm_bindgen(skip_typescript)]
pub fn moves(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["position", "list"])?;
        let position = request.parsed("position", Position::parse)?;
        let list = request.listed()?;
        let moves = compute(progress, |store, progress| position.moves(list, store, progress));
        let moves = moves.map_err(|error| error.in_field("position"))?;
        let components = position.components().iter().zip(&moves.values);
        let components = components.map(|(component, values)| ComponentObject {
            game: component.game.to_string(),
            kind: if component.is_row() { "row" } else { "heaps" },
            cells: &component.cells,
            values,
            value: values.iter().fold(0, |sum, value| sum ^ value),
        });
        Ok(object(&MovesObject {
            position: position.to_string(),
            value: moves.value,
            outcome: outcome(moves.value == 0),
            components: components.collect(),
            winning_count: moves.winning_count,
            winning: moves.winning.iter().map(|one| MoveObject::new(&position, one)).collect(),
            losing_count: moves.losing_count,
            losing: moves.losing.iter().map(|one| LosingObject::new(&position, one)).collect(),
            remoteness: moves.remoteness,
        }))
    })
}

#[derive(Serialize)]
struct ComponentObject<'a> {
    game: String,
    kind: &'static str,
    cells: &'a [u64],
    values: &'a [u32],
    value: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MoveObject<'a> {
    component: usize,
    cell: usize,
    from: u64,
    #[serde(rename = "move")]
    amount: u64,
    to: &'a [u64],
    component_value: u32,
    value: u32,
    position: String,
}

impl<'a> MoveObject<'a> {
    fn new(before: &Position, played: &'a Move) -> Self {
        Self {
            component: played.component,
            cell: played.cell,
            from: played.from,
            amount: played.amount,
            to: &played.to,
            component_value: played.component_value,
            value: played.value,
            position: before.after(played).to_string(),
        }
    }
}

#[derive(Serialize)]
struct LosingObject<'a> {
    #[serde(flatten)]
    played: MoveObject<'a>,
    refutation: MoveObject<'a>,
}

impl<'a> LosingObject<'a> {
    fn new(before: &Position, losing: &'a Losing) -> Self {
        Self {
            played: MoveObject::new(before, &losing.played),
            refutation: MoveObject::new(&before.after(&losing.played), &losing.refutation),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MovesObject<'a> {
    position: String,
    value: u32,
    outcome: &'static str,
    components: Vec<ComponentObject<'a>>,
    winning_count: u64,
    winning: Vec<MoveObject<'a>>,
    losing_count: u64,
    losing: Vec<LosingObject<'a>>,
    remoteness: Option<u32>,
}
