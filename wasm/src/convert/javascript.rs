//! Bindings of JavaScript functions that may throw. `js_sys` declares them as never throwing, but
//! with a proxy they can.

use js_sys::{Array, Symbol};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The names of an object's own enumerable fields.
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    pub fn keys(object: &JsValue) -> Result<Array, JsValue>;

    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    pub fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    #[wasm_bindgen(thread_local_v2, js_namespace = BigUint64Array, js_name = prototype)]
    static WORDS: JsValue;

    /// The inherited property of an object, read with `of` as its owner.
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    fn inherited(from: &JsValue, name: &JsValue, of: &JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(extends = js_sys::BigUint64Array, js_name = BigUint64Array)]
    pub type Words;

    #[wasm_bindgen(catch, constructor, js_class = "BigUint64Array")]
    fn view(buffer: &JsValue, offset: &JsValue, length: &JsValue) -> Result<Words, JsValue>;

    #[wasm_bindgen(catch, constructor, js_class = "BigUint64Array")]
    fn copied(from: &Words) -> Result<Words, JsValue>;

    #[wasm_bindgen(extends = js_sys::Uint32Array, js_name = Uint32Array)]
    pub type Positions;

    /// A copy of a typed array, even if its class or its owner has replaced its methods.
    #[wasm_bindgen(catch, constructor, js_class = "Uint32Array")]
    pub fn copy(of: &JsValue) -> Result<Positions, JsValue>;
}

impl Words {
    /// Another array on the memory of `array`; `None` if that is no `BigUint64Array`.
    ///
    /// The type, the buffer and the offset are read with the getters that all typed arrays inherit,
    /// so overridden fields and methods have no effect.
    #[must_use]
    pub fn of(array: &JsValue) -> Option<Self> {
        let get = |name: &JsValue| WORDS.with(|words| inherited(words, name, array)).ok();
        if get(&Symbol::to_string_tag())? != "BigUint64Array" {
            return None;
        }
        let [buffer, offset, length] = ["buffer", "byteOffset", "length"].map(|name| get(&name.into()));
        Self::view(&buffer?, &offset?, &length?).ok()
    }

    /// A copy of the numbers in memory of its own; `None` if there is not enough memory.
    #[must_use]
    pub fn copy(&self) -> Option<Self> {
        Self::copied(self).ok()
    }
}
