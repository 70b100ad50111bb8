//! The marks of eight remainders at once.
//!
//! Remainders of sizes m, m + 1, …, m + 7 break into a heap of size r and heaps of sizes m - r, …,
//! m - r + 7, whose values are adjacent. So a heap that breaks all eight remainders is read once,
//! four values make one word, and one exclusive or makes four nim-sums. For each pair, a shift, a
//! mask and a store are left.
//!
//! Cost: some five instructions a pair.

pub(super) const LANES: usize = 8;

/// The marks of a remainder, 0/1 by value: values are below this.
pub(super) const ROW: usize = 1024;

/// Marks, for each of the remainders of sizes from `size` on, the nim-sums of the heaps with the
/// other parts. Each heap is smaller than `size`, and the values of the other parts are known.
#[inline(never)] // engines that optimise while running swap it sooner
pub(super) fn mark_eight(rows: &mut [[u8; ROW]; LANES], heaps: &[(u32, u16)], values: &[u16], size: usize) {
    let fours = rows.as_chunks_mut::<4>().0;
    for &(heap, value) in heaps {
        let four_times = u64::from(value) * 0x0001_0001_0001_0001;
        let left = &values[size - heap as usize..][..LANES];
        for (rows, left) in fours.iter_mut().zip(left.as_chunks::<4>().0) {
            let [a, b, c, d] = left.map(u64::from);
            let sums = (a | b << 16 | c << 32 | d << 48) ^ four_times;
            for (lane, row) in rows.iter_mut().enumerate() {
                row[(sums >> (16 * lane)) as usize % ROW] = 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LANES, ROW, mark_eight};

    #[test]
    fn marks_what_pairs_are_worth() {
        let values: Vec<u16> = (0..200u32).map(|i| (i * i * 31 % 1009) as u16).collect();
        let heaps: Vec<(u32, u16)> = [8, 9, 50, 99].map(|heap| (heap, values[heap as usize])).to_vec();
        let mut rows = [[0; ROW]; LANES];
        mark_eight(&mut rows, &heaps, &values, 100);
        for (lane, row) in rows.iter().enumerate() {
            let mut expected = [0; ROW];
            for &(heap, value) in &heaps {
                expected[usize::from(value ^ values[100 + lane - heap as usize])] = 1;
            }
            assert_eq!(*row, expected, "{lane}");
        }
    }
}
