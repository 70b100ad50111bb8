//! Shared by all exports: reading requests, writing answers and errors, the store, progress
//! listeners.
//!
//! Nothing here is an export. Items that only some export groups use are public, so that a build
//! with few of them compiles without a warning; the linker drops what no export calls.

#[cfg(feature = "positions")]
pub mod components;
pub mod dynamic;
pub mod errors;
pub mod game_info;
#[doc(hidden)] // the items that its macro generates have no documentation
pub mod javascript;
pub mod listener;
pub mod objects;
#[cfg(all(feature = "own-rules", feature = "two-heaps"))]
pub mod own_table;
pub mod product;
pub mod request;
pub mod side;
pub mod solution;
pub mod store;
pub mod values;

use wasm_bindgen::prelude::wasm_bindgen;

pub use dynamic::Value;
pub use errors::{JsResult, guard};
pub use objects::{object, outcome, set, typed};
pub use request::{Numeral, Request};
pub use store::{compute, with_store};

/// The types that several export groups share.
#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("../contract.d.ts");
