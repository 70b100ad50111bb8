//! A sparse space: values parted into rare and common by a mask, and the choice of the mask.
//!
//! A value is rare when popcount(value & mask) is even. With H the Walsh-Hadamard transform of the
//! histogram of N values, (N + H(mask)) / 2 of them are rare: one transform, O(span log span),
//! gives the best mask.
//!
//! A rare value that no pair with a rare heap has may be that of a pair of common heaps. Most heaps
//! have the same few values; a sample with equally many heaps of each common value has nearly all
//! values below the mex, with half the pairs.

#[derive(Debug)]
pub(super) struct Space {
    /// 0: no sparse space, all values are searched.
    mask: usize,
    /// A power of two above every value so far.
    span: usize,
    rare: Vec<(u32, u16)>,
    sample: Vec<(u32, u16)>,
}

/// The largest number of heaps in a sample, and of heaps with the same value.
const SAMPLE: usize = 1024;
const OF_ONE: usize = 16;

const fn is_rare(value: usize, mask: usize) -> bool {
    (value & mask).count_ones().is_multiple_of(2)
}

impl Space {
    pub(super) fn new(mask: usize, span: usize, values: &[u16]) -> Self {
        let mut space = Self { mask, span, rare: Vec::new(), sample: Vec::new() };
        for (heap, &value) in values.iter().enumerate() {
            space.add(heap, value);
        }
        space.choose_sample(values);
        space
    }

    /// Chooses the sample again, from all heaps: some common values occur only in small heaps.
    pub(super) fn choose_sample(&mut self, values: &[u16]) {
        self.sample.clear();
        if !self.is_sparse() {
            return;
        }
        // The number of heaps of each value so far.
        let mut met = vec![0; self.span];
        for &value in values {
            met[usize::from(value)] = 1;
        }
        let kinds = (0..self.span).filter(|&value| met[value] > 0 && !self.is_rare(value)).count();
        met.fill(0);
        let max = (SAMPLE.min(values.len() / 4) / kinds.max(1)).min(OF_ONE);
        for (heap, &value) in values.iter().enumerate().skip(1) {
            let met = &mut met[usize::from(value)];
            if *met < max && !self.is_rare(value.into()) {
                *met += 1;
                self.sample.push((heap as u32, value));
            }
        }
    }

    pub(super) fn bytes(&self) -> usize {
        (self.rare.capacity() + self.sample.capacity()) * size_of::<(u32, u16)>()
    }

    pub(super) const fn is_sparse(&self) -> bool {
        self.mask != 0
    }

    pub(super) const fn mask(&self) -> usize {
        self.mask
    }

    pub(super) const fn span(&self) -> usize {
        self.span
    }

    /// Adds a heap's value. The empty heap is no part of a move.
    pub(super) fn add(&mut self, heap: usize, value: u16) {
        if heap > 0 && self.is_sparse() && self.is_rare(value.into()) {
            self.rare.push((heap as u32, value));
        }
    }

    pub(super) const fn rare_heaps(&self) -> usize {
        self.rare.len()
    }

    /// The rare heaps with their values, ascending.
    pub(super) fn rare(&self) -> &[(u32, u16)] {
        &self.rare
    }

    /// The sample of the common heaps with their values, ascending.
    pub(super) fn sample(&self) -> &[(u32, u16)] {
        &self.sample
    }

    pub(super) const fn is_rare(&self, value: usize) -> bool {
        is_rare(value, self.mask)
    }
}

/// The mask below `span` with the fewest rare heaps; 0 if there are too many.
pub(super) fn best_mask(values: &[u16], span: usize) -> usize {
    let mut transform = vec![0i64; span];
    for &value in &values[1..] {
        transform[usize::from(value)] += 1;
    }
    let mut half = 1;
    while half < span {
        for block in transform.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
    let all = transform[0];
    let best = (1..span).min_by_key(|&mask| transform[mask]).unwrap_or(0);
    // The rare heaps make (all + H) / 2 pairs, all heaps make all / 2.
    if all + transform[best] < all * 4 / 5 { best } else { 0 }
}
