//! The parts of answers about positions: components, and what a move does in one, as the
//! `ComponentShape` and the `Step` of `positions.d.ts`.

use super::dynamic::Value;
use grundyscope::position::Component;
use grundyscope::position::boards::Step;

/// The value of the field `play` for misère play.
pub const MISERE: &str = "misere";

/// The fields of an object.
pub type Fields = Vec<(&'static str, Value)>;

/// Two lists of fields as one.
#[must_use]
pub fn with(mut fields: Fields, more: Fields) -> Fields {
    fields.extend(more);
    fields
}

/// A component as it is set up, and what is found about it.
#[must_use]
pub fn with_values(component: &Component, more: Fields) -> Value {
    let mut fields = vec![
        ("game", component.game().into()),
        ("kind", component.kind().as_str().into()),
        ("cells", Value::numbers(component.cells())),
    ];
    if let Some(heaps) = component.heaps() {
        fields.push(("heaps", Value::numbers(&heaps)));
    }
    #[cfg(feature = "boards")]
    fields.extend(drawn(component));
    Value::Fields(with(fields, more))
}

/// What a move does in one component.
#[must_use]
pub fn one_step(component: usize, step: &Step) -> Fields {
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

/// What a drawing of a component needs besides its cells.
#[cfg(feature = "boards")]
fn drawn(component: &Component) -> Fields {
    let shape = component.shape();
    let mut fields = Vec::new();
    if let Some(squares) = shape.squares {
        fields.push(("squares", squares.into()));
    }
    if let Some(left) = shape.own_left {
        fields.push(("own", if left { "left" } else { "right" }.into()));
    }
    if let Some(dollar) = shape.dollar {
        fields.push(("dollar", dollar.into()));
    }
    if let Some((own, other)) = shape.bank {
        fields.push(("bank", Value::numbers(&[own, other])));
    }
    if let Some(graph) = shape.graph {
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
