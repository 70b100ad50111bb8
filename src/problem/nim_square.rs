//! Nim Square (Project Euler 310): heaps from which square numbers of stones are taken.
//!
//! Count the multisets of h heap sizes from 0..=N that lose for the player to move: those whose
//! Grundy values have nim-sum 0. Only the histogram of the values matters: `sequence/zero_sums.rs`
//! counts, for any game.

use super::{Answer, Arguments, Check, Parameter, Problem};
use crate::error::{Message, Result};
use crate::games::Subtraction;
use crate::progress::Progress;
use crate::ruleset::{LengthSet, Ruleset, Take};
use crate::sequence::{Histogram, Sequence, histogram, losing_multisets, multisets, span};
use crate::store::Store;
use dashu_int::UBig;

#[derive(Clone, Copy, Debug)]
pub(super) struct NimSquare;

const GAME: Ruleset = Ruleset::Take(Take::Set(LengthSet::Squares));

impl Problem for NimSquare {
    fn id(&self) -> &'static str {
        "nim-square"
    }

    fn parameters(&self) -> &'static [Parameter] {
        const {
            assert!(Subtraction::LIMIT == 20_000_000);
        }
        &[
            Parameter { name: "n", min: "0", max: "20000000", default: Some("1000") },
            Parameter { name: "heaps", min: "1", max: "8", default: Some("3") },
        ]
    }

    fn checks(&self) -> &'static [Check] {
        const { &[Check::of(&[("n", "100000")], "2586528661783"), Check::of(&[("n", "29")], "1160")] }
    }

    fn facts(&self) -> &'static [&'static str] {
        &["positions"]
    }

    fn games(&self) -> &'static [Ruleset] {
        &[GAME]
    }

    fn solve(&self, arguments: &Arguments, store: &mut Store, progress: &mut Progress<'_>) -> Result<Answer> {
        let (n, heaps) = (arguments.small("n"), arguments.small("heaps"));
        let game = store.open(&GAME);
        game.extend(n, progress)?;
        let histogram = histogram(game, 0, n, Some(progress))?;
        let losing = losing_multisets(&histogram, heaps);
        Ok(Answer {
            why: why(game, n, heaps, &histogram, &losing),
            answer: losing,
            facts: vec![("positions", multisets(n + 1, heaps).into())],
            distributions: vec![],
        })
    }
}

fn why(game: &dyn Sequence, n: u64, heaps: u64, histogram: &Histogram, losing: &UBig) -> Vec<Message> {
    let mut value = [0];
    game.read(n as usize, &mut value);
    let mut why = vec![Message::new("nim-square-recurrence").with("n", n).with("value", value[0])];
    if n == 0 {
        why.push(Message::new("nim-square-empty").with("heaps", heaps));
    } else {
        why.push(counts(histogram, n));
        why.extend(match heaps {
            1 => vec![Message::new("nim-square-one-heap").with("n", n).with("zeros", histogram.count(0))],
            2 => vec![two_heaps(histogram)],
            3 => three_heaps(histogram),
            _ => many_heaps(histogram, heaps, losing),
        });
    }
    why.push(
        Message::new("nim-square-total").with("heaps", heaps).with("n", n).with("ways", losing.to_string()),
    );
    why
}

fn counts(histogram: &Histogram, n: u64) -> Message {
    let (mode, max) = histogram
        .iter()
        .fold((0, 0), |best, (value, count)| if count > best.1 { (value, count) } else { best });
    Message::new("nim-square-histogram")
        .with("n", n)
        .with("values", histogram.values.len())
        .with("zeros", histogram.count(0))
        .with("largest", mode)
        .with("largestCount", max)
        .with("ties", histogram.counts.iter().filter(|&&count| count == max).count())
}

fn equal_pairs(histogram: &Histogram) -> UBig {
    histogram.iter().filter(|&(value, _)| value > 0).map(|(_, count)| multisets(count, 2)).sum()
}

