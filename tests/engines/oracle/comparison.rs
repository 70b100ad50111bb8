//! The comparison of two tables, index by index.

/// The indices from `from` on with different values.
pub fn different(a: &[u32], b: &[u32], from: usize) -> Vec<u64> {
    (from..a.len().min(b.len())).filter(|&n| a[n] != b[n]).map(|n| n as u64).collect()
}
