//! Naive oracles: every question of the crate answered again from the definition, without the
//! crate and without anything clever. The engines are tested against them over the small ranges
//! where they can answer, and against published tables; what that does not tie together is in
//! `tests/engines/oracle_selftest.rs`. Each fuzz target uses a part of it, hence the `allow`.

#![allow(dead_code)]

pub mod boards;
pub mod coin_turning;
pub mod fibonacci_nim;
pub mod flipping_game;
pub mod golden;
pub mod nim_square;
pub mod nimber;
pub mod periods;
pub mod pictures;
pub mod play;
pub mod product;
pub mod stones;
pub mod sums;
pub mod take;
pub mod take_and_break;
pub mod treblecross;
pub mod two_heaps;
pub mod zeckendorf;

/// Numbers that are marked.
#[derive(Default)]
pub struct Marks(Vec<bool>);

impl Marks {
    pub fn mark(&mut self, number: u32) {
        let number = number as usize;
        if number >= self.0.len() {
            self.0.resize(2 * number + 1, false);
        }
        self.0[number] = true;
    }

    /// The least number without a mark.
    pub fn least(&self) -> u32 {
        self.0.iter().position(|mark| !mark).unwrap_or(self.0.len()) as u32
    }
}

/// The least non-negative integer that is not among `values`.
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    let mut marks = Marks::default();
    values.into_iter().for_each(|value| marks.mark(value));
    marks.least()
}