/// Two heaps lose when they are equal.
fn two_heaps(histogram: &Histogram) -> Message {
    let zeros = histogram.count(0);
    let (zero_ways, pairs) = (multisets(zeros, 2), equal_pairs(histogram));
    Message::new("nim-square-two-heaps")
        .with("zeros", zeros)
        .with("zerosPlus1", zeros + 1)
        .with("zeroWays", zero_ways.to_string())
        .with("pairs", pairs.to_string())
        .with("ways", (zero_ways + pairs).to_string())
}

/// The three ways in which three heaps lose, each with its count, and their sum.
fn three_heaps(histogram: &Histogram) -> Vec<Message> {
    let zeros = histogram.count(0);
    let zero_ways = multisets(zeros, 3);
    let all_zero = Message::new("nim-square-zeros")
        .with("zeros", zeros)
        .with("zerosPlus1", zeros + 1)
        .with("zerosPlus2", zeros + 2)
        .with("ways", zero_ways.to_string());
    let pairs = equal_pairs(histogram);
    let pair_ways = &pairs * zeros;
    let equal = Message::new("nim-square-pairs")
        .with("pairs", pairs.to_string())
        .with("zeros", zeros)
        .with("ways", pair_ways.to_string());

    let (mut triple_ways, mut kinds) = (UBig::ZERO, 0u64);
    let mut example: Option<(UBig, [(u32, u64); 3])> = None;
    for (i, count_i) in histogram.iter().filter(|&(value, _)| value > 0) {
        for (j, count_j) in histogram.iter().filter(|&(value, _)| value > i) {
            let k = i ^ j;
            let product = UBig::from(count_i) * count_j * histogram.count(k);
            if k > j && product > UBig::ZERO {
                triple_ways += &product;
                kinds += 1;
                let here = (product, [(i, count_i), (j, count_j), (k, histogram.count(k))]);
                example = Some(match example {
                    Some(best) if best > here => best,
                    _ => here,
                });
            }
        }
    }
    let triples = match example {
        None => Message::new("nim-square-no-triples"),
        Some((product, [i, j, k])) => Message::new("nim-square-triples")
            .with("kinds", kinds)
            .with("i", i.0)
            .with("j", j.0)
            .with("k", k.0)
            .with("countI", i.1)
            .with("countJ", j.1)
            .with("countK", k.1)
            .with("product", product.to_string())
            .with("ways", triple_ways.to_string()),
    };
    let sum = Message::new("nim-square-sum")
        .with("zeroWays", zero_ways.to_string())
        .with("pairWays", pair_ways.to_string())
        .with("tripleWays", triple_ways.to_string())
        .with("ways", (zero_ways + pair_ways + triple_ways).to_string());
    vec![all_zero, equal, triples, sum]
}

/// The characters of the group in plain words: sets of binary digits, and heaps odd there.
fn many_heaps(histogram: &Histogram, heaps: u64, losing: &UBig) -> Vec<Message> {
    let sets = span(histogram);
    vec![
        Message::new("nim-square-sets").with("heaps", heaps).with("digits", sets.ilog2()).with("sets", sets),
        Message::new("nim-square-sets-sum")
            .with("sets", sets)
            .with("sum", (losing * sets).to_string())
            .with("ways", losing.to_string()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_ways_add_up() {
        let histogram = Histogram { values: vec![0, 1, 2, 3, 5, 6, 7], counts: vec![9, 4, 3, 8, 2, 1, 1] };
        let reasons = three_heaps(&histogram);
        let ways = |reason: &Message| {
            let ways = reason.text("ways").expect("ways");
            ways.parse::<UBig>().expect("a number")
        };
        let sum = reasons[..3].iter().fold(UBig::ZERO, |sum, reason| sum + ways(reason));
        assert_eq!(sum, ways(&reasons[3]));
        assert_eq!(sum, losing_multisets(&histogram, 3));
    }
}
