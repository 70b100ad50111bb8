//! Questions as people type them: notation, a name with numbers, or sentences.
//!
//! The words and how they go together are a table, one for each language, which is handed in; here
//! is what reads it. In the order of reading:
//!
//! - `tokens`: numbers, words and signs of a text, and its pieces;
//! - `table`: the patterns of a language; `unknown`: what words that it does not have stand for;
//! - `pattern`: where a pattern matches, and what it says then;
//! - `boards`: trees, graphs and rows of squares after their name;
//! - `notation`: texts without a sentence: notations, lists, calculations, rows of coins;
//! - `prepare`: numbers, and words of the table, for what stands for them; `lines`: what a page has
//!   around a problem; `sample`: numbers below it; `lists`: sizes told by letters; `cases`: the
//!   first of its test cases;
//! - `sentences`: which of them are no part of a game; `ending`: how it ends; `heaps`: what each
//!   number is, by what is `beside` it; `taking`: what a sentence says may be taken; `clues`: the
//!   game that sentences tell together;
//! - `said`: everything that a text says, part by part; `effects`: what each phrase adds to it;
//!   `tell`: what sentences add that are told by their parts;
//!   `moves`: the rule that its moves are; `sizes`: which of its numbers are heaps;
//! - `narrow`: which of it is the question; `asked`: this as one question;
//! - `nearest`: what may be meant where nothing is clear; `guess`: a position by its numbers;
//!   `each`: heaps with a rule each; `repair`: a near position that cannot be meant as it is;
//! - `reading`: the question with what it changes of the text; `attempts`: the best of several
//!   readings; `sum`: sums of positions that are clear on their own; `reader`: one or the
//!   other.
//!
//! What no pattern reads is never passed over: a reading says so, and is not sure.

mod asked;
mod attempts;
mod beside;
mod boards;
mod cases;
mod clues;
mod each;
mod effects;
mod ending;
mod guess;
mod heaps;
mod lines;
mod lists;
mod moves;
mod narrow;
mod nearest;
mod notation;
mod pattern;
mod prepare;
mod reader;
mod reading;
mod recursion;
mod repair;
mod said;
mod sample;
mod sentences;
mod sizes;
mod sum;
mod table;
mod taking;
mod tell;
mod tokens;
mod unknown;

pub use reader::{counted, read};
pub use reading::{Aspect, Change, Kind, MAX_TEXT, Offer, Question, Reading, Span, What, Why};
pub use table::Words;
