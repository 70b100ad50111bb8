//! Planes: bit i of many numbers side by side, which is what [`super::slices`] computes with.
//!
//! A slice of numbers is turned into 64 planes and back by exchanging bits of places with bits of
//! numbers. In what order a plane holds the numbers does not matter as long as all planes hold them
//! in the same one, so the way there and the way back may each begin where it is cheapest. On the
//! way there planes come by *columns*: bit i of every byte at once.
//!
//! A plane is made of lanes, and a circuit is computed in one lane after the other. WebAssembly's
//! instructions on vectors can be named in safe code, and exchange whole bytes at a time: there a
//! plane is one vector (`vectors`). Those of other processors cannot: there a lane is a word
//! (`words`), and a compiler sees that all lanes can be computed at once, with whatever vectors the
//! processor has, since the same is done to words that lie side by side.

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vectors;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use vectors::{Bits, LANES, NUMBERS, Plane, ZERO, columns, numbers};

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod words;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use words::{Bits, LANES, NUMBERS, Plane, ZERO, columns, numbers};
