//! The Zeckendorf representation of a number, by halving.
//!
//! Taking the greatest Fibonacci number again and again costs a subtraction of all digits for each
//! term. Halving does better. Split the indices of a number below F(w+2), which are at most w+1, at
//! s = w/2 into those above s+1 and the others. With a the number whose indices are the upper ones
//! lowered by s, and a' = floor((a+1)/φ) the same lowered by one more (`golden`), F(j+s) = F(j)
//! F(s+1) + F(j-1) F(s) says that the upper terms add up to
//!
//! > V(a) = a F(s+1) + a' F(s).
//!
//! Representations compare like words, so a is the greatest number with V(a) <= n, and since V(a)
//! is a φ^s up to a small multiple of F(s), it is n / L(s) up to one or two (L(s) = F(s-1) +
//! F(s+1), the integer next to φ^s). a and n - V(a) are halves of the same kind, down to numbers of
//! 64 bits.
//!
//! All halves of one depth share w and so L(s), F(s), F(s+1). Time O(M(d) log d) for d digits and
//! the time M(d) of a product, space O(d). Halves wait on a stack, upper ones first, so that the
//! greatest indices are found before the lower halves are processed.

use super::fibonacci::SMALL;
use super::golden::lowered;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The Zeckendorf representation of `n`: the indices of its terms, greatest first; empty for 0.
///
/// Time O(M(d) log d) and space O(d) for d digits, for the time M(d) of a product.
///
/// # Panics
/// Never, for numbers that fit memory twice.
///
/// ```
/// use grundyscope::zeckendorf;
/// // 100 = 89 + 8 + 3 = F(11) + F(6) + F(4)
/// assert_eq!(zeckendorf::representation(&100u32.into()), [11, 6, 4]);
/// ```
#[must_use]
pub fn representation(n: &UBig) -> Vec<u32> {
    Digits::new(n).collect()
}

/// How many indices the smallest pieces have: 2 to 65.
const WIDTH: u32 = 64;

/// The Fibonacci numbers at which all pieces of one depth are split.
struct Level {
    /// s: how much the upper half is lowered.
    shift: u32,
    /// F(s), F(s+1) and L(s).
    fibonacci: [UBig; 2],
    lucas: UBig,
}

impl Level {
    /// V(a).
    fn raised(&self, a: &UBig) -> UBig {
        a * &self.fibonacci[1] + lowered(a) * &self.fibonacci[0]
    }

    /// The upper half, lowered, and the lower half.
    fn split(&self, n: &UBig) -> (UBig, UBig) {
        if *n < self.fibonacci[1] {
            return (UBig::ZERO, n.clone());
        }
        let mut a = n / &self.lucas;
        let mut raised = self.raised(&a);
        while raised > *n {
            a -= UBig::ONE;
            raised = self.raised(&a);
        }
        loop {
            let rest = n - &raised;
            // V rises by F(s+1) at least.
            if rest < self.fibonacci[1] {
                return (a, rest);
            }
            let above = &a + UBig::ONE;
            raised = self.raised(&above);
            if raised > *n {
                return (a, rest);
            }
            a = above;
        }
    }
}

/// A waiting part of the number, the levels below it, and by how much its indices were lowered.
struct Piece {
    levels: usize,
    lowered: u32,
    number: UBig,
}

/// The indices of a Zeckendorf representation, greatest first, found as they are asked for.
pub(super) struct Digits {
    /// The narrowest first.
    levels: Vec<Level>,
    /// The one with the greatest indices last.
    waiting: Vec<Piece>,
    /// The rest of the current piece, and by how much its indices were lowered.
    small: u64,
    lowered: u32,
    /// No index of that piece is above this one.
    top: u32,
}

impl Digits {
    pub(super) fn new(n: &UBig) -> Self {
        // F(w+2) has at least 0.69 w bits.
        let bits = n.bit_len() as u64;
        let mut levels = Vec::new();
        let mut width = WIDTH;
        // F(s) and L(s), doubled by F(2s) = F(s) L(s) and L(2s) = L(s)^2 - 2 for even s; L(s) = 2
        // F(s+1) - F(s).
        let mut here = UBig::from(SMALL[32]);
        let mut lucas = UBig::from(2 * SMALL[33] - SMALL[32]);
        while u64::from(width) * 69 < bits * 100 {
            (here, lucas) = (&here * &lucas, lucas.sqr() - 2u32);
            let next = (&here + &lucas) >> 1;
            levels.push(Level { shift: width, lucas: lucas.clone(), fibonacci: [here.clone(), next] });
            width *= 2;
        }
        let whole = Piece { levels: levels.len(), lowered: 0, number: n.clone() };
        Self { levels, waiting: vec![whole], small: 0, lowered: 0, top: 0 }
    }

    /// Splits the uppermost waiting piece until it is small; none where nothing waits.
    fn refill(&mut self) -> Option<()> {
        let mut piece = self.waiting.pop()?;
        while let Some(depth) = piece.levels.checked_sub(1) {
            let level = &self.levels[depth];
            let (upper, lower) = level.split(&piece.number);
            if lower != UBig::ZERO {
                self.waiting.push(Piece { levels: depth, lowered: piece.lowered, number: lower });
            }
            // An upper half of zero has no digits, which costs nothing to find out.
            piece = Piece { levels: depth, lowered: piece.lowered + level.shift, number: upper };
        }
        // Below F(66), by the choice of the levels.
        self.small = u64::try_from(&piece.number).unwrap_or(u64::MAX);
        self.lowered = piece.lowered;
        self.top = WIDTH + 1;
        Some(())
    }
}

impl Iterator for Digits {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        while self.small == 0 {
            self.refill()?;
        }
        // The terms fall: the search continues where the last one was found.
        while SMALL[self.top as usize] > self.small {
            self.top -= 1;
        }
        self.small -= SMALL[self.top as usize];
        Some(self.top + self.lowered)
    }
}
