//! Positions of heaps, numbered: the partitions of each sum in lexicographic order.
//!
//! With q(m, l) the number of partitions of m into parts of at most l, the partition with the parts
//! p_1 >= p_2 >= ... comes after the sum over i of q(m_i, p_i - 1) partitions of the same sum,
//! where m_i = p_i + p_(i+1) + ...: those agree before i and have a smaller part at i. Breaking or
//! lowering a part gives a partition with a lower number of the same sum, or one of a smaller sum:
//! so in order of number every position comes after its options.

#[derive(Debug)]
pub(super) struct Partitions {
    /// `counts[m][l]` partitions of m have parts of at most l, for l up to n.
    counts: Vec<Vec<u32>>,
    /// The number of the first partition of each sum, and last the number of all partitions.
    starts: Vec<u32>,
}

impl Partitions {
    /// Time and space O(n²); n at most 80, so that numbers stay below 2^32.
    pub(super) fn new(n: usize) -> Self {
        debug_assert!(n <= 80, "numbers of 32 bits");
        let mut counts = vec![vec![0u32; n + 1]; n + 1];
        counts[0].fill(1);
        for sum in 1..=n {
            for largest in 1..=n {
                let without = counts[sum][largest - 1];
                let with = if largest > sum { 0 } else { counts[sum - largest][largest] };
                counts[sum][largest] = without + with;
            }
        }
        let mut starts = vec![0];
        for sum in 0..=n {
            starts.push(starts[sum] + counts[sum][n]);
        }
        Self { counts, starts }
    }

    pub(super) fn len(&self) -> usize {
        self.starts.last().map_or(0, |&all| all as usize)
    }

    /// The number of a partition, given by its parts in descending order.
    pub(super) fn number(&self, parts: &[u8]) -> usize {
        let sum: usize = parts.iter().map(|&part| usize::from(part)).sum();
        let (mut number, mut rest) = (self.starts[sum], sum);
        for &part in parts {
            number += self.counts[rest][usize::from(part) - 1];
            rest -= usize::from(part);
        }
        number as usize
    }

    pub(super) fn parts(&self, number: usize, parts: &mut Vec<u8>) {
        parts.clear();
        let mut rest = self.starts.partition_point(|&start| start as usize <= number) - 1;
        let mut before = number as u32 - self.starts[rest];
        while rest > 0 {
            let part = self.counts[rest].partition_point(|&count| count <= before);
            before -= self.counts[rest][part - 1];
            parts.push(part as u8);
            rest -= part;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_parts_are_inverse() {
        let partitions = Partitions::new(20);
        // OEIS A000070: sums of the partition numbers.
        assert_eq!(partitions.len(), 2_714);
        let (mut parts, mut before) = (Vec::new(), Vec::new());
        for number in 0..partitions.len() {
            partitions.parts(number, &mut parts);
            assert!(parts.is_sorted_by(|a, b| a >= b), "{parts:?}");
            assert_eq!(partitions.number(&parts), number, "{parts:?}");
            let sum = |parts: &[u8]| parts.iter().sum::<u8>();
            assert!(number == 0 || (sum(&before), &before) < (sum(&parts), &parts));
            before.clone_from(&parts);
        }
    }
}
