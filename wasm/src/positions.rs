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
    in_normal_play(
        position.to_string(),
        moves.value,
        components.collect(),
        (moves.winning_count, winning.collect()),
        (moves.losing_count, losing.collect()),
        moves.remoteness,
    )
}

/// The answer about a disjunctive sum in normal play.
#[inline(never)]
pub(super) fn in_normal_play(
    position: String,
    value: u64,
    components: Vec<Value>,
    winning: (u64, Vec<Value>),
    losing: (u64, Vec<Value>),
    remoteness: Option<u32>,
) -> Value {
    Value::Fields(vec![
        ("position", position.into()),
        ("value", value.into()),
        ("outcome", outcome(value == 0).into()),
        ("components", Value::List(components)),
        ("winningCount", winning.0.into()),
        ("winning", Value::List(winning.1)),
        ("losingCount", losing.0.into()),
        ("losing", Value::List(losing.1)),
        ("remoteness", remoteness.into()),
    ])
}

/// The answer about a disjunctive sum in misère play: the moves that win, that lose, and that are
/// not decided.
#[inline(never)]
pub(super) fn in_misere_play(
    position: String,
    wins: Option<bool>,
    decided_by: Option<&'static str>,
    components: Vec<Value>,
    [winning, losing, undecided]: [(u64, Vec<Value>); 3],
) -> Value {
    Value::Fields(vec![
        ("position", position.into()),
        ("play", MISERE.into()),
        ("outcome", wins.map(|wins| outcome(!wins)).into()),
        ("decidedBy", decided_by.into()),
        ("components", Value::List(components)),
        ("winningCount", winning.0.into()),
        ("winning", Value::List(winning.1)),
        ("losingCount", losing.0.into()),
        ("losing", Value::List(losing.1)),
        ("undecidedCount", undecided.0.into()),
        ("undecided", Value::List(undecided.1)),
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
    let all = [
        (moves.winning_count, &moves.winning),
        (moves.losing_count, &moves.losing),
        (moves.undecided_count, &moves.undecided),
    ];
    let all =
        all.map(|(count, listed)| (count, listed.iter().map(|one| misere_move(position, one)).collect()));
    let (wins, by) = moves.outcome.map(|(wins, by)| (wins, by.as_str())).unzip();
    in_misere_play(position.to_string(), wins, by, components.collect(), all)
}

/// A component as it is set up.
fn shape(component: &Component) -> Fields {
    vec![
        ("game", component.game.to_string().into()),
        ("kind", if component.is_row() { "row" } else { "heaps" }.into()),
        ("cells", Value::numbers(&component.cells)),
    ]
}

/// A move in one component.
#[inline(never)]
pub(super) fn step(component: usize, cell: usize, from: u64, amount: u64, to: &[u64]) -> Fields {
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
