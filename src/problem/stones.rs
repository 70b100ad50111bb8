//! A stones game (HackerRank "half"): piles of 1, 2, ..., n stones, a move takes at least half of
//! one.
//!
//! A pile of s stones has value floor(log2 s) + 1, its number of binary digits. The piles of value
//! v are 2^(v-1) .. 2^v - 1, an even number of them for v > 1; so the nim-sum X of the piles 1..n
//! is 1 for odd n, and 1 xor (digits of n) for even n. It is never 0: the first player always wins.
//!
//! A winning move turns a pile's value v into v xor X, which must be smaller, so v has the top bit
//! of X. The fewest stones go from the smallest such pile, 2^(v-1) for v = the top bit of X,
//! leaving as many as possible: the largest pile of value v xor X, or half where that would be less
//! than half taken.

use super::{Answer, Arguments, Check, Parameter, Problem};
use crate::error::{Message, Result, Value};
use crate::games::at_least_half_value;
use crate::progress::Progress;
use crate::ruleset::{Ruleset, Take};
use crate::store::Store;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

#[derive(Clone, Copy, Debug)]
pub(super) struct Stones;

/// The winning move that takes the fewest stones.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Move {
    nim_sum: u32,
    /// Value of the pile before the move and after it.
    from: u32,
    to: u32,
    pile: UBig,
    take: UBig,
    remain: UBig,
}

/// X(n) for n at least 1.
fn nim_sum(n: &UBig) -> u32 {
    if n.bit(0) { 1 } else { at_least_half_value(n) ^ 1 }
}

fn best_move(n: &UBig) -> Move {
    let nim_sum = nim_sum(n);
    let from = 1 << nim_sum.ilog2();
    let to = from ^ nim_sum;
    let pile = UBig::ONE << (from as usize - 1);
    let largest = (UBig::ONE << to as usize) - UBig::ONE;
    let half = &pile >> 1;
    let remain = if largest > half { half } else { largest };
    let take = &pile - &remain;
    Move { nim_sum, from, to, pile, take, remain }
}

fn values(n: &UBig, nim_sum: u32) -> Message {
    Message::new(if n.bit(0) { "stones-values-odd" } else { "stones-values-even" })
        .with("n", n)
        .with("value", at_least_half_value(n))
        .with("nimSum", nim_sum)
}

fn choice(best: &Move) -> Message {
    Message::new("stones-choose")
        .with("nimSum", best.nim_sum)
        .with("from", best.from)
        .with("pile", &best.pile)
}

/// How many stones that pile keeps: none, as many as the wanted value has, or only half.
fn leaving(best: &Move) -> Message {
    let largest = (UBig::ONE << best.to as usize) - UBig::ONE;
    let text = if best.to == 0 {
        "stones-leave-none"
    } else if best.remain == largest {
        "stones-leave-largest"
    } else {
        "stones-leave-half"
    };
    Message::new(text)
        .with("nimSum", best.nim_sum)
        .with("from", best.from)
        .with("to", best.to)
        .with("pile", &best.pile)
        .with("largest", largest)
        .with("remain", &best.remain)
        .with("take", &best.take)
}

impl Problem for Stones {
    fn id(&self) -> &'static str {
        "stones"
    }

    fn parameters(&self) -> &'static [Parameter] {
        &[Parameter { name: "n", min: "1", max: "10^1000", default: Some("10") }]
    }

    fn checks(&self) -> &'static [Check] {
        const {
            &[
                Check::of(&[("n", "123456")], "32768"),
                Check::of(&[("n", "1")], "1"),
                Check::of(&[("n", "3")], "1"),
                Check::of(&[("n", "6")], "2"),
                Check::of(&[("n", "8")], "7"),
                Check::of(&[("n", "10")], "7"),
            ]
        }
    }

    fn facts(&self) -> &'static [&'static str] {
        &["pile", "take", "remain", "nimSumBefore", "nimSumAfter"]
    }

    fn games(&self) -> &'static [Ruleset] {
        &[Ruleset::Take(Take::AtLeastHalf)]
    }

    fn solve(&self, arguments: &Arguments, _: &mut Store, _: &mut Progress<'_>) -> Result<Answer> {
        let n = arguments.big("n");
        let best = best_move(n);
        let after = best.nim_sum ^ best.from ^ at_least_half_value(&best.remain);
        let why = vec![values(n, best.nim_sum), choice(&best), leaving(&best)];
        let facts: Vec<(&'static str, Value)> = vec![
            ("pile", best.pile.into()),
            ("take", (&best.take).into()),
            ("remain", best.remain.into()),
            ("nimSumBefore", best.nim_sum.into()),
            ("nimSumAfter", after.into()),
        ];
        Ok(Answer { answer: best.take, facts, distributions: vec![], why })
    }

    fn closed_form(&self, n: &UBig) -> Option<UBig> {
        Some(best_move(n).take)
    }
}
