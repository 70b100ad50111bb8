//! Own rules of two and three coordinates, as the games of `two_heaps.d.ts`.

use super::listener::listen;
use super::objects::{object, outcome, typed};
use super::request::Request;
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::ruleset::Rule;
use grundyscope::two_heaps::{OwnExplanation, OwnOption, OwnTable, TwoHeaps, Window};
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

thread_local! {
    /// The table of the last request, so that the next cell of it costs little.
    static LAST: RefCell<Option<OwnTable>> = const { RefCell::new(None) };
}

/// The most values that are kept from one request to the next: about 12 MB.
const KEPT: usize = 1 << 18;

/// What `work` makes of the own rule that the field `game` holds, if it is no name of a game.
pub fn with_own_table(
    request: &Request<'_>,
    work: &dyn Fn(&mut OwnTable) -> Result<JsValue>,
) -> Result<Option<JsValue>> {
    let text = request.text("game")?;
    if TwoHeaps::parse(&text).is_ok() || !Rule::is_rule(&text) {
        return Ok(None);
    }
    let rule = request.parsed("game", Rule::parse)?;
    // A listener may call this function while it works: it finds nothing then.
    let last = LAST.take().filter(|last| *last.rule() == rule);
    let mut own = match last {
        Some(last) => last,
        None => OwnTable::new(rule).map_err(|error| error.in_field("game"))?,
    };
    let result = work(&mut own);
    if own.len() <= KEPT {
        LAST.set(Some(own));
    }
    result.map(Some)
}

/// The third coordinate of a rule with three.
fn layer(request: &Request<'_>, own: &OwnTable) -> Result<Option<u64>> {
    if own.rule().coordinates() > 2 {
        return request.number("layer")?.index(OwnTable::MAX).map(Some);
    }
    if request.has("layer")? {
        let error = Error::new(Code::UnknownField, "layer", allowed("layers-of-three"));
        return Err(error.in_field("layer"));
    }
    Ok(None)
}

/// A window of the table.
pub fn window(request: &Request<'_>, own: &mut OwnTable, progress: &JsValue) -> Result<JsValue> {
    let number = |field, min, max| request.number(field)?.whole(min, max);
    let rows = number("rows", 1, OwnTable::POSITIONS as u64)?;
    let window = Window {
        from_row: number("fromRow", 0, OwnTable::MAX)?,
        from_column: number("fromColumn", 0, OwnTable::MAX)?,
        rows: rows as u32,
        columns: number("columns", 1, OwnTable::POSITIONS as u64 / rows)? as u32,
    };
    let layer = layer(request, own)?;
    let values = listen(progress, |progress| own.table(window, layer, Some(progress)))?;
    Ok(typed(&values))
}

/// The position that the fields `row`, `column` and `layer` give, and why it has its value.
fn explained(
    request: &Request<'_>,
    own: &mut OwnTable,
    progress: &JsValue,
) -> Result<(Vec<u64>, OwnExplanation)> {
    let coordinate = |field| request.number(field)?.index(OwnTable::MAX);
    let mut position = vec![coordinate("row")?, coordinate("column")?];
    position.extend(layer(request, own)?);
    let found = listen(progress, |progress| own.explain(&position, Some(progress)))?;
    Ok((position, found))
}

#[derive(Serialize)]
struct OptionObject<Number> {
    from: &'static str,
    #[serde(rename = "move")]
    number: Number,
    to: [Number; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    layer: Option<Number>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    and: Vec<Vec<Number>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u32>,
}

impl<Number> OptionObject<Number> {
    /// The option, with its numbers written by `write`.
    fn of(option: &OwnOption, value: Option<u32>, write: impl Fn(u64) -> Number) -> Self {
        // An option leaves at least one position.
        let position = |part: &Vec<u64>| part.iter().map(|&number| write(number)).collect();
        let first = &option.parts[0];
        Self {
            from: "rule",
            number: write(option.number),
            to: [write(first[0]), write(first[1])],
            layer: first.get(2).map(|&layer| write(layer)),
            and: option.parts[1..].iter().map(position).collect(),
            value,
        }
    }
}

#[derive(Serialize)]
struct WitnessObject {
    value: u32,
    count: u64,
    first: OptionObject<u64>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CellObject {
    game: String,
    row: u64,
    column: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    layer: Option<u64>,
    value: u32,
    option_count: u64,
    options: Vec<OptionObject<u64>>,
    value_count: u64,
    by_value: Vec<WitnessObject>,
}

/// The mex at one position, option by option.
pub fn explain(request: &Request<'_>, own: &mut OwnTable, progress: &JsValue) -> Result<JsValue> {
    let (position, found) = explained(request, own, progress)?;
    let option = |option: &OwnOption| OptionObject::of(option, Some(option.value), |number| number);
    let witness = |(count, first): &(u64, OwnOption)| WitnessObject {
        value: first.value,
        count: *count,
        first: option(first),
    };
    Ok(object(&CellObject {
        game: own.rule().to_string(),
        row: position[0],
        column: position[1],
        layer: position.get(2).copied(),
        value: found.value,
        option_count: found.option_count,
        options: found.options.iter().map(option).collect(),
        value_count: found.value_count,
        by_value: found.by_value.iter().map(witness).collect(),
    }))
}

#[derive(Serialize)]
struct MovesObject {
    outcome: &'static str,
    winning: Vec<OptionObject<String>>,
    complete: bool,
    value: String,
}

/// The winning moves of a position.
pub fn moves(request: &Request<'_>, own: &mut OwnTable, progress: &JsValue) -> Result<JsValue> {
    let (_, found) = explained(request, own, progress)?;
    let option = |option: &OwnOption| OptionObject::of(option, None, |number| number.to_string());
    Ok(object(&MovesObject {
        outcome: outcome(found.value == 0),
        complete: found.winning_count == found.winning.len() as u64,
        winning: found.winning.iter().map(option).collect(),
        value: found.value.to_string(),
    }))
}

/// The range of a rule's positions: the least row and column, and the last of each.
#[must_use]
pub fn range(own: &OwnTable) -> (u64, [u64; 2]) {
    let bounds = [0, 1].map(|coordinate| own.rule().bounds(coordinate));
    let last = bounds.map(|(_, last, _)| OwnTable::MAX.min(last.cast_unsigned()));
    let first = bounds.map(|(first, ..)| first.cast_unsigned());
    (first[0].min(first[1]).min(OwnTable::MAX), last)
}
