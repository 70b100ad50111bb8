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

pub use all_but::AllBut;
pub use at_most_share::AtMostShare;
pub use closed_form::ClosedForm;
pub(crate) use closed_form::at_least_half_value;
pub use codes::TakeAndBreak;
pub use coins::{CoinRuns, Lengths, coin_value};
pub use factory::sequence;
pub use fibonacci_nim::FibonacciNim;
#[cfg(feature = "own-rules")]
pub use own_game::OwnGame;
pub use square_positions::SquarePositions;
pub(crate) use square_round::Rounds;
pub use square_round::SquareRound;
pub use subtraction::Subtraction;
pub use treblecross::Treblecross;
