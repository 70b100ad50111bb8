//! How far the values of a rule can be computed, told before any is: the work of some heaps is
//! counted, and that of those between is taken to be its mean.

use super::plan::Plan;
use super::walk::{Stop, Target, Walk};
use crate::walk::EXPLAINED;

/// The work up to the largest heap, in units of about a nanosecond.
pub(super) const BUDGET: u64 = 10_000_000_000;

/// The work of the heap to explain, whose options are visited by the definition, at 8 units a step.
const EXPLAIN_BUDGET: u64 = 8 * EXPLAINED;

/// So many heaps stand for those between two that are counted, if that takes few rounds.
const SAMPLE: u64 = 16;
const ROUNDS: u64 = 1 << 13;

/// The largest heap, whatever the work.
const MAX_LIMIT: u64 = 10_000_000;

/// The largest heap of rules that split heaps in every way, and the largest ones to explain, for
/// any heaps and for different ones: they have 1,300,156 and 444,793 ways (OEIS A000041, A000009).
const SPLIT_LIMIT: u64 = 4_000;
const SPLIT_EXPLAIN: [u64; 2] = [62, 100];

pub(super) fn explained(plan: &Plan, walk: &mut Walk, max: u64) -> u64 {
    let split = plan.splits.into_iter().zip(SPLIT_EXPLAIN).filter(|(splits, _)| *splits);
    let max = split.fold(max, |max, (_, limit)| max.min(limit));
    let mut heap = 0u64;
    walk.rounds = 0;
    while heap < max {
        let next = (heap + 1 + heap / 4).min(max);
        if counted(plan, walk, next, true).is_none_or(|work| work > EXPLAIN_BUDGET) {
            return rounded(heap);
        }
        heap = next;
    }
    max
}

/// The largest heap whose work with that of all smaller ones is within a budget.
pub(super) fn limit(plan: &Plan, walk: &mut Walk, budget: u64) -> u64 {
    let max = if plan.splits.contains(&true) { SPLIT_LIMIT } else { MAX_LIMIT };
    let (mut heap, mut total) = (0u64, 0u64);
    walk.rounds = 0;
    rounded(loop {
        let next = (heap + 1 + heap / 4).min(max);
        let Some(work) = mean(plan, walk, (heap, next)) else { break heap };
        let all = work.saturating_mul(next - heap);
        if total.saturating_add(all) > budget {
            break heap + (budget - total) / work;
        }
        total += all;
        heap = next;
        if heap == max {
            break max;
        }
    })
}

/// The mean work of some heaps above one, up to another one; `None` if it is too much to count.
fn mean(plan: &Plan, walk: &mut Walk, (below, last): (u64, u64)) -> Option<u64> {
    let (before, most) = (walk.rounds, SAMPLE.min(last - below));
    let (mut work, mut count) = (0u64, 0);
    while count < most && (count == 0 || walk.rounds - before < ROUNDS) {
        work = work.saturating_add(counted(plan, walk, last - count * (last - below) / most, false)?);
        count += 1;
    }
    Some(work / count)
}

/// The work of a heap; `None` if it is too much to be counted.
fn counted(plan: &Plan, walk: &mut Walk, heap: u64, tests_nothing: bool) -> Option<u64> {
    let before = std::mem::take(&mut walk.work);
    let result = walk.run(plan, (heap as usize, 1), Target::Count { plain: tests_nothing }, &mut || Ok(()));
    let work = std::mem::replace(&mut walk.work, before);
    match result {
        // The values up to here are refused when they are asked for.
        Ok(()) | Err(Stop::Cycle) => Some(work),
        Err(_) => None,
    }
}

/// The number with two digits, and zeros.
fn rounded(number: u64) -> u64 {
    let unit = 10u64.pow(number.max(1).ilog10().saturating_sub(1));
    number / unit * unit
}
