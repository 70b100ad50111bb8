//! What JavaScript does with values that may be anything. `js_sys` takes it that these cannot throw; of a proxy they can.

use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The names of an object's own enumerable fields.
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    pub(super) fn keys(object: &JsValue) -> Result<Array, JsValue>;

    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    pub(super) fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    #[wasm_bindgen(extends = js_sys::BigUint64Array, js_name = BigUint64Array)]
    pub(super) type Words;

    /// A copy of a typed array, whatever its class or its owner has made of its methods.
    #[wasm_bindgen(catch, constructor, js_class = "BigUint64Array")]
    pub(super) fn copy(of: &JsValue) -> Result<Words, JsValue>;

    #[wasm_bindgen(extends = js_sys::Uint32Array, js_name = Uint32Array)]
    pub(super) type Positions;

    /// The same of numbers.
    #[wasm_bindgen(catch, constructor, js_class = "Uint32Array")]
    pub(super) fn copy(of: &JsValue) -> Result<Positions, JsValue>;
}
