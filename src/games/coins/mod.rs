mod closed_form;
mod counters;
mod factory;
mod mex;
mod nearest;
mod run_lengths;
mod runs;
mod subsets;
mod symmetric;
mod table;

pub use closed_form::coin_value;
pub(super) use factory::sequence;
pub use run_lengths::Lengths;
pub use runs::CoinRuns;
