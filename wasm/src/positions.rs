//! Positions of sums of games: value, outcome, moves.

use super::convert::components::{Fields, MISERE, one_step, with, with_values};
use super::convert::listener::listen;
use super::convert::{JsResult, Request, Value, compute, guard, outcome};
use grundyscope::error::{Code, Error, allowed};
use grundyscope::misere::Genus;
use grundyscope::position::boards::Step;
use grundyscope::position::{MisereMoves, Move, Moves, Sum};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("positions.d.ts");

/// The most characters of the positions of the winning, or of the other moves that are listed.
const MAX_TEXT: usize = 1 << 24;

/// The value of the field `play` that is the default.
const NORMAL: &str = "normal";

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
        let misere = play == MISERE;
        let (sum, fields) = read(&request, misere, list, progress)?;
        let fields = match fields {
            Some(fields) => fields,
            None if misere => {
                let moves = listen(progress, |progress| sum.misere_moves(list, progress));
                misere_answer(&sum, &moves.map_err(|error| error.in_field("position"))?)
            }
            None => {
                let moves = compute(progress, |store, progress| sum.moves(list, store, progress));
                normal_answer(&sum, moves.map_err(|error| error.in_field("position"))?)
            }
        };
        let position = vec![("position", sum.to_string().into())];
        Ok(Value::Fields(with(position, fields)).into_js())
    })
}

/// The position, and the answer about it if moves are made in several components.
#[cfg(feature = "boards")]
use super::boards::read;

/// The position: a disjunctive sum of heaps and rows of coins, which needs no feature but this one.
#[cfg(not(feature = "boards"))]
fn read(
    request: &Request<'_>,
    _: bool,
    _: usize,
    _: &JsValue,
) -> grundyscope::error::Result<(Sum, Option<Fields>)> {
    if request.has("sum")? {
        request.parsed("sum", |sum| match sum {
            "disjunctive" => Ok(()),
            _ => Err(Error::new(Code::OutOfRange, sum, allowed("only-disjunctive"))),
        })?;
    }
    Ok((request.parsed("position", Sum::parse_without_boards)?, None))
}

fn normal_answer(sum: &Sum, moves: Moves) -> Fields {
    let components = sum.components().iter().zip(moves.components).map(|(component, (values, value))| {
        with_values(component, vec![("values", Value::numbers(&values)), ("value", value.into())])
    });
    let winning = moves.winning.iter().map(|one| Value::Fields(one_move(sum, one)));
    let losing = moves.losing.iter().map(|one| {
        let after = sum.after([(one.played.component, &one.played.step)]);
        let refutation = Value::Fields(one_move(&after, &one.refutation));
        Value::Fields(with(one_move(sum, &one.played), vec![("refutation", refutation)]))
    });
    vec![
        ("value", moves.value.into()),
        ("outcome", outcome(moves.value == 0).into()),
        ("components", Value::List(components.collect())),
        ("winningCount", moves.winning_count.into()),
        ("winning", Value::List(winning.collect())),
        ("losingCount", moves.losing_count.into()),
        ("losing", Value::List(losing.collect())),
        ("remoteness", moves.remoteness.into()),
    ]
}

fn misere_answer(sum: &Sum, moves: &MisereMoves) -> Fields {
    let components = sum.components().iter().zip(&moves.genera).zip(&moves.tame);
    let components = components.map(|((component, genera), tame)| {
        let genera = genera.iter().map(|genus| genus.as_ref().map(Genus::to_string).into());
        let tame = tame.iter().map(|tame| tame.is_some().into());
        let more = vec![("genera", Value::List(genera.collect())), ("tame", Value::List(tame.collect()))];
        with_values(component, more)
    });
    let mut fields = vec![
        ("play", MISERE.into()),
        ("outcome", moves.outcome.map(|(wins, _)| outcome(!wins)).into()),
        ("decidedBy", moves.outcome.map(|(_, by)| by.as_str()).into()),
        ("components", Value::List(components.collect())),
    ];
    for (count_name, name, (count, listed)) in [
        ("winningCount", "winning", &moves.winning),
        ("losingCount", "losing", &moves.losing),
        ("undecidedCount", "undecided", &moves.undecided),
    ] {
        let played = |(component, step): &(usize, Step)| {
            let after = sum.after([(*component, step)]).to_string();
            Value::Fields(with(one_step(*component, step), vec![("position", after.into())]))
        };
        fields.extend([
            (count_name, (*count).into()),
            (name, Value::List(listed.iter().map(played).collect())),
        ]);
    }
    fields
}

fn one_move(before: &Sum, played: &Move) -> Fields {
    let after = before.after([(played.component, &played.step)]).to_string();
    let more = vec![
        ("componentValue", played.component_value.into()),
        ("value", played.value.into()),
        ("position", after.into()),
    ];
    with(one_step(played.component, &played.step), more)
}
