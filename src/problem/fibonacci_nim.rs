//! Stone Game III (Project Euler 366): Fibonacci nim, and the sum of its largest winning first moves.
//!
//! One pile of n stones. The first move takes any positive number but not the whole pile; after that a player
//! takes at most twice what the opponent just took. Whoever takes the last stone wins. M(n) is the largest
//! winning first move, 0 when n is lost; the question is M(1) + ... + M(N), exactly or modulo m.

use super::{Answer, Arguments, Check, Fact, Parameter, Problem, Reason};
use crate::error::Result;
use crate::grundy::Store;
use crate::progress::Progress;
use crate::ruleset::Ruleset;
use crate::zeckendorf::{self, SumOfMoves};
use dashu_int::ops::BitTest;

/// The sum of M(n) over n up to N.
#[derive(Clone, Copy, Debug)]
pub struct FibonacciNimSum;

/// Terms are written out while n has at most this many binary digits (60 decimal ones), and as F(k) above.
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
            Check { arguments: &[("n", "100")], answer: "728" },
            Check { arguments: &[("n", "10^18"), ("modulus", "10^8")], answer: "88351299" },
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
            None => zeckendorf::sum_of_largest_moves(n, &mut rest)?,
            Some(modulus) => zeckendorf::sum_of_largest_moves_modulo(n, modulus, &mut rest)?,
        };

        let written = n.bit_len() <= WRITTEN_BITS;
        let terms: Vec<String> = if written {
            zeckendorf::terms(&indices).iter().map(ToString::to_string).collect()
        } else {
            indices.iter().map(|k| format!("F({k})")).collect()
        };

        let mut why =
            vec![Reason::new("fibonacci-nim-zeckendorf").with("n", n).with("terms", abridged(&terms))];
        if moves.count == 0 {
            why.push(Reason::new("fibonacci-nim-loss").with("n", n));
        } else {
            let smallest =
                Reason::new("fibonacci-nim-smallest").with("n", n).with("smallest", &moves.winning[0]);
            why.push(smallest.with("rest", n - &moves.winning[0]));
            let winning = Reason::new("fibonacci-nim-winning").with("count", moves.count);
            why.push(winning.with("largest", &moves.largest));
        }
        why.extend(blocks(&sum));
        let mut total = Reason::new("fibonacci-nim-total").with("n", n).with("sum", &sum.sum);
        if let Some(modulus) = modulus {
            total = Reason::new("fibonacci-nim-total-modulo").with("modulus", modulus);
            total = total.with("n", n).with("sum", &sum.sum);
        }
        why.push(total);

        let mut facts: Vec<(&'static str, Fact)> =
            vec![("zeckendorf", Fact::Many(terms)), ("largestMove", (&moves.largest).into())];
        if let Some(smallest) = moves.winning.first() {
            facts.push(("smallestMove", smallest.into()));
        }
        let listed = moves.winning.iter().map(ToString::to_string).collect();
        facts.push(("winningMoves", Fact::Many(listed)));
        facts.push(("winningMoveCount", moves.count.into()));
        Ok(Answer { answer: sum.sum, facts, distributions: vec![], why })
    }
}

/// A sum of terms as one text, shortened in the middle where there are many.
fn abridged(terms: &[String]) -> String {
    if terms.len() <= 12 {
        terms.join(" + ")
    } else {
        format!("{} + … + {}", terms[..6].join(" + "), terms[terms.len() - 3..].join(" + "))
    }
}

fn blocks(sum: &SumOfMoves) -> Vec<Reason> {
    let listed = sum.blocks.iter().map(|block| {
        Reason::new(if block.last { "fibonacci-nim-block-last" } else { "fibonacci-nim-block" })
            .with("index", block.index)
            .with("contribution", &block.contribution)
    });
    let mut reasons: Vec<Reason> = listed.collect();
    let more = sum.block_count - sum.blocks.len();
    if more > 0 {
        reasons.push(Reason::new("fibonacci-nim-blocks-more").with("count", more));
    }
    reasons
}
