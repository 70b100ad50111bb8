//! A sparse space: values parted into rare and common by a mask, and the choice of the mask.
//!
//! A value is rare when popcount(value & mask) is even. With H the Walsh-Hadamard transform of the histogram of N
//! values, (N + H(mask)) / 2 of them are rare: one transform, O(span log span), tells the best mask.

/// A mask with the heaps and values that are rare under it.
#[derive(Debug)]
pub(super) struct Space {
    /// 0: no sparse space, all values are looked for.
    mask: usize,
    /// A power of two above every value so far.
    span: usize,
    rare: Vec<(u32, u16)>,
    /// The rare and the common values below 2 * span, ascending.
    rare_values: Vec<u32>,
    common_values: Vec<u32>,
}

const fn is_rare(value: usize, mask: usize) -> bool {
    (value & mask).count_ones().is_multiple_of(2)
}

impl Space {
    pub(super) fn new(mask: usize, span: usize, values: &[u16]) -> Self {
        let (mut rare_values, mut common_values) = (Vec::new(), Vec::new());
        for value in 0..2 * span {
            let of_its_kind = if is_rare(value, mask) { &mut rare_values } else { &mut common_values };
            of_its_kind.push(value as u32);
        }
        let mut space = Self { mask, span, rare: Vec::new(), rare_values, common_values };
        for (heap, &value) in values.iter().enumerate() {
            space.add(heap, value);
        }
        space
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
        if heap > 0 && self.is_sparse() && is_rare(value.into(), self.mask) {
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

    pub(super) fn rare_values(&self) -> &[u32] {
        &self.rare_values
    }

    /// The least common value that is `free`. There is one below 2 * span, for nim-sums stay below the span and a mask
    /// that parts the values below it parts those above likewise.
    pub(super) fn least_common(&self, free: impl Fn(usize) -> bool) -> usize {
        let least = self.common_values.iter().find(|&&value| free(value as usize));
        least.map_or(2 * self.span, |&value| value as usize)
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
