//! The values that follow from a certificate, range by range.

use super::certificate::Certificate;

/// Short periods are repeated up to about this many values, so that they are copied in long pieces.
const PIECE: usize = 4096;

#[derive(Debug)]
pub(super) struct Table {
    /// The values below the pre-period.
    start: Vec<u32>,
    /// The values of one or more whole periods from there on.
    repeating: Vec<u32>,
    /// The increase from one repetition of these values to the next.
    rise: u32,
}

impl Table {
    /// The values of a certificate that [`super::check`] accepts.
    pub(super) fn of(proof: &Certificate) -> Self {
        let (start, period) = proof.table.split_at(proof.preperiod as usize);
        let copies = PIECE.div_ceil(period.len()) as u32;
        let saltus = proof.saltus as u32;
        let copy = |at: u32| period.iter().map(move |&value| value + at * saltus);
        let repeating = (0..copies).flat_map(copy).collect();
        Self { start: start.to_vec(), repeating, rise: copies * saltus }
    }

    /// Copies the values from `from` on. They are below 2^32, as at any heap below that.
    pub(super) fn read(&self, from: usize, out: &mut [u32]) {
        let before = self.start.get(from..).unwrap_or(&[]);
        let (first, mut out) = out.split_at_mut(before.len().min(out.len()));
        first.copy_from_slice(&before[..first.len()]);
        let mut at = (from + first.len()).saturating_sub(self.start.len());
        while !out.is_empty() {
            let (times, offset) = (at / self.repeating.len(), at % self.repeating.len());
            let values = &self.repeating[offset..];
            let (piece, others) = out.split_at_mut(values.len().min(out.len()));
            piece.copy_from_slice(&values[..piece.len()]);
            let above = times as u32 * self.rise;
            if above > 0 {
                for value in piece.iter_mut() {
                    *value += above;
                }
            }
            at += piece.len();
            out = others;
        }
    }

    pub(super) fn bytes(&self) -> usize {
        (self.start.capacity() + self.repeating.capacity()) * size_of::<u32>()
    }
}
