use super::all_but::AllBut;
use super::at_most_share::AtMostShare;
use super::closed_form::ClosedForm;
use super::codes::{GeneralCode, TakeAndBreak};
use super::coins;
use super::coprime::Coprime;
use super::fibonacci_nim::FibonacciNim;
#[cfg(feature = "own-rules")]
use super::own_game::{NamedRule, OwnGame};
use super::subtraction::Subtraction;
use super::treblecross::Treblecross;
use crate::ruleset::{LengthSet, Ruleset, Take};
use crate::sequence::Sequence;

/// The sequence of a game, with the algorithm that suits it, nothing computed yet.
///
/// ```
/// use grundyscope::{Ruleset, games, sequence};
/// let mut squares = games::sequence(&Ruleset::parse("take:squares").unwrap());
/// let values = sequence::values(&mut *squares, ..=29).unwrap();
/// assert_eq!(values[24..], [2, 3, 2, 3, 4, 5]); // OEIS A014586
/// ```
#[must_use]
pub fn sequence(ruleset: &Ruleset) -> Box<dyn Sequence> {
    match ruleset {
        Ruleset::Nim => Box::new(ClosedForm::nim()),
        Ruleset::Take(Take::Set(LengthSet::Odd)) => Box::new(ClosedForm::odd()),
        Ruleset::Take(Take::Set(LengthSet::Even)) => Box::new(ClosedForm::even()),
        Ruleset::Take(Take::Set(LengthSet::PowersOf(base))) => Box::new(ClosedForm::powers_of(*base)),
        Ruleset::Take(Take::AtMostHalf) => Box::new(AtMostShare::half()),
        Ruleset::Take(Take::ProperDivisors) => Box::new(ClosedForm::proper_divisors()),
        Ruleset::Take(Take::AtLeastHalf) => Box::new(ClosedForm::at_least_half()),
        Ruleset::Take(Take::Set(set)) => Box::new(Subtraction::new(*set)),
        Ruleset::Take(Take::List(list)) => Box::new(Subtraction::of_list(list.clone())),
        Ruleset::Take(Take::Union { numbers, sets }) => {
            Box::new(Subtraction::of_union(numbers.clone(), sets.clone()))
        }
        Ruleset::Take(Take::Coprime) => Box::new(Coprime::new()),
        Ruleset::Take(Take::AllBut(list)) => Box::new(AllBut::new(list.clone())),
        Ruleset::Treblecross => Box::new(Treblecross::new()),
        Ruleset::GrundysGame => Box::new(TakeAndBreak::grundys_game()),
        Ruleset::Octal(code) => match TakeAndBreak::of_code(code) {
            Some(finite) => Box::new(finite),
            None => Box::new(GeneralCode::new(code.clone())),
        },
        Ruleset::Coins(coins) => coins::sequence(coins),
        Ruleset::FibonacciNim => Box::new(FibonacciNim::new()),
        #[cfg(feature = "own-rules")]
        Ruleset::Own(rule) => match rule.same_as() {
            Some(game) => Box::new(NamedRule::new(rule.clone(), sequence(&game))),
            None => match rule.share_taken().and_then(AtMostShare::new) {
                Some(sequence) => Box::new(NamedRule::new(rule.clone(), Box::new(sequence))),
                None => Box::new(OwnGame::new(rule.clone())),
            },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Progress;
    use crate::ruleset::Coins;
    use crate::walk::EXPLAINED;

    /// In every family the last heap or coin that is explained takes as many steps as are allowed,
    /// within a factor of three, unless it is the last one with a value.
    #[test]
    fn what_is_explained_takes_the_work_that_is_allowed() {
        let more = ["octal:0.(4)", "octal:0.(07)", "hex:0.(8)", "hex:8.(3)", "hex:0.8C(24)"];
        let coins = ["coins:exactly:4", "coins:motley", "coins:at-most:9", "coins:sym", "coins:turnips"];
        let rules = ["rule:(n to n-k for k in 1..n)", "rule:(n to heaps)", "rule:(n to distinct heaps)"];
        let more = more.into_iter().chain(coins).chain(rules);
        for text in Ruleset::examples().into_iter().chain(more) {
            let game = Ruleset::parse(text).expect("a game");
            // These do not go through all options.
            if matches!(game, Ruleset::Take(Take::AtLeastHalf) | Ruleset::Coins(Coins::Runs(_))) {
                continue;
            }
            let sequence = sequence(&game);
            let heap = sequence.explain_limit();
            let mut reports = 0u64;
            let mut listener = |_| {
                reports += 1;
                Ok(())
            };
            let walk = game.walk(heap, &mut Progress::new(&mut listener), &mut |_, _, _| Ok(()));
            let steps = reports << 16;
            assert!(walk.is_ok() && steps <= 3 * EXPLAINED, "{text} {heap}: {steps} steps");
            assert!(steps >= EXPLAINED / 3 || heap == sequence.limit(), "{text} {heap}: {steps} steps");
        }
    }
}
