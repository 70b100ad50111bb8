//! P-positions of several heaps, against counting them one by one.

use grundyscope::sequence::{Histogram, ZeroSums, histogram, zero_sums};
use grundyscope::{Code, Progress, Ruleset, games};

/// Counts the lists of heaps from `least` on with nim-sum `sum`, and all of them; with `ordered`
/// every list, otherwise ascending ones.
fn counted(values: &[u32], heaps: u64, ordered: bool, least: usize, sum: u32) -> (u64, u64) {
    if heaps == 0 {
        return (u64::from(sum == 0), 1);
    }
    (least..values.len()).fold((0, 0), |(zeros, all), heap| {
        let next = if ordered { 0 } else { heap };
        let (more, of) = counted(values, heaps - 1, ordered, next, sum ^ values[heap]);
        (zeros + more, all + of)
    })
}

#[test]
fn counts_are_those_of_playing_every_position() {
    for (game, n) in [
        ("nim", 20),
        ("take:squares", 29),
        ("kayles", 25),
        ("grundys-game", 25),
        ("take:1", 7),
        ("take:all-but:1,2", 12),
        ("n to n-1 or floor(n/2)", 22),
        ("octal:0.0", 3),
    ] {
        let mut sequence = games::sequence(&Ruleset::parse(game).unwrap());
        sequence.extend(n, &mut Progress::none()).unwrap();
        let mut values = vec![0; n as usize + 1];
        sequence.read(0, &mut values);
        let histogram = histogram(&*sequence, 0, n);
        for heaps in 1..=4 {
            for ordered in [false, true] {
                let (zeros, positions) = counted(&values, heaps, ordered, 0, 0);
                let expected = ZeroSums { zeros: zeros.into(), positions: positions.into() };
                let found = zero_sums(&histogram, heaps, ordered).unwrap();
                assert_eq!(found, expected, "{game} to {n}, {heaps} heaps, ordered: {ordered}");
            }
        }
    }
}

#[test]
fn published_count_and_limits() {
    // Project Euler 310: its example.
    let mut squares = games::sequence(&Ruleset::parse("take:squares").unwrap());
    squares.extend(29, &mut Progress::none()).unwrap();
    assert_eq!(zero_sums(&histogram(&*squares, 0, 29), 3, false).unwrap().zeros, 1160u32.into());
    // Bouton: of h heaps of 0 to 2^k - 1 stones, one list in 2^k loses.
    let all = Histogram { values: (0..1024).collect(), counts: vec![1; 1024] };
    let found = zero_sums(&all, 16, true).unwrap();
    assert_eq!(found.zeros << 10, found.positions);
    let large = Histogram { values: vec![ZeroSums::MAX_VALUE + 1], counts: vec![1] };
    assert_eq!(zero_sums(&large, 2, false).unwrap_err().code(), Code::OutOfRange);
    let largest = Histogram { values: vec![5, ZeroSums::MAX_VALUE], counts: vec![3, 4] };
    assert_eq!(zero_sums(&largest, 2, false).unwrap().zeros, 16u32.into());
    let none = Histogram::default();
    assert_eq!(zero_sums(&none, 2, true).unwrap().zeros, 0u32.into());
}
