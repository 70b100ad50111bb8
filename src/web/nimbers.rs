//! Nimbers at the boundary; the shapes are in `nimbers.d.ts`.

use super::answers::{Fields, object};
use super::errors;
use super::javascript::Words;
use super::listener::{is_given, listen};
use super::requests::Request;
use super::small;
use crate::error::{Code, Error, Result};
use crate::nimber::{
    self, CELLS, Calculation, Field, Nimber, Roots, Step, Table, Window, calculate, quadratic,
    square_plus_root, window,
};
use crate::number;
use dashu_int::UBig;
use js_sys::{ArrayBuffer, BigUint64Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("nimbers.d.ts");

#[derive(Serialize)]
struct LineObject<'a> {
    text: &'static str,
    arguments: Fields<&'a str>,
}

#[derive(Serialize)]
struct StepObject<'a> {
    operation: &'static str,
    operands: Vec<String>,
    result: String,
    from: usize,
    to: usize,
    lines: Vec<LineObject<'a>>,
    omitted: String,
}

impl<'a> From<&'a Step> for StepObject<'a> {
    fn from(step: &'a Step) -> Self {
        let lines = step.lines.iter().map(|line| LineObject {
            text: line.text,
            arguments: Fields(line.arguments.iter().map(|(name, value)| (*name, &**value)).collect()),
        });
        Self {
            operation: step.operation.as_str(),
            operands: step.operands.iter().map(ToString::to_string).collect(),
            result: step.result.to_string(),
            from: step.from,
            to: step.to,
            lines: lines.collect(),
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

/// The value of an expression of nimbers, and how it comes about.
#[wasm_bindgen(js_name = nimber, skip_typescript)]
pub fn nimber_(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["expression"])?;
        let text = request.text("expression")?;
        let Calculation { value, is_nimber, steps, omitted } =
            listen(progress, |progress| calculate(&text, progress))
                .map_err(|error| error.in_field("expression"))?;
        Ok(object(&CalculationObject {
            value: value.to_string(),
            kind: if is_nimber { "nimber" } else { "integer" },
            steps: steps.iter().map(StepObject::from).collect(),
            omitted,
        }))
    })
}

/// How many numbers are computed between two copies from and to JavaScript's arrays: three times as many are still in the second
/// fastest cache, and calls of JavaScript, which run in its interpreter at first, take little of the time.
const PIECE: u32 = 1 << 13;

/// An array of numbers.
fn words_of(array: &JsValue, name: &str) -> Result<Words> {
    Words::of(array).ok_or_else(|| Error::new(Code::WrongType, "", "a BigUint64Array").in_field(name))
}

/// A batch: arrays of equally many numbers, and where the results go.
struct Batch {
    given: Vec<Words>,
    /// The array of the caller, and another one upon its numbers.
    into: Option<(JsValue, Words)>,
    length: u32,
    is_heard: bool,
}

/// Computes results from a piece of each array; it is told at what index the pieces begin.
type Compute = dyn Fn(usize, &[Vec<u64>], &mut [u64]) -> Result<()>;

impl Batch {
    /// Reads fields with arrays, of which `into` is the last and may be left out.
    fn read(request: &JsValue, names: &[&str], progress: &JsValue) -> Result<Self> {
        let request = Request::new(request, names)?;
        let mut given = Vec::new();
        for name in &names[..names.len() - 1] {
            given.push(words_of(&request.needed(name, "a BigUint64Array")?, name)?);
        }
        let into = request.optional("into")?;
        let into = into.map(|array| words_of(&array, "into").map(|words| (array, words))).transpose()?;
        let length = given.first().map_or(0, |array| array.length());
        for (array, name) in given.iter().chain(into.iter().map(|(_, words)| words)).zip(names) {
            if array.length() != length {
                let allowed = format!("as many numbers as in a, {length}");
                let other = array.length().to_string();
                return Err(Error::new(Code::OutOfRange, &other, allowed).in_field(name));
            }
        }
        // A listener may change the numbers or take them away, and so may results that go elsewhere into the same memory. Where
        // neither is so, large arrays are cheaper to read where they are. Several objects may stand for the same shared memory.
        let is_heard = is_given(progress);
        let is_shared = |array: &Words| !array.buffer().is_instance_of::<ArrayBuffer>();
        for (array, name) in given.iter_mut().zip(names) {
            let shares = |(_, into): &(JsValue, Words)| {
                let same = into.buffer() == array.buffer() || is_shared(into) && is_shared(array);
                same && into.byte_offset() != array.byte_offset()
            };
            if is_heard || into.as_ref().is_some_and(shares) {
                let none = || Error::new(Code::Memory, "", "fewer numbers at once").in_field(name);
                *array = array.copy().ok_or_else(none)?;
            }
        }
        Ok(Self { given, into, length, is_heard })
    }

    /// Computes piece by piece.
    fn computed(self, progress: &JsValue, compute: &Compute) -> Result<JsValue> {
        let Self { given, into, length, is_heard } = self;
        listen(progress, |progress| {
            let results = match &into {
                Some((_, words)) if !is_heard => words.subarray(0, length),
                _ => BigUint64Array::new_with_length(length),
            };
            let most = length.min(PIECE) as usize;
            let mut computed = nimber::zeros(most)?;
            let mut pieces = Vec::new();
            for _ in &given {
                pieces.push(nimber::zeros(most)?);
            }
            let mut start = 0;
            while start < length {
                let end = length.min(start + PIECE);
                for (array, piece) in given.iter().zip(&mut pieces) {
                    piece.truncate((end - start) as usize);
                    array.subarray(start, end).copy_to(piece);
                }
                computed.truncate((end - start) as usize);
                compute(start as usize, &pieces, &mut computed)?;
                results.subarray(start, end).copy_from(&computed);
                start = end;
                progress.report(end.into(), length.into())?;
            }
            let Some((array, words)) = into else { return Ok(results.into()) };
            if words.length() != length {
                let allowed = "an array that stays as it is while the listener runs";
                return Err(Error::new(Code::OutOfRange, "", allowed).in_field("into"));
            }
            if is_heard {
                words.set(&results, 0);
            }
            Ok(array)
        })
    }
}

