//! The one place that chooses the algorithm for a game.

use super::all_but::AllBut;
use super::at_least_half::AtLeastHalf;
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
/// use grundyscope::{Progress, Ruleset, games};
/// let mut squares = games::sequence(&Ruleset::parse("take:squares").unwrap());
/// squares.extend(29, &mut Progress::none()).unwrap();
/// let mut values = [0; 6];
/// squares.read(24, &mut values);
/// assert_eq!(values, [2, 3, 2, 3, 4, 5]); // OEIS A014586
/// ```
#[must_use]
pub fn sequence(ruleset: &Ruleset) -> Box<dyn Sequence> {
    match ruleset {
        Ruleset::Nim => Box::new(ClosedForm::nim()),
        Ruleset::Take(Take::Set(LengthSet::Odd)) => Box::new(ClosedForm::odd()),
        Ruleset::Take(Take::Set(LengthSet::Even)) => Box::new(ClosedForm::even()),
        Ruleset::Take(Take::AtMostHalf) => Box::new(AtMostShare::half()),
        Ruleset::Take(Take::ProperDivisors) => Box::new(ClosedForm::proper_divisors()),
        Ruleset::Take(Take::AtLeastHalf) => Box::new(AtLeastHalf),
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
