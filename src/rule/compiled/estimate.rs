//! How far the values of a rule can be computed, told before any is: the work of some heaps is
//! counted, and that of those between is taken to be its mean.

use super::plan::Plan;
use super::walk::{Stop, Target, Walk};

/// The work up to the largest heap, in units of about a nanosecond.
pub(super) const BUDGET: u64 = 10_000_000_000;

/// The work of the heap to explain, whose options are visited by the definition.
pub(super) const EXPLAIN_BUDGET: u64 = 1 << 26;

/// So many heaps stand for those between two that are counted, if that takes few rounds.
const SAMPLE: u64 = 16;
const ROUNDS: u64 = 1 << 13;

/// The largest heap, whatever the work.
const MAX_LIMIT: u64 = 10_000_000;

/// The largest heap of rules that split heaps in every way, and the largest ones to explain, for
/// any heaps and for different ones: they have 204,226 and 189,586 ways (OEIS A000041, A000009).
const SPLIT_LIMIT: u64 = 4_000;
const SPLIT_EXPLAIN: [u64; 2] = [50, 90];

/// The largest heap whose work with that of all smaller ones is within a budget, and the largest
/// heap to explain.
pub(super) fn limits(plan: &Plan, walk: &mut Walk, budget: u64) -> (u64, u64) {
    let mut max = MAX_LIMIT;
    let mut explain_max = MAX_LIMIT;
    for (splits, limit) in plan.splits.into_iter().zip(SPLIT_EXPLAIN) {
        if splits {
            max = SPLIT_LIMIT;
            explain_max = explain_max.min(limit);
        }
    }
    let mut explain = 0;
    let (mut heap, mut total) = (0u64, 0u64);
    walk.rounds = 0;
    let mut explains = true;
    let limit = loop {
        let next = (heap + 1 + heap / 4).min(max);
        let Some(work) = mean(plan, walk, (heap, next)) else { break heap };
        let all = work.saturating_mul(next - heap);
        if total.saturating_add(all) > budget {
            break heap + (budget - total) / work;
        }
        total += all;
        explains = explains && counted(plan, walk, next, true).is_some_and(|work| work <= EXPLAIN_BUDGET);
        if explains {
            explain = next;
        }
        heap = next;
        if heap == max {
            break max;
        }
    };
    let limit = rounded(limit);
    (limit, if explain == heap { limit } else { rounded(explain) }.min(explain_max).min(limit))
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
