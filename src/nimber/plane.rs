//! Planes: bit i of many numbers side by side, which is what [`super::slices`] computes with.
//!
//! A slice of numbers is turned into 64 planes and back by exchanging bits of places with bits of numbers. In what order a
//! plane holds the numbers does not matter as long as all planes hold them in the same one, so the way there and the way
//! back may each begin where it is cheapest.
//!
//! WebAssembly's instructions on vectors can be named in safe code, and exchange whole bytes at a time (`vectors`); those of
//! other processors cannot. There planes are words (`words`), and it is left to the compiler to take several turns of
//! a loop at once.

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vectors;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use vectors::{NUMBERS, Plane, numbers, planes};

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod words;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use words::{NUMBERS, Plane, numbers, planes};
