//! One side of a product's board, as the `ProductSide` of `contract.d.ts`: written, and read back.

use super::objects::{set, typed};
use super::request::Request;
use super::values::{elements, whole};
use grundyscope::error::{Code, Error, Message, Result, allowed};
use grundyscope::tartan::Axis;
use js_sys::{Float64Array, Object};
use wasm_bindgen::JsValue;

/// Changes are below 1024, and there are at most as many.
const MAX_CHANGES: u32 = 1023;
/// Counts of moves are below 2^53.
const MAX_COUNT: &str = "2^53 - 1";

/// A side as an object. Its counts are those of moves on one row of coins, far below 2^53.
#[must_use]
pub fn side(axis: &Axis) -> JsValue {
    let result = Object::new().into();
    set(&result, "value", &axis.value.into());
    let (changes, counts): (Vec<u32>, Vec<f64>) = axis
        .changes
        .iter()
        .map(|&(change, count)| {
            #[expect(clippy::cast_precision_loss, reason = "below 2^53")]
            let count = count as f64;
            (change, count)
        })
        .unzip();
    set(&result, "changes", &typed(&changes));
    set(&result, "counts", &Float64Array::from(&counts[..]).into());
    result
}

/// A side as returned by `productSide`, in a field of a request. The engine checks its numbers.
pub fn read_side(request: &Request<'_>, name: &str) -> Result<Axis> {
    let side = request.needed(name, allowed("product-side"))?;
    axis(&side)
}

fn axis(value: &JsValue) -> Result<Axis> {
    const WHAT: Message = allowed("array-of-numbers");
    let request = Request::new(value, &["value", "changes", "counts"])?;
    let numbers = |name: &str, max: &str| -> Result<Vec<u64>> {
        let list = elements(&request.needed(name, WHAT)?, MAX_CHANGES, &WHAT)?;
        list.iter().map(|number| whole(number, "1", max)).collect()
    };
    let value = whole(&request.needed("value", allowed("a-whole-number"))?, "0", "1023")?;
    let (changes, counts) = (numbers("changes", "1023")?, numbers("counts", MAX_COUNT)?);
    if changes.len() != counts.len() {
        let allowed = allowed("counts").with("count", changes.len());
        return Err(Error::new(Code::OutOfRange, &counts.len().to_string(), allowed));
    }
    let changes = changes.into_iter().map(|change| change as u32).zip(counts).collect();
    Ok(Axis { value: value as u32, changes })
}
