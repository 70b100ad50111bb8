//! Sums with components beyond heaps and rows of coins, and sums with moves in several components.

use super::convert::components::{Fields, MISERE, one_step, with_values};
use super::convert::{Request, Value, compute, outcome};
use super::positions::after;
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::position::boards::Step;
use grundyscope::position::{Component, Compound, CompoundMove, Sum};
use grundyscope::progress::Progress;
use grundyscope::store::Store;
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
    let parse = |text: &str| compute(progress, |_, progress| Sum::parse_long(text, Some(progress)));
    let sum = request.parsed("position", parse)?;
    let manner = if request.has("sum")? { request.parsed("sum", Manner::parse)? } else { None };
    let Some(manner) = manner else { return Ok((sum, None)) };
    let manner = if misere { manner.in_misere() } else { manner };
    let fields = compute(progress, |store, progress| compound(&sum, manner, misere, list, store, progress));
    Ok((sum, Some(fields.map_err(|error| error.in_field("position"))?)))
}

/// The answer about a sum with moves in several components.
fn compound(
    sum: &Sum,
    manner: Manner,
    misere: bool,
    list: usize,
    store: &mut Store,
    progress: &mut Progress<'_>,
) -> Result<Fields> {
    let (wins, alone, columns, winning, losing) = match manner {
        Manner::Compound(compound) => {
            let found = sum.compound_moves(compound, list, store, Some(progress))?;
            (found.wins, Some((found.lost, found.remoteness)), None, found.winning, found.losing)
        }
        Manner::Moore(most) => {
            let found = sum.moore_moves(most, misere, list, Some(progress))?;
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
    let (mut wins, mut losses) = (Vec::new(), Vec::new());
    for one in &winning.1 {
        wins.push(Value::Fields(compound_move(sum, one, progress)?.1));
    }
    for (played, reply) in &losing.1 {
        let (after, mut played) = compound_move(sum, played, progress)?;
        if let Some(reply) = reply {
            played.push(("refutation", Value::Fields(compound_move(&after, reply, progress)?.1)));
        }
        losses.push(Value::Fields(played));
    }
    fields.extend([
        ("winningCount", winning.0.into()),
        ("winning", Value::List(wins)),
        ("losingCount", losing.0.into()),
        ("losing", Value::List(losses)),
    ]);
    Ok(fields)
}

fn steps_of(played: &CompoundMove) -> impl Iterator<Item = (usize, &Step)> {
    played.steps.iter().map(|(part, step)| (*part, step))
}

/// The sum after a move, and what is told of the move.
fn compound_move(before: &Sum, played: &CompoundMove, progress: &mut Progress<'_>) -> Result<(Sum, Fields)> {
    let steps = steps_of(played).map(|(part, step)| Value::Fields(one_step(part, step)));
    let steps = Value::List(steps.collect());
    let (after, position) = after(before, steps_of(played), progress)?;
    Ok((after, vec![("steps", steps), position]))
}
