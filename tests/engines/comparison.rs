//! Comparisons of two games against tables from the definition that extend far beyond the compared
//! values.

use crate::oracle::periods::{all_but_values, digits, subtraction_values};
use crate::oracle::take_and_break::octal_values;
use crate::shared::{list, ruleset, set_of, values};
use grundyscope::Ruleset;
use grundyscope::comparison::{Comparison, Reason, Verdict, compare, differences_along};
use proptest::prelude::*;

/// A game with its values by the definition.
type Table = (Ruleset, Vec<u32>);

fn compared(a: &str, b: &str, n: u64) -> Comparison {
    compare([&ruleset(a), &ruleset(b)], [&values(a, n), &values(b, n)], None).unwrap()
}

fn different(a: &[u32], b: &[u32], from: usize) -> Vec<u64> {
    (from..a.len().min(b.len())).filter(|&n| a[n] != b[n]).map(|n| n as u64).collect()
}

/// Compares all pairs by their first `seen` values; a proved verdict must hold to the end of the
/// tables, which are long enough for games that differ infinitely often to differ again. Returns
/// the number of verdicts of each kind.
fn all_pairs(tables: &[Table], seen: usize) -> [usize; 3] {
    let mut verdicts = [0; 3];
    for (a, long_a) in tables {
        for (b, long_b) in tables {
            let found = compare([a, b], [&long_a[..seen], &long_b[..seen]], None).unwrap();
            let near = different(&long_a[..seen], &long_b[..seen], 0);
            let far = different(long_a, long_b, seen);
            assert_eq!(found.differences, near.len() as u64, "{a} and {b}");
            let ends = (near.first().copied(), near.last().copied());
            assert_eq!((found.first, found.last), ends, "{a} and {b}");
            let (kind, holds) = match found.verdict {
                Verdict::Same(_) => (0, far.is_empty()),
                Verdict::Different(_) => (1, !far.is_empty()),
                Verdict::Observed => (2, true),
            };
            assert!(holds, "{a} and {b} beyond {seen}: {far:?}");
            verdicts[kind] += 1;
        }
    }
    verdicts
}

#[test]
fn subtraction_sets_within_1_to_6() {
    // Periods of at most 12, so that differences come back within 12 * 11 values.
    let table = |set: Vec<u64>| (ruleset(&format!("take:{}", list(&set))), subtraction_values(&set, 600));
    let tables: Vec<Table> = (1..64).map(set_of).map(table).collect();
    let [same, different, observed] = all_pairs(&tables, 100);
    // Each with itself, and sets with one sequence, such as {1, 2} and {1, 2, 4, 5}.
    assert!(same > 63 && different > 3000, "{same} the same, {different} different");
    assert_eq!(observed, 0);
}

#[test]
fn octal_codes_of_two_digits() {
    let tables: Vec<Table> = (0..64)
        .map(|code| {
            let code = format!("0.{code:02o}");
            (ruleset(&format!("octal:{code}")), octal_values(&digits(&code), 2400))
        })
        .collect();
    let [same, different, observed] = all_pairs(&tables, 300);
    assert!(same > 64 && different > 1000, "{same} the same, {different} different, {observed} observed");
}

#[test]
fn all_but_sets_grow_at_their_rates() {
    let table = |excluded: Vec<u64>| {
        let notation = format!("take:all-but:{}", list(&excluded));
        (ruleset(if excluded.is_empty() { "nim" } else { &notation }), all_but_values(&excluded, 900))
    };
    let tables: Vec<Table> = (0..32).map(set_of).map(table).collect();
    let [same, different, observed] = all_pairs(&tables, 300);
    assert!(same >= 32 && different > 500, "{same} the same, {different} different, {observed} observed");
}

#[test]
fn published_pairs() {
    // OEIS A002186: both have period 12 from 71 on.
    let found = compared("kayles", "octal:0.771", 400);
    assert_eq!(found.verdict, Verdict::Same(Reason::Periods { from: 71, values: 12 }));
    let found = compared("kayles", "dawsons-chess", 400);
    assert_eq!(found.verdict, Verdict::Different(Reason::Periods { from: 71, values: 44 }));
    assert_eq!(compared("nim", "kayles", 400).verdict, Verdict::Different(Reason::Growth));
    // Lasker's nim exchanges 4k+3 and 4k+4 of nim.
    let found = compared("laskers-nim", "nim", 100);
    assert_eq!((found.first, found.last, found.differences), (Some(3), Some(100), 50));
    assert_eq!(found.verdict, Verdict::Different(Reason::Periods { from: 1, values: 4 }));
    let found = compared("take:at-least-half", "take:1", 100);
    assert_eq!(found.verdict, Verdict::Different(Reason::OnePeriod));
    assert_eq!(compared("take:at-least-half", "nim", 100).verdict, Verdict::Different(Reason::OnePeriod));
}

#[test]
fn unproved_verdicts_are_observed() {
    // 9 and 16 make no difference to taking 1 or 4; 25 does.
    assert_eq!(compared("take:squares", "take:1,4", 24).differences, 0);
    assert_eq!(compared("take:squares", "take:1,4", 30).first, Some(25));
    for (a, b, n) in
        [("take:squares", "take:1,4", 24), ("take:factorials", "take:1,2", 24), ("kayles", "octal:0.4", 60)]
    {
        assert_eq!(compared(a, b, n).verdict, Verdict::Observed, "{a} and {b} to {n}");
    }
    assert_eq!(compared("grundys-game", "Grundy's Game", 5).verdict, Verdict::Same(Reason::SameRules));
}

#[test]
fn coins_count_from_1() {
    let found = compared("coins:ruler", "nim", 10);
    assert_eq!((found.from, found.first, found.checked_to), (1, Some(3), 10));
    assert_eq!(compared("coins:ruler", "nim", 0).differences, 0);
}

proptest! {
    #[test]
    fn bins_hold_every_difference_once(
        a in prop::collection::vec(0_u32..3, 0..200),
        b in prop::collection::vec(0_u32..3, 0..200),
        from in 0_usize..20,
        bins in 0_usize..300,
    ) {
        let along = differences_along([&a, &b], from, bins);
        let length = a.len().min(b.len()).saturating_sub(from);
        prop_assert!(along.len() <= bins.max(1));
        let width = length.div_ceil(bins.max(1)).max(1);
        for (place, count) in along.iter().enumerate() {
            let stretch = (from + place * width..).take(width).filter(|n| *n < from + length);
            prop_assert_eq!(*count as usize, stretch.filter(|&n| a[n] != b[n]).count());
        }
        let all: u32 = along.iter().sum();
        prop_assert_eq!(all as usize, different(&a, &b, from).len());
    }
}
