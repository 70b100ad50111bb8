//! Periods of Grundy sequences, with evidence.
//!
//! Index = heap size, from 0 (coin-turning games: coin number, from 1). A game has pre-period n0, period p and saltus
//! s when G(n+p) = G(n) + s for all n >= n0; told are always the least p and, with it, the least n0.
//!
//! A period is *proved* when a theorem on this kind of rules makes what was seen in finitely many values hold for
//! ever; see [`Criterion`] for each theorem. The proof is a [`Certificate`], which [`check`] verifies
//! from the definition of the game, sharing no code with what found it. Otherwise a repetition is at most
//! *observed*, up to where it was checked ([`Status::Observed`] says what counts); and a repetition that broke
//! is told as that. A finite sequence of values alone never proves anything: take-a-factorial repeats with
//! period 25 for 5050 heaps, and then no more (OEIS A014587).

mod certificate;
mod checker;
mod criterion;
mod evidence;
mod finder;
mod rules;
mod value;

pub use certificate::{Certificate, Exception};
pub use checker::{Flaw, WORK, check, check_values, work};
pub use criterion::Criterion;
pub use evidence::{Broken, Periodicity, Status, analyse, prove};
pub use finder::{Repetition, STRETCH};
pub use rules::{Rules, rules_of};
pub use value::{Source, Value, periodicity, value};
