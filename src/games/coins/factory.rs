//! The one place that chooses the algorithm for a coin-turning game.

use super::closed_form::CoinClosedForm;
use super::mex::CoinMex;
use super::run_lengths::Lengths;
use super::runs::CoinRuns;
use super::subsets::CoinSubsets;
use super::symmetric::CoinSymmetric;
use super::table::CoinTable;
use crate::ruleset::Coins;
use crate::sequence::Sequence;

pub(in crate::games) fn sequence(coins: &Coins) -> Box<dyn Sequence> {
    let table = |limit, next| Box::new(CoinTable::new(coins.clone(), limit, next));
    match coins {
        Coins::Runs(set) => Box::new(CoinRuns::new(*set)),
        Coins::RunsOf(lengths) => Box::new(CoinRuns::new(Lengths::List(lengths.clone()))),
        Coins::Ruler | Coins::Motley | Coins::AtMost(..=3) | Coins::Exactly(..=3) => {
            Box::new(CoinClosedForm::new(coins.clone()))
        }
        Coins::AtMost(max) => {
            let subsets = CoinSubsets::new(*max, 0);
            table(subsets.limit(), Box::new(subsets))
        }
        Coins::Exactly(size) => {
            let subsets = CoinSubsets::new(*size, size - 1);
            table(subsets.limit(), Box::new(subsets))
        }
        Coins::Sym => table(CoinSymmetric::LIMIT, Box::<CoinSymmetric>::default()),
        Coins::Turnips | Coins::Grunt => table(CoinMex::LIMIT, Box::new(CoinMex::new(coins.clone()))),
    }
}
