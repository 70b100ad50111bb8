//! What a picture of a sequence shows, counted point by point from the list of its values.

/// How many of the values at the indices `from..to` fall into each column of `width` indices,
/// counted from index 0, and each row of `step` values, counted from 0; column and row of a point,
/// and how many points there are.
pub fn points(values: &[u32], from: u64, to: u64, width: u64, step: u32) -> Vec<((u64, u32), u32)> {
    let mut counts: std::collections::BTreeMap<(u64, u32), u32> = std::collections::BTreeMap::new();
    for index in from..to {
        *counts.entry((index / width, values[index as usize] / step)).or_default() += 1;
    }
    counts.into_iter().collect()
}

/// The shade of so many points out of `full`, a power of two: 0 for none, otherwise from 1 for one
/// to 255 for all, by a logarithm that is straight between powers of two.
pub fn shade(count: u32, full: u32) -> u8 {
    // Numerator and denominator: power + (count - 2^power) / 2^power.
    let logarithm = |count: u32| {
        let mut power = 0;
        while 2u64.pow(power + 1) <= u64::from(count) {
            power += 1;
        }
        (u64::from(power) * 2u64.pow(power) + u64::from(count) - 2u64.pow(power), 2u64.pow(power))
    };
    match count {
        0 => 0,
        _ if full == 1 => 255,
        _ => {
            let ((above, below), (whole, one)) = (logarithm(count), logarithm(full));
            u8::try_from(1 + 254 * above * one / (below * whole)).unwrap()
        }
    }
}

/// The mean of some colours 0xRRGGBB, channel by channel, halves rounded up: red, green, blue.
pub fn mean_colour(colours: &[u32]) -> [u8; 3] {
    [16, 8, 0].map(|place| {
        let sum: usize = colours.iter().map(|colour| (colour >> place) as usize % 256).sum();
        u8::try_from((2 * sum + colours.len()) / (2 * colours.len())).unwrap()
    })
}
