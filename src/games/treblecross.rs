//! Treblecross on strips of squares.
//!
//! A strip of n squares is a heap of n + 2 of the octal game 0.007: three neighbouring stones are
//! taken where a cross is put, so that a strip of n has n places for it, and the two stones more on
//! either side of a strip that is left are the squares next to a cross. Source: Winning Ways,
//! chapter 4; OEIS A071426 for the heaps. Cost: that of [`TakeAndBreak`].

use super::codes::TakeAndBreak;
use crate::error::Result;
use crate::progress::Progress;
use crate::ruleset::{OctalCode, Ruleset};
use crate::sequence::{Explanation, Sequence, explain_by_rules, within};

/// Grundy values of Treblecross, index = squares of the strip.
#[derive(Debug)]
pub struct Treblecross {
    heaps: TakeAndBreak,
}

/// Stones that a heap of 0.007 has besides the squares of the strip.
const MORE: u64 = 2;

impl Treblecross {
    pub(crate) const LIMIT: u64 = TakeAndBreak::LIMIT - MORE;

    /// # Panics
    /// Never: 0.007 is a code.
    #[must_use]
    pub fn new() -> Self {
        let code = OctalCode::new(&[0, 0, 0, 7], 0).expect("four digits");
        Self { heaps: TakeAndBreak::of_code(&code).expect("a finite octal code") }
    }
}

impl Default for Treblecross {
    fn default() -> Self {
        Self::new()
    }
}

impl Sequence for Treblecross {
    fn limit(&self) -> u64 {
        Self::LIMIT
    }

    fn explain_limit(&self) -> u64 {
        self.heaps.explain_limit() - MORE
    }

    fn len(&self) -> usize {
        self.heaps.len().saturating_sub(MORE as usize)
    }

    fn extend(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<()> {
        within(n, Self::LIMIT)?;
        self.heaps.extend(n + MORE, progress)
    }

    fn read(&self, from: usize, out: &mut [u32]) {
        self.heaps.read(from + MORE as usize, out);
    }

    fn explain(&mut self, n: u64, progress: &mut Progress<'_>) -> Result<Explanation> {
        explain_by_rules(&Ruleset::Treblecross, self, n, progress)
    }

    fn bytes(&self) -> usize {
        self.heaps.bytes()
    }
}
