//! Sums with components beyond heaps and rows of coins, and sums with moves in several components.

use super::convert::listener::listen;
use super::convert::{Request, Value, compute, outcome};
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::position::boards::{Shape, Step};
use grundyscope::position::{Compound, CompoundMove, Part, PartMove, Position, Sum};
use std::ops::ControlFlow;
use wasm_bindgen::JsValue;

/// A sum that is not disjunctive, by the names of the field `sum`.
#[derive(Clone, Copy)]
enum Manner {
    Compound(Compound),
    Moore(u32),
}

impl Manner {
    /// `None` for the disjunctive sum.
    fn parse(text: &str) -> Result<Option<Self>> {
        Ok(match text {
            "disjunctive" => None,
            "selective" => Some(Self::Compound(Compound::Selective)),
            "conjunctive" => Some(Self::Compound(Compound::Conjunctive)),
            _ => {
                let most = text.strip_prefix("moore:").and_then(|most| most.parse().ok());
                let allowed = allowed("ways-to-add");
                Some(Self::Moore(most.ok_or_else(|| Error::new(Code::OutOfRange, text, allowed))?))
            }
        })
    }

    /// The same with the last move losing.
    const fn in_misere(self) -> Self {
        match self {
            Self::Compound(Compound::Selective) => Self::Compound(Compound::MisereSelective),
            Self::Compound(Compound::Conjunctive) => Self::Compound(Compound::MisereConjunctive),
            other => other,
        }
    }

    fn name(self) -> String {
        match self {
            Self::Moore(most) => format!("moore:{most}"),
            Self::Compound(_) => self.theorem().to_owned(),
        }
    }

    const fn theorem(self) -> &'static str {
        match self {
            Self::Compound(Compound::Selective | Compound::MisereSelective) => "selective",
            Self::Compound(Compound::Conjunctive | Compound::MisereConjunctive) => "conjunctive",
            Self::Moore(_) => "moore",
        }
    }
}

/// The answer to a request of `moves`, or the position of heaps and rows of coins that it is about.
pub fn answer(
    request: &Request<'_>,
    misere: bool,
    list: usize,
    progress: &JsValue,
) -> Result<ControlFlow<JsValue, Position>> {
    let sum = request.parsed("position", Sum::parse)?;
    let manner = if request.has("sum")? { request.parsed("sum", Manner::parse)? } else { None };
    let answer = match (manner, sum.position()) {
        (None, Some(position)) => return Ok(ControlFlow::Continue(position)),
        (None, None) => disjunctive(&sum, misere, list, progress),
        (Some(manner), _) => compound(&sum, manner, misere, list, progress),
    };
    Ok(ControlFlow::Break(answer?))
}

