//! Sorting in little code.

use std::collections::BinaryHeap;

/// Sorts a list; equal entries may change places.
///
/// Time O(n log n). For lists of a few entries: `sort_unstable` is several times as fast on long
/// ones, and ten times the code for every type.
pub(crate) fn sort<T: Ord>(list: &mut Vec<T>) {
    *list = BinaryHeap::from(std::mem::take(list)).into_sorted_vec();
}
