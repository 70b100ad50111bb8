//! Zeckendorf representations by search: every set of Fibonacci numbers 1, 2, 3, 5, 8, ... without
//! two neighbours is formed, and those with the right sum are kept. That exactly one is ever kept
//! is Zeckendorf's theorem, and it is checked here, not assumed.

/// Every set of non-consecutive Fibonacci numbers whose sum is `n`, largest number first. For 0,
/// the empty set.
pub fn zeckendorf_representations(n: u64) -> Vec<Vec<u64>> {
    let mut fibonacci = Vec::new();
    let (mut a, mut b) = (1, 2);
    while a <= n {
        fibonacci.push(a);
        (a, b) = (b, a + b);
    }
    let mut found = Vec::new();
    extend(&fibonacci, n, 0, &mut Vec::new(), &mut found);
    found
}

/// Takes or leaves the largest of `fibonacci`, and goes on with the numbers that may still be
/// taken.
fn extend(fibonacci: &[u64], n: u64, sum: u64, terms: &mut Vec<u64>, found: &mut Vec<Vec<u64>>) {
    let Some((&largest, smaller)) = fibonacci.split_last() else {
        if sum == n {
            found.push(terms.clone());
        }
        return;
    };
    extend(smaller, n, sum, terms, found);
    terms.push(largest);
    extend(&smaller[..smaller.len().saturating_sub(1)], n, sum + largest, terms, found);
    terms.pop();
}

/// The Zeckendorf representation of `n`, largest term first.
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let mut found = zeckendorf_representations(n);
    assert_eq!(found.len(), 1, "{n} has the representations {found:?}");
    found.remove(0)
}

/// The Zeckendorf representations of 0, 1, 2, ... one after the other, as words of binary digits:
/// bit i stands for F(i+2). Representations compare like the words they are written as, so these
/// are all words without two neighbouring ones, in their order. No Fibonacci number is computed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words {
    word: u64,
}

impl Words {
    /// The word of the present number, 0 at first.
    pub fn word(self) -> u64 {
        self.word
    }

    /// From n to n + 1.
    pub fn advance(&mut self) {
        self.word += 1;
        loop {
            let neighbours = self.word & (self.word >> 1);
            if neighbours == 0 {
                return;
            }
            // Whatever stands below the lowest two neighbours, they stay: go past all of that.
            let lowest = neighbours & neighbours.wrapping_neg();
            self.word += lowest;
        }
    }
}

/// The first `length` letters of the Fibonacci word: what 0 -> 01, 1 -> 0 makes of 0 in the long
/// run.
pub fn fibonacci_word(length: usize) -> Vec<u8> {
    let mut word = vec![0u8];
    while word.len() < length {
        word = word.iter().flat_map(|&letter| if letter == 0 { vec![0, 1] } else { vec![0] }).collect();
    }
    word.truncate(length);
    word
}