type Fields = Vec<(&'static str, Value)>;

/// The answer about a disjunctive sum.
fn disjunctive(sum: &Sum, misere: bool, list: usize, progress: &JsValue) -> Result<JsValue> {
    let in_position = |error: Error| error.in_field("position");
    if misere {
        let moves = listen(progress, |progress| sum.misere_moves(list, progress)).map_err(in_position)?;
        let components = sum.parts().iter().map(|part| {
            let genera = part.cells().iter().map(|_| Value::Null).collect();
            let tame = part.cells().iter().map(|_| false.into()).collect();
            with(shape(part), vec![("genera", Value::List(genera)), ("tame", Value::List(tame))])
        });
        let mut fields = vec![
            ("position", sum.to_string().into()),
            ("play", "misere".into()),
            ("outcome", moves.wins.map(|wins| outcome(!wins)).into()),
            ("decidedBy", moves.wins.map(|_| "search").into()),
            ("components", Value::List(components.collect())),
        ];
        let played = |(part, step): &(usize, Step)| {
            let position = sum.after([(*part, step)]).to_string();
            with(one_step(*part, step), vec![("position", position.into())])
        };
        let all = [
            ("winningCount", "winning", &moves.winning),
            ("losingCount", "losing", &moves.losing),
            ("undecidedCount", "undecided", &moves.undecided),
        ];
        for (count_name, name, (count, listed)) in all {
            fields.push((count_name, (*count).into()));
            fields.push((name, Value::List(listed.iter().map(played).collect())));
        }
        return Ok(Value::Fields(fields).into_js());
    }
    let moves = compute(progress, |store, progress| sum.moves(list, store, progress)).map_err(in_position)?;
    let components = sum.parts().iter().zip(&moves.parts).map(|(part, (values, value))| {
        with(shape(part), vec![("values", Value::numbers(values)), ("value", (*value).into())])
    });
    let losing = moves.losing.iter().map(|one| {
        let after = sum.after([(one.played.part, &one.played.step)]);
        let refutation = Value::Fields(one_move(&after, &one.refutation));
        with(one_move(sum, &one.played), vec![("refutation", refutation)])
    });
    let winning = moves.winning.iter().map(|one| Value::Fields(one_move(sum, one)));
    let fields = vec![
        ("position", sum.to_string().into()),
        ("value", moves.value.into()),
        ("outcome", outcome(moves.value == 0).into()),
        ("components", Value::List(components.collect())),
        ("winningCount", moves.winning_count.into()),
        ("winning", Value::List(winning.collect())),
        ("losingCount", moves.losing_count.into()),
        ("losing", Value::List(losing.collect())),
        ("remoteness", moves.remoteness.into()),
    ];
    Ok(Value::Fields(fields).into_js())
}

/// The answer about a sum with moves in several components.
fn compound(sum: &Sum, manner: Manner, misere: bool, list: usize, progress: &JsValue) -> Result<JsValue> {
    let in_position = |error: Error| error.in_field("position");
    let manner = if misere { manner.in_misere() } else { manner };
    let (wins, alone, columns, winning, losing) = match manner {
        Manner::Compound(compound) => {
            let found =
                compute(progress, |store, progress| sum.compound_moves(compound, list, store, progress));
            let found = found.map_err(in_position)?;
            (found.wins, Some((found.lost, found.remoteness)), None, found.winning, found.losing)
        }
        Manner::Moore(most) => {
            let found = listen(progress, |progress| sum.moore_moves(most, misere, list, progress))
                .map_err(in_position)?;
            let columns: Vec<u32> = found.columns.into_iter().rev().collect();
            (found.wins, None, Some(columns), found.winning, found.losing)
        }
    };
    let remoteness = alone.as_ref().and_then(|(_, remoteness)| remoteness.as_ref());
    let component = |(place, part): (usize, &Part)| {
        let mut more = Vec::new();
        if let Some((lost, _)) = &alone {
            more.push(("outcome", outcome(lost[place]).into()));
        }
        if let Some(remoteness) = remoteness {
            more.push(("remoteness", remoteness[place].into()));
        }
        with(shape(part), more)
    };
    let mut fields = vec![
        ("position", sum.to_string().into()),
        ("sum", manner.name().into()),
        ("play", if misere { "misere" } else { "normal" }.into()),
        ("outcome", outcome(!wins).into()),
        ("decidedBy", manner.theorem().into()),
        ("components", Value::List(sum.parts().iter().enumerate().map(component).collect())),
    ];
    if let Some(remoteness) = remoteness {
        fields.push(("remoteness", remoteness.iter().copied().min().into()));
    }
    if let Some(columns) = columns {
        fields.push(("columns", Value::numbers(&columns)));
    }
    let lose = |(played, reply): &(CompoundMove, Option<CompoundMove>)| {
        let after = sum.after(steps_of(played));
        let reply = reply.as_ref().map(|reply| Value::Fields(compound_move(&after, reply)));
        with(compound_move(sum, played), reply.map(|reply| ("refutation", reply)).into_iter().collect())
    };
    let win = |one: &CompoundMove| Value::Fields(compound_move(sum, one));
    fields.extend([
        ("winningCount", winning.0.into()),
        ("winning", Value::List(winning.1.iter().map(win).collect())),
        ("losingCount", losing.0.into()),
        ("losing", Value::List(losing.1.iter().map(lose).collect())),
    ]);
    Ok(Value::Fields(fields).into_js())
}

fn with(mut fields: Fields, more: Fields) -> Value {
    fields.extend(more);
    Value::Fields(fields)
}

/// A component as it is set up.
fn shape(part: &Part) -> Fields {
    let Shape { squares, own_left, dollar, bank, graph } = part.shape();
    let mut fields = vec![
        ("game", part.game().into()),
        ("kind", part.kind().into()),
        ("cells", Value::numbers(part.cells())),
    ];
    if let Some(heaps) = part.heaps() {
        fields.push(("heaps", Value::numbers(&heaps)));
    }
    if let Some(squares) = squares {
        fields.push(("squares", squares.into()));
    }
    if let Some(left) = own_left {
        fields.push(("own", if left { "left" } else { "right" }.into()));
    }
    if let Some(dollar) = dollar {
        fields.push(("dollar", dollar.into()));
    }
    if let Some((own, other)) = bank {
        fields.push(("bank", Value::numbers(&[own, other])));
    }
    if let Some(graph) = graph {
        let vertices = graph
            .vertices
            .into_iter()
            .map(|(name, value)| Value::Fields(vec![("name", name.into()), ("value", value.into())]));
        let edges = graph.edges.into_iter().map(|(from, to)| Value::numbers(&[from, to]));
        let graph =
            vec![("vertices", Value::List(vertices.collect())), ("edges", Value::List(edges.collect()))];
        fields.push(("graph", Value::Fields(graph)));
    }
    fields
}

fn one_step(component: usize, step: &Step) -> Fields {
    let mut fields = vec![
        ("component", component.into()),
        ("cell", step.cell.into()),
        ("from", step.from.into()),
        ("move", step.amount.into()),
        ("to", Value::numbers(&step.to)),
    ];
    if !step.changes.is_empty() {
        let changes = step.changes.iter().map(|one| {
            Value::Fields(vec![("cell", one.cell.into()), ("from", one.from.into()), ("to", one.to.into())])
        });
        fields.push(("changes", Value::List(changes.collect())));
    }
    fields
}

fn one_move(before: &Sum, played: &PartMove) -> Fields {
    let mut fields = one_step(played.part, &played.step);
    fields.extend([
        ("componentValue", played.part_value.into()),
        ("value", played.value.into()),
        ("position", before.after([(played.part, &played.step)]).to_string().into()),
    ]);
    fields
}

fn steps_of(played: &CompoundMove) -> impl Iterator<Item = (usize, &Step)> {
    played.steps.iter().map(|(part, step)| (*part, step))
}

fn compound_move(before: &Sum, played: &CompoundMove) -> Fields {
    let steps = steps_of(played).map(|(part, step)| Value::Fields(one_step(part, step)));
    vec![
        ("steps", Value::List(steps.collect())),
        ("position", before.after(steps_of(played)).to_string().into()),
    ]
}