/// The nim-products of pairs of 64-bit nimbers.
#[wasm_bindgen(js_name = nimProducts, skip_typescript)]
pub fn nim_products(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        Batch::read(request, &["a", "b", "into"], progress)?.computed(progress, &|_, pieces, products| {
            nimber::products_into(&pieces[0], &pieces[1], products);
            Ok(())
        })
    })
}

/// The nim-inverses of 64-bit nimbers.
#[wasm_bindgen(js_name = nimInverses, skip_typescript)]
pub fn nim_inverses(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        Batch::read(request, &["a", "into"], progress)?.computed(progress, &|start, pieces, inverses| {
            let from_the_start = |mut error: Error| {
                error.at = error.at.map(|at| at + start);
                error
            };
            nimber::inverses_into(&pieces[0], inverses).map_err(from_the_start)
        })
    })
}

/// A window of the table of nim-sums, nim-products, powers or nim-quotients.
#[wasm_bindgen(js_name = nimberTable, skip_typescript)]
pub fn nimber_table(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let known = ["op", "rowFrom", "columnFrom", "rows", "columns", "rowStep", "columnStep"];
        let request = Request::new(request, &known)?;
        let op = request.text("op")?;
        let table = Table::ALL.into_iter().find(|(name, _)| *name == op);
        let (_, table) = table.ok_or_else(|| {
            Error::new(Code::OutOfRange, &op, "one of sum, product, power, quotient").in_field("op")
        })?;
        let optional = |name: &str, default: u32, max: &str| match request.optional_number_text(name)? {
            None => Ok(default),
            Some(text) => whole(&text, name, "0", max),
        };
        let rows = whole(&request.number_text("rows")?, "rows", "1", &CELLS.to_string())?;
        let columns = (CELLS / rows).to_string();
        let piece = Window {
            row_from: optional("rowFrom", 0, "2^32-1")?,
            column_from: optional("columnFrom", 0, "2^32-1")?,
            rows,
            columns: whole(&request.number_text("columns")?, "columns", "1", &columns)?,
            row_step: optional("rowStep", 1, "2^32-1")?,
            column_step: optional("columnStep", 1, "2^32-1")?,
        };
        let cells = listen(progress, |progress| window(table, piece, progress))?;
        Ok(Uint32Array::from(&cells[..]).into())
    })
}

fn whole(text: &str, field: &str, min: &str, max: &str) -> Result<u32> {
    let number = number::parse(text, min, max).and_then(|n| small(&n));
    number.map(|number| number as u32).map_err(|error| error.in_field(field))
}

#[derive(Serialize)]
struct FieldObject {
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

/// What there is to know about one nimber.
#[wasm_bindgen(js_name = nimberFacts, skip_typescript)]
pub fn nimber_facts(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["value"])?;
        let value = read(&request, "value")?;
        // What is too large for an answer has none; only the listener's wish to stop is an error.
        let order = match listen(progress, |progress| value.order(progress)) {
            Err(error) if !matches!(error.code, Code::OutOfRange | Code::DivisionByZero) => {
                return Err(error);
            }
            order => order.ok(),
        };
        let root = square_plus_root(&value).ok();
        let facts = FactsObject {
            value: value.to_string(),
            field: value.field().into(),
            square: value.square().to_string(),
            square_root: value.square_root().to_string(),
            inverse: value.inverse().ok().map(|inverse| inverse.to_string()),
            order: order.map(|order| order.to_string()),
            roots: root.as_ref().map(|root| [root.to_string(), root.sum(&1.into()).to_string()]),
            roots_field: root.map(|root| root.sum(&1.into()).field().into()),
        };
        Ok(object(&facts))
    })
}

#[derive(Serialize)]
struct RootsObject {
    kind: &'static str,
    roots: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<FieldObject>,
    given: FieldObject,
}

/// The solutions of a x² + b x + c = 0 in nimbers.
#[wasm_bindgen(js_name = nimQuadratic, skip_typescript)]
pub fn nim_quadratic(request: &JsValue) -> std::result::Result<JsValue, JsValue> {
    errors::guard(|| {
        let request = Request::new(request, &["a", "b", "c"])?;
        let [a, b, c] = ["a", "b", "c"].map(|name| read(&request, name));
        let (a, b, c) = (a?, b?, c?);
        let roots = quadratic(&a, &b, &c)?;
        let kind = match &roots {
            Roots::Every => "every",
            Roots::None => "none",
            Roots::One(_) => "one",
            Roots::Two(..) => "two",
        };
        Ok(object(&RootsObject {
            kind,
            roots: roots.list().into_iter().map(ToString::to_string).collect(),
            field: roots.field().map(FieldObject::from),
            given: a.field().max(b.field()).max(c.field()).into(),
        }))
    })
}

fn read(request: &Request<'_>, field: &str) -> Result<Nimber> {
    let value: Result<UBig> = number::parse(&request.number_text(field)?, "0", "2^65536-1");
    value.and_then(Nimber::new).map_err(|error| error.in_field(field))
}
