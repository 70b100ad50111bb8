//! Periods of Grundy sequences, with evidence.
//!
//! Index = heap size, from 0 (coin-turning games: coin number, from 1). A game has pre-period n0,
//! period p and saltus s when G(n+p) = G(n) + s for all n >= n0; results have the least p and, with
//! it, the least n0.
//!
//! A period is *proved* when a theorem about this kind of rules extends a repetition of finitely
//! many values to all indices; see [`Criterion`] for each theorem. The proof is a [`Certificate`],
//! which [`check`] verifies from the definition of the game, without code of the search. An
//! accepted proof continues the sequence ([`continued()`]).
//!
//! Otherwise a repetition is at most *observed*, up to where it was checked ([`Status::Observed`]
//! defines what counts), or *broken* at a later index. Finitely many values alone never prove a
//! period: take-a-factorial repeats with period 25 for 5050 heaps, and then no more (OEIS A014587).

mod certificate;
mod checker;
mod continued;
mod criterion;
mod evidence;
mod finder;
mod octal_check;
mod rules;
mod table;
mod theorem;
mod value;

pub use certificate::{Certificate, Continuation, Exception};
pub use checker::{Flaw, WORK, check, check_values, rechecked, work};
pub use continued::{Continued, continuation, continuation_at, continued, is_quick};
pub use criterion::Criterion;
pub use evidence::{Broken, Periodicity, Status, analyse, prove};
pub use finder::Repetition;
pub use rules::{Rules, rules_of};
pub use value::{Source, Value, periodicity, value};
pub(crate) use value::{proof, without_period};
