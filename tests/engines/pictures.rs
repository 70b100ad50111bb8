//! Pictures of long sequences: rasters and pixels against a count point by point.

use crate::oracle::pictures::{mean_colour, points, shade};
use crate::shared::{Random, computed, read, ruleset};
use grundyscope::sequence::{PER_PIXEL, Palette, Raster, Sequence, Stretch, Summary, pixels, raster};
use grundyscope::{Error, Progress};

struct Drawn {
    sequence: Box<dyn Sequence>,
    values: Vec<u32>,
    first: u64,
    summary: Summary,
}

fn drawn(game: &str, n: u64) -> Drawn {
    let (sequence, first) = (computed(game, n), ruleset(game).first_index());
    let values = read(&*sequence, 0, n as usize + 1);
    let summary = Summary::of(&*sequence, first, n, None).unwrap();
    Drawn { sequence, values, first, summary }
}

impl Drawn {
    /// Draws, and compares with the definition.
    fn check(&self, stretch: Stretch) -> Raster {
        let picture = raster(&*self.sequence, &self.summary, stretch, None).unwrap();
        let Raster { from, width, columns, base, step, rows, min: least, max: most, .. } = picture;
        let (len, wanted) = (self.values.len() as u64, u64::from(stretch.columns));
        assert!(width.is_power_of_two() && step.is_power_of_two(), "{stretch:?}");
        assert!(from.is_multiple_of(width) && base.is_multiple_of(step), "{stretch:?}");
        // It covers the stretch, with no column in vain.
        let end = from + width * u64::from(columns);
        assert!(from <= stretch.from && stretch.from < from + width, "{stretch:?}");
        assert!(stretch.to <= end && end < stretch.to + width, "{stretch:?}");
        let length = stretch.to - stretch.from;
        assert!(width == 1 || length / width >= wanted && length / width < 2 * wanted, "{stretch:?}");
        assert!(length < wanted || length / width >= wanted, "{stretch:?}");
        assert!(rows <= stretch.rows, "{stretch:?}");

        let (begin, end) = (from.max(self.first), end.min(len));
        let shown = &self.values[begin as usize..end as usize];
        assert_eq!(Some(&least), shown.iter().min(), "{stretch:?}");
        assert_eq!(Some(&most), shown.iter().max(), "{stretch:?}");
        let mut shades = vec![0; columns as usize * rows as usize];
        for ((column, row), count) in points(&self.values, begin, end, width, step) {
            let (column, row) = ((column - from / width) as usize, (row - base / step) as usize);
            shades[row * columns as usize + column] = shade(count, u32::try_from(width).unwrap());
        }
        assert!(shades == picture.shades, "{stretch:?}");
        picture
    }
}

#[test]
fn rasters_of_every_size() {
    let mut random = Random(1);
    for (game, n) in [
        ("take:squares", 60_000),
        ("octal:0.77", 5_000),
        ("nim", 70_000),
        ("take:at-least-half", 40_000),
        ("coins:ruler", 33_000),
        ("coins:mock-turtles", 20_000),
        ("take:1", 3),
    ] {
        let drawn = drawn(game, n);
        let first = drawn.first;
        for _ in 0..40 {
            let from = first + random.below(n + 1 - first);
            let to = from + 1 + random.below(n + 1 - from);
            let [columns, rows] = [400, 60].map(|end| 1 + random.below(end) as u32);
            drawn.check(Stretch { from, to, columns, rows });
        }
        for columns in [1, 3, 40, 700] {
            for rows in [1, 7, 240, 5_000] {
                for (from, to) in [(first, n + 1), (n / 3 + first, n / 3 * 2 + 1), (n, n + 1)] {
                    let from = from.max(first);
                    drawn.check(Stretch { from, to: to.max(from + 1), columns, rows });
                }
            }
        }
    }
}

#[test]
fn large_values_share_counters_and_are_exact_where_few() {
    let nim = drawn("nim", 4_500_000);
    // All of it: as fine as the counters. Half a million: counted one by one, as fine as the rows.
    assert_eq!(nim.check(Stretch { from: 0, to: 4_500_001, columns: 1_000, rows: 4_000 }).step, 1 << 14);
    assert_eq!(nim.check(Stretch { from: 3_000_000, to: 3_500_000, columns: 100, rows: 4_000 }).step, 128);
    let ruler = drawn("coins:ruler", 1_000_000);
    ruler.check(Stretch { from: 1, to: 1_000_001, columns: 300, rows: 200 });
    ruler.check(Stretch { from: 77_777, to: 999_999, columns: 300, rows: 200 });
}

#[test]
fn a_summary_keeps_its_size_and_can_be_stopped() {
    let n = 1_500_000;
    let squares = drawn("take:squares", n);
    let picture = squares.check(Stretch { from: 0, to: n + 1, columns: 900, rows: 400 });
    assert_eq!((picture.width, picture.step), (1024, 1));
    assert_eq!((squares.summary.first(), squares.summary.len()), (0, n + 1));
    let mut reports = Vec::new();
    let mut listener = |fraction| {
        reports.push(fraction);
        if reports.len() > 3 { Err(Error::cancelled()) } else { Ok(()) }
    };
    assert!(Summary::of(&*squares.sequence, 0, n, Some(&mut Progress::new(&mut listener))).is_err());
    assert!(reports.len() == 4 && reports.is_sorted());
}

#[test]
fn pixels_are_means() {
    let palette: Vec<u32> = (0..20u32).map(|value| value.wrapping_mul(0x9e_3779) & 0xff_ffff).collect();
    for game in ["take:squares", "nim", "coins:ruler"] {
        let drawn = drawn(game, 30_000);
        for bit in [None, Some(0), Some(1), Some(4), Some(31)] {
            let colours = Palette::new(&palette, bit);
            for (from, to, per) in [
                (1, 30_001, 1),
                (1, 2, 1),
                (1, 2, PER_PIXEL),
                (17, 29_999, 7),
                (3, 30_001, PER_PIXEL),
                (5, 5, 2),
            ] {
                let mut expected = Vec::new();
                for heaps in drawn.values[from as usize..to as usize].chunks(per as usize) {
                    let colour = |&value: &u32| match bit {
                        Some(bit) => palette[(value >> bit) as usize % 2],
                        None => palette[value.min(19) as usize],
                    };
                    expected.extend(mean_colour(&heaps.iter().map(colour).collect::<Vec<_>>()));
                    expected.push(255);
                }
                let found = pixels(&*drawn.sequence, from, to, per, &colours, None).unwrap();
                assert!(found == expected, "{game} {bit:?} {from} {to} {per}");
            }
        }
    }
    let white = Palette::new(&[0xff_ffff], None);
    let drawn = drawn("nim", u64::from(2 * PER_PIXEL));
    let drawn = pixels(&*drawn.sequence, 0, u64::from(2 * PER_PIXEL), PER_PIXEL, &white, None).unwrap();
    assert!(drawn.iter().all(|&byte| byte == 255));
}
