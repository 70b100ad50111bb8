//! The types that several export groups share.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("../contract.d.ts");
