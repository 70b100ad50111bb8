//! Stone Game III (Project Euler 366): Fibonacci nim, and the sum of its largest winning first
//! moves.
//!
//! One pile of n stones. The first move takes any positive number but not the whole pile; after
//! that a player takes at most twice what the opponent just took. The player who takes the last
//! stone wins. M(n) is the largest winning first move, 0 when n is lost; the question is M(1) +
//! ... + M(N), exactly or modulo m.

use super::{Answer, Arguments, Check, Parameter, Problem};
use crate::error::{Message, Result, Value};
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::store::Store;
use crate::zeckendorf::{self, FirstMoves, SumOfMoves};
use dashu_int::ops::{BitTest, RemEuclid};
use dashu_int::{IBig, UBig};

#[derive(Clone, Copy, Debug)]
pub(super) struct FibonacciNimSum;

/// The most binary digits of n (60 decimal ones) for terms written out; above, they are F(k).
const WRITTEN_BITS: usize = 199;

impl Problem for FibonacciNimSum {
    fn id(&self) -> &'static str {
        "fibonacci-nim"
    }

    fn parameters(&self) -> &'static [Parameter] {
        &[
            Parameter { name: "n", min: "1", max: "10^10000", default: Some("100") },
            Parameter { name: "modulus", min: "1", max: "10^18", default: None },
        ]
    }

    fn checks(&self) -> &'static [Check] {
        &[
            Check { arguments: &[("n", "10^18"), ("modulus", "10^8")], answer: "88351299" },
            Check { arguments: &[("n", "100")], answer: "728" },
        ]
    }

    fn facts(&self) -> &'static [&'static str] {
        &["zeckendorf", "largestMove", "smallestMove", "winningMoves", "winningMoveCount"]
    }

    fn games(&self) -> &'static [Ruleset] {
        &[Ruleset::FibonacciNim]
    }

    fn solve(&self, arguments: &Arguments, _: &mut Store, progress: &mut Progress<'_>) -> Result<Answer> {
        let n = arguments.big("n");
        let modulus: Option<u64> = arguments.get("modulus").map(|_| arguments.small("modulus"));
        let indices = zeckendorf::representation(n);
        progress.report(1, 10)?;
        let moves = zeckendorf::first_moves(&indices);
        progress.report(2, 10)?;
        let mut rest = progress.part(0.2, 1.0);
        let sum = match modulus {
            None => zeckendorf::sum_of_largest_moves(n, Some(&mut rest))?,
            Some(modulus) => zeckendorf::sum_of_largest_moves_modulo(n, modulus, Some(&mut rest))?,
        };

        let written = n.bit_len() <= WRITTEN_BITS;
        let terms: Vec<String> = if written {
            zeckendorf::terms(&indices).iter().map(ToString::to_string).collect()
        } else {
            indices.iter().copied().map(term).collect()
        };

        let mut why = first_moves(n, &indices, &terms, &moves, written);
        if written {
            // So small that exact steps are fast with any modulus.
            let exact = zeckendorf::sum_of_largest_moves(n, None)?;
            why.extend(steps(n, &indices, &exact)?);
            why.push(total(n, &exact.sum));
            if let Some(modulus) = modulus {
                let remainder = Message::new("fibonacci-nim-remainder").with("total", &exact.sum);
                why.push(remainder.with("modulus", modulus).with("sum", &sum.sum));
            }
        } else {
            why.extend(steps_in_short(&sum, modulus));
            why.push(match modulus {
                None => total(n, &sum.sum),
                Some(modulus) => Message::new("fibonacci-nim-total-modulo")
                    .with("n", n)
                    .with("modulus", modulus)
                    .with("sum", &sum.sum),
            });
        }

        let mut facts: Vec<(&'static str, Value)> =
            vec![("zeckendorf", Value::Many(terms)), ("largestMove", (&moves.largest).into())];
        if let Some(smallest) = moves.winning.first() {
            facts.push(("smallestMove", smallest.into()));
        }
        let listed = moves.winning.iter().map(ToString::to_string).collect();
        facts.push(("winningMoves", Value::Many(listed)));
        facts.push(("winningMoveCount", moves.count.into()));
        Ok(Answer { answer: sum.sum, facts, distributions: vec![], why })
    }
}

fn term(index: u32) -> String {
    format!("F({index})")
}

/// A sum of terms as one text, shortened in the middle where there are many.
fn abridged(terms: &[String]) -> String {
    if terms.len() <= 12 {
        terms.join(" + ")
    } else {
        format!("{} + … + {}", terms[..6].join(" + "), terms[terms.len() - 3..].join(" + "))
    }
}

