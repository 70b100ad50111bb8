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
//! Step by step, with a listener that may stop the work, and with one table for many questions:
//!
//! ```
//! use grundyscope::{Progress, Ruleset, games, sequence};
//! let kayles: Ruleset = "kayles".parse()?;
//! let mut kayles = games::sequence(&kayles);
//! let mut listener = |_fraction: f64| Ok(());
//! let mut progress = Progress::new(&mut listener);
//! kayles.extend(11, &mut progress)?;
//! let mut values = [0; 12];
//! kayles.read(0, &mut values);
//! assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]); // OEIS A002186
//! assert_eq!(sequence::histogram(&*kayles, 0, 11, Some(&mut progress))?.count(1), 3);
//! # Ok::<(), grundyscope::Error>(())
//! ```
//!
//! [`periodicity`] finds periods and proves them, with a certificate that can be checked, and
//! [`misere`] computes the genus of heaps under misère play.
//!
//! ```
//! use grundyscope::Ruleset;
//! let kayles: Ruleset = "kayles".parse()?;
//! let period = kayles.period(999)?;
//! let proof = period.proved().unwrap();
//! assert_eq!((proof.preperiod, proof.period), (71, 12)); // Winning Ways, chapter 4
//! assert_eq!(kayles.genera(..=5)?[5].to_string(), "4^146"); // Winning Ways, chapter 13
//! # Ok::<(), grundyscope::Error>(())
//! ```
//!
//! # Positions, products, tables
//!
//! [`position`] finds the winning moves of a sum of games, [`tartan`] counts them on boards of
//! product games, and [`two_heaps`] has games on two numbers that a move changes together.
//!
//! ```
//! use grundyscope::{position::Sum, tartan::Product, two_heaps::{TwoHeaps, Window}};
//! let sum: Sum = "0.77:12 + take:squares:29 + nim:5".parse()?;
//! assert_eq!(sum.winning_moves()?.len(), 3);
//!
//! let corners: Product = "coins:twins x coins:twins".parse()?;
//! assert_eq!(corners.cell(5, 8)?, 10); // OEIS A051775
//!
//! let wythoff: TwoHeaps = "wythoff".parse()?;
//! let window = Window { from_row: 1, from_column: 0, rows: 1, columns: 7 };
//! assert_eq!(wythoff.values(window)?, [1, 2, 0, 4, 5, 3, 7]); // OEIS A004482
//! # Ok::<(), grundyscope::Error>(())
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
//! use grundyscope::{problem, recognition};
//! assert_eq!(problem::solve("flipping-game", "100")?.answer, 31395u32.into()); // Project Euler 459
//! assert_eq!(recognition::recognise(&[0, 1, 0, 1, 2, 0, 1, 0])?[0].sequence.number, "A014586");
//! # Ok::<(), grundyscope::Error>(())
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
