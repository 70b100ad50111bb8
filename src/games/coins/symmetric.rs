//! Turning a symmetric set of coins: Sym.
//!
//! With the rightmost coin n and the leftmost a of a set chosen, each pair a + i, n - i between
//! them is free, and so is the coin in the middle. So the options for one a are the nim-sums of
//! g(a) with any choice of the pairs' values: a translate of a linear space over the field of two
//! elements. A reduced basis lists its members below 2^b only: the basis vectors above 2^b are
//! determined, those below take all combinations, in Gray code order. The mex is searched below 2^b
//! with rising b.
//!
//! No formula is known (Winning Ways, chapter 14, has a table). Time for coin n: O(n 2^b) with 2^b
//! the next power of two above its value, and values of about 2^(n/2) occur; space 2^b / 8 bytes.

use super::table::NextCoin;
use crate::error::{Code, Error, Result, allowed};
use crate::progress::Progress;

#[derive(Default)]
pub(super) struct CoinSymmetric {
    /// The options below 2^b, as bits.
    present: Vec<u64>,
}

const MAX_BITS: u32 = 30;

/// Members of a space that are counted together.
const MARKED: u64 = 1 << 16;

impl CoinSymmetric {
    /// The most coins: seconds of work, and values of up to 30 bits.
    pub(super) const LIMIT: u64 = 52;

    /// The options whose leftmost coin is `first`, as a translate of a space.
    fn options(values: &[u32], first: usize) -> Translate {
        let coin = values.len();
        let mut translate = Translate { offset: values[first], basis: [0; 32] };
        let (mut left, mut right) = (first + 1, coin - 1);
        while left <= right {
            translate.insert(if left == right { values[left] } else { values[left] ^ values[right] });
            (left, right) = (left + 1, right - 1);
        }
        translate
    }
}

/// All nim-sums of `offset` with vectors of the basis.
struct Translate {
    offset: u32,
    /// The vector whose top bit is bit i, or 0; no other vector has that bit.
    basis: [u32; 32],
}

impl Translate {
    fn insert(&mut self, vector: u32) {
        let reduced = self.reduced(vector);
        if reduced == 0 {
            return;
        }
        let top = reduced.ilog2();
        for other in &mut self.basis {
            if *other >> top & 1 == 1 {
                *other ^= reduced;
            }
        }
        self.basis[top as usize] = reduced;
    }

    /// The vector without the top bits of the basis.
    fn reduced(&self, vector: u32) -> u32 {
        let tops = (0..32).filter(|bit| vector >> bit & 1 == 1);
        tops.fold(vector, |sum, bit| sum ^ self.basis[bit])
    }

    fn mark(&self, bits: u32, present: &mut [u64], progress: &mut Progress<'_>) -> Result<()> {
        let mut member = self.reduced(self.offset);
        if member >> bits != 0 {
            return Ok(()); // the bits above can be cleared by no vector
        }
        let low: Vec<u32> =
            self.basis[..bits as usize].iter().copied().filter(|&vector| vector != 0).collect();
        let members = 1u64 << low.len();
        for step in 1..=members {
            present[member as usize / 64] |= 1 << (member % 64);
            if let Some(vector) = low.get(step.trailing_zeros() as usize) {
                member ^= vector;
            }
            if step.is_multiple_of(MARKED) {
                progress.work(MARKED)?;
            }
        }
        progress.work(members % MARKED)
    }
}

impl NextCoin for CoinSymmetric {
    fn next(&mut self, values: &[u32], progress: &mut Progress<'_>) -> Result<u32> {
        let coin = values.len();
        let spaces: Vec<Translate> = (1..coin).map(|first| Self::options(values, first)).collect();
        for bits in 6..=MAX_BITS {
            self.present.clear();
            let words = 1 << (bits - 6);
            self.present
                .try_reserve_exact(words)
                .map_err(|_| Error::new(Code::Memory, &coin.to_string(), allowed("fewer-coins")))?;
            self.present.resize(words, 0);
            self.present[0] = 1; // the coin alone
            for space in &spaces {
                space.mark(bits, &mut self.present, progress)?;
            }
            let full = self.present.iter().take_while(|&&word| word == u64::MAX).count();
            if let Some(word) = self.present.get(full) {
                return Ok((full * 64) as u32 + word.trailing_ones());
            }
        }
        Err(Error::new(Code::ValueOverflow, &coin.to_string(), allowed("values-below").with("limit", "2^30")))
    }

    fn bytes(&self) -> usize {
        self.present.capacity() * size_of::<u64>()
    }
}
