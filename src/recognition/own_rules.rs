//! Named games that an own rule is, or that it agrees with as far as both were compared.

use crate::games;
use crate::progress::Progress;
use crate::ruleset::{Rule, Ruleset};
use crate::sequence::Sequence;
use crate::sort::sort;
use std::sync::Arc;

/// The largest heap whose options are compared.
const COMPARED: u64 = 40;

/// After so many reports of progress it is not compared.
const REPORTS: u32 = 8;

/// A named game beside an own rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameGame {
    /// The named game.
    pub game: Ruleset,
    /// The last heap up to which the options were compared and are the same; `None` where the form
    /// of the rule proves that they are for all heaps.
    pub up_to: Option<u64>,
}

/// The named game that a rule is by its form ([`Rule::same_as`]), or else the first game of
/// [`Ruleset::named`] whose heaps up to 40 have the same options, which proves nothing about larger
/// ones.
///
/// Time O(options of the heaps up to 40), for the rule and for each named game; rules with too many
/// options there agree with none.
///
/// ```
/// use grundyscope::{Ruleset, recognition::same_game};
/// let Ok(Ruleset::Own(rule)) = Ruleset::parse("n to n-k for k in 1..n if k < 3 or k = 5") else { panic!() };
/// let same = same_game(&rule).unwrap();
/// assert_eq!((same.game.to_string(), same.up_to), ("take:1,2,5".to_owned(), Some(40)));
/// ```
#[must_use]
pub fn same_game(rule: &Arc<Rule>) -> Option<SameGame> {
    if let Some(game) = rule.same_as() {
        return Some(SameGame { game, up_to: None });
    }
    if games::OwnGame::new(rule.clone()).explain_limit() < COMPARED {
        return None;
    }
    let mut reports = 0;
    let mut listener = |_| {
        reports += 1;
        Progress::answer(reports < REPORTS)
    };
    let progress = &mut Progress::new(&mut listener);
    let own: Option<Vec<_>> = (0..=COMPARED).map(|heap| own_options(rule, heap, progress)).collect();
    let own = own?;
    if own.iter().all(Vec::is_empty) {
        return None;
    }
    let agrees = |game: &Ruleset| {
        let is_heaps = !matches!(game, Ruleset::Coins(_) | Ruleset::FibonacciNim);
        is_heaps && (0..=COMPARED).all(|heap| options(game, heap) == own[heap as usize])
    };
    let mut named = Ruleset::named().into_iter().filter_map(|(game, _)| Ruleset::parse(game).ok());
    named.find(agrees).map(|game| SameGame { game, up_to: Some(COMPARED) })
}

/// The different options of a heap, ascending, as the heaps that are not empty.
fn options(game: &Ruleset, heap: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    game.options(heap, &mut |_, left| options.push(left.to_vec()));
    different(options)
}

/// Those of a rule; `None` if the work is stopped.
fn own_options(rule: &Rule, heap: u64, progress: &mut Progress<'_>) -> Option<Vec<Vec<u64>>> {
    let mut options = Vec::new();
    let position = [i64::try_from(heap).ok()?];
    let walk = rule.visit_options(&position, progress, &mut |progress, option| {
        let mut parts = Vec::new();
        for part in option {
            let count = part.count.min(COMPARED + 1);
            progress.work(4 * count)?;
            parts.extend(std::iter::repeat_n(part.position[0].unsigned_abs(), count as usize));
        }
        options.push(parts);
        Ok(())
    });
    walk.is_ok().then(|| different(options))
}

fn different(mut options: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    for option in &mut options {
        option.retain(|&heap| heap > 0);
        sort(option);
    }
    sort(&mut options);
    options.dedup();
    options
}
