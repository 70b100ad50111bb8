//! Pictures of long sequences.

use super::convert::{JsResult, Request, compute, guard, object, set};
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::sequence::{self, PER_PIXEL, Palette, Raster, Stretch};
use js_sys::{Uint8Array, Uint8ClampedArray};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("pictures.d.ts");

/// The most cells or pixels of a picture.
const MAX_CELLS: u64 = 1 << 22;
/// The most columns of a raster.
const MAX_COLUMNS: u64 = 1 << 14;
/// The most colours of a palette.
const MAX_COLOURS: u32 = 4096;

fn shaded(raster: &Raster) -> JsValue {
    let result = object(raster);
    set(&result, "shades", &Uint8Array::from(&raster.shades[..]));
    result
}

/// The graph of a part of a sequence, as shades.
#[wasm_bindgen(skip_typescript)]
pub fn raster(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "n", "from", "to", "columns", "rows"])?;
        let (game, n) = (request.game()?, request.number("n")?);
        let columns = request.number("columns")?.whole(1, MAX_COLUMNS)? as u32;
        // A raster may have twice as many columns, and two more.
        let rows = request.number("rows")?.whole(1, MAX_CELLS / (2 * u64::from(columns) + 2))? as u32;
        let first = game.first_index();
        compute(progress, |store, progress| {
            let n = n.index(store.open(&game).limit())?.max(first);
            let from = request.number("from")?.whole(first, n)?;
            let to = request.number("to")?.whole(from + 1, n + 1)?;
            let (sequence, summary) = store.summarised(&game, n, Some(progress))?;
            let stretch = Stretch { from, to, columns, rows };
            Ok(shaded(&sequence::raster(sequence, summary, stretch, Some(progress))?))
        })
    })
}

/// The field `palette`: colours as 0xRRGGBB.
fn palette(request: &Request<'_>) -> Result<Vec<u32>> {
    let wrong = |code| Error::new(code, "", allowed("colours")).in_field("palette");
    let colours = request.optional_list("palette", MAX_COLOURS)?.ok_or_else(|| wrong(Code::Missing))?;
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
pub fn pixels(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        let request = Request::new(request, &["game", "from", "to", "per", "palette", "bit"])?;
        let game = request.game()?;
        let per = request.number("per")?.whole(1, PER_PIXEL.into())?;
        let bit = request.optional_number("bit")?.map(|bit| bit.index(31)).transpose()?;
        let palette = Palette::new(&palette(&request)?, bit.map(|bit| bit as u32));
        let pixels = compute(progress, |store, progress| {
            let sequence = store.open(&game);
            let from = request.number("from")?.whole(game.first_index(), sequence.limit())?;
            let past = (sequence.limit() + 1).min(from + MAX_CELLS * per);
            let to = request.number("to")?.whole(from + 1, past)?;
            sequence.extend(to - 1, progress)?;
            sequence::pixels(sequence, from, to, per as u32, &palette, Some(progress))
        })?;
        Ok(Uint8ClampedArray::from(&pixels[..]).into())
    })
}
