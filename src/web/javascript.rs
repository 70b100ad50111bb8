//! What JavaScript does with values that may be anything. `js_sys` takes it that these cannot throw; of a proxy they can.

use js_sys::{Array, Symbol};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The names of an object's own enumerable fields.
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    pub(super) fn keys(object: &JsValue) -> Result<Array, JsValue>;

    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    pub(super) fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    #[wasm_bindgen(thread_local_v2, js_namespace = BigUint64Array, js_name = prototype)]
    static WORDS: JsValue;

    /// What an object inherits under a name, read as a property of `of`.
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    fn inherited(from: &JsValue, name: &JsValue, of: &JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(extends = js_sys::BigUint64Array, js_name = BigUint64Array)]
    pub(super) type Words;

    #[wasm_bindgen(catch, constructor, js_class = "BigUint64Array")]
    fn view(buffer: &JsValue, offset: &JsValue, length: &JsValue) -> Result<Words, JsValue>;

    #[wasm_bindgen(catch, constructor, js_class = "BigUint64Array")]
    fn copied(from: &Words) -> Result<Words, JsValue>;

    #[wasm_bindgen(extends = js_sys::Uint32Array, js_name = Uint32Array)]
    pub(super) type Positions;

    /// A copy of a typed array, whatever its class or its owner has made of its methods.
    #[wasm_bindgen(catch, constructor, js_class = "Uint32Array")]
    pub(super) fn copy(of: &JsValue) -> Result<Positions, JsValue>;
}

impl Words {
    /// Another array upon the numbers of `array`; `None` when that is no `BigUint64Array`.
    ///
    /// What an array is, and where its numbers are, is asked with what all typed arrays inherit: it is the truth whatever the array's
    /// class or its owner has made of its fields and methods.
    pub(super) fn of(array: &JsValue) -> Option<Self> {
        let get = |name: &JsValue| WORDS.with(|words| inherited(words, name, array)).ok();
        if get(&Symbol::to_string_tag())? != "BigUint64Array" {
            return None;
        }
        let [buffer, offset, length] = ["buffer", "byteOffset", "length"].map(|name| get(&name.into()));
        Self::view(&buffer?, &offset?, &length?).ok()
    }

    /// The same numbers in memory of their own; `None` when there is no room.
    pub(super) fn copy(&self) -> Option<Self> {
        Self::copied(self).ok()
    }
}
