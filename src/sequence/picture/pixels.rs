//! A sequence as a row of pixels, each the mean colour of some heaps in a row.
//!
//! The three channels of a colour are in one word, so that one addition a heap sums them all. Time
//! O(heaps), space O(pixels).

use crate::error::Result;
use crate::progress::Progress;
use crate::sequence::Sequence;
use crate::sequence::windows;

/// The most heaps in a pixel: the sum of as many channels of 8 bits fits in 21 bits.
pub const PER_PIXEL: u32 = 1 << 13;

/// How values become colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    colours: Vec<u64>,
    bit: Option<u32>,
}

impl Palette {
    /// Colours by value, 0xRRGGBB, the last for all beyond. With `bit`, by that binary digit.
    ///
    /// # Panics
    /// When there is no colour, or `bit` is above 31.
    #[must_use]
    pub fn new(colours: &[u32], bit: Option<u32>) -> Self {
        assert!(!colours.is_empty() && bit.is_none_or(|bit| bit < 32), "a palette");
        let spread = |&rgb: &u32| {
            let channel = |place: u32| u64::from(rgb >> place & 255);
            channel(16) | channel(8) << 21 | channel(0) << 42
        };
        Self { colours: colours.iter().map(spread).collect(), bit }
    }

    fn of(&self, value: u32) -> u64 {
        let place = self.bit.map_or(value, |bit| value >> bit & 1);
        self.colours[(place as usize).min(self.colours.len() - 1)]
    }
}

/// The mean colours of `per` heaps each, of the computed indices `from..to`: red, green, blue and
/// 255 for each pixel. The last pixel may have fewer heaps.
///
/// # Errors
/// The error of the progress listener.
///
/// # Panics
/// When the range is not computed, or `per` is 0 or above [`PER_PIXEL`].
///
/// ```
/// use grundyscope::{Ruleset, games, sequence};
/// let mut nim = games::sequence(&Ruleset::parse("nim").unwrap());
/// sequence::values(&mut *nim, ..=9).unwrap();
/// let palette = sequence::Palette::new(&[0x0a_0000, 0x00_1400], None);
/// let drawn = sequence::pixels(&*nim, 0, 3, 2, &palette, None).unwrap();
/// assert_eq!(drawn, [5, 10, 0, 255, 0, 20, 0, 255]);
/// ```
pub fn pixels(
    sequence: &dyn Sequence,
    from: u64,
    to: u64,
    per: u32,
    palette: &Palette,
    progress: Option<&mut Progress<'_>>,
) -> Result<Vec<u8>> {
    let progress = &mut Progress::from(progress);
    assert!((1..=PER_PIXEL).contains(&per), "heaps in a pixel");
    let count = to.saturating_sub(from).div_ceil(u64::from(per)) as usize;
    let mut drawn = Vec::with_capacity(4 * count);
    let (mut sum, mut summed) = (0u64, 0u32);
    let mut put = |sum: u64, summed: u32| {
        let mean = |place: u32| ((sum >> place & ((1 << 21) - 1)) as u32 + summed / 2) / summed;
        drawn.extend([mean(0) as u8, mean(21) as u8, mean(42) as u8, u8::MAX]);
    };
    windows(sequence, from, to, Some(progress), |_, mut values| {
        while !values.is_empty() {
            let (here, others) = values.split_at(values.len().min((per - summed) as usize));
            sum += here.iter().map(|&value| palette.of(value)).sum::<u64>();
            summed += here.len() as u32;
            if summed == per {
                put(sum, summed);
                (sum, summed) = (0, 0);
            }
            values = others;
        }
    })?;
    if summed > 0 {
        put(sum, summed);
    }
    Ok(drawn)
}
