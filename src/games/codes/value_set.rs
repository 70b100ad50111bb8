//! Sets of values as bits, as long as they need to be.

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ValueSet {
    words: Vec<u64>,
}

const WORD: usize = u64::BITS as usize;

/// The bits of a word whose place has a 0 at place k of its own binary representation.
const HALVES: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

impl ValueSet {
    pub(super) fn insert(&mut self, value: usize) {
        self.reach(value / WORD);
        self.words[value / WORD] |= 1 << (value % WORD);
    }

    fn reach(&mut self, word: usize) {
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.add_shifted(other, 0);
    }

    /// Adds the nim-sum with `by` of each member of another set.
    pub(super) fn add_shifted(&mut self, other: &Self, by: usize) {
        for (place, &word) in other.words.iter().enumerate() {
            if word == 0 {
                continue;
            }
            // The low part of `by` exchanges bits within the word, the high part moves the word.
            let mut moved = word;
            for (k, &half) in HALVES.iter().enumerate() {
                if by >> k & 1 == 1 {
                    moved = (moved & half) << (1 << k) | (moved >> (1 << k)) & half;
                }
            }
            let target = place ^ (by / WORD);
            self.reach(target);
            self.words[target] |= moved;
        }
    }

    /// The least number from `from` on that is neither in this set nor in the other.
    pub(super) fn least_absent(&self, from: usize, other: Option<&Self>) -> usize {
        let word = |set: &Self, place: usize| set.words.get(place).copied().unwrap_or(0);
        let mut place = from / WORD;
        let mut below = (1u64 << (from % WORD)) - 1;
        loop {
            let present = word(self, place) | other.map_or(0, |other| word(other, place)) | below;
            if present != u64::MAX {
                return place * WORD + present.trailing_ones() as usize;
            }
            below = 0;
            place += 1;
        }
    }

    pub(super) fn bytes(&self) -> usize {
        self.words.capacity() * size_of::<u64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nim_sums_move_every_bit() {
        for value in [0, 1, 5, 63, 64, 100, 200] {
            for by in [0, 1, 2, 7, 32, 63, 64, 129] {
                let (mut set, mut moved, mut expected) =
                    (ValueSet::default(), ValueSet::default(), ValueSet::default());
                set.insert(value);
                moved.add_shifted(&set, by);
                expected.insert(value ^ by);
                assert_eq!(moved, expected, "{value} {by}");
            }
        }
    }

    #[test]
    fn the_least_absent_number() {
        let (mut set, mut other) = (ValueSet::default(), ValueSet::default());
        (0..200).filter(|n| n % 2 == 0).for_each(|n| set.insert(n));
        (0..150).filter(|n| n % 2 == 1).for_each(|n| other.insert(n));
        assert_eq!(set.least_absent(0, None), 1);
        assert_eq!(set.least_absent(0, Some(&other)), 151);
        assert_eq!(set.least_absent(63, Some(&other)), 151);
        assert_eq!(set.least_absent(198, None), 199);
        assert_eq!(ValueSet::default().least_absent(70, None), 70);
    }
}
