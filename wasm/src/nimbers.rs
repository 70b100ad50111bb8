//! Nimbers: expressions, single nimbers, quadratic equations and tables.

use super::convert::listener::listen;
use super::convert::{JsResult, Request, guard, object, typed};
use grundyscope::error::{Code, Error, Message, Result, allowed};
use grundyscope::nimber::{self, CELLS, Calculation, Facts, Field, Nimber, Step, Table, Window, calculate};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("nimbers.d.ts");

#[derive(Serialize)]
struct StepObject<'a> {
    operation: &'static str,
    operands: Vec<String>,
    result: String,
    from: usize,
    to: usize,
    lines: &'a [Message],
    omitted: String,
}

impl<'a> From<&'a Step> for StepObject<'a> {
    fn from(step: &'a Step) -> Self {
        Self {
            operation: step.operation.as_str(),
            operands: step.operands.iter().map(ToString::to_string).collect(),
            result: step.result.to_string(),
            from: step.from,
            to: step.to,
            lines: &step.lines,
            omitted: step.omitted.to_string(),
        }
    }
}

#[derive(Serialize)]
struct CalculationObject<'a> {
    value: String,
    kind: &'static str,
    steps: Vec<StepObject<'a>>,
    omitted: usize,
}

/// The value of an expression of nimbers, with the steps that lead to it.
#[wasm_bindgen(js_name = nimber, skip_typescript)]
pub fn nimber_(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["expression"])?;
        let text = request.text("expression")?;
        let Calculation { value, is_nimber, steps, omitted } =
            listen(progress, |progress| calculate(&text, Some(progress)))
                .map_err(|error| error.in_field("expression"))?;
        Ok(object(&CalculationObject {
            value: value.to_string(),
            kind: if is_nimber { "nimber" } else { "integer" },
            steps: steps.iter().map(StepObject::from).collect(),
            omitted,
        }))
    })
}

/// A window of the table of nim-sums, nim-products, powers or nim-quotients.
#[wasm_bindgen(js_name = nimberTable, skip_typescript)]
pub fn nimber_table(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let known = ["op", "rowFrom", "columnFrom", "rows", "columns", "rowStep", "columnStep"];
        let request = Request::new(request, &known)?;
        let op = request.text("op")?;
        let table = Table::ALL.into_iter().find(|(name, _)| *name == op);
        let (_, table) = table
            .ok_or_else(|| Error::new(Code::OutOfRange, &op, allowed("nimber-operations")).in_field("op"))?;
        let optional = |name: &'static str, default: u32| match request.optional_number(name)? {
            None => Ok(default),
            Some(number) => number.within("0", "2^32-1").map(|number| number as u32),
        };
        let rows = request.number("rows")?.whole(1, CELLS.into())? as u32;
        let window = Window {
            row_from: optional("rowFrom", 0)?,
            column_from: optional("columnFrom", 0)?,
            rows,
            columns: request.number("columns")?.whole(1, (CELLS / rows).into())? as u32,
            row_step: optional("rowStep", 1)?,
            column_step: optional("columnStep", 1)?,
        };
        let cells = listen(progress, |progress| nimber::window(table, window, Some(progress)))?;
        Ok(typed(&cells))
    })
}

/// A field as the `NimberField` of `nimbers.d.ts`.
#[derive(Serialize)]
pub struct FieldObject {
    level: u32,
    bits: usize,
}

impl From<Field> for FieldObject {
    fn from(field: Field) -> Self {
        Self { level: field.level(), bits: field.bits() }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FactsObject {
    value: String,
    field: FieldObject,
    square: String,
    square_root: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    inverse: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    roots: Option<[String; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    roots_field: Option<FieldObject>,
}

/// Facts about one nimber.
#[wasm_bindgen(js_name = nimberFacts, skip_typescript)]
pub fn nimber_facts(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["value"])?;
        let value = nimber_of(&request, "value")?;
        let facts = listen(progress, |progress| Facts::of(&value, Some(progress)))?;
        Ok(object(&FactsObject {
            value: value.to_string(),
            field: facts.field.into(),
            square: facts.square.to_string(),
            square_root: facts.square_root.to_string(),
            inverse: facts.inverse.map(|inverse| inverse.to_string()),
            order: facts.order.map(|order| order.to_string()),
            roots: facts.roots.map(|roots| roots.map(|root| root.to_string())),
            roots_field: facts.roots_field.map(FieldObject::from),
        }))
    })
}

/// A field with a nimber.
pub fn nimber_of(request: &Request<'_>, field: &'static str) -> Result<Nimber> {
    let value = request.number(field)?.big("0", "2^65536-1")?;
    Nimber::new(value).map_err(|error| error.in_field(field))
}
