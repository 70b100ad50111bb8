//! The boundary: what JavaScript sees.
//!
//! Each export reads its request object, calls one function of the engines and writes one result
//! object. There is no mathematics here, and no other module imports this one. The shapes are
//! declared in the `.d.ts` file beside each export group, which becomes part of the generated
//! declarations, and `tests/wasm` checks them against the built package. Types that several groups
//! share, among them the `GrundyscopeError` that every export throws, are in `contract.d.ts`.
//!
//! Each group is a Cargo feature of the same name, with dashes.

#![expect(clippy::missing_errors_doc, reason = "every export throws the GrundyscopeError of contract.d.ts")]

pub mod convert;

#[cfg(feature = "batches")]
pub mod batches;
#[cfg(feature = "board-sides")]
pub mod board_sides;
#[cfg(feature = "boards")]
pub mod boards;
#[cfg(feature = "comparison")]
pub mod comparison;
#[cfg(feature = "density")]
pub mod density;
#[cfg(feature = "extras")]
pub mod extras;
#[cfg(feature = "far-values")]
pub mod far_values;
#[cfg(feature = "games")]
pub mod games;
#[cfg(feature = "import-values")]
pub mod import_values;
#[cfg(feature = "misere")]
pub mod misere;
#[cfg(feature = "nimber-batches")]
pub mod nimber_batches;
#[cfg(feature = "nimbers")]
pub mod nimbers;
#[cfg(feature = "number")]
pub mod number;
#[cfg(feature = "own-rules")]
pub mod own_rules;
#[cfg(feature = "periods")]
pub mod periods;
#[cfg(feature = "pictures")]
pub mod pictures;
#[cfg(feature = "positions")]
pub mod positions;
#[cfg(feature = "problems")]
pub mod problems;
#[cfg(feature = "product-rules")]
pub mod product_rules;
#[cfg(feature = "products")]
pub mod products;
#[cfg(feature = "questions")]
pub mod questions;
#[cfg(feature = "recognition")]
pub mod recognition;
#[cfg(feature = "sequences")]
pub mod sequences;
#[cfg(feature = "square-positions")]
pub mod square_positions;
#[cfg(feature = "statistics")]
pub mod statistics;
#[cfg(feature = "two-heaps")]
pub mod two_heaps;
#[cfg(feature = "zeckendorf")]
pub mod zeckendorf;
#[cfg(feature = "zero-counts")]
pub mod zero_counts;
