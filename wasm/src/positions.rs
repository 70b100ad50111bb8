//! Positions of sums of games: value, outcome, moves.

use super::convert::components::{Fields, MISERE, one_step, with, with_values};
use super::convert::{JsResult, Request, Value, compute, guard, outcome};
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::misere::Genus;
use grundyscope::position::boards::Step;
use grundyscope::position::{MisereMoves, Move, Moves, Sum};
use grundyscope::progress::Progress;
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
            None => compute(progress, |store, progress| {
                if misere {
                    return misere_answer(&sum, &sum.misere_moves(list, Some(progress))?, progress);
                }
                normal_answer(&sum, sum.moves(list, store, Some(progress))?, progress)
            })
            .map_err(|error| error.in_field("position"))?,
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
fn read(request: &Request<'_>, _: bool, _: usize, progress: &JsValue) -> Result<(Sum, Option<Fields>)> {
    if request.has("sum")? {
        request.parsed("sum", |sum| match sum {
            "disjunctive" => Ok(()),
            _ => Err(Error::new(Code::OutOfRange, sum, allowed("only-disjunctive"))),
        })?;
    }
    let parse = |text: &str| compute(progress, |_, progress| Sum::parse_without_boards(text, Some(progress)));
    Ok((request.parsed("position", parse)?, None))
}

fn normal_answer(sum: &Sum, moves: Moves, progress: &mut Progress<'_>) -> Result<Fields> {
    let components = sum.components().iter().zip(moves.components).map(|(component, (values, value))| {
        with_values(component, vec![("values", Value::numbers(&values)), ("value", value.into())])
    });
    let (mut winning, mut losing) = (Vec::new(), Vec::new());
    for one in &moves.winning {
        winning.push(Value::Fields(one_move(sum, one, progress)?.1));
    }
    for one in &moves.losing {
        let (after, played) = one_move(sum, &one.played, progress)?;
        let refutation = Value::Fields(one_move(&after, &one.refutation, progress)?.1);
        losing.push(Value::Fields(with(played, vec![("refutation", refutation)])));
    }
    Ok(vec![
        ("value", moves.value.into()),
        ("outcome", outcome(moves.value == 0).into()),
        ("components", Value::List(components.collect())),
        ("winningCount", moves.winning_count.into()),
        ("winning", Value::List(winning)),
        ("losingCount", moves.losing_count.into()),
        ("losing", Value::List(losing)),
        ("remoteness", moves.remoteness.into()),
    ])
}

fn misere_answer(sum: &Sum, moves: &MisereMoves, progress: &mut Progress<'_>) -> Result<Fields> {
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
        let mut list = Vec::with_capacity(listed.len());
        for (place, played) in listed.iter().enumerate() {
            let (after, mut fields) = misere_move(sum, played, progress)?;
            if let ("losing", Some(reply)) = (name, moves.replies.get(place)) {
                let reply = reply.as_ref().map(|reply| misere_move(&after, reply, progress)).transpose()?;
                fields.push(("refutation", reply.map(|(_, fields)| Value::Fields(fields)).into()));
            }
            list.push(Value::Fields(fields));
        }
        fields.extend([(count_name, (*count).into()), (name, Value::List(list))]);
    }
    Ok(fields)
}

/// The sum after a move in misère play, and what is told of the move.
fn misere_move(
    before: &Sum,
    (component, step): &(usize, Step),
    progress: &mut Progress<'_>,
) -> Result<(Sum, Fields)> {
    let (after, position) = after(before, [(*component, step)], progress)?;
    Ok((after, with(one_step(*component, step), vec![position])))
}

/// The sum after a move, and what is told of the move.
fn one_move(before: &Sum, played: &Move, progress: &mut Progress<'_>) -> Result<(Sum, Fields)> {
    let (after, position) = after(before, [(played.component, &played.step)], progress)?;
    let more =
        vec![("componentValue", played.component_value.into()), ("value", played.value.into()), position];
    Ok((after, with(one_step(played.component, &played.step), more)))
}

/// The sum after a move, and the field with its text.
pub(super) fn after<'a>(
    before: &Sum,
    steps: impl IntoIterator<Item = (usize, &'a Step)>,
    progress: &mut Progress<'_>,
) -> Result<(Sum, (&'static str, Value))> {
    let after = before.after(steps);
    let text = after.to_string();
    // Each character is written, and what it is written from copied.
    progress.work(2 * text.len() as u64)?;
    Ok((after, ("position", text.into())))
}
