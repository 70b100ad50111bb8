//! Terms and greedy steps in decimal digits, as many as fit a number of digits: writing takes
//! longer than finding.

use super::{ascending_terms, greedy_steps};

/// The terms of a representation in decimal digits, greatest first; of those that have more than
/// `digits` digits together, only the least ones.
///
/// `indices` as [`super::representation`] gives them. Time and space O(written digits).
///
/// ```
/// use grundyscope::zeckendorf::written_terms;
/// assert_eq!(written_terms(&[11, 6, 4], 100), ["89", "8", "3"]);
/// assert_eq!(written_terms(&[11, 6, 4], 3), ["8", "3"]);
/// ```
#[must_use]
pub fn written_terms(indices: &[u32], digits: usize) -> Vec<String> {
    let mut terms: Vec<String> = Vec::new();
    let mut written = 0;
    for term in ascending_terms(indices) {
        let term = term.to_string();
        written += term.len();
        if written > digits {
            break;
        }
        terms.push(term);
    }
    terms.reverse();
    terms
}

/// A [`super::GreedyStep`] in decimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WrittenStep {
    /// k of the term F(k), with F(2) = 1, F(3) = 2.
    pub index: u32,
    /// F(k), the greatest Fibonacci number that fits.
    pub term: String,
    /// F(k+1), which does not fit.
    pub next: String,
    /// The remainder after it.
    pub rest: String,
}

/// At most `count` of the greedy steps from number `from` on, counted from 0, in decimal digits;
/// fewer where they have more than `digits` digits together, but at least one while there are any.
///
/// Time as [`greedy_steps`] and O(written digits) for each number, space O(written digits).
///
/// ```
/// use grundyscope::zeckendorf::written_steps;
/// let steps = written_steps(&[11, 6, 4], 0, 2, 5);
/// assert_eq!(steps.len(), 1);
/// assert_eq!((&*steps[0].term, &*steps[0].next, &*steps[0].rest), ("89", "144", "11"));
/// ```
#[must_use]
pub fn written_steps(indices: &[u32], from: usize, count: usize, digits: usize) -> Vec<WrittenStep> {
    let mut steps = Vec::new();
    let mut written = 0;
    for step in greedy_steps(indices, from).take(count) {
        let [term, next, rest] = [step.term, step.next, step.rest].map(|number| number.to_string());
        written += term.len() + next.len() + rest.len();
        if written > digits && !steps.is_empty() {
            break;
        }
        steps.push(WrittenStep { index: step.index, term, next, rest });
    }
    steps
}
