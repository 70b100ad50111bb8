//! How far work is that grows with the heap in a way nobody knows beforehand.
//!
//! What every heap takes is counted. When the length doubles, the sum so far has grown by some factor r: twofold where the work grows
//! like the length, fourfold where it grows like its square, as pairs do. Few codes keep one exponent for ever, so it is
//! always the last doubling that counts, and of exponents only 1, 1.5 and 2 are told apart: whoever waits wants
//! to know the rest within a factor of two. Time and space O(1).

/// Work that was counted so far, and what it was when the length last was a power of two.
#[derive(Debug, Default)]
pub(super) struct Growth {
    spent: u64,
    /// At the last power of two, and at the one before.
    last: u64,
    before: u64,
    /// The next power of two.
    next: usize,
}

impl Growth {
    /// A heap was decided, the `len`th, and took so much work.
    pub(super) fn add(&mut self, len: usize, work: usize) {
        self.spent += work as u64;
        if len >= self.next {
            self.next = (len + 1).next_power_of_two();
            (self.before, self.last) = (self.last, self.spent);
        }
    }

    /// How much of the way to `end` is done at `len`, and of how much, in proportion to the work.
    pub(super) fn way(&self, len: usize, end: usize) -> (u64, u64) {
        let (len, end) = (len as u64, end as u64);
        let factor = (10 * self.last).checked_div(self.before).unwrap_or(40);
        match factor {
            0..24 => (len, end),
            24..34 => (len * len.isqrt(), end * end.isqrt()),
            _ => (len.pow(2), end.pow(2)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Growth;

    /// The way at the middle of work whose heaps take what `of` says.
    fn middle(of: impl Fn(usize) -> usize) -> (u64, u64) {
        let mut growth = Growth::default();
        for len in 1..=5000 {
            growth.add(len, of(len));
        }
        growth.way(5000, 10_000)
    }

    #[test]
    fn the_exponent_is_the_works_own() {
        assert_eq!(middle(|_| 7), (5000, 10_000));
        assert_eq!(middle(usize::isqrt), (5000 * 70, 10_000 * 100));
        assert_eq!(middle(|len| len), (25_000_000, 100_000_000));
    }

    #[test]
    fn nothing_known_yet_is_taken_for_pairs() {
        assert_eq!(Growth::default().way(1, 2), (1, 4));
    }

    #[test]
    fn what_changes_on_the_way_is_noticed() {
        assert_eq!(middle(|len| if len < 500 { len } else { 500 }), (5000, 10_000));
    }
}
