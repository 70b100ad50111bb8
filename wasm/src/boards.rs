//! Sums with components beyond heaps and rows of coins, and sums with moves in several components.

use super::convert::components::{Fields, MISERE, one_step, with, with_values};
use super::convert::listener::listen;
use super::convert::{Request, Value, compute, outcome};
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::position::boards::Step;
use grundyscope::position::{Component, Compound, CompoundMove, Sum};
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

/// The position, and the answer about it if moves are made in several components.
pub(super) fn read(
    request: &Request<'_>,
    misere: bool,
    list: usize,
    progress: &JsValue,
) -> Result<(Sum, Option<Fields>)> {
    let sum = request.parsed("position", Sum::parse)?;
    let manner = if request.has("sum")? { request.parsed("sum", Manner::parse)? } else { None };
    let fields = manner.map(|manner| compound(&sum, manner, misere, list, progress)).transpose()?;
    Ok((sum, fields))
}

/// The answer about a sum with moves in several components.
fn compound(sum: &Sum, manner: Manner, misere: bool, list: usize, progress: &JsValue) -> Result<Fields> {
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
    let component = |(place, component): (usize, &Component)| {
        let mut more = Vec::new();
        if let Some((lost, _)) = &alone {
            more.push(("outcome", outcome(lost[place]).into()));
        }
        if let Some(remoteness) = remoteness {
            more.push(("remoteness", remoteness[place].into()));
        }
        with_values(component, more)
    };
    let mut fields = vec![
        ("sum", manner.name().into()),
        ("play", if misere { MISERE } else { "normal" }.into()),
        ("outcome", outcome(!wins).into()),
        ("decidedBy", manner.theorem().into()),
        ("components", Value::List(sum.components().iter().enumerate().map(component).collect())),
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
        let reply = reply.map(|reply| ("refutation", reply)).into_iter().collect();
        Value::Fields(with(compound_move(sum, played), reply))
    };
    let win = |one: &CompoundMove| Value::Fields(compound_move(sum, one));
    fields.extend([
        ("winningCount", winning.0.into()),
        ("winning", Value::List(winning.1.iter().map(win).collect())),
        ("losingCount", losing.0.into()),
        ("losing", Value::List(losing.1.iter().map(lose).collect())),
    ]);
    Ok(fields)
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
