//! What a game is: from its notation to a [`Ruleset`]. One family a file.
//!
//! A ruleset says which moves there are, and nothing about how values are computed; that is
//! [`crate::games`]. The notation is used in links, in requests and in input fields.
//!
//! | notation | game |
//! |---|---|
//! | `take:squares`, `take:triangular`, any [`LengthSet`] | take that many stones from a heap |
//! | `take:1,2,5`, `take:3..14` | take one of these numbers |
//! | `take:1,primes`, `take:3..14,squares` | take one of these numbers, or one in one of these sets |
//! | `take:all-but:1,3` | take any positive number but these |
//! | `take:at-least-half`, `take:at-most-half` | take at least, or at most, half of a heap |
//! | `take:proper-divisors` | take a divisor of the heap's size that is less than it |
//! | `take:coprime` | take a number that is coprime to the heap's size |
//! | `octal:0.77`, `octal:4.(3)`, or bare: `0.77` | take and break by an octal code, see [`OctalCode`] |
//! | `hex:0.2048` | the same with digits from 0 to F: 8 leaves three heaps |
//! | `nim` | take any positive number |
//! | `grundys-game` | break a heap into two heaps of different sizes |
//! | `treblecross` | put a cross on a strip of squares; three in a row win |
//! | `coins:runs:squares`, `coins:runs:triangular` | turn that many adjacent coins, the last one from heads to tails |
//! | `coins:mock-turtles`, `coins:ruler`, `coins:sym`, … | see [`Coins`] |
//! | `rule:(n to n-k for k in {1,3,4})`, or bare | a rule of the reader's own, see [`Rule`] |
//! | `fibonacci-nim` | at first any number but not all; then at most twice what was taken last |
//!
//! Some games also have names (`Dawson's Chess`), which are parsed too; the canonical form is
//! always the notation.
//!
//! To add a family: a file with its type, notation and options, a variant of [`Ruleset`] and a row
//! of `FAMILIES` in `families`.

mod aliases;
mod coins;
mod families;
#[cfg(feature = "own-rules")]
mod named_game;
mod octal;
mod rules;
#[cfg(feature = "own-rules")]
mod same;
mod take;
mod treblecross;

pub use crate::length_set::LengthSet;
#[cfg(feature = "own-rules")]
pub use crate::rule::Rule;
pub use coins::Coins;
pub use octal::OctalCode;
pub use rules::Ruleset;
pub use take::Take;
