//! Positions of sums of games: value, outcome, moves.

use super::convert::listener::listen;
use super::convert::{JsResult, Request, Value, compute, guard, outcome};
use grundyscope::error::{Code, Error, allowed};
use grundyscope::misere::Genus;
use grundyscope::position::{Component, MisereMoves, Move, Moves, Played, Position};
#[cfg(feature = "boards")]
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("positions.d.ts");

/// The values of the field `play`.
/// The most characters of the positions of the winning, or of the other moves that are listed.
const MAX_TEXT: usize = 1 << 24;

const NORMAL: &str = "normal";
const MISERE: &str = "misere";

/// Value, outcome, winning moves and refutations of a position.
#[wasm_bindgen(skip_typescript)]
pub fn moves(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["position", "list", "play", "sum"])?;
        // Each listed move has the position after it.
        let list = request.listed()?.min(MAX_TEXT / request.text("position")?.len().max(1));
        let play = if request.has("play")? { request.text("play")? } else { NORMAL.to_owned() };
        if ![NORMAL, MISERE].contains(&play.as_str()) {
            let allowed = allowed("plays").with("normal", NORMAL).with("misere", MISERE);
            return Err(Error::new(Code::OutOfRange, &play, allowed).in_field("play"));
        }
        #[cfg(feature = "boards")]
        let position = match super::boards::answer(&request, play == MISERE, list, progress)? {
            ControlFlow::Break(answer) => return Ok(answer),
            ControlFlow::Continue(position) => position,
        };
        #[cfg(not(feature = "boards"))]
        let position = plain(&request)?;
        if play == MISERE {
            let moves = listen(progress, |progress| position.misere_moves(list, progress));
            let moves = moves.map_err(|error| error.in_field("position"))?;
            return Ok(misere_answer(&position, &moves).into_js());
        }
        let moves = compute(progress, |store, progress| position.moves(list, store, progress));
        let moves = moves.map_err(|error| error.in_field("position"))?;
        Ok(normal_answer(&position, &moves).into_js())
    })
}

/// A disjunctive sum of heaps and rows of coins, which needs no feature but this one.
#[cfg(not(feature = "boards"))]
fn plain(request: &Request<'_>) -> grundyscope::error::Result<Position> {
    if request.has("sum")? {
        request.parsed("sum", |sum| match sum {
            "disjunctive" => Ok(()),
            _ => Err(Error::new(Code::OutOfRange, sum, allowed("only-disjunctive"))),
        })?;
    }
    request.parsed("position", Position::parse)
}

type Fields = Vec<(&'static str, Value)>;

fn normal_answer(position: &Position, moves: &Moves) -> Value {
    let components = position.components().iter().zip(&moves.values).map(|(component, values)| {
        let mut fields = shape(component);
        if let Some(heaps) = component.heaps_of_row() {
            fields.push(("heaps", Value::numbers(heaps)));
        }
        let value = values.iter().fold(0, |sum, value| sum ^ value);
        fields.extend([("values", Value::numbers(values)), ("value", value.into())]);
        Value::Fields(fields)
    });
    let winning = moves.winning.iter().map(|one| Value::Fields(normal_move(position, one)));
    let losing = moves.losing.iter().map(|one| {
        let mut fields = normal_move(position, &one.played);
        let reply = normal_move(&position.after(&one.played), &one.refutation);
        fields.push(("refutation", Value::Fields(reply)));
        Value::Fields(fields)
    });
    Value::Fields(vec![
        ("position", position.to_string().into()),
        ("value", moves.value.into()),
        ("outcome", outcome(moves.value == 0).into()),
        ("components", Value::List(components.collect())),
        ("winningCount", moves.winning_count.into()),
        ("winning", Value::List(winning.collect())),
        ("losingCount", moves.losing_count.into()),
        ("losing", Value::List(losing.collect())),
        ("remoteness", moves.remoteness.into()),
    ])
}

fn misere_answer(position: &Position, moves: &MisereMoves) -> Value {
    let components = position.components().iter().zip(&moves.genera).zip(&moves.tame);
    let components = components.map(|((component, genera), tame)| {
        let genera = genera.iter().map(|genus| genus.as_ref().map(Genus::to_string).into());
        let tame = tame.iter().map(|tame| tame.is_some().into());
        let mut fields = shape(component);
        fields.push(("genera", Value::List(genera.collect())));
        fields.push(("tame", Value::List(tame.collect())));
        Value::Fields(fields)
    });
    let mut fields = vec![
        ("position", position.to_string().into()),
        ("play", MISERE.into()),
        ("outcome", moves.outcome.map(|(wins, _)| outcome(!wins)).into()),
        ("decidedBy", moves.outcome.map(|(_, by)| by.as_str()).into()),
        ("components", Value::List(components.collect())),
    ];
    for (count_name, count, name, listed) in [
        ("winningCount", moves.winning_count, "winning", &moves.winning),
        ("losingCount", moves.losing_count, "losing", &moves.losing),
        ("undecidedCount", moves.undecided_count, "undecided", &moves.undecided),
    ] {
        let played = listed.iter().map(|one| misere_move(position, one));
        fields.extend([(count_name, count.into()), (name, Value::List(played.collect()))]);
    }
    Value::Fields(fields)
}

/// A component as it is set up.
fn shape(component: &Component) -> Fields {
    vec![
        ("game", component.game.to_string().into()),
        ("kind", if component.is_row() { "row" } else { "heaps" }.into()),
        ("cells", Value::numbers(&component.cells)),
    ]
}

fn step(component: usize, cell: usize, from: u64, amount: u64, to: &[u64]) -> Fields {
    vec![
        ("component", component.into()),
        ("cell", cell.into()),
        ("from", from.into()),
        ("move", amount.into()),
        ("to", Value::numbers(to)),
    ]
}

fn normal_move(before: &Position, played: &Move) -> Fields {
    let mut fields = step(played.component, played.cell, played.from, played.amount, &played.to);
    fields.extend([
        ("componentValue", played.component_value.into()),
        ("value", played.value.into()),
        ("position", before.after(played).to_string().into()),
    ]);
    fields
}

fn misere_move(before: &Position, played: &Played) -> Value {
    let mut fields = step(played.component, played.cell, played.from, played.amount, &played.to);
    fields.push(("position", before.after_misere(played).to_string().into()));
    Value::Fields(fields)
}
