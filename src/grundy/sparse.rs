//! A sparse space: values parted into rare and common by a mask, and the choice of the mask.
//!
//! A value is rare when popcount(value & mask) is even. With H the Walsh-Hadamard transform of the histogram of N
//! values, (N + H(mask)) / 2 of them are rare: one transform, O(span log span), tells the best mask.
//!
//! A rare value that no pair with a rare heap is worth is worth looking for in pairs of common ones. Small heaps are most of them
//! worth the same few values; a sample that has as many heaps of each common value as of any other shows nearly all the values that
//! there are below the mex, with half the pairs.

/// A mask with the heaps that are rare under it, and a sample of the others.
#[derive(Debug)]
pub(super) struct Space {
    /// 0: no sparse space, all values are looked for.
    mask: usize,
    /// A power of two above every value so far.
    span: usize,
    rare: Vec<(u32, u16)>,
    sample: Vec<(u32, u16)>,
}

/// How many heaps a sample has at most, and how many of one value.
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

    /// Chooses the sample anew. A common value may well have no heaps but some of the first.
    pub(super) fn choose_sample(&mut self, values: &[u16]) {
        self.sample.clear();
        if !self.is_sparse() {
            return;
        }
        // So many heaps of each value have been met.
        let mut met = vec![0; self.span];
        for &value in values {
            met[usize::from(value)] = 1;
        }
        let kinds = (0..self.span).filter(|&value| met[value] > 0 && !self.is_rare(value)).count();
        met.fill(0);
        let most = (SAMPLE.min(values.len() / 4) / kinds.max(1)).min(OF_ONE);
        for (heap, &value) in values.iter().enumerate().skip(1) {
            let met = &mut met[usize::from(value)];
            if *met < most && !self.is_rare(value.into()) {
                *met += 1;
                self.sample.push((heap as u32, value));
            }
        }
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

    /// Takes note of a heap's value. The empty heap is no part of a move.
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

    /// The sample of the others, likewise.
    pub(super) fn sample(&self) -> &[(u32, u16)] {
        &self.sample
    }

    pub(super) const fn is_rare(&self, value: usize) -> bool {
        is_rare(value, self.mask)
    }
}

/// The mask below `span` that makes the fewest heaps rare; 0 where too many stay rare to be worth it.
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
    // Marking by the rare heaps looks at (all + H) / 2 of them, looking at all pairs at all / 2.
    if all + transform[best] < all * 4 / 5 { best } else { 0 }
}