fn first_moves(
    n: &UBig,
    indices: &[u32],
    terms: &[String],
    moves: &FirstMoves,
    written: bool,
) -> Vec<Message> {
    // A Fibonacci number is its own only term, and lost.
    let [.., next, smallest] = indices else { return vec![Message::new("fibonacci-nim-loss").with("n", n)] };
    let smallest = zeckendorf::fibonacci(*smallest);
    let terms = abridged(terms);
    let representation =
        if written { "fibonacci-nim-zeckendorf" } else { "fibonacci-nim-zeckendorf-indices" };
    vec![
        Message::new(representation).with("n", n).with("terms", terms),
        Message::new("fibonacci-nim-smallest")
            .with("n", n)
            .with("smallest", &smallest)
            .with("twice", &smallest << 1)
            .with("next", zeckendorf::fibonacci(*next))
            .with("rest", n - &smallest),
        Message::new("fibonacci-nim-winning").with("count", moves.count).with("largest", &moves.largest),
    ]
}

/// The steps of the sum with all their numbers. With F the greatest Fibonacci number up to a size
/// F + y, and t the greatest number below half of F: the sizes below F add S(F - 1) and the climb
/// 1 + 2 + ... adds T(y) while y is at most t. Beyond, it adds T(t), and M repeats from t + 1 to y,
/// adding S(y) - S(t): the next step is S(y).
fn steps(n: &UBig, indices: &[u32], sum: &SumOfMoves) -> Result<Vec<Message>> {
    if *n <= UBig::from(3u32) {
        return Ok(vec![Message::new("fibonacci-nim-all-lost").with("n", n)]);
    }
    let sum_to = |n: &UBig| -> Result<UBig> { Ok(zeckendorf::sum_of_largest_moves(n, None)?.sum) };
    let mut reasons = vec![Message::new("fibonacci-nim-climb")];
    let mut size = n.clone();
    let shown = shown(sum, 5);
    for (k, block) in indices.iter().zip(&sum.blocks[..shown]) {
        let fibonacci = zeckendorf::fibonacci(*k);
        let rest = &size - &fibonacci;
        let half = (&fibonacci - UBig::ONE) >> 1;
        let below_to = &fibonacci - UBig::ONE;
        let top = if block.last { &rest } else { &half };
        let text = match (block.last, rest == UBig::ZERO) {
            (true, true) => "fibonacci-nim-step-end",
            (true, false) => "fibonacci-nim-step-last",
            (false, _) => "fibonacci-nim-step",
        };
        let mut reason = Message::new(text)
            .with("size", &size)
            .with("fibonacci", &fibonacci)
            .with("rest", &rest)
            .with("below", sum_to(&below_to)?)
            .with("belowTo", below_to)
            .with("top", top)
            .with("climb", (top * (top + UBig::ONE)) >> 1)
            .with("contribution", &block.contribution);
        if !block.last {
            reason = reason.with("repeated", sum_to(&half)?);
        }
        reasons.push(reason);
        size = rest;
    }
    if let Some((count, rest)) = further(sum, shown) {
        let more = Message::new("fibonacci-nim-steps-more").with("count", count);
        reasons.push(more.with("contribution", UBig::try_from(rest).unwrap_or_default()));
    }
    Ok(reasons)
}

/// The steps of the sum where their numbers are too long to be read.
fn steps_in_short(sum: &SumOfMoves, modulus: Option<u64>) -> Vec<Message> {
    let shown = shown(sum, 2);
    let step = |text: [&'static str; 2], contribution: UBig| match modulus {
        None => Message::new(text[0]).with("contribution", contribution),
        Some(modulus) => Message::new(text[1]).with("contribution", contribution).with("modulus", modulus),
    };
    let mut reasons = vec![Message::new("fibonacci-nim-climb"), Message::new("fibonacci-nim-steps-rule")];
    for block in &sum.blocks[..shown] {
        let text = ["fibonacci-nim-step-short", "fibonacci-nim-step-short-modulo"];
        reasons.push(step(text, block.contribution.clone()).with("term", term(block.index)));
    }
    if let Some((count, rest)) = further(sum, shown) {
        let rest = match modulus {
            None => UBig::try_from(rest).unwrap_or_default(),
            // A residue may be smaller than the number that is subtracted from it.
            Some(modulus) => rest.rem_euclid(IBig::from(modulus)),
        };
        let text = ["fibonacci-nim-steps-more", "fibonacci-nim-steps-more-modulo"];
        reasons.push(step(text, rest).with("count", count));
    }
    reasons
}

fn shown(sum: &SumOfMoves, max: usize) -> usize {
    sum.blocks.len().min(max)
}

/// The number of omitted steps and their sum; `None` if all are listed.
fn further(sum: &SumOfMoves, shown: usize) -> Option<(usize, IBig)> {
    let listed = sum.blocks[..shown].iter().map(|block| &block.contribution);
    let rest = listed
        .fold(IBig::from(sum.sum.clone()), |rest, contribution| rest - IBig::from(contribution.clone()));
    let count = sum.block_count - shown;
    (count > 0).then_some((count, rest))
}

fn total(n: &UBig, sum: &UBig) -> Message {
    Message::new("fibonacci-nim-total").with("n", n).with("sum", sum)
}
