//! Nim-products and nim-inverses of many 64-bit nimbers at once.

use super::convert::javascript::Words;
use super::convert::listener::{is_given, listen};
use super::convert::{JsResult, Request, guard};
use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::nimber;
use js_sys::{ArrayBuffer, BigUint64Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("nimber_batches.d.ts");

/// How many numbers are computed between two copies from and to JavaScript's arrays: few enough for
/// three such pieces to fit into the L2 cache, and many enough to make the cost of calls to
/// JavaScript, which are interpreted at first, negligible.
const PIECE: u32 = 1 << 13;

/// An array of numbers.
fn words_of(array: &JsValue, name: &str) -> Result<Words> {
    Words::of(array)
        .ok_or_else(|| Error::new(Code::WrongType, "", allowed("big-uint64-array")).in_field(name))
}

/// A batch: arrays of the same length, and the array for the results.
pub struct Batch {
    given: Vec<Words>,
    /// The caller's array, and a view of the same memory that the caller cannot change.
    into: Option<(JsValue, Words)>,
    length: u32,
    has_listener: bool,
}

/// Computes results from a piece of each array; receives the index at which the pieces begin.
type Compute = dyn Fn(usize, &[Vec<u64>], &mut [u64]) -> Result<()>;

impl Batch {
    /// Reads fields with arrays; the last one is `into`, which is optional.
    pub fn read(request: &JsValue, names: &[&str], progress: &JsValue) -> Result<Self> {
        let request = Request::new(request, names)?;
        let mut given = Vec::new();
        for name in &names[..names.len() - 1] {
            given.push(words_of(&request.needed(name, allowed("big-uint64-array"))?, name)?);
        }
        let into = request.optional("into")?;
        let into = into.map(|array| words_of(&array, "into").map(|words| (array, words))).transpose()?;
        let length = given.first().map_or(0, |array| array.length());
        for (array, name) in given.iter().chain(into.iter().map(|(_, words)| words)).zip(names) {
            if array.length() != length {
                let allowed = allowed("as-many-numbers").with("count", length);
                let other = array.length().to_string();
                return Err(Error::new(Code::OutOfRange, &other, allowed).in_field(name));
            }
        }
        // A listener may change or detach the arrays, and results may overlap the memory of an
        // operand, which several buffer objects may share. Otherwise the arrays are read in place,
        // which is cheaper for large ones.
        let has_listener = is_given(progress);
        let is_shared = |array: &Words| !array.buffer().is_instance_of::<ArrayBuffer>();
        for (array, name) in given.iter_mut().zip(names) {
            let shares = |(_, into): &(JsValue, Words)| {
                let same = into.buffer() == array.buffer() || is_shared(into) && is_shared(array);
                same && into.byte_offset() != array.byte_offset()
            };
            if has_listener || into.as_ref().is_some_and(shares) {
                let none = || Error::new(Code::Memory, "", allowed("fewer-numbers")).in_field(name);
                *array = array.copy().ok_or_else(none)?;
            }
        }
        Ok(Self { given, into, length, has_listener })
    }

    /// Computes piece by piece.
    pub fn computed(self, progress: &JsValue, compute: &Compute) -> Result<JsValue> {
        let Self { given, into, length, has_listener } = self;
        listen(progress, |progress| {
            let results = match &into {
                Some((_, words)) if !has_listener => words.subarray(0, length),
                _ => BigUint64Array::new_with_length(length),
            };
            let size = length.min(PIECE) as usize;
            let mut computed = vec![0; size];
            let mut pieces = Vec::new();
            for _ in &given {
                pieces.push(vec![0; size]);
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
                let allowed = allowed("unchanged-array");
                return Err(Error::new(Code::OutOfRange, "", allowed).in_field("into"));
            }
            if has_listener {
                words.set(&results, 0);
            }
            Ok(array)
        })
    }
}

/// The nim-products of pairs of 64-bit nimbers.
#[wasm_bindgen(js_name = nimProducts, skip_typescript)]
pub fn nim_products(request: &JsValue, progress: &JsValue) -> JsResult {
    guard(|| {
        Batch::read(request, &["a", "b", "into"], progress)?.computed(progress, &|_, pieces, products| {
            nimber::products_into(&pieces[0], &pieces[1], products);
            Ok(())
        })
    })
}
