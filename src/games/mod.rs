//! The engines: one file or folder for each family of games, and on top the factory [`sequence`]
//! that chooses one.

mod all_but;
mod at_most_share;
mod closed_form;
mod codes;
mod coins;
mod coprime;
mod factory;
mod fibonacci_nim;
mod marks;
#[cfg(feature = "own-rules")]
mod own_game;
mod square_positions;
mod square_round;
mod squares;
mod subtraction;
mod treblecross;

pub use factory::sequence;
pub use square_round::SquareRound;
pub use subtraction::Subtraction;

pub(crate) use at_most_share::AtMostShare;
pub(crate) use closed_form::at_least_half_value;
pub(crate) use square_round::Rounds;

// What `sequence` chooses from: public for the tests of each engine beside its oracle, and no part
// of the interface.
#[cfg(feature = "own-rules")]
#[doc(hidden)]
pub use own_game::OwnGame;
#[doc(hidden)]
pub use {
    all_but::AllBut,
    closed_form::ClosedForm,
    codes::TakeAndBreak,
    coins::{CoinRuns, Lengths, coin_value},
    fibonacci_nim::FibonacciNim,
    square_positions::SquarePositions,
    treblecross::Treblecross,
};
