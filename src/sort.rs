//! Sorting, in little code where code is sent over a network.

use std::collections::BinaryHeap;

/// Sorts a list; equal entries may change places. Time O(n log n).
///
/// In WebAssembly by a heap, because `sort_unstable` is an instance of its own for every type:
/// 12 kB of the 458 kB of the whole engine, compressed.
pub(crate) fn sort<T: Ord>(list: &mut Vec<T>) {
    if cfg!(target_family = "wasm") {
        *list = BinaryHeap::from(std::mem::take(list)).into_sorted_vec();
    } else {
        list.sort_unstable();
    }
}
