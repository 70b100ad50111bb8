//! Pictures of long sequences, for JavaScript.

use super::answers::{object, set};
use super::errors::guard;
use super::listener::listen;
use super::requests::Request;
use super::{index, small, with_store};
use crate::error::{Code, Error, Result};
use crate::grundy::{self, PER_PIXEL, Palette, Stretch, Summary};
use crate::number;
use crate::ruleset::Ruleset;
use js_sys::{Uint8Array, Uint8ClampedArray};
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("pictures.d.ts");

/// The most cells or pixels of a picture.
const CELLS: u64 = 1 << 22;
/// The most columns of a raster.
const COLUMNS: u64 = 1 << 14;
/// The most colours of a palette.
const COLOURS: u32 = 4096;

thread_local! {
    /// The summary that was used last: somebody who moves along a sequence asks of the same one again and again.
    static SUMMARY: RefCell<Option<(Ruleset, Summary)>> = const { RefCell::new(None) };
}

/// A whole number of a field, from `min` to `max`.
fn whole(request: &Request<'_>, field: &str, min: u64, max: u64) -> Result<u64> {
    let n = number::parse(&request.number_text(field)?, &min.to_string(), &max.to_string());
    n.and_then(|n| small(&n)).map_err(|error| error.in_field(field))
}

fn game(request: &Request<'_>) -> Result<Ruleset> {
    Ruleset::parse(&request.text("game")?).map_err(|error| error.in_field("game"))
}

#[derive(Serialize)]
struct RasterObject {
    from: u64,
    width: u64,
    columns: u32,
    base: u32,
    step: u32,
    rows: u32,
    least: u32,
    most: u32,
}

/// The graph of a stretch of a sequence, as shades.
#[wasm_bindgen(skip_typescript)]
pub fn raster(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["game", "n", "from", "to", "columns", "rows"])?;
        let (game, n) = (game(&request)?, request.number_text("n")?);
        let columns = whole(&request, "columns", 1, COLUMNS)? as u32;
        // Twice as many columns, and two more, may come of it.
        let rows = whole(&request, "rows", 1, CELLS / (2 * u64::from(columns) + 2))? as u32;
        let first = game.first_index();
        let drawn = listen(progress, |progress| {
            with_store(|store| {
                let sequence = store.open(&game);
                let n = index(&n, "n", &sequence.limit().to_string())?;
                let n = if n < first { first } else { n };
                let from = whole(&request, "from", first, n)?;
                let to = whole(&request, "to", from + 1, n + 1)?;
                sequence.extend(n, &mut progress.part(0.0, 0.9))?;
                let kept = SUMMARY.take().filter(|(of, summary)| *of == game && summary.len() == n + 1);
                let (game, summary) = match kept {
                    Some(kept) => kept,
                    None => (game, Summary::of(sequence, first, n, &mut progress.part(0.9, 1.0))?),
                };
                let drawn = grundy::raster(sequence, &summary, Stretch { from, to, columns, rows });
                SUMMARY.replace(Some((game, summary)));
                Ok(drawn)
            })
        })?;
        let result = object(&RasterObject {
            from: drawn.from,
            width: drawn.width,
            columns: drawn.columns,
            base: drawn.base,
            step: drawn.step,
            rows: drawn.rows,
            least: drawn.least,
            most: drawn.most,
        });
        set(&result, "shades", &Uint8Array::from(&drawn.shades[..]));
        Ok(result)
    })
}

/// A palette of colours as 0xRRGGBB.
fn palette(request: &Request<'_>) -> Result<Vec<u32>> {
    let allowed = "1 to 4,096 whole numbers from 0 to 16777215";
    let wrong = |code| Error::new(code, "", allowed).in_field("palette");
    let colours = request.optional_list("palette", COLOURS)?.ok_or_else(|| wrong(Code::Missing))?;
    if colours.is_empty() {
        return Err(wrong(Code::OutOfRange));
    }
    let colour = |value: &JsValue| {
        let number = value.as_f64().ok_or_else(|| wrong(Code::WrongType))?;
        let whole = number.fract() == 0.0 && (0.0..=16_777_215.0).contains(&number);
        #[expect(clippy::cast_sign_loss, reason = "its range was checked")]
        if whole { Ok(number as u32) } else { Err(wrong(Code::OutOfRange)) }
    };
    colours.iter().map(colour).collect()
}

/// Heaps in a row as pixels.
#[wasm_bindgen(skip_typescript)]
pub fn pixels(request: &JsValue, progress: &JsValue) -> std::result::Result<JsValue, JsValue> {
    guard(|| {
        let request = Request::new(request, &["game", "from", "to", "per", "palette", "bit"])?;
        let game = game(&request)?;
        let per = whole(&request, "per", 1, PER_PIXEL.into())?;
        let bit = if request.has("bit")? { Some(whole(&request, "bit", 0, 31)? as u32) } else { None };
        let palette = Palette::new(&palette(&request)?, bit);
        let drawn = listen(progress, |progress| {
            with_store(|store| {
                let sequence = store.open(&game);
                let from = whole(&request, "from", game.first_index(), sequence.limit())?;
                let past = (sequence.limit() + 1).min(from + CELLS * per);
                let to = whole(&request, "to", from + 1, past)?;
                sequence.extend(to - 1, progress)?;
                Ok(grundy::pixels(sequence, from, to, per as u32, &palette))
            })
        })?;
        Ok(Uint8ClampedArray::from(&drawn[..]).into())
    })
}
