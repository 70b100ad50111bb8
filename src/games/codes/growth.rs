//! Progress of work whose growth with the heap is not known beforehand.
//!
//! The work of every heap is counted. When the length doubles, the total work grows by a factor r:
//! 2 if it is proportional to the length, 4 if to its square, as for pairs. The exponent of a code
//! can change, so only the last doubling counts; and only the exponents 1, 1.5 and 2 are
//! distinguished, because the estimate needs to be right only within a factor of two. Time and
//! space O(1).

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
    /// Adds the work of the heap that made the length `len`.
    pub(super) fn add(&mut self, len: usize, work: usize) {
        self.spent += work as u64;
        if len >= self.next {
            self.next = (len + 1).next_power_of_two();
            (self.before, self.last) = (self.last, self.spent);
        }
    }

    /// The work done at `len` and the total work up to `end`, in arbitrary units.
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
