//! How options are visited.

/// Every option of an index: stones taken (or coins turned), and the indices that are left.
pub type Visit<'a> = &'a mut dyn FnMut(u64, &[u64]);
