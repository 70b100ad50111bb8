//! Engines for impartial games: sequences of Grundy values, nimbers, Zeckendorf representations,
//! and what follows from them. The crate is plain Rust and knows nothing of a browser; its boundary
//! to JavaScript is a crate of its own, `wasm` in its repository.
//!
//! Work that can take long takes a [`Progress`], through which a caller learns how far it is and
//! stops it. What cannot be answered is an [`Error`] with a stable [`Code`].
//!
//! # Sequences
//!
//! A [`Ruleset`] is a game, read from its notation, with its Grundy values. [`games`] computes
//! them, [`sequence`] reads histograms, records and pictures off them.
//!
//! ```
//! use grundyscope::Ruleset;
//! let kayles: Ruleset = "kayles".parse()?;
//! assert_eq!(kayles.values(..=11)?, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]); // OEIS A002186
//! assert_eq!(kayles.iter().take(5).max(), Some(3));
//! # Ok::<(), grundyscope::Error>(())
//! ```
//!
//! Step by step, with a listener, and with one table for many questions:
//!
//! ```
//! use grundyscope::{Progress, Ruleset, games, sequence};
//! let mut kayles = games::sequence(&Ruleset::parse("kayles").unwrap());
//! kayles.extend(11, &mut Progress::none()).unwrap();
//! let mut values = [0; 12];
//! kayles.read(0, &mut values);
//! assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]); // OEIS A002186
//! assert_eq!(sequence::histogram(&*kayles, 0, 11).count(1), 3);
//! ```
//!
//! [`misere`] computes the genus of heaps under misère play.
//!
//! ```
//! use grundyscope::{Progress, Ruleset, misere};
//! let kayles = Ruleset::parse("kayles").unwrap();
//! let genera = misere::misere_heaps(&kayles, 5, &mut Progress::none()).unwrap();
//! assert_eq!(genera[5].to_string(), "4^146"); // Winning Ways, chapter 13
//! ```
//!
//! [`periodicity`] finds periods and proves them, with a certificate that can be checked.
//!
//! ```
//! use grundyscope::{Progress, Ruleset, games, periodicity};
//! let kayles = Ruleset::parse("kayles").unwrap();
//! let mut sequence = games::sequence(&kayles);
//! sequence.extend(999, &mut Progress::none()).unwrap();
//! let mut values = vec![0; 1_000];
//! sequence.read(0, &mut values);
//! let proof = periodicity::prove(&periodicity::rules_of(&kayles), &values).unwrap().unwrap();
//! assert_eq!((proof.preperiod, proof.period), (71, 12)); // Winning Ways, chapter 4
//! ```
//!
//! # Positions, products, tables
//!
//! [`position`] finds the winning moves of a sum of games, [`tartan`] counts them on boards of
//! product games, and [`two_heaps`] has games on two numbers that a move changes together.
//!
//! ```
//! use grundyscope::{Progress, store::Store, position::Sum, tartan::Product};
//! use grundyscope::two_heaps::{TwoHeaps, Window, table};
//! let (mut store, mut progress) = (Store::default(), Progress::none());
//!
//! let sum = Sum::parse("0.77:12 + take:squares:29 + nim:5").unwrap();
//! assert_eq!(sum.moves(10, &mut store, &mut progress).unwrap().value, 4 ^ 5 ^ 5);
//!
//! let corners = Product::parse("coins:twins x coins:twins").unwrap();
//! assert_eq!(corners.value(5, 8, &mut store, &mut progress), Ok(10)); // OEIS A051775
//!
//! let window = Window { from_row: 1, from_column: 0, rows: 1, columns: 7 };
//! assert_eq!(table(TwoHeaps::Wythoff, window, &mut progress).unwrap(), [1, 2, 0, 4, 5, 3, 7]); // OEIS A004482
//! ```
//!
//! # Numbers
//!
//! [`nimber`] computes in the field of nimbers, [`zeckendorf`] with Fibonacci numbers, and
//! [`number`] reads what people type.
//!
//! ```
//! use grundyscope::{nimber, number, zeckendorf};
//! assert_eq!(nimber::product(4, 7), 10); // OEIS A051775
//! let hundred = number::parse("10^2", "0", "1000").unwrap();
//! assert_eq!(zeckendorf::representation(&hundred), [11, 6, 4]); // 89 + 8 + 3
//! ```
//!
//! # Problems and recognition
//!
//! [`problem`] is a catalogue of named problems, [`recognition`] names a sequence by its first
//! terms, and [`comparison`] finds where two games differ.
//!
//! ```
//! use grundyscope::{Progress, store::Store, problem::{self, Arguments}, recognition};
//! let problem = problem::find("flipping-game").unwrap();
//! let arguments = Arguments::read(problem, &[("n", "100")]).unwrap();
//! let answer = problem.solve(&arguments, &mut Store::default(), &mut Progress::none()).unwrap();
//! assert_eq!(answer.answer, 31395u32.into()); // Project Euler 459
//! assert_eq!(recognition::recognise(&[0, 1, 0, 1, 2, 0, 1, 0]).unwrap()[0].sequence.number, "A014586");
//! ```

pub mod comparison;
pub mod error;
pub mod games;
mod length_set;
mod memory;
pub mod misere;
pub mod nimber;
mod notation;
pub mod number;
pub mod periodicity;
pub mod position;
mod primes;
pub mod problem;
pub mod progress;
pub mod question;
pub mod recognition;
#[cfg(feature = "own-rules")]
mod rule;
pub mod ruleset;
pub mod sequence;
#[cfg(feature = "serde")]
mod serial;
mod shorthand;
mod sort;
pub mod store;
pub mod tartan;
pub mod two_heaps;
mod walk;
pub mod zeckendorf;

/// A natural number of any size.
pub use dashu_int::UBig as Natural;
pub use error::{Code, Error, Result};
pub use progress::Progress;
pub use ruleset::{LengthSet, Ruleset};
pub use shorthand::Values;

/// The README's examples, which are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
